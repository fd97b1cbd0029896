"""Why a figure of the score sheet is what it is: sums that are the sheet's, and its rules."""

import random
import re
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from maverick_desktop.core.cards import SIDES, Seat, Side, Suit, card
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.rules import INDIVIDUALIST, TOURNAMENT, BidKind, Rules
from maverick_desktop.core.sheet import ScoreSheet, SheetHand, sheet_of
from maverick_desktop.text.phrase import Phrase, runs, say
from maverick_desktop.text.rulestext import rule_text
from maverick_desktop.text.sheetpeople import OpenSheet, People
from maverick_desktop.text.sheetreasons import Figure, explained
from maverick_desktop.text.sheetrevokes import trick_explained
from maverick_desktop.text.sheettold import Told
from maverick_desktop.text.sheetwords import about
from tests.core.driver import Match, random_rules
from tests.ui.sheetstates import FAMILY, TRICKS, Fallen, by_hand, golden, hand_by_hand

NS, EW = SIDES


def open_sheet(sheet: ScoreSheet, rules: Rules, own: Seat | None = None) -> OpenSheet:
    return OpenSheet(sheet, rules, People(sheet.names, NS if own is None else own.side, own))


def sheets() -> Iterator[OpenSheet]:
    """Matches of many rules, in progress and over."""
    for seed in range(40):
        dice = random.Random(seed)
        played = Match(random_rules(dice), dice)
        for _ in range(dice.choice((20, 75, 140, 300))):
            if played.over:
                break
            played.step()
        public = played.table.public
        yield open_sheet(sheet_of(public), public.rules, dice.choice((None, *Seat)))


EVERY = list(sheets())


def figures(told: Told) -> list[int]:
    """The figures of the steps."""
    return [int(step.figure.replace("\N{MINUS SIGN}", "-")) for step in told.steps]


def english(told: Told) -> str:
    return f"{say(told.title)}. {say(told.in_words)}"


def hands() -> Iterator[tuple[OpenSheet, SheetHand]]:
    for shown in EVERY:
        for hand in shown.sheet.hands:
            yield shown, hand


# --- any rules -----------------------------------------------------------------------------------


def test_there_is_something_to_explain() -> None:
    rows = [hand for _, hand in hands()]
    sides = [side for hand in rows for side in hand.sides]
    assert {side.made for side in sides} == {None, True, False}
    assert {side.bid.kind for side in sides if side.bid is not None} == {"nil", "blind", "posh"}
    assert any(side.penalty for side in sides)
    assert {hand.scored for hand in rows} == {True, False}


def test_the_steps_come_to_the_sheets_figures() -> None:
    for shown, hand in hands():
        for side in SIDES:
            row = hand.sides[side]
            *parts, score = figures(explained(shown, hand, Figure.SCORE, side))
            gained = row.base - row.penalty if row.score is None else row.score
            assert sum(parts) == score == (0 if gone(shown, hand) else gained)
            before, gained_again, total = figures(explained(shown, hand, Figure.TOTAL, side))
            assert (before + gained_again, total, gained_again) == (total, row.total, score)
            assert figures(explained(shown, hand, Figure.TRICKS, side)) == [row.base]
            penalty = figures(explained(shown, hand, Figure.PENALTY, side))
            assert sum(penalty[:-1]) == sum(penalty[-1:]) == -row.penalty


def gone(shown: OpenSheet, hand: SheetHand) -> bool:
    """Whether nothing of a hand counts yet."""
    return not hand.scored and not hand.tricks and not any(side.penalty for side in hand.sides)


def test_the_tricks_listed_are_those_that_count() -> None:
    for shown, hand in hands():
        for side in SIDES:
            for figure in (Figure.TRICKS, Figure.SCORE):
                listed = explained(shown, hand, figure, side).tricks
                assert tuple(one.trick.points for one in listed) == hand.sides[side].points
        listed = explained(shown, hand, Figure.HAND, NS).tricks
        assert tuple(one.trick for one in listed) == hand.tricks


def test_every_rule_quoted_stands_in_the_rule_text() -> None:
    for shown, hand in hands():
        text = {say(one) for _, sentences in rule_text(shown.rules) for one in sentences}
        told = [explained(shown, hand, figure, side) for figure in Figure for side in SIDES]
        told += [trick_explained(shown, hand, n) for n in range(1, len(hand.tricks) + 1)]
        for one in told:
            assert {say(rule) for rule in one.rules} <= text, english(one)


def test_every_explanation_is_whole_sentences() -> None:
    for shown, hand in hands():
        told = [explained(shown, hand, figure, side) for figure in Figure for side in SIDES]
        told += [trick_explained(shown, hand, n) for n in range(1, len(hand.tricks) + 1)]
        for one in told:
            words = english(one)
            assert not re.search(r"[{}|]|\bNone\b|-\d|  ", words), words
            assert words.endswith((".", "†"))
            assert all(say(sentence).endswith(".") for sentence in one.said)
            assert say(one.in_short) in words


