"""Screens that nobody sees: an X server each, for programs with windows."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_SIZE: Final = "1280x900x24"


def can_have_screens() -> bool:
    """Whether there is an X server for it here."""
    return shutil.which("Xvfb") is not None


@contextmanager
def open_screen() -> Iterator[dict[str, str]]:
    """What the environment of a program has to say so that its windows open on a screen of its own.

    Where there is no X server, that its windows open nowhere.
    """
    if not can_have_screens():
        yield {"QT_QPA_PLATFORM": "offscreen"}
        return
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", _SIZE, "-nolisten", "tcp"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        # Said once it can be reached; nothing, if it cannot.
        display = server.stdout.readline().strip()
        assert display, "the X server did not start"
        yield {"QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{display}"}
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()
