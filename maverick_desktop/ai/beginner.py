"""A beginner: the club player with the errors people make. Sees one seat's view.

It forgets who was out of a suit and which cards have gone, does not always count adders, and passes
on whatever is lowest. A bid that stands is never forgotten: who has said nil, and who wants it
made, plays as soundly as a club player.
"""

import random
from typing import Final

from msgspec.structs import replace

from maverick_desktop.core.cards import (
    SUITS,
    Card,
    CardSet,
    Seat,
    Suit,
    card_set,
    cards_in,
)
from maverick_desktop.core.legal import MayChoose, MayPlay
from maverick_desktop.core.public import HandState
from maverick_desktop.core.view import SeatView

from .club import choose_card, weigh
from .knowledge import Knowledge, knowledge_of
from .stakes import Stakes, stakes_for

FORGETS_VOID: Final = 0.6
"""How often it does not remember that a seat was out of a suit."""
FORGETS_CARD: Final = 0.5
"""How often it does not remember a card of an earlier trick."""
IGNORES_ADDERS: Final = 0.25
"""How often it does not look for adders in the trick."""


def beginners_card(view: SeatView, dice: random.Random) -> Card:
    """The card a beginner would play; it never pays for a revoke. The seat must be on turn."""
    legal = view.legal()
    assert isinstance(legal, MayPlay)
    if guards_a_nil(view):
        return choose_card(view)
    know, stakes = knowledge_of(view), stakes_for(view.public, view.seat)
    if dice.random() < IGNORES_ADDERS:
        stakes = without_adders(stakes)
    found = weigh(view, replace(legal, priced=0), forgotten(view, know, dice), stakes)
    return max(found, key=lambda pair: pair[1])[0]


def guards_a_nil(view: SeatView) -> bool:
    """Whether the seat's side has said nil, so that an error would cost it the bid."""
    bid = view.public.hand.bids[view.seat.side]
    return bid is not None and bid.kind == "nil"


def forgotten(view: SeatView, know: Knowledge, dice: random.Random) -> Knowledge:
    """What is left of the knowledge once some of it has been forgotten.

    Cards of earlier tricks, but for the latest one, count as still out; voids as never shown.
    """
    now = view.public.hand
    gone = _gone(now) & ~know.hand
    back = card_set(card for card in cards_in(gone) if dice.random() < FORGETS_CARD)
    unseen = know.unseen | back
    may = list(know.may)
    for seat in (view.seat.left, view.seat.partner, view.seat.right):
        may[seat] = _may(know, seat, unseen, back, dice)
    return replace(
        know,
        unseen=unseen,
        may=(may[0], may[1], may[2], may[3]),
        owed=(0, 0, 0, 0),
    )


def _gone(now: HandState) -> CardSet:
    """The cards of all tricks but the latest one."""
    gone = 0
    for trick in now.tricks[:-1]:
        gone |= card_set(trick.cards)
    return gone


def _may(
    know: Knowledge, seat: Seat, unseen: CardSet, back: CardSet, dice: random.Random
) -> CardSet:
    may = know.may[seat] | back
    for suit in SUITS:
        cards = know.suits[suit]
        if not know.is_void(seat, suit):
            continue
        if dice.random() < FORGETS_VOID:
            may |= unseen & cards
        else:
            may &= ~cards
    # What another seat is sure to hold is with that seat.
    return may & ~_sure_elsewhere(know, seat)


def _sure_elsewhere(know: Knowledge, seat: Seat) -> CardSet:
    found = 0
    for other, cards in enumerate(know.sure):
        if other != seat:
            found |= cards
    return found


def without_adders(stakes: Stakes) -> Stakes:
    """The stakes of somebody who takes adders for ordinary cards."""
    return tuple(tuple(row[place - place % 5] for place in range(len(row))) for row in stakes)


def beginners_pass(view: SeatView) -> CardSet:
    """The cards a beginner would pass on: the lowest ones, but no trumps if it can help it."""
    legal = view.legal()
    assert isinstance(legal, MayChoose)
    trump: Suit = view.public.hand.trump

    def dearness(card: Card) -> tuple[bool, int, Card]:
        return card.suit_under(trump) is trump, card.rank, card

    return card_set(sorted(cards_in(legal.cards), key=dearness)[: legal.count])
