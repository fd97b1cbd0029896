"""The worked examples of RULES.md section 6 and the facts of section 7, by the core itself."""

import itertools
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from maverick_desktop.core.cards import (
    DECK,
    JOKERS,
    SEATS,
    SIDES,
    SUIT_SETS,
    Card,
    Seat,
    Side,
    Suit,
    card,
    card_set,
)
from maverick_desktop.core.codec import event_of
from maverick_desktop.core.deals import (
    DEALS,
    Deal,
    code_of,
    deal_at,
    deal_from_code,
    index_of,
    is_whole,
    numbered_deal,
    numbered_dealer,
)
from maverick_desktop.core.events import HandScored, SideBid
from maverick_desktop.core.headline import header_of
from maverick_desktop.core.public import HandState, Trick, hand_score
from maverick_desktop.core.replay import replay
from maverick_desktop.core.rules import PRESETS, Rules, with_options
from maverick_desktop.core.scoring import (
    Why,
    is_book,
    match_verdict,
    trick_points,
    trick_worth,
)
from maverick_desktop.core.state import trump_and_adder
from maverick_desktop.core.store import parse_record, record_lines
from tests.core.driver import header_of as header_for
from tests.core.driver import random_deal
from tests.core.positions import cards_of, in_play, played, rules_of, suit
from tests.referee import deal as theirs
from tests.referee.making import golden_record

EXAMPLES: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "golden" / "examples.json").read_text(encoding="utf-8")
)


def changed(preset: str, changes: dict[str, Any]) -> Rules:
    """A preset with some options changed."""
    rules = with_options(PRESETS[preset], changes)
    assert isinstance(rules, Rules)
    return rules


def turned_deal(codes: list[str]) -> Deal:
    """A deal with these two cards turned."""
    turned = card(codes[0]), card(codes[1])
    rest = [one for one in DECK if one not in turned]
    south, west, north, east = (card_set(rest[place : place + 13]) for place in (0, 13, 26, 39))
    return Deal((south, west, north, east), turned)


def named(examples: list[dict[str, Any]], key: str) -> list[Any]:
    """Cases under the examples' own names."""
    return [pytest.param(one, id=str(one[key])) for one in examples]


# --- tricks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["classic", "individualist"])
@pytest.mark.parametrize("example", named(EXAMPLES["tricks"], "id"))
def test_trick(example: dict[str, Any], preset: str) -> None:
    """T1 to T22: who may play what, who wins, what it is worth, what is a revoke."""
    rules = changed(preset, {"equal_ranks": example.get("equal_ranks", "default_suits")})
    trump, adder = suit(example["trump"]), suit(example["adder"])
    if example["turned"] is not None:
        assert trump_and_adder(rules, turned_deal(example["turned"])) == (trump, adder)
    cards = tuple(card(code) for code in example["cards"])
    state = in_play(rules, trump, adder, Seat.WEST)
    illegal: list[int] = []
    for place, (one, hand) in enumerate(zip(cards, example["hands"], strict=True), start=1):
        then = played(state, cards_of(hand), one)
        if then is None:
            illegal.append(place)
            break
        state = then
    expected = example[preset]
    assert illegal == expected["illegal_places"]
    worth = trick_worth(rules, trump, adder, cards)
    assert worth.place + 1 == example["winner"]
    if not illegal:
        revoked = [place for place, paid in enumerate(state.hand.revoked, start=1) if paid]
        assert revoked == expected["revoked_places"]
        assert worth.points == expected["points"]
        assert sum(state.hand.revokes) == len(revoked)
    if "flat_one" in example:
        flat = trick_worth(changed(preset, {"adder_with_trump": "flat_one"}), trump, adder, cards)
        assert (flat.points, flat.why) == (example["flat_one"][preset], Why.ADDERS_FLAT)


@pytest.mark.parametrize("example", EXAMPLES["turned"], ids=lambda one: "-".join(one["turned"]))
def test_turned_cards(example: dict[str, Any]) -> None:
    """The examples of turned cards."""
    for rules in PRESETS.values():
        suits = trump_and_adder(rules, turned_deal(example["turned"]))
        assert suits == (suit(example["trump"]), suit(example["adder"]))


# --- hands ---------------------------------------------------------------------------------------


def score_cases() -> list[Any]:
    """Every bid of hand H and of the small examples of scoring."""
    return [
        pytest.param(one["tricks"], variant, id=f"{one['name']}: {variant['text']} {place}")
        for one in EXAMPLES["scores"]
        for place, variant in enumerate(one["variants"])
    ]


def side_bid(text: str | None) -> SideBid | None:
    """KIND:SEAT as a bid."""
    if text is None:
        return None
    kind, letter = text.split(":")
    assert kind in ("nil", "blind", "posh")
    return SideBid(kind, SEATS["SWNE".index(letter)])  # type: ignore[arg-type]


