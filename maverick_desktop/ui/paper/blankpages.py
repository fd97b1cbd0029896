"""Score sheets to be filled in by hand: one on a page, or up to four."""

from functools import partial
from typing import Final

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.text import paper as words
from maverick_desktop.text.paperrules import Group, any_rules_groups, rule_groups
from maverick_desktop.text.phrase import Language
from maverick_desktop.text.words import seat_word
from maverick_desktop.ui.art import Art
from maverick_desktop.ui.lettering import Lettering
from maverick_desktop.ui.paper.blankparts import (
    empty_rows,
    labelled_line,
    pen_line,
    players_in_table,
    rules_row,
    side_lines,
)
from maverick_desktop.ui.paper.closing import foot, signatures
from maverick_desktop.ui.paper.columns import Columns, columns_at
from maverick_desktop.ui.paper.draft import Draft
from maverick_desktop.ui.paper.faces import Face, Typesetter
from maverick_desktop.ui.paper.ground import SIDES_HEAD, TITLES_HEAD, WIDTH, Ground, ground_of
from maverick_desktop.ui.paper.ink import MAIN, Ink, Outline, Tone
from maverick_desktop.ui.paper.outlines import Outlines
from maverick_desktop.ui.paper.pagehead import IN_HEAD, QUARTER, game
from maverick_desktop.ui.paper.pages import Pages
from maverick_desktop.ui.paper.press import Press
from maverick_desktop.ui.paper.summary import Summary, natural_width
from maverick_desktop.ui.paper.table import table_head
from maverick_desktop.ui.paper.wish import Paper

MOST_ON_PAGE: Final = 4
_ROW: Final = 11.0
"""A row to write in, where there is room for it."""
_ROWS: Final = {1: 16, 2: 8, 3: 8, 4: 4}
"""Rows of a sheet by how many share the page: whole rounds of dealers."""
_RULES_LINE: Final = 4.6
_SUMMARY_GAP: Final = 5.0
_ABOVE_SUMMARY: Final = 0.8
_EASY: Final = 0.9
"""How closely the rules stand before rows are made lower for them."""

# A sheet that shares its page.
_BETWEEN: Final = 8.0
_TITLE_LINE: Final = 6.6
_SMALL_RULES: Final = 10.8
_SMALL_TABLE: Final = 12.4
_SMALL_SIDES: Final = 6.6
_SMALL_TITLES: Final = 4.8


def blank_pages(
    rules: RuleSet | None,
    language: Language,
    lettering: Lettering,
    art: Art,
    paper: Paper = Paper.A4,
    per_page: int = 1,
) -> Pages:
    """A page of one to four empty sheets, for one rule set or, with None, for any."""
    assert 1 <= per_page <= MOST_ON_PAGE, per_page
    setter = Typesetter(lettering)
    title = language.translate(words.BLANK_DOCUMENT)
    setting = [partial(_page, setter, language, rules, ground_of(paper), per_page)]
    return Pages(Press(setter, Outlines(art)), paper.size, title, setting)


def _page(
    setter: Typesetter, language: Language, rules: RuleSet | None, ground: Ground, per_page: int
) -> list[Ink]:
    draft = Draft(setter, language)
    columns = columns_at(
        ground.left,
        bids=rules is None or bool(rules.rules.bids),
        penalties=rules is None or rules.rules.revoke == "priced",
    )
    if per_page == 1:
        _full(draft, ground, columns, rules)
    else:
        _shared(draft, ground, columns, rules, per_page)
    foot(draft, ground, draft.word(words.BLANK_FOOT), "", draft.word(words.HOW_TO_FILL))
    return draft.inks


# --- a sheet with a page of its own --------------------------------------------------------------


def _full(draft: Draft, ground: Ground, columns: Columns, rules: RuleSet | None) -> None:
    _dates(draft, ground)
    _players(draft, ground)
    rules_row(draft, ground.left, ground.right, ground.table + 1.2, rules)
    top = ground.table + _RULES_LINE
    table_head(draft, columns, top)
    side_lines(draft, columns, top + 3.9)
    rows = top + SIDES_HEAD + TITLES_HEAD
    summary = _Columns(draft, rules)
    room = ground.closing_end - rows - _ABOVE_SUMMARY
    height = min(_ROW, (room - summary.height(_EASY)) / _ROWS[1])
    ends = empty_rows(draft, columns, rows, _ROWS[1], height) + _ABOVE_SUMMARY
    summary.paint(draft, ground.left, ends, ground.closing_end - ends)
    signatures(draft, ground, None)


