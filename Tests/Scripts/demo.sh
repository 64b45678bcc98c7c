#!/bin/sh
# Compiles every example and shows one of them: the YAML, the Swift it became, its heights on several devices.
set -eu
sheetc=$1
out=demo/Generated
shown=Examples/Apps/Checkout.sheets.yaml
"$sheetc" generate Examples -o "$out/"
"$sheetc" lint Examples

printf '\n\033[1m%s\033[0m\n\n' "$shown"
cat "$shown"
printf '\n\033[1mthe Swift it became\033[0m\n\n'
"$sheetc" generate "$shown" -o -
printf '\n\033[1mits heights in points, on several devices\033[0m\n\n'
"$sheetc" resolve "$shown"
printf '\nEvery example compiled: see %s.\n' "$out"
