#!/bin/sh
# Makes the virtual environment DIR and puts uv into it. Usage: sh tools/bootstrap.sh DIR
# Needs a Python 3.11 or newer with its venv module, and nothing else.
set -eu

folder=$1
uv_version=0.13.9

stop() {
    echo "$1" >&2
    exit 1
}

recent_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        recent_enough "$PYTHON" && command -v "$PYTHON"
        return
    fi
    for name in python3 python3.13 python3.12 python3.11 python3.14 python; do
        if command -v "$name" >/dev/null 2>&1 && recent_enough "$name"; then
            command -v "$name"
            return
        fi
    done
}

python=$(find_python) || true
[ -n "$python" ] || [ -z "${PYTHON:-}" ] || stop "$PYTHON is not a Python 3.11 or newer."
[ -n "$python" ] || stop "Python 3.11 or newer was not found: install it, or name one with 'make PYTHON=/path/to/python3.11'."

"$python" -c 'import venv, ensurepip' 2>/dev/null || stop \
    "$python cannot make virtual environments: install its venv module (on Debian or Ubuntu: apt-get install python3-venv) and run make again."

if ! { [ -x "$folder/bin/python" ] && recent_enough "$folder/bin/python"; }; then
    echo "Making the virtual environment $folder with $("$python" --version) ..."
    "$python" -m venv --clear "$folder" || stop "The virtual environment $folder could not be made (see above)."
fi

"$folder/bin/python" -m pip install --quiet --disable-pip-version-check "uv==$uv_version" || stop \
    "uv could not be installed: is the network reachable? (pip's own message is above.)"
