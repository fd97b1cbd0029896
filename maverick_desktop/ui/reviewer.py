"""Judges the cards of a hand in a thread of its own; they come back one by one.

The window waits for nothing: whoever closes it, or goes to another hand, just stops listening.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Event, Thread
from typing import Final

from PySide6.QtCore import QObject, Signal

from maverick_desktop.ai.review import CardReview, Depth, reviewing
from maverick_desktop.core.finished import FinishedHand
from maverick_desktop.ui.mailbox import Job, Mailbox


class Reviewer(QObject):
    """Reviews one hand at a time."""

    judged = Signal(object, object)
    """The ``FinishedHand`` and the ``CardReview`` of one of its cards, the last card first."""

    def __init__(self, depth: Depth, parent: QObject) -> None:
        super().__init__(parent)
        self._depth: Final = depth
        self._mailbox: Final = Mailbox(self)
        self._stop = Event()

    def begin(self, hand: FinishedHand) -> None:
        """Review this hand, and no longer the one before."""
        self.stop()
        self._stop = Event()
        arrived = partial(self._arrived, self._stop, hand)
        words = (hand, self._depth, self._stop, self._mailbox.post, arrived)
        # A daemon: the program ends without waiting for what nobody will read.
        Thread(target=_work, args=words, name="review", daemon=True).start()

    def stop(self) -> None:
        """Leave it at what there is; the thread ends with the card it is at."""
        self._stop.set()

    def close(self) -> None:
        """The same, for good."""
        self.stop()
        self._mailbox.close()

    def _arrived(self, stop: Event, hand: FinishedHand, card: CardReview) -> None:
        if not stop.is_set():
            self.judged.emit(hand, card)


def _work(
    hand: FinishedHand,
    depth: Depth,
    stop: Event,
    post: Callable[[Job], None],
    arrived: Callable[[CardReview], None],
) -> None:
    """In the thread: judge card after card until all are done or nobody wants more."""
    # Whom it is for may be gone by the time it is told.
    with suppress(RuntimeError):
        for card in reviewing(hand, depth):
            if stop.is_set():
                return
            post(partial(arrived, card))
