"""What a host tells of its deals besides the facts: that each is fixed, and at last what it was.

A function of the log and of the table's key alone: told again, the story is the same to the byte.
"""

from typing import Final

from maverick_desktop.core.cards import codes
from maverick_desktop.core.deals import code_of
from maverick_desktop.core.events import CardsChosen, Event, HandDealt, HandScored, MatchOver
from maverick_desktop.core.log import GameLog
from maverick_desktop.lan.messages import Commit, Opened

from .commit import commitment, nonce_of


class Promises:
    """The commitments of one match, made and kept."""

    def __init__(self, key: bytes, log: GameLog) -> None:
        """``key``: the table's secret; ``log``: what has happened, if the match is taken up."""
        self._key: Final = key
        self._match: Final = log.header.match
        self._commits: Final[dict[int, Commit]] = {}
        self._opened: Final[dict[int, Opened]] = {}
        self._hand: HandDealt | None = None
        """The hand that is played; None once it was opened."""
        self._chosen: list[list[str]] = []
        for n, event in enumerate(log.facts, start=1):
            self.note(n, event)

    def note(self, n: int, event: Event) -> None:
        """Fact ``n`` happens."""
        match event:
            case HandDealt():
                self._hand, self._chosen = event, []
                nonce = nonce_of(self._key, self._match, event.hand)
                self._commits[n] = Commit(event.hand, commitment(code_of(event.deal), nonce))
            case CardsChosen():
                self._chosen.append(codes(event.cards))
            case HandScored() | MatchOver() if self._hand is not None:
                hand = self._hand.hand
                nonce = nonce_of(self._key, self._match, hand)
                self._opened[n] = Opened(hand, code_of(self._hand.deal), nonce, self._chosen)
                self._hand = None
            case _:
                pass

    def before(self, n: int) -> Commit | None:
        """What everybody hears right before fact ``n``."""
        return self._commits.get(n)

    def after(self, n: int) -> Opened | None:
        """What everybody hears right after fact ``n``."""
        return self._opened.get(n)
