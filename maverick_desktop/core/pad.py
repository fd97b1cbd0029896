"""The score pad: what may be entered, and what it becomes. Pure; ``padtable`` keeps the log.

A match with real cards obeys the same rules, but the cards are not seen: of a trick only its winner
and the numbers of trumps and adders are known. So much is checked as these numbers decide.
"""

from typing import assert_never

from .cards import Side
from .names import is_clean
from .padfacts import (
    BeginHand,
    BeginHandBySuits,
    NameSeat,
    NoteBid,
    NoteRevoke,
    NoteTotals,
    NoteTrick,
    PadBid,
    PadHand,
    PadReason,
    PadRefused,
    PadRevoke,
    PadTotals,
    PadTrick,
    PadWish,
    SeatNamed,
    WishedFact,
)
from .padroom import ANY_SHARE, CARDS, NO_ROOM, TRICKS, PadRoom, Share, can_be_shared, room_left
from .padstate import PadHandState, PadPhase, PadState, next_dealer
from .rules import Rules
from .scoring import trick_points
from .turned import Dealt, dealt_beside, dealt_beside_any, suits_of


def decide(state: PadState, wish: PadWish) -> WishedFact | PadRefused:
    """What a wish becomes: the fact, or why not. Nothing may be due in this state."""
    match wish:
        case NameSeat():
            if not is_clean(wish.name):
                return PadRefused(PadReason.BAD_NAME)
            return SeatNamed(wish.seat, wish.name)
        case BeginHand() | BeginHandBySuits():
            return _begin(state, wish)
        case NoteBid() | NoteRevoke() | NoteTrick() | NoteTotals():
            hand = state.open_hand
            if hand is None:
                over = state.phase is PadPhase.OVER
                return PadRefused(PadReason.MATCH_OVER if over else PadReason.NO_HAND)
            return _note(state.rules, hand, wish)
        case _:
            assert_never(wish)


def _begin(state: PadState, wish: BeginHand | BeginHandBySuits) -> PadHand | PadRefused:
    if state.phase is PadPhase.OVER:
        return PadRefused(PadReason.MATCH_OVER)
    if state.phase is PadPhase.OPEN:
        return PadRefused(PadReason.HAND_OPEN)
    if next_dealer(state) not in (None, wish.dealer):
        return PadRefused(PadReason.WRONG_DEALER)
    number = 1 if state.hand is None else state.hand.number + 1
    if isinstance(wish, BeginHandBySuits):
        if wish.trump is wish.adder:
            return PadRefused(PadReason.SAME_SUIT)
        return PadHand(number, wish.dealer, None, wish.trump, wish.adder)
    if wish.turned[0] == wish.turned[1]:
        return PadRefused(PadReason.SAME_CARD)
    suits = suits_of(state.rules.equal_ranks, wish.turned)
    if suits is None:
        return PadRefused(PadReason.DEAL_AGAIN)
    return PadHand(number, wish.dealer, wish.turned, *suits)


def _note(
    rules: Rules, hand: PadHandState, wish: NoteBid | NoteRevoke | NoteTrick | NoteTotals
) -> WishedFact | PadRefused:
    match wish:
        case NoteBid():
            if wish.bid not in rules.bids:
                return PadRefused(PadReason.BID_NOT_ALLOWED)
            if hand.bids[wish.seat.side] is not None:
                return PadRefused(PadReason.SIDE_HAS_BID, wish.seat.side)
            return PadBid(wish.seat, wish.bid)
        case NoteRevoke():
            if rules.revoke != "priced":
                return PadRefused(PadReason.REVOKE_NOT_PRICED)
            if hand.revokes[wish.seat] >= _chances_to_revoke(hand, wish):
                return PadRefused(PadReason.TOO_MANY_REVOKES)
            return PadRevoke(wish.seat)
        case NoteTrick():
            reason = _trick_problem(_room(rules, hand), wish)
            if reason is not None:
                return PadRefused(reason)
            points, _ = trick_points(rules, wish.trumps, wish.adders)
            return PadTrick(wish.winner, wish.trumps, wish.adders, points)
        case NoteTotals():
            return _totals_problem(rules, hand, wish) or PadTotals(wish.base, wish.made)
        case _:
            assert_never(wish)


def _chances_to_revoke(hand: PadHandState, wish: NoteRevoke) -> int:
    """The tricks in which a seat can revoke: not those it leads, nor with its last card."""
    leaders = [hand.dealer.left, *(trick.winner for trick in hand.tricks)]
    return TRICKS - 1 - leaders[: TRICKS - 1].count(wish.seat)


# --- tricks --------------------------------------------------------------------------------------


def possible(state: PadState) -> PadRoom:
    """What the next trick may hold; no room when no trick can be entered."""
    hand = state.open_hand
    return NO_ROOM if hand is None else _room(state.rules, hand)


def _dealt(rules: Rules, hand: PadHandState) -> frozenset[Dealt]:
    """The numbers of trumps and adders that can have been dealt."""
    if hand.turned is None:
        return dealt_beside_any(rules.equal_ranks, hand.trump, hand.adder)
    return frozenset({dealt_beside(hand.turned, hand.trump, hand.adder)})


