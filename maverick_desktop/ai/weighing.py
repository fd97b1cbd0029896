"""Thinkers that can say what they compared, and what the rules of thumb make of each choice.

A choice that was made without a verdict, or by a level that has none, is explained by the rules of
thumb: the same view always gives the same words.
"""

import random
from typing import Final, Protocol, assert_never, runtime_checkable

from maverick_desktop.core.cards import Card
from maverick_desktop.core.events import ChooseCards, PlayCard
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay, MayWait
from maverick_desktop.core.view import SeatView

from .bidding import club_bids
from .budget import Budget
from .club import choose_card, weigh
from .passing import ranked
from .verdict import Verdict, Weighed

MOST_PASSES: Final = 10
"""So many choices of cards to pass on are told."""


@runtime_checkable
class Weigher(Protocol):
    """A thinker that can tell what it compared: what it thinks is the best of that."""

    def weigh(self, view: SeatView, budget: Budget, dice: random.Random) -> Verdict:
        """All it compared; the view's seat must have something to do."""


def rule_of_thumb(view: SeatView) -> Verdict:
    """What each choice promises in points, the club player's first. The seat must have one."""
    match view.legal():
        case MayPlay() as legal:
            return _first(choose_card(view), _cards(view, legal))
        case MayBid():
            return club_bids(view)
        case MayChoose():
            found = ranked(view)[:MOST_PASSES]
            return Verdict(tuple(Weighed(ChooseCards(one.cards), one.value) for one in found))
        case MayWait():
            raise ValueError("nothing to weigh")
        case other:
            assert_never(other)


def _first(chosen: Card, choices: list[Weighed]) -> Verdict:
    """A verdict with the card that was chosen in front, whatever it promises."""
    ordered = sorted(choices, key=lambda one: (one.action != PlayCard(chosen), -one.worth))
    return Verdict(tuple(ordered))


def _cards(view: SeatView, legal: MayPlay) -> list[Weighed]:
    price = view.public.rules.revoke_penalty
    return [
        Weighed(PlayCard(card), worth, price=price if legal.priced >> card & 1 else 0)
        for card, worth in weigh(view, legal)
    ]
