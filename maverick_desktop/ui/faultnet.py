"""The one place for what nobody expected: it is logged, and the player reads one sentence.

Hooks into Python's and Qt's last resorts (RELIABILITY R18). Must not know the game.
"""

import logging
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

_LOG: Final = logging.getLogger("maverick_desktop")
_QT_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class FaultNet(QObject):
    """Catches unexpected exceptions of every thread."""

    caught = Signal()
    """Emitted once: the first fault is the one to read about."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file: Final = folder / "maverick.log"
        self._folder = folder
        self._told = False
        self._handler: logging.Handler | None = None

    def spread(self) -> None:
        """Take over the last resorts."""
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        sys.unraisablehook = self._on_unraisable
        qInstallMessageHandler(_log_qt)

    def fold(self) -> None:
        """Give them back and close the log."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(None)
        if self._handler is not None:
            _LOG.removeHandler(self._handler)
            self._handler.close()

    def open_log(self) -> None:
        """Log into the profile, at most 5 files of 1 MB; to the standard errors if that cannot be.

        Until then the standard errors serve: a start does not wait for a log it will hardly need.
        """
        from logging.handlers import RotatingFileHandler

        handler: logging.Handler
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            handler = RotatingFileHandler(
                self.file, maxBytes=1_000_000, backupCount=4, encoding="utf-8", delay=True
            )
        except OSError:
            handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
        _LOG.addHandler(handler)
        _LOG.setLevel(logging.INFO)
        self._handler = handler

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        _LOG.critical("unexpected", exc_info=(kind, error, trace))
        if not self._told:
            self._told = True
            self.caught.emit()

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        value = args.exc_value or RuntimeError(args.exc_type.__name__)
        self._on_exception(args.exc_type, value, args.exc_traceback)

    def _on_unraisable(self, args: "sys.UnraisableHookArgs") -> None:
        value = args.exc_value or RuntimeError(args.exc_type.__name__)
        self._on_exception(args.exc_type, value, args.exc_traceback)


def _log_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    # ascii() keeps a message with control characters to one harmless line.
    _LOG.log(_QT_LEVELS.get(kind, logging.WARNING), "Qt: %s", ascii(message))
