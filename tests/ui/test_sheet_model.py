"""The model of the score sheet: the sheet's figures, changes as small as they are, words."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from maverick_desktop.core.cards import SIDES, Seat, Side
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.sheet import sheet_of
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.phrase import number, signed
from maverick_desktop.text.sheetpeople import OpenSheet, People
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.scoresheet import RowRole, SheetModel
from maverick_desktop.ui.models.sheetcolumns import Column
from maverick_desktop.ui.models.sheetrows import Detail
from tests.ui.scorestates import DRAWN_HANDS, match
from tests.ui.sheetstates import by_hand, golden
from tests.ui.test_scores import random_views

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal


def opened(view: SeatView) -> OpenSheet:
    sheet = sheet_of(view.public)
    return OpenSheet(sheet, view.public.rules, People(sheet.names, view.seat.side, view.seat))


class Signals:
    """What the model has told."""

    def __init__(self, model: SheetModel) -> None:
        self.told: list[str] = []
        model.modelReset.connect(lambda: self.told.append("reset"))
        model.rowsInserted.connect(lambda _, a, b: self.told.append(f"in {a}-{b}"))
        model.rowsRemoved.connect(lambda _, a, b: self.told.append(f"out {a}-{b}"))
        model.dataChanged.connect(lambda a, b: self.told.append(f"row {a.row()}-{b.row()}"))
        model.headerDataChanged.connect(lambda *_: self.told.append("head"))

    def take(self) -> list[str]:
        """What was told since the last time."""
        told, self.told = self.told, []
        return told


def texts(model: SheetModel, row: int) -> list[str]:
    return [str(model.index(row, column).data()) for column in Column]


@pytest.mark.parametrize("seed", range(12))
def test_qts_contract_and_the_sheets_figures(look: Look, seed: int) -> None:
    model, dice = SheetModel(look), random.Random(seed)
    tester = QAbstractItemModelTester(model, STRICT)
    for view in random_views(seed, lively=seed % 2 == 0):
        model.show(opened(view))
        if dice.random() < 0.1:
            model.set_detail(dice.choice(list(Detail)))
        check_figures(model, view)
    assert tester.model() is model


def check_figures(model: SheetModel, view: SeatView) -> None:
    """Every row of the table against the sheet."""
    public, sheet = view.public, sheet_of(view.public)
    at_once = public.phase is Phase.OVER or public.rules.running_score == "trick"
    hands = [
        hand
        for hand in sheet.hands
        if hand.scored or (at_once and (hand.tricks or any(side.penalty for side in hand.sides)))
    ]
    keys = []
    for hand in hands:
        keys.append((hand.number, 0))
        if model.detail is Detail.TRICKS:
            keys += [(hand.number, n) for n in range(1, len(hand.tricks) + 1)]
    assert [row.key for row in model.rows] == keys
    us = view.seat.side
    for place, row in enumerate(model.rows):
        found = texts(model, place)
        if row.fallen is not None:
            theirs = row.fallen.winner.side is not us
            column = Column.THEIR_TRICKS if theirs else Column.OUR_TRICKS
            assert found[column] == signed(row.fallen.points)
            continue
        for side, first in ((us, Column.OUR_BID), (us.other, Column.THEIR_BID)):
            figures = row.hand.sides[side]
            score = figures.score
            if score is None:
                score = figures.base - figures.penalty
            assert found[first + 1 : first + 5] == [
                number(figures.base),
                number(-figures.penalty) if figures.penalty else "–",
                signed(score),
                number(figures.total),
            ]


def test_only_what_changed_is_told(look: Look) -> None:
    model = SheetModel(look)
    signals = Signals(model)
    model.show(opened(match((), ())))
    assert signals.take() == ["reset"]
    model.show(opened(match((), ((Seat.SOUTH, 1),))))
    assert signals.take() == ["in 0-0"]
    model.show(opened(match((), ((Seat.SOUTH, 1),), plays=1)))
    assert signals.take() == []
    model.set_detail(Detail.TRICKS)
    assert signals.take() == ["in 1-1", "head", "row 0-1"]
    model.show(opened(match((), ((Seat.SOUTH, 1), (Seat.WEST, 5)))))
    assert signals.take() == ["row 0-0", "in 2-2"]
    model.show(opened(match((), ((Seat.SOUTH, 1),))))
    assert signals.take() == ["out 2-2", "row 0-0"]
    model.show(opened(match(DRAWN_HANDS[:1], None)))
    assert signals.take() == ["out 1-1", "row 0-0"]
    model.show(opened(match(DRAWN_HANDS, ((Seat.SOUTH, 1),))))
    assert signals.take() == ["in 1-6"]
    model.set_detail(Detail.TOTALS)
    assert signals.take() == ["out 6-6", "head", "row 0-5"]
    model.show(opened(match(DRAWN_HANDS, (), names=("You", "A", "B", "C"))))
    assert signals.take() == ["reset"]


def test_rows_of_tricks_come_under_each_hand_and_go(look: Look) -> None:
    model = SheetModel(look)
    tester = QAbstractItemModelTester(model, STRICT)
    model.show(opened(golden(2)))
    signals = Signals(model)
    model.set_detail(Detail.TRICKS)
    assert signals.take()[:3] == ["in 1-13", "in 15-27", "in 29-41"]
    assert [row.trick for row in model.rows[:15]] == [*range(14), 0]
    model.set_detail(Detail.HANDS)
    assert signals.take()[:3] == ["out 29-41", "out 15-27", "out 1-13"]
    assert model.place_of(3) == 2
    assert model.place_of(3, 1) is None
    assert tester.model() is model


def test_by_hand_a_hand_counts_when_it_is_over(look: Look) -> None:
    model = SheetModel(look)
    model.show(opened(match(rules=Rules(running_score="hand"))))
    assert model.rowCount() == len(DRAWN_HANDS)


def test_a_trick_shows_what_each_side_did_in_it(look: Look) -> None:
    view = golden(2)
    model = SheetModel(look)
    model.set_detail(Detail.TRICKS)
    model.show(opened(view))
    revoked = 0
    for place, row in enumerate(model.rows):
        trick = row.fallen
        if trick is None or trick.leader is None:
            continue
        found = texts(model, place)
        assert found[Column.HAND] == number(row.trick)
        leader = "You" if trick.leader is view.seat else view.public.seats[trick.leader].name
        assert found[Column.DEALER] == leader
        for side, first in ((view.seat.side, Column.OUR_BID), (view.seat.side.other, 9)):
            cards = [trick.card_of(seat) for seat in side.seats]
            figures = [look.language.card_figure(card) for card in cards if card is not None]
            assert found[first] == " ".join(figures)
            count = sum(
                one and trick.leader.after(turn).side is side
                for turn, one in enumerate(trick.revoked)
            )
            price = view.public.rules.revoke_penalty
            assert found[first + 2] == (number(-price * count) if count else "")
            revoked += count
    assert revoked > 5


def test_real_cards_are_not_known(look: Look) -> None:
    sheet, head = by_hand()
    model = SheetModel(look)
    model.set_detail(Detail.TRICKS)
    model.show(OpenSheet(sheet, head.rules, People(sheet.names, Side.EW)))
    assert model.rowCount() == 3 + 2 * 13
    found = texts(model, 1)
    assert found[Column.HAND] == "1"
    assert [found[column] for column in (Column.DEALER, Column.OUR_BID, Column.THEIR_BID)] == [
        ""
    ] * 3
    assert (found[Column.ADDER], found[Column.TRUMP]) == ("3", "–")
    assert (found[Column.OUR_TRICKS], found[Column.THEIR_TRICKS]) == ("", "+3")
    assert model.side(Column.OUR_BID) is Side.EW


def test_cells_have_words_and_say_how_they_came_about(look: Look) -> None:
    model = SheetModel(look)
    model.show(opened(match()))
    text, how = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole
    bid = model.index(2, Column.OUR_BID)
    assert bid.data(text) == "you and Nora, Bid: Nora: nil, made"
    assert bid.data(how) == "Nora bid nil and made it."
    score = model.index(2, Column.OUR_SCORE)
    assert score.data(text) == "you and Nora, Score: +21"
    assert "Score: +21." in score.data(how)
    assert model.index(5, Column.OUR_TRICKS).data(text) == (
        "you and Nora, Tricks: +1, together 1 point"
    )
    assert model.index(0, Column.DEALER).data(text) == "Dealer: You"
    model.set_detail(Detail.TRICKS)
    trick = model.index(6, Column.OUR_TOTAL)
    assert trick.data(text) == trick.siblingAtColumn(Column.HAND).data(text)
    assert trick.data(text).startswith("Trick 1, You: no trump, no adder +1 (You 2 of clubs, ")


def test_names_in_tips_are_plain_text(look: Look) -> None:
    model = SheetModel(look)
    model.show(opened(match(names=("You", "<b>W</b>", "N", "E"))))
    tip = model.index(0, Column.THEIR_SCORE).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;W" in tip
    assert model.index(0, 0).data(RowRole).hand.number == 1


def test_every_side_is_ours_once(look: Look) -> None:
    model = SheetModel(look)
    for ours in SIDES:
        sheet, head = by_hand()
        model.show(OpenSheet(sheet, head.rules, People(sheet.names, ours)))
        assert [model.side(column) for column in (Column.OUR_BID, Column.THEIR_TOTAL)] == [
            ours,
            ours.other,
        ]
