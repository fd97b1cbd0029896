"""The score sheet's window by mouse and keys: figures explain themselves, details, languages."""

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Seat, Side
from maverick_desktop.text.phrase import say
from maverick_desktop.ui.dialogs.scores import ScoreSheetDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.sheetcolumns import Column
from maverick_desktop.ui.models.sheetrows import Detail
from maverick_desktop.ui.views.dockparts import Line
from maverick_desktop.ui.views.sheetblocks import FallenTrick
from maverick_desktop.ui.views.sheetcells import SheetCells
from maverick_desktop.ui.views.sheettable import SheetHead
from tests.ui.render_dock import make_look, picture
from tests.ui.scorestates import DRAWN_HANDS, match
from tests.ui.sheetstates import by_hand, golden, huge

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key

STATES: dict[str, Callable[[ScoreSheetDialog], None]] = {
    "drawn": lambda dialog: dialog.show_view(match()),
    "bids": lambda dialog: dialog.show_view(golden(2)),
    "spoiled": lambda dialog: dialog.show_view(golden(11)),
    "huge": lambda dialog: dialog.show_view(huge()),
    "by hand": lambda dialog: dialog.show_sheet(*by_hand(), Side.EW),
}
EVERY_STATE = pytest.mark.parametrize("state", STATES)
EVERY_DETAIL = pytest.mark.parametrize("detail", Detail)


@pytest.fixture
def sheet(look: Look, qtbot: QtBot) -> ScoreSheetDialog:
    dialog = ScoreSheetDialog(look)
    qtbot.addWidget(dialog)
    dialog.resize(1000, 600)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def told(dialog: ScoreSheetDialog) -> str:
    """What the panel shows, and what a screen reader says of it."""
    shown = dialog.explanation.page.told
    assert shown is not None
    assert dialog.explanation.accessibleName() == say(shown.title)
    assert dialog.explanation.accessibleDescription() == say(shown.in_words)
    return f"{say(shown.title)}. {say(shown.in_words)}"


def click(dialog: ScoreSheetDialog, row: int, column: Column) -> None:
    table = dialog.table
    index = dialog.model.index(row, column)
    table.scrollTo(index)
    QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(index).center())


# --- figures explain themselves ------------------------------------------------------------------


