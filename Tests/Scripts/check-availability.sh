#!/usr/bin/env bash
# Type-checks SheetUIKit for iOS 13, against the stub of UIKit: what is newer has to stand behind `#available`.
# Only Embedded Swift comes with a standard library for that platform here, so what it lacks is taken out of
# copies first: actors, weak references and the sequence of events.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Elsewhere there is an SDK, and the compiler itself says it.
[ "$(uname -s)" = Linux ] || exit 0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r Sources/SheetRuntime Sources/SheetUIKit "$work"
cp -r Tests/UIKitStub "$work/UIKit"
rm "$work/SheetUIKit/Sheet/PresentedSheet+Events.swift" "$work/UIKit/Driving/StubKeyboard.swift"

find "$work/SheetUIKit" "$work/UIKit" -name '*.swift' -exec sed -E -i \
  -e 's/@MainActor ?//g; s/nonisolated(\(unsafe\))? //g; s/@unchecked Sendable, //; s/@Sendable //g' \
  -e 's/MainActor\.assumeIsolated \{ (.*) \}/do { \1 }/; s/\bTask \{/do {/' \
  -e 's/\[(weak|unowned) self\]/[self]/; s/\[weak self, weak animator\]/[self, weak animator]/' \
  -e 's/\[self, weak animator\]/[self, animator = Optional(animator)]/' \
  -e 's/guard let self else \{ return[^}]*\}//; s/guard let self, /guard /; s/if let self \{/do {/' \
  -e 's/\bself\?\./self./g; s/\b(weak|unowned\(safe\)|unowned) //g; s/@unknown default: break//' \
  -e 's/argument as\? UIResponder/nil/; s/\(context as\? StubDetentContext\)\.flatMap \{.*\}/nil/' \
  -e 's/Detent\(identifier \?\? Identifier\("random"\)\) \{.*\}/fatalError()/' {} +

flags=(
  -target arm64-apple-ios13.0 -enable-experimental-feature Embedded -wmo -parse-as-library
  -Xfrontend -disable-target-os-checking -suppress-warnings -swift-version 5 -package-name sheetc
  -I "$work"
)
module() {
  local name=$1
  shift
  swiftc "${flags[@]}" -emit-module -module-name "$name" \
    -emit-module-path "$work/$name.swiftmodule" "$@"
}
module Foundation Tests/Scripts/PlatformModules/Foundation.swift
find "$work/SheetRuntime" -name '*.swift' -print0 | sort -z > "$work/runtime"
mapfile -d '' runtime < "$work/runtime"
module SheetRuntime "${runtime[@]}"
mapfile -d '' stub < <(find "$work/UIKit" -name '*.swift' -print0 | sort -z)
module UIKit -Xfrontend -experimental-skip-all-function-bodies "${stub[@]}"
mapfile -d '' layer < <(find "$work/SheetUIKit" -name '*.swift' -print0 | sort -z)
check() { swiftc "${flags[@]}" -typecheck -module-name SheetUIKit "$@"; }
check "${layer[@]}"

# The check itself is alive: without the condition, a newer colour is refused.
sed -i 's/if #available(iOS 15.0, \*) { .tintColor } else { .systemBlue }/.tintColor/' \
  "$work/SheetUIKit/Appearance/UIColor+Sheet.swift"
if check "${layer[@]}" 2>"$work/refused"; then
  echo 'error: a colour of iOS 15 passed as one of iOS 13' >&2
  exit 1
fi
grep -q 'only available in iOS 15' "$work/refused" || { cat "$work/refused" >&2; exit 1; }
