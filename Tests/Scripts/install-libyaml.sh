#!/bin/sh
# Installs libyaml's headers and library where they are missing.
set -eu
if command -v pkg-config >/dev/null 2>&1 && pkg-config --exists yaml-0.1; then exit 0; fi
if command -v brew >/dev/null 2>&1; then exec brew install libyaml pkg-config; fi
if command -v apt-get >/dev/null 2>&1; then
  run=; [ "$(id -u)" = 0 ] || run=sudo
  export DEBIAN_FRONTEND=noninteractive
  $run apt-get update -qq
  exec $run apt-get install -y -qq --no-install-recommends libyaml-dev pkg-config
fi
echo "libyaml is missing; install its development package (libyaml-dev, libyaml-devel or yaml) and pkg-config" >&2
exit 1
