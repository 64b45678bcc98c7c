#!/usr/bin/env bash
# Compiles the runtime for WebAssembly in Embedded Swift, warnings as errors, and looks for what the engine
# must not hold, as it would pull Unicode tables into a page or not compile there at all. Then it holds to
# their limits the size of a page's module with the engine and a configuration in it, and the allocations of
# a moving finger: none. The module has to answer as a native build does. With valgrind it also says how many
# instructions an event takes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
swiftc=${SWIFTC:-swiftc}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

if grep -rnE '\bString\b|\\\.|\b(any|import) ' Sources/SheetRuntime/Engine | grep -vE ':[0-9]+:\s*//'; then
  echo 'error: the engine holds no text, key path, existential or import' >&2
  exit 1
fi

mapfile -d '' runtime < <(find Sources/SheetRuntime -name '*.swift' -print0 | LC_ALL=C sort -z)
embedded=(
  -enable-experimental-feature Embedded -wmo -parse-as-library -swift-version 6 -warnings-as-errors
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility
)
page=("${embedded[@]}" -module-name SheetPage "${runtime[@]}" Tests/Embedded/Page.swift)

"$swiftc" -target wasm32-unknown-none-wasm "${embedded[@]}" -Osize -module-name SheetRuntime \
  "${runtime[@]}" -c -o "$out/SheetRuntime.o"

# The linker optimises all of it together. Without the two other options 4 and 2 KB more are copies of large
# values through memory, and one trap for each check.
"$swiftc" -target wasm32-unknown-none-wasm -enable-experimental-feature Extern -Osize -lto=llvm-full \
  -Xfrontend -disable-large-loadable-types-reg2mem -Xfrontend -mergeable-traps "${page[@]}" \
  -c -o "$out/page.o"
tools=$(dirname "$(command -v "$swiftc")")
linker=$tools/wasm-ld
[ -x "$linker" ] || linker=wasm-ld
"$linker" --no-entry --allow-undefined --gc-sections --strip-all --export=__heap_base "$out/page.o" \
  -o "$out/page.wasm"
size=$(wc -c < "$out/page.wasm")
printf '%s bytes of WebAssembly, %s compressed\n' "$size" "$(gzip -9c "$out/page.wasm" | wc -c)" | tr -s ' '
if [ "$size" -gt 65536 ]; then
  echo 'error: engine and configuration are more than 64 KB of WebAssembly' >&2
  exit 1
fi

# Embedded Swift of the host has one way to ask for memory, which the driver counts.
[ "$(uname -s)" = Linux ] || exit 0
"$swiftc" -O "${page[@]}" -c -o "$out/page-host.o"
tables=$("$swiftc" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tables=$tables/embedded/$(uname -m)-unknown-linux-gnu/libswiftUnicodeDataTables.a
"$tools/clang" -O1 -Wall -Werror Tests/Embedded/drive.c "$out/page-host.o" "$tables" -o "$out/drive"
"$tools/clang" -shared "$out/page-host.o" "$tables" -o "$out/page.so"
Tests/Scripts/make-venv.sh
.venv/bin/python Tests/Embedded/replay.py "$out/page.wasm" "$out/page.so"
"$out/drive"
echo 'no allocation in 700000 movements'

command -v valgrind >/dev/null || exit 0
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$out/drive" "$1" "$2" 2>&1 |
    sed -n 's/.*Collected : //p'
}
movements=(drag 'past an end' scroll settle release tap layout)
for movement in "${!movements[@]}"; do
  fewer=$(instructions "$movement" 1000)
  more=$(instructions "$movement" 11000)
  printf '%s: %s instructions\n' "${movements[$movement]}" $(((more - fewer) / 10000))
done
