"""Why the score pad refuses an entry, in one sentence; and why a record of it is refused.

The sentence is for whoever keeps the score: it says what to do where something can be done.
"""

from typing import Final, assert_never

from maverick_desktop.core.cards import Side
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.pad import possible
from maverick_desktop.core.padfacts import (
    BeginHand,
    NoteRevoke,
    NoteTotals,
    NoteTrick,
    PadReason,
    PadRefused,
    PadWish,
)
from maverick_desktop.core.padroom import TRICKS
from maverick_desktop.core.padstate import PadState, next_dealer

from .phrase import QT_TRANSLATE_NOOP, Phrase
from .words import bid_word

_OVER: Final = QT_TRANSLATE_NOOP(
    "text", "The match is over; undo its last entry if something is to be changed."
)
_HAND_OPEN: Final = QT_TRANSLATE_NOOP(
    "text", "This hand is not over; enter its tricks or its totals first."
)
_NO_HAND: Final = QT_TRANSLATE_NOOP("text", "Begin the next hand first.")
_DEALS: Final = QT_TRANSLATE_NOOP("text", "{who} deals this hand, for the deal goes round.")
_DEALS_FIRST: Final = QT_TRANSLATE_NOOP("text", "{who} deals first by the rules of this match.")
_SAME_CARD: Final = QT_TRANSLATE_NOOP(
    "text", "{card} is named twice, and two different cards are turned."
)
_SAME_SUIT: Final = QT_TRANSLATE_NOOP("text", "Trump and adder are two different suits.")
_DEAL_AGAIN: Final = QT_TRANSLATE_NOOP(
    "text", "Two equal ranks were turned, so by the rules of this match the hand is dealt again."
)
_BID: Final = QT_TRANSLATE_NOOP("text", "The rules of this match do not have this bid.")
_HAS_BID: Final = QT_TRANSLATE_NOOP("text", "{who} has bid {bid}, and a side holds one bid.")
_NO_PRICE: Final = QT_TRANSLATE_NOOP(
    "text", "A revoke has no price in this match, so it is put right at the table."
)
_REVOKES: Final = QT_TRANSLATE_NOOP(
    "text", "{who} cannot have revoked once more: a leader and a last card never revoke."
)
_FOUR_CARDS: Final = QT_TRANSLATE_NOOP(
    "text", "A trick has four cards, so trumps and adders together are 0 to 4."
)
_TRUMPS: Final = QT_TRANSLATE_NOOP(
    "text",
    "Only {n} trump is left in this hand, not {more}."
    "|Only {n} trumps are left in this hand, not {more}.",
)
_NO_TRUMPS: Final = QT_TRANSLATE_NOOP("text", "All trumps of this hand have fallen.")
_ADDERS: Final = QT_TRANSLATE_NOOP(
    "text",
    "Only {n} adder is left in this hand, not {more}."
    "|Only {n} adders are left in this hand, not {more}.",
)
_NO_ADDERS: Final = QT_TRANSLATE_NOOP("text", "All adders of this hand have fallen.")
_AT_LEAST: Final = QT_TRANSLATE_NOOP(
    "text",
    "This trick holds at least {n} trump or adder, or the tricks after it could not hold the rest."
    "|This trick holds at least {n} trumps and adders, or the tricks after it could not hold the"
    " rest.",
)
_LAST_TRICK: Final = QT_TRANSLATE_NOOP(
    "text", "The last trick holds all that is left: trumps {trumps}, adders {adders}."
)
_TRICKS_BEGUN: Final = QT_TRANSLATE_NOOP(
    "text",
    "Totals stand for a whole hand, and this one has tricks; enter the others, or undo them.",
)
_BASE: Final = QT_TRANSLATE_NOOP(
    "text", "{side} cannot have {points}, for no tricks of this hand come to that."
)
_BASES: Final = QT_TRANSLATE_NOOP(
    "text", "Each of these totals can be, but not both in one hand; look at both again."
)
_MADE_MISSING: Final = QT_TRANSLATE_NOOP("text", "{who} has bid {bid}; say whether it was made.")
_NO_BID: Final = QT_TRANSLATE_NOOP(
    "text", "{side} have no bid in this hand; enter the bid before its end."
)
_SPOILT: Final = QT_TRANSLATE_NOOP(
    "text", "{side} have revoked, so by the rules of this match their bid has failed."
)
_BLIND_MADE: Final = QT_TRANSLATE_NOOP(
    "text", "Blind is made, with more points than the other side."
)
_BLIND_FAILED: Final = QT_TRANSLATE_NOOP(
    "text", "Blind has failed, without more points than the other side."
)
_NOT_MADE: Final = {
    "nil": QT_TRANSLATE_NOOP("text", "With these points {who} cannot have made nil."),
    "posh": QT_TRANSLATE_NOOP("text", "With these points {who} cannot have made posh."),
}
_NOT_FAILED: Final = {
    "nil": QT_TRANSLATE_NOOP("text", "With these points {who} cannot have failed nil."),
    "posh": QT_TRANSLATE_NOOP("text", "With these points {who} cannot have failed posh."),
}
_BOTH_BIDS: Final = QT_TRANSLATE_NOOP(
    "text", "With these points the two bids cannot have ended so; look at both again."
)
_NAME: Final = QT_TRANSLATE_NOOP("text", "A name has 1 to 24 letters, without spaces at its ends.")
_UNDO: Final = QT_TRANSLATE_NOOP("text", "There is nothing to take back.")
_PAIR: Final = QT_TRANSLATE_NOOP("text", "{first} and {second}")


