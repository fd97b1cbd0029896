"""The referee gets every worked example of the rules right (RULES sections 6 and 7)."""

import itertools
import json
from typing import Any

import pytest

from .deal import (
    NUMBER_OF_DEALS,
    code_of_deal,
    code_of_index,
    deal_of_index,
    first_dealer_of_number,
    index_of_code,
    index_of_deal,
    index_of_number,
)
from .making import EXAMPLES, GOLDEN, golden_record
from .match import check_record
from .perft import perft
from .play import (
    DECK,
    JOKERS,
    PARTNER_OF,
    SIDES,
    count_adders,
    count_trumps,
    is_revoke,
    legal_cards,
    trick_points,
    trump_and_adder,
    winning_place,
)
from .rules import PRESETS, Rules, refusals, with_changes
from .score import hand_score, match_end, running_totals

GOLDEN_HAND: dict[str, Any] = EXAMPLES["golden_hand"]


def named(examples: list[dict[str, Any]], key: str) -> list[Any]:
    """Test cases that carry the example's own name."""
    return [pytest.param(one, id=str(one[key])) for one in examples]


@pytest.mark.parametrize("preset", ["classic", "individualist"])
@pytest.mark.parametrize("example", named(EXAMPLES["tricks"], "id"))
def test_trick(example: dict[str, Any], preset: str) -> None:
    """T1 to T22: who may play what, who wins, what it is worth, what a revoke costs."""
    rules = with_changes(preset)
    trump, adder, cards = example["trump"], example["adder"], example["cards"]
    if example["turned"] is not None:
        rules["equal_ranks"] = example.get("equal_ranks", "default_suits")
        assert trump_and_adder(example["turned"], rules) == (trump, adder)
    illegal: list[int] = []
    revoked: list[int] = []
    for place, (card, hand) in enumerate(zip(cards, example["hands"], strict=True)):
        if card not in legal_cards(hand, cards[:place], rules, trump):
            illegal.append(place + 1)
        elif is_revoke(hand, cards[:place], card, trump):
            revoked.append(place + 1)
    expected = example[preset]
    assert illegal == expected["illegal_places"]
    assert winning_place(cards, trump) + 1 == example["winner"]
    if not illegal:
        assert revoked == expected["revoked_places"]
        assert trick_points(cards, trump, adder, rules) == expected["points"]
    if "flat_one" in example:
        rules["adder_with_trump"] = "flat_one"
        assert trick_points(cards, trump, adder, rules) == example["flat_one"][preset]


@pytest.mark.parametrize("example", EXAMPLES["turned"], ids=lambda one: "-".join(one["turned"]))
def test_turned_cards(example: dict[str, Any]) -> None:
    """The examples of turned cards."""
    for rules in PRESETS.values():
        suits = (example["trump"], example["adder"])
        assert trump_and_adder(example["turned"], rules) == suits


def score_cases() -> list[Any]:
    """Every bid variant of the small examples of scoring."""
    return [
        pytest.param(example["tricks"], variant, id=f"{example['name']}: {variant['text']} {place}")
        for example in EXAMPLES["scores"]
        for place, variant in enumerate(example["variants"])
    ]


@pytest.mark.parametrize(("tricks", "variant"), score_cases())
def test_score(tricks: list[dict[str, Any]], variant: dict[str, Any]) -> None:
    """Hand H with its bids, Posh made, Blind tie and Nil made with base 0."""
    rules = with_changes(variant["preset"], **variant["changes"])
    assert len(tricks) == 13
    played = [
        {
            "winner": variant["takers"][trick["side"]],
            "trumps": trick["trumps"],
            "adders": trick["adders"],
        }
        for trick in tricks
    ]
    scored = hand_score(played, variant["bids"], variant["revokes"], rules)
    assert scored["base"] == variant["base"]
    assert scored["score"] == variant["score"]


@pytest.mark.parametrize("preset", ["classic", "individualist"])
def test_golden_hand(preset: str) -> None:
    """G1 is legal under both presets and worth what the example says."""
    summary = check_record(golden_record(preset))
    assert summary.hands == 1
    assert summary.tricks == 13
    assert not summary.finished
    assert summary.total == GOLDEN_HAND["totals"][preset]


