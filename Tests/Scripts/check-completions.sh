#!/usr/bin/env bash
# The manual page pleases mandoc, each shell takes its completions without a word and completes with them, and what
# is installed is removed again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
Tests/Scripts/install-shells.sh
sheetc=$PWD/.build/debug/sheetc
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

"$sheetc" man >"$out/sheetc.1"
mandoc -T lint -W all "$out/sheetc.1"
for shell in bash zsh fish; do
  "$sheetc" completions "$shell" >"$out/$shell"
  "$shell" -n "$out/$shell"
done
python3 Tests/Scripts/complete.py "$sheetc"

# A stand-in for the build, which other checks look at.
make=(make --silent DESTDIR="$out/a root" PREFIX=/opt/sheet\ c RELEASE="$sheetc" --assume-old=build)
"${make[@]}" install
(cd "$out/a root" && find . -type f | LC_ALL=C sort) | diff - <(printf '%s\n' \
  './opt/sheet c/bin/sheetc' \
  './opt/sheet c/share/bash-completion/completions/sheetc' \
  './opt/sheet c/share/fish/vendor_completions.d/sheetc.fish' \
  './opt/sheet c/share/man/man1/sheetc.1' \
  './opt/sheet c/share/zsh/site-functions/_sheetc')
[[ $("$out/a root/opt/sheet c/bin/sheetc" version) == "$("$sheetc" version)" ]]
"${make[@]}" uninstall
[[ -z $(find "$out/a root" -type f) ]]
