"""Examples of how a hand is scored and a match is won."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from maverick_desktop.core.cards import Seat, Side, card
from maverick_desktop.core.events import HandScored, MakeBid, MatchOver, SideBid, SideScore
from maverick_desktop.core.legal import MayBid, legal_actions
from maverick_desktop.core.public import HandState, PastHand, Phase, PublicState, Trick, due
from maverick_desktop.core.rules import CLASSIC, BidKind, Rules
from maverick_desktop.core.scoring import (
    SideHand,
    Verdict,
    is_book,
    match_verdict,
    side_score,
    trick_worth,
)

from .examplesketch import ADDER, NOBODY, TRUMP, Lot, Sketch, first_hand, numbers_shown
from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, signed
from .words import bid_word, one_of

Make = Callable[[Rules], Sketch]

# --- which bids there are ------------------------------------------------------------------------

_MAY_BID: Final = QT_TRANSLATE_NOOP("text", "What a player may bid, or pass")
_NO_BIDS: Final = QT_TRANSLATE_NOOP("text", "there are no bids")
_UNSEEN: Final = QT_TRANSLATE_NOOP("text", "{bids} before the cards are seen")
_AND_THEN: Final = QT_TRANSLATE_NOOP("text", "{first}, then {then}")


def _bids(rules: Rules) -> Sketch:
    return Sketch(Phrase(_MAY_BID), replace(rules, pass_count=0), _bids_there_are)


def _bids_there_are(rules: Rules) -> Phrase:
    """The bids open to each round's first player, when nobody bids."""
    table = first_hand(rules, Lot())
    rounds: dict[Phase, Phrase] = {}
    while (public := table.public).phase in (Phase.BLIND, Phase.CONTRACT):
        (seat,) = public.to_act()
        legal = legal_actions(public, seat, None)
        assert isinstance(legal, MayBid)
        kinds = [bid_word(bid) for bid in legal.bids if bid != "pass"]
        rounds.setdefault(public.phase, one_of(kinds))
        table.submit(seat, MakeBid("pass"), public.n)
    blind, contract = rounds.get(Phase.BLIND), rounds.get(Phase.CONTRACT)
    if blind is None:
        return contract or Phrase(_NO_BIDS)
    unseen = Phrase(_UNSEEN, {"bids": blind})
    return unseen if contract is None else Phrase(_AND_THEN, {"first": unseen, "then": contract})


# --- the score of a hand -------------------------------------------------------------------------

_REVOKED: Final = QT_TRANSLATE_NOOP("text", "The tricks were worth {points}, with one revoke")
_NIL_MADE: Final = QT_TRANSLATE_NOOP("text", "Nil is made, the tricks were worth {points}")
_NIL_FAILS: Final = QT_TRANSLATE_NOOP("text", "Nil fails, the tricks were worth {points}")
_BLIND_MADE: Final = QT_TRANSLATE_NOOP("text", "Blind is made, the tricks were worth {points}")
_BLIND_FAILS: Final = QT_TRANSLATE_NOOP("text", "Blind fails, the tricks were worth {points}")
_POSH_MADE: Final = QT_TRANSLATE_NOOP("text", "Posh is made, the tricks were worth {points}")
_POSH_FAILS: Final = QT_TRANSLATE_NOOP("text", "Posh fails, the tricks were worth {points}")
_NIL_REVOKED: Final = QT_TRANSLATE_NOOP(
    "text", "No trick after nil, but one revoke; the partner’s tricks were worth {points}"
)
_PARTNER_TAKES: Final = QT_TRANSLATE_NOOP(
    "text", "No trick after nil; the partner’s tricks were worth {points}"
)
_POSH_BOOKS: Final = QT_TRANSLATE_NOOP(
    "text",
    "Posh, {n} book taken, the tricks were worth {points}"
    "|Posh, {n} books taken, the tricks were worth {points}",
)
_MADE: Final = QT_TRANSLATE_NOOP("text", "made, {points}")
_FAILED: Final = QT_TRANSLATE_NOOP("text", "failed, {points}")
_THIS_TRICK: Final = QT_TRANSLATE_NOOP("text", "This trick; the adder suit is {adder}")
_A_BOOK: Final = QT_TRANSLATE_NOOP("text", "a book")
_NO_BOOK: Final = QT_TRANSLATE_NOOP("text", "no book")


def _score(rules: Rules, ours: SideHand) -> SideScore:
    """The score of South and North; the others' tricks came to nothing."""
    return side_score(rules, Side.NS, ours, 0, 0)


