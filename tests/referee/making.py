"""Records for the tests to judge: a header, the golden hand, and matches of random legal play."""

import json
import random
from pathlib import Path
from typing import Any

from .deal import NUMBER_OF_DEALS, code_of_deal, deal_of_index
from .match import Referee
from .play import (
    SEATS,
    SIDE_OF,
    SIDES,
    count_adders,
    count_trumps,
    in_deck_order,
    must_redeal,
    next_seat,
    points_for,
    seats_from,
    trump_and_adder,
    winning_place,
)
from .rules import Rules, with_changes
from .score import hand_score

Line = dict[str, Any]

GOLDEN = Path(__file__).parent.parent / "golden"
EXAMPLES: dict[str, Any] = json.loads((GOLDEN / "examples.json").read_text(encoding="utf-8"))


def header(rules: Rules, number: int | None = None, base: str = "classic") -> Line:
    """The first line of a record under these rules."""
    return {
        "maverick": 1,
        "app": "0.1.0",
        "match": "0b0e8f0a-5c1d-4b6e-9a55-3c1f0a7d2e11",
        "number": number,
        "rules_name": "Friday table",
        "rules_base": base,
        "rules": rules,
        "seats": {seat: {"name": f"Player {seat}", "by": "human"} for seat in SEATS},
        "created": "2026-11-29T21:00:00Z",
    }


def numbered(facts: list[Line]) -> list[Line]:
    """The same facts with n = 1, 2, 3 ..."""
    return [{"n": n, **fact} for n, fact in enumerate(facts, start=1)]


def golden_facts(preset: str, variant: dict[str, Any] | None = None) -> list[Line]:
    """The golden hand with the points, scores and bids that the example states, without n."""
    golden = EXAMPLES["golden_hand"]
    with_bids = preset != "classic"
    bids: dict[str, str | None] = {"NS": None, "EW": None} if variant is None else variant["bids"]
    order = seats_from(next_seat(golden["dealer"]))
    facts: list[Line] = [
        {
            "fact": "dealt",
            "hand": 1,
            "dealer": golden["dealer"],
            "deal": golden["deal"],
            "turned": golden["turned"],
            "trump": golden["trump"],
            "adder": golden["adder"],
            "cards": golden["cards"],
        }
    ]

    def bid_facts(bid_round: str, kinds: list[str]) -> None:
        for seat in order:
            kind, bidder = (bids[SIDE_OF[seat]] or "pass:").split(":")
            said = kind if bidder == seat and kind in kinds else "pass"
            facts.append({"fact": "bid", "seat": seat, "round": bid_round, "bid": said})

    if with_bids:
        bid_facts("blind", ["blind"])
    for seat in order:
        facts.append({"fact": "chose", "seat": seat, "cards": golden["passed"][seat]})
    facts.append({"fact": "passed"})
    if with_bids:
        bid_facts("contract", ["nil", "posh"])
    for trick in golden["tricks"]:
        for seat, card in zip(seats_from(trick["lead"]), trick["cards"], strict=True):
            facts.append({"fact": "played", "seat": seat, "card": card, "revoke": False})
        facts.append(
            {
                "fact": "trick",
                "winner": trick["winner"],
                "points": trick[preset],
                "trumps": trick["trumps"],
                "adders": trick["adders"],
            }
        )
    base = golden["totals"][preset]
    score = base if variant is None else variant["score"]
    facts.append(
        {
            "fact": "scored",
            "hand": 1,
            "bid": bids,
            "made": {"NS": None, "EW": None} if variant is None else variant["made"],
            "base": base,
            "penalty": {"NS": 0, "EW": 0},
            "score": score,
            "total": score,
        }
    )
    return facts


def golden_record(preset: str, variant: dict[str, Any] | None = None, **changes: Any) -> list[Line]:
    """The golden hand as a whole record: a header and numbered facts."""
    rules = with_changes(preset, **changes)
    return [header(rules, base=preset), *numbered(golden_facts(preset, variant))]


def next_fact(referee: Referee, dice: random.Random) -> Line:
    """A right next fact of an unnumbered match, actions and deals by the dice."""
    n = referee.line
    position = referee.legal()
    hand = referee.hands[-1] if referee.hands else None
    if position["due"] == "dealt":
        deal = deal_of_index(dice.randrange(NUMBER_OF_DEALS))
        while must_redeal(deal["turned"], referee.rules):
            deal = deal_of_index(dice.randrange(NUMBER_OF_DEALS))
        if hand is not None:
            dealer = next_seat(hand.dealer)
        elif referee.rules["first_dealer"] == "random":
            dealer = dice.choice(SEATS)
        else:
            dealer = referee.rules["first_dealer"]
        trump, adder = trump_and_adder(deal["turned"], referee.rules)
        return {
            "n": n,
            "fact": "dealt",
            "hand": len(referee.hands) + 1,
            "dealer": dealer,
            "deal": code_of_deal(deal),
            "turned": deal["turned"],
            "trump": trump,
            "adder": adder,
            "cards": deal["cards"],
        }
    assert hand is not None
    if position["actions"]:
        action = dice.choice(position["actions"])
        seat = action["seat"]
        if "play" in action:
            card, revoke = action["play"], action["revoke"]
            return {"n": n, "fact": "played", "seat": seat, "card": card, "revoke": revoke}
        if "bid" in action:
            bid_round, bid = action["round"], action["bid"]
            return {"n": n, "fact": "bid", "seat": seat, "round": bid_round, "bid": bid}
        cards = in_deck_order(dice.sample(hand.cards[seat], action["choose"]))
        return {"n": n, "fact": "chose", "seat": seat, "cards": cards}
    if position["due"] == "passed":
        return {"n": n, "fact": "passed"}
    if position["due"] == "trick":
        trumps = count_trumps(hand.trick, hand.trump)
        adders = count_adders(hand.trick, hand.adder)
        return {
            "n": n,
            "fact": "trick",
            "winner": seats_from(hand.turn)[winning_place(hand.trick, hand.trump)],
            "points": points_for(trumps, adders, referee.rules),
            "trumps": trumps,
            "adders": adders,
        }
    if position["due"] == "scored":
        score = hand_score(hand.tricks, hand.bids, hand.revokes, referee.rules)
        total = {side: hand.before[side] + score["score"][side] for side in SIDES}
        return {"n": n, "fact": "scored", "hand": hand.number, **score, "total": total}
    end = hand.ended_here()
    assert end is not None
    total = hand.running() if hand.scored is None else hand.scored["total"]
    return {"n": n, "fact": "over", "winner": end["winner"], "total": dict(total)}


def random_record(rules: Rules, seed: int, facts: int | None = None) -> list[Line]:
    """A match of random legal play, to its end or to so many facts."""
    dice = random.Random(seed)
    lines = [header(rules)]
    referee = Referee(lines[0])
    while referee.due() is not None and (facts is None or len(lines) <= facts):
        fact = next_fact(referee, dice)
        referee.feed(fact)
        lines.append(fact)
    return lines
