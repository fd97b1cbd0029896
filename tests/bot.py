"""pytest-qt's helper as these tests want it: patient, and it lets go of no window too soon."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

from tests.patience import PATIENCE_MS


class Bot(QtBot):
    """Waits longer, and holds what it is given.

    A window that nobody holds is collected as garbage, at any moment: its parts are then deleted
    one by one in no order, each still laid out and resized by what is left of the others, which
    ends the process. The program's own windows have parents that hold them.
    """

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self._held: Final[list[object]] = []

    def let_go(self) -> None:
        """Delete what was closed, whole windows at a time; then only nobody needs to hold them."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._held.clear()

    def addWidget(  # noqa: N802 - Qt's way of naming
        self, widget: Any, *, before_close_func: Callable[[Any], None] | None = None
    ) -> None:
        """Close and delete a window at the end of the test."""
        self._held.append(widget)
        super().addWidget(widget, before_close_func=before_close_func)

    def waitUntil(  # noqa: N802
        self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS
    ) -> None:
        """Wait until something is so."""
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(  # noqa: N802
        self, signal: Any, *, timeout: int = PATIENCE_MS, **how: Any
    ) -> SignalBlocker:
        """Wait for a signal at the end of a ``with``."""
        return super().waitSignal(signal, timeout=timeout, **how)
