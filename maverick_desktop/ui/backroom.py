"""A thread behind the window for one errand at a time: thinking that the window does not wait for.

A job that is late, or that nobody wants any more, is left to its thread, and told so if it can be.
Must not know what the jobs are.
"""

import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Final, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QObject, QTimer

from maverick_desktop.ui.mailbox import Mailbox

Result = TypeVar("Result")
_Task: TypeAlias = tuple[Callable[[], Result], Callable[[Result | None], None]]

_LOG: Final = logging.getLogger(__name__)


class Backroom(Generic[Result]):
    """Runs jobs one after the other; whoever sent the last one hears what came of it."""

    def __init__(self, parent: QObject, patience: int) -> None:
        """``patience``: milliseconds after which nobody waits for a job any more."""
        self._mailbox: Final = Mailbox(parent)
        self._timer: Final = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.setInterval(patience)
        self._timer.timeout.connect(self._on_late)
        self._tasks: SimpleQueue[_Task[Result] | None] | None = None
        self._told: Callable[[Result | None], None] | None = None
        self._stop: Callable[[], None] | None = None
        self._ticket = 0
        """Counts errands: what comes of an earlier one is not heard."""
        self._closed = False

    def send(
        self,
        job: Callable[[], Result],
        told: Callable[[Result | None], None],
        stop: Callable[[], None] | None = None,
    ) -> None:
        """Have this done, instead of what is being done; ``told`` hears what came of it, or None.

        ``told`` is called here; None if the job failed or took too long. ``stop`` is called, here
        too, when nobody waits for the job any more: it may come to an end sooner then.
        """
        if self._closed:
            return
        self.forget()
        ticket, self._told, self._stop = self._ticket, told, stop
        if self._tasks is None:
            self._tasks = SimpleQueue()
            Thread(target=_run, args=(self._tasks,), name="backroom", daemon=True).start()
        self._timer.start()
        self._tasks.put((job, lambda came: self._mailbox.post(lambda: self._hear(ticket, came))))

    def forget(self) -> None:
        """Nobody wants to know any more what comes of the last job. Safe after ``close``."""
        if self._closed:
            return
        self._ticket += 1
        stop, self._stop = self._stop, None
        if self._told is not None:
            # It may go on for long: the next job does not wait for it.
            self._told = None
            self._leave()
            if stop is not None:
                stop()
        self._timer.stop()

    def close(self) -> None:
        """Do nothing more. Safe more than once."""
        self.forget()
        self._closed = True
        self._leave()
        self._mailbox.close()

    def _leave(self) -> None:
        tasks, self._tasks = self._tasks, None
        if tasks is not None:
            tasks.put(None)

    def _hear(self, ticket: int, came: Result | None) -> None:
        if ticket != self._ticket or self._told is None:
            return
        told, self._told = self._told, None
        self._timer.stop()
        told(came)

    def _on_late(self) -> None:
        told = self._told
        self.forget()
        if told is not None:
            told(None)


def _run(tasks: "SimpleQueue[_Task[Result] | None]") -> None:
    while (task := tasks.get()) is not None:
        job, told = task
        came: Result | None
        try:
            came = job()
        except Exception as error:
            # Only the kind of error: its words might name a card.
            _LOG.error("A job behind the window failed with %s.", type(error).__name__)
            came = None
        told(came)
