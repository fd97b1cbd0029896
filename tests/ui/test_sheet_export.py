"""From the score sheet's window to files and paper: what is written, what is said when it fails."""

import csv
import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Side
from maverick_desktop.core.sheet import sheet_of
from maverick_desktop.core.sheetfile import to_csv, to_json
from maverick_desktop.core.store import Disk
from maverick_desktop.ui.dialogs.scores import ScoreSheetDialog
from maverick_desktop.ui.dialogs.sheetexport import SheetFile, file_text
from maverick_desktop.ui.look import Look
from tests.ui.scorestates import match
from tests.ui.sheetstates import RECORDS, by_hand, golden, view_of
from tests.ui.test_scores import FullDisk

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key

HANDS = (
    "hand,dealer,trump,adder,"
    "NS_bid,NS_made,NS_tricks,NS_base,NS_penalty,NS_score,NS_total,"
    "EW_bid,EW_made,EW_tricks,EW_base,EW_penalty,EW_score,EW_total"
)
TRICKS = "hand,trick,leader,winner,points,trumps,adders,S_card,W_card,N_card,E_card,revokes"


@pytest.fixture
def opened(look: Look, qtbot: QtBot) -> Callable[..., ScoreSheetDialog]:
    def make(disk: Disk | None = None) -> ScoreSheetDialog:
        dialog = ScoreSheetDialog(look, disk=disk)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return make


def pick(dialog: ScoreSheetDialog, place: int) -> None:
    """Choose an entry of the menu, counted from 0 without the line between them."""
    entries = [one for one in dialog.export_button.menu().actions() if not one.isSeparator()]
    entries[place].trigger()


def asking(dialog: ScoreSheetDialog) -> QFileDialog:
    found = dialog.findChild(QFileDialog)
    assert isinstance(found, QFileDialog)
    assert found.isVisible()
    return found


@pytest.mark.xvfb
def test_the_menu_opens_and_is_walked_by_keys(
    opened: Callable[..., ScoreSheetDialog], tmp_path: Path
) -> None:
    dialog = opened()
    dialog.show_view(golden(2))
    menu, path = dialog.export_button.menu(), tmp_path / "sheet.csv"
    ways: list[Callable[[], None]] = [
        lambda: QTest.mouseClick(dialog.export_button, LEFT),
        lambda: QTest.keyClick(dialog.export_button, Key.Key_Return),
        lambda: QTest.keyClick(dialog.export_button, Key.Key_Space),
    ]
    for opens in ways:
        dialog.export_button.setFocus()
        opens()
        assert QApplication.activePopupWidget() is menu
        QTest.keyClick(menu, Key.Key_Down)
        QTest.keyClick(menu, Key.Key_Return)
        assert not menu.isVisible()
        asked = asking(dialog)
        asked.fileSelected.emit(str(path))
        asked.reject()
        QApplication.processEvents()
        assert path.read_text().startswith("hand,dealer")
        path.unlink()


@pytest.mark.parametrize("kind", SheetFile)
def test_the_menu_writes_what_the_core_writes(
    opened: Callable[..., ScoreSheetDialog], tmp_path: Path, kind: SheetFile
) -> None:
    dialog, view = opened(), golden(2)
    dialog.show_view(view)
    pick(dialog, list(SheetFile).index(kind))
    asked = asking(dialog)
    assert asked.defaultSuffix() == kind.suffix
    assert asked.selectedFiles()[0].endswith(f"score-sheet.{kind.suffix}")
    path = tmp_path / f"sheet.{kind.suffix}"
    asked.fileSelected.emit(str(path))
    asked.close()
    sheet = sheet_of(view.public)
    written = path.read_bytes().decode()
    if kind is SheetFile.JSON:
        assert json.loads(written) == json.loads(json.dumps(to_json(sheet, view.public.rules)))
        assert "Анна" in written
    else:
        assert written == to_csv(sheet, "hands" if kind is SheetFile.CSV_HANDS else "tricks")


def test_a_cancelled_dialog_writes_nothing_and_can_be_asked_again(
    opened: Callable[..., ScoreSheetDialog], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    dialog = opened()
    dialog.show_view(golden(2))
    for _ in range(3):
        pick(dialog, 0)
        asking(dialog).reject()
        QApplication.processEvents()
        assert dialog.findChildren(QMessageBox) == []
        assert list(tmp_path.iterdir()) == []
        assert dialog.isVisible()


def test_the_sheet_is_written_as_it_was_when_it_was_asked_for(
    opened: Callable[..., ScoreSheetDialog], tmp_path: Path
) -> None:
    dialog, view = opened(), match()
    dialog.show_view(view)
    pick(dialog, 0)
    dialog.show_view(match(((1, 2),), None))
    asking(dialog).fileSelected.emit(str(tmp_path / "sheet.csv"))
    assert (tmp_path / "sheet.csv").read_bytes().decode() == to_csv(sheet_of(view.public))


@pytest.mark.parametrize("kind", SheetFile)
def test_a_full_disk_is_one_sentence(
    opened: Callable[..., ScoreSheetDialog], tmp_path: Path, kind: SheetFile
) -> None:
    dialog = opened(FullDisk())
    dialog.show_view(match())
    old = tmp_path / "<b>sheet"
    old.write_text("old")
    pick(dialog, list(SheetFile).index(kind))
    asking(dialog).fileSelected.emit(str(old))
    (box,) = dialog.findChildren(QMessageBox)
    assert box.text() == "The score sheet was not exported"
    assert box.informativeText() == (
        f"The disk is full and {old} could not be written; free some space and try again."
    )
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in box.findChildren(QLabel))
    assert old.read_text() == "old"
    assert list(tmp_path.iterdir()) == [old]
    box.close()
    dialog.show_view(golden(2))
    assert dialog.model.rowCount() == 3


