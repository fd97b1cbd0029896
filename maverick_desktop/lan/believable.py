"""Whether a fact can follow what a seat knows: what a client asks before it folds anything.

A host deals the cards, but it cannot make a program fold nonsense (RELIABILITY N7). What only the
other hands could prove is left for when the hand is opened.
"""

from typing import Final, assert_never

from maverick_desktop.core import legal
from maverick_desktop.core.cards import CardSet, card_set
from maverick_desktop.core.events import (
    CardPlayed,
    CardsPassed,
    ChooseCards,
    HandScored,
    MakeBid,
    MatchOver,
    PlayCard,
    Rewound,
    SeatBidMade,
    SeatCardsChosen,
    SeatCardsPassed,
    SeatChanged,
    SeatDealt,
    SeatEvent,
    TrickTaken,
)
from maverick_desktop.core.public import Phase, due
from maverick_desktop.core.turned import suits_of
from maverick_desktop.core.view import SeatView

_HAND: Final = 13


def may_follow(view: SeatView, event: SeatEvent, watching: bool) -> bool:
    """Whether the event can be the next fact; ``watching``: the view is a spectator's.

    Where a ``Rewound`` goes back to is not looked at: that takes the story.
    """
    known = view.public
    expected = due(known)
    match event:
        case TrickTaken() | HandScored() | MatchOver():
            return event == expected
        case SeatCardsPassed():
            return isinstance(expected, CardsPassed) and _passed(view, event, watching)
        case SeatChanged() | Rewound():
            return isinstance(expected, CardsPassed | None)
        case _ if expected is not None:
            return False
        case SeatDealt():
            return _dealt(view, event, watching)
        case SeatBidMade():
            return _bid(view, event, watching)
        case SeatCardsChosen():
            return _chose(view, event, watching)
        case CardPlayed():
            return _played(view, event, watching)
        case _:
            assert_never(event)


def _dealt(view: SeatView, event: SeatDealt, watching: bool) -> bool:
    known = view.public
    unseen = watching or "blind" in known.rules.bids
    return (
        known.phase is Phase.DEALING
        and event.hand == known.hand.number + 1
        and event.turned[0] != event.turned[1]
        and suits_of(known.rules.equal_ranks, event.turned) == (event.trump, event.adder)
        and _is_hand(event.cards, card_set(event.turned), unseen)
    )


def _bid(view: SeatView, event: SeatBidMade, watching: bool) -> bool:
    known = view.public
    last = known.phase is Phase.BLIND and event.seat is known.hand.dealer
    return (
        event.round == legal.bid_round(known)
        and legal.refusal(known, event.seat, None, MakeBid(event.bid)) is None
        and _is_hand(event.cards, card_set(known.hand.turned), watching or not last)
    )


def _is_hand(cards: CardSet | None, turned: CardSet, unseen: bool) -> bool:
    if cards is None or unseen:
        return cards is None and unseen
    return cards.bit_count() == _HAND and not cards & turned


def _chose(view: SeatView, event: SeatCardsChosen, watching: bool) -> bool:
    known = view.public
    if event.seat is view.seat and not watching:
        return event.cards is not None and view.refusal(ChooseCards(event.cards)) is None
    to_choose = known.phase is Phase.PASSING and event.seat not in known.hand.chosen
    return to_choose and event.cards is None


def _passed(view: SeatView, event: SeatCardsPassed, watching: bool) -> bool:
    received = event.received
    if received is None or watching:
        return received is None and watching
    kept = (view.hand or 0) & ~view.given
    taken = kept | card_set(view.public.hand.turned)
    return received.bit_count() == view.public.rules.pass_count and not received & taken


def _played(view: SeatView, event: CardPlayed, watching: bool) -> bool:
    known = view.public
    if known.phase is not Phase.PLAY or event.seat is not known.turn:
        return False
    if event.revoke and (known.rules.revoke != "priced" or not known.hand.plays):
        return False
    if event.seat is view.seat and not watching:
        return view.refusal(PlayCard(event.card)) is None
    seen = known.hand.cards_out() | (view.hand or 0)
    return not seen >> event.card & 1
