#!/bin/sh
# Installs libfyaml's command-line tool, which the reader of sheets files is held against, where it is missing.
set -eu
if command -v fy-tool >/dev/null 2>&1; then exit 0; fi
if command -v brew >/dev/null 2>&1; then exec brew install libfyaml; fi
if command -v apt-get >/dev/null 2>&1; then
  run=; [ "$(id -u)" = 0 ] || run=sudo
  export DEBIAN_FRONTEND=noninteractive
  $run apt-get update -qq
  exec $run apt-get install -y -qq --no-install-recommends libfyaml-utils
fi
echo "fy-tool is missing; install libfyaml's command-line tool (libfyaml-utils)" >&2
exit 1
