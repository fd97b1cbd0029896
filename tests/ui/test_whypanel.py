"""Reasons stand where they cover no card and no seat, and every line of them can be read."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Seat
from maverick_desktop.text import hints as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import PassMiddle, Scene, Told, TrickMiddle
from maverick_desktop.ui.text import WindowLanguage
from maverick_desktop.ui.views.freeroom import Taken, free_rooms, placed, roomiest
from maverick_desktop.ui.views.layout import pass_places
from maverick_desktop.ui.views.part import own_rect
from maverick_desktop.ui.views.table import TableView
from maverick_desktop.ui.views.whypanel import WhyPanel
from tests.ui.render_table import STATES, WIDE, WINDOWS, Stage, settle

ASKED = ("play", "priced", "won", "waiting", "hinted-pass", "across", "bidding", "hand-over")
KEY = Qt.Key


def russian(look: Look) -> Look:
    """The look in Russian, whose sentences are longer."""
    language = WindowLanguage()
    language.choose("ru")
    return Look(look.theme, look.lettering, look.art, look.faces, language)


def told_of(scene: Scene, lines: int, *, thinking: bool = False) -> Told:
    """So many of the longest sentences there are."""
    sentence = Phrase(words.AGAIN_THOUGHT), Phrase(words.HINT_TIP)
    title = Phrase(words.AGAIN)
    foot = (Phrase(words.THINKING if thinking else words.LATER), Phrase(words.OTHERS))
    return Told(title, tuple(sentence[one % 2] for one in range(lines)), foot, None, thinking)


def panel_of(table: TableView) -> WhyPanel:
    panel = table.findChild(WhyPanel)
    assert isinstance(panel, WhyPanel)
    return panel


def place_of(panel: WhyPanel) -> QRectF:
    """What is seen of it, on the table."""
    return own_rect(panel).translated(QPointF(panel.pos()))


def cards_and_seats(table: TableView, scene: Scene) -> Iterator[QRectF]:
    """The plates of the seats, the corners, the face-up cards, the hand."""
    layout = table.layout_now
    yield from layout.plates.values()
    yield layout.hand
    if scene.turned is not None:
        yield QRectF(layout.turned.topLeft(), layout.turned.size() * 0.5)
    if scene.last is not None:
        room = layout.last
        yield QRectF(room.right() - 90 * layout.text, room.top(), 90 * layout.text, room.height())
    if isinstance(scene.middle, TrickMiddle):
        yield from (layout.trick[one.place].rect for one in scene.middle.cards)
    if isinstance(scene.middle, PassMiddle):
        chosen = len(scene.middle.chosen)
        yield from (one.rect for one in pass_places(layout, scene.middle.count)[:chosen])


class Stages:
    """Tables of a test, shown."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot

    def make(self, look: Look, window: tuple[int, int], scene: Scene) -> Stage:
        stage = Stage(look, WINDOWS[window], scene)
        self._qtbot.addWidget(stage.table)
        stage.table.show()
        self._qtbot.waitExposed(stage.table)
        settle(stage.table)
        assert stage.table.layout_now.size.width() == WINDOWS[window][0]
        return stage


@pytest.fixture
def stages(qtbot: QtBot) -> Stages:
    return Stages(qtbot)


@pytest.mark.parametrize("state", ASKED)
@pytest.mark.parametrize("window", [(960, 600), (1024, 640), (1280, 800), (1920, 1080)])
def test_it_covers_no_card_and_no_seat(
    state: str, window: tuple[int, int], look: Look, stages: Stages
) -> None:
    for spoken in (look, russian(look)):
        scene = STATES[state](WIDE if spoken is look else ("You", "Walter", "Nora", "Emma")).scene
        stage = stages.make(spoken, window, scene)
        panel = panel_of(stage.table)
        for lines in (1, 2, 3, 5, 9):
            stage.table.show_told(told_of(scene, lines), asking=True)
            place = place_of(panel)
            assert QRectF(stage.table.rect()).contains(place)
            assert place.width() >= 180
            assert place.height() >= 80
            for taken in cards_and_seats(stage.table, scene):
                assert not place.intersects(taken), (lines, place, taken)