def pad_refusal(state: PadState, refused: PadRefused, wish: PadWish | None = None) -> Phrase:
    """Why this wish was refused in this state; ``wish`` is None for an undo."""
    match refused.reason:
        case PadReason.MATCH_OVER:
            return Phrase(_OVER)
        case PadReason.HAND_OPEN:
            return Phrase(_HAND_OPEN)
        case PadReason.NO_HAND:
            return Phrase(_NO_HAND)
        case PadReason.WRONG_DEALER:
            return _wrong_dealer(state)
        case PadReason.SAME_CARD:
            assert isinstance(wish, BeginHand)
            return Phrase(_SAME_CARD, {"card": wish.turned[0]})
        case PadReason.SAME_SUIT:
            return Phrase(_SAME_SUIT)
        case PadReason.DEAL_AGAIN:
            return Phrase(_DEAL_AGAIN)
        case PadReason.BID_NOT_ALLOWED:
            return Phrase(_BID)
        case PadReason.SIDE_HAS_BID | PadReason.MADE_MISSING:
            return _about_bid(state, refused)
        case PadReason.REVOKE_NOT_PRICED:
            return Phrase(_NO_PRICE)
        case PadReason.TOO_MANY_REVOKES:
            assert isinstance(wish, NoteRevoke)
            return Phrase(_REVOKES, {"who": state.names[wish.seat]})
        case PadReason.FOUR_CARDS:
            return Phrase(_FOUR_CARDS)
        case PadReason.TRUMPS_LEFT | PadReason.ADDERS_LEFT | PadReason.TOO_FEW:
            assert isinstance(wish, NoteTrick)
            return _trick(state, refused.reason, wish)
        case PadReason.TRICKS_BEGUN:
            return Phrase(_TRICKS_BEGUN)
        case PadReason.BASES_IMPOSSIBLE:
            return Phrase(_BASES)
        case PadReason.MADE_WITHOUT_BID:
            return Phrase(_NO_BID, {"side": _pair(state, refused)})
        case PadReason.REVOKE_SPOILS:
            return Phrase(_SPOILT, {"side": _pair(state, refused)})
        case PadReason.BASE_IMPOSSIBLE | PadReason.BLIND_DISAGREES | PadReason.MADE_DISAGREES:
            assert isinstance(wish, NoteTotals)
            return _totals(state, refused, wish)
        case PadReason.BAD_NAME:
            return Phrase(_NAME)
        case PadReason.NOTHING_TO_UNDO:
            return Phrase(_UNDO)
        case _:
            assert_never(refused.reason)


def _wrong_dealer(state: PadState) -> Phrase:
    dealer = next_dealer(state)
    assert dealer is not None
    return Phrase(_DEALS_FIRST if state.hand is None else _DEALS, {"who": state.names[dealer]})


def _about_bid(state: PadState, refused: PadRefused) -> Phrase:
    bid = _bid(state, refused.side)
    template = _HAS_BID if refused.reason is PadReason.SIDE_HAS_BID else _MADE_MISSING
    return Phrase(template, {"who": state.names[bid.seat], "bid": bid_word(bid.kind)})


def _trick(state: PadState, reason: PadReason, wish: NoteTrick) -> Phrase:
    room, hand = possible(state), state.open_hand
    assert hand is not None
    if reason is PadReason.TRUMPS_LEFT:
        left, more, some, none = room.trumps_left, wish.trumps, _TRUMPS, _NO_TRUMPS
    elif reason is PadReason.ADDERS_LEFT:
        left, more, some, none = room.adders_left, wish.adders, _ADDERS, _NO_ADDERS
    elif len(hand.tricks) == TRICKS - 1:
        return Phrase(_LAST_TRICK, {"trumps": room.trumps_left, "adders": room.adders_left})
    else:
        return Phrase(_AT_LEAST, count=min(trumps + adders for trumps, adders in room.fits))
    return Phrase(some, {"more": more}, left) if left else Phrase(none)


