"""What every family of hostile inputs needs: running sheetc, and judging what it answers."""
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHEETC = os.environ.get("SHEETC", str(ROOT / ".build" / "debug" / "sheetc"))
GUARD = 60  # seconds after which a run counts as hung

GOOD = b"""version: 1
sheets:
  a:
    summary: s
    header: {height: 52, trailing: close}
    detents: [maxHeight]
"""

SEVERITIES = ("error", "warning", "note")
BAD_WORDS = re.compile(r"\b(invalid|illegal|please|failed to|node|enum|nil|Swift\.|fatal)\b|!$|\.$")


class Outcome:
    """How one run ended."""

    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    @property
    def text(self):
        return self.err.decode("utf-8", "replace")


def run(arguments, folder=None, data=b"", **options):
    """Runs sheetc; a run that is killed by the guard has no code."""
    command = options.pop("command", [SHEETC]) + list(arguments)
    try:
        ended = subprocess.run(
            command, cwd=folder, input=data if "stdin" not in options else None,
            stdout=options.pop("stdout", subprocess.PIPE), stderr=options.pop("stderr", subprocess.PIPE),
            timeout=GUARD, **options)
        return Outcome(ended.returncode, ended.stdout or b"", ended.stderr or b"")
    except subprocess.TimeoutExpired:
        return Outcome(None, b"", b"hung")


def hidden_bytes(data):
    """Whether a terminal would be told something by these bytes."""
    text = data.decode("utf-8", "surrogateescape")
    return any(ord(c) < 0x20 and c != "\n" or 0x7F <= ord(c) < 0xA0 or c in "\u2028\u2029\u202e\u200b\ufeff"
               or 0xDC80 <= ord(c) < 0xDD00 for c in text)


class Table:
    """Counts what was tried in each family, and keeps what went wrong."""

    def __init__(self):
        self.counts = {}
        self.faults = []

    def add(self, family, count=1):
        self.counts[family] = self.counts.get(family, 0) + count

    def fault(self, family, label, sentence):
        self.faults.append(f"{family}: {label}: {sentence}")

    def print(self, limit=40):
        width = max(map(len, self.counts))
        for family, count in self.counts.items():
            print(f"  {family:<{width}}  {count:>6}")
        print(f"  {'all':<{width}}  {sum(self.counts.values()):>6}")
        for sentence in self.faults[:limit]:
            print(f"error: {sentence}")
        if len(self.faults) > limit:
            print(f"error: {len(self.faults) - limit} more")


def judge(case, outcome, table, code, names):
    """One run that has nothing to report but one mistake: its code, and one clear error that says `names`."""
    family, label = case
    table.add(family)
    if outcome.code is None:
        return table.fault(family, label, "hangs")
    if outcome.code < 0 or outcome.code > 3:
        return table.fault(family, label, f"ends with {outcome.code}: {outcome.text[-300:]}")
    if outcome.code != code:
        table.fault(family, label, f"ends with {outcome.code}, not {code}: {outcome.text[-300:]!r}")
    judge_words(case, outcome, table, code, names)


def judge_words(case, outcome, table, code, names):
    family, label = case
    if code == 0:
        return
    errors = re.findall(r"^(?:sheetc|.+?:\d+:\d+): error: (.*)$", outcome.text, re.M)
    if len(errors) != 1:
        return table.fault(family, label, f"{len(errors)} errors: {outcome.text[:600]!r}")
    judge_message(case, re.sub(r" \[[a-z0-9-]+\]$", "", errors[0]), table, 1300)
    for name in [names] if isinstance(names, str) else names:
        if name not in outcome.text:
            table.fault(family, label, f"does not say {name!r}: {outcome.text[:400]!r}")
    if hidden_bytes(outcome.err):
        table.fault(family, label, f"sends hidden bytes to the terminal: {outcome.err[:300]!r}")


def judge_message(case, message, table, longest=500):
    family, label = case
    without_quotes = re.sub(r"'[^']*'", "''", message)
    begins_well = message and (not message[0].isupper() or message.startswith("U+"))
    if not begins_well or BAD_WORDS.search(without_quotes) or len(message) > longest:
        table.fault(family, label, f"not in the house's words: {message[:300]!r}")


