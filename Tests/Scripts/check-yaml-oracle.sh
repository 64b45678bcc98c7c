#!/usr/bin/env bash
# The reader of sheets files against libfyaml, over fixtures, samples of the vocabulary and generated documents.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
swift=${SWIFT:-swift}
Tests/Scripts/install-libfyaml.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
SHEETC_AGREEMENT_CASES=$folder/cases.jsonl "$swift" test --skip-build --filter AgreementCasesTests \
  -Xswiftc -warnings-as-errors >/dev/null
.venv/bin/python Tests/Oracles/yaml_oracle.py --collect "$folder" "$folder/cases.jsonl"
SHEETC_YAML_ORACLE=$folder "$swift" test --skip-build --filter OracleTests -Xswiftc -warnings-as-errors >/dev/null
.venv/bin/python Tests/Oracles/yaml_oracle.py "$folder"
