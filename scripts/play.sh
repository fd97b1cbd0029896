#!/bin/sh
# Start the game; with no display, play one match between computer players in the same window, offscreen.
set -eu
cd "$(dirname "$0")/.."
game=.venv/bin/maverick-desktop

if [ "$(uname -s)" != Linux ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
    exec "$game"
fi

echo "There is no display here, so four computer players play one match in the same window, offscreen."
out=out/demo-$(date +%Y%m%d-%H%M%S)
mkdir -p "$out"
QT_QPA_PLATFORM=offscreen exec "$game" --demo "$out"
