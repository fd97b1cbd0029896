"""Which cards a seat may have heard of at a moment: by the host’s record, not by views.

Every message to a seat is looked through for cards, deals and numbers that could be sets of cards.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from maverick_desktop.core.cards import SEATS, CardSet, Seat, card_set, codes
from maverick_desktop.core.events import (
    BidMade,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    Event,
    HandDealt,
    HandScored,
    MatchOver,
)
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.rules import Rules, pass_target

from .wired import frames

_CARD: Final = re.compile(r"(?<![0-9A-Za-z_-])([2-9TJQKA][CDHS]|[BS]J)(?![0-9A-Za-z_-])")
_DEAL: Final = re.compile(r"[0-9A-Z]{4}(-[0-9A-Z]{4}){5}")
_LARGEST: Final = 1_000_000
_SAFE: Final = frozenset({"text", "name", "table", "token"})
"""What people typed, and dice."""


class _Hand:
    """The hand in progress, by what was done in it."""

    def __init__(self, dealt: HandDealt, blind: bool) -> None:
        self.dealt = dealt
        self.places = 0
        self.blind_left = 4 if blind else 0
        """Bids until everybody looks at their cards."""
        self.open = card_set(dealt.deal.turned)
        self.chosen: dict[Seat, CardSet] = {}
        self.own = dict.fromkeys(SEATS, 0)


class Known:
    """What each seat may know of the latest hand."""

    def __init__(self, log: GameLog) -> None:
        self._log: Final = log
        self._rules: Final[Rules] = log.header.rules
        self._read = 0
        self._hand: _Hand | None = None
        self._shown_up_to = 0
        """Up to this fact everything has been opened."""

    def cards(self, seat: Seat | None) -> set[str]:
        """The cards of the hand in progress that a seat, or a spectator, may have heard of."""
        self._read_on()
        hand = self._hand
        if hand is None:
            return set()
        return set(codes(hand.open | (0 if seat is None else hand.own[seat])))

    def is_open(self, n: int) -> bool:
        """Whether fact ``n`` belongs to a hand that was opened."""
        self._read_on()
        return n <= self._shown_up_to

    @property
    def hand(self) -> int:
        """The hand in progress; 0 between hands."""
        self._read_on()
        return 0 if self._hand is None else self._hand.dealt.hand

    def _read_on(self) -> None:
        for event in self._log.facts[self._read :]:
            self._read += 1
            self._take(event)

    def _take(self, event: Event) -> None:
        match event:
            case HandDealt():
                self._hand = _Hand(event, "blind" in self._rules.bids)
                self._look()
            case HandScored() | MatchOver():
                self._hand, self._shown_up_to = None, self._read
            case _ if self._hand is None:
                pass
            case BidMade(round="blind"):
                self._hand.blind_left -= 1
                self._look()
            case CardsChosen():
                self._hand.chosen[event.seat] = event.cards
            case CardsPassed():
                places = pass_target(self._rules, self._hand.dealt.hand)
                for seat in SEATS:
                    self._hand.own[seat.after(places)] |= self._hand.chosen[seat]
            case CardPlayed():
                self._hand.open |= event.card.bit
            case _:
                pass

    def _look(self) -> None:
        hand = self._hand
        assert hand is not None
        if hand.blind_left <= 0:
            for seat in SEATS:
                hand.own[seat] |= hand.dealt.deal.hands[seat]


def leaks(data: bytes, seat: Seat | None, known: Known) -> list[str]:
    """What in these frames a seat must not have heard of yet."""
    may = known.cards(seat)
    found = []
    for body in frames(data):
        message = msgspec.json.decode(body)
        is_open = (message["type"] == "happened" and known.is_open(message["n"])) or (
            message["type"] == "opened" and message["hand"] != known.hand
        )
        for text, number in _values(message):
            bad = {one for one in _CARD.findall(text) if one not in may}
            if not is_open and (bad or _DEAL.search(text)):
                found.append(f"{bad or text} in {body!r}")
            if abs(number) > _LARGEST:
                found.append(f"{number} in {body!r}")
    return found


def _values(plain: Any, key: str = "") -> Iterator[tuple[str, int]]:
    if isinstance(plain, dict):
        for name, value in plain.items():
            yield name, 0
            yield from _values(value, name)
    elif isinstance(plain, list):
        for value in plain:
            yield from _values(value, key)
    elif isinstance(plain, str) and key not in _SAFE:
        yield plain, 0
    elif isinstance(plain, int):
        yield "", plain
