#!/usr/bin/env bash
# Makes the release archive twice and holds the bytes against each other, then runs it where there is nothing but it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
here=.build/check-release
rm -rf "$here"
.ci/release "$here/one" >/dev/null
.ci/release "$here/two" >/dev/null
cmp "$here/one/SHA256SUMS" "$here/two/SHA256SUMS"
(cd "$here/one" && sha256sum --quiet --check SHA256SUMS)
mkdir "$here/root"
tar xzf "$here"/one/*.tar.gz -C "$here/root" --strip-components 1
if [ "$(uname -s)" = Linux ]; then
  cp Examples/Apps/MusicPlayer.sheets.yaml "$here/root/"
  # No interpreter means no shared library, Swift's included; and nothing is taken from the environment.
  if readelf --program-headers --wide "$here/root/bin/sheetc" | grep -q INTERP; then
    echo 'the executable needs shared libraries' >&2
    exit 1
  fi
  (cd "$here/root" && env -i bin/sheetc generate MusicPlayer.sheets.yaml)
  cmp "$here/root/MusicPlayer.sheets.swift" <(cd "$here/root" && bin/sheetc generate MusicPlayer.sheets.yaml -o -)
fi
for formula in Formula/*.rb; do
  if command -v ruby >/dev/null; then ruby -c "$formula" >/dev/null; fi
done
echo "the archive is $(du -k "$here"/one/*.tar.gz | cut -f 1) KB, the same twice, and runs by itself"
