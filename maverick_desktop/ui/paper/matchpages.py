"""The score sheet of a match on paper: its rows, then result, chart, rules and signatures."""

from functools import partial

import msgspec

from maverick_desktop.core.sheet import ScoreSheet, SheetHand, SheetHead, as_counted
from maverick_desktop.text import paper as words
from maverick_desktop.text.paperrules import rule_groups
from maverick_desktop.text.phrase import Language, say
from maverick_desktop.ui.art import Art
from maverick_desktop.ui.lettering import Lettering
from maverick_desktop.ui.paper.blocks import block_height, paint_block
from maverick_desktop.ui.paper.closing import Closing, foot, paint_closing
from maverick_desktop.ui.paper.columns import Columns, columns_at
from maverick_desktop.ui.paper.draft import Draft
from maverick_desktop.ui.paper.faces import Typesetter
from maverick_desktop.ui.paper.ground import CARRIED, ROW, Ground, ground_of
from maverick_desktop.ui.paper.ink import GROUP, HAIRLINE, MAIN, Ink
from maverick_desktop.ui.paper.outlines import Outlines
from maverick_desktop.ui.paper.pagehead import match_head, remarks
from maverick_desktop.ui.paper.pages import Pages
from maverick_desktop.ui.paper.plan import PagePlan, Room, plan
from maverick_desktop.ui.paper.press import Press
from maverick_desktop.ui.paper.rows import Rows
from maverick_desktop.ui.paper.table import side_names, table_head, uprights
from maverick_desktop.ui.paper.wish import Detail, Paper


def match_pages(
    sheet: ScoreSheet,
    head: SheetHead,
    language: Language,
    lettering: Lettering,
    art: Art,
    paper: Paper = Paper.A4,
    detail: Detail = Detail.HANDS,
) -> Pages:
    """A match's score sheet, finished or not, in a language, on a paper, with so much detail."""
    sheet = as_counted(sheet, head.rules)
    setter = Typesetter(lettering)
    ground = ground_of(paper)
    match = _Match(sheet, head, ground, _columns(sheet, head, ground), detail)
    scratch = Draft(setter, language)
    closing = Closing(scratch, sheet, head.rules.target, rule_groups(head.rules))
    plans = plan(match.heights(), _room(ground, closing))
    setting = [
        partial(_page, setter, language, match, closing, plans, number)
        for number in range(len(plans))
    ]
    title = say(words.document_title(sheet.names), language)
    return Pages(Press(setter, Outlines(art)), paper.size, title, setting)


class _Match(msgspec.Struct, frozen=True):
    sheet: ScoreSheet
    head: SheetHead
    ground: Ground
    columns: Columns
    detail: Detail

    def height(self, hand: SheetHand) -> float:
        return ROW + block_height(hand, self.detail)

    def heights(self) -> list[float]:
        return [self.height(hand) for hand in self.sheet.hands] or [ROW]


def _columns(sheet: ScoreSheet, head: SheetHead, ground: Ground) -> Columns:
    """Columns for bids and penalties only where the rules have them, or a hand has one."""
    sides = [side for hand in sheet.hands for side in hand.sides]
    return columns_at(
        ground.left,
        bids=bool(head.rules.bids) or any(side.bid is not None for side in sides),
        penalties=head.rules.revoke == "priced" or any(side.penalty for side in sides),
    )


def _room(ground: Ground, closing: Closing) -> Room:
    return Room(
        rows=ground.rows_end - ground.rows,
        before_closing=ground.closing_end - closing.least - ground.rows,
        carried=CARRIED,
    )


def _page(
    setter: Typesetter,
    language: Language,
    match: _Match,
    closing: Closing,
    plans: list[PagePlan],
    number: int,
) -> list[Ink]:
    draft, ground = Draft(setter, language), match.ground
    match_head(draft, ground, remarks(draft, match.sheet, match.head), match.head.sitters)
    table_head(draft, match.columns, ground.table)
    side_names(draft, match.columns, ground.table, match.sheet.names)
    ends = _rows(draft, match, plans[number])
    if plans[number].closing:
        paint_closing(draft, ground, match.columns, closing, ends)
    foot(
        draft,
        ground,
        draft.say(words.version(match.head)),
        "" if match.head.first_deal is None else draft.say(words.first_deal(match.head.first_deal)),
        draft.say(words.page_of(number + 1, len(plans))),
    )
    return draft.inks


def _rows(draft: Draft, match: _Match, page: PagePlan) -> float:
    """The page's part of the table; where it ends."""
    columns, hands = match.columns, match.sheet.hands
    whole, y = columns.whole, match.ground.rows
    rows = Rows(draft, columns, match.sheet)
    if not hands:
        uprights(draft, columns, y, y + ROW)
        draft.across(whole.left, whole.right, y + ROW, MAIN)
        return y + ROW
    if page.carried_in:
        y = _carried(draft, columns, rows, hands[page.first - 1], y)
    for place in range(page.first, page.end):
        y = _hand(draft, match, rows, hands[place], y)
        last = place == page.end - 1
        many = match.detail is not Detail.HANDS
        draft.across(whole.left, whole.right, y, MAIN if last else GROUP if many else HAIRLINE)
    if not page.closing:
        y = _carried(draft, columns, rows, hands[page.end - 1], y)
    return y


def _carried(draft: Draft, columns: Columns, rows: Rows, hand: SheetHand, y: float) -> float:
    rows.carried((hand.sides[0].total, hand.sides[1].total), y)
    for x in columns.edges():
        draft.down(x, y, y + CARRIED, MAIN)
    whole = columns.whole
    draft.across(whole.left, whole.right, y + CARRIED, GROUP)
    return y + CARRIED


def _hand(draft: Draft, match: _Match, rows: Rows, hand: SheetHand, y: float) -> float:
    rows.hand(hand, y)
    uprights(draft, match.columns, y, y + ROW)
    if block_height(hand, match.detail):
        whole = match.columns.whole
        draft.across(whole.left, whole.right, y + ROW)
        paint_block(draft, match.columns, match.sheet, hand, match.detail, y + ROW)
    return y + match.height(hand)
