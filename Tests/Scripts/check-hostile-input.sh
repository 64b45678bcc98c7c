#!/usr/bin/env bash
# Families of hostile and broken input against the built tool: one clear error each, the right code, nothing written.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
swift=${SWIFT:-swift}
cases=$(mktemp)
trap 'rm -f "$cases"' EXIT
SHEETC_AGREEMENT_CASES=$cases "$swift" test --skip-build --filter AgreementCasesTests -Xswiftc -warnings-as-errors >/dev/null
SHEETC=$("$swift" build --show-bin-path)/sheetc .venv/bin/python Tests/Hostile/hostile.py "$cases"
