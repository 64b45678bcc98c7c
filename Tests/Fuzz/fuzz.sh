#!/usr/bin/env bash
# Builds the fuzzer with coverage and the address sanitizer, and runs it over a copy of the corpus:
#
#   Tests/Fuzz/fuzz.sh SECONDS [libFuzzer's options]
#
# An input that breaks a rule is kept in Tests/Fuzz/Found and ends the run; the message before it says which rule.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
swift=${SWIFT:-swift}
swiftc=${SWIFTC:-swiftc}
seconds=${1:-60}
shift || true

folder=.build/fuzz
"$swift" build -c release --scratch-path "$folder" --target SheetFuzz \
  -Xswiftc -sanitize=fuzzer,address
objects=$("$swift" build -c release --scratch-path "$folder" --show-bin-path)
# Those of sources that are gone stay in the build folder.
for object in "$objects"/*.build/*.swift.o; do
  [ -n "$(find Sources Tests/Fuzz -name "$(basename "$object" .o)" -print -quit)" ] || rm "$object"
done
link=("$swiftc" -sanitize=fuzzer,address "$objects"/*.build/*.o -lyaml -o "$folder/sheetc-fuzz")
"${link[@]}" 2>&1 | grep -v 'Cannot export local symbol' >&2 || true

# What a run learns stays in the build folder, and the next one starts with it.
mkdir -p "$folder/corpus" Tests/Fuzz/Found
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
exec "$folder/sheetc-fuzz" "$folder/corpus" Tests/Fuzz/Corpus Tests/Fuzz/Found \
  Tests/Fixtures/Language Tests/Fixtures/Refused Tests/Fixtures/Findings \
  -dict=Tests/Fuzz/sheets.dict -max_total_time="$seconds" -max_len=4096 -timeout=10 -rss_limit_mb=2048 \
  -artifact_prefix=Tests/Fuzz/Found/ -print_final_stats=1 "$@"
