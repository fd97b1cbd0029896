"""Positions in mid-hand, set up by hand, and endings played out in every legal way."""

from typing import Any

from maverick_desktop.core import legal, public
from maverick_desktop.core.cards import (
    DECK,
    SEATS,
    SUITS,
    Card,
    CardSet,
    Seat,
    Suit,
    card,
    card_set,
    cards_in,
)
from maverick_desktop.core.events import CardPlayed, TrickTaken
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.public import HandState, Phase, PublicState, due
from maverick_desktop.core.rules import CLASSIC, Rules, with_options
from tests.core.driver import header_of


def rules_of(plain: dict[str, Any]) -> Rules:
    """Rules written out in full."""
    rules = with_options(CLASSIC, plain)
    assert isinstance(rules, Rules)
    return rules


def suit(letter: str) -> Suit:
    """The suit with this letter."""
    return SUITS["CDHS".index(letter)]


def seat_of(letter: str) -> Seat:
    """The seat with this letter."""
    return SEATS["SWNE".index(letter)]


def cards_of(codes: list[str]) -> CardSet:
    """The set of these cards."""
    return card_set(card(code) for code in codes)


def in_play(rules: Rules, trump: Suit, adder: Suit, leader: Seat) -> PublicState:
    """A hand in its play, nothing played yet."""
    hand = HandState(
        number=1,
        dealer=leader.right,
        turned=(DECK[0], DECK[1]),
        trump=trump,
        adder=adder,
        leader=leader,
    )
    return PublicState(
        rules, header_of(rules).sitters, n=1, opened=1, phase=Phase.PLAY, turn=leader, hand=hand
    )


def played(state: PublicState, hand: CardSet, one: Card) -> PublicState | None:
    """The state once the seat to play has played a card of its hand; None if that is illegal."""
    seat = state.turn
    assert seat is not None
    may = legal.legal_actions(state, seat, hand)
    assert isinstance(may, MayPlay)
    if not (may.free | may.priced) >> one & 1:
        return None
    revoke = bool(may.priced >> one & 1)
    return public.after(state, state.n + 1, CardPlayed(seat, one, revoke))


def perft(state: PublicState, hands: tuple[CardSet, ...]) -> dict[str, Any]:
    """Play an ending out in every legal way and count, as the golden data has it."""
    nodes = [0] * sum(hand.bit_count() for hand in hands)
    points, penalties = [0, 0], [0, 0]
    price = state.rules.revoke_penalty

    def go(now: PublicState, held: tuple[CardSet, ...], ply: int) -> None:
        if ply == len(nodes):
            for side in (0, 1):
                points[side] += now.hand.base[side]
                penalties[side] += price * now.hand.revokes[side]
            return
        seat = now.turn
        assert seat is not None
        may = legal.legal_actions(now, seat, held[seat])
        assert isinstance(may, MayPlay)
        for one in cards_in(may.free | may.priced):
            nodes[ply] += 1
            then = public.after(now, 1, CardPlayed(seat, one, bool(may.priced >> one & 1)))
            trick = due(then)
            if isinstance(trick, TrickTaken):
                then = public.after(then, 1, trick)
            left = tuple(
                hand & ~one.bit if place == seat else hand for place, hand in enumerate(held)
            )
            go(then, left, ply + 1)

    go(state, hands, 0)
    return {
        "nodes": nodes,
        "points": {"NS": points[0], "EW": points[1]},
        "penalties": {"NS": penalties[0], "EW": penalties[1]},
        "diff": points[0] - penalties[0] - points[1] + penalties[1],
    }