@pytest.mark.parametrize("variant", named(GOLDEN_HAND["variants"], "text"))
def test_golden_hand_with_bids(variant: dict[str, Any]) -> None:
    """G1 with a nil of S, a blind of EW, a posh of EW."""
    summary = check_record(golden_record(variant["preset"], variant))
    assert summary.total == variant["score"]


def test_golden_hand_nil_bidder_takes_no_trick() -> None:
    """ "S took no trick"."""
    assert "S" not in [trick["winner"] for trick in GOLDEN_HAND["tricks"]]


@pytest.mark.parametrize("example", named(EXAMPLES["match_end"], "text"))
def test_match_end(example: dict[str, Any]) -> None:
    """When the match ends and who has won it."""
    rules = with_changes(example["preset"], **example["changes"])
    if "first_trick" in example:
        none = {"NS": 0, "EW": 0}
        total = running_totals(example["before"], [example["first_trick"]], none, rules)
    else:
        total = {side: example["before"][side] + example["hand"][side] for side in SIDES}
    assert total == example["total"]
    end = match_end(rules, total, example["hands_played"])
    assert (end is not None) == example["ends"]
    if end is not None:
        assert end["winner"] == example["winner"]


# ------------------------------------------------------------------------- facts (section 7)


def category(pair: list[str]) -> str:
    """The kind of a pair of turned cards."""
    if pair[0] in JOKERS or pair[1] in JOKERS:
        return "joker"
    if pair[0][1] == pair[1][1]:
        return "same_suit"
    if pair[0][0] == pair[1][0]:
        return "equal_ranks"
    return "ordinary"


def test_pairs_of_turned_cards() -> None:
    """1,431 pairs by category."""
    pairs = [list(pair) for pair in itertools.combinations(DECK, 2)]
    facts = EXAMPLES["facts"]["turned_pairs"]
    assert len(pairs) == facts["all"]
    for kind in ["joker", "same_suit", "equal_ranks", "ordinary"]:
        assert len([pair for pair in pairs if category(pair) == kind]) == facts[kind]


def test_trumps_and_adders_in_play() -> None:
    """How many trumps and adders are among the 52 dealt cards."""
    expected = {
        case["case"]: (case["trumps"], case["adders"])
        for case in EXAMPLES["facts"]["suits_in_play"]
    }
    seen: set[str] = set()
    for pair in itertools.permutations(DECK, 2):
        turned = list(pair)
        kind = category(turned)
        suits = "".join(sorted(card[1] for card in turned if card not in JOKERS))
        if kind == "ordinary":
            case = "ordinary"
        elif kind == "same_suit":
            case = f"same {suits[0]}"
        elif kind == "equal_ranks":
            case = f"equal {suits}"
        else:
            case = f"joker {suits}" if suits else "jokers"
        trump, adder = trump_and_adder(turned, PRESETS["classic"])
        in_play = [card for card in DECK if card not in turned]
        assert (count_trumps(in_play, trump), count_adders(in_play, adder)) == expected[case]
        seen.add(case)
    assert seen == set(expected)


def test_turned_cards_under_the_other_rules() -> None:
    """The order of turning matters to first_turned alone, and both need two suits."""
    for pair in itertools.permutations(DECK, 2):
        turned = list(pair)
        back = turned[::-1]
        for equal_ranks in ["default_suits", "suit_order", "first_turned"]:
            rules = with_changes("classic", equal_ranks=equal_ranks)
            suits = trump_and_adder(turned, rules)
            assert suits[0] != suits[1]
            if category(turned) == "equal_ranks" and equal_ranks == "first_turned":
                assert trump_and_adder(back, rules) == (suits[1], suits[0])
            else:
                assert trump_and_adder(back, rules) == suits


def test_classic_minus_individualist_is_the_tricks_with_an_adder() -> None:
    """For the same play, trick by trick."""
    for trumps in range(5):
        for adders in range(5 - trumps):
            cards = ["2H", "3H", "4H", "5H"][:trumps] + ["2C", "3C", "4C", "5C"][:adders]
            cards += ["2S", "3S", "4S", "5S"][: 4 - trumps - adders]
            classic = trick_points(cards, "H", "C", PRESETS["classic"])
            individualist = trick_points(cards, "H", "C", PRESETS["individualist"])
            assert classic - individualist == (1 if adders else 0)


