#!/usr/bin/env python3
"""Holds the reader of sheets files against libfyaml, a YAML 1.2 parser that is not ours.

    yaml_oracle.py --collect FOLDER CASES.jsonl    puts the files to be read into a folder
    yaml_oracle.py FOLDER                          compares, after OracleTests has written 'ours.jsonl' there

Where the reader finds no fault both must see the same values, and what libfyaml refuses the reader must refuse. That
the reader refuses more is the language.
"""
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Of the samples of the vocabulary every one of these many; a process for each file takes time.
STRIDE = 2

ESCAPES = {"n": "\n", "t": "\t", "\\": "\\", "r": "\r", "b": "\b", "0": "\0"}


def collect(folder, cases):
    places = ["Examples", "Tests/Fixtures/Language", "Tests/Fixtures/Refused", "Tests/Fixtures/Findings", "Tests/Fuzz"]
    for place in places:
        for number, path in enumerate(sorted((ROOT / place).rglob("*.yaml"))):
            (folder / f"{place.replace('/', '-')}-{number}-{path.name}").write_bytes(path.read_bytes())
    with open(cases, encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            if number % STRIDE == 0:
                (folder / f"sample-{number}.yaml").write_text(json.loads(line)["yaml"], encoding="utf-8")


def decoded(text):
    return re.sub(r"\\(.)", lambda match: ESCAPES.get(match[1], match[1]), text)


class Refused(Exception):
    """libfyaml does not accept a file."""


def oracle(path):
    """What libfyaml sees in a file, as OracleTests writes it; without a document nothing."""
    run = subprocess.run(["fy-tool", "--testsuite", str(path)], capture_output=True, timeout=60)
    if run.returncode != 0:
        raise Refused(run.stderr.decode("utf-8", "replace").split("\n")[0])
    events = [line for line in run.stdout.decode("utf-8", "surrogateescape").split("\n") if line]
    documents = sum(event.startswith("+DOC") for event in events)
    if documents != 1:
        return documents, None
    events = iter([event for event in events if not re.match(r"[-+](STR|DOC)", event)])
    return 1, value(next(events), events, {})


def value(event, events, anchors):
    kind, _, rest = event.partition(" ")
    if kind == "=ALI":
        return anchors.get(rest.removeprefix("*"))
    if kind in ("+MAP", "+SEQ"):
        rest = re.sub(r"^(\{\}|\[\]) ?", "", rest)
    anchor = re.match(r"&(\S+) ?", rest)
    rest = rest[anchor.end():] if anchor else rest
    if kind == "=VAL":
        rest = re.sub(r"^<[^>]*> ?", "", rest)
        found = decoded(rest[1:])
        found = Merge("<<") if rest == ":<<" else found
    else:
        found = ["mapping" if kind == "+MAP" else "list"]
        members = []
        while not (event := next(events)).startswith("-"):
            members.append(value(event, events, anchors))
        found += pairs(members) if kind == "+MAP" else members
    if anchor:
        anchors[anchor[1]] = found
    return found


class Merge(str):
    """The key '<<' without quotes."""


def pairs(members):
    """Keys and values of a mapping, with what is merged laid under its own."""
    entries = list(zip(members[::2], members[1::2]))
    own = [[key, value] for key, value in entries if not isinstance(key, Merge)]
    for key, merged in entries:
        if isinstance(key, Merge):
            for mapping in merged[1:] if merged[0] == "list" else [merged]:
                taken = {str(entry[0]) for entry in own}
                own += [entry for entry in mapping[1:] if str(entry[0]) not in taken]
    return own


def same(left, right):
    """Equal, whatever the order of keys; 64 levels are the most there are."""
    if isinstance(left, list) and isinstance(right, list):
        if left[:1] == right[:1] == ["mapping"]:
            left, right = (sorted(entries[1:], key=lambda entry: str(entry[0])) for entries in (left, right))
        return len(left) == len(right) and all(map(same, left, right))
    return left == right


def without_last_break(value):
    if isinstance(value, list):
        return [without_last_break(element) for element in value]
    return value.removesuffix("\n") if isinstance(value, str) else value


def compare(folder, line):
    ours = json.loads(line)
    path = folder / ours["file"]
    try:
        documents, theirs = oracle(path)
    except Refused as refusal:
        return None if ours["refused"] else f"libfyaml refuses it: {refusal}"
    if ours["refused"]:
        return None
    if documents > 1:
        return f"libfyaml sees {documents} documents"
    if not path.read_bytes().endswith(b"\n"):
        # libyaml leaves out the line break that a text block has even where the file ends without one.
        ours["value"], theirs = without_last_break(ours["value"]), without_last_break(theirs)
    if theirs in (None, "") and ours["value"] is None or same(ours["value"], theirs):
        return None
    return f"libfyaml sees {json.dumps(theirs)[:300]}, the reader {json.dumps(ours['value'])[:300]}"


def main():
    if sys.argv[1] == "--collect":
        return collect(Path(sys.argv[2]), sys.argv[3])
    folder = Path(sys.argv[1])
    lines = (folder / "ours.jsonl").read_text(encoding="utf-8").splitlines()
    with ThreadPoolExecutor(4) as pool:
        faults = list(pool.map(lambda line: compare(folder, line), lines))
    wrong = [(json.loads(line)["file"], fault) for line, fault in zip(lines, faults) if fault]
    for file, fault in wrong[:20]:
        print(f"error: {file}: {fault}\n{(folder / file).read_bytes()[:400]!r}")
    accepted = sum(not json.loads(line)["refused"] for line in lines)
    print(f"{len(lines)} files, {accepted} of them accepted, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
