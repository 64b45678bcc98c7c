#!/usr/bin/env bash
# Type-checks SheetUIKit for iOS 13, and the code of every target for each iOS that it may have to run from on, against
# the stubs: what is newer has to stand behind `#available`.
# Only Embedded Swift comes with a standard library for that platform here, so what it lacks is taken out of
# copies first: actors, weak references, key paths and the sequence of events.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Elsewhere there is an SDK, and the compiler itself says it.
[ "$(uname -s)" = Linux ] || exit 0

. Tests/Scripts/targets.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Takes out what Embedded Swift lacks.
plain() {
  find "$@" -name '*.swift' -exec sed -E -i \
    -e 's/@MainActor ?//g; s/nonisolated(\(unsafe\))? //g; s/@unchecked Sendable, //; s/@Sendable //g' \
    -e 's/\bTask \{/do {/' \
    -e 's/\[(weak|unowned) self\]/[self]/; s/\[weak self, weak animator\]/[self, weak animator]/' \
    -e 's/\[self, weak animator\]/[self, animator = Optional(animator)]/' \
    -e 's/\[weak ([a-z]+)\]/[\1 = Optional(\1)]/' \
    -e 's/guard let self else \{ return[^}]*\}//; s/guard let self, /guard /; s/if let self \{/do {/' \
    -e 's/\bself\?\./self./g; s/\b(weak|unowned\(safe\)|unowned) //g; s/@unknown default: break//' \
    -e 's/argument as\? UIResponder/nil/; s/\(context as\? StubDetentContext\)\.flatMap \{.*\}/nil/' \
    -e 's/Detent\(identifier \?\? Identifier\("random"\)\) \{.*\}/fatalError()/' \
    -e 's/@dynamicMemberLookup //; s/@preconcurrency //; s/@isolated\(any\) //g; s/@_inheritActorContext //g' {} +
}

# For swiftc; no word of them has a blank.
flags=(
  -enable-experimental-feature Embedded -wmo -parse-as-library
  -Xfrontend -disable-target-os-checking -swift-version 5 -package-name sheetc -I "$work"
)
# A module to import. Those of the system are built as if for the newest one, as their own code is not to be checked.
module() {
  local name=$1 system=$2
  shift 2
  swiftc "${flags[@]}" -target "arm64-apple-ios$system" -suppress-warnings -emit-module \
    -module-name "$name" -emit-module-path "$work/$name.swiftmodule" "$@"
}
stub() {
  local name=$1
  find "$work/$name" -name '*.swift' | sort > "$work/$name.files"
  module "$name" 99.0 -Xfrontend -experimental-skip-all-function-bodies "@$work/$name.files"
}
check() {
  local system=$1
  shift
  swiftc "${flags[@]}" -target "arm64-apple-ios$system" -typecheck "$@"
}

cp -r Sources/SheetRuntime Sources/SheetUIKit "$work"
cp -r Tests/UIKitStub "$work/UIKit"
cp -r Tests/SwiftUIStub "$work/SwiftUI"
rm "$work/SheetUIKit/Sheet/PresentedSheet+Events.swift" "$work/UIKit/Driving/StubKeyboard.swift" \
  "$work/SwiftUI/UIHostingController.swift"
plain "$work/SheetUIKit" "$work/UIKit" "$work/SwiftUI"
sed -E -i -e '/public subscript<T>\(dynamicMember/,/^    \}/d' \
  -e 's/^    private let environment: EnvironmentValues/&\n    public var verticalSizeClass: UserInterfaceSizeClass? { nil }/' \
  -e 's/^    private let environment: EnvironmentValues/&\n    public var horizontalSizeClass: UserInterfaceSizeClass? { nil }/' \
  "$work/SwiftUI/PresentationDetent.swift"

module Foundation 13.0 Tests/Scripts/PlatformModules/Foundation.swift
find "$work/SheetRuntime" -name '*.swift' | sort > "$work/SheetRuntime.files"
module SheetRuntime 13.0 "@$work/SheetRuntime.files"
stub UIKit

mapfile -d '' layer < <(find "$work/SheetUIKit" -name '*.swift' -print0 | sort -z)
check 13.0 -suppress-warnings -module-name SheetUIKit "${layer[@]}"

# The check itself is alive: without the condition, a newer colour is refused.
sed -i 's/if #available(iOS 15.0, \*) { .tintColor } else { .systemBlue }/.tintColor/' \
  "$work/SheetUIKit/Appearance/UIColor+Sheet.swift"
if check 13.0 -suppress-warnings -module-name SheetUIKit "${layer[@]}" 2>"$work/refused"; then
  echo 'error: a colour of iOS 15 passed as one of iOS 13' >&2
  exit 1
fi
grep -q 'only available in iOS 15' "$work/refused" || { cat "$work/refused" >&2; exit 1; }

# Generated code. Only here, as SheetUIKit has more where there is SwiftUI.
stub SwiftUI
for line in "${targets[@]}"; do
  read -r target module systems <<< "$line"
  # A library is checked along with the code, as a part of its module: what has open classes makes no module here.
  mkdir "$work/$target"
  if [ "$module" != - ]; then cp -r "Tests/Stubs/$module" "$work/$target/library"; fi
  if [ -e "Tests/Stubs/App/$target-app.swift" ]; then cp "Tests/Stubs/App/$target-app.swift" "$work/$target"; fi
  plain "$work/$target"
  if [ "$module" = - ]; then module=Generated; fi
  for system in $systems; do
    generate_all "$target" "$system" "$work/$target-$system"
    plain "$work/$target-$system"
    echo "$module $target $system" >> "$work/all"
  done
done

code() {
  local module=$1 target=$2 system=$3 folder=${4:-$work/$2-$3}
  find "$work/$target" "$folder" -name '*.swift' | sort > "$folder.files"
  swiftc $words -target "arm64-apple-ios$system" -typecheck -suppress-warnings -module-name "$module" "@$folder.files"
}
every() { code "$@" || { echo "error: code for '$2' from iOS $3 on" >&2; return 1; }; }

# No step of a ladder can be taken away from the code that has it, nor an attribute.
refused() {
  local target=$1 system=$2 rung=$3 what=$4 change folder=$work/$1-$2-without-$3-$4 files
  case $what in
    step) change="s/if #available\(iOS $rung, \*\)/if true/" ;;
    attribute) change="/@available\(iOS $rung, \*\)/d" ;;
  esac
  mkdir "$folder"
  mapfile -t files < <(grep -l "available(iOS $rung, \*)" "$work/$target-$system"/*.swift | head -4)
  cp "${files[@]}" "$folder"
  sed -E -i "$change" "$folder"/*.swift
  if code Generated "$target" "$system" "$folder" > "$folder.log" 2>&1 ||
    ! grep -q "only available in iOS ${rung%.0}" "$folder.log"; then
    echo "error: code for '$target' passed for iOS $system without the $what of iOS $rung" >&2
    return 1
  fi
}
cat >> "$work/all" << 'END'
refused uikit 13.0 15.0 step
refused uikit 13.0 16.0 step
refused uikit 15.0 16.0 step
refused uikit 16.0 17.0 step
refused uikit 18.0 26.1 step
refused uikit 13.0 15.0 attribute
refused swiftui 13.0 15.0 step
refused swiftui 13.0 16.0 step
refused swiftui 16.0 16.4 step
refused swiftui 16.4 18.0 step
refused swiftui 13.0 16.0 attribute
END
export -f code every refused
words="${flags[*]}"
export words work
xargs -P 2 -L 1 bash -c 'if [ "$0" = refused ]; then refused "$@"; else every "$0" "$@"; fi' < "$work/all"
