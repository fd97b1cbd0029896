"""The hand under mouse and keys: what a gesture says, and that a card is on the screen once."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Card, card
from maverick_desktop.ui.measures import PLAY_CARD
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.views.fangeometry import LIFT_FOCUSED, LIFT_LEGAL
from maverick_desktop.ui.views.pose import Pose
from tests.ui.fans import (
    ELEVEN,
    THIRTEEN,
    Table,
    choosing,
    following,
    hidden,
    playing,
    trick,
    waiting,
)

Key = Qt.Key
LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
NONE = Qt.MouseButton.NoButton


class Player:
    """Mouse and keys at a table, and what they led to."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.fan = table.fan
        self.pointer = QPoint()
        self.chosen: list[str] = []
        self.dropped: list[str] = []
        self.refused: list[str] = []
        self.lifted: list[str] = []
        self.lit: list[bool] = []
        table.fan.chosen.connect(lambda one: self.chosen.append(one.code))
        table.trick.dropped.connect(lambda one: self.dropped.append(one.code))
        table.trick.refused.connect(lambda one: self.refused.append(one.code))
        table.fan.drag_began.connect(lambda one: self.lifted.append(one.code))
        table.fan.drop_lit.connect(self.lit.append)

    def at(self, code: str) -> QPoint:
        """The middle of a card's visible strip."""
        row = self.table.hand.row_of(card(code))
        assert row is not None
        return self.fan.visualRect(self.table.hand.index(row)).center()

    def from_table(self, point: QPoint) -> QPoint:
        return self.fan.viewport().mapFrom(self.table, point)

    @property
    def place(self) -> QPoint:
        """Over the place in the middle."""
        return self.from_table(self.table.place.center())

    @property
    def felt(self) -> QPoint:
        """Over nothing."""
        return self.from_table(QPoint(30, 40))

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self.pointer = at
        QTest.mousePress(self.fan.viewport(), button, Qt.KeyboardModifier.NoModifier, at)

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self.pointer = at
        QTest.mouseRelease(self.fan.viewport(), button, Qt.KeyboardModifier.NoModifier, at)

    def move(self, to: QPoint, buttons: Qt.MouseButton = LEFT) -> None:
        self.pointer = to
        view = self.fan.viewport()
        at = QPointF(to)
        event = QMouseEvent(
            QEvent.Type.MouseMove, at, view.mapToGlobal(at), NONE, buttons,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(view, event)

    def click(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self.press(at, button)
        self.release(at, button)

    def lift(self, code: str) -> None:
        self.press(self.at(code))
        self.move(self.pointer + QPoint(5, -5))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.fan, key)

    @property
    def current(self) -> str:
        one = self.table.hand.card(self.fan.currentIndex().row()).card
        assert one is not None
        return one.code

    def held(self, code: str) -> bool:
        return self.table.overlay.shows(card(code))


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[Player]:
    table = Table()
    qtbot.addWidget(table)
    table.fan.set_speed(0)
    table.overlay.set_speed(0)
    table.lay(following())
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    yield Player(table)
    table.overlay.finish()


# --- clicks --------------------------------------------------------------------------------------


def test_a_click_chooses_the_card(player: Player) -> None:
    for code in ELEVEN.split():
        player.click(player.at(code))
    # What may not be played is said too: the desk answers with a refusal.
    assert player.chosen == ELEVEN.split()
    assert player.lifted == []


@pytest.mark.parametrize("button", [RIGHT, MIDDLE, Qt.MouseButton.BackButton])
def test_other_buttons_choose_nothing(player: Player, button: Qt.MouseButton) -> None:
    player.click(player.at("JD"), button)
    assert player.chosen == []


def test_pressed_on_one_and_released_on_another_chooses_neither(player: Player) -> None:
    player.press(player.at("JD"))
    player.release(player.at("7D"))
    player.press(player.at("JD"))
    player.release(player.felt)
    player.press(player.felt)
    player.release(player.at("JD"))
    assert player.chosen == []


def test_another_button_in_between_ends_the_click(player: Player) -> None:
    at = player.at("JD")
    player.press(at)
    player.press(at, RIGHT)
    player.release(at, RIGHT)
    player.release(at)
    assert player.chosen == []


def test_a_click_begun_before_the_scene_changed_is_none(player: Player) -> None:
    at = player.at("JD")
    player.press(at)
    player.table.lay(following(n=43))
    player.release(at)
    assert player.chosen == []
    player.click(at)
    assert player.chosen == ["JD"]


def double(player: Player, at: QPoint) -> None:
    view = player.fan.viewport()
    where = QPointF(at)
    event = QMouseEvent(
        QEvent.Type.MouseButtonDblClick, where, view.mapToGlobal(where), LEFT, LEFT,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(view, event)
    player.release(at)


def test_a_double_click_neither_takes_a_neighbour_nor_pays(player: Player) -> None:
    at = player.at("JD")
    player.click(at)
    player.table.lay(following(ELEVEN.replace("JD ", ""), n=40))
    assert player.fan.row_at(QPointF(at)) is not None
    double(player, at)
    assert player.chosen == ["JD"]
    revoke = "AS AH KH"
    player.table.lay(playing(revoke, "AS", "AH KH"))
    player.click(player.at("AH"))
    player.table.lay(playing(revoke, "AS", "AH KH", raised="AH"))
    double(player, player.at("AH"))
    assert player.chosen == ["JD", "AH"]
    player.click(player.at("AH"))
    assert player.chosen == ["JD", "AH", "AH"]


def test_what_lies_face_down_takes_no_click_and_no_focus(player: Player) -> None:
    player.table.lay(hidden())
    player.click(QPoint(490, 150))
    assert player.chosen == []
    assert player.fan.focusPolicy() is Qt.FocusPolicy.NoFocus
    player.key(Key.Key_Right)
    assert not player.fan.currentIndex().isValid()


# --- drag ----------------------------------------------------------------------------------------


def test_a_drag_begins_after_eight_pixels(player: Player) -> None:
    at = player.at("JD")
    player.press(at)
    player.move(at + QPoint(3, -4))
    assert player.lifted == []
    player.move(at + QPoint(3, -5))
    assert player.lifted == ["JD"]
    assert player.held("JD")


def test_a_small_tremble_is_a_click(player: Player) -> None:
    at = player.at("JD")
    player.press(at)
    player.move(at + QPoint(3, 3))
    player.release(at + QPoint(3, 3))
    assert player.chosen == ["JD"]


def test_the_card_follows_upright_with_the_same_point_under_the_pointer(player: Player) -> None:
    home = player.fan.pose_of(card("BJ"))
    assert home is not None
    player.lift("BJ")
    start = player.at("BJ")
    grip = home.own(QPointF(player.table.overlay.mapFromGlobal(player.fan.mapToGlobal(start))))
    player.move(player.place)
    pose = player.table.overlay.pose_of(card("BJ"))
    assert pose is not None
    assert pose.angle == 0
    away = pose.own(QPointF(player.table.place.center())) - grip
    assert away.manhattanLength() < 1


def test_a_drop_on_the_place_plays(player: Player) -> None:
    player.lift("JD")
    player.move(player.place)
    assert player.lit == [True]
    player.release(player.place)
    assert (player.dropped, player.chosen, player.lit) == (["JD"], [], [True, False])
    assert player.held("JD")
    player.table.lay(waiting(ELEVEN.replace("JD ", "")))
    assert not player.held("JD")


def test_where_a_card_was_dropped_is_known_when_it_has_left(player: Player) -> None:
    player.lift("JD")
    player.move(player.place)
    seen: list[Pose | None] = []

    def play(one: Card) -> None:
        player.table.lay(waiting(ELEVEN.replace("JD ", "")))
        seen.append(player.fan.pose_of(one))

    player.table.trick.dropped.connect(play)
    player.release(player.place)
    (pose,) = seen
    assert pose is not None
    assert pose.bounds.contains(QPointF(player.table.place.center()))
    assert not player.held("JD")


def test_a_drop_elsewhere_does_nothing(player: Player) -> None:
    for where in (player.felt, player.at("BJ"), QPoint(-500, -900)):
        player.lift("JD")
        player.move(where)
        player.release(where)
        assert not player.held("JD")
    assert (player.dropped, player.refused, player.chosen, player.lit) == ([], [], [], [])


def test_a_card_that_may_not_be_played_flies_home_and_is_explained(player: Player) -> None:
    player.lift("AC")
    player.move(player.place)
    assert player.lit == []
    assert player.refused == []
    player.release(player.place)
    assert (player.dropped, player.refused) == ([], ["AC"])
    assert not player.held("AC")


def test_a_revoke_dropped_comes_home_to_be_asked_about(player: Player) -> None:
    player.table.lay(playing("AS AH KH", "AS", "AH KH"))
    asked = playing("AS AH KH", "AS", "AH KH", raised="AH")
    player.table.trick.dropped.connect(lambda _: player.table.lay(asked))
    player.lift("AH")
    player.move(player.place)
    player.release(player.place)
    assert player.dropped == ["AH"]
    assert not player.held("AH")


def escape(player: Player) -> None:
    player.key(Key.Key_Escape)


def press_another_button(player: Player) -> None:
    player.press(player.place, RIGHT)
    player.release(player.place, RIGHT)


def lose_the_focus(player: Player) -> None:
    QApplication.sendEvent(player.fan, QFocusEvent(QEvent.Type.FocusOut))


def show_another_scene(player: Player) -> None:
    player.table.lay(following(n=43))


def play_the_card_elsewhere(player: Player) -> None:
    player.table.lay(following(ELEVEN.replace("JD ", ""), n=40))


def lose_the_button(player: Player) -> None:
    player.move(player.place, NONE)


def hide(player: Player) -> None:
    player.fan.hide()


@pytest.mark.parametrize(
    "end",
    [
        escape, press_another_button, lose_the_focus, show_another_scene,
        play_the_card_elsewhere, lose_the_button, hide,
    ],
)  # fmt: skip
def test_what_ends_a_drag(player: Player, end: object) -> None:
    player.lift("JD")
    player.move(player.place)
    assert player.held("JD")
    assert callable(end)
    end(player)
    assert not player.held("JD")
    assert player.lit == [True, False]
    player.move(player.place)
    player.release(player.place)
    assert (player.dropped, player.refused, player.chosen) == ([], [], [])


def test_escape_in_a_drag_is_no_shortcut_of_the_window(player: Player) -> None:
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(player.fan, event)
    assert not event.isAccepted()
    player.lift("JD")
    QApplication.sendEvent(player.fan, event)
    assert event.isAccepted()


def test_nothing_is_lifted_when_it_is_not_your_turn(player: Player) -> None:
    player.table.lay(waiting())
    player.lift("JD")
    player.release(player.pointer)
    assert player.lifted == []


def test_while_choosing_others_may_choose_without_ending_the_drag(player: Player) -> None:
    player.table.lay(choosing(n=20))
    player.lift("KS")
    player.table.lay(choosing(n=21))
    player.move(player.place)
    assert player.held("KS")
    player.release(player.place)
    assert player.dropped == ["KS"]


def test_a_dropped_card_that_nobody_takes_comes_home(player: Player, qtbot: QtBot) -> None:
    player.lift("JD")
    player.move(player.place)
    player.release(player.place)
    qtbot.waitUntil(lambda: not player.held("JD"))


# --- a card is on the screen once ----------------------------------------------------------------


def seen(player: Player, code: str) -> bool:
    """Whether the fan paints a card: its strip differs from the fan without it."""
    fan, point = player.fan, player.at(code)
    with_it = fan.grab().toImage().pixelColor(point)
    player.table.overlay.hold(card(code), None, Pose(QPointF(-500, -500), 0, 116))
    without = fan.grab().toImage().pixelColor(point)
    player.table.overlay.let_go(card(code))
    return with_it != without


def test_a_held_or_flying_card_is_not_in_the_fan(player: Player, qtbot: QtBot) -> None:
    table = player.table
    assert seen(player, "QC")
    whole = table.fan.grab().toImage()
    player.lift("QC")
    assert table.fan.grab().toImage() != whole
    table.overlay.set_speed(100)
    player.release(player.felt)
    assert table.overlay.is_flying()
    qtbot.waitUntil(lambda: not player.held("QC"))
    assert table.fan.grab().toImage() == whole


def test_a_gesture_never_waits_for_a_card_in_flight(player: Player) -> None:
    player.table.overlay.set_speed(10)
    player.lift("QC")
    player.release(player.felt)
    assert player.table.overlay.is_flying()
    player.lift("QC")
    assert not player.table.overlay.is_flying()
    player.move(player.felt)
    player.release(player.felt)
    player.click(player.at("JD"))
    assert player.chosen == ["JD"]
    player.table.overlay.finish()
    assert not player.held("QC")


def test_flights_end_once_each(player: Player, qtbot: QtBot) -> None:
    overlay = player.table.overlay
    done: list[int] = []
    here, there = Pose(QPointF(100, 100), 3, 106), Pose(QPointF(400, 300), 0, 116)
    overlay.fly(card("2C"), None, here, there, PLAY_CARD, lambda: done.append(1))
    assert done == [1]
    overlay.set_speed(100)
    overlay.fly(card("2C"), Mark.TRUMP, here, there, PLAY_CARD, lambda: done.append(2))
    overlay.fly(None, None, here, there, PLAY_CARD, lambda: done.append(3))
    assert overlay.is_flying()
    overlay.grab()
    overlay.finish()
    assert done == [1, 2, 3]
    overlay.fly(card("2C"), None, here, there, PLAY_CARD, lambda: done.append(4))
    qtbot.waitUntil(lambda: not overlay.is_flying())
    assert done == [1, 2, 3, 4]
    assert not overlay.shows(card("2C"))


def test_the_overlay_covers_the_table_and_takes_no_click(player: Player) -> None:
    overlay = player.table.overlay
    player.table.resize(800, 700)
    assert overlay.geometry() == player.table.rect()
    assert overlay.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


# --- how cards stand -----------------------------------------------------------------------------


def height(player: Player, code: str) -> float:
    """How far a card is out of the fan."""
    row = player.table.hand.row_of(card(code))
    pose = player.fan.pose_of(card(code))
    assert row is not None
    assert pose is not None
    resting = player.fan.resting(row)
    return -resting.own(player.fan.mapFrom(player.table, pose.centre)).y()


def test_legal_cards_rise_and_others_stay(player: Player) -> None:
    heights = {code: round(height(player, code)) for code in ELEVEN.split()}
    up = [code for code, way in heights.items() if way == LIFT_LEGAL]
    assert " ".join(up) == "QD JD 7D 5D 3D"
    assert set(heights.values()) == {0, LIFT_LEGAL}
    for scene in (waiting(), playing(), choosing(ELEVEN)):
        player.table.lay(scene)
        assert {round(height(player, code)) for code in ELEVEN.split()} == {0}


def test_the_focused_card_rises_while_the_keyboard_is_used(player: Player) -> None:
    player.fan.setFocus()
    player.key(Key.Key_End)
    player.key(Key.Key_3)
    assert round(height(player, "QD")) == LIFT_FOCUSED
    player.move(player.felt, NONE)
    player.click(player.at("3D"))
    assert round(height(player, "QD")) == LIFT_LEGAL
    assert round(height(player, "3D")) == LIFT_LEGAL


def test_of_revokes_only_the_one_asked_about_rises(player: Player) -> None:
    player.table.lay(playing("AS AH KH", "AS", "AH KH", raised="KH"))
    assert [round(height(player, code)) for code in ("AS", "AH", "KH")] == [20, 0, 20]


def test_the_pointer_lifts_a_playable_card_and_moves_no_neighbour(player: Player) -> None:
    before = {code: player.fan.pose_of(card(code)) for code in ELEVEN.split()}
    player.move(player.at("7D"), NONE)
    assert player.fan.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    assert round(height(player, "7D")) == LIFT_LEGAL + 6
    changed = [code for code in before if before[code] != player.fan.pose_of(card(code))]
    assert changed == ["7D"]
    player.move(player.at("AC"), NONE)
    assert player.fan.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor
    assert round(height(player, "AC")) == 0
    QApplication.sendEvent(player.fan.viewport(), QEvent(QEvent.Type.Leave))


def test_cards_move_shake_and_come_to_rest(player: Player, qtbot: QtBot) -> None:
    fan = player.fan
    player.table.lay(following())
    still = fan.grab().toImage()
    # So slowly that nobody misses it.
    fan.set_speed(5)
    fan.shake(card("AC"))
    qtbot.waitUntil(lambda: fan.grab().toImage() != still)
    shake = fan._motion._shake
    qtbot.waitUntil(lambda: shake.state() is QVariantAnimation.State.Stopped)
    assert fan.grab().toImage() == still
    fan.set_speed(100)
    player.table.lay(waiting(n=40))
    assert fan.grab().toImage() == still
    qtbot.waitUntil(lambda: fan.grab().toImage() != still)
    fan.finish()
    resting = fan.grab().toImage()
    qtbot.wait(50)
    assert fan.grab().toImage() == resting


# --- keys ----------------------------------------------------------------------------------------


def test_keys_move_the_focus(player: Player) -> None:
    player.fan.setFocus()
    went = []
    keys = "Home Left Right Right End Right Left 2 1 4 3"
    for name in keys.split():
        player.key(getattr(Key, f"Key_{name}"))
        went.append(player.current)
    assert " ".join(went) == "BJ BJ 8H 4H QC QC AC JS BJ AC QD"
    assert player.chosen == []


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_and_space_choose(player: Player, key: Qt.Key) -> None:
    player.fan.setFocus()
    player.key(Key.Key_3)
    player.key(key)
    player.key(Key.Key_Home)
    player.key(key)
    assert player.chosen == ["QD", "BJ"]


def test_a_key_held_down_plays_one_card(player: Player) -> None:
    player.fan.setFocus()
    player.key(Key.Key_3)
    again = QKeyEvent(
        QEvent.Type.KeyPress, Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True
    )
    QApplication.sendEvent(player.fan, again)
    assert player.chosen == []


def test_the_focus_stays_at_the_same_place_when_a_card_leaves(player: Player) -> None:
    player.fan.setFocus()
    player.key(Key.Key_3)
    player.key(Key.Key_Right)
    player.table.lay(waiting(ELEVEN.replace("JD ", "")))
    assert (player.fan.currentIndex().row(), player.current) == (5, "7D")
    player.key(Key.Key_End)
    player.table.lay(waiting(ELEVEN.replace("JD ", "").replace(" QC", ""), n=45))
    assert (player.fan.currentIndex().row(), player.current) == (8, "AC")


def test_updates_never_move_the_focus(player: Player) -> None:
    player.fan.setFocus()
    player.key(Key.Key_4)
    for scene in (waiting(n=50), following(n=51), playing(n=52), choosing(ELEVEN, n=53)):
        player.table.lay(scene)
        assert player.current == "AC"
        assert QApplication.focusWidget() is player.fan


def unused(player: Player, key: Qt.Key, modifier: Qt.KeyboardModifier) -> bool:
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifier, "")
    event.accept()
    player.fan.keyPressEvent(event)
    return not event.isAccepted()


def test_other_keys_go_on_to_the_window(player: Player) -> None:
    plain, control = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    for key in (Key.Key_H, Key.Key_U, Key.Key_L, Key.Key_Escape, Key.Key_F9, Key.Key_Up):
        assert unused(player, key, plain)
    assert unused(player, Key.Key_Z, control)
    assert unused(player, Key.Key_1, control)
    assert player.current == "QD"


def test_while_a_trick_rests_enter_and_space_go_on(player: Player) -> None:
    player.fan.setFocus()
    player.table.lay(playing(middle=trick("9D SJ 3H 2D", complete=True)))
    player.key(Key.Key_Home)
    assert unused(player, Key.Key_Space, Qt.KeyboardModifier.NoModifier)
    assert player.chosen == []


def test_tab_finds_the_first_card_that_can_be_played(player: Player) -> None:
    player.fan.clearFocus()
    player.fan.setCurrentIndex(player.table.hand.index(-1))
    player.fan.setFocus(Qt.FocusReason.TabFocusReason)
    assert player.current == "QD"
    assert round(height(player, "QD")) == LIFT_FOCUSED


# --- screen readers ------------------------------------------------------------------------------


def test_a_screen_reader_finds_every_card_where_it_is(player: Player) -> None:
    fan = player.fan
    hand = QAccessible.queryAccessibleInterface(fan)
    assert hand is not None
    assert hand.text(QAccessible.Text.Name) == "Your hand, 11 cards"
    assert hand.childCount() == 11
    for row, code in enumerate(ELEVEN.split()):
        item = hand.child(row)
        name = item.text(QAccessible.Text.Name)
        assert name == player.table.hand.data(player.table.hand.index(row), 11)
        point = fan.viewport().mapFromGlobal(item.rect().center())
        found = fan.row_at(QPointF(point))
        assert found is not None
        assert player.table.hand.card(found).card == card(code)
    assert hand.child(5).text(QAccessible.Text.Name).startswith("Jack of diamonds, adder")
    assert hand.child(0).text(QAccessible.Text.Description).startswith("Diamonds were led")
    player.table.lay(waiting(ELEVEN.replace("JD ", "")))
    assert hand.childCount() == 10
    assert hand.text(QAccessible.Text.Name) == "Your hand, 10 cards"


@pytest.mark.parametrize("size", [(724, 556), (788, 596), (980, 756), (1560, 1036)])
def test_every_strip_answers_to_the_mouse_at_every_size(
    player: Player, size: tuple[int, int], qtbot: QtBot
) -> None:
    table = Table(*size)
    qtbot.addWidget(table)
    table.lay(following(THIRTEEN))
    table.show()
    other = Player(table)
    for code in THIRTEEN.split():
        other.click(other.at(code))
    assert other.chosen == THIRTEEN.split()
