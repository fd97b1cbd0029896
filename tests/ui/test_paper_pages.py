"""Score sheets on paper: where everything stands, what is said, and that nothing is ever split."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from maverick_desktop.core.cards import Side
from maverick_desktop.core.rules import CLASSIC, PRESETS, TOURNAMENT, Rules
from maverick_desktop.text.phrase import ENGLISH, Language, number
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paper.blocks import block_height
from maverick_desktop.ui.paper.draft import SUITS
from maverick_desktop.ui.paper.ground import ROW, ground_of
from maverick_desktop.ui.paper.ink import HAIRLINE, MAIN, Frame, Line, Outline, Sign, Text
from maverick_desktop.ui.paper.matchpages import match_pages
from maverick_desktop.ui.paper.pages import Pages
from maverick_desktop.ui.paper.plan import MOST_WITH_RESULT, Room, plan
from maverick_desktop.ui.paper.wish import Detail, Paper
from maverick_desktop.ui.text import language
from tests.ui import paperstates as states
from tests.ui.paperchecks import (
    collisions,
    darkest_band,
    every_text,
    outside_margins,
    picture,
    texts,
    too_small,
)
from tests.ui.paperstates import Match

MATCHES: dict[str, Callable[[], Match]] = {
    "pictured": states.pictured,
    "nothing": lambda: states.played(0),
    "first hand": lambda: states.played(0, tricks=4),
    "classic": lambda: states.played(9, "classic"),
    "twelve": lambda: states.played(12, "tournament"),
    "thirteen": lambda: states.played(13, "classic", tricks=2),
    "forty": lambda: states.long_match(40),
    "by hand": states.by_hand,
    "extremes": states.with_extremes,
    "hostile": lambda: states.named(states.played(5), states.HOSTILE),
}
LANGUAGES: dict[str, Callable[[], Language]] = {
    "English": lambda: ENGLISH,
    "Russian": lambda: language("ru"),
    "longer": states.Longer,
}


def made(
    look: Look,
    match: Match,
    paper: Paper = Paper.A4,
    detail: Detail = Detail.HANDS,
    spoken: Language = ENGLISH,
) -> Pages:
    return match_pages(*match, spoken, look.lettering, look.art, paper, detail)


# --- what holds for every page -------------------------------------------------------------------


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize("match", MATCHES)
def test_every_page_is_in_order(
    look: Look, match: str, detail: Detail, paper: Paper, spoken: str
) -> None:
    pages = made(look, MATCHES[match](), paper, detail, LANGUAGES[spoken]())
    sides, top = (16.0, 15.0) if paper is Paper.A4 else (18.95, 12.0)
    assert outside_margins(pages, sides, top) == []
    assert too_small(pages) == []
    # Points of 20 in every trick stand line upon line; nothing else may touch.
    if match != "extremes":
        clashes = [both for page in range(pages.count) for both in collisions(pages.inks(page))]
        assert clashes == []


def test_collisions_are_found(look: Look) -> None:
    """The check itself: a text over another or over a column's line does not pass."""
    inks = made(look, states.pictured()).inks(0)
    name = next(ink for ink in every_text(inks) if ink.text == "Nora")
    assert list(collisions([*inks, replace(name, x=name.x + 1)]))
    line = next(ink for ink in inks if isinstance(ink, Line) and ink.x1 == ink.x2)
    assert list(collisions([line, replace(name, x=line.x1 - 1, y=(line.y1 + line.y2) / 2)]))


@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize("paper", Paper)
def test_nothing_is_filled(look: Look, paper: Paper, detail: Detail) -> None:
    pages = made(look, states.played(3), paper, detail)
    for page in range(pages.count):
        image = picture(pages, page)
        assert 0.005 < darkest_band(image) < 0.16
    solid = picture(pages, 0)
    solid.fill(0)
    assert darkest_band(solid) == 1.0


def test_lines_have_the_widths_of_the_look(look: Look) -> None:
    inks = made(look, states.pictured()).inks(0)
    widths = {ink.width for ink in inks if isinstance(ink, Line)}
    assert {MAIN, HAIRLINE} < widths <= {0.4, 0.26, 0.2, 0.12}


# --- pages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("spoken", ["English", "Russian"])
def test_twelve_hands_fit_one_page(look: Look, preset: str, paper: Paper, spoken: str) -> None:
    match = states.played(12, preset)
    assert made(look, match, paper, spoken=LANGUAGES[spoken]()).count == 1
    assert made(look, states.played(13, preset), paper, spoken=LANGUAGES[spoken]()).count == 2


