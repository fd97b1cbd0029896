"""Jobs from other threads, done in the thread of the window. Must not know what they are."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, Qt, Signal, Slot

Job: TypeAlias = Callable[[], None]


class Mailbox(QObject):
    """Runs what it is handed, in the thread it belongs to, once whoever hands it on is done."""

    posted = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._closed = False
        self.posted.connect(self._on_posted, Qt.ConnectionType.QueuedConnection)

    def post(self, job: Job) -> None:
        """Have this done soon; from any thread. Nothing once the box is closed."""
        if not self._closed:
            self.posted.emit(job)

    def close(self) -> None:
        """Do nothing more, not even what waits."""
        self._closed = True

    @Slot(object)
    def _on_posted(self, job: Job) -> None:
        if not self._closed:
            job()