def test_each_figure_explains_itself_when_it_is_clicked(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(golden(2))
    for row, column in itertools.product(range(3), Column):
        click(sheet, row, column)
        words = told(sheet)
        assert words.startswith(f"Hand {row + 1}")
        if column.sided:
            assert ("You & Zoë <b>" in words) == column.ours
            assert ('O"Neill \\ sons & 李雷' in words) == (not column.ours)
        model = sheet.model
        assert say(model.explanation(model.rows[row], column).title) in words
    click(sheet, 1, Column.OUR_SCORE)
    assert told(sheet).startswith(
        "Hand 2 · Score · You & Zoë <b>. 4 points of tricks, blind failed by Zoë <b>: "
        "in their place: −3. 5 revokes: −20. Score: −23. Trick 3, Zoë <b>: 3 adders, 1 each: +3 ("
    )
    assert told(sheet).endswith(
        "Blind failed: −3 in place of its points. † A side that has revoked can still make its bid."
        " † Each of its revokes costs 4 points, whatever becomes of a bid."
    )


def test_arrow_keys_walk_from_figure_to_figure(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(golden(2))
    assert sheet.table.hasFocus()
    assert told(sheet).startswith("Hand 3 · Score · You")
    for key, words in (
        (Key.Key_Up, "Hand 2 · Score · You"),
        (Key.Key_Left, "Hand 2 · Penalty · You"),
        (Key.Key_Left, "Hand 2 · Tricks · You"),
        (Key.Key_Left, "Hand 2 · Bid · You"),
        (Key.Key_Left, "Hand 2 · Adder."),
        (Key.Key_Down, "Hand 3 · Adder."),
        (Key.Key_Home, "Hand 3."),
        (Key.Key_End, "Hand 3 · Total · O"),
    ):
        QTest.keyClick(sheet.table, key)
        assert told(sheet).startswith(words)


def test_a_cell_tells_a_screen_reader_how_it_came_about(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(match())
    table = QAccessible.queryAccessibleInterface(sheet.table)
    cells = [table.child(place) for place in range(table.childCount())]
    wanted = "you and Nora, Score: +21"
    cell = next(one for one in cells if one.text(QAccessible.Text.Name) == wanted)
    description = cell.text(QAccessible.Text.Description)
    assert description == "The points of this hand were entered as sums, without its tricks. " + (
        "21 points of tricks, nil made by Nora: 3 × 21: +63. Score: +21."
    )


def test_a_trick_explains_itself(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(golden(2))
    QTest.mouseClick(sheet.details[Detail.TRICKS], LEFT)
    click(sheet, 3, Column.TRUMP)
    words = told(sheet)
    assert words.startswith("Hand 1 · Trick 3 · ")
    assert "Trick 3, " in words
    first = [block for _, block in sheet.explanation.page.blocks(600)[0]]
    assert any(isinstance(block, FallenTrick) for block in first)


def test_real_cards_explain_themselves_without_a_card(sheet: ScoreSheetDialog) -> None:
    sheet.show_sheet(*by_hand(), Side.NS)
    click(sheet, 1, Column.OUR_SCORE)
    assert told(sheet).startswith(
        "Hand 2 · Score · Sam & Nora. 10 points of tricks, nil made by Nora: 3 × 10: +30. "
        "1 revoke: −4. Score: +26. Trick 1, Sam: 3 adders, 1 each: +3. "
    )
    click(sheet, 1, Column.OUR_PENALTY)
    assert "1 revoke: −4. Penalty: −4." in told(sheet)
    click(sheet, 2, Column.OUR_TRICKS)
    assert "The points of this hand were entered as sums, without its tricks." in told(sheet)
    click(sheet, 2, Column.TRUMP)
    assert "the turned cards were not noted" in told(sheet)


def test_without_a_hand_there_is_a_hint(sheet: ScoreSheetDialog) -> None:
    assert sheet.explanation.page.told is None
    sheet.show_view(match((), None))
    assert sheet.explanation.accessibleDescription() == "Choose a figure to see how it came about."
    sheet.show_view(match(DRAWN_HANDS[:1], None))
    assert told(sheet).startswith("Hand 1 · Score · You & Nora")


# --- details -------------------------------------------------------------------------------------


def test_details_by_mouse_and_keys(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(golden(2))
    QTest.mouseClick(sheet.details[Detail.TRICKS], LEFT)
    assert sheet.detail == "tricks"
    assert sheet.model.rowCount() == 3 * 14
    QTest.keyClick(sheet.details[Detail.TRICKS], Key.Key_Left)
    assert sheet.detail == "hands"
    QTest.keyClick(sheet.details[Detail.HANDS], Key.Key_Left)
    assert sheet.detail is Detail.TOTALS
    hidden = {column for column in Column if sheet.table.isColumnHidden(column)}
    assert {column.alike for column in hidden} == {
        Column.TRUMP,
        Column.ADDER,
        Column.OUR_TRICKS,
        Column.OUR_PENALTY,
    }
    assert [button.isChecked() for button in sheet.details.values()] == [True, False, False]


def test_the_figure_in_hand_stays_in_every_detail(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(golden(2))
    click(sheet, 1, Column.THEIR_PENALTY)
    sheet.details[Detail.TRICKS].click()
    assert told(sheet).startswith('Hand 2 · Penalty · O"Neill')
    row = sheet.table.currentIndex().row()
    click(sheet, row + 4, Column.THEIR_PENALTY)
    assert told(sheet).startswith("Hand 2 · Trick 4")
    sheet.details[Detail.HANDS].click()
    assert told(sheet).startswith('Hand 2 · Penalty · O"Neill')
    sheet.details[Detail.TOTALS].click()
    assert told(sheet).startswith('Hand 2 · Score · O"Neill')
    assert sheet.table.selectionModel().isRowSelected(1)


# --- following a match ---------------------------------------------------------------------------


def test_the_window_follows_the_match_and_keeps_what_is_in_hand(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(match(DRAWN_HANDS[:2], ((Seat.SOUTH, 1),)))
    resets: list[int] = []
    sheet.model.modelReset.connect(lambda: resets.append(1))
    click(sheet, 2, Column.OUR_TOTAL)
    assert "Total before hand 3: 8. Hand 3 so far: +1. Total: 9." in told(sheet)
    sheet.show_view(match(DRAWN_HANDS[:2], ((Seat.SOUTH, 1), (Seat.NORTH, 5))))
    assert "Total before hand 3: 8. Hand 3 so far: +6. Total: 14." in told(sheet)
    sheet.show_view(match())
    assert "Total before hand 3: 8. Score of hand 3: +21. Total: 29." in told(sheet)
    assert sheet.model.rowCount() == 6
    assert sheet.table.hasFocus()
    assert sheet.table.selectionModel().isRowSelected(2)
    assert resets == []
    sheet.show_view(match(DRAWN_HANDS[:1], ()))
    assert sheet.model.rowCount() == 1
    assert told(sheet).startswith("Hand 1 · Total")


def test_the_newest_hand_stays_in_sight(sheet: ScoreSheetDialog) -> None:
    bar = sheet.table.verticalScrollBar()
    sheet.show_view(match([(1, 2)] * 20, None))
    assert bar.value() == bar.maximum() > 0
    sheet.show_view(match([(1, 2)] * 21, None))
    QApplication.processEvents()
    assert bar.value() == bar.maximum()
    bar.setValue(40)
    sheet.show_view(match([(1, 2)] * 22, None))
    assert bar.value() == 40


def test_only_the_seats_own_view_is_shown(sheet: ScoreSheetDialog) -> None:
    """The cards of a trick are public; nothing else of a hand is on the sheet."""
    view = golden(2)
    sheet.show_view(view)
    assert sheet.sheet is not None
    known = [trick.cards for past in view.public.past for trick in past.hand.tricks]
    assert [trick.cards for hand in sheet.sheet.hands for trick in hand.tricks] == known


# --- room ----------------------------------------------------------------------------------------


def test_the_window_fits_a_small_screen(sheet: ScoreSheetDialog) -> None:
    least = sheet.minimumSizeHint().expandedTo(sheet.minimumSize())
    assert (least.width(), least.height()) <= (1000, 600)
    assert least.width() <= 1000
    assert least.height() <= 590


@EVERY_STATE
@EVERY_DETAIL
def test_the_window_never_scrolls_sideways(
    sheet: ScoreSheetDialog, state: str, detail: Detail
) -> None:
    STATES[state](sheet)
    sheet.details[detail].click()
    for width, height in ((940, 540), (1000, 600), (1319, 700), (1320, 700), (1700, 900)):
        sheet.resize(width, height)
        QApplication.processEvents()
        table = sheet.table
        assert (sheet.width(), sheet.height()) == (width, height)
        assert sum(table.columnWidth(column) for column in Column) == table.viewport().width()
        assert table.horizontalScrollBar().maximum() == 0
        assert sheet.explanation.horizontalScrollBar().maximum() == 0
        page = sheet.explanation.page
        assert page.room <= sheet.explanation.viewport().width()
        assert page.height() >= page.heightForWidth(page.width())
        beside = sheet.explanation.geometry().left() > table.geometry().right()
        below = sheet.explanation.geometry().top() > table.geometry().bottom()
        assert (beside, below) == ((True, False) if width >= 1320 else (False, True))


@EVERY_STATE
@EVERY_DETAIL
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_figure_is_whole_and_none_overlaps(
    qtbot: QtBot, look: Look, state: str, detail: Detail, language: str
) -> None:
    speaking = make_look(look.theme, look.lettering)
    speaking.language.choose("ru" if language == "ru" else "en")
    sheet = ScoreSheetDialog(speaking)
    qtbot.addWidget(sheet)
    sheet.resize(sheet.minimumSize())
    STATES[state](sheet)
    sheet.details[detail].click()
    sheet.show()
    cells = sheet.table.itemDelegate()
    assert isinstance(cells, SheetCells)
    assert sheet.sheet is not None
    names = set(sheet.sheet.names)
    for row, column in itertools.product(range(len(sheet.model.rows)), Column):
        if sheet.table.isColumnHidden(column):
            continue
        place = QRectF(sheet.table.visualRect(sheet.model.index(row, column)))
        lines = cells.lines(sheet.model.rows[row], column, place)
        assert_whole(lines, place, names)
    head = sheet.table.horizontalHeader()
    assert isinstance(head, SheetHead)
    labels = head.lines()
    assert_whole(labels, QRectF(head.rect()), set())
    sheet.chart.ensurePolished()
    assert_whole(sheet.chart.lines(), QRectF(sheet.chart.rect()), set())


def assert_whole(lines: list[Line], place: QRectF, may_be_cut: set[str]) -> None:
    """Nothing leaves its place, nothing overlaps, and only names are cut."""
    drawn = [line.drawn() for line in lines]
    for line, area in zip(lines, drawn, strict=True):
        assert place.adjusted(-0.6, 0, 0.6, 0).contains(area), (line.text, place, area)
        if line.text not in may_be_cut:
            assert line.shown() == line.text
    for one, area in enumerate(drawn):
        for other in range(one + 1, len(drawn)):
            assert not area.adjusted(0.4, 0, -0.4, 0).intersects(drawn[other]), (
                lines[one].text,
                lines[other].text,
            )


@EVERY_STATE
@pytest.mark.parametrize("width", [300, 480, 640])
def test_an_explanation_is_whole_at_any_width(
    sheet: ScoreSheetDialog, state: str, width: int
) -> None:
    STATES[state](sheet)
    sheet.details[Detail.TRICKS].click()
    page = sheet.explanation.page
    for row in range(min(20, len(sheet.model.rows))):
        for column in Column:
            click(sheet, row, column)
            blocks, height = page.blocks(width)
            ends = [top + block.height for top, block in blocks]
            tops = [top for top, _ in blocks]
            assert all(end <= top + 0.01 for end, top in zip(ends, tops[1:], strict=False))
            assert ends[-1] <= height
            for top, block in blocks:
                if isinstance(block, FallenTrick):
                    place = QRectF(14, top, width - 28, block.height)
                    assert_whole(block.lines(place), place, set())


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_everything_is_painted(qtbot: QtBot, look: Look, theme: str) -> None:
    """Every kind of block and cell, without a warning; two figures look different."""
    from maverick_desktop.ui.theme import THEMES

    sheet = ScoreSheetDialog(make_look(THEMES[theme], look.lettering))
    qtbot.addWidget(sheet)
    sheet.resize(1000, 600)
    for show, detail in itertools.product(STATES.values(), Detail):
        show(sheet)
        sheet.details[detail].click()
        sheet.table.choose(0, Column.OUR_SCORE)
        before = picture(sheet.explanation)
        sheet.table.choose(0, Column.THEIR_SCORE)
        assert picture(sheet.explanation) != before
        assert not picture(sheet).isNull()


# --- chart ---------------------------------------------------------------------------------------


def test_the_chart_has_the_target_and_marks_the_hand_in_hand(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(match())
    chart = sheet.chart
    texts = [line.text for line in chart.lines()]
    assert texts[-1] == "target 100"
    assert chart.plot().top() < chart.point(0, 100).y() < chart.point(0, 47).y()
    assert "you and Nora, total 47 points" in chart.accessibleName()
    click(sheet, 1, Column.OUR_TOTAL)
    second = picture(chart)
    click(sheet, 3, Column.OUR_TOTAL)
    assert picture(chart) != second


def test_without_a_target_there_is_no_line(sheet: ScoreSheetDialog) -> None:
    from msgspec.structs import replace

    from maverick_desktop.core.rules import CLASSIC

    sheet.show_view(match(rules=replace(CLASSIC, target=None, hands=8)))
    assert not any("target" in line.text for line in sheet.chart.lines())


# --- keys and languages --------------------------------------------------------------------------


def test_tab_reaches_everything(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(golden(2))
    sheet.activateWindow()
    reached = []
    for _ in range(8):
        focused = sheet.focusWidget()
        assert focused is not None
        reached.append(focused)
        QTest.keyClick(focused, Key.Key_Tab)
    wanted = {
        sheet.table,
        sheet.explanation,
        sheet.details[Detail.HANDS],
        sheet.export_button,
        sheet.preview_button,
        sheet.print_button,
    }
    assert wanted <= set(reached)
    assert reached.index(sheet.explanation) == reached.index(sheet.table) + 1
    closing = [one for one in reached if isinstance(one, QPushButton) and one.text() == "Close"]
    assert len(closing) == 1


def test_the_explanation_scrolls_by_keys(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(golden(2))
    click(sheet, 1, Column.HAND)
    QApplication.processEvents()
    bar = sheet.explanation.verticalScrollBar()
    assert bar.maximum() > 0
    QTest.keyClick(sheet.explanation, Key.Key_PageDown)
    assert bar.value() > 0
    click(sheet, 0, Column.HAND)
    assert bar.value() == 0


def test_enter_presses_what_has_the_focus_and_closes_nothing(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(golden(2))
    QTest.keyClick(sheet.table, Key.Key_Return)
    assert sheet.isVisible()
    asked: list[str] = []
    sheet.preview_wanted.connect(lambda: asked.append("preview"))
    sheet.preview_button.setFocus()
    QTest.keyClick(sheet.preview_button, Key.Key_Return)
    assert asked == ["preview"]
    QTest.keyClick(sheet.table, Key.Key_Escape)
    assert not sheet.isVisible()


def test_the_language_changes_while_the_window_is_open(qtbot: QtBot, look: Look) -> None:
    speaking = make_look(look.theme, look.lettering)
    sheet = ScoreSheetDialog(speaking)
    qtbot.addWidget(sheet)
    sheet.show_view(golden(2))
    sheet.show()
    click(sheet, 1, Column.DEALER)
    english = [one.text() for one in sheet.findChildren(QPushButton)], sheet.windowTitle()
    said = sheet.explanation.accessibleName()
    speaking.language.choose("ru")
    QCoreApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))
    russian = [one.text() for one in sheet.findChildren(QPushButton)], sheet.windowTitle()
    assert russian[1] == "Протокол"
    assert "Закрыть" in russian[0]
    assert sheet.explanation.accessibleName() == said.replace("Hand", "Сдача").replace(
        "Dealer", "Сдающий"
    )
    heading = sheet.model.headerData(Column.TRUMP, Qt.Orientation.Horizontal)
    assert heading == "Козырь"
    assert sheet.table.currentIndex().row() == 1
    speaking.language.choose("en")
    QCoreApplication.sendEvent(sheet, QEvent(QEvent.Type.LanguageChange))
    assert ([one.text() for one in sheet.findChildren(QPushButton)], sheet.windowTitle()) == english


def test_a_tip_is_shown_where_the_pointer_rests(sheet: ScoreSheetDialog) -> None:
    sheet.show_view(match())
    index = sheet.model.index(2, Column.OUR_TOTAL)
    assert "29" in str(index.data(Qt.ItemDataRole.ToolTipRole))
    spot = sheet.table.visualRect(index).center()
    assert sheet.table.indexAt(QPoint(spot)) == index