@pytest.mark.parametrize("window", [(960, 600), (1280, 800), (1920, 1080)])
def test_beside_a_large_trick_it_covers_none_of_its_cards(
    window: tuple[int, int], look: Look, stages: Stages
) -> None:
    scene = STATES["play"]().scene
    assert scene.last is not None
    stage = stages.make(russian(look), window, scene)
    panel, table = panel_of(stage.table), stage.table
    table.large_trick(scene.last)
    for lines in (1, 5, 9):
        told = msgspec.structs.replace(told_of(scene, lines), seat=Seat.WEST)
        table.show_told(told, asking=True)
        place = place_of(panel)
        large = table._large
        cards = [one.rect for one in large._places().values()]
        assert all(QRectF(large.rect()).contains(one) for one in cards)
        assert not any(one.intersects(place) for one in cards)
        assert not panel._beyond, "there is room for all of it"


@pytest.mark.parametrize("large", [True, False])
def test_it_finds_its_place_anew_when_the_window_grows_or_shrinks(
    large: bool, look: Look, stages: Stages
) -> None:
    scene = STATES["play"]().scene
    table = stages.make(look, (1280, 800), scene).table
    panel = panel_of(table)
    table.large_trick(scene.last if large else None)
    table.show_told(told_of(scene, 4), asking=True)
    for window in ((1920, 1080), (960, 600), (1280, 800)):
        table.resize(*WINDOWS[window])
        settle(table)
        place = place_of(panel)
        assert QRectF(table.rect()).contains(place)
        if large:
            taken = [one.rect for one in table._large._places().values()]
        else:
            taken = [*cards_and_seats(table, scene)]
        assert not any(one.intersects(place) for one in taken), window


def test_what_there_is_no_room_for_is_scrolled_to(look: Look, stages: Stages) -> None:
    scene = STATES["play"]().scene
    stage = stages.make(look, (960, 600), scene)
    panel = panel_of(stage.table)
    stage.table.show_told(told_of(scene, 9), asking=True)
    settle(stage.table)
    assert panel._beyond > 0
    top = panel.grab().toImage()
    for key in (KEY.Key_Down, KEY.Key_PageDown):
        before = panel._offset
        QTest.keyClick(panel, key)
        assert panel._offset > before
    for _ in range(20):
        QTest.keyClick(panel, KEY.Key_Down)
    assert panel._offset == panel._beyond
    assert panel.grab().toImage() != top
    for _ in range(20):
        _wheel(panel, 120)
    assert panel._offset == 0
    assert panel.grab().toImage() == top
    _wheel(panel, -120)
    assert panel._offset > 0
    # Something else is told: from its beginning.
    stage.table.show_told(told_of(scene, 8), asking=True)
    assert panel._offset == 0
    assert panel.isVisible()


def test_a_hints_reasons_are_scrolled_from_the_hand(look: Look, stages: Stages) -> None:
    """The hand keeps the keys, but those that mean nothing there scroll what is too long."""
    scene = STATES["hinted"]().scene
    stage = stages.make(look, (960, 600), scene)
    panel = panel_of(stage.table)
    stage.table.show_told(told_of(scene, 9), asking=False)
    stage.fan.setFocus()
    QTest.keyClick(stage.fan, KEY.Key_Down)
    assert panel._offset > 0
    before, card = panel._offset, stage.fan.currentIndex().row()
    QTest.keyClick(stage.fan, KEY.Key_Right)
    assert panel._offset == before
    assert stage.fan.currentIndex().row() != card, "other keys are the hand's"
    QTest.keyClick(stage.fan, KEY.Key_PageUp)
    assert panel._offset < before
    stage.table.show_told(None, asking=False)
    QTest.keyClick(stage.fan, KEY.Key_Down)
    assert panel.isHidden()
    assert panel._offset < before