def _points(points: int) -> Phrase:
    return Phrase("{value}", {"value": signed(points)})


def _hand(base: int, bid: BidKind | None = None, *, bidder: int = 0, books: int = 0) -> SideHand:
    """A hand of South and North with South's bid, who took ``bidder`` tricks."""
    held = None if bid is None else SideBid(bid, Seat.SOUTH)
    return SideHand(held, base, (bidder, 4), books, 0)


def _scored(title: str, hand: SideHand) -> Make:
    """The score of one hand, whatever the rules."""

    def sketch(rules: Rules) -> Sketch:
        # Nil by both partners is only made with no trick, and so with no points.
        plain = replace(rules, nil_scope="player", revoke_spoils_bid=False)
        return Sketch(
            Phrase(title, {"points": signed(hand.base)}),
            plain,
            lambda tried: _points(_score(tried, hand).score),
        )

    return sketch


def _made_or_not(title: str, hand: SideHand) -> Make:
    """The score of one hand, and whether the bid was made."""

    def sketch(rules: Rules) -> Sketch:
        words: dict[str, Arg] = {"points": signed(hand.base)}
        return Sketch(Phrase(title, words), rules, lambda tried: _bid_result(_score(tried, hand)))

    return sketch


def _bid_result(score: SideScore) -> Phrase:
    return Phrase(_MADE if score.made else _FAILED, {"points": signed(score.score)})


def _revoke_spoils_bid(rules: Rules) -> Sketch:
    hand = replace(_hand(10, "nil"), revokes=1)
    return _made_or_not(_NIL_REVOKED, hand)(replace(rules, nil_scope="player"))


def _posh_books(rules: Rules) -> Sketch:
    # One short of the present number, so that the rows differ.
    books = max(rules.posh_books - 1, 1)
    hand = _hand(13, "posh", bidder=4, books=books)
    title = Phrase(_POSH_BOOKS, {"points": signed(hand.base)}, books)
    return Sketch(title, rules, lambda tried: _bid_result(_score(tried, hand)))


def _book(rules: Rules) -> Sketch:
    played = card("AC"), card("7C"), card("3C"), card("2D")
    worth = trick_worth(rules, TRUMP, ADDER, played)

    def result(tried: Rules) -> Phrase:
        return Phrase(_A_BOOK if is_book(tried, worth.adders) else _NO_BOOK)

    return Sketch(Phrase(_THIS_TRICK, {"adder": ADDER}), rules, result, played, worth.place)


# --- the match -----------------------------------------------------------------------------------

_TOTALS: Final = QT_TRANSLATE_NOOP("text", "South and North have {ns}, West and East {ew}")
_TOTALS_AFTER: Final = QT_TRANSLATE_NOOP(
    "text",
    "After hand {hand} South and North have {ns}, West and East {ew}",
)
_TRICK_THEN: Final = QT_TRANSLATE_NOOP(
    "text", "South and North have {ns}; a trick brings {points}, and the hand ends at {end}"
)
_TRICK: Final = QT_TRANSLATE_NOOP("text", "South and North have {ns}; a trick brings {points}")
_APART: Final = QT_TRANSLATE_NOOP("text", "{total}, and {points} apart")
_VERDICTS: Final = {
    Verdict.NS_WINS: QT_TRANSLATE_NOOP("text", "South and North win"),
    Verdict.EW_WINS: QT_TRANSLATE_NOOP("text", "West and East win"),
    Verdict.DRAW: QT_TRANSLATE_NOOP("text", "a draw"),
    Verdict.PLAY_ON: QT_TRANSLATE_NOOP("text", "the match goes on"),
}

_GOES_ON: Final = Verdict.PLAY_ON
_ENDS: Final = {None: Verdict.DRAW, Side.NS: Verdict.NS_WINS, Side.EW: Verdict.EW_WINS}


def _by_totals(title: Phrase, rules: Rules, totals: tuple[int, int], hands: int = 1) -> Sketch:
    """What the match check says of these totals after so many hands."""
    return Sketch(
        title, rules, lambda tried: Phrase(_VERDICTS[match_verdict(tried, totals, hands)])
    )


def _totals(ns: int, ew: int) -> Phrase:
    return Phrase(_TOTALS, {"ns": ns, "ew": ew})


def _with_target(rules: Rules) -> tuple[Rules, int]:
    """The rules with nothing but a target to end the match."""
    target = CLASSIC.target if rules.target is None else rules.target
    assert target is not None
    return replace(rules, target=target, hands=None), target


