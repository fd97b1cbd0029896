"""The score sheet of a match that was kept on the pad: the same figures, without a card."""

from .cards import SIDES, Side
from .events import SideScore
from .padlog import PadLog, people
from .padstate import PadHandState, PadPhase, PadState, hand_score
from .sheet import ScoreSheet, SheetHand, SheetHead, SheetSide, SheetTrick


def pad_head(log: PadLog, state: PadState) -> SheetHead:
    """What stands above and below the sheet of a match."""
    header = log.header
    return SheetHead(
        header.app,
        header.created,
        header.rules_name,
        header.rules_base,
        header.rules,
        people(state.names),
    )


def pad_sheet(state: PadState) -> ScoreSheet:
    """The sheet of a match as it stands; a hand in progress is its last row."""
    hands = [_scored(past.hand, past.score.sides) for past in state.past]
    if state.hand is not None and state.hand.number > len(hands):
        hands.append(_in_progress(state, state.hand))
    return ScoreSheet(
        state.names,
        tuple(hands),
        state.running(),
        state.phase is PadPhase.OVER,
        state.verdict.winner,
        state.rewinds,
        by_hand=True,
    )


def _scored(hand: PadHandState, scores: tuple[SideScore, SideScore]) -> SheetHand:
    ns, ew = (
        SheetSide(
            score.bid,
            score.made,
            _points(hand, side),
            score.base,
            score.penalty,
            score.score,
            score.total,
        )
        for side, score in zip(SIDES, scores, strict=True)
    )
    return _row(hand, (ns, ew), scored=True)


def _in_progress(state: PadState, hand: PadHandState) -> SheetHand:
    running, so_far = state.running(), hand_score(state, hand).sides
    ns, ew = (
        SheetSide(
            hand.bids[side],
            None,
            _points(hand, side),
            hand.base[side],
            so_far[side].penalty,
            None,
            running[side],
        )
        for side in SIDES
    )
    return _row(hand, (ns, ew), scored=False)


def _row(hand: PadHandState, sides: tuple[SheetSide, SheetSide], *, scored: bool) -> SheetHand:
    tricks = tuple(
        SheetTrick(trick.winner, trick.points, trick.trumps, trick.adders) for trick in hand.tricks
    )
    return SheetHand(
        hand.number, hand.dealer, hand.turned, hand.trump, hand.adder, tricks, sides, scored
    )


def _points(hand: PadHandState, side: Side) -> tuple[int, ...]:
    return tuple(trick.points for trick in hand.tricks if trick.winner.side is side)