def test_more_of_the_same_does_not_lose_ones_place(look: Look, stages: Stages) -> None:
    scene = STATES["play"]().scene
    stage = stages.make(look, (960, 600), scene)
    panel = panel_of(stage.table)
    stage.table.show_told(told_of(scene, 9, thinking=True), asking=True)
    panel._scroll_by(3)
    before = panel._offset
    stage.table.show_told(told_of(scene, 9), asking=True)
    assert panel._offset == before > 0


def test_thinking_is_marked_while_it_lasts(look: Look, qtbot: QtBot, stages: Stages) -> None:
    scene = STATES["play"]().scene
    stage = stages.make(look, (1280, 800), scene)
    panel = panel_of(stage.table)
    stage.table.show_told(told_of(scene, 2, thinking=True), asking=True)
    assert panel._dots.isActive()
    assert words.THINKING in panel.accessibleDescription()
    qtbot.waitUntil(lambda: panel._step == 1, timeout=30_000)
    stage.table.show_told(told_of(scene, 2), asking=True)
    assert not panel._dots.isActive()
    stage.table.show_told(told_of(scene, 2, thinking=True), asking=True)
    stage.table.show_told(None, asking=False)
    assert not panel._dots.isActive()
    assert panel.isHidden()


def _wheel(panel: WhyPanel, turn: int) -> None:
    at = QPointF(panel.rect().center())
    event = QWheelEvent(
        at,
        panel.mapToGlobal(at),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(panel, event)


# --- free room -----------------------------------------------------------------------------------

BOUNDS = QRectF(0, 0, 400, 300)


def test_rooms_are_free_and_none_is_forgotten() -> None:
    taken = [QRectF(150, 100, 100, 100), QRectF(0, 0, 120, 40)]
    rooms = free_rooms(BOUNDS, taken, 50, 50)
    assert rooms
    for room in rooms:
        assert BOUNDS.contains(room)
        assert not any(room.intersects(one) for one in taken)
    for x in range(5, 400, 10):
        for y in range(5, 300, 10):
            spot = QRectF(x - 25, y - 25, 50, 50)
            free = BOUNDS.contains(spot) and not any(
                spot.intersects(one.adjusted(-6, -6, 6, 6)) for one in taken
            )
            assert not free or any(one.contains(spot) for one in rooms)


def test_something_stands_where_it_covers_little() -> None:
    words_there = QRectF(300, 200, 100, 100)
    bare = Taken(BOUNDS, [], [])
    assert placed(bare, [100], 50, lambda _: 80) == QRectF(300, 220, 100, 80)
    beside = Taken(BOUNDS, [], [(1.0, words_there)])
    place = placed(beside, [100], 50, lambda _: 80)
    assert place is not None
    assert not place.intersects(words_there)
    only = Taken(BOUNDS, [QRectF(0, 0, 290, 300), QRectF(290, 0, 110, 150)], beside.soft)
    place = placed(only, [100], 50, lambda _: 80)
    assert place is not None
    assert place.top() == 156, "where it has to cover some, it covers the less"
    assert placed(only, [100], 50, lambda _: 280) is None
    assert placed(only, [200], 50, lambda _: 80) is None


def test_a_narrow_room_is_taken_by_something_narrow() -> None:
    taken = Taken(BOUNDS, [QRectF(0, 0, 250, 300)], [])
    place = placed(taken, [200, 140], 50, lambda width: 20_000 / width)
    assert place is not None
    assert place.width() == 140


def test_where_nothing_else_helps_something_is_as_wide_as_its_room() -> None:
    taken = Taken(BOUNDS, [QRectF(0, 0, 244, 300)], [])
    place = placed(taken, [100, 200], 50, lambda width: 43_000 / width)
    assert place is not None
    assert (place.width(), place.right()) == (150, 400)


def test_where_nothing_fits_the_roomiest_is_left() -> None:
    taken = Taken(BOUNDS, [QRectF(100, 0, 50, 300)], [])
    assert roomiest(taken, 50, 200, 50) == QRectF(200, 0, 200, 300)
    full = Taken(BOUNDS, [BOUNDS], [])
    assert roomiest(full, 50, 200, 50) is None
