#!/usr/bin/env bash
# Type-checks what SheetUIKit has under `#if canImport(ObjectiveC)`: selectors, associated objects, observing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Elsewhere there is an SDK, and the compiler itself says it.
[ "$(uname -s)" = Linux ] || exit 0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
flags=(
  -Xfrontend -enable-objc-interop -parse-as-library -suppress-warnings -swift-version 6
  -package-name sheetc -I "$work"
)
module() {
  local name=$1
  shift
  swiftc "${flags[@]}" -Xfrontend -experimental-skip-all-function-bodies -emit-module \
    -module-name "$name" -emit-module-path "$work/$name.swiftmodule" "$@"
}
module ObjectiveC Tests/Scripts/PlatformModules/ObjectiveC.swift
sed -e '1i @_exported import ObjectiveC' -e '/^public enum MainActor/,/^}/d' Tests/Scripts/PlatformModules/Foundation.swift > "$work/Foundation.swift"
module Foundation "$work/Foundation.swift"
mapfile -d '' runtime < <(find Sources/SheetRuntime -name '*.swift' -print0 | sort -z)
module SheetRuntime "${runtime[@]}"
mapfile -d '' stub < <(find Tests/UIKitStub -name '*.swift' ! -name StubKeyboard.swift -print0 | sort -z)
module UIKit "${stub[@]}"
cp -r Sources/SheetUIKit "$work"
mapfile -d '' layer < <(find "$work/SheetUIKit" -name '*.swift' -print0 | sort -z)
check() { swiftc "${flags[@]}" -typecheck -module-name SheetUIKit "${layer[@]}"; }
check

# The check itself is alive.
sed -i 's/#selector(fire)/#selector(missing)/' "$work/SheetUIKit/Gestures/ControlAction.swift"
if check 2>"$work/refused"; then
  echo 'error: a selector of a method that is not there passed' >&2
  exit 1
fi
grep -q "cannot find 'missing'" "$work/refused" || { cat "$work/refused" >&2; exit 1; }
