#!/usr/bin/env python3
"""Holds the published JSON Schemas against samples, fixtures and examples, with validators that are not ours.

    schema_agreement.py CASES.jsonl        every sample of every key, as the Swift tests write them
    schema_agreement.py --files            the fixtures and examples of the repository

A file of `Tests/Fixtures/Refused` that the schema accepts must be listed in `schema_accepts.txt`, and a listed one must
be accepted: the list says where the compiler is stricter, and cannot grow stale.
"""
import json
import sys
from pathlib import Path

import jsonschema
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.resolver import VersionedResolver

ROOT = Path(__file__).resolve().parents[2]
ORACLES = Path(__file__).resolve().parent
REFUSED = ROOT / "Tests" / "Fixtures" / "Refused"


# What a file of `Tests/Fixtures/Problems` may expect that is an error of the language, and that the schema says too.
SEEN_BY_SCHEMA = ("# expect: out-of-range ", "# expect: missing-detents ")


class CoreResolver(VersionedResolver):
    """YAML 1.2 without dates, which its core schema does not have."""

    def resolve(self, kind, value, implicit):
        tag = super().resolve(kind, value, implicit)
        if str(tag) == "tag:yaml.org,2002:timestamp":
            return self.resolve(kind, "text", (False, True))
        return tag


def load(text):
    yaml = YAML(typ="safe", pure=True)
    yaml.version = (1, 2)
    yaml.Resolver = CoreResolver
    yaml.allow_duplicate_keys = False
    return yaml.load(text)


def plain(value):
    """The value with keys as text, as JSON has them."""
    if isinstance(value, dict):
        return {key if isinstance(key, str) else json.dumps(key): plain(member) for key, member in value.items()}
    if isinstance(value, list):
        return [plain(element) for element in value]
    return value


def validators():
    found = {}
    for file, name in (("sheets", "sheets.schema.json"), ("project", "sheetc.schema.json")):
        schema = json.loads((ROOT / "Schemas" / name).read_text(encoding="utf-8"))
        jsonschema.Draft7Validator.check_schema(schema)
        found[file] = jsonschema.Draft7Validator(schema)
    return found


def fault(validator, text):
    """What the loader or the schema refuses, or None."""
    try:
        value = plain(load(text))
    except (YAMLError, ValueError, UnicodeDecodeError, RecursionError, AttributeError) as error:
        return f"not read: {type(error).__name__}"
    error = jsonschema.exceptions.best_match(validator.iter_errors(value))
    return None if error is None else f"{'.'.join(map(str, error.absolute_path))}: {error.message[:160]}"


def check_cases(path, found):
    wrong = total = 0
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            case = json.loads(line)
            total += 1
            reason = fault(found[case["file"]], case["yaml"])
            accepts = reason is None
            if accepts != (case["schemaExpect"] == "accept"):
                wrong += 1
                print(f"{case['row']}: the schema {'accepts' if accepts else 'refuses'} {case['sample']!r}")
                print(f"    expected: {case['schemaExpect']} {case['reason']}")
                if reason:
                    print(f"    {reason}")
    print(f"{total} samples, {wrong} wrong")
    return wrong


def listed():
    names = {}
    for line in (ORACLES / "schema_accepts.txt").read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            names[line] = False
    return names


def check_files(found):
    wrong = total = 0
    good = [
        file
        for folder in ("Examples", "Tests/Fixtures")
        for pattern in ("**/*.sheets.yaml", "**/*.sheets.yml", "**/*sheetc.yaml")
        for file in sorted((ROOT / folder).glob(pattern))
        if REFUSED not in file.parents or "Shared" in file.parts
    ]
    for file in good:
        total += 1
        kind = "project" if file.name.endswith("sheetc.yaml") else "sheets"
        text = file.read_bytes()
        reason = fault(found[kind], text)
        is_faulty = text.decode(errors="replace").startswith(SEEN_BY_SCHEMA)
        if (reason is None) == is_faulty:
            wrong += 1
            print(f"{file.relative_to(ROOT)}: the schema {'refuses it: ' + reason if reason else 'accepts it'}")
    names = listed()
    for file in sorted(REFUSED.glob("*.yaml")):
        total += 1
        kind = "project" if file.name.endswith("sheetc.yaml") else "sheets"
        accepts = fault(found[kind], file.read_bytes()) is None
        is_listed = file.name in names
        names[file.name] = True
        if accepts and not is_listed:
            wrong += 1
            print(f"{file.relative_to(ROOT)}: the schema accepts it; list it in schema_accepts.txt if it cannot say why not")
        elif not accepts and is_listed:
            wrong += 1
            print(f"{file.relative_to(ROOT)}: the schema refuses it by now; take it off schema_accepts.txt")
    for name, seen in names.items():
        if not seen:
            wrong += 1
            print(f"schema_accepts.txt: there is no {name}")
    print(f"{total} files, {wrong} wrong")
    return wrong


def main(arguments):
    found = validators()
    if arguments == ["--files"]:
        return 1 if check_files(found) else 0
    if len(arguments) == 1:
        return 1 if check_cases(arguments[0], found) else 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