def scored(rules: Rules, tricks: list[dict[str, Any]], variant: dict[str, Any]) -> HandScored:
    """The score of thirteen tricks of which trumps, adders and winners are known."""
    state = in_play(rules, Suit.HEARTS, Suit.CLUBS, Seat.WEST)
    taken, base = [0, 0, 0, 0], [0, 0]
    won: list[Trick] = []
    for trick in tricks:
        winner = SEATS["SWNE".index(variant["takers"][trick["side"]])]
        points, _ = trick_points(rules, trick["trumps"], trick["adders"])
        taken[winner] += 1
        base[winner.side] += points
        won.append(Trick(winner, (), (), winner, points, trick["trumps"], trick["adders"]))
    hand = HandState(
        number=1,
        bids=(side_bid(variant["bids"]["NS"]), side_bid(variant["bids"]["EW"])),
        tricks=tuple(won),
        base=(base[0], base[1]),
        revokes=(variant["revokes"]["NS"], variant["revokes"]["EW"]),
        taken=(taken[0], taken[1], taken[2], taken[3]),
    )
    return hand_score(msgspec.structs.replace(state, hand=hand))


@pytest.mark.parametrize(("tricks", "variant"), score_cases())
def test_score(tricks: list[dict[str, Any]], variant: dict[str, Any]) -> None:
    """Hand H with its bids, Posh made, Blind tie and Nil made with base 0."""
    result = scored(changed(variant["preset"], variant["changes"]), tricks, variant)
    for side in SIDES:
        assert result.sides[side].base == variant["base"][side.name]
        assert result.sides[side].score == variant["score"][side.name]
        assert (result.sides[side].made is None) == (result.sides[side].bid is None)


@pytest.mark.parametrize("preset", ["classic", "individualist"])
def test_golden_hand(preset: str) -> None:
    """G1 is legal under both presets, and worth what the example says."""
    check_golden(golden_record(preset), EXAMPLES["golden_hand"]["totals"][preset])


@pytest.mark.parametrize("variant", named(EXAMPLES["golden_hand"]["variants"], "text"))
def test_golden_hand_with_bids(variant: dict[str, Any]) -> None:
    """G1 with a nil of S, a blind of EW, a posh of EW."""
    log = check_golden(golden_record(variant["preset"], variant), variant["score"])
    assert {side.name: log.sides[side].made for side in SIDES} == variant["made"]


def check_golden(lines: list[dict[str, Any]], total: dict[str, int]) -> HandScored:
    """The record of the golden hand, as facts and as a file."""
    header = header_of(lines[0])
    facts = [event_of(n + 1, n, line) for n, line in enumerate(lines[1:], start=1)]
    log, public = replay(header, facts)
    assert public.total == (total["NS"], total["EW"])
    assert [trick.points for trick in public.past[0].hand.tricks] == [
        trick["individualist" if "nil" in lines[0]["rules"]["bids"] else "classic"]
        for trick in EXAMPLES["golden_hand"]["tricks"]
    ]
    assert public.past[0].hand.taken[Seat.SOUTH] == 0
    record = parse_record(b"".join(record_lines(log)))
    assert record.public == public
    return public.past[0].score


# --- the match -----------------------------------------------------------------------------------


@pytest.mark.parametrize("example", named(EXAMPLES["match_end"], "text"))
def test_match_end(example: dict[str, Any]) -> None:
    """When the match ends and who has won it."""
    total = (example["total"]["NS"], example["total"]["EW"])
    rules = changed(example["preset"], example["changes"])
    verdict = match_verdict(rules, total, example["hands_played"])
    assert (verdict.value != "play_on") == example["ends"]
    winner = None if example["winner"] is None else Side[example["winner"]]
    assert verdict.winner is winner


# --- section 7 -----------------------------------------------------------------------------------


def category(first: Card, second: Card) -> str:
    """The kind of a pair of turned cards."""
    if first.is_joker or second.is_joker:
        return "joker"
    if first.suit is second.suit:
        return "same_suit"
    return "equal_ranks" if first.rank == second.rank else "ordinary"


def test_pairs_of_turned_cards() -> None:
    """1,431 pairs: a joker 105, same suit 312, equal rank in two suits 78, ordinary 936."""
    count = Counter(category(*pair) for pair in itertools.combinations(DECK, 2))
    assert count == {"joker": 105, "same_suit": 312, "equal_ranks": 78, "ordinary": 936}


def expected_suits(pair: tuple[Card, Card]) -> tuple[int, int]:
    """How many trumps and adders are dealt, by the list of section 7 (default suits)."""
    kind = category(*pair)
    letters = "".join(sorted("J" if one.suit is None else one.suit.letter for one in pair))
    if kind == "ordinary":
        return 14, 12
    if kind == "same_suit":
        return {"CC": (15, 13), "HH": (15, 13), "SS": (13, 13), "DD": (15, 11)}[letters]
    if kind == "joker":
        return {"CJ": (14, 13), "HJ": (14, 13), "JS": (13, 13), "DJ": (14, 12), "JJ": (13, 13)}[
            letters
        ]
    return {
        "CH": (15, 13),
        "CS": (14, 13),
        "HS": (14, 13),
        "CD": (15, 12),
        "DH": (15, 12),
        "DS": (14, 12),
    }[letters]


