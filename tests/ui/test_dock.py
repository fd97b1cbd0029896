"""The dock's figures are the sheet's, its texts have room, and its parts give way in order."""

from math import ceil

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF
from PySide6.QtGui import QHelpEvent, QTextDocument
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC, Rules
from maverick_desktop.core.sheet import sheet_of
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.phrase import number
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.measures import dock_width
from maverick_desktop.ui.models.figures import figures_of
from maverick_desktop.ui.views.chart import LEAST_HEIGHT
from maverick_desktop.ui.views.dock import ScoreDock, dock_size
from maverick_desktop.ui.views.dockparts import DockPart
from tests.ui.render_dock import dock_picture, states
from tests.ui.scorestates import DRAWN_HANDS, WIDEST, match
from tests.ui.test_scores import random_views

WIDTHS = (236, 300, 360)
HEIGHTS = (556, 596, 676, 756, 856, 1036)
EVERY_STATE = pytest.mark.parametrize(
    ("view", "changes"), [state[1:] for state in states()], ids=[state[0] for state in states()]
)


@pytest.fixture
def dock(look: Look, qtbot: QtBot) -> ScoreDock:
    made = ScoreDock(look)
    qtbot.addWidget(made)
    made.resize(300, 756)
    made.show()
    return made


def parts(dock: ScoreDock) -> list[DockPart]:
    every = (dock.head, dock.ours, dock.theirs, dock.tricks, dock.hands, dock.chart)
    return [part for part in every if part.isVisible()]


def texts(part: DockPart) -> list[str]:
    return [line.text for line in part.lines()]


def test_width_follows_the_window() -> None:
    sizes = {960: 236, 1024: 236, 1280: 300, 1920: 360, 2560: 360}
    assert {window: dock_width(window) for window in sizes} == sizes
    widths = [dock_width(window) for window in range(900, 3000)]
    assert widths == sorted(widths)


# --- figures -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20, 32))
def test_the_docks_figures_are_the_sheets(dock: ScoreDock, seed: int) -> None:
    for view in random_views(seed):
        dock.show_view(view, "Any", 3)
        sheet, public = sheet_of(view.public), view.public
        counts = public.rules.running_score == "trick" or public.phase is not Phase.PLAY
        for box, side in ((dock.ours, view.seat.side), (dock.theirs, view.seat.side.other)):
            total = sheet.total[side] if counts else public.total[side]
            assert texts(box)[0] == number(total)
            assert f"{number(total)} point" in box.accessibleName()
        before = [0, 0]
        for hand in sheet.hands[:-1]:
            before = [hand.sides[0].total, hand.sides[1].total]
        figures = figures_of(view)
        for one in (figures.ours, figures.theirs):
            assert one.before == before[one.side]
            assert one.after == sheet.total[one.side]
        tricks = public.hand.tricks
        assert texts(dock.tricks)[2:] == [
            f"+{trick.points}" if trick.points > 0 else number(trick.points) for trick in tricks
        ]


def test_as_drawn(dock: ScoreDock) -> None:
    dock.show_view(match(rules=Rules(running_score="hand")), "Classic", 1)
    assert texts(dock.head) == ["Hand 6", "Classic · 1 change", "First side to 100 points wins"]
    assert texts(dock.ours) == ["46", "You & Nora", "This hand", "+1", "0", "54 to go"]
    expected = ["30", "Walter & Emma", "This hand", "+5", "Emma: nil", "0", "70 to go"]
    assert texts(dock.theirs) == expected
    assert texts(dock.tricks) == ["Tricks", "3 of 13", "+1", "+5"]
    rows = texts(dock.hands)
    assert rows[:3] == ["Hand", "We", "They"]
    assert rows[3:8] == ["1", "+9", "9", "+4", "4"]
    assert rows[13:19] == ["3", "+21", "29", "+2", "19", "nil"]
    assert dock.chart.isVisible()
    assert texts(dock.chart)[-2:] == ["46", "30"]


def test_every_figure_is_said_in_full_words(dock: ScoreDock) -> None:
    dock.show_view(match(rules=Rules(running_score="hand")), "Classic", 1)
    assert dock.ours.accessibleName() == "you and Nora: 46 points, 54 to go. This hand 1 point"
    expected = "Walter and Emma: 30 points, 70 to go. This hand 5 points. Emma: nil"
    assert dock.theirs.accessibleName() == expected
    expected = (
        "Tricks, 3 of 13; trick 1: 1 point to you and Nora; trick 2: 5 points to Walter and Emma"
    )
    assert dock.tricks.accessibleName() == expected
    assert "Nora: nil, made" in dock.hands.accessibleName()
    expected = "Match so far, 5 hands: you and Nora, total 46 points; "
    assert dock.chart.accessibleName().startswith(expected)


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        (CLASSIC, "First side to 100 points wins"),
        (Rules(target=None, hands=8), "The higher total after 8 hands wins"),
        (Rules(target=None, hands=1), "The higher total after 1 hand wins"),
        (Rules(hands=12), "First to 100 points, 12 hands at most"),
    ],
)
def test_the_goal_is_one_sentence(dock: ScoreDock, rules: Rules, sentence: str) -> None:
    dock.show_view(match(rules=rules), "Classic", 0)
    assert texts(dock.head)[-1] == sentence
    if rules.target is None:
        assert not any("to go" in text for text in texts(dock.ours))


