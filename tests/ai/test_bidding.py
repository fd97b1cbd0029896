"""Bids pay under the rules in force, or are not made."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from maverick_desktop.ai import tryout
from maverick_desktop.ai.almanac import ALMANAC, LEARNS
from maverick_desktop.ai.bidding import TRUST, choose_bid, contract_gain, weigh_bid
from maverick_desktop.ai.budget import Budget
from maverick_desktop.ai.levels import LEVELS
from maverick_desktop.ai.verdict import Verdict, Weighed
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import Action, Bid, BidMade, MakeBid
from maverick_desktop.core.legal import MayBid
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import INDIVIDUALIST, TOURNAMENT, Rules, with_options
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView
from tests.ai.driver import act, dealt_hand, play_hand, random_rules
from tests.ai.positions import position

WEAK = "2H 2C 3C 4C 2D 3D 4D 5D 2S 3S 4S 5S 6S"
MIDDLING = "AH 7H 3C 8C 2D 9D KD 4S 5S 8S QS TS 6D"
STRONG = "BJ SJ AH KH AC KC QC AD KD QD AS KS QS"
SOME = Budget(nodes=60_000)


def rules_with(**options: object) -> Rules:
    rules = with_options(INDIVIDUALIST, options)
    assert isinstance(rules, Rules)
    return rules


def contract(hand: str, rules: Rules, bids: tuple[str | None, str | None] = (None, None)) -> str:
    return choose_bid(position(hand, rules=rules, bids=bids, phase=Phase.CONTRACT))


def offers(verdict: Verdict) -> dict[Bid, Weighed]:
    found: dict[Bid, Weighed] = {}
    for one in verdict.choices:
        assert isinstance(one.action, MakeBid)
        found[one.action.bid] = one
    return found


def weighed(hand: str, rules: Rules, bids: tuple[str | None, str | None] = (None, None)) -> Verdict:
    view = position(hand, rules=rules, bids=bids, phase=Phase.CONTRACT)
    return weigh_bid(view, SOME, random.Random(1))


def at(now: GameState, ours: int, theirs: int) -> SeatView:
    """The view of the seat on turn, its side having these totals."""
    seat = now.public.to_act()[0]
    total = (ours, theirs) if seat.side == 0 else (theirs, ours)
    return replace(now.view(seat), public=replace(now.public, total=total))


# --- blind ---------------------------------------------------------------------------------------


def blind_bids(rules: Rules) -> list[str]:
    """What the four seats say in a blind round."""
    said: list[str] = []

    def note(now: GameState, _view: SeatView, action: Action) -> None:
        if now.public.phase is Phase.BLIND:
            assert isinstance(action, MakeBid)
            said.append(action.bid)

    club = LEVELS["club"].make()
    play_hand(dealt_hand(rules, random.Random(1)), dict.fromkeys(SEATS, club), 1, note)
    return said


def blind(rules: Rules, ours: int = 0, theirs: int = 0) -> dict[Bid, Weighed]:
    """What the first to speak makes of both."""
    return offers(
        weigh_bid(at(dealt_hand(rules, random.Random(1)), ours, theirs), SOME, random.Random())
    )


def test_a_blind_bid_is_made_where_doubling_pays() -> None:
    """At minus three it gains on every hand nobody has seen; one partner bids for both."""
    found = blind(rules_with(bids=["blind"]))
    assert 1.0 < found["blind"].worth - found["pass"].worth < 2.6
    assert found["blind"].made == pytest.approx(0.48, abs=0.03)
    assert blind_bids(INDIVIDUALIST) == ["blind", "blind", "pass", "pass"]


def test_a_blind_bid_is_not_made_where_it_is_a_fair_gamble() -> None:
    found = blind(rules_with(bids=["blind"], blind_failed=-6, bid_failure="worse"))
    assert -0.5 < found["blind"].worth - found["pass"].worth < 0.8
    assert blind_bids(TOURNAMENT) == ["pass"] * 4


def test_what_may_be_bid_later_speaks_for_passing_now() -> None:
    later, never = blind(INDIVIDUALIST)["pass"], blind(rules_with(bids=["blind"]))["pass"]
    gain = contract_gain(INDIVIDUALIST)
    assert later.worth == pytest.approx(never.worth + TRUST * gain.side)
    assert gain.nil <= gain.side
    assert (gain.nil > 0) is LEARNS


def test_a_side_that_is_losing_the_match_takes_the_gamble() -> None:
    rules = rules_with(bids=["blind"], blind_failed=-9, bid_failure="worse")
    now = dealt_hand(rules, random.Random(1))
    assert choose_bid(at(now, 10, 10)) == "pass"
    assert choose_bid(at(now, 10, 48)) == "blind"
    verdict = weigh_bid(at(now, 10, 48), SOME, random.Random(1))
    found = offers(verdict)
    assert found["blind"].worth < found["pass"].worth
    assert verdict.near_end


def test_a_side_that_wins_the_match_with_any_hand_bids_nothing() -> None:
    """Well ahead in the last hand: doubling may win more points, but can only lose the match."""
    rules = rules_with(bids=["blind"], target=None, hands=8, blind_failed=-40)
    now = dealt_hand(rules, random.Random(1))
    last = replace(now.public, past=(None,) * 7)
    assert choose_bid(replace(at(now, 0, 0), public=last)) == "pass"
    sweet = rules_with(bids=["blind"], target=None, hands=8, blind_multiplier=5, blind_failed=-15)
    now = dealt_hand(sweet, random.Random(1))
    assert choose_bid(at(now, 0, 0)) == "blind"
    seat = now.public.to_act()[0]
    total = (25, 0) if seat.side == 0 else (0, 25)
    last = replace(now.public, past=(None,) * 7, total=total)
    assert choose_bid(replace(at(now, 0, 0), public=last)) == "pass"


def test_nothing_is_known_of_a_hand_in_the_blind_round() -> None:
    """The bid is the same whatever has been dealt."""
    dice = random.Random(3)
    found = set[Verdict]()
    for _ in range(20):
        view = at(dealt_hand(INDIVIDUALIST, dice, Seat.EAST), 0, 0)
        found.add(weigh_bid(view, SOME, dice))
    assert len(found) == 1


# --- nil -----------------------------------------------------------------------------------------


def test_nil_is_bid_on_a_hand_that_takes_nothing() -> None:
    assert contract(WEAK, INDIVIDUALIST) == "nil"
    found = offers(weighed(WEAK, INDIVIDUALIST))
    assert (found["nil"].made or 0) > 0.7
    assert found["nil"].worth > found["pass"].worth + 3


@pytest.mark.parametrize("hand", [STRONG, MIDDLING])
def test_nil_is_not_bid_on_other_hands(hand: str) -> None:
    assert contract(hand, INDIVIDUALIST) == "pass"
    assert (offers(weighed(hand, INDIVIDUALIST))["nil"].made or 0) < 0.2


def test_nil_is_not_bid_after_the_partner_has_bid() -> None:
    verdict = weighed(WEAK, INDIVIDUALIST, ("blind:N", None))
    assert offers(verdict) == {"pass": Weighed(MakeBid("pass"), 0.0)}


def test_nil_for_the_whole_side_is_left_alone() -> None:
    assert contract(WEAK, rules_with(nil_scope="side")) == "pass"
    alone = offers(weighed(WEAK, INDIVIDUALIST))["nil"].made or 0
    assert (offers(weighed(WEAK, rules_with(nil_scope="side")))["nil"].made or 0) < alone / 4


def test_a_nil_for_the_side_is_bid_where_it_is_worth_a_fortune() -> None:
    assert contract(WEAK, rules_with(nil_scope="side", nil_zero=100, nil_failed=5)) == "nil"


def test_a_failure_that_is_rewarded_is_sought() -> None:
    """Silly rules are rules: a failed nil worth fifty is better than any hand."""
    silly = rules_with(nil_failed=50, bids=["nil"])
    assert contract(STRONG, silly) == "nil"
    found = offers(weighed(STRONG, silly))
    assert found["nil"].worth > 40
    # Nor is it kept by mistake where it could be: nobody tries.
    assert (offers(weighed(MIDDLING, silly))["nil"].made or 0) < 0.05


def test_a_made_nil_that_is_punished_is_not_bid() -> None:
    assert contract(WEAK, rules_with(nil_multiplier=1, nil_zero=-100, nil_negative=-100)) == "pass"


def test_a_nil_must_promise_a_margin() -> None:
    """What a rehearsal promises is too much: between nothing and the margin it is let be."""
    dice, narrow = random.Random(4), 0
    margin = 0.2 * ALMANAC.usual_hand(rules_with(bids=["nil"])).spread
    for view in contract_views(dice, rules_with(bids=["nil"]), 150):
        verdict = weigh_bid(view, Budget(nodes=20_000), random.Random(1))
        found = offers(verdict)
        gain = found["nil"].worth - found["pass"].worth
        assert (verdict.best.action == MakeBid("nil")) is (gain > margin)
        narrow += 0 < gain <= margin
    assert narrow > 0


def contract_views(dice: random.Random, rules: Rules, count: int) -> Iterator[SeatView]:
    """First to bid on hands that club players have passed on, without an end near."""
    club = LEVELS["club"].make()
    for _ in range(count):
        now = dealt_hand(rules, dice)
        while now.public.phase is Phase.PASSING:
            seat = now.public.to_act()[0]
            now = act(now, seat, club.think(now.view(seat), Budget(), dice))
        yield now.view(now.public.to_act()[0])


# --- posh ----------------------------------------------------------------------------------------


def test_posh_is_not_bid_for_three_whole_books() -> None:
    assert contract(STRONG, INDIVIDUALIST) == "pass"


def test_posh_is_bid_where_any_adder_makes_a_book() -> None:
    rules = rules_with(book="any_adder", posh_books=2, bids=["posh"])
    assert contract(STRONG, rules) == "posh"
    found = offers(weighed(STRONG, rules))
    assert found["posh"].worth > found["pass"].worth + 2
    assert (found["posh"].made or 0) > 0.5
    never = rules_with(book="any_adder", posh_books=13, bids=["posh"])
    assert contract(STRONG, never) == "pass"
    assert offers(weighed(STRONG, never))["posh"].made == 0.0


def test_no_posh_is_bid_that_is_hardly_ever_made() -> None:
    """Where a failed one is forgiven it may promise points all the same."""
    rules = rules_with(bids=["posh"], points_plain=-6, points_some_trumps=-6)
    found = offers(weighed(MIDDLING, rules))
    assert (found["posh"].made or 0.0) < 0.1
    assert found["posh"].worth > found["pass"].worth + 1
    assert contract(MIDDLING, rules) == "pass"


# --- any rules -----------------------------------------------------------------------------------


def test_the_partners_turn_speaks_for_passing_until_it_has_come() -> None:
    view = position(MIDDLING, rules=INDIVIDUALIST, phase=Phase.CONTRACT)
    silent = (BidMade(Seat.NORTH, "contract", "pass"), BidMade(Seat.EAST, "contract", "pass"))
    spoken = replace(view, public=replace(view.public, hand=replace(view.public.hand, said=silent)))
    look = Budget(nodes=0)
    first, last = (offers(weigh_bid(one, look, random.Random(1))) for one in (view, spoken))
    gain = contract_gain(INDIVIDUALIST).nil
    assert first["pass"].worth == pytest.approx(last["pass"].worth + TRUST * gain)
    assert first["nil"].worth == last["nil"].worth


def test_what_the_others_have_bid_is_played_for() -> None:
    """Opponents who are blind have more to win."""
    quiet = offers(weighed(MIDDLING, INDIVIDUALIST))
    against = offers(weighed(MIDDLING, INDIVIDUALIST, (None, "blind:W")))
    assert against["pass"].worth < quiet["pass"].worth - 1


def views_to_bid(dice: random.Random, count: int) -> Iterator[SeatView]:
    """Seats about to bid, in both rounds, under rules of all kinds."""
    chance = LEVELS["random"].make()
    while count:
        now = dealt_hand(random_rules(dice), dice)
        while now.public.phase in (Phase.BLIND, Phase.PASSING, Phase.CONTRACT):
            seat = now.public.to_act()[0]
            view = now.view(seat)
            legal = view.legal()
            if isinstance(legal, MayBid) and len(legal.bids) > 1:
                yield view
                count -= 1
                if not count:
                    return
            now = act(now, seat, chance.think(view, Budget(), dice))


def test_under_any_rules_every_bid_is_weighed() -> None:
    bids, phases = set[Bid](), set[Phase]()
    for number, view in enumerate(views_to_bid(random.Random(6), 50)):
        legal = view.legal()
        assert isinstance(legal, MayBid)
        verdict = weigh_bid(view, Budget(nodes=0), random.Random(number))
        found = offers(verdict)
        assert {*found} == {*legal.bids}
        assert len(verdict.choices) == len(legal.bids)
        for bid, one in found.items():
            assert (one.made is None) is (bid == "pass")
            assert one.made is None or 0.0 <= one.made <= 1.0
        assert verdict.best.error == 0.0
        assert verdict.worlds == (0 if view.public.phase is Phase.BLIND else 64)
        bids |= {*found}
        phases.add(view.public.phase)
    assert bids == {"pass", "blind", "nil", "posh"}
    assert phases == {Phase.BLIND, Phase.CONTRACT}


def test_with_nodes_alone_a_verdict_can_be_made_again() -> None:
    for view in views_to_bid(random.Random(7), 8):
        first, second = (weigh_bid(view, SOME, random.Random(9)) for _ in range(2))
        assert first == second


@pytest.mark.parametrize(("nodes", "worlds"), [(0, 64), (19_967, 64), (19_968, 128)])
def test_the_budget_is_kept(nodes: int, worlds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """64 deals of 52 cards for passing, nil and posh are always looked at, then no more."""
    hand = "2H 5H 7C 3C QC TD 3D 4D QD 9S 3S 4S QS"
    view = position(hand, rules=INDIVIDUALIST, phase=Phase.CONTRACT)
    monkeypatch.setattr(tryout, "SURE", 1e9)
    assert weigh_bid(view, Budget(nodes=nodes), random.Random(1)).worlds == worlds


def test_a_clear_case_is_settled_early() -> None:
    view = position(STRONG, rules=INDIVIDUALIST, phase=Phase.CONTRACT)
    assert weigh_bid(view, Budget(nodes=1 << 60), random.Random(1)).worlds < 5000
