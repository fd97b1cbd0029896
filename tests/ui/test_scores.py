"""The models of hands tell each change as small as it is, and the sheet's window shows them."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.sheet import sheet_of
from maverick_desktop.core.sheetfile import to_csv
from maverick_desktop.core.store import Disk
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.phrase import number, signed
from maverick_desktop.ui.dialogs.scores import ScoreSheetDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.figures import figures_of
from maverick_desktop.ui.models.scores import Column, HandsModel, Note, NotesRole, ScoreModel
from maverick_desktop.ui.models.scoresheet import Column as SheetColumn
from maverick_desktop.ui.models.scoresheet import SheetModel
from tests.core.driver import Match, random_rules
from tests.ui.scorestates import DRAWN_HANDS, WIDEST, match

BY_HAND = Rules(running_score="hand")
STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal


def random_views(seed: int, steps: int = 160, lively: bool = True) -> Iterator[SeatView]:
    """What a seat sees of a random match, undone facts and changed seats included."""
    dice = random.Random(seed)
    played = Match(random_rules(dice), dice, lively)
    seat = dice.choice(SEATS)
    for _ in range(steps):
        if played.over:
            return
        played.step()
        yield played.seats[seat].view


class Signals:
    """What a model has told."""

    def __init__(self, model: HandsModel) -> None:
        self.told: list[str] = []
        model.modelReset.connect(lambda: self.told.append("reset"))
        model.rowsInserted.connect(lambda _, a, b: self.told.append(f"in {a}-{b}"))
        model.rowsRemoved.connect(lambda _, a, b: self.told.append(f"out {a}-{b}"))
        model.dataChanged.connect(lambda a, _b: self.told.append(f"row {a.row()}"))

    def take(self) -> list[str]:
        """What was told since the last time."""
        told, self.told = self.told, []
        return told


def cells(model: HandsModel, row: int) -> list[str]:
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


@pytest.mark.parametrize("seed", range(12))
def test_the_models_keep_qts_contract_and_the_sheets_figures(look: Look, seed: int) -> None:
    models = (ScoreModel(look), SheetModel(look))
    testers = [QAbstractItemModelTester(model, STRICT) for model in models]
    for view in random_views(seed):
        sheet, public = sheet_of(view.public), view.public
        for model in models:
            model.show(view)
        settled = [
            hand
            for hand in sheet.hands
            if hand.scored
            or (
                (hand.tricks or any(side.penalty for side in hand.sides))
                and (public.phase is Phase.OVER or public.rules.running_score == "trick")
            )
        ]
        short, whole = models
        assert short.rowCount() == whole.rowCount() == len(settled)
        ours, theirs = view.seat.side, view.seat.side.other
        for row, hand in enumerate(settled):
            us, them = hand.sides[ours], hand.sides[theirs]
            scores = [
                side.base - side.penalty if side.score is None else side.score
                for side in (us, them)
            ]
            expected = [signed(scores[0]), number(us.total), signed(scores[1]), number(them.total)]
            assert cells(short, row) == [number(hand.number), *expected]
            figures = cells(whole, row)
            assert [figures[place] for place in (7, 8, 12, 13)] == expected
    assert len(testers) == 2


def test_only_what_changed_is_told(look: Look) -> None:
    model = ScoreModel(look)
    signals = Signals(model)
    model.show(match((), ()))
    assert signals.take() == ["reset"]
    model.show(match((), ((Seat.SOUTH, 1),)))
    assert signals.take() == ["in 0-0"]
    model.show(match((), ((Seat.SOUTH, 1),), plays=1))
    assert signals.take() == []
    model.show(match(DRAWN_HANDS[:1], None))
    assert signals.take() == ["row 0"]
    model.show(match(DRAWN_HANDS[:1], ()))
    assert signals.take() == []
    model.show(match(DRAWN_HANDS[:1]))
    assert signals.take() == ["in 1-1"]
    model.show(match(DRAWN_HANDS))
    assert signals.take() == ["row 1", "in 2-5"]
    model.show(match(DRAWN_HANDS[:3]))
    assert signals.take() == ["out 4-5", "row 3"]
    model.show(match(DRAWN_HANDS[:3], (), names=("You", "A", "B", "C")))
    assert signals.take() == ["reset"]


def test_by_hand_a_row_comes_only_after_its_hand(look: Look) -> None:
    model = ScoreModel(look)
    model.show(match(rules=BY_HAND))
    assert model.rowCount() == len(DRAWN_HANDS)
    figures = figures_of(match(rules=BY_HAND))
    assert (figures.ours.total, figures.ours.this_hand) == (46, 1)
    assert (figures.theirs.total, figures.theirs.this_hand) == (30, 5)
    model.show(match())
    assert cells(model, 5) == ["6", "+1", "47", "+5", "35"]
    assert (figures_of(match()).ours.total, figures_of(match()).ours.this_hand) == (47, 1)


def test_notes_and_words_of_a_row(look: Look) -> None:
    model = ScoreModel(look)
    model.show(match())
    notes = model.index(2, 0).data(NotesRole)
    assert notes == (Note("nil", True, True),)
    said = model.row_in_words(2)
    assert said == (
        "Hand 3; Nora: nil, made; you and Nora 21 points; you and Nora, total 29 points; "
        "Walter and Emma 2 points; Walter and Emma, total 19 points"
    )
    cell = model.index(1, Column.OUR_SCORE)
    assert cell.data() == "−1"
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "you and Nora −1 point"


# --- the window ----------------------------------------------------------------------------------


@pytest.fixture
def sheet(look: Look, qtbot: QtBot) -> ScoreSheetDialog:
    dialog = ScoreSheetDialog(look)
    qtbot.addWidget(dialog)
    dialog.resize(960, 560)
    return dialog


def huge() -> SeatView:
    """A match with wide names and large figures, both sides bidding each hand."""
    bids = (SideBid("posh", Seat.NORTH), SideBid("blind", Seat.WEST))
    tricks = [(Seat(place % 4), (-20, 20)[place % 2]) for place in range(13)]
    return match(
        [(-40, 11)] * 30 + [(-900, 1100)],
        tricks,
        names=("You", WIDEST, WIDEST, WIDEST),
        bids=bids,
        plays=0,
        past_bids=dict.fromkeys(range(1, 32), bids),
    )


def test_the_window_never_scrolls_sideways(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(huge())
    sheet.show()
    for width in (960, 880, 1400):
        sheet.resize(width, 560)
        table = sheet.table
        used = sum(table.columnWidth(column) for column in SheetColumn)
        assert used == table.viewport().width()
        assert table.horizontalScrollBar().maximum() == 0
        assert table.verticalScrollBar().maximum() > 0


def test_every_figure_of_the_sheet_is_whole_and_none_overlaps(
    sheet: ScoreSheetDialog, look: Look
) -> None:
    sheet.show_view(huge())
    sheet.show()
    delegate = sheet.table.itemDelegate()
    for row, hand in enumerate(sheet.model.hands):
        for column in SheetColumn:
            if sheet.model.suit(hand, column) is not None:
                continue
            place = QRectF(sheet.table.visualRect(sheet.model.index(row, column)))
            lines = delegate.lines(hand, column, place)  # type: ignore[attr-defined]
            drawn = [line.drawn() for line in lines]
            for line, area in zip(lines, drawn, strict=True):
                assert place.contains(area), (hand.number, column.name, line.text)
                if column not in (SheetColumn.OUR_BID, SheetColumn.THEIR_BID):
                    assert line.shown() == line.text
            for one, area in enumerate(drawn):
                assert not any(area.intersects(other) for other in drawn[one + 1 :])


def test_the_window_follows_the_match(sheet: ScoreSheetDialog, qtbot: QtBot) -> None:
    sheet.show()
    sheet.show_view(match(DRAWN_HANDS[:1], None))
    assert sheet.model.rowCount() == 1
    sheet.table.selectRow(0)
    sheet.show_view(match())
    assert sheet.model.rowCount() == 6
    assert [index.row() for index in sheet.table.selectionModel().selectedRows()] == [0]


def test_export_writes_the_csv_of_the_core(sheet: ScoreSheetDialog, tmp_path: Path) -> None:
    view = match()
    sheet.show_view(view)
    sheet.ask_where()
    dialog = sheet.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert dialog.isVisible()
    dialog.fileSelected.emit(str(tmp_path / "sheet.csv"))
    dialog.close()
    data = (tmp_path / "sheet.csv").read_bytes().decode()
    assert data == to_csv(sheet_of(view.public))


class FullDisk(Disk):
    """Takes nothing."""

    def write(self, _descriptor: int, _offset: int, _data: bytes) -> int:
        """No space left."""
        raise OSError(28, "No space left on device")


def test_a_full_disk_is_one_sentence(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = ScoreSheetDialog(look, disk=FullDisk())
    qtbot.addWidget(dialog)
    dialog.show_view(match())
    old = tmp_path / "<b>sheet.csv"
    old.write_text("old")
    dialog.export(old)
    boxes = dialog.findChildren(QMessageBox)
    assert len(boxes) == 1
    assert boxes[0].text() == "The score sheet was not exported"
    assert "<b>sheet.csv" in boxes[0].informativeText()
    assert all(
        label.textFormat() is Qt.TextFormat.PlainText for label in boxes[0].findChildren(QLabel)
    )
    assert old.read_text() == "old"
    boxes[0].close()
