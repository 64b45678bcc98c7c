#!/bin/sh
# Installs the build systems that sheetc is tested with, where they are missing.
set -eu
missing=
for pair in make:make ninja:ninja-build cmake:cmake strace:strace bazel:bazel-bootstrap; do
  command -v "${pair%%:*}" >/dev/null 2>&1 || missing="$missing ${pair#*:}"
done
[ -n "$missing" ] || exit 0
command -v apt-get >/dev/null 2>&1 || { echo "these are missing:$missing" >&2; exit 1; }
run=; [ "$(id -u)" = 0 ] || run=sudo
export DEBIAN_FRONTEND=noninteractive
$run apt-get update -qq
wanted=
for package in $missing; do
  # Not every Debian has Bazel.
  if [ "$package" = bazel-bootstrap ] && ! apt-cache show "$package" >/dev/null 2>&1; then continue; fi
  wanted="$wanted $package"
done
[ -n "$wanted" ] || exit 0
# shellcheck disable=SC2086
exec $run apt-get install -y -qq --no-install-recommends $wanted
