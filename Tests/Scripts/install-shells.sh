#!/bin/sh
# Installs the shells that are completed, and mandoc, where they are missing.
set -eu
missing=
for tool in bash zsh fish mandoc; do
  command -v "$tool" >/dev/null 2>&1 || missing="$missing $tool"
done
[ -n "$missing" ] || exit 0
# shellcheck disable=SC2086
if command -v brew >/dev/null 2>&1; then exec brew install $missing; fi
command -v apt-get >/dev/null 2>&1 || { echo "these are missing:$missing" >&2; exit 1; }
run=; [ "$(id -u)" = 0 ] || run=sudo
export DEBIAN_FRONTEND=noninteractive
$run apt-get update -qq
# shellcheck disable=SC2086
exec $run apt-get install -y -qq --no-install-recommends $missing
