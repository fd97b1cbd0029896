"""The review's window by mouse and keys; how one comes there, and what is never shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop.ai.review import Depth, Mark, Measure, review
from maverick_desktop.core import state
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.finished import FinishedHand
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.replay import finished_hands, fold
from maverick_desktop.core.store import read_record
from maverick_desktop.core.view import SeatMemory
from maverick_desktop.profile import matches_folder
from maverick_desktop.text.phrase import say
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.dialogs import review as dialogs
from maverick_desktop.ui.dialogs.history import MatchesDialog
from maverick_desktop.ui.dialogs.review import ReviewDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.review import Column
from maverick_desktop.ui.reviewer import Reviewer
from maverick_desktop.ui.shell import Shell
from maverick_desktop.ui.views.result import PanelButton
from maverick_desktop.ui.views.reviewtable import ReviewHead
from maverick_desktop.ui.views.reviewwhy import Bar
from tests.core.golden import FOLDER
from tests.patience import PATIENCE_MS
from tests.ui.play import settle

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
SMALL = Depth(known=200, solving=40_000, playing_out=100)
RECORD = FOLDER / "play-01.maverick"
HANDS = finished_hands(read_record(RECORD).log)


@pytest.fixture
def window(look: Look, qtbot: QtBot) -> Iterator[ReviewDialog]:
    """The first two hands of a record, the second one shown and wholly judged."""
    dialog = ReviewDialog(look, HANDS[:2], Seat.SOUTH, None, SMALL)
    qtbot.addWidget(dialog)
    dialog.resize(1024, 640)
    dialog.show()
    qtbot.waitExposed(dialog)
    qtbot.waitUntil(lambda: dialog.model.judged == 52, timeout=PATIENCE_MS)
    yield dialog
    dialog.close()


def test_cards_are_judged_in_a_thread_and_shown_as_they_come(look: Look, qtbot: QtBot) -> None:
    dialog = ReviewDialog(look, HANDS[:1], Seat.SOUTH, None, SMALL)
    qtbot.addWidget(dialog)
    dialog.show()
    # Nothing is done in the window's own thread: no card is there before it has turned.
    assert dialog.model.judged == 0
    assert dialog.progress.isVisible()
    assert dialog.given.text() == "Judging the cards: 0 of 52"
    with qtbot.waitSignal(dialog.reviewer.judged, timeout=PATIENCE_MS):
        pass
    assert dialog.model.card_review(12, HANDS[0].hand.tricks[12].leader.right) is not None
    qtbot.waitUntil(lambda: dialog.model.judged == 52, timeout=PATIENCE_MS)
    assert not dialog.progress.isVisible()
    assert dialog.model.review.cards == review(HANDS[0], SMALL).cards


def test_closing_stops_it(look: Look, qtbot: QtBot) -> None:
    dialog = ReviewDialog(look, HANDS[:1], Seat.SOUTH, None, Depth(3_000_000, 1000, 100))
    qtbot.addWidget(dialog)
    dialog.show()
    heard = QSignalSpy(dialog.reviewer.judged)
    dialog.close()
    qtbot.wait(50)
    assert heard.count() == 0


def click(dialog: ReviewDialog, row: int, column: Column) -> None:
    index = dialog.model.index(row, column)
    dialog.table.scrollTo(index)
    QTest.mouseClick(dialog.table.viewport(), LEFT, pos=dialog.table.visualRect(index).center())


def shown_title(dialog: ReviewDialog) -> str:
    told = dialog.why.page.told
    assert told is not None
    assert dialog.why.accessibleName() == say(told.title)
    return say(told.title)


def test_every_card_can_be_clicked(window: ReviewDialog) -> None:
    for row in range(0, 13, 4):
        for seat in SEATS:
            click(window, row, window.model.column_of(seat))
            one = window.model.card_review(row, seat)
            assert one is not None
            assert (window.row, window.model.seat) == (row, seat)
            card = one.mark(Measure.KNEW)
            words = {
                Mark.BEST: "was best",
                Mark.NEAR: "was near best",
                Mark.ONLY: "was the only card",
                Mark.LOST: "lost",
            }
            assert words[card] in shown_title(window)
            assert window.trick.accessibleName().startswith(f"Trick {row + 1}: ")
    click(window, 5, Column.POINTS)
    assert (window.row, window.model.seat) == (5, Seat.EAST)


def test_keys_go_through_tricks_and_seats(window: ReviewDialog) -> None:
    assert window.table.hasFocus()
    assert (window.row, window.model.seat) == (0, Seat.SOUTH)
    for key, row, seat in (
        (Key.Key_Down, 1, Seat.SOUTH),
        (Key.Key_Down, 2, Seat.SOUTH),
        (Key.Key_Right, 2, Seat.WEST),
        (Key.Key_Right, 2, Seat.NORTH),
        (Key.Key_Right, 2, Seat.EAST),
        (Key.Key_Right, 2, Seat.EAST),
        (Key.Key_Up, 1, Seat.EAST),
        (Key.Key_Left, 1, Seat.NORTH),
        (Key.Key_End, 12, Seat.NORTH),
        (Key.Key_Home, 0, Seat.NORTH),
    ):
        QTest.keyClick(window.table, key)
        assert (window.row, window.model.seat) == (row, seat)
        assert window.chart.accessibleName().startswith("Who was ahead in the hand: before trick 1")


def test_a_heading_chooses_the_seat(window: ReviewDialog) -> None:
    head = window.table.horizontalHeader()
    assert isinstance(head, ReviewHead)
    place = head.place(Column.PARTNER).center().toPoint()
    QTest.mouseClick(head.viewport(), LEFT, pos=place)
    assert window.model.seat is Seat.NORTH
    names = [sitter.name for sitter in HANDS[1].seats]
    assert window.measures[Measure.KNEW].text() == f"What {names[2]} knew"
    assert [line.text for line in head.lines()][-1] == f"{names[2]}’s card"
    assert window.given.text().startswith(f"{names[2]} gave away ")


def test_both_measures(window: ReviewDialog) -> None:
    texts = {}
    for measure in Measure:
        QTest.mouseClick(window.measures[measure], LEFT)
        texts[measure] = [window.model.text(row, Column.MARK) for row in range(13)]
        for row in range(13):
            one = window.model.card_review(row, Seat.SOUTH)
            assert one is not None
            mark = one.mark(measure)
            text = texts[measure][row]
            assert text.startswith({Mark.LOST: "lost ", Mark.ONLY: "only"}.get(mark, mark.value))
        lost = window.model.review.lost(Seat.SOUTH, measure)
        assert f"{lost:.1f} points" in window.given.text()
    assert texts[Measure.KNEW] != texts[Measure.SEEN]
    QTest.mouseClick(window.measures[Measure.SEEN], LEFT)
    click(window, 12, Column.OWN)
    assert shown_title(window).endswith("was the only card")
    assert not [block for _, block in window.why.page.blocks() if isinstance(block, Bar)]


def test_next_mistake_goes_round(window: ReviewDialog) -> None:
    QTest.mouseClick(window.measures[Measure.SEEN], LEFT)
    seat = next(
        seat
        for seat in SEATS
        if any(one.mark(Measure.SEEN) is Mark.LOST for one in window.model.review.of(seat))
    )
    click(window, 0, window.model.column_of(seat))
    rows = [
        one.trick - 1 for one in window.model.review.of(seat) if one.mark(Measure.SEEN) is Mark.LOST
    ]
    seen = []
    for _ in rows:
        QTest.mouseClick(window.mistake, LEFT)
        seen.append(window.row)
        assert " lost " in shown_title(window)
    assert sorted(seen) == rows


def test_the_other_hand_and_back(window: ReviewDialog, qtbot: QtBot) -> None:
    first, second = window.model.review.cards, window.windowTitle()
    assert not window.next.isEnabled()
    QTest.mouseClick(window.previous, LEFT)
    assert window.windowTitle() == "Hand 1, reviewed" != second
    qtbot.waitUntil(lambda: window.model.judged == 52, timeout=PATIENCE_MS)
    assert not window.previous.isEnabled()
    QTest.mouseClick(window.next, LEFT)
    # What was judged once is there at once.
    assert window.model.review.cards == first
    assert not window.progress.isVisible()


def test_the_chart_chooses_a_trick(window: ReviewDialog) -> None:
    at = window.chart.point(7, 0)
    QTest.mouseClick(window.chart, LEFT, pos=QPoint(round(at.x()), round(at.y())))
    assert window.row == 6


def test_a_card_tells_a_screen_reader_everything(window: ReviewDialog) -> None:
    table = QAccessible.queryAccessibleInterface(window.table)
    said = [table.child(k).text(QAccessible.Text.Name) for k in range(table.childCount())]
    led = [one for one in said if ", led" in one]
    assert len(led) == 13
    assert sum(", won" in one for one in said) == 13
    assert sum(one.startswith("You: ") for one in said) == 13
    assert any("best was" in one for one in said)


@pytest.mark.parametrize("size", [(960, 600), (1024, 640), (1280, 800)])
def test_nothing_is_cut(window: ReviewDialog, size: tuple[int, int]) -> None:
    window.resize(*size)
    QTest.qWait(1)
    table = window.table
    assert not table.verticalScrollBar().isVisible()
    assert table.visualRect(window.model.index(12, 0)).bottom() <= table.viewport().height()
    for line in [*window.chart.lines(), *window.trick.lines(), *window.scores.lines()]:
        assert line.shown() == line.text
    for button in (window.mistake, window.done_, *window.measures.values()):
        assert button.width() >= button.sizeHint().width()
    for text in (window.given, window.note):
        assert text.width() >= min(text.sizeHint().width(), 200)


# --- how one comes there -------------------------------------------------------------------------


@pytest.fixture
def shell(look: Look, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A window, whose reviews take little thought."""
    monkeypatch.setattr(ReviewDialog.__init__, "__defaults__", (None, SMALL))
    made = make_shell(look, tmp_path)
    qtbot.addWidget(made.window, before_close_func=lambda _window: made.close())
    made.window.show()
    qtbot.waitExposed(made.window)
    return made


