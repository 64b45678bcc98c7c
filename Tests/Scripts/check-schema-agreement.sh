#!/usr/bin/env bash
# Every sample of every key, every fixture and every example, against the published schemas.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
swift=${SWIFT:-swift}
cases=$(mktemp)
trap 'rm -f "$cases"' EXIT
SHEETC_AGREEMENT_CASES=$cases "$swift" test --skip-build --filter AgreementCasesTests -Xswiftc -warnings-as-errors >/dev/null
.venv/bin/python Tests/Oracles/schema_agreement.py "$cases"
.venv/bin/python Tests/Oracles/schema_agreement.py --files
.venv/bin/python Tests/Oracles/model_schema.py "$("$swift" build --show-bin-path)/sheetc"