def test_the_tricks_row_of_the_table_is_the_one_that_applies() -> None:
    for shown, hand in hands():
        for n, trick in enumerate(hand.tricks, 1):
            told = trick_explained(shown, hand, n)
            rule = say(told.rules[0])
            assert ("With adders" in rule or "with adders" in rule or "both adders" in rule) == (
                trick.adders > 0
            )
            (line,) = told.tricks
            assert say(line.in_words).startswith(f"Trick {n}, ")
            revoked = sum(trick.revoked)
            assert english(told).count("revoked in trick") == revoked
            assert say(line.in_words).count(", a revoke") == revoked


# --- what bids did -------------------------------------------------------------------------------


def told_score_of(
    kind: BidKind,
    made: bool,
    rules: Rules = INDIVIDUALIST,
    revokes: int = 0,
    tricks: tuple[Fallen, ...] = tuple(TRICKS),
) -> str:
    hand = hand_by_hand(
        1, (0, 0), (SideBid(kind, Seat.NORTH), None), (made, None), (revokes, 0), tricks, rules
    )
    sheet = ScoreSheet(FAMILY, (hand,), (hand.sides[0].total, 0), False, None, 0, by_hand=True)
    told = explained(open_sheet(sheet, rules), hand, Figure.SCORE, NS)
    return "; ".join(f"{say(step.label)} {step.figure}" for step in told.steps)


PLAIN = (Seat.SOUTH, 0, 0)
TRUMPED = (Seat.SOUTH, 1, 0)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "10 points of tricks, nil made by Nora: 3 × 10 +30; 1 revoke −4; Score +26",
            lambda: told_score_of("nil", True, revokes=1),
        ),
        (
            "0 points of tricks, nil made by Nora: with zero it scores +5; Score +5",
            lambda: told_score_of(
                "nil", True, replace(INDIVIDUALIST, nil_zero=5), tricks=(PLAIN, TRUMPED)
            ),
        ),
        (
            "−1 point of tricks, nil made by Nora: below zero it scores +1; Score +1",
            lambda: told_score_of("nil", True, tricks=(TRUMPED,)),
        ),
        (
            "10 points of tricks, nil failed by Nora: in their place −1; Score −1",
            lambda: told_score_of("nil", False),
        ),
        (
            "10 points of tricks, nil failed by Nora: with −1 added +9; Score +9",
            lambda: told_score_of("nil", False, replace(INDIVIDUALIST, bid_failure="add")),
        ),
        (
            "10 points of tricks, nil failed by Nora: the lesser of 10 and −1 −1; Score −1",
            lambda: told_score_of("nil", False, TOURNAMENT),
        ),
        (
            "10 points of tricks, blind made by Nora: 2 × 10 +20; 2 revokes −8; Score +12",
            lambda: told_score_of("blind", True, revokes=2),
        ),
        (
            "10 points of tricks, blind failed by Nora: with −3 added +7; Score +7",
            lambda: told_score_of("blind", False, replace(INDIVIDUALIST, bid_failure="add")),
        ),
        (
            "10 points of tricks, posh made by Nora: 2 × 10 +20; Score +20",
            lambda: told_score_of("posh", True),
        ),
        (
            "10 points of tricks, posh failed by Nora: in their place 0; Score 0",
            lambda: told_score_of("posh", False),
        ),
        (
            "−1 point of tricks, posh failed by Nora: the lesser of −1 and 0 −1; Score −1",
            lambda: told_score_of("posh", False, TOURNAMENT, tricks=(TRUMPED,)),
        ),
    ],
)
def test_each_way_a_bid_scores(said: str, told: Callable[[], str]) -> None:
    assert told() == said


def test_why_a_bid_was_made_or_failed() -> None:
    shown = open_sheet(*_with_rules(by_hand()[0]))
    first, second, third = shown.sheet.hands
    blind = english(explained(shown, first, Figure.BID, NS))
    assert "Sam bid blind and made it." in blind
    assert "Points of tricks: 10 for Sam and Nora, −2 for Walter and Emma." in blind
    posh = english(explained(shown, first, Figure.BID, EW))
    assert "Emma bid posh and failed. Books taken by Walter and Emma: 0 of 3." in posh
    nil = english(explained(shown, second, Figure.BID, NS))
    assert "Nora bid nil and made it. Tricks taken by Nora: 0." in nil
    assert "Nil: the bidder takes no trick" in nil
    none = english(explained(shown, third, Figure.BID, EW))
    assert "No bid by Walter and Emma." in none


def _with_rules(sheet: ScoreSheet) -> tuple[ScoreSheet, Rules]:
    return sheet, INDIVIDUALIST


