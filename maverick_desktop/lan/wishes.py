"""What a player has wished and not heard of yet: wished again after every return (RELIABILITY H4).

The host answers the same wish only once, so no click is lost and none counts twice.
"""

from maverick_desktop.core.events import Action

from .facts import doing_of
from .messages import Answer, Wish


class Wishes:
    """Numbers wishes and keeps those without an answer, in order."""

    def __init__(self) -> None:
        self._number = 0
        self._open: dict[int, Wish] = {}

    def make(self, match: str, at: int, action: Action) -> Wish:
        """A new wish, on what was known at fact ``at``."""
        self._number += 1
        wish = Wish(match, at, self._number, doing_of(action))
        self._open[wish.id] = wish
        return wish

    def answered(self, answer: Answer) -> None:
        """The host has decided."""
        self._open.pop(answer.id, None)

    def open(self) -> list[Wish]:
        """The wishes to be said again, the oldest first."""
        return list(self._open.values())

    def forget(self) -> None:
        """No answer is waited for any more."""
        self._open.clear()