def _totals(state: PadState, refused: PadRefused, wish: NoteTotals) -> Phrase:
    side = refused.side
    if side is None:
        return Phrase(_BOTH_BIDS)
    if refused.reason is PadReason.BASE_IMPOSSIBLE:
        return Phrase(_BASE, {"side": _pair(state, refused), "points": wish.base[side]})
    if refused.reason is PadReason.BLIND_DISAGREES:
        return Phrase(_BLIND_FAILED if wish.made[side] else _BLIND_MADE)
    bid = _bid(state, side)
    sentences = _NOT_MADE if wish.made[side] else _NOT_FAILED
    return Phrase(sentences[bid.kind], {"who": state.names[bid.seat]})


def _bid(state: PadState, side: Side | None) -> SideBid:
    assert state.open_hand is not None
    assert side is not None
    bid = state.open_hand.bids[side]
    assert bid is not None
    return bid


def _pair(state: PadState, refused: PadRefused) -> Phrase:
    assert refused.side is not None
    first, second = refused.side.seats
    return Phrase(_PAIR, {"first": state.names[first], "second": state.names[second]})


# --- of a line of a record -----------------------------------------------------------------------

_CLAUSES: Final = {
    PadReason.MATCH_OVER: QT_TRANSLATE_NOOP("text", "the match was over before this"),
    PadReason.HAND_OPEN: QT_TRANSLATE_NOOP("text", "the hand before this one is not over"),
    PadReason.NO_HAND: QT_TRANSLATE_NOOP("text", "no hand has begun"),
    PadReason.WRONG_DEALER: QT_TRANSLATE_NOOP("text", "another seat has to deal this hand"),
    PadReason.SAME_CARD: QT_TRANSLATE_NOOP("text", "one card is turned twice"),
    PadReason.SAME_SUIT: QT_TRANSLATE_NOOP("text", "trump and adder are the same suit"),
    PadReason.DEAL_AGAIN: QT_TRANSLATE_NOOP(
        "text", "the turned cards are equal, which is dealt again"
    ),
    PadReason.BID_NOT_ALLOWED: QT_TRANSLATE_NOOP("text", "the rules do not allow this bid"),
    PadReason.SIDE_HAS_BID: QT_TRANSLATE_NOOP("text", "the side holds a bid already"),
    PadReason.REVOKE_NOT_PRICED: QT_TRANSLATE_NOOP("text", "the rules have no price for a revoke"),
    PadReason.TOO_MANY_REVOKES: QT_TRANSLATE_NOOP(
        "text", "the player cannot have revoked so often"
    ),
    PadReason.FOUR_CARDS: QT_TRANSLATE_NOOP(
        "text", "the trick has more trumps and adders than cards, or fewer than none"
    ),
    PadReason.TRUMPS_LEFT: QT_TRANSLATE_NOOP("text", "the trick has more trumps than are left"),
    PadReason.ADDERS_LEFT: QT_TRANSLATE_NOOP("text", "the trick has more adders than are left"),
    PadReason.TOO_FEW: QT_TRANSLATE_NOOP(
        "text", "the trick leaves more trumps and adders than the next ones can hold"
    ),
    PadReason.TRICKS_BEGUN: QT_TRANSLATE_NOOP("text", "the hand has tricks and is given totals"),
    PadReason.BASE_IMPOSSIBLE: QT_TRANSLATE_NOOP("text", "no tricks of the hand come to a total"),
    PadReason.BASES_IMPOSSIBLE: QT_TRANSLATE_NOOP(
        "text", "no tricks of the hand come to both totals"
    ),
    PadReason.MADE_MISSING: QT_TRANSLATE_NOOP("text", "it does not say whether a bid was made"),
    PadReason.MADE_WITHOUT_BID: QT_TRANSLATE_NOOP("text", "a side without a bid cannot make one"),
    PadReason.REVOKE_SPOILS: QT_TRANSLATE_NOOP("text", "a side that revoked has failed its bid"),
    PadReason.BLIND_DISAGREES: QT_TRANSLATE_NOOP(
        "text", "the totals are wrong for a blind bid that ended so"
    ),
    PadReason.MADE_DISAGREES: QT_TRANSLATE_NOOP(
        "text", "the totals are wrong for bids that ended so"
    ),
    PadReason.BAD_NAME: QT_TRANSLATE_NOOP("text", "the name cannot be one"),
    PadReason.NOTHING_TO_UNDO: QT_TRANSLATE_NOOP("text", "there is nothing to take back"),
}


def pad_fault(reason: str) -> Phrase:
    """What is wrong with a line of a score kept by hand, as a clause after the line's number.

    ``reason`` is the value of a ``PadReason``.
    """
    return Phrase(_CLAUSES[PadReason(reason)])
