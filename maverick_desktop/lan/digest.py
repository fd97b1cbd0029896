"""Digests that tell two programs whether they know the same: of rules, and of a seat's view.

The first 16 hexadecimal digits of SHA-256 over canonical JSON: keys sorted, no blanks, UTF-8
(docs/PROTOCOL.md). Not secret and not signed: a digest finds gaps, it keeps nobody out.
"""

from hashlib import sha256
from typing import Any

import msgspec

from maverick_desktop.core.cards import Card, CardSet, codes
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.public import HandState, Sitter, Trick
from maverick_desktop.core.rules import Rules, to_plain
from maverick_desktop.core.view import SeatView


def rules_digest(rules: Rules) -> str:
    """What an announcement and an agreement name rules by."""
    return _digest(to_plain(rules))


def view_digest(view: SeatView) -> str:
    """What a seat knows, in 16 digits: the hand in progress whole, earlier ones by their totals."""
    known = view.public
    return _digest(
        {
            "n": known.n,
            "opened": known.opened,
            "phase": known.phase.value,
            "turn": None if known.turn is None else known.turn.letter,
            "seats": [_sitter(sitter) for sitter in known.seats],
            "hand": _hand(known.hand),
            "hands": len(known.past),
            "total": known.total,
            "verdict": known.verdict.value,
            "rewinds": known.rewinds,
            "me": view.seat.letter,
            "cards": _set(view.hand),
            "given": _set(view.given),
            "received": _set(view.received),
        }
    )


def _sitter(sitter: Sitter) -> list[Any]:
    return [sitter.name, sitter.by, sitter.since]


def _hand(hand: HandState) -> dict[str, Any]:
    return {
        "number": hand.number,
        "dealer": hand.dealer.letter,
        "turned": _cards(hand.turned),
        "trump": hand.trump.letter,
        "adder": hand.adder.letter,
        "said": [[one.seat.letter, one.round, one.bid] for one in hand.said],
        "bids": [_bid(bid) for bid in hand.bids],
        "chosen": [seat.letter for seat in hand.chosen],
        "tricks": [_trick(trick) for trick in hand.tricks],
        "leader": hand.leader.letter,
        "plays": _cards(hand.plays),
        "revoked": hand.revoked,
        "base": hand.base,
        "revokes": hand.revokes,
        "taken": hand.taken,
    }


def _trick(trick: Trick) -> list[Any]:
    return [
        trick.leader.letter,
        _cards(trick.cards),
        trick.revoked,
        trick.winner.letter,
        trick.points,
        trick.trumps,
        trick.adders,
    ]


def _bid(bid: SideBid | None) -> list[str] | None:
    return None if bid is None else [bid.kind, bid.seat.letter]


def _cards(cards: tuple[Card, ...]) -> list[str]:
    return [card.code for card in cards]


def _set(cards: CardSet | None) -> list[str] | None:
    return None if cards is None else codes(cards)


def _digest(plain: dict[str, Any]) -> str:
    return sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()[:16]
