"""The event loop of a program without a window, and all that ends it: signals, faults.

Must not know what it is for.
"""

import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QSocketNotifier,
    QtMsgType,
    qInstallMessageHandler,
)

from maverick_desktop.hosting.loop import Loop

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_LOUD: Final = (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


class ProgramLoop(Loop):
    """Runs until somebody ends it, or something unexpected does."""

    def __init__(self) -> None:
        self._application: Final = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
        super().__init__()
        self._fault: BaseException | None = None

    def run(self, begin: Callable[[], None]) -> None:
        """From ``begin`` until ``end``, SIGINT or SIGTERM.

        Raises what ``begin`` raises, and what nobody expected in any thread.
        """
        restore = self._hear_signals()
        sys.excepthook, threading.excepthook = self._on_fault, self._on_thread_fault
        qInstallMessageHandler(_tell_loud)
        self.post(begin)
        try:
            self._application.exec()
        finally:
            sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
            qInstallMessageHandler(None)
            restore()
        if self._fault is not None:
            raise self._fault

    def end(self) -> None:
        """Return from ``run``, though it may not have come to its loop yet."""
        self.post(self._application.quit)

    # --- what ends it ----------------------------------------------------------------------------

    def _hear_signals(self) -> Callable[[], None]:
        """A signal ends the loop at once, whatever it waits for; returns what gives them back."""
        here, there = socket.socketpair()
        for end in (here, there):
            end.setblocking(False)
        notifier = QSocketNotifier(here.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(lambda *_: here.recv(64))
        before = signal.set_wakeup_fd(there.fileno())
        former = [(number, signal.signal(number, lambda *_: self.end())) for number in _SIGNALS]

        def give_back() -> None:
            for number, handler in former:
                signal.signal(number, handler)
            signal.set_wakeup_fd(before)
            notifier.setEnabled(False)
            here.close()
            there.close()

        return give_back

    def _on_fault(
        self, _kind: type[BaseException], fault: BaseException, _trace: TracebackType | None
    ) -> None:
        if self._fault is None:
            self._fault = fault
        self.end()

    def _on_thread_fault(self, args: threading.ExceptHookArgs) -> None:
        fault = args.exc_value
        if fault is not None:
            self.post(lambda: self._on_fault(type(fault), fault, None))


def _tell_loud(kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
    """What Qt finds odd about a stranger's connection is no news to who reads the terminal."""
    if kind in _LOUD:
        print(text, file=sys.stderr)


def let_many_in() -> None:
    """Have as many connections as the system allows; by itself it allows some thousand."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
