"""Positions written by hand: South is on turn, hearts are trumps and clubs adders unless said."""

from maverick_desktop.core.cards import (
    DECK,
    FULL_DECK,
    SEATS,
    Card,
    CardSet,
    Seat,
    Suit,
    card,
    card_set,
    cards_in,
    parse_cards,
)
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.public import HandState, Phase, PublicState, Trick
from maverick_desktop.core.rules import BID_KINDS, Rules
from maverick_desktop.core.scoring import trick_worth
from maverick_desktop.core.view import SeatView
from tests.ai.driver import SITTERS

CLASSIC = Rules()


def position(
    hand: str,
    plays: str = "",
    *,
    tricks: list[str] | None = None,
    unseen: str | None = None,
    given: str = "",
    rules: Rules = CLASSIC,
    trump: Suit = Suit.HEARTS,
    adder: Suit = Suit.CLUBS,
    bids: tuple[str | None, str | None] = (None, None),
    phase: Phase = Phase.PLAY,
) -> SeatView:
    """South's view. ``tricks`` and ``plays`` read ``LEADER: CARD CARD …``; ``!`` marks a revoke.

    ``unseen``: exactly the cards the others hold; all further ones then count as played long ago.
    Without it only what is named is out, which is enough where counting does not matter.
    """
    held, gone = parse_cards(hand), [_trick(rules, trump, adder, one) for one in tricks or []]
    leader, cards, revoked = _cards(plays) if plays else (Seat.SOUTH, (), ())
    used = held | card_set(cards) | parse_cards(given)
    for trick in gone:
        used |= card_set(trick.cards)
    if unseen is not None:
        gone += _long_ago(FULL_DECK & ~used & ~parse_cards(unseen), 13 - len(gone), held)
        turned = (cards[0], cards[0]) if cards else (gone[-1].cards[0],) * 2
    else:
        spare = [one for one in DECK if not used >> one & 1]
        turned = (spare[0], spare[1])
    base, taken = [0, 0], [0, 0, 0, 0]
    for trick in gone:
        base[trick.winner.side] += trick.points
        taken[trick.winner] += 1
    now = HandState(
        number=1,
        dealer=Seat.EAST,
        turned=turned,
        trump=trump,
        adder=adder,
        bids=(_bid(bids[0]), _bid(bids[1])),
        tricks=tuple(gone),
        leader=leader,
        plays=cards,
        revoked=revoked,
        base=(base[0], base[1]),
        taken=(taken[0], taken[1], taken[2], taken[3]),
    )
    known = PublicState(rules, SITTERS, n=50, opened=50, phase=phase, turn=Seat.SOUTH, hand=now)
    return SeatView(known, Seat.SOUTH, held, parse_cards(given))


def _cards(text: str) -> tuple[Seat, tuple[Card, ...], tuple[bool, ...]]:
    leader, words = text.split(":")
    codes = words.split()
    played = tuple(card(code.rstrip("!")) for code in codes)
    return SEATS["SWNE".index(leader)], played, tuple(code.endswith("!") for code in codes)


def _trick(rules: Rules, trump: Suit, adder: Suit, text: str) -> Trick:
    leader, cards, revoked = _cards(text)
    worth = trick_worth(rules, trump, adder, cards)
    winner = leader.after(worth.place)
    return Trick(leader, cards, revoked, winner, worth.points, worth.trumps, worth.adders)


def _long_ago(dead: CardSet, room: int, held: CardSet) -> list[Trick]:
    """So many tricks that the hand fits, with the dead cards in them, which show nothing.

    Only the first four cards of a trick are read: one card is put there over and over.
    """
    cards = list(cards_in(dead))
    tricks = [
        Trick(Seat.WEST, (one,), (False,), Seat.WEST if place % 2 else Seat.NORTH, 0, 0, 0)
        for place, one in enumerate(cards[: room - held.bit_count()])
    ]
    rest = (cards[0],) * 4 + tuple(cards)
    tricks[-1] = Trick(Seat.WEST, rest, (False,) * len(rest), Seat.WEST, 0, 0, 0)
    return tricks


def _bid(text: str | None) -> SideBid | None:
    if text is None:
        return None
    kind, seat = text.split(":")
    return SideBid(BID_KINDS[BID_KINDS.index(kind)], SEATS["SWNE".index(seat)])
