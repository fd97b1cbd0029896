"""What was best: every card of a hand that is over, judged by two measures.

*Knew* judges a card on the deals that fit what its seat had seen; *seen* on the true deal, all four
playing their best from there. A card can be right and still lose. With the same depth the same hand
is judged the same: nodes are counted, no clock is read, and all dice come from public facts.
"""

from collections.abc import Generator
from enum import Enum
from typing import Final

import msgspec

from maverick_desktop.core.cards import Card, Seat
from maverick_desktop.core.events import PlayCard
from maverick_desktop.core.finished import Decision, FinishedHand
from maverick_desktop.core.legal import MayPlay

from .judging import Judge, stands_for
from .kernel import COMPILED
from .levels import dice_for
from .verdict import Verdict, Weighed

NEAR: Final = 0.5
"""A card that is behind the best by fewer points than this is near best."""
ALIKE: Final = 0.005
"""Figures that differ by less look the same in print."""


class Measure(Enum):
    """What a card is judged on."""

    KNEW = "knew"
    """What its seat knew."""
    SEEN = "seen"
    """All four hands."""


class Mark(Enum):
    """How a card compares with the best."""

    ONLY = "only"
    """No other could be played."""
    BEST = "best"
    NEAR = "near"
    LOST = "lost"


class Depth(msgspec.Struct, frozen=True):
    """How much thought a hand is worth, in nodes: cards laid down in thought."""

    known: int = 2_000_000
    """For each card on what its seat knew."""
    solving: int = 24_000_000
    """For solving the hand from its end backwards, as far as that reaches."""
    playing_out: int = 300_000
    """For each card before that, with all cards seen."""


USUAL: Final = Depth() if COMPILED else Depth(12_000, 60_000, 6_000)
"""A few seconds a hand; where nothing is compiled a thousandth part has to do."""


def depth_of(nodes: int) -> Depth:
    """The depth with so many nodes for each card on what its seat knew; the rest goes with it."""
    return Depth(nodes, 12 * nodes, max(1, nodes // 8))


class CardReview(msgspec.Struct, frozen=True):
    """A card that was played."""

    decision: Decision
    knew: Verdict
    seen: Verdict
    """``exact`` if the rest was solved; else the true deal was played out ``worlds`` times."""

    @property
    def seat(self) -> Seat:
        """Who played it."""
        return self.decision.seat

    @property
    def card(self) -> Card:
        """The card."""
        return card_of(self.decision)

    @property
    def trick(self) -> int:
        """The trick it was played to, from 1 on."""
        return len(self.decision.view.public.hand.tricks) + 1

    @property
    def only(self) -> bool:
        """Whether no other card could be played."""
        legal = self.decision.view.legal()
        assert isinstance(legal, MayPlay)
        return (legal.free | legal.priced).bit_count() == 1

    def verdict(self, measure: Measure) -> Verdict:
        """What was compared."""
        return self.knew if measure is Measure.KNEW else self.seen

    def played(self, measure: Measure) -> Weighed:
        """What the card itself came to."""
        return stands_for(self.decision.view, self.verdict(measure), self.card)

    def best(self, measure: Measure) -> Card:
        """The best card; the one that was played if none is better."""
        if self.lost(measure) < ALIKE:
            return self.card
        action = self.verdict(measure).best.action
        assert isinstance(action, PlayCard)
        return action.card

    def lost(self, measure: Measure) -> float:
        """The points by which it is behind the best; 0 for the best."""
        if self.only:
            return 0.0
        return max(0.0, self.verdict(measure).best.worth - self.played(measure).worth)

    def mark(self, measure: Measure) -> Mark:
        """How it compares."""
        if self.only:
            return Mark.ONLY
        lost = self.lost(measure)
        if lost < ALIKE:
            return Mark.BEST
        return Mark.NEAR if lost < NEAR else Mark.LOST


class HandReview(msgspec.Struct, frozen=True):
    """A hand with all its cards judged, or so far as they are."""

    hand: FinishedHand
    cards: tuple[CardReview, ...]
    """In the order played; what is not judged yet is missing from the front."""
    depth: Depth

    def of(self, seat: Seat) -> tuple[CardReview, ...]:
        """One seat's cards."""
        return tuple(one for one in self.cards if one.seat is seat)

    def lost(self, seat: Seat, measure: Measure) -> float:
        """The points a seat gave away in the hand."""
        return sum(one.lost(measure) for one in self.of(seat))

    def solved_from(self) -> int | None:
        """The first trick from which on *seen* is exact throughout; None if nowhere."""
        loose = [one.trick for one in self.cards if not one.seen.exact]
        first = max(loose, default=0) + 1
        return first if any(one.trick >= first for one in self.cards) else None

    def ahead(self, seat: Seat, measure: Measure) -> list[float | None]:
        """How far the seat's side was ahead: before trick 1, after it, …, after the last.

        Points made and still expected, as the seat's next card had them at its best; at the end,
        what the hand came to. None where that card is not judged yet.
        """
        mine = {one.trick: one.verdict(measure).best.worth for one in self.of(seat)}
        end = self.hand.score_of(seat.side) - self.hand.score_of(seat.side.other)
        tricks = range(1, len(self.hand.hand.tricks) + 1)
        return [*(mine.get(trick) for trick in tricks), float(end)]


def card_of(decision: Decision) -> Card:
    """The card that was played."""
    assert isinstance(decision.action, PlayCard)
    return decision.action.card


def cards_of(hand: FinishedHand) -> list[Decision]:
    """The decisions that were cards, in order."""
    return [one for one in hand.decisions if isinstance(one.action, PlayCard)]


def reviewing(
    hand: FinishedHand, depth: Depth = USUAL, judge: Judge | None = None
) -> Generator[CardReview, None, None]:
    """Every card of the hand judged, the last one first. Whoever has seen enough just stops.

    ``judge``: to be used again; one of its own if None.
    """
    judge = judge or Judge()
    judge.begin()
    left: int | None = depth.solving
    for place, decision in reversed([*enumerate(cards_of(hand))]):
        seed = dice_for(hand.hand.number, place).getrandbits(32)
        view, hands, card = decision.view, hand.hands_at(decision), card_of(decision)
        seen = None
        if left is not None:
            seen, spent = judge.solved(view, hands, left)
            # What comes before is harder still.
            left = None if seen is None else left - spent
        if seen is None:
            seen = judge.played_out(view, hands, card, depth.playing_out, seed)
        yield CardReview(decision, judge.as_known(view, card, depth.known, seed), seen)


def review(hand: FinishedHand, depth: Depth = USUAL, judge: Judge | None = None) -> HandReview:
    """The whole hand judged."""
    cards = tuple(reversed([*reviewing(hand, depth, judge)]))
    return HandReview(hand, cards, depth)