def test_trumps_and_adders_dealt() -> None:
    """Among the 52 dealt cards, for every pair of turned cards in either order."""
    rules = PRESETS["classic"]
    for pair in itertools.permutations(DECK, 2):
        deal = turned_deal([one.code for one in pair])
        suits = trump_and_adder(rules, deal)
        assert suits is not None
        dealt = card_set(one for one in DECK if one not in pair)
        trumps = dealt & SUIT_SETS[suits[0]][suits[0]]
        adders = dealt & SUIT_SETS[suits[0]][suits[1]]
        assert (trumps.bit_count(), adders.bit_count()) == expected_suits(pair)
        assert not adders & JOKERS


def test_order_of_turning() -> None:
    """It matters to ``first_turned`` alone; ``redeal`` names no suits for equal ranks alone."""
    options = ("default_suits", "suit_order", "first_turned", "redeal")
    rules = {one: changed("classic", {"equal_ranks": one}) for one in options}
    for first, second in itertools.combinations(DECK, 2):
        there = turned_deal([first.code, second.code])
        back = turned_deal([second.code, first.code])
        equal = category(first, second) == "equal_ranks"
        assert (trump_and_adder(rules["redeal"], there) is None) == equal
        for name in ("default_suits", "suit_order"):
            assert trump_and_adder(rules[name], there) == trump_and_adder(rules[name], back)
        suits = trump_and_adder(rules["first_turned"], there)
        assert suits is not None
        assert suits[0] is not suits[1]
        other = trump_and_adder(rules["first_turned"], back)
        assert other == ((suits[1], suits[0]) if equal else suits)


def test_classic_minus_individualist() -> None:
    """For the same play: the number of tricks with an adder that a side won."""
    for trumps, adders in itertools.product(range(5), repeat=2):
        if trumps + adders <= 4:
            classic, _ = trick_points(PRESETS["classic"], trumps, adders)
            individualist, _ = trick_points(PRESETS["individualist"], trumps, adders)
            assert classic - individualist == bool(adders)


def test_books() -> None:
    """Four adders, or one under ``any_adder``; no hand holds four books of all adders."""
    any_adder = changed("classic", {"book": "any_adder"})
    assert [is_book(PRESETS["classic"], adders) for adders in range(5)] == [False] * 4 + [True]
    assert [is_book(any_adder, adders) for adders in range(5)] == [False] + [True] * 4
    # At most thirteen adders are ever dealt: three books and one card over.
    assert max(expected_suits(pair)[1] for pair in itertools.combinations(DECK, 2)) < 16


# --- deals (RECORD.md section 2) -----------------------------------------------------------------


def test_known_deals() -> None:
    """The first and the last deal, and deal number 4711."""
    for example in EXAMPLES["deals"]:
        if "number" in example:
            deal = numbered_deal(example["number"])
            assert numbered_dealer(example["number"]).letter == example["first_dealer"]
        else:
            deal = deal_at({"0": 0, "N-1": DEALS - 1}[example["index"]])
        assert [one.code for one in deal.turned] == example["turned"]
        assert code_of(deal) == example["code"]
        assert deal_from_code(example["code"]) == deal
    first, last = deal_at(0), deal_at(DEALS - 1)
    assert first.hands == tuple(0x1FFF << 13 * place for place in range(4))
    assert last.hands[Seat.EAST] == 0x1FFF << 2
    assert last.hands[Seat.SOUTH] == 0x1FFF << 41


def test_deals_are_the_referees() -> None:
    """Index, code, numbered deals and dealers, as another reading of the text has them."""
    dice = random.Random(3)
    for _ in range(150):
        deal = random_deal(dice)
        assert is_whole(deal)
        plain = {
            "cards": {
                seat.letter: [one.code for one in DECK if deal.hands[seat] >> one & 1]
                for seat in SEATS
            },
            "turned": [one.code for one in deal.turned],
        }
        assert index_of(deal) == theirs.index_of_deal(plain)
        assert code_of(deal) == theirs.code_of_deal(plain)
    for number in (1, 4711, 999_999_999_999):
        assert numbered_dealer(number).letter == theirs.first_dealer_of_number(number)
        for hand, attempt in itertools.product((1, 2, 17), (1, 2, 3)):
            index = theirs.index_of_number(number, hand, attempt)
            assert index_of(numbered_deal(number, hand, attempt)) == index


def test_rules_written_out() -> None:
    """The header of a test's match holds the rules it was given."""
    rules = rules_of({"target": 40})
    assert header_for(rules).rules == rules
