#!/bin/sh
# Find a Python that is new enough (or PYTHON=… names one) and let it set everything up.
set -eu
cd "$(dirname "$0")/.."

find_python() {
    for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$python"
            return
        fi
    done
}

python=$(find_python)
if [ -z "$python" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Python"
    apt-get update -q </dev/null
    DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends python3 python3-venv </dev/null
    python=$(find_python)
fi
if [ -z "$python" ]; then
    echo "Maverick Desktop needs Python 3.11 or newer; PYTHON=/path/to/python make … names one." >&2
    exit 1
fi
exec "$python" scripts/setup.py "$@"
