#!/bin/sh
# Makes .venv with the validators that tests hold sheetc's output against, and sees to it that there is xmllint.
set -eu
python=${1:-python3}
wanted=Tests/Oracles/requirements.txt
# The schema of JUnit reports comes with the source of pytest.
pytest=pytest==9.0.2
install() {
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "$1 is missing; install it" >&2
    exit 1
  fi
  run=; [ "$(id -u)" = 0 ] || run=sudo
  export DEBIAN_FRONTEND=noninteractive
  $run apt-get update -qq
  $run apt-get install -y -qq --no-install-recommends "$1"
}

if ! command -v xmllint >/dev/null 2>&1; then install libxml2-utils; fi
if [ -x .venv/bin/python ] && [ .venv/installed -nt "$wanted" ] && [ .venv/installed -nt "$0" ]; then exit 0; fi
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then install python3-venv; fi
"$python" -m venv .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check -r "$wanted"
if [ ! -f .venv/oracles/junit-10.xsd ]; then
  mkdir -p .venv/oracles
  .venv/bin/python -m pip download --quiet --disable-pip-version-check --no-deps --no-binary :all: \
    --dest .venv/oracles "$pytest"
  tar xzf .venv/oracles/pytest-*.tar.gz -C .venv/oracles --strip-components 3 \
    "${pytest%%==*}-${pytest##*==}/testing/example_scripts/junit-10.xsd"
fi
touch .venv/installed
