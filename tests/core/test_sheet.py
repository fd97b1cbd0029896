"""The score sheet tells what the facts told, for matches of any rules."""

import csv
import io
import json
import random

import pytest

from maverick_desktop.core.cards import SEATS, SIDES
from maverick_desktop.core.deals import code_of
from maverick_desktop.core.events import HandDealt, HandScored, MatchOver, TrickTaken
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.sheet import as_counted, head_of, sheet_of
from maverick_desktop.core.sheetfile import COLUMNS, TRICK_COLUMNS, to_csv, to_json
from tests.core.driver import Match, random_rules


def match_of(seed: int) -> Match:
    """A match over, or cut somewhere."""
    dice = random.Random(seed)
    match = Match(random_rules(dice), dice)
    length = dice.choice((0, 1, 5, 30, 60, 100, 1000))
    while not match.over and match.log.n < length and len(match.table.public.past) < 3:
        match.step()
    return match


@pytest.mark.parametrize("seed", range(60))
def test_the_sheet_is_the_facts(seed: int) -> None:
    """Every figure of every hand, in the sheet, as CSV and as JSON."""
    match = match_of(seed)
    public = match.table.public
    sheet = sheet_of(public)
    scored = [fact for fact in match.log.facts if isinstance(fact, HandScored)]
    tricks = [fact for fact in match.log.facts if isinstance(fact, TrickTaken)]
    assert [hand.scored for hand in sheet.hands] == [
        place < len(scored) for place in range(public.hand.number)
    ]
    for hand, fact in zip(sheet.hands, scored, strict=False):
        for side in SIDES:
            row, score = hand.sides[side], fact.sides[side]
            assert (row.bid, row.made, row.base, row.penalty, row.score, row.total) == (
                score.bid,
                score.made,
                score.base,
                score.penalty,
                score.score,
                score.total,
            )
            assert sum(row.points) == row.base
    points = [trick.points for hand in sheet.hands for trick in hand.tricks]
    assert points == [fact.points for fact in tricks]
    over = match.log.facts[-1] if match.log.facts else None
    assert sheet.over == isinstance(over, MatchOver)
    if isinstance(over, MatchOver):
        assert (sheet.winner, sheet.total) == (over.winner, over.total)
    if sheet.hands and not sheet.hands[-1].scored:
        for side in SIDES:
            row = sheet.hands[-1].sides[side]
            assert (row.made, row.score) == (None, None)
            assert (
                row.total
                == sheet.total[side]
                == public.total[side]
                + (0 if public.phase is Phase.OVER else row.base - row.penalty)
            )
    rows = list(csv.reader(io.StringIO(to_csv(sheet))))
    assert rows[0] == list(COLUMNS)
    assert len(rows) == 1 + len(sheet.hands)
    rows = list(csv.reader(io.StringIO(to_csv(sheet, "tricks"))))
    assert rows[0] == list(TRICK_COLUMNS)
    assert len(rows) == 1 + len(tricks)
    plain = json.loads(json.dumps(to_json(sheet, public.rules)))
    assert [len(hand["tricks"]) for hand in plain["hands"]] == [
        len(hand.tricks) for hand in sheet.hands
    ]
    assert plain["over"] == sheet.over
    assert plain["total"] == {"NS": sheet.total[0], "EW": sheet.total[1]}


def test_cards_stand_under_their_players() -> None:
    """Whoever led."""
    match = match_of(2)
    while not match.table.public.past:
        match.step()
    hand = match.table.public.past[0].hand
    rows = list(csv.DictReader(io.StringIO(to_csv(sheet_of(match.table.public), "cards"))))
    for trick, row in zip(hand.tricks, rows, strict=False):
        for place, card in enumerate(trick.cards):
            seat = trick.leader.after(place)
            assert row[f"{seat.letter}_card"] == card.code == trick.card_of(seat).code
        paid = {trick.leader.after(place) for place, one in enumerate(trick.revoked) if one}
        assert {seat for seat in SEATS if seat.letter in row["revokes"]} == paid


@pytest.mark.parametrize("seed", range(20))
def test_no_cell_is_a_formula(seed: int) -> None:
    """Numbers may be negative; text never begins as a formula would."""
    sheet = sheet_of(match_of(seed).table.public)
    for detail in ("hands", "tricks"):
        for row in csv.reader(io.StringIO(to_csv(sheet, detail))):
            for cell in row:
                assert not cell.startswith(("=", "+", "@", "\t", "\r"))
                assert not cell.startswith("-") or cell[1:].isdecimal()


def test_rewinds_are_counted() -> None:
    """How often something was undone."""
    match = match_of(1)
    while match.table.public.phase is not Phase.PLAY:
        match.step()
    n = match.log.n
    for _ in range(3):
        match.step()
        assert match.table.rewind(n) is None
    assert sheet_of(match.table.public).rewinds == 3


@pytest.mark.parametrize("seed", range(10))
def test_the_code_of_the_first_deal_stays_secret_until_that_hand_is_over(seed: int) -> None:
    match = match_of(seed)
    log = GameLog(match.log.header)
    for event in match.log.facts:
        log.append(event)
        in_force = [one for _, one in log.in_force()]
        deals = [one.deal for one in in_force if isinstance(one, HandDealt)]
        over = any(isinstance(one, HandScored) for one in in_force)
        told = head_of(log, match.table.public).first_deal
        assert told == (code_of(deals[0]) if over else None)


@pytest.mark.parametrize("seed", range(20))
def test_by_hand_nothing_counts_before_a_hand_is_over(seed: int) -> None:
    """The totals that are shown, under either ``running_score``."""
    match = match_of(seed)
    public, sheet = match.table.public, sheet_of(match.table.public)
    assert as_counted(sheet, Rules(running_score="trick")) == sheet
    counted = as_counted(sheet, Rules(running_score="hand"))
    if sheet.over:
        assert counted == sheet
    else:
        assert counted.total == public.total
        assert counted.hands == tuple(hand for hand in sheet.hands if hand.scored)
