#!/bin/sh
# Makes .venv with the validators that tests hold sheetc's output against.
set -eu
python=${1:-python3}
wanted=Tests/Oracles/requirements.txt
if [ -x .venv/bin/python ] && [ .venv/installed -nt "$wanted" ]; then exit 0; fi
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null && command -v apt-get >/dev/null 2>&1; then
  run=; [ "$(id -u)" = 0 ] || run=sudo
  $run apt-get update -qq
  $run apt-get install -y -qq --no-install-recommends python3-venv
fi
"$python" -m venv .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check -r "$wanted"
touch .venv/installed