def _dates(draft: Draft, ground: Ground) -> None:
    """The mark of the game, and lines for the date, the table and the number of the sheet."""
    ends = game(draft, ground)
    left = max(ends + 8, ground.left + 109)
    first, second = ground.top + 2.2, ground.top + 6.6
    labelled_line(draft, left, ground.right, first, words.DATE_LABEL)
    half = (left + ground.right) / 2
    labelled_line(draft, left, half - 1.2, second, words.TABLE_LABEL)
    labelled_line(draft, half + 1.2, ground.right, second, words.SHEET_LABEL)


def _players(draft: Draft, ground: Ground) -> None:
    y = ground.names + 3.4
    for place, seat in enumerate(IN_HEAD):
        x = ground.left + place * QUARTER
        draft.side_sign(x + 1.0, y - 0.8, seat.side, 2.0)
        draft.text(x + 3.2, y, draft.say(seat_word(seat)), Face.LABEL, tone=Tone.GREY)
        pen_line(draft, x, x + QUARTER - 3.4, y + 6)


class _Columns:
    """The rules below a table, side by side."""

    def __init__(self, draft: Draft, rules: RuleSet | None) -> None:
        groups: list[Group] = any_rules_groups() if rules is None else rule_groups(rules.rules)
        widths = [natural_width(draft, [group]) for group in groups]
        # What is left over is shared; what is wanting is taken from each in proportion.
        space = WIDTH - (len(groups) - 1) * _SUMMARY_GAP
        spare = space - sum(widths)
        if spare >= 0:
            widths = [width + spare / len(groups) for width in widths]
        else:
            widths = [width * space / (space - spare) for width in widths]
        self._columns = [
            Summary(draft, [group], width) for group, width in zip(groups, widths, strict=True)
        ]

    def height(self, tightness: float = 1.0) -> float:
        """How tall the tallest column is."""
        return max(column.height(tightness) for column in self._columns)

    def paint(self, draft: Draft, left: float, top: float, room: float) -> None:
        """Lay them from ``top`` down, their lines as close as they must be."""
        tightness = min(column.tightness(room) for column in self._columns)
        for column in self._columns:
            column.paint(draft, left, top, tightness)
            left += column.width + _SUMMARY_GAP


# --- sheets that share a page --------------------------------------------------------------------


def _shared(
    draft: Draft, ground: Ground, columns: Columns, rules: RuleSet | None, per_page: int
) -> None:
    space = ground.rows_end - ground.top
    tall = (space - (per_page - 1) * _BETWEEN) / per_page
    for place in range(per_page):
        top = ground.top + place * (tall + _BETWEEN)
        if place:
            draft.dashes(ground.left, ground.right, top - _BETWEEN / 2, 0.15)
        _small(draft, ground, columns, rules, top, tall, per_page)


def _small(
    draft: Draft,
    ground: Ground,
    columns: Columns,
    rules: RuleSet | None,
    top: float,
    tall: float,
    per_page: int,
) -> None:
    _small_title(draft, ground, top)
    rules_row(draft, ground.left, ground.right, top + _SMALL_RULES, rules)
    table = top + _SMALL_TABLE
    table_head(draft, columns, table, _SMALL_SIDES, _SMALL_TITLES)
    players_in_table(draft, columns, table + 4.4)
    rows = table + _SMALL_SIDES + _SMALL_TITLES
    summary = _Columns(draft, rules) if per_page == 2 else None
    room = top + tall - rows
    below = 0.0 if summary is None else summary.height(_EASY) + _ABOVE_SUMMARY
    height = min(_ROW, (room - below) / _ROWS[per_page])
    ends = empty_rows(draft, columns, rows, _ROWS[per_page], height)
    if summary is not None:
        ends += _ABOVE_SUMMARY
        summary.paint(draft, ground.left, ends, top + tall - ends)


def _small_title(draft: Draft, ground: Ground, top: float) -> None:
    """Mark, name, and lines for the date and the table."""
    left, line = ground.left, top + 4.3
    draft.sign(left + 2.6, top + 2.7, Outline.GAME, 5.2, 0.22)
    x = left + 6.2
    x += draft.text(x, line, draft.word(words.GAME), Face.NAME) + 1.8
    x += draft.text(x, line, draft.word(words.SCORE_SHEET), Face.BODY, tone=Tone.GREY)
    start = max(x + 8, left + 88)
    middle = start + (ground.right - start) * 0.58
    labelled_line(draft, start, middle - 1.4, line - 0.4, words.DATE_LABEL)
    labelled_line(draft, middle + 1.4, ground.right, line - 0.4, words.TABLE_LABEL)
    draft.across(left, ground.right, top + _TITLE_LINE, MAIN)