def opened(shell: Shell) -> ReviewDialog:
    (dialog,) = (one for one in shell.window.findChildren(ReviewDialog) if one.isVisible())
    return dialog


def test_from_the_panel_of_a_finished_match(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    copy = tmp_path / "finished.maverick"
    copy.write_bytes(RECORD.read_bytes())
    assert not shell.window.commands["review"].isEnabled()
    shell.open(copy)
    assert shell.window.commands["review"].isEnabled()
    buttons = {
        button.text(): button for button in shell.window.table.view.findChildren(PanelButton)
    }
    QTest.mouseClick(buttons["Review"], LEFT)
    dialog = opened(shell)
    assert dialog.place == len(HANDS) - 1
    dialog.close()
    shell.window.commands["review"].trigger()
    assert opened(shell).place == len(HANDS) - 1


def test_from_the_list_of_matches(shell: Shell, tmp_path: Path, qtbot: QtBot) -> None:
    folder = matches_folder(tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "one.maverick").write_bytes(RECORD.read_bytes())
    pad = Path(__file__).parent.parent / "records" / "version-2.maverick"
    (folder / "pad.maverick").write_bytes(pad.read_bytes())
    shell.window.commands["matches"].trigger()
    dialog = shell.window.findChild(MatchesDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: not dialog.model.reading, timeout=PATIENCE_MS)
    can = {}
    for row in range(2):
        dialog.table.selectRow(row)
        can[dialog.model.entry(row).path.name] = dialog.buttons["review"].isEnabled()
    assert can == {"one.maverick": True, "pad.maverick": False}
    row = next(k for k in range(2) if dialog.model.entry(k).path.name == "one.maverick")
    dialog.table.selectRow(row)
    QTest.mouseClick(dialog.buttons["review"], LEFT)
    (found,) = (one for one in dialog.findChildren(ReviewDialog) if one.isVisible())
    assert found.place == len(HANDS) - 1
    found.close()
    (folder / "one.maverick").write_bytes(b"{}\n")
    QTest.mouseClick(dialog.buttons["review"], LEFT)
    box = shell.window.findChild(QMessageBox)
    assert box is not None
    box.close()
    dialog.close()


def test_a_live_hand_is_never_among_them(
    look: Look, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every fact of a match: hands that are over on the screen, whatever the log has."""
    shown: list[tuple[FinishedHand, ...]] = []

    def window(_look: Look, hands: tuple[FinishedHand, ...], *_: object) -> _Window:
        shown.append(hands)
        return _Window()

    monkeypatch.setattr(dialogs, "ReviewDialog", window)
    log = read_record(RECORD).log
    memory = SeatMemory(log.header.rules, log.header.sitters, Seat.SOUTH)
    reviews = shell._reviews()
    for n, event, before, _ in fold(log):
        memory.deliver(n, state.redact(before, event, Seat.SOUTH))
        if n % 7 and not memory.view.public.hands_over():
            continue
        shown.clear()
        # The log may be further than the screen.
        reviews.show_match(memory.view, log)
        numbers = [hand.hand.number for hands in shown for hand in hands]
        assert numbers == [*memory.view.public.hands_over()]
    shown.clear()
    reviews.show_match(memory.view, None)
    reviews.show_match(memory.view, GameLog(log.header))
    assert shown == []
    for box in shell.window.findChildren(QMessageBox):
        box.close()


class _Window:
    """A window that is not there."""

    def setAttribute(self, *_: object) -> None:  # noqa: N802 - Qt's name
        """Nothing."""

    def show(self) -> None:
        """Nothing."""


def test_the_focus_stays_at_the_arrows(window: ReviewDialog) -> None:
    """At the first and the last hand one of them leads nowhere."""
    window.previous.setFocus()
    QTest.keyClick(window.previous, Key.Key_Space)
    assert window.place == 0
    assert window.focusWidget() is window.next
    QTest.keyClick(window.next, Key.Key_Space)
    assert window.place == 1
    assert window.focusWidget() is window.previous


@pytest.mark.parametrize("width", [960, 1280])
def test_the_progress_bar_gives_way_to_words(
    width: int, look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviewer, "begin", lambda *_: None)
    dialog = ReviewDialog(look, HANDS[:1], Seat.SOUTH, None, SMALL)
    qtbot.addWidget(dialog)
    dialog.resize(width, 640)
    dialog.show()
    settle()
    dialog._show_state()
    bar, legend = dialog.progress.geometry(), dialog._legend.geometry()
    assert dialog.progress.isVisible() is (width > 960)
    if dialog.progress.isVisible():
        assert bar.left() >= legend.left() + dialog._legend.minimumWidth()
