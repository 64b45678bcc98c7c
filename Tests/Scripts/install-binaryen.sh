#!/bin/sh
# Installs wasm-opt, which a page's WebAssembly is made small with, where it is missing.
set -eu
if command -v wasm-opt >/dev/null 2>&1; then exit 0; fi
if command -v brew >/dev/null 2>&1; then exec brew install binaryen; fi
if command -v apt-get >/dev/null 2>&1; then
  run=; [ "$(id -u)" = 0 ] || run=sudo
  export DEBIAN_FRONTEND=noninteractive
  $run apt-get update -qq
  exec $run apt-get install -y -qq --no-install-recommends binaryen
fi
echo "wasm-opt is missing; install binaryen" >&2
exit 1
