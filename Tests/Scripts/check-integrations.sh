#!/usr/bin/env bash
# Runs sheetc as pre-commit, a GitHub action, a GitLab job, an Xcode phase and a watcher run it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
swift build --product sheetc -Xswiftc -warnings-as-errors >/dev/null
exec .venv/bin/python Tests/Oracles/check_integrations.py .build/debug/sheetc
