"""The thread a thinker thinks in. It knows no table; whoever asked is called back.

A study that is late is left behind: nobody hears of it again, and its thread ends when the thinker
comes back, or with the program. A thinker that can be told so comes back soon.
"""

from collections.abc import Callable
from queue import SimpleQueue
from threading import Event as Flag
from threading import Thread
from time import monotonic
from typing import Final, Protocol, runtime_checkable

from maverick_desktop.core.view import SeatView

from .levels import Thinker
from .thought import Thought


@runtime_checkable
class Stoppable(Protocol):
    """A thinker that can be told that nobody waits for it."""

    def stop(self) -> None:
        """Come to an end soon, for good; called from another thread."""


class Study:
    """A daemon thread with a thinker of its own."""

    def __init__(
        self,
        make: Callable[[], Thinker],
        think: Callable[[Thinker, SeatView], Thought],
        pause: float,
    ) -> None:
        """``pause``: seconds every answer takes at least."""
        self._make: Final = make
        self._think: Final = think
        self._pause: Final = pause
        self._left: Final = Flag()
        self._thinker: Thinker | None = None
        self._tasks: Final[SimpleQueue[tuple[SeatView, Callable[[Thought | str], None]] | None]] = (
            SimpleQueue()
        )
        Thread(target=self._run, name="computer player", daemon=True).start()

    def ask(self, view: SeatView, answered: Callable[[Thought | str], None]) -> None:
        """Have this thought about; ``answered`` hears what came of it, or the error, in here."""
        self._tasks.put((view, answered))

    def leave(self) -> None:
        """Nobody waits for this study any more."""
        self._left.set()
        self._tasks.put(None)
        thinker: object = self._thinker
        if isinstance(thinker, Stoppable):
            thinker.stop()

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None:
            view, answered = task
            began = monotonic()
            answer: Thought | str
            try:
                thinker = self._thinker = self._thinker or self._make()
                answer = self._think(thinker, view)
            except BaseException as error:
                # Whatever it is, the thread goes on, and whoever asked hears of it at once. Only
                # the kind of error: its words might name a card.
                answer, self._thinker = type(error).__name__, None
            self._left.wait(max(0.0, began + self._pause - monotonic()))
            if not self._left.is_set():
                answered(answer)