def test_a_hand_in_progress_is_printed_where_its_tricks_count(look: Look) -> None:
    sheet, head = states.played_by(CLASSIC, 2, "classic", tricks=4, level="club")
    assert not sheet.hands[2].scored
    by_trick, by_hand = (
        Counter(
            ink.text
            for ink in every_text(
                made(look, (sheet, replace(head, rules=replace(CLASSIC, running_score=how)))).inks(
                    0
                )
            )
        )
        for how in ("trick", "hand")
    )
    only = by_trick - by_hand
    assert {number(total) for total in sheet.total} <= set(only)
    before = [side.total for side in sheet.hands[1].sides]
    assert {number(total) for total in before} <= set(by_hand - by_trick)


def test_more_hands_go_to_further_pages(look: Look) -> None:
    pages = made(look, states.long_match(40))
    assert pages.count == 3
    for page in range(3):
        said = [ink.text for ink in every_text(pages.inks(page))]
        # The head is on each, chart and rules on the last.
        assert {"Maverick", "Sam", "Nora", "Hand", "Dealer", f"Page {page + 1} of 3"} <= set(said)
        assert ("What a trick is worth" in said) == (page == 2)
        assert ("Signed" in said) == (page == 2)
        assert said.count("Carried over") == (2 if page == 1 else 1)


@pytest.mark.parametrize("detail", Detail)
def test_totals_are_carried_over(look: Look, detail: Detail) -> None:
    match = states.long_match(30)
    pages = made(look, match, detail=detail)
    totals = {tuple(side.total for side in hand.sides) for hand in match[0].hands}
    for page in range(pages.count - 1):
        below, above = (
            [ink for ink in every_text(pages.inks(place)) if ink.text == "Carried over"][-1 + at]
            for at, place in enumerate((page, page + 1))
        )
        carried = _beside(pages, page, below)
        assert carried == _beside(pages, page + 1, above)
        assert tuple(int(text.replace("−", "-")) for text in carried) in totals


def _beside(pages: Pages, page: int, label: Text) -> list[str]:
    row = [ink for ink in every_text(pages.inks(page)) if abs(ink.y - label.y) < 1 and ink != label]
    return [ink.text for ink in sorted(row, key=lambda ink: ink.x)]


@pytest.mark.parametrize("detail", Detail)
def test_every_hand_is_on_one_page(look: Look, detail: Detail) -> None:
    match = states.long_match(24)
    pages = made(look, match, detail=detail)
    ground = ground_of(Paper.A4)
    places = {}
    for page in range(pages.count):
        for ink in every_text(pages.inks(page)):
            if ground.left < ink.x < ground.left + 8 and ink.face.name == "FIGURE":
                places[int(ink.text)] = (page, ink.y)
    assert list(places) == list(range(1, 25))
    for hand in match[0].hands:
        _, y = places[hand.number]
        assert y + ROW / 2 - 1.2 + block_height(hand, detail) <= ground.rows_end


heights = st.lists(st.floats(10, 75), min_size=1, max_size=120)


@settings(max_examples=300, deadline=None)
@given(heights, st.floats(100, 250), st.floats(0, 90))
def test_plans_leave_out_nothing_and_split_nothing(
    tall: list[float], rows: float, before: float
) -> None:
    room = Room(rows=rows, before_closing=before, carried=6.0)
    pages = plan(tall, room)
    assert [page.first for page in pages[1:]] == [page.end for page in pages[:-1]]
    assert (pages[0].first, pages[-1].end) == (0, len(tall))
    assert [page.closing for page in pages] == [False] * (len(pages) - 1) + [True]
    for page in pages:
        needed = sum(tall[page.first : page.end]) + (6.0 if page.carried_in else 0.0)
        if page.closing:
            assert needed <= before or page.first == page.end
            assert page.end - page.first <= MOST_WITH_RESULT
        else:
            assert page.end > page.first
            assert needed + 6.0 <= rows or page.end == page.first + 1


# --- what is said --------------------------------------------------------------------------------


def test_the_pictured_match(look: Look) -> None:
    pages = made(look, states.pictured())
    said = texts(pages)
    assert pages.title == "Score sheet: Sam & Nora – Walter & Emma"
    assert pages.count == 1
    for text in (
        "Individualist · first side to 50 points · all bids",
        "computer, expert",
        "South – North",
        "Walter & Emma win",
        "×3, or −1",
        "Blind, before looking: more than the others",
        "Posh: three books (tricks of four adders)",
        "two cards to the left",
        "replaces the points",
        "an extra hand",
        "target 50",
        "South, Sam",
        "Maverick 0.1.0",
        "First deal 0V6K-93QH-T8ZB-2M4X-C71D-R5W0 · every card is in the match record",
        "Page 1 of 1",
    ):
        assert text in said, text
    assert any("29 November 2026, " in text for text in said)
    assert "unfinished" not in " ".join(said).lower()
    inks = pages.inks(0)
    ticks = [ink for ink in inks if isinstance(ink, Sign) and ink.outline is Outline.TICK]
    crosses = [ink for ink in inks if isinstance(ink, Sign) and ink.outline is Outline.CROSS]
    assert (len(ticks), len(crosses)) == (3, 3)


