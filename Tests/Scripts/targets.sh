# What 'check-targets.sh' and 'check-availability.sh' know of targets; both read it.
#
# A target is one line; the stub of its module is in Tests/Stubs, its fixtures are in Tests/Fixtures/Targets, and the
# program that tries its code is Tests/Stubs/Meaning/TARGET.swift, run with what 'sheetc resolve' says.

# Target, module of the stub ('-' for the system's own), and the versions of iOS that its code is to run from on, the
# oldest first.
targets=(
  'floatingpanel FloatingPanel 13.0'
  'joombottomsheet BottomSheet 13.0'
  'lbbottomsheet LBBottomSheet 13.0'
  'overlaycontainer OverlayContainer 13.0'
  'panmodal PanModal 13.0'
  'tibottomsheet TIBottomSheet 13.0'
  'swiftui - 13.0 16.0 16.4 17.0 18.0 26.0'
  'uikit - 13.0 15.0 16.0 17.0 18.0 26.1'
)

sheetc=$PWD/.build/debug/sheetc

# What code is generated from: all examples, odd sheets, and the target's own fixtures.
inputs() {
  local fixtures=Tests/Fixtures/Targets/$1
  find Examples -name '*.sheets.yaml' | sort
  echo Tests/Fixtures/Targets/Odd.sheets.yaml
  if [ -d "$fixtures" ]; then find "$fixtures" -name '*.sheets.yaml' | sort; fi
}

# Code for one input, in a namespace of its own; or findings that say precisely why there is none.
generate() {
  local target=$1 system=$2 folder=$3 number=$4 input=$5 findings
  if ! findings=$("$sheetc" generate --target "$target" --min-ios "$system" --access public \
    --namespace "Input$number" -o "$folder/$number.swift" "$input" 2>&1); then
    if grep -E ': error: ' <<< "$findings" | grep -qvE '\[(behavior-lost|no-exit)-in-target\]$' ||
      ! grep -qE ':[0-9]+:[0-9]+: error: ' <<< "$findings"; then
      printf 'error: %s cannot be generated for %s, and no finding says why:\n%s\n' \
        "$input" "$target" "$findings" >&2
      return 1
    fi
  fi
}
export -f generate
export sheetc

# Code for all inputs, into a new folder.
generate_all() {
  local target=$1 system=$2 folder=$3
  mkdir -p "$folder"
  inputs "$target" | awk '{ print NR, $0 }' |
    xargs -P 2 -L 1 bash -c 'generate "$0" "$1" "$2" "$3" "$4"' "$target" "$system" "$folder"
}
