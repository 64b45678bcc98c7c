#!/usr/bin/env bash
# Runs sheetc as a step of Make, Ninja, CMake and Bazel, and looks at what it asks of the system.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
swift=${SWIFT:-swift}
Tests/Scripts/install-build-systems.sh
if ! command -v bazel >/dev/null; then
  echo 'no Bazel can be installed here; its rule is not run'
  export SHEETC_WITHOUT_BAZEL=1
fi
.venv/bin/python Tests/BuildSystems/build_steps.py "$("$swift" build --show-bin-path)/sheetc" "$@"
