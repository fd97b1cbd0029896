"""Ports that a test's programs have to themselves, also while none of them listens there.

Tables take the first usual port that is free, and so does every test's in every process: one that
is opened again might find its port taken, and its guests somebody else's table there.
"""

import os
import socket
from itertools import count
from typing import Final

_FIRST: Final = 10_000
_COUNT: Final = 20_000
"""Below those that systems give to whoever asks for any."""
_places: Final = count()


def own_port() -> int:
    """One that no other test has been given, in this process or, most likely, another."""
    while True:
        port = _FIRST + (os.getpid() * 61 + next(_places)) % _COUNT
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)):
                return port