def test_between_hands_the_finished_one_stands(dock: ScoreDock) -> None:
    dock.show_view(match(DRAWN_HANDS, None), "Classic", 0)
    assert texts(dock.head)[0] == "Hand 5"
    assert texts(dock.ours)[:4] == ["46", "You & Nora", "This hand", "+12"]


def test_from_the_other_side_we_are_they(dock: ScoreDock) -> None:
    dock.show_view(match(seat=Seat.EAST, names=("Sam", "Walter", "Nora", "Emma")), "Classic", 0)
    assert texts(dock.ours)[:2] == ["35", "You & Walter"]
    assert texts(dock.theirs)[:2] == ["47", "Sam & Nora"]


# --- the bar -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "hand", "stands", "coming"),
    [
        (46, 1, (0, 46), (46, 47)),
        (10, -3, (0, 7), (7, 10)),
        (2, -6, (0, 0), (-4, 2)),
        (-5, -3, (-5, 0), (-8, -5)),
        (-8, 3, (-5, 0), (-8, -5)),
        (-1234, 2, (-20, 0), (-20, -20)),
        (99, 400, (0, 99), (99, 100)),
    ],
)
def test_the_bar_shows_what_stands_and_what_this_hand_brings(
    dock: ScoreDock, before: int, hand: int, stands: tuple[int, int], coming: tuple[int, int]
) -> None:
    dock.show_view(match([(before, 0)], [(Seat.SOUTH, hand)]), "Classic", 0)
    found = dock.ours.spans()
    expected = [(dock.ours.at(left), dock.ours.at(right)) for left, right in (stands, coming)]
    assert [pytest.approx(span) for span in expected] == list(found)
    bar = dock.ours.bar()
    assert all(bar.left() <= x <= bar.right() for span in found for x in span)


# --- room ----------------------------------------------------------------------------------------


def overlaps(part: DockPart) -> list[tuple[str, str]]:
    lines = part.lines()
    drawn = [line.drawn().adjusted(0.4, 0, -0.4, 0) for line in lines]
    return [
        (lines[one].text, lines[other].text)
        for one in range(len(lines))
        for other in range(one + 1, len(lines))
        if lines[one].shown() and lines[other].shown() and drawn[one].intersects(drawn[other])
    ]


@EVERY_STATE
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("height", HEIGHTS)
def test_no_text_overlaps_or_touches_an_edge(
    dock: ScoreDock, view: SeatView, changes: int, width: int, height: int
) -> None:
    dock.resize(width, height)
    dock.show_view(view, "Classic", changes)
    for part in parts(dock):
        assert overlaps(part) == []
        inside = QRectF(part.rect()).adjusted(-0.6, 0, 0.6, 0)
        for line in part.lines():
            assert inside.contains(line.drawn()), (type(part).__name__, line.text)
    for one, part in enumerate(parts(dock)):
        for other in parts(dock)[one + 1 :]:
            shared = part.geometry().intersected(other.geometry())
            assert shared.height() <= 1, (type(part).__name__, type(other).__name__)
        assert part.geometry().bottom() <= dock.button.geometry().top()


@EVERY_STATE
@pytest.mark.parametrize("width", WIDTHS)
def test_names_are_cut_and_figures_never(
    dock: ScoreDock, view: SeatView, changes: int, width: int
) -> None:
    dock.resize(width, 556)
    dock.show_view(view, "Any rules at all, and more of them", changes)
    for part in parts(dock):
        for line in part.lines():
            if line.text.lstrip("+−").isdigit():
                assert line.shown() == line.text, line.text


@pytest.mark.parametrize("width", WIDTHS)
def test_both_names_of_a_side_are_still_there(dock: ScoreDock, width: int) -> None:
    dock.resize(width, 756)
    dock.show_view(match(names=("You", WIDEST, WIDEST, "Emma")), "Classic", 0)
    assert texts(dock.theirs)[1].endswith("… & Emma")
    assert texts(dock.ours)[1].startswith("You & WW")


def test_markup_in_names_is_shown_as_typed(dock: ScoreDock) -> None:
    names = ("You", "<b>W</b>", "{n}&amp;|x", "%1 &E")
    dock.resize(360, 1036)
    dock.show_view(match(names=names), "<i>{name}</i>", 2)
    assert texts(dock.theirs)[1] == "<b>W</b> & %1 &E"
    assert texts(dock.ours)[1] == "You & {n}&amp;|x"
    assert texts(dock.head)[1] == "<i>{name}</i> · 2 changes"


