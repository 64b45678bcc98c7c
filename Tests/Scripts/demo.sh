#!/bin/sh
# Compiles every example and shows one of them: the YAML, the Swift it became, its heights on several devices.
set -eu
sheetc=$1
out=demo/Generated
shown=Examples/Apps/Checkout.sheets.yaml

# Bold on a terminal only.
heading() {
  if [ -t 1 ]; then printf '\n\033[1m%s\033[0m\n\n' "$1"; else printf '\n%s\n\n' "$1"; fi
}

"$sheetc" generate Examples -o "$out/"
heading 'what lint says of a mistake; the examples have none'
"$sheetc" lint Examples
"$sheetc" lint --fail-on error Tests/Fixtures/Problems/p03-partial-below-collapsed.sheets.yaml 2>&1

heading "$shown"
cat "$shown"
heading 'the Swift it became'
"$sheetc" generate "$shown" -o -
heading 'its heights in points, on several devices'
"$sheetc" resolve "$shown"
printf '\nEvery example compiled: see %s.\n' "$out"
