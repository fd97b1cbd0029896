"""Qt’s event loop as campaigns on real sockets need it: turned by hand until something holds."""

from collections.abc import Callable
from time import monotonic, sleep

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop

PATIENCE = 10.0


def application() -> QCoreApplication:
    """The program’s, made once."""
    return QCoreApplication.instance() or QCoreApplication(["campaign"])


def until(holds: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Let events happen until something holds."""
    app, end = application(), monotonic() + patience
    while not holds():
        assert monotonic() < end, f"not within {patience:g} s: {what}"
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        sleep(0.0005)
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def turn(seconds: float) -> None:
    """Let events happen for a while."""
    end = monotonic() + seconds
    until(lambda: monotonic() >= end, "the end of a while", seconds + 5)
