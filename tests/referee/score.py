"""The score of a hand (RULES section 3) and the end of a match (section 4)."""

from typing import Any

from .play import PARTNER_OF, SIDE_OF, SIDES, is_book, points_for
from .rules import Rules

# A trick that has been played: {"winner": seat, "trumps": t, "adders": a}.
Trick = dict[str, Any]


def base_of(side: str, tricks: list[Trick], rules: Rules) -> int:
    """base = the points of the tricks the side won."""
    base = 0
    for trick in tricks:
        if SIDE_OF[trick["winner"]] == side:
            base += points_for(trick["trumps"], trick["adders"], rules)
    return base


def bid_made(
    side: str, bid: str, tricks: list[Trick], base: dict[str, int], revokes: int, rules: Rules
) -> bool:
    """Has the side made its bid, given as KIND:SEAT?"""
    # "With revoke_spoils_bid a side that revoked has failed its bid."
    if rules["revoke_spoils_bid"] and revokes > 0:
        return False
    kind, bidder = bid.split(":")
    if kind == "nil":
        # "the bidder took no trick"; nil_scope = side: "neither partner may take a trick"
        takers = [trick["winner"] for trick in tricks]
        if rules["nil_scope"] == "side":
            return bidder not in takers and PARTNER_OF[bidder] not in takers
        return bidder not in takers
    if kind == "blind":
        # "base > the other side's base (strictly)"
        other = "EW" if side == "NS" else "NS"
        return base[side] > base[other]
    # posh: "the side took >= posh_books books"
    books = 0
    for trick in tricks:
        if SIDE_OF[trick["winner"]] == side and is_book(trick["adders"], rules):
            books += 1
    return books >= int(rules["posh_books"])


def failed_value(base: int, value: int, rules: Rules) -> int:
    """ "replace gives v, add gives base + v, worse gives min(base, v)"."""
    if rules["bid_failure"] == "replace":
        return value
    if rules["bid_failure"] == "add":
        return base + value
    return min(base, value)


def result_of(kind: str, made: bool, base: int, rules: Rules) -> int:
    """The hand's result of a side with a bid, before the penalty."""
    if kind == "nil":
        if not made:
            return failed_value(base, rules["nil_failed"], rules)
        if base > 0:
            return int(rules["nil_multiplier"]) * base
        if base == 0:
            return int(rules["nil_zero"])
        return int(rules["nil_negative"])
    if kind == "blind":
        if not made:
            return failed_value(base, rules["blind_failed"], rules)
        return int(rules["blind_multiplier"]) * base
    if made:
        return int(rules["posh_multiplier"]) * base
    if rules["posh_failure"] == "min_zero":
        return min(base, 0)
    return 0


def hand_score(
    tricks: list[Trick], bids: dict[str, str | None], revokes: dict[str, int], rules: Rules
) -> dict[str, dict[str, Any]]:
    """Both sides' bid, made, base, penalty and score, as the `scored` fact has them.

    "The hand's score is that result - penalty (penalty >= 0, subtracted): a revoke's price is
    never multiplied nor wiped out by a bid."
    """
    base = {side: base_of(side, tricks, rules) for side in SIDES}
    penalty = {side: revokes[side] * int(rules["revoke_penalty"]) for side in SIDES}
    made: dict[str, bool | None] = {}
    score: dict[str, int] = {}
    for side in SIDES:
        bid = bids[side]
        if bid is None:
            made[side] = None
            result = base[side]
        else:
            success = bid_made(side, bid, tricks, base, revokes[side], rules)
            made[side] = success
            result = result_of(bid.split(":")[0], success, base[side], rules)
        score[side] = result - penalty[side]
    return {"bid": dict(bids), "made": made, "base": base, "penalty": penalty, "score": score}


def match_end(
    rules: Rules, totals: dict[str, int], hands_played: int | None
) -> dict[str, str | None] | None:
    """None while the match goes on, else {"winner": side, or None for a draw}.

    `hands_played` is None in mid-hand: "The number of hands is only checked after a hand."
    """
    target = rules["target"]
    reached = [side for side in SIDES if target is not None and totals[side] >= target]
    by_hands = (
        hands_played is not None and rules["hands"] is not None and hands_played >= rules["hands"]
    )
    by_target = len(reached) >= 1
    if len(reached) == 2 and rules["both_reach"] == "play_on":
        # "while both totals are at or above the target the match goes on, even at a tie"
        by_target = False
    if not by_target and not by_hands:
        return None
    if totals["NS"] > totals["EW"]:
        return {"winner": "NS"}
    if totals["EW"] > totals["NS"]:
        return {"winner": "EW"}
    if rules["tie"] == "draw":
        return {"winner": None}
    return None  # "an extra hand is an ordinary hand; the check is the same after it"


def running_totals(
    totals: dict[str, int], tricks: list[Trick], revokes: dict[str, int], rules: Rules
) -> dict[str, int]:
    """ "total + points of the tricks won - penalties so far"."""
    return {
        side: totals[side]
        + base_of(side, tricks, rules)
        - revokes[side] * int(rules["revoke_penalty"])
        for side in SIDES
    }