# -------------------------------------------------------------------- deal code (RECORD 2)


def test_deal_codes() -> None:
    """The first and the last deal, and deal number 4711."""
    for example in EXAMPLES["deals"]:
        if "number" in example:
            index = index_of_number(example["number"])
            assert first_dealer_of_number(example["number"]) == example["first_dealer"]
        else:
            index = {"0": 0, "N-1": NUMBER_OF_DEALS - 1}[example["index"]]
        deal = deal_of_index(index)
        assert deal["turned"] == example["turned"]
        assert index_of_deal(deal) == index
        assert code_of_index(index) == code_of_deal(deal) == example["code"]
        assert index_of_code(example["code"].lower().replace("-", " ")) == index


def test_deal_code_check() -> None:
    """ "The check finds every single wrong digit and every swap of neighbours."""
    code = EXAMPLES["deals"][2]["code"].replace("-", "")
    for place in range(24):
        for digit in "0123456789ABCDEFGHJKMNPQRSTVWXYZ":
            if digit != code[place]:
                with pytest.raises(ValueError, match="not the code"):
                    index_of_code(code[:place] + digit + code[place + 1 :])
    for place in range(23):
        if code[place] != code[place + 1]:
            swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
            with pytest.raises(ValueError, match="not the code"):
                index_of_code(swapped)
    with pytest.raises(ValueError, match="24 digits"):
        index_of_code(code[:-1])


# --------------------------------------------------------------------------------- options


def test_presets_are_allowed_and_differ_as_the_table_says() -> None:
    """Every preset has the same options, all of them in range."""
    for rules in PRESETS.values():
        assert refusals(rules) == []
        assert list(rules) == list(PRESETS["classic"])
    assert len(PRESETS["classic"]) == 33


@pytest.mark.parametrize(
    "changes",
    [
        {"target": None},
        {"match_check": "trick", "bids": ["nil"]},
        {"both_reach": "play_on"},
        {"posh_books": 4},
        {"target": 9},
        {"target": 1001},
        {"hands": 0},
        {"hands": True},
        {"pass_count": 5},
        {"revoke_penalty": 21},
        {"revoke_penalty": 1.0},
        {"overtrump": 1},
        {"bids": ["nil", "blind"]},
        {"bids": ["nil", "nil"]},
        {"void_play": "sometimes"},
        {"nil_failed": 101},
        {"posh_multiplier": 0},
    ],
)
def test_refused_rules(changes: dict[str, Any]) -> None:
    """Contradictions, and values out of range."""
    assert refusals(with_changes("classic", **changes)) != []


@pytest.mark.parametrize(
    "changes",
    [
        {"target": None, "hands": 1},
        {"match_check": "trick"},
        {"both_reach": "play_on", "hands": 100},
        {"posh_books": 13, "book": "any_adder"},
        {"target": 1000, "hands": 1, "pass_count": 0, "revoke_penalty": 0},
    ],
)
def test_allowed_rules(changes: dict[str, Any]) -> None:
    """ "Every other combination must play."""
    assert refusals(with_changes("classic", **changes)) == []


# ----------------------------------------------------------------------------------- perft


def perft_entries() -> list[Any]:
    """The golden counts that are small enough to count again."""
    entries: list[dict[str, Any]] = json.loads((GOLDEN / "perft.json").read_text(encoding="utf-8"))
    assert len({one["name"] for one in entries}) >= 14
    return [
        pytest.param(one, id=f"{one['name']} | {one['ending']}")
        for one in entries
        if one["nodes"][-1] < 1000
    ]


@pytest.mark.parametrize("entry", perft_entries())
def test_perft(entry: dict[str, Any]) -> None:
    """The golden counts are those of the referee."""
    rules: Rules = entry["rules"]
    assert refusals(rules) == []
    counted = perft(rules, entry["trump"], entry["adder"], entry["hands"], entry["leader"])
    for key, value in counted.items():
        assert entry[key] == value


def test_partners() -> None:
    """ "Partners sit opposite: South and North, West and East."""
    assert PARTNER_OF == {"S": "N", "N": "S", "W": "E", "E": "W"}