def test_a_spoiled_bid_is_told() -> None:
    rules = replace(INDIVIDUALIST, revoke_spoils_bid=True)
    bids, made = (SideBid("blind", Seat.NORTH), None), (False, None)
    hand = hand_by_hand(1, (0, 0), bids, made, (1, 0), rules=rules)
    sheet = ScoreSheet(FAMILY, (hand,), (0, 0), False, None, 0)
    words = english(explained(open_sheet(sheet, rules), hand, Figure.BID, NS))
    assert "Without the revoke it would have been made." in words
    assert "A side that has revoked has failed its bid. †" in words


# --- the rest ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turned", "suits", "rule"),
    [
        ("AH 2C", (Suit.HEARTS, Suit.CLUBS), "The suit of the higher one is trump"),
        ("2C AH", (Suit.HEARTS, Suit.CLUBS), "The suit of the higher one is trump"),
        ("KS 3D", (Suit.SPADES, Suit.DIAMONDS), "The suit of the higher one is trump"),
        ("3S JS", (Suit.SPADES, Suit.DIAMONDS), "If both are of one suit, or one is a joker"),
        ("BJ AH", (Suit.SPADES, Suit.DIAMONDS), "If both are of one suit, or one is a joker"),
        ("SJ BJ", (Suit.SPADES, Suit.DIAMONDS), "If both are of one suit, or one is a joker"),
        ("7C 7H", (Suit.SPADES, Suit.DIAMONDS), "The same holds if their ranks are equal"),
    ],
)
def test_the_rule_that_made_a_suit_trump(turned: str, suits: tuple[Suit, Suit], rule: str) -> None:
    first, second = map(card, turned.split())
    hand = replace(hand_by_hand(1, (0, 0)), turned=(first, second), trump=suits[0], adder=suits[1])
    sheet = ScoreSheet(FAMILY, (hand,), (0, 0), False, None, 0)
    for figure in (Figure.TRUMP, Figure.ADDER):
        told = explained(open_sheet(sheet, INDIVIDUALIST), hand, figure, NS)
        assert rule in say(told.rules[0])
        assert first in told.said[0].args.values()
    assert len(explained(open_sheet(sheet, INDIVIDUALIST), hand, Figure.TRUMP, NS).rules) == 1


def test_turned_cards_that_were_not_noted() -> None:
    shown = open_sheet(*_with_rules(by_hand()[0]))
    told = explained(shown, shown.sheet.hands[2], Figure.TRUMP, NS)
    assert "the turned cards were not noted" in english(told)
    assert Suit.HEARTS in runs(told.said[0])


def test_revokes_name_who_trick_and_card() -> None:
    view = golden(2)
    shown = open_sheet(sheet_of(view.public), view.public.rules, view.seat)
    told = explained(shown, shown.sheet.hands[1], Figure.PENALTY, NS)
    revoked = [(n, who) for n, who in _revokes(shown.sheet.hands[1]) if who.side is NS]
    assert len(revoked) == len(told.steps) - 1 == 5
    for (n, who), step in zip(revoked, told.steps, strict=False):
        name = "You" if who is view.seat else view.public.seats[who].name
        assert say(step.label).startswith(f"{name} revoked in trick {n} with ")


def _revokes(hand: SheetHand) -> list[tuple[int, Seat]]:
    return [
        (n, trick.leader.after(place))
        for n, trick in enumerate(hand.tricks, 1)
        for place, revoked in enumerate(trick.revoked)
        if revoked and trick.leader is not None
    ]


def test_you_are_you_in_a_view_and_yourself_on_a_sheet() -> None:
    sheet, head = by_hand()
    mine = OpenSheet(sheet, head.rules, People(sheet.names, Side.NS, Seat.NORTH))
    named = OpenSheet(sheet, head.rules, People(sheet.names, Side.EW))
    assert say(mine.people.title(NS)) == "You & Sam"
    assert say(named.people.title(NS)) == "Sam & Nora"
    assert "nil made by you: 3 × 10" in english(explained(mine, sheet.hands[1], Figure.SCORE, NS))
    assert "nil made by Nora: 3 × 10" in english(explained(named, sheet.hands[1], Figure.SCORE, NS))


def test_under_the_title() -> None:
    sheet, head = by_hand()
    shown = open_sheet(sheet, head.rules)
    assert (
        say(about(shown)) == "First side to 50 points wins · played with real cards · undone 1 time"
    )
    over = replace(sheet, over=True, winner=EW, total=(36, 51), rewinds=0, by_hand=False)
    assert say(about(open_sheet(over, head.rules))) == "Walter & Emma win the match, 51 to 36"
    drawn = replace(over, winner=None, total=(61, 61))
    assert say(about(open_sheet(drawn, head.rules))) == "The match is drawn, 61 to 61"


def test_names_are_never_read_as_templates() -> None:
    names = ("{who}", "a|b", "<b>x</b>", "{n:gen}")
    sheet, head = by_hand(names)
    shown = open_sheet(sheet, head.rules)
    words = " ".join(
        english(explained(shown, hand, figure, side))
        for hand in sheet.hands
        for figure in Figure
        for side in SIDES
    )
    assert all(name in words for name in names)
    assert isinstance(about(shown), Phrase)
