#!/usr/bin/env bash
# Generates code for every target from all examples and fixtures, type-checks it in both language modes against the stubs
# of the libraries, and runs it to hold what it does against what the compiler says.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Elsewhere there is an SDK instead of the stubs.
[ "$(uname -s)" = Linux ] || exit 0

. Tests/Scripts/targets.sh
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

# What the README says that an app calls, the same for all targets but those that have no such call.
calls() {
  local target=$1 code
  code=$(sed -n '/^\/\/ uikit and the libraries/,/^```$/p' README.md | sed '/^```$/d')
  if [ "$target" = swiftui ]; then
    echo 'import SwiftUI'
    echo 'struct CartView: View { var body: some View { Text("") } }'
    echo '@MainActor func shop() -> some View {'
    sed -n 's/^\.sheet(isPresented: $isOpen) { \(.*\) }$/\1/p' <<< "$code"
    echo '}'
  else
    echo 'import UIKit'
    echo 'public final class CartViewController: UIViewController {}'
    echo 'extension UIViewController { func checkOut() {'
    # Two of the libraries cannot move a sheet.
    case $target in joombottomsheet | tibottomsheet) code=$(sed '/\.move(/d' <<< "$code") ;; esac
    # And not all of them tell of moves.
    case $target in
      floatingpanel | lbbottomsheet | overlaycontainer) ;;
      *) code=$(sed '/moved:/d' <<< "$code") ;;
    esac
    sed '/^\/\/ swiftui/,$d' <<< "$code"
    echo '} }'
  fi
}

# Generated code is as swift-format would have it, although it asks to be left alone.
check_format() {
  mkdir "$1-format"
  local file
  for file in "$1"/*.swift; do
    sed '/^\/\/ swift-format-ignore-file$/d' "$file" > "$1-format/${file##*/}"
  done
  # A detent named after a word of Swift has an underscore.
  swift format lint --strict --parallel \
    --configuration '{"version": 1, "rules": {"AlwaysUseLowerCamelCase": false}}' "$1-format"/*.swift
}

stub UIKit 6 Tests/UIKitStub
stub SwiftUI 6 Tests/SwiftUIStub
for line in "${targets[@]}"; do
  read -r target module system _ <<< "$line"
  if [ "$module" != - ]; then stub "$module" 5 "Tests/Stubs/$module"; fi
  generate_all "$target" "$system" "$work/$target"
  case $target in
    floatingpanel | joombottomsheet | lbbottomsheet | overlaycontainer) check_format "$work/$target" ;;
  esac
  mkdir "$work/$target-calls"
  "$sheetc" generate --target "$target" --min-ios "$system" -o "$work/$target-calls/Checkout.swift" \
    Tests/Fixtures/Targets/Calls.sheets.yaml 2> /dev/null
  calls "$target" > "$work/$target-calls/Calls.swift"
  app=()
  if [ -e "Tests/Stubs/App/$target-app.swift" ]; then app=("Tests/Stubs/App/$target-app.swift"); fi
  for mode in 5 6; do
    # Not '-typecheck': races are looked for later than that.
    swiftc "${flags[@]}" -emit-sil -o /dev/null -wmo -swift-version "$mode" -warnings-as-errors \
      -module-name Generated "$work/$target"/*.swift "${app[@]}" Tests/Stubs/App/names.swift
    swiftc "${flags[@]}" -typecheck -swift-version "$mode" -warnings-as-errors "$work/$target-calls"/*.swift
  done
  if [ "$module" = - ]; then
    # As new projects of Xcode 26 are set, and with what later modes have.
    swiftc "${flags[@]}" -emit-sil -o /dev/null -wmo -swift-version 6 -warnings-as-errors -default-isolation MainActor \
      -enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances \
      -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny \
      -enable-upcoming-feature InternalImportsByDefault -module-name Generated "$work/$target"/*.swift
  fi
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