def _target(rules: Rules) -> Sketch:
    # Beyond the lowest number that is tried, so that the rows differ.
    ns = min(numbers_shown(rules, "target")) + 3
    return _by_totals(_totals(ns, ns - 9), replace(rules, hands=None), (ns, ns - 9))


def _hands(rules: Rules) -> Sketch:
    hands = min(numbers_shown(rules, "hands"))
    ns = 61 if rules.target is None else min(61, rules.target - 1)
    title = Phrase(_TOTALS_AFTER, {"hand": hands, "ns": ns, "ew": ns - 3})
    return _by_totals(title, rules, (ns, ns - 3), hands)


def _both_reach(rules: Rules) -> Sketch:
    rules, target = _with_target(rules)
    return _by_totals(_totals(target + 5, target), rules, (target + 5, target))


def _tie(rules: Rules) -> Sketch:
    rules, target = _with_target(rules)
    reached = replace(rules, both_reach="higher")
    return _by_totals(_totals(target, target), reached, (target, target))


_WON: Final = Trick(Seat.SOUTH, (card("9C"),), (False,), Seat.SOUTH, 2, 0, 1)
"""A trick of South's that brings two points."""


def _after_trick(rules: Rules, before: tuple[int, int]) -> PublicState:
    hand = HandState(number=1, tricks=(_WON,), leader=_WON.winner, base=(_WON.points, 0))
    return PublicState(rules, (NOBODY,) * 4, phase=Phase.PLAY, hand=hand, total=before)


def _after_hand(rules: Rules, totals: tuple[int, int]) -> PublicState:
    score = SideScore(None, None, 0, 0, 0, 0)
    past = PastHand(HandState(number=1), HandScored(1, (score, score)))
    return PublicState(rules, (NOBODY,) * 4, total=totals, past=(past,))


def _match_check(rules: Rules) -> Sketch:
    rules, target = _with_target(rules)
    before, end, others = target - _WON.points, target - 3, target - 9

    def result(tried: Rules) -> Phrase:
        over = due(_after_trick(tried, (before, others))) or due(_after_hand(tried, (end, others)))
        return Phrase(_VERDICTS[_ENDS[over.winner] if isinstance(over, MatchOver) else _GOES_ON])

    words: dict[str, Arg] = {"ns": before, "points": signed(_WON.points), "end": end}
    return Sketch(Phrase(_TRICK_THEN, words), rules, result)


def _running_score(rules: Rules) -> Sketch:
    def result(tried: Rules) -> Phrase:
        state = _after_trick(tried, (46, 0))
        if tried.running_score == "trick":
            return Phrase("{value}", {"value": state.running()[Side.NS]})
        words: dict[str, Arg] = {"total": state.total[0], "points": signed(state.hand.base[0])}
        return Phrase(_APART, words)

    words: dict[str, Arg] = {"ns": 46, "points": signed(_WON.points)}
    return Sketch(Phrase(_TRICK, words), rules, result)


SKETCHES: Final[Mapping[str, Make]] = {
    "revoke_penalty": _scored(_REVOKED, replace(_hand(10), revokes=1)),
    "revoke_spoils_bid": _revoke_spoils_bid,
    "bids": _bids,
    "nil_scope": _made_or_not(_PARTNER_TAKES, _hand(10, "nil")),
    "nil_multiplier": _scored(_NIL_MADE, _hand(10, "nil")),
    "nil_negative": _scored(_NIL_MADE, _hand(-2, "nil")),
    "nil_zero": _scored(_NIL_MADE, _hand(0, "nil")),
    "nil_failed": _scored(_NIL_FAILS, _hand(9, "nil", bidder=1)),
    "blind_failed": _scored(_BLIND_FAILS, _hand(-2, "blind", bidder=3)),
    "bid_failure": _scored(_NIL_FAILS, _hand(-2, "nil", bidder=1)),
    "blind_multiplier": _scored(_BLIND_MADE, _hand(10, "blind", bidder=3)),
    "posh_multiplier": _scored(_POSH_MADE, _hand(13, "posh", bidder=3, books=13)),
    "book": _book,
    "posh_books": _posh_books,
    "posh_failure": _scored(_POSH_FAILS, _hand(-4, "posh", bidder=1)),
    "target": _target,
    "hands": _hands,
    "match_check": _match_check,
    "both_reach": _both_reach,
    "tie": _tie,
    "running_score": _running_score,
}
