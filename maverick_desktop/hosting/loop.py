"""A table's thread as Qt has it: what happens later, and what other threads hand in."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot


class Loop(QObject):
    """``later`` is a ``Later``, ``post`` a ``Post``; nothing happens any more once closed."""

    _posted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timers: Final[set[QTimer]] = set()
        self._closed = False
        self._posted.connect(self._run, Qt.ConnectionType.QueuedConnection)

    def later(self, seconds: float, job: Callable[[], None]) -> Callable[[], None]:
        """Do something after so many seconds; returns what calls it off."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(round(seconds * 1000))
        self._timers.add(timer)

        def call_off() -> None:
            if timer in self._timers:
                self._timers.discard(timer)
                timer.stop()
                timer.deleteLater()

        def ring() -> None:
            call_off()
            job()

        timer.timeout.connect(ring)
        timer.start()
        return call_off

    def post(self, job: Callable[[], None]) -> None:
        """Do something in the thread this belongs to, soon; from any thread."""
        self._posted.emit(job)

    def close(self) -> None:
        """Nothing that waits happens any more."""
        self._closed = True
        for timer in list(self._timers):
            self._timers.discard(timer)
            timer.stop()
            timer.deleteLater()

    @Slot(object)
    def _run(self, job: Callable[[], None]) -> None:
        if not self._closed:
            job()