def _room(rules: Rules, hand: PadHandState) -> PadRoom:
    """Without the turned cards only the most is asked of the numbers.

    A sheet on paper may tell that trumps fell without telling how many; the points are the same.
    """
    dealt = _dealt(rules, hand)
    most = max(trumps for trumps, _ in dealt), max(adders for _, adders in dealt)
    return room_left(most, hand.fallen, len(hand.tricks), exact=hand.turned is not None)


def _trick_problem(room: PadRoom, wish: NoteTrick) -> PadReason | None:
    trumps, adders = wish.trumps, wish.adders
    if room.allows(trumps, adders):
        return None
    if trumps < 0 or adders < 0 or trumps + adders > CARDS:
        return PadReason.FOUR_CARDS
    if trumps > room.trumps_left:
        return PadReason.TRUMPS_LEFT
    return PadReason.ADDERS_LEFT if adders > room.adders_left else PadReason.TOO_FEW


# --- totals --------------------------------------------------------------------------------------


def made_by_itself(state: PadState, base: tuple[int, int]) -> tuple[bool | None, bool | None]:
    """For each side with a bid whether it was made, as far as these totals decide it.

    None: there is no bid, no open hand, or it has to be told.
    """
    hand = state.open_hand
    if hand is None:
        return None, None
    ns, ew = (_settled(state.rules, hand, side, base) for side in (Side.NS, Side.EW))
    return ns, ew


def _settled(rules: Rules, hand: PadHandState, side: Side, base: tuple[int, int]) -> bool | None:
    bid = hand.bids[side]
    if bid is None:
        return None
    if _spoilt(rules, hand, side):
        return False
    if bid.kind == "blind":
        return base[side] > base[side.other]
    may = [made for made in (True, False) if _may_be(rules, hand, side, base, made)]
    return may[0] if len(may) == 1 else None


def _spoilt(rules: Rules, hand: PadHandState, side: Side) -> bool:
    return rules.revoke_spoils_bid and hand.revoked(side) > 0


def _may_be(
    rules: Rules, hand: PadHandState, side: Side, base: tuple[int, int], made: bool
) -> bool:
    """Whether these totals go with a nil or posh of this side that was made, or failed."""
    share = _share(rules, hand, side, base[side], made)
    return can_be_shared(rules, _dealt(rules, hand), share, Share(base[side.other]))


def _share(rules: Rules, hand: PadHandState, side: Side, base: int, made: bool | None) -> Share:
    """What a side's points and its bid tell of its tricks."""
    bid = hand.bids[side]
    if bid is None or made is None or _spoilt(rules, hand, side):
        return Share(base)
    match bid.kind:
        case "nil" if made:
            # The partner of a nil plays on, unless neither may take a trick.
            return Share(base, tricks=(0, 0 if rules.nil_scope == "side" else TRICKS))
        case "nil":
            return Share(base, tricks=(1, TRICKS))
        case "posh" if made:
            return Share(base, books=(rules.posh_books, TRICKS))
        case "posh":
            return Share(base, books=(0, rules.posh_books - 1))
        case "blind":
            return Share(base)


def _totals_problem(rules: Rules, hand: PadHandState, wish: NoteTotals) -> PadRefused | None:
    if hand.tricks:
        return PadRefused(PadReason.TRICKS_BEGUN)
    dealt, base = _dealt(rules, hand), wish.base
    for side in (Side.NS, Side.EW):
        if not can_be_shared(rules, dealt, Share(base[side]), ANY_SHARE):
            return PadRefused(PadReason.BASE_IMPOSSIBLE, side)
    if not can_be_shared(rules, dealt, Share(base[0]), Share(base[1])):
        return PadRefused(PadReason.BASES_IMPOSSIBLE)
    for side in (Side.NS, Side.EW):
        reason = _made_problem(rules, hand, side, wish)
        if reason is not None:
            return PadRefused(reason, side)
    ours, theirs = (
        _share(rules, hand, side, base[side], wish.made[side]) for side in (Side.NS, Side.EW)
    )
    if not can_be_shared(rules, dealt, ours, theirs):
        return PadRefused(PadReason.MADE_DISAGREES)
    return None


def _made_problem(
    rules: Rules, hand: PadHandState, side: Side, wish: NoteTotals
) -> PadReason | None:
    """What is wrong with one side's word that its bid was made, or failed."""
    bid, made = hand.bids[side], wish.made[side]
    if bid is None:
        return None if made is None else PadReason.MADE_WITHOUT_BID
    if made is None:
        return PadReason.MADE_MISSING
    settled = _settled(rules, hand, side, wish.base)
    if settled in (None, made):
        return None
    if _spoilt(rules, hand, side):
        return PadReason.REVOKE_SPOILS
    return PadReason.BLIND_DISAGREES if bid.kind == "blind" else PadReason.MADE_DISAGREES
