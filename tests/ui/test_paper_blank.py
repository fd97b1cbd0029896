"""Blank score sheets: what they ask for, under any rules, on any paper."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec.structs import replace

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, PRESETS, Rules
from maverick_desktop.text.phrase import ENGLISH, Language
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paper.blankpages import blank_pages
from maverick_desktop.ui.paper.ink import Frame, Line, Text
from maverick_desktop.ui.paper.pages import Pages
from maverick_desktop.ui.paper.wish import Paper
from maverick_desktop.ui.text import language
from tests.ui import paperstates as states
from tests.ui.paperchecks import (
    collisions,
    darkest_band,
    outside_margins,
    picture,
    texts,
    too_small,
)

EVERYTHING = replace(
    INDIVIDUALIST,
    adder_with_trump="flat_one",
    equal_ranks="redeal",
    overtrump=True,
    void_play="must_trump_unless_partner_wins",
    revoke_spoils_bid=True,
    nil_zero=5,
    nil_negative=-3,
    first_dealer="E",
    pass_direction="rotate",
    hands=12,
    both_reach="play_on",
    tie="draw",
)
LANGUAGES: dict[str, Callable[[], Language]] = {
    "English": lambda: ENGLISH,
    "Russian": lambda: language("ru"),
    "longer": states.Longer,
}


def made(
    look: Look,
    rules: RuleSet | None = None,
    paper: Paper = Paper.A4,
    per_page: int = 1,
    spoken: Language = ENGLISH,
) -> Pages:
    return blank_pages(rules, spoken, look.lettering, look.art, paper, per_page)


def preset(name: str) -> RuleSet:
    return RuleSet(name.title(), name, PRESETS[name])


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("per_page", [1, 2, 3, 4])
@pytest.mark.parametrize("rules", [None, *PRESETS.values(), EVERYTHING], ids=lambda _: "")
def test_every_page_is_in_order(
    look: Look, rules: Rules | None, per_page: int, paper: Paper, spoken: str
) -> None:
    chosen = None if rules is None else RuleSet("W" * 24, "individualist", rules)
    pages = made(look, chosen, paper, per_page, LANGUAGES[spoken]())
    assert pages.count == 1
    sides, top = (16.0, 15.0) if paper is Paper.A4 else (18.95, 12.0)
    assert outside_margins(pages, sides, top) == []
    assert too_small(pages) == []
    assert list(collisions(pages.inks(0))) == []


@pytest.mark.parametrize("per_page", [1, 4])
def test_nothing_is_filled(look: Look, per_page: int) -> None:
    assert darkest_band(picture(made(look, per_page=per_page), 0)) < 0.16


@pytest.mark.parametrize(("per_page", "rows"), [(1, 16), (2, 8), (3, 8), (4, 4)])
def test_rows_are_whole_rounds_of_dealers(look: Look, per_page: int, rows: int) -> None:
    for paper in Paper:
        said = texts(made(look, None, paper, per_page))
        assert said.count("score sheet") == per_page
        for row in range(1, 17):
            assert said.count(str(row)) == (per_page if row <= rows else 0)


def test_rows_of_a_whole_page(look: Look) -> None:
    inks = made(look).inks(0)
    numbers = [ink for ink in inks if isinstance(ink, Text) and ink.face.name == "FIGURE"]
    assert [round(b.y - a.y, 2) for a, b in pairwise(numbers)] == [11.0] * 15


def test_boxes_for_any_rules(look: Look) -> None:
    pages = made(look)
    said = texts(pages)
    assert {"Classic", "Individualist", "Tournament", "nil", "blind", "posh"} <= set(said)
    assert {"to", "points", "Date", "Table", "Sheet", "Signed"} <= set(said)
    assert {"With adders: Classic", "With adders: Individualist, Tournament"} <= set(said)
    assert "Bids and penalties: Individualist" in said
    boxes = [ink for ink in pages.inks(0) if isinstance(ink, Frame)]
    assert len(boxes) == 6
    assert said.count("Bid") == said.count("Penalty") == 2


def test_one_rule_set_by_its_name_and_rules(look: Look) -> None:
    pages = made(look, preset("tournament"))
    said = texts(pages)
    assert {"Tournament", "first side to 50 points · all bids", "×2, or −6 at most"} <= set(said)
    assert "A revoke spoils the bid" in said
    assert not any(isinstance(ink, Frame) for ink in pages.inks(0))
    assert "Individualist" not in said


def test_columns_only_where_the_rules_have_them(look: Look) -> None:
    for per_page in (1, 2, 3, 4):
        said = texts(made(look, preset("classic"), per_page=per_page))
        assert "Bid" not in said
        assert "Penalty" not in said
        assert said.count("Tricks") == 2 * per_page
    priced = RuleSet("Kitchen table", "classic", replace(CLASSIC, revoke="priced"))
    said = texts(made(look, priced))
    assert {"Kitchen table", "Penalty"} <= set(said)
    assert "Bid" not in said


def test_nine_millimetres_to_sign_in(look: Look) -> None:
    for paper in Paper:
        inks = made(look, None, paper).inks(0)
        label = next(ink for ink in inks if isinstance(ink, Text) and ink.text == "Signed")
        lines = [
            ink for ink in inks if isinstance(ink, Line) and ink.y1 == ink.y2 and ink.y1 > label.y
        ]
        assert len(lines) == 4
        assert all(line.y1 - label.y >= 9 for line in lines)
        above = [ink.y1 for ink in inks if isinstance(ink, Line) and max(ink.y1, ink.y2) < label.y]
        assert lines[0].y1 - max(above) >= 9


def test_the_title(look: Look) -> None:
    assert made(look).title == "Blank score sheet"
    assert made(look, spoken=language("ru")).title != "Blank score sheet"
