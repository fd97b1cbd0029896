"""Positions in which one card, or one kind of card, is plainly right: how they are written down.

``obvious.jsonl`` has one a line, in the words of card players, so that each can be read. They were
found in hands of all rules by ``tests/ai/mining.py``: a rule known to every player names the cards,
and solving the deals that may be proves them.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from maverick_desktop.core.cards import (
    SEATS,
    SUITS,
    Card,
    CardSet,
    Seat,
    card,
    codes,
    parse_cards,
)
from maverick_desktop.core.events import BidMade, SideBid
from maverick_desktop.core.public import HandState, Phase, PublicState, Trick
from maverick_desktop.core.rules import CLASSIC, OPTIONS, Rules, with_options
from maverick_desktop.core.scoring import trick_worth
from maverick_desktop.core.view import SeatView
from tests.ai.driver import SITTERS

FILE: Final = Path(__file__).with_name("obvious.jsonl")
_LETTERS: Final = "SWNE"


class Obvious(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position, the cards that are right, and why."""

    why: str
    good: str
    """The cards, one of which must be played."""
    seat: str
    hand: str
    turned: str
    dealer: str
    tricks: list[str]
    """``LEADER: CARD CARD CARD CARD``; ``!`` marks a paid revoke."""
    plays: str
    """The trick in progress, the same way; its leader alone if nothing has been played."""
    trump: str
    adder: str
    rules: dict[str, object] = {}
    """What differs from Classic."""
    said: list[str] = []
    """``ROUND SEAT BID``."""
    given: str = ""
    received: str = ""
    total: tuple[int, int] = (0, 0)

    @property
    def right(self) -> CardSet:
        """The cards, one of which must be played."""
        return parse_cards(self.good)

    def view(self) -> SeatView:
        """What the seat knows."""
        rules = with_options(CLASSIC, self.rules)
        assert isinstance(rules, Rules)
        seat = SEATS[_LETTERS.index(self.seat)]
        now = self._hand(rules)
        known = PublicState(
            rules,
            SITTERS,
            n=100,
            opened=100,
            phase=Phase.PLAY,
            turn=seat,
            hand=now,
            total=self.total,
        )
        hand, given = parse_cards(self.hand), parse_cards(self.given)
        return SeatView(known, seat, hand, given, parse_cards(self.received))

    def _hand(self, rules: Rules) -> HandState:
        trump, adder = (SUITS["CDHS".index(one)] for one in (self.trump, self.adder))
        said = tuple(_said(one) for one in self.said)
        bids: list[SideBid | None] = [None, None]
        for one in said:
            if one.bid != "pass":
                bids[one.seat.side] = SideBid(one.bid, one.seat)
        base, taken, revokes, tricks = [0, 0], [0, 0, 0, 0], [0, 0], []
        for text in self.tricks:
            leader, cards, revoked = _trick(text)
            worth = trick_worth(rules, trump, adder, cards)
            winner = leader.after(worth.place)
            tricks.append(
                Trick(leader, cards, revoked, winner, worth.points, worth.trumps, worth.adders)
            )
            base[winner.side] += worth.points
            taken[winner] += 1
            _charge(revokes, leader, revoked)
        leader, cards, revoked = _trick(self.plays)
        _charge(revokes, leader, revoked)
        first, second = self.turned.split()
        return HandState(
            number=1,
            dealer=SEATS[_LETTERS.index(self.dealer)],
            turned=(card(first), card(second)),
            trump=trump,
            adder=adder,
            said=said,
            bids=(bids[0], bids[1]),
            chosen=SEATS if rules.pass_count else (),
            tricks=tuple(tricks),
            leader=leader,
            plays=cards,
            revoked=revoked,
            base=(base[0], base[1]),
            revokes=(revokes[0], revokes[1]),
            taken=(taken[0], taken[1], taken[2], taken[3]),
        )


def _said(text: str) -> BidMade:
    return msgspec.convert(
        dict(zip(("round", "seat", "bid"), _bid_words(text), strict=True)), BidMade
    )


def _bid_words(text: str) -> tuple[str, Seat, str]:
    turn, seat, bid = text.split()
    return turn, SEATS[_LETTERS.index(seat)], bid


def _charge(revokes: list[int], leader: Seat, revoked: tuple[bool, ...]) -> None:
    for place, paid in enumerate(revoked):
        revokes[leader.after(place).side] += paid


def _trick(text: str) -> tuple[Seat, tuple[Card, ...], tuple[bool, ...]]:
    leader, _, words = text.partition(":")
    played = words.split()
    cards = tuple(card(one.rstrip("!")) for one in played)
    return SEATS[_LETTERS.index(leader)], cards, tuple(one.endswith("!") for one in played)


def written(view: SeatView, good: CardSet, why: str) -> Obvious:
    """A position as it stands in the file."""
    known, now = view.public, view.public.hand
    rules = {
        name: sorted(value) if isinstance(value, frozenset) else value
        for name in OPTIONS
        if (value := getattr(known.rules, name)) != getattr(CLASSIC, name)
    }
    assert view.hand is not None
    return Obvious(
        why,
        " ".join(codes(good)),
        _LETTERS[view.seat],
        " ".join(codes(view.hand)),
        " ".join(one.code for one in now.turned),
        _LETTERS[now.dealer],
        [_line(one.leader, one.cards, one.revoked) for one in now.tricks],
        _line(now.leader, now.plays, now.revoked),
        now.trump.letter,
        now.adder.letter,
        rules,
        [f"{one.round} {_LETTERS[one.seat]} {one.bid}" for one in now.said],
        " ".join(codes(view.given)),
        " ".join(codes(view.received)),
        known.total,
    )


def _line(leader: Seat, cards: tuple[Card, ...], revoked: tuple[bool, ...]) -> str:
    words = [one.code + "!" * paid for one, paid in zip(cards, revoked, strict=True)]
    return " ".join([f"{_LETTERS[leader]}:", *words])


def positions() -> Iterator[Obvious]:
    """All that are written down."""
    for line in FILE.read_bytes().splitlines():
        yield msgspec.json.decode(line, type=Obvious)
