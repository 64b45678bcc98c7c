#!/usr/bin/env bash
# Runs every check there is; the first that fails ends the run and has said why.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
swift=${SWIFT:-swift}
step() { printf '\n== %s\n' "$1"; }

step 'formatting'
"$swift" format lint --strict --recursive --parallel Package.swift Sources Tests

step 'build, warnings as errors'
"$swift" build --build-tests -Xswiftc -warnings-as-errors

step 'unit tests'
"$swift" test --skip-build -Xswiftc -warnings-as-errors

for check in Tests/Scripts/check-*.sh; do
  step "$(basename "$check" .sh | tr - ' ')"
  "$check"
done

printf '\nall checks passed\n'