def test_the_winners_total_is_boxed(look: Look) -> None:
    match = states.pictured()
    for winner, place in ((Side.EW, "51"), (Side.NS, "36"), (None, "")):
        pages = made(look, (replace(match[0], winner=winner), match[1]))
        assert ("A draw" in texts(pages)) == (winner is None)
        boxes = [ink for ink in pages.inks(0) if isinstance(ink, Frame) and ink.radius == 1.2]
        framed = [
            ink.text
            for box in boxes
            for ink in every_text(pages.inks(0))
            if box.x < ink.x < box.x + box.width and box.y < ink.y < box.y + box.height
        ]
        assert framed == ([place] if place else [])


def test_what_a_reader_must_know(look: Look) -> None:
    sheet, head = states.by_hand()
    said = texts(made(look, (replace(sheet, rewinds=1), head)))
    assert "played with real cards · unfinished · undone 1 time" in said
    assert "Unfinished" in said
    assert not any(text.startswith("First deal") for text in said)
    nothing = texts(made(look, states.played(0)))
    assert "No hand has been scored" in nothing


def test_long_rules_have_two_lines(look: Look) -> None:
    sheet, head = states.pictured()
    rules = replace(head.rules, hands=100, bids=frozenset(("nil", "posh")))
    said = texts(made(look, (sheet, replace(head, rules_name="W" * 24, rules=rules))))
    assert "W" * 24 in said
    assert "first side to 50, 100 hands at most · nil and posh" in said


@pytest.mark.parametrize(
    ("rules", "columns"),
    [
        (TOURNAMENT, {"Bid", "Penalty"}),
        (CLASSIC, set()),
        (replace(CLASSIC, revoke="priced"), {"Penalty"}),
        (replace(CLASSIC, bids=frozenset(("nil",))), {"Bid"}),
    ],
)
def test_columns_follow_the_rules(look: Look, rules: Rules, columns: set[str]) -> None:
    said = texts(made(look, states.played_by(rules, 2, level="random")))
    assert columns == {"Bid", "Penalty"} & set(said)
    assert said.count("Tricks") == 2


def test_names_are_shown_as_they_are(look: Look) -> None:
    names = ("<b>Bo</b>", "&amp; {n}", "Ёж", "%1")
    said = texts(made(look, states.named(states.pictured(), names)))
    assert {"<b>Bo</b>", "&amp; {n}", "Ёж", "%1"} <= set(said)
    assert "<b>Bo</b> & Ёж" in said
    assert "&amp; {n} & %1 win" in said


def test_long_names_are_cut_and_figures_are_not(look: Look) -> None:
    said = texts(made(look, states.named(states.pictured(), (states.WIDEST,) * 4)))
    assert any(text.startswith("WWW") and text.endswith("…") for text in said)
    assert any(text.count("…") == 2 and text.endswith(" win") for text in said)
    assert {"36", "51", "+15", "−4"} <= set(said)


# --- tricks and cards ----------------------------------------------------------------------------


def test_every_trick(look: Look) -> None:
    match = states.played(2)
    said = texts(made(look, match, detail=Detail.TRICKS))
    won = [match[0].names[trick.winner] for hand in match[0].hands for trick in hand.tricks]
    assert all(said.count(name) >= won.count(name) for name in set(won))
    assert said.count("Won by") == 2


def test_every_card(look: Look) -> None:
    match = states.played(2)
    pages = made(look, match, detail=Detail.CARDS)
    inks = [ink for page in range(pages.count) for ink in pages.inks(page)]
    tricks = [trick for hand in match[0].hands for trick in hand.tricks]
    suits = [ink for ink in inks if isinstance(ink, Sign) and ink.outline in SUITS.values()]
    figures = [ink.text for ink in inks if isinstance(ink, Text) and ink.face.name == "RULE_VALUE"]
    played = [card for trick in tricks for card in trick.cards]
    turned = [card for hand in match[0].hands for card in hand.turned or ()]
    printed = [card for card in (*played, *turned) if card.suit is not None]
    small = [ink for ink in suits if ink.size < 3]
    assert len(small) == len(printed)
    assert figures.count("10") >= sum(card.code[0] == "T" for card in printed)
    led = [ink for ink in inks if isinstance(ink, Sign) and ink.outline is Outline.LED]
    # One more a hand says what the sign means.
    assert len(led) == len(tricks) + 2
    said = texts(pages)
    assert said.count("revoke") == sum(sum(trick.revoked) for trick in tricks)
    assert said.count("Big Joker") + said.count("Small Joker") == 4
    frames = [ink for ink in inks if isinstance(ink, Frame) and ink.radius == 0.5]
    assert len(frames) == len(tricks)


def test_real_cards_that_nobody_knows_make_a_list_of_tricks(look: Look) -> None:
    said = texts(made(look, states.by_hand(), detail=Detail.CARDS))
    # Of the third hand only the totals were entered.
    assert said.count("Won by") == 2
    assert "Turned" not in said
