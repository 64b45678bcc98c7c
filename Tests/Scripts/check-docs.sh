#!/usr/bin/env bash
# Builds the documentation of what apps use; a public symbol without any, a link to nothing or a wrong parameter fails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/graphs"

module() {
  local name=$1 folder=$2
  shift 2
  local sources
  mapfile -d '' sources < <(find "$folder" -name '*.swift' -print0 | sort -z)
  swiftc -swift-version 6 -parse-as-library -package-name sheetc -suppress-warnings -I "$work" \
    -Xfrontend -experimental-skip-non-inlinable-function-bodies -emit-module -module-name "$name" \
    -emit-module-path "$work/$name.swiftmodule" "$@" "${sources[@]}"
}
graph=(-emit-symbol-graph -emit-symbol-graph-dir "$work/graphs")
module SheetRuntime Sources/SheetRuntime "${graph[@]}"
if [ "$(uname -s)" = Linux ]; then
  module UIKit Tests/UIKitStub
  module SwiftUI Tests/SwiftUIStub
fi
module SheetUIKit Sources/SheetUIKit "${graph[@]}"

Tests/Scripts/public_symbols.py "$work/graphs"

# The code of the article is one file beside what sheetc makes of its YAML.
article=Sources/SheetUIKit/SheetUIKit.docc/First-Sheets.md
mkdir "$work/article"
code() { sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/p" "$article" | sed '/^```/d'; }
code yaml > "$work/article/Trips.sheets.yaml"
code swift > "$work/article/Article.swift"
[ -x .build/debug/sheetc ] || swift build --product sheetc
.build/debug/sheetc lint "$work/article"
.build/debug/sheetc generate "$work/article/Trips.sheets.yaml" -o "$work/article/"
if [ "$(uname -s)" = Linux ]; then
  for version in 5 6; do
    swiftc -typecheck -swift-version "$version" -warnings-as-errors -parse-as-library -I "$work" \
      "$work"/article/*.swift
  done
fi

docc=$(command -v docc || xcrun --find docc)
"$docc" convert Sources/SheetUIKit/SheetUIKit.docc --additional-symbol-graph-dir "$work/graphs" --fallback-display-name SheetUIKit \
  --fallback-bundle-identifier sheetc.runtime --output-dir "$work/sheets.doccarchive" \
  --warnings-as-errors