def test_tool_tips_show_names_as_typed(dock: ScoreDock) -> None:
    dock.show_view(match(names=("You", "<b>W</b>", "N", "&amp;")), "<i>x</i>", 0)
    for part, name in ((dock.theirs, "<b>W</b>"), (dock.hands, "<b>W</b>"), (dock.head, "<i>x")):
        place = QPoint(20, 30)
        QApplication.sendEvent(
            part, QHelpEvent(QEvent.Type.ToolTip, place, part.mapToGlobal(place))
        )
        document = QTextDocument()
        document.setHtml(QToolTip.text())
        assert name in document.toPlainText()
        assert not part.toolTip()
    QToolTip.hideText()


def test_an_own_bid_is_yours(dock: ScoreDock) -> None:
    dock.show_view(match(bids=(SideBid("blind", Seat.SOUTH), None)), "Classic", 0)
    assert "You: blind" in texts(dock.ours)


# --- giving way ----------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("hands", [0, 1, 5, 8, 14, 60])
def test_what_gives_way_goes_in_order(dock: ScoreDock, width: int, hands: int) -> None:
    dock.show_view(match([(3, 2)] * hands), "Classic", 1)
    rows = dock.model.rowCount()
    for height in range(1080, 420, -8):
        dock.resize(width, height)
        shown = list(dock.hands.shown()) if dock.hands.isVisible() else []
        assert shown == list(range(rows - len(shown), rows)), "the oldest go first"
        if dock.chart.isVisible():
            assert dock.chart.height() >= LEAST_HEIGHT
            assert len(shown) >= min(rows, 8), "the chart goes before a hand does"
        if not dock.head.pill().isEmpty():
            assert shown
        elif width >= 300:
            assert not shown
        if height >= 520:
            assert len(shown) >= min(rows, 3)
        for part in (dock.head, dock.ours, dock.theirs, dock.tricks, dock.button):
            assert part.isVisible()
            assert part.geometry().bottom() <= height


def test_the_chart_is_hidden_under_its_least_height(dock: ScoreDock) -> None:
    dock.show_view(match(), "Classic", 0)
    visible = {}
    for height in range(500, 1000):
        dock.resize(236, height)
        visible[height] = dock.chart.isVisible()
    for measures in (True, False):
        one = [
            there for height, there in visible.items() if dock_size(236, height).compact is measures
        ]
        assert one == sorted(one), "once there is room it stays"
    assert not visible[556]
    assert visible[756]


def test_the_chart_has_room_for_any_match(dock: ScoreDock) -> None:
    for hands in ([], [(1, 1)], [(-50, -900)] * 3, [(20, -3)] * 60, [(0, 0)] * 99):
        dock.resize(300, 900)
        dock.show_view(match(hands, None), "Classic", 0)
        chart = dock.chart
        plot = chart.plot()
        assert chart.hands == len(hands)
        for number_of, total in enumerate(chart._ours):
            point = chart.point(number_of, total)
            assert plot.adjusted(-1, -1, 1, 1).contains(point)
        assert 1 <= len(chart.grid()) <= 5
        assert overlaps(chart) == []


# --- the rest ------------------------------------------------------------------------------------


def test_the_button_asks_for_the_sheet(dock: ScoreDock, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dock.sheet_requested):
        dock.button.click()


def test_a_dock_without_a_match_can_be_painted(look: Look, qtbot: QtBot) -> None:
    dock = ScoreDock(look)
    qtbot.addWidget(dock)
    dock.resize(300, 756)
    dock.show()
    assert not dock.grab().isNull()


def test_who_wins_a_trick_is_seen_by_its_form(look: Look) -> None:
    """A round top is ours, a square one theirs: without any colour."""
    corners = []
    for winner in (Seat.SOUTH, Seat.WEST):
        view = match((), [(winner, 5)], plays=0)
        image = dock_picture(look, view, 0, (300, 756))
        dock = ScoreDock(look)
        dock.resize(300, 756)
        dock.show_view(view, "Classic", 0)
        bar = dock.tricks.bar(0, 5).translated(dock.tricks.geometry().topLeft())
        corner = image.pixelColor(ceil(bar.left()), ceil(bar.top()))
        middle = image.pixelColor(bar.center().toPoint())
        corners.append(abs(corner.lightness() - middle.lightness()) < 12)
        dock.deleteLater()
    assert corners == [False, True]


def test_every_seat_reads_its_own_dock(dock: ScoreDock) -> None:
    for seat in SEATS:
        view = msgspec.structs.replace(match(), seat=seat)
        dock.show_view(view, "Classic", 0)
        assert texts(dock.ours)[0] == ("47" if seat.side == 0 else "35")
