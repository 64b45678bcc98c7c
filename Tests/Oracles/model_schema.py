#!/usr/bin/env python3
"""Holds what the target `json` writes for every example against the published schema of it, with a validator that is not ours.

    model_schema.py SHEETC
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import jsonschema

ROOT = Path(__file__).resolve().parents[2]


def main(sheetc):
    schema = json.loads((ROOT / "Schemas" / "model.schema.json").read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [sheetc, "generate", "--target", "json", "Examples", "-o", folder + "/"],
            cwd=ROOT, check=True)
        files = sorted(Path(folder).rglob("*.json"))
        sheets = wrong = 0
        for file in files:
            document = json.loads(file.read_text())
            sheets += len(document["sheets"])
            for error in validator.iter_errors(document):
                wrong += 1
                print(f"{file.name}: {list(error.absolute_path)}: {error.message[:200]}")
                for inner in (error.context or [])[:3]:
                    print(f"    {inner.message[:200]}")
            # The schema says something: without one of its members a document is refused.
            for member in ("version", "sheets"):
                if validator.is_valid({k: v for k, v in document.items() if k != member}):
                    wrong += 1
                    print(f"{file.name}: accepted without '{member}'")
    print(f"{sheets} sheets of {len(files)} files, {wrong} wrong")
    return 1 if wrong or not sheets else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
