"""One test at a time announces and listens: all tests of this computer share its networks.

Sixty-four tables are listened to and no more, and some tests shout forged ones by the thousand.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import gettempdir

import pytest
from PySide6.QtCore import QLockFile


@contextmanager
def on_air() -> Iterator[None]:
    """Wait until nobody else is, in whatever process."""
    lock = QLockFile(str(Path(gettempdir()) / "maverick-tests-on-air.lock"))
    # Held for however long; what a dead process held is free all the same.
    lock.setStaleLockTime(0)
    assert lock.lock(), lock.error()
    try:
        yield
    finally:
        lock.unlock()


@pytest.fixture
def air() -> Iterator[None]:
    """Nobody else announces or listens during this test."""
    with on_air():
        yield
