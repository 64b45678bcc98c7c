#!/usr/bin/env bash
# Compiles the runtime for WebAssembly in Embedded Swift, warnings as errors, and looks for what the engine
# must not hold, as it would pull Unicode tables into a page or not compile there at all.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
swiftc=${SWIFTC:-swiftc}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

if grep -rnE '\bString\b|\\\.|\b(any|import) ' Sources/SheetRuntime/Engine | grep -vE ':[0-9]+:\s*//'; then
  echo 'error: the engine holds no text, key path, existential or import' >&2
  exit 1
fi

find Sources/SheetRuntime -name '*.swift' -print0 | LC_ALL=C sort -z |
  xargs -0 "$swiftc" -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded \
    -wmo -Osize -parse-as-library -swift-version 6 -warnings-as-errors \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -module-name SheetRuntime -c -o "$out/SheetRuntime.o"
