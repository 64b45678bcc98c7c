#!/usr/bin/env bash
# Every report of hostile and of failing runs, read back by validators that are not ours.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
swift=${SWIFT:-swift}
.venv/bin/python Tests/Oracles/check_reporters.py \
  "$("$swift" build --show-bin-path)/sheetc" .venv/oracles/junit-10.xsd
