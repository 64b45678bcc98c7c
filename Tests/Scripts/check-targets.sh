#!/usr/bin/env bash
# Generates code for every target from all examples and fixtures, type-checks it in both language modes against the stubs
# of the libraries, and runs it to hold what it does against what the compiler says.
#
# A target is one line below; the stub of its module is in Tests/Stubs, its fixtures are in Tests/Fixtures/Targets, and the
# program that tries its code is Tests/Stubs/Meaning/TARGET.swift, run with what 'sheetc resolve' says.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Elsewhere there is an SDK instead of the stubs.
[ "$(uname -s)" = Linux ] || exit 0

# Target, module of the stub ('-' for the system's own), oldest iOS.
targets=(
  'floatingpanel FloatingPanel 13.0'
  'joombottomsheet BottomSheet 13.0'
  'lbbottomsheet LBBottomSheet 13.0'
  'overlaycontainer OverlayContainer 13.0'
  'panmodal PanModal 13.0'
  'tibottomsheet TIBottomSheet 13.0'
  'swiftui - 13.0'
  'uikit - 13.0'
)

sheetc=$PWD/.build/debug/sheetc
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
flags=(-parse-as-library -I "$work" -package-name sheetc -Xfrontend -disable-cross-import-overlays)

# A module to import and an object to link; libraries are in the mode that they are written in.
stub() {
  local name=$1 mode=$2 folder=$3
  find "$folder" -name '*.swift' | sort > "$work/$name.files"
  swiftc "${flags[@]}" -wmo -swift-version "$mode" -suppress-warnings -enable-upcoming-feature IsolatedDefaultValues \
    -emit-module -module-name "$name" \
    -emit-module-path "$work/$name.swiftmodule" -c -o "$work/$name.o" "@$work/$name.files"
}

inputs() {
  local fixtures=Tests/Fixtures/Targets/$1
  find Examples -name '*.sheets.yaml' | sort
  if [ -d "$fixtures" ]; then find "$fixtures" -name '*.sheets.yaml' | sort; fi
}

# Code for one input, in a namespace of its own; or findings that say precisely why there is none.
generate() {
  local target=$1 system=$2 number=$3 input=$4 findings
  local output=$work/$target/$number.swift
  if ! findings=$("$sheetc" generate --target "$target" --min-ios "$system" --access public \
    --namespace "Input$number" -o "$output" "$input" 2>&1); then
    if grep -E ': error: ' <<< "$findings" | grep -qvE '\[(behavior-lost|no-exit)-in-target\]$' ||
      ! grep -qE ':[0-9]+:[0-9]+: error: ' <<< "$findings"; then
      printf 'error: %s cannot be generated for %s, and no finding says why:\n%s\n' \
        "$input" "$target" "$findings" >&2
      return 1
    fi
  fi
}
export -f generate
export sheetc work

stub UIKit 6 Tests/UIKitStub
stub SwiftUI 6 Tests/SwiftUIStub
for line in "${targets[@]}"; do
  read -r target module system <<< "$line"
  mkdir "$work/$target"
  if [ "$module" != - ]; then stub "$module" 5 "Tests/Stubs/$module"; fi
  inputs "$target" | awk '{ print NR, $0 }' |
    xargs -P 2 -L 1 bash -c 'generate "$0" "$1" "$2" "$3"' "$target" "$system"
  app=()
  if [ -e "Tests/Stubs/App/$target-app.swift" ]; then app=("Tests/Stubs/App/$target-app.swift"); fi
  for mode in 5 6; do
    # Not '-typecheck': races are looked for later than that.
    swiftc "${flags[@]}" -emit-sil -o /dev/null -wmo -swift-version "$mode" -warnings-as-errors \
      -module-name Generated "$work/$target"/*.swift "${app[@]}"
  done
  meaning=Tests/Stubs/Meaning/$target.swift
  if [ -e "$meaning" ]; then
    fixture=Tests/Fixtures/Targets/$target/Meaning.sheets.yaml
    "$sheetc" generate --target "$target" --min-ios "$system" --force -o "$work/Meaning.swift" "$fixture" \
      2> /dev/null
    swiftc "${flags[@]}" -swift-version 6 -warnings-as-errors -module-name Meaning -o "$work/$target/meaning" \
      "$work/Meaning.swift" "$meaning" "${app[@]}" Tests/Stubs/Meaning/Shared/*.swift \
      "$work/UIKit.o" "$work/SwiftUI.o" $([ "$module" = - ] || echo "$work/$module.o")
    "$sheetc" resolve --format json --device all "$fixture" > "$work/resolved.json"
    "$work/$target/meaning" "$work/resolved.json"
  fi
done
