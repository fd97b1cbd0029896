"""Page preview, saving a PDF, and printing when things go wrong."""

import gc
import shutil
import subprocess
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.core.sheet import ScoreSheet
from maverick_desktop.core.store import Disk
from maverick_desktop.ui.dialogs.preview import PreviewDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paper.pages import Pages
from maverick_desktop.ui.paper.wish import Detail, Paper
from maverick_desktop.ui.papersources import BlankSource, MatchSource
from maverick_desktop.ui.printing import print_pages, printer_for
from maverick_desktop.ui.rulesets import built_in
from tests.ui import paperstates
from tests.ui.test_scores import FullDisk


def preview(
    qtbot: QtBot, look: Look, detail: Detail = Detail.HANDS, disk: Disk | None = None
) -> PreviewDialog:
    """The preview of the pictured match."""
    pages_of_cards = detail is Detail.CARDS
    sheet, head = paperstates.long_match(20) if pages_of_cards else paperstates.pictured()
    dialog = PreviewDialog(look, MatchSource(look, sheet, head, Paper.A4, detail), None, disk)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def picture(pages: Pages) -> bytes:
    """The first page as it looks, and the paper's size."""
    image = QImage(400, 560, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    pages.paint_into(painter, 0, QRectF(image.rect()))
    painter.end()
    bits = image.constBits()
    assert isinstance(bits, memoryview)
    return str(pages.size).encode() + bits.tobytes()


def wheel(widget: QWidget, turned: int, keys: Qt.KeyboardModifier) -> None:
    """Turn the mouse's wheel over a widget."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(middle)),
        QPoint(),
        QPoint(0, turned),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def printers_are(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """The system knows these printers."""

    class Known:
        """In place of QPrinterInfo, whose type is everybody's."""

        @staticmethod
        def availablePrinterNames() -> list[str]:  # noqa: N802 - Qt's name
            """Their names."""
            return list(names)

    monkeypatch.setattr("maverick_desktop.ui.printing.QPrinterInfo", Known)


def told(dialog: PreviewDialog) -> str:
    """What the message on the screen says."""
    (box,) = (one for one in dialog.findChildren(QMessageBox) if one.isVisible())
    text = box.informativeText()
    box.accept()
    return text


def test_pages_are_turned(qtbot: QtBot, look: Look) -> None:
    dialog = preview(qtbot, look, Detail.CARDS)
    count = dialog.pages.count
    assert count > 1
    assert dialog.view.page == 0
    QTest.keyClick(dialog.view, Qt.Key.Key_PageDown)
    assert dialog.view.page == 1
    QTest.keyClick(dialog.view, Qt.Key.Key_End)
    assert dialog.view.page == count - 1
    QTest.keyClick(dialog.view, Qt.Key.Key_PageDown)
    assert dialog.view.page == count - 1
    QTest.keyClick(dialog.view, Qt.Key.Key_Home)
    assert dialog.view.page == 0
    before = dialog.view.grab().toImage()
    QTest.keyClick(dialog.view, Qt.Key.Key_Plus)
    assert dialog.view.grab().toImage() != before
    QTest.keyClick(dialog.view, Qt.Key.Key_Minus)
    assert dialog.view.grab().toImage() == before
    leaf = dialog.view.widget()
    assert leaf is not None
    plain = leaf.height()
    for turned, keys, high in (
        (120, Qt.KeyboardModifier.NoModifier, plain),
        (120, Qt.KeyboardModifier.ControlModifier, round(plain * 1.25)),
        (-120, Qt.KeyboardModifier.ControlModifier, plain),
    ):
        wheel(dialog.view.viewport(), turned, keys)
        assert abs(leaf.height() - high) <= 2


def test_each_choice_changes_the_pages(qtbot: QtBot, look: Look) -> None:
    dialog = preview(qtbot, look, Detail.CARDS)
    dialog.boxes["detail"].setCurrentIndex(0)
    seen = {picture(dialog.pages)}
    boxes = {box.accessibleName(): box for box in dialog.boxes.values()}
    assert set(boxes) == {"Detail", "Paper", "Language"}
    for box in boxes.values():
        for place in range(1, box.count()):
            with qtbot.waitSignal(dialog.chosen):
                box.setCurrentIndex(place)
            seen.add(picture(dialog.pages))
    assert len(seen) == 1 + sum(box.count() - 1 for box in boxes.values())
    assert dialog.pages.size == (215.9, 279.4)


def test_a_score_kept_by_hand_has_no_cards_to_print(look: Look) -> None:
    sheet, head = paperstates.pictured()
    by_hand = ScoreSheet(
        sheet.names, sheet.hands, sheet.total, sheet.over, sheet.winner, sheet.rewinds, by_hand=True
    )
    fields = MatchSource(look, by_hand, head, Paper.A4).fields()
    assert [value for value, _ in fields[0].choices] == ["hands", "tricks"]


def test_blank_sheets(qtbot: QtBot, look: Look) -> None:
    dialog = PreviewDialog(look, BlankSource(look, built_in(), "classic", Paper.LETTER))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.choices() == {
        "rules": "classic",
        "per_page": "1",
        "paper": "letter",
        "language": "en",
    }
    seen = set()
    for name in ("rules", "per_page"):
        box = dialog.boxes[name]
        for place in range(box.count()):
            box.setCurrentIndex(place)
            seen.add(picture(dialog.pages))
    assert len(seen) == 4 + 4 - 1


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
def test_the_file_is_what_was_shown(qtbot: QtBot, look: Look, tmp_path: Path) -> None:
    dialog = preview(qtbot, look)
    dialog.pdf_button.click()
    asked = dialog.findChild(QFileDialog)
    assert asked is not None
    path = tmp_path / "Friday <b>.pdf"
    asked.fileSelected.emit(str(path))
    asked.close()
    text = subprocess.run(["pdftotext", str(path), "-"], capture_output=True, text=True, check=True)
    for word in ("Walter & Emma win", "51", "36"):
        assert word in text.stdout


def test_a_full_disk_leaves_the_old_file(qtbot: QtBot, look: Look, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    path.write_bytes(b"old")
    dialog = preview(qtbot, look, disk=FullDisk())
    dialog.save(path)
    assert "sheet.pdf" in told(dialog)
    assert path.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["sheet.pdf"]


def test_a_cancelled_file_dialog_writes_nothing(qtbot: QtBot, look: Look, tmp_path: Path) -> None:
    dialog = preview(qtbot, look)
    dialog.ask_where()
    asked = dialog.findChild(QFileDialog)
    assert asked is not None
    asked.setDirectory(str(tmp_path))
    asked.reject()
    assert not list(tmp_path.iterdir())
    assert dialog.isVisible()


def test_without_a_printer_it_says_so(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    printers_are(monkeypatch)
    dialog = preview(qtbot, look)
    dialog.print_button.click()
    assert "no printer" in told(dialog)
    assert dialog.findChild(QPrintDialog) is None
    assert dialog.print_button.isEnabled()


def test_nothing_asks_for_printers_before_print_is_chosen(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def asked(*_: object) -> None:
        raise AssertionError("printers were asked for")

    printers_are(monkeypatch)
    monkeypatch.setattr("maverick_desktop.ui.printing.QPrinterInfo.availablePrinterNames", asked)
    monkeypatch.setattr("maverick_desktop.ui.printing.QPrinter", asked)
    dialog = preview(qtbot, look)
    dialog.save(tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


def test_a_cancelled_print_dialog_prints_nothing(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    printers_are(monkeypatch, "somewhere")
    printed: list[object] = []
    monkeypatch.setattr(
        "maverick_desktop.ui.printing.print_pages", lambda *all_: printed.append(all_)
    )
    dialog = preview(qtbot, look)
    dialog.print_button.click()
    asked = dialog.findChild(QPrintDialog)
    assert asked is not None
    assert not dialog.print_button.isEnabled()
    asked.reject()
    assert not printed
    assert dialog.print_button.isEnabled()


def test_a_printer_that_refuses_is_told(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    printers_are(monkeypatch, "somewhere")
    monkeypatch.setattr("maverick_desktop.ui.printing.print_pages", lambda *_: False)
    dialog = preview(qtbot, look)
    dialog.print_button.click()
    asked = dialog.findChild(QPrintDialog)
    assert asked is not None
    asked.accepted.emit(asked.printer())
    assert "did not take the pages" in told(dialog)
    assert dialog.print_button.isEnabled()
    asked.close()


class Failing(QPrinter):
    """Takes one page and no more."""

    def newPage(self) -> bool:  # noqa: N802 - Qt's name
        return False


def test_a_printer_that_goes_in_mid_job(qtbot: QtBot, look: Look, tmp_path: Path) -> None:
    dialog = preview(qtbot, look, Detail.CARDS)
    assert dialog.pages.count > 1
    printer = Failing()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    assert not print_pages(dialog.pages, printer)


def test_a_printer_that_went_before_it_was_handed_the_pages(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = preview(qtbot, look)
    printer = QPrinter()
    printers_are(monkeypatch, "somewhere", printer.printerName())

    class Brush:
        """As to a print server: into a file of Qt's own, whose way onward is told to nobody."""

        def begin(self, _printer: QPrinter) -> bool:
            return True

        def end(self) -> bool:
            return True

    monkeypatch.setattr("maverick_desktop.ui.printing.QPainter", Brush)
    monkeypatch.setattr(Pages, "paint_into", lambda *_: None)
    printer.setOutputFormat(QPrinter.OutputFormat.NativeFormat)
    assert print_pages(dialog.pages, printer)
    printers_are(monkeypatch, "somewhere")
    assert not print_pages(dialog.pages, printer)


def test_a_job_into_a_file_on_a_full_disk_is_told(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    printers_are(monkeypatch, "somewhere")
    dialog = preview(qtbot, look)
    dialog.print_button.click()
    asked = dialog.findChild(QPrintDialog)
    assert asked is not None
    printer = asked.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    # Takes no byte, as a disk without room.
    printer.setOutputFileName("/dev/full")
    asked.accepted.emit(printer)
    assert told(dialog).startswith("The pages did not fit into /dev/full;")
    asked.close()


def test_a_job_in_reverse(qtbot: QtBot, look: Look, tmp_path: Path) -> None:
    dialog = preview(qtbot, look, Detail.CARDS)
    painted: list[int] = []

    class Noting:
        count = dialog.pages.count
        size = dialog.pages.size
        title = "reverse"

        def paint_into(self, _painter: object, page: int, _sheet: object) -> None:
            painted.append(page)

    printer = printer_for(Noting())
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    printer.setPageOrder(QPrinter.PageOrder.LastPageFirst)
    assert print_pages(Noting(), printer)
    assert painted == list(reversed(range(Noting.count)))


def test_a_job_of_some_pages(qtbot: QtBot, look: Look, tmp_path: Path) -> None:
    dialog = preview(qtbot, look, Detail.CARDS)
    painted: list[int] = []

    class Counting:
        count = dialog.pages.count
        size = dialog.pages.size
        title = "some"

        def paint_into(self, _painter: object, page: int, _sheet: object) -> None:
            painted.append(page)

    for first, last, pages in ((0, 0, list(range(Counting.count))), (2, 2, [1]), (2, 99, None)):
        printer = printer_for(Counting())
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "out.pdf"))
        printer.setFromTo(first, last)
        assert print_pages(Counting(), printer)
        assert painted == (list(range(1, Counting.count)) if pages is None else pages)
        painted.clear()


def test_ten_previews_leave_nothing_behind(qtbot: QtBot, look: Look) -> None:
    sheet, head = paperstates.pictured()
    # What earlier tests left goes first.
    gc.collect()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    before = len(QApplication.allWidgets())
    known = []
    for _ in range(10):
        dialog = PreviewDialog(look, MatchSource(look, sheet, head, Paper.A4))
        dialog.show()
        dialog.grab()
        known.append(weakref.ref(dialog))
        with qtbot.waitSignal(dialog.destroyed):
            dialog.close()
        del dialog
    gc.collect()
    assert len(QApplication.allWidgets()) == before
    assert not [one for one in known if one() is not None]


def test_no_hand_yet(qtbot: QtBot, look: Look) -> None:
    sheet, head = paperstates.pictured()
    empty = ScoreSheet(sheet.names, (), (0, 0), False, None, 0)
    dialog = PreviewDialog(look, MatchSource(look, empty, head, Paper.A4))
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.pages.count == 1
    assert head.rules != CLASSIC