def test_a_name_the_disk_does_not_take_is_one_sentence(
    opened: Callable[..., ScoreSheetDialog], tmp_path: Path
) -> None:
    dialog = opened()
    dialog.show_view(match())
    pick(dialog, 2)
    asking(dialog).fileSelected.emit(str(tmp_path / ("x" * 300 + ".json")))
    (box,) = dialog.findChildren(QMessageBox)
    assert box.informativeText().endswith(" is too long; choose a shorter.")
    assert list(tmp_path.iterdir()) == []
    box.close()


# --- paper ---------------------------------------------------------------------------------------


def test_paper_is_asked_for(opened: Callable[..., ScoreSheetDialog], qtbot: QtBot) -> None:
    dialog, asked = opened(), []
    dialog.pdf_wanted.connect(lambda: asked.append("pdf"))
    dialog.preview_wanted.connect(lambda: asked.append("preview"))
    dialog.print_wanted.connect(lambda: asked.append("print"))
    sheet, head = by_hand()
    dialog.show_sheet(sheet, head, Side.NS)
    pick(dialog, len(SheetFile))
    QTest.mouseClick(dialog.preview_button, LEFT)
    QTest.mouseClick(dialog.print_button, LEFT)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog.table, Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: asked == ["pdf", "preview", "print", "print"])
    assert (dialog.sheet, dialog.head) == (sheet, head)
    assert dialog.detail == "hands"
    dialog.show_view(golden(2))
    assert dialog.head is None


@pytest.mark.parametrize("before", [True, False])
def test_zero_hands_are_one_sentence(opened: Callable[..., ScoreSheetDialog], before: bool) -> None:
    dialog, asked = opened(), []
    if not before:
        dialog.show_view(match((), None))
    for signal in (dialog.pdf_wanted, dialog.preview_wanted, dialog.print_wanted):
        signal.connect(lambda: asked.append(1))

    def presses(button: QPushButton) -> Callable[[], None]:
        return lambda: QTest.mouseClick(button, LEFT)

    wishes = [presses(dialog.preview_button), presses(dialog.print_button)]
    wishes += [lambda place=place: pick(dialog, place) for place in range(4)]  # type: ignore[misc]
    for wish in wishes:
        wish()
        (box,) = dialog.findChildren(QMessageBox)
        assert box.text() == "The score sheet is empty"
        assert box.informativeText() == (
            "No hand has been played yet, so there is nothing to export or to print."
        )
        assert dialog.findChild(QFileDialog) is None
        box.close()
        QApplication.sendPostedEvents(None, 52)
    assert asked == []


# --- what is in the files ------------------------------------------------------------------------


def texts(dialog: ScoreSheetDialog) -> list[str]:
    assert dialog.model.shown is not None
    kinds = (SheetFile.CSV_HANDS, SheetFile.CSV_TRICKS)
    return [file_text(kind, dialog.model.shown) for kind in kinds]


def test_no_cell_is_a_formula_and_the_columns_are_stable(
    opened: Callable[..., ScoreSheetDialog],
) -> None:
    dialog = opened()
    for path in RECORDS:
        dialog.show_view(view_of(path))
        check_csv(*texts(dialog))
    hostile = ("=1+1", "+cmd", "-2", "@SUM(A1)")
    dialog.show_sheet(*by_hand(hostile), Side.NS)
    check_csv(*texts(dialog))


def check_csv(hands: str, tricks: str) -> None:
    for text, columns in ((hands, HANDS), (tricks, TRICKS)):
        rows = list(csv.reader(io.StringIO(text)))
        assert ",".join(rows[0]) == columns
        for row in rows[1:]:
            assert len(row) == len(rows[0])
            for cell in row:
                number = re.fullmatch(r"-?\d+", cell)
                assert number or not cell.startswith(("=", "+", "-", "@", "\t", "\r")), cell


def test_real_cards_leave_their_cells_empty(opened: Callable[..., ScoreSheetDialog]) -> None:
    dialog = opened()
    dialog.show_sheet(*by_hand(), Side.NS)
    hands, tricks = (list(csv.DictReader(io.StringIO(text))) for text in texts(dialog))
    assert [row["NS_score"] for row in hands] == ["20", "26", "4"]
    assert len(tricks) == 26
    assert {row["leader"] + row["S_card"] + row["revokes"] for row in tricks} == {""}