class Batch:
    """Files with one mistake each, all of which one run of sheetc reads.

    They are sheets files, or configurations, each of which has a sound sheets file beside it.
    """

    def __init__(self, table, are_configurations=False):
        self.table = table
        self.cases = []
        self.code = 2 if are_configurations else 1
        self.name = "sheetc.yaml" if are_configurations else "x.sheets.yaml"

    def add(self, family, label, text, ids=None, marks=None, errors=1, imports=None):
        """Adds a file. `¦` in a text stands where the finding begins; without one the place is not looked at.

        `marks` are the places of a file with several mistakes, in bytes; `ids` are the ids that are right.
        """
        if isinstance(text, str):
            text = text.encode()
        if marks is None and "¦".encode() in text:
            marks = [text.index("¦".encode())]
            text = text.replace("¦".encode(), b"", 1)
        if isinstance(ids, str):
            ids = {ids}
        self.cases.append((family, label, text, ids, marks, errors, imports or {}))

    def run(self):
        with tempfile.TemporaryDirectory() as folder:
            self._run(Path(folder))

    def _run(self, folder):
        for place, (_, _, text, _, _, _, imports) in enumerate(self.cases):
            own = folder / f"{place:05}"
            own.mkdir()
            (own / self.name).write_bytes(text)
            if self.code == 2:
                (own / "a.sheets.yaml").write_bytes(GOOD)
            for path, content in imports.items():
                (own / path).parent.mkdir(parents=True, exist_ok=True)
                (own / path).write_bytes(content.encode() if isinstance(content, str) else content)
        outcome = run(["lint", "--format", "json", "."], folder)
        if outcome.code != self.code:
            return self.table.fault("all texts", "lint", f"ends with {outcome.code}: {outcome.text[-500:]}")
        found = {}
        for diagnostic in json.loads(outcome.out)["diagnostics"]:
            found.setdefault(int(diagnostic.get("file", "-1/").split("/")[0]), []).append(diagnostic)
        for place, case in enumerate(self.cases):
            self._judge(case, found.get(place, []))
        # What is wrong with a comment that silences rules is the business of 'lint' alone.
        self._judge_generate(folder, sum(case[5] for case in self.cases))
        self._judge_text(folder)

    def _judge(self, case, found):
        family, label, text, ids, marks, errors, imports = case
        self.table.add(family, errors)
        shown = [f"{d.get('line')}:{d.get('column')}: {d['message'][:150]} [{d['id']}]" for d in found]
        if len(found) != errors or any(d["severity"] != "error" for d in found):
            return self.table.fault(family, label, f"{len(found)} findings, not {errors}: {shown[:4]} in {text[:300]!r}")
        for diagnostic in found:
            judge_message((family, label), diagnostic["message"], self.table)
            if "offset" not in diagnostic:
                self.table.fault(family, label, f"no place: {shown}")
            elif not imports and not diagnostic["offset"] <= diagnostic["endOffset"] <= len(text):
                self.table.fault(family, label, f"outside the file: {shown}")
            if ids and diagnostic["id"] not in ids:
                self.table.fault(family, label, f"not of {sorted(ids)}: {shown}")
        if marks is not None and sorted(d.get("offset") for d in found) != sorted(marks):
            offsets = [d.get("offset") for d in found]
            self.table.fault(family, label, f"at {offsets}, not {marks}: {shown} in {text[:300]!r}")

    def _judge_generate(self, folder, errors):
        before = {path for path in folder.rglob("*")}
        outcome = run(["generate", "."], folder)
        if outcome.code != self.code:
            self.table.fault("all texts", "generate", f"ends with {outcome.code}: {outcome.text[-300:]}")
        if {path for path in folder.rglob("*")} != before:
            self.table.fault("all texts", "generate", "wrote something")
        if not re.search(rf"^{errors} errors in \d+ files$", outcome.text, re.M):
            self.table.fault("all texts", "generate", f"not {errors} errors: {outcome.text[-200:]}")

    def _judge_text(self, folder):
        outcome = run(["lint", "."], folder)
        if hidden_bytes(outcome.err):
            line = next(line for line in outcome.err.split(b"\n") if hidden_bytes(line))
            self.table.fault("all texts", "lint", f"sends hidden bytes to the terminal: {line[:300]!r}")


def scratch():
    """A folder for one case; the caller removes it by leaving the `with`."""
    return tempfile.TemporaryDirectory()
