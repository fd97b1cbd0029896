"""The referee notices wrong records, and lets right ones pass."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from .deal import code_of_deal, deal_of_index, first_dealer_of_number, index_of_number
from .making import EXAMPLES, golden_record, header, next_fact, random_record
from .match import Disagreement, Referee, check_record, legal_now
from .play import PLACE_IN_DECK, must_redeal, next_seat, trump_and_adder
from .rules import with_changes

Line = dict[str, Any]
Lines = list[Line]

# Lines of the golden record under Classic: 0 header, 1 dealt, 2-5 chose, 6 passed, 7-10 the cards
# of the first trick, 11 the trick, 12-15 the second, 16 its trick, ..., 71 the last, 72 scored.
LAST_TRICK, SCORED = 71, 72
# Under Individualist: 2-5 blind bids, 6-9 chose, 10 passed, 11-14 contract bids, 15 first card.
FIRST_CARD = 15


def classic(**changes: Any) -> Lines:
    """A right record to spoil."""
    return copy.deepcopy(golden_record("classic", **changes))


def individualist(**changes: Any) -> Lines:
    """A right record with bids, to spoil."""
    return copy.deepcopy(golden_record("individualist", **changes))


def renumber(lines: Lines) -> Lines:
    """n = 1, 2, 3 ... again."""
    for n, line in enumerate(lines):
        if n:
            line["n"] = n
    return lines


def complaint(lines: Lines, line: int, words: str) -> None:
    """The referee must stop at this line (the header is line 1) and say these words."""
    with pytest.raises(Disagreement) as caught:
        check_record(lines)
    assert caught.value.line == line, caught.value
    assert words in caught.value.sentence


def test_right_records_pass() -> None:
    """What is spoilt below was right before."""
    assert check_record(classic()).hands == 1
    assert check_record(individualist()).hands == 1
    for cut in range(1, 73):
        assert not check_record(classic()[:cut]).finished
    lines = classic()
    for line in lines:
        line["h"] = "0123456789abcdef"
    check_record(lines)


# Index of the line in the Classic record, field, wrong value, words of the complaint.
SPOILT_FIELDS: list[tuple[int, str, Any, str]] = [
    (1, "hand", 2, "hand 1"),
    (1, "hand", True, "hand 1"),
    (1, "dealer", "X", "dealer"),
    (1, "deal", "0000-0000-0000-0000-0000-0000", "code"),
    (1, "deal", EXAMPLES["golden_hand"]["deal"].lower(), "code"),
    (1, "turned", ["6C", "4S"], "code"),
    (1, "turned", ["4S"], "Two cards"),
    (1, "turned", ["4S", "QH"], "54 different"),
    (1, "trump", "S", "trump suit is C"),
    (1, "adder", "C", "adder suit is S"),
    (2, "seat", "X", "no such seat"),
    (2, "cards", ["9C"], "passes 2"),
    (2, "cards", ["9C", "9C"], "passes 2"),
    (2, "cards", ["3S", "9C"], "deck order"),
    (2, "cards", ["9C", "4S"], "does not hold 4S"),
    (2, "cards", "9C3S", "no cards"),
    (3, "seat", "E", "chosen already"),
    (7, "seat", "S", "It is E"),
    (7, "card", "AS", "does not hold AS"),
    (7, "card", "1H", "does not hold 1H"),
    (7, "revoke", True, "revoke is false"),
    (7, "revoke", 0, "revoke is false"),
    (7, "n", 8, "n is 7"),
    (7, "n", 7.0, "n is 7"),
    (8, "card", "5S", "may play"),
    (11, "winner", "E", "winner of trick is W"),
    (11, "points", 2, "points of trick is 1"),
    (11, "points", True, "points of trick is 1"),
    (11, "trumps", 1, "trumps of trick is 0"),
    (11, "adders", 1, "adders of trick is 0"),
    (SCORED, "hand", 2, "hand of scored is 1"),
    (SCORED, "bid", {"NS": "nil:S", "EW": None}, "bid of scored"),
    (SCORED, "made", {"NS": True, "EW": None}, "made of scored"),
    (SCORED, "base", {"NS": -2, "EW": 12}, "base of scored"),
    (SCORED, "penalty", {"NS": 0, "EW": 4}, "penalty of scored"),
    (SCORED, "score", {"NS": -3, "EW": 11}, "score of scored"),
    (SCORED, "total", {"NS": -3, "EW": 13}, "total of scored"),
    (SCORED, "total", {"NS": -3, "EW": 12, "X": 0}, "total of scored"),
    (9, "fact", "plaid", "no fact"),
]


@pytest.mark.parametrize(
    "spoilt", SPOILT_FIELDS, ids=lambda spoilt: f"{spoilt[0]} {spoilt[1]} {spoilt[2]}"
)
def test_wrong_field(spoilt: tuple[int, str, Any, str]) -> None:
    """One wrong value in a record."""
    index, name, value, words = spoilt
    lines = classic()
    lines[index][name] = value
    complaint(lines, index + 1, words)


@pytest.mark.parametrize("index", [0, 1, 2, 6, 7, 11, SCORED])
def test_fields_are_exactly_those(index: int) -> None:
    """None missing, none more."""
    for name in list(classic()[index]):
        lines = classic()
        del lines[index][name]
        with pytest.raises(Disagreement) as caught:
            check_record(lines)
        assert caught.value.line == index + 1
    lines = classic()
    lines[index]["note"] = "hello"
    complaint(lines, index + 1, "unknown")


@pytest.mark.parametrize(
    ("index", "due"), [(1, "dealt"), (3, "chose"), (6, "passed"), (11, "trick"), (16, "trick")]
)
def test_missing_fact(index: int, due: str) -> None:
    """A due fact is missing and the record goes on."""
    lines = classic()
    del lines[index]
    complaint(renumber(lines), {3: 6}.get(index, index + 1), f"fact {due} is due")


def test_missing_score() -> None:
    """The next hand is dealt before this one is scored; a trick is due before the score."""
    lines = classic()
    again = {**lines[1], "hand": 2, "dealer": "E"}
    complaint(renumber([*lines[:SCORED], again]), SCORED + 1, "scored is due")
    lines = classic()
    del lines[LAST_TRICK]
    complaint(renumber(lines), LAST_TRICK + 1, "trick is due")


def test_next_hand() -> None:
    """The dealer turns clockwise, hands are counted."""
    lines = classic()
    again = copy.deepcopy(lines[1])
    again.update(hand=2, dealer="E", n=73)
    check_record([*lines, again])
    complaint([*lines, {**again, "dealer": "N"}], 74, "E deals")
    complaint([*lines, {**again, "hand": 1}], 74, "hand 2")


def test_a_repeated_card() -> None:
    """54 different cards, in deck order."""
    lines = classic()
    lines[1]["cards"]["S"][0] = lines[1]["cards"]["W"][0]
    complaint(lines, 2, "54 different")
    lines = classic()
    lines[1]["cards"]["S"].reverse()
    complaint(lines, 2, "deck order")
    lines = classic()
    lines[1]["cards"]["S"].pop()
    complaint(lines, 2, "13 cards")
    lines = classic()
    lines[1]["cards"]["S"][0] = 7
    complaint(lines, 2, "one of the 54")


# ------------------------------------------------------------------------------------ bids


def test_wrong_bids() -> None:
    """Order, round, what is allowed, one bid a side, four bids a round."""
    lines = individualist()
    lines[3]["seat"] = "W"
    complaint(lines, 4, "It is S")
    lines = individualist()
    lines[2]["round"] = "contract"
    complaint(lines, 3, "blind round")
    lines = individualist()
    lines[2]["bid"] = "nil"
    complaint(lines, 3, "may say")
    lines = individualist()
    lines[2]["bid"] = lines[4]["bid"] = "blind"
    complaint(lines, 5, "W may say: pass")
    lines = individualist()
    lines[2]["bid"] = "blind"
    lines[13]["bid"] = "posh"
    complaint(lines, 14, "W may say: pass")
    lines = individualist()
    lines[11]["bid"] = "blind"
    complaint(lines, 12, "may say")
    lines = individualist(bids=["posh"])
    complaint(lines, 3, "chose is due")
    lines = individualist()
    fifth = {"fact": "bid", "seat": "E", "round": "blind", "bid": "pass"}
    lines.insert(6, fifth)
    complaint(renumber(lines), 7, "chose is due")
    lines = individualist()
    fifth = {"fact": "bid", "seat": "E", "round": "contract", "bid": "pass"}
    lines.insert(FIRST_CARD, fifth)
    complaint(renumber(lines), FIRST_CARD + 1, "played is due")
    lines = individualist()
    del lines[FIRST_CARD - 1]
    complaint(renumber(lines), FIRST_CARD, "bid is due")
    lines = classic()
    lines.insert(2, {"fact": "bid", "seat": "E", "round": "blind", "bid": "pass"})
    complaint(renumber(lines), 3, "chose is due")


def test_phases_that_a_hand_does_not_have() -> None:
    """No passing with pass_count 0 or in the fourth hand of rotate; no bids without bids."""
    lines = classic(pass_count=0)
    complaint(lines, 3, "played is due")
    for count, due in [(0, "played"), (2, "chose")]:
        assert legal_now(classic(pass_count=count)[:2])["due"] == due
    record = random_record(with_changes("classic", pass_direction="rotate", hands=8), seed=4)
    hand, chosen = 0, dict.fromkeys(range(1, 9), 0)
    for line in record[1:]:
        hand = line["hand"] if line["fact"] == "dealt" else hand
        chosen[hand] += line["fact"] == "chose"
    assert chosen == {1: 4, 2: 4, 3: 4, 4: 0, 5: 4, 6: 4, 7: 4, 8: 0}


# ------------------------------------------------------------------------------------ play


def test_revokes() -> None:
    """Forbidden under Classic; under Individualist marked, and paid for."""
    lines = classic()
    lines[8]["card"] = "TC"  # S holds hearts
    complaint(lines, 9, "may play")
    lines = individualist()
    lines[FIRST_CARD + 1]["card"] = "TC"
    complaint(lines, FIRST_CARD + 2, "revoke is true")
    lines[FIRST_CARD + 1]["revoke"] = True
    check_record(lines[: FIRST_CARD + 2])
    actions = legal_now(individualist()[: FIRST_CARD + 1])["actions"]
    assert len(actions) == 13
    assert [one["play"] for one in actions if not one["revoke"]] == ["2H", "3H", "4H", "TH"]


def test_legal_now() -> None:
    """Who may act, and what they may do, in each phase."""
    bid = legal_now(individualist()[:2])
    assert bid == {
        "due": "bid",
        "seats": ["E"],
        "actions": [
            {"seat": "E", "round": "blind", "bid": "blind"},
            {"seat": "E", "round": "blind", "bid": "pass"},
        ],
    }
    choose = legal_now(classic()[:3])
    assert choose["seats"] == ["S", "W", "N"]
    assert choose["actions"][0] == {"seat": "S", "choose": 2}
    assert legal_now(classic()[:6]) == {"due": "passed", "seats": [], "actions": []}
    play = legal_now(classic()[:8])
    assert play["seats"] == ["S"]
    assert [one["play"] for one in play["actions"]] == ["2H", "3H", "4H", "TH"]
    assert legal_now(classic()[:11])["due"] == "trick"
    assert legal_now(classic()[:SCORED])["due"] == "scored"
    assert legal_now(classic())["due"] == "dealt"


# --------------------------------------------------------------------------------- the end


def test_over() -> None:
    """Neither too early nor too late, with the right winner."""
    over = {"n": 73, "fact": "over", "winner": "EW", "total": {"NS": -3, "EW": 12}}
    complaint([*classic(), over], 74, "dealt is due")
    early = {"n": 7, "fact": "over", "winner": "EW", "total": {"NS": 0, "EW": 0}}
    complaint([*classic()[:7], early], 8, "played is due")
    ended = classic(hands=1)
    assert check_record([*ended, over]).winner == "EW"
    complaint([*ended, {**over, "winner": "NS"}], 74, "winner of over")
    complaint([*ended, {**over, "total": {"NS": 0, "EW": 12}}], 74, "total of over")
    again = {**copy.deepcopy(ended[1]), "n": 73, "hand": 2, "dealer": "E"}
    complaint([*ended, again], 74, "over is due")
    complaint([*ended, over, {**again, "n": 74}], 75, "match is over")
    seat = {"n": 73, "fact": "seat", "seat": "E", "by": "bot:club", "name": "Ann"}
    complaint([*ended, seat], 74, "over is due")
    check_record([*ended, over, {**seat, "n": 74}])


def test_over_in_mid_hand() -> None:
    """match_check = trick: EW of the golden hand reach 10 at the twelfth trick."""
    lines = classic(match_check="trick", target=10)
    complaint(lines, 68, "over is due")  # 1 - 1 - 1 - 1 + 4 + 2 + 1 + 3 + 2 = 10
    over = {"n": 67, "fact": "over", "winner": "EW", "total": {"NS": -3, "EW": 10}}
    summary = check_record([*lines[:67], over])
    assert summary.finished
    assert summary.hands == 0
    assert summary.tricks == 12
    assert summary.total == {"NS": -3, "EW": 10}
    # In the thirteenth trick the hand is scored first.
    lines = classic(match_check="trick", target=12)
    assert legal_now(lines[:SCORED])["due"] == "scored"
    assert legal_now(lines)["due"] == "over"


# --------------------------------------------------------------------- rewound, seat, number


def rewound(to: Any) -> Callable[[Lines], Line]:
    """A `rewound` fact for the end of these lines."""
    return lambda lines: {"n": len(lines), "fact": "rewound", "to": to}


@pytest.mark.parametrize(
    ("length", "to", "words"),
    [
        (10, 0, "1 or more"),
        (10, -1, "1 or more"),
        (10, True, "1 or more"),
        (10, None, "1 or more"),
        (10, 10, "is in force"),
        (12, 10, "would be missing"),
        (73, LAST_TRICK, "would be missing"),
        (11, 3, "trick is due"),
    ],
)
def test_wrong_rewound(length: int, to: Any, words: str) -> None:
    """`to` is in force, and what must follow it is not lost; nothing comes before a due trick."""
    lines = classic()[:length]
    complaint([*lines, rewound(to)(lines)], length + 1, words)


def test_rewound() -> None:
    """The facts after `to` no longer count; what was undone is not there to be named."""
    lines = classic()[:14]
    lines.append(rewound(8)(lines))  # n = 14; the first two cards are played
    complaint([*lines, rewound(9)(lines)], 16, "is in force")
    complaint([*lines, rewound(14)(lines)], 16, "is in force")
    assert legal_now(lines)["seats"] == ["W"]
    third = {"n": 15, "fact": "played", "seat": "W", "card": "KH", "revoke": False}
    check_record([*lines, third])
    # Even the deal, in an unnumbered match; the dealer is then drawn again.
    seat = {"n": 1, "fact": "seat", "seat": "E", "by": "remote", "name": "Ann"}
    lines = renumber([classic()[0], seat, *classic()[1:14]])
    lines.append(rewound(1)(lines))
    assert legal_now(lines)["due"] == "dealt"
    check_record([*lines, {**lines[2], "n": 16, "dealer": "S"}])


def test_seat_facts_are_not_undone() -> None:
    """`to` may name a seat fact although what was before it is undone."""
    lines = classic()[:9]
    lines.append({"n": 9, "fact": "seat", "seat": "E", "by": "bot:club", "name": "Ann"})
    lines.append(rewound(7)(lines))
    lines.append(rewound(9)(lines))
    assert legal_now(lines)["seats"] == ["S"]
    lines[9]["name"] = "A" * 25
    complaint(lines, 10, "24 characters")
    lines[9].update(name="Ann", by="robot")
    complaint(lines, 10, "bot:LEVEL")


def test_passed_may_wait() -> None:
    """A seat or a rewound fact may come before `passed`, not before a trick."""
    seat = {"fact": "seat", "seat": "E", "by": "human", "name": "Ann"}
    lines = classic()
    lines.insert(6, dict(seat))
    check_record(renumber(lines))
    lines = classic()
    lines.insert(11, dict(seat))
    complaint(renumber(lines), 12, "trick is due")
    lines = classic()[:7]
    lines.append(rewound(5)(lines))
    assert legal_now(lines)["due"] == "passed"


def test_undo_of_the_end() -> None:
    """After `over` the match may be rewound and go on."""
    over = {"n": 73, "fact": "over", "winner": "EW", "total": {"NS": -3, "EW": 12}}
    lines = [*classic(hands=1), over]
    complaint([*lines, rewound(SCORED)(lines)], 75, "would be missing")
    lines.append(rewound(70 - 1)(lines))
    summary = check_record(lines)
    assert not summary.finished
    assert summary.hands == 0
    assert summary.tricks == 12


def test_numbered_match() -> None:
    """The first dealer and every deal follow from the number, redeals too."""
    rules = with_changes("classic", equal_ranks="redeal", pass_count=0)
    found = 0
    for number in range(1, 60):
        first = deal_of_index(index_of_number(number))
        deals = [first]
        if must_redeal(first["turned"], rules):
            deals.append(deal_of_index(index_of_number(number, 1, 2)))
            found += 1
        dealt = deals[-1]
        trump, adder = trump_and_adder(dealt["turned"], rules)
        fact = {
            "n": 1,
            "fact": "dealt",
            "hand": 1,
            "dealer": first_dealer_of_number(number),
            "deal": code_of_deal(dealt),
            "turned": dealt["turned"],
            "trump": trump,
            "adder": adder,
            "cards": dealt["cards"],
        }
        check_record([header(rules, number), fact])
        wrong = {**fact, "dealer": next_seat(fact["dealer"])}
        complaint([header(rules, number), wrong], 2, "deals this hand")
        complaint(
            [header(rules, number + 100), {**fact, "dealer": first_dealer_of_number(number + 100)}],
            2,
            "not deal 1",
        )
        check_record([header({**rules, "first_dealer": "W"}, number), {**fact, "dealer": "W"}])
        if len(deals) == 2:
            assert must_redeal(deals[0]["turned"], rules)
    assert found


def test_a_deal_with_equal_ranks_is_dealt_again() -> None:
    """Under redeal such a deal is not recorded."""
    rules = with_changes("classic", equal_ranks="redeal")
    number = next(
        number
        for number in range(1, 200)
        if must_redeal(deal_of_index(index_of_number(number))["turned"], rules)
    )
    deal = deal_of_index(index_of_number(number))
    fact = {"n": 1, "fact": "dealt", "hand": 1, "dealer": "S", "deal": code_of_deal(deal)}
    fact.update(turned=deal["turned"], trump="S", adder="D", cards=deal["cards"])
    complaint([header(rules), fact], 2, "dealt again")
    check_record([header(with_changes("classic")), fact])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("maverick", 2),
        ("maverick", True),
        ("app", ""),
        ("match", "0b0e8f0a-5c1d-1b6e-9a55-3c1f0a7d2e11"),
        ("number", 0),
        ("number", 10**12),
        ("number", "7"),
        ("rules_name", ""),
        ("rules_base", "house"),
        ("rules", {}),
        ("rules", with_changes("classic", target=None)),
        ("seats", {"S": {"name": "You", "by": "human"}}),
        ("created", "2026-11-29 21:00:00"),
        ("created", "2026-13-29T21:00:00Z"),
    ],
)
def test_wrong_header(name: str, value: Any) -> None:
    """The first line is judged too."""
    lines = classic()
    lines[0][name] = value
    with pytest.raises(Disagreement) as caught:
        check_record(lines)
    assert caught.value.line == 1


# ----------------------------------------------------------------------- whole matches


@pytest.mark.parametrize(
    "rules",
    [
        with_changes("classic", target=30),
        with_changes("individualist", target=None, hands=6),
        with_changes("tournament", target=None, hands=6, nil_scope="side", tie="draw"),
        with_changes("classic", match_check="trick", target=20, hands=6, revoke_penalty=0),
        with_changes("classic", target=10, hands=6, both_reach="play_on", pass_count=4),
        with_changes(
            "individualist",
            target=None,
            hands=5,
            book="any_adder",
            posh_books=7,
            overtrump=True,
            void_play="must_trump_unless_partner_wins",
            equal_ranks="suit_order",
            pass_direction="across",
            first_dealer="N",
        ),
    ],
)
def test_whole_matches(rules: dict[str, Any]) -> None:
    """Random legal play comes to an end; undo now and then changes nothing of that."""
    record = random_record(rules, seed=7)
    summary = check_record(record)
    assert summary.finished
    assert record[-1]["fact"] == "over"
    dice = random.Random(8)
    referee = Referee(header(rules))
    lines = [header(rules)]
    undone = 0
    while referee.due() is not None:
        fact = next_fact(referee, dice)
        if undone < 40 and len(lines) > 3 and dice.random() < 0.05:
            fact = {"n": len(lines), "fact": "rewound", "to": len(lines) - dice.randrange(1, 9)}
        try:
            referee.feed(fact)
        except Disagreement:
            assert fact["fact"] == "rewound"
            referee.line -= 1
            continue
        undone += fact["fact"] == "rewound"
        lines.append(fact)
    assert undone
    assert check_record(lines) == referee.summary()


def test_legal_cards_come_in_deck_order() -> None:
    """Legal cards come in deck order, and the card played is one of them."""
    record = random_record(with_changes("individualist"), seed=3, facts=200)
    referee = Referee(record[0])
    for fact in record[1:]:
        actions = referee.legal()["actions"]
        if fact["fact"] == "played":
            cards = [action["play"] for action in actions]
            assert cards == sorted(cards, key=lambda card: PLACE_IN_DECK[card])
            one = {"seat": fact["seat"], "play": fact["card"], "revoke": fact["revoke"]}
            assert one in actions
        referee.feed(fact)
