"""The table by mouse and keys, and what it paints and says of every state."""

import re
from collections.abc import Callable, Iterator

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Seat, card
from maverick_desktop.core.events import SideBid
from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase, say
from maverick_desktop.ui import lettering
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import BidMiddle, PassMiddle, Scene
from maverick_desktop.ui.staging import trick_panel
from maverick_desktop.ui.theme import THEMES
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.bids import BidButton
from maverick_desktop.ui.views.corners import LastTrickView, TurnedView
from maverick_desktop.ui.views.large import LargeTrick
from maverick_desktop.ui.views.layout import lay_out
from maverick_desktop.ui.views.middle import MiddleView
from maverick_desktop.ui.views.part import PaintedButton, Part
from maverick_desktop.ui.views.passing import ChosenCard, PassButton
from maverick_desktop.ui.views.plates import PlateView
from maverick_desktop.ui.views.prompt import ActionButton, PromptView
from maverick_desktop.ui.views.result import PanelButton, ResultView
from tests.ui import render_table as staged
from tests.ui.render_table import STATES, WIDE, WINDOWS, Stage, plain_look

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def light(qapp: QApplication) -> Look:
    """The light theme."""
    return plain_look()


Make = Callable[[Look, tuple[int, int], Scene], Stage]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    """Makes tables, and keeps them until the test is over."""
    made: list[Stage] = []

    def one(look: Look, size: tuple[int, int], scene: Scene) -> Stage:
        made.append(Stage(look, size, scene))
        return made[-1]

    yield one
    for stage in made:
        stage.table.close()
        stage.table.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def stage(light: Look, make: Make, qtbot: QtBot) -> Stage:
    """A table of the usual size, on screen."""
    made = make(light, WINDOWS[1280, 800], staged.play().scene)
    made.table.show()
    made.table.activateWindow()
    qtbot.waitUntil(made.table.isActiveWindow)
    return made


def _one(table: QWidget, kind: type[QWidget]) -> QWidget:
    found = [one for one in table.findChildren(kind) if one.isVisible()]
    assert len(found) == 1, found
    return found[0]


def _visible(table: QWidget, kind: type[PaintedButton]) -> list[PaintedButton]:
    return [one for one in table.findChildren(kind) if one.isVisible()]


def _click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())


# --- clicks --------------------------------------------------------------------------------------


def test_a_click_on_the_free_table_goes_on(stage: Stage) -> None:
    spy = QSignalSpy(stage.table.go_on)
    _click(stage.table, QPoint(300, 130))
    # Plates and cards of the trick are no buttons.
    for place in (stage.table.layout_now.middle.toPoint(), QPoint(40, 40), QPoint(100, 490)):
        assert stage.table.childAt(place) is None
        _click(stage.table, place)
    assert spy.count() == 4
    QTest.mouseClick(stage.table, Qt.MouseButton.RightButton, pos=QPoint(300, 130))
    QTest.mousePress(stage.table, LEFT, pos=QPoint(300, 130))
    QTest.mouseRelease(stage.table, LEFT, pos=QPoint(-20, 130))
    assert spy.count() == 4


def test_the_last_trick_is_asked_for_by_a_click(stage: Stage) -> None:
    spy = QSignalSpy(stage.table.last_trick_requested)
    _click(_one(stage.table, LastTrickView))
    assert spy.count() == 1


def test_undo_is_there_only_if_something_can_be_undone(stage: Stage) -> None:
    spy = QSignalSpy(stage.table.undo)
    _click(stage.table.actions_row.undo_button)
    assert spy.count() == 1
    stage.show(staged.bidding().scene)
    assert not stage.table.actions_row.undo_button.isVisible()


def test_bids_are_chosen_by_click_and_by_keys(stage: Stage) -> None:
    stage.show(staged.bidding().scene)
    spy = QSignalSpy(stage.table.bid_chosen)
    buttons = _visible(stage.table, BidButton)
    assert [button.text() for button in buttons] == ["Pass", "Nil", "Posh"]
    _click(buttons[1])
    stage.fan.setFocus()
    for button in buttons:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        assert button.hasFocus()
    QTest.keyClick(buttons[2], Qt.Key.Key_Space)
    assert [spy.at(row)[0] for row in range(spy.count())] == ["nil", "posh"]


def test_the_focus_goes_back_to_the_hand_when_its_button_is_gone(stage: Stage) -> None:
    stage.show(staged.bidding().scene)
    _visible(stage.table, BidButton)[0].setFocus()
    stage.show(staged.play().scene)
    assert stage.fan.hasFocus()
    assert not stage.table.findChildren(BidButton) or not _visible(stage.table, BidButton)


def test_an_unchanged_middle_keeps_its_buttons_and_the_focus(stage: Stage) -> None:
    stage.show(staged.bidding().scene)
    button = _visible(stage.table, BidButton)[1]
    button.setFocus()
    stage.show(staged.bidding().scene)
    assert _visible(stage.table, BidButton)[1] is button
    assert button.hasFocus()


def test_passing_by_mouse_and_keys(stage: Stage) -> None:
    stage.show(staged.passing().scene)
    passed, back = QSignalSpy(stage.table.pass_now), QSignalSpy(stage.table.take_back)
    cards = _visible(stage.table, ChosenCard)
    _click(cards[0])
    cards[1].setFocus()
    QTest.keyClick(cards[1], Qt.Key.Key_Space)
    assert [back.at(row)[0] for row in range(2)] == [card("7S"), card("4S")]
    _click(_one(stage.table, PassButton))
    QTest.keyClick(_one(stage.table, PassButton), Qt.Key.Key_Space)
    assert passed.count() == 2


def test_a_chosen_card_is_dragged_back_to_the_hand_and_nowhere_else(stage: Stage) -> None:
    stage.show(staged.passing().scene)
    back = QSignalSpy(stage.table.take_back)
    one = _visible(stage.table, ChosenCard)[0]
    home, middle = one.pos(), one.rect().center()
    for where, count in ((QPoint(90, -60), 0), (QPoint(60, 330), 1)):
        QTest.mousePress(one, LEFT, pos=middle)
        QTest.mouseMove(one, middle + QPoint(3, 3))
        assert one.pos() == home
        QTest.mouseMove(one, middle + QPoint(30, 30))
        assert one.pos() != home
        end = one.mapFromGlobal(stage.table.mapToGlobal(home) + middle + where)
        QTest.mouseMove(one, end)
        end = one.mapFromGlobal(stage.table.mapToGlobal(home) + middle + where)
        QTest.mouseRelease(one, LEFT, pos=end)
        assert back.count() == count
        assert one.pos() == home


def test_a_tilted_card_is_clicked_where_it_lies(stage: Stage) -> None:
    stage.show(staged.passing().scene)
    one = _visible(stage.table, ChosenCard)[0]
    assert one.hitButton(one.rect().center())
    assert not one.hitButton(QPoint(2, 2))
    assert not one.hitButton(QPoint(one.width() - 3, one.rect().center().y()))


def test_cards_that_were_handed_on_cannot_be_taken_back(stage: Stage) -> None:
    stage.show(staged.passed().scene)
    back = QSignalSpy(stage.table.take_back)
    for one in _visible(stage.table, ChosenCard):
        _click(one)
    assert back.count() == 0
    assert not _visible(stage.table, PassButton)


def test_results_lead_on(stage: Stage) -> None:
    following, new = QSignalSpy(stage.table.next_hand), QSignalSpy(stage.table.new_match)
    sheet = QSignalSpy(stage.table.sheet_requested)
    stage.show(staged.hand_over().scene)
    review = QSignalSpy(stage.table.review_requested)
    buttons = {button.text(): button for button in _visible(stage.table, PanelButton)}
    assert sorted(buttons) == ["Next hand", "Review", "Score sheet"]
    main = buttons["Next hand"]
    for button in buttons.values():
        _click(button)
    stage.show(staged.match_over().scene)
    assert main.text() == "New match"
    stage.fan.setFocus()
    QTest.keyClick(stage.fan, Qt.Key.Key_Tab)
    assert main.hasFocus()
    QTest.keyClick(main, Qt.Key.Key_Space)
    assert (following.count(), new.count(), sheet.count(), review.count()) == (1, 1, 1, 1)


def test_an_earlier_trick_is_shown_large_and_closed_by_a_click(stage: Stage) -> None:
    view = staged.won().view
    stage.table.large_trick(trick_panel(view, 2))
    large = _one(stage.table, LargeTrick)
    assert large.geometry() == stage.table.rect()
    said = "Trick 2: You king of diamonds, Walter ace of diamonds, takes the trick"
    assert large.accessibleName().startswith(said)
    spy, on = QSignalSpy(stage.table.last_trick_requested), QSignalSpy(stage.table.go_on)
    _click(large)
    assert (spy.count(), on.count()) == (1, 0)
    stage.table.large_trick(None)
    assert not large.isVisible()


# --- what is said --------------------------------------------------------------------------------


def _plates(stage: Stage) -> dict[Seat, str]:
    found = {}
    for view in stage.table.findChildren(PlateView):
        assert view.plate is not None
        found[view.plate.seat] = view.accessibleName()
    return found


def test_plates_and_trick_are_read_out(stage: Stage) -> None:
    plates = _plates(stage)
    assert plates[Seat.EAST] == "Emma, East, their side, computer, club, nil, no tricks, dealer"
    assert plates[Seat.WEST] == "Walter, West, their side, computer, club, 1 trick"
    assert plates[Seat.SOUTH] == "You, South, our side, your seat, 1 trick, to move"
    words = _one(stage.table, MiddleView).accessibleName()
    assert words == (
        "Trick 3: Walter nine of diamonds, Nora Small Joker, winning, Emma three of hearts."
    )
    turned = _one(stage.table, TurnedView).accessibleName()
    assert turned == ("Trump hearts, adder diamonds; turned: king of hearts and four of diamonds.")
    assert _one(stage.table, LastTrickView).accessibleName() == "Last trick: Walter, +5"
    assert _one(stage.table, PromptView).accessibleName() == "Your turn: follow diamonds"


def test_a_complete_trick_keeps_its_number(stage: Stage) -> None:
    stage.show(staged.won().scene)
    words = _one(stage.table, MiddleView).accessibleName()
    assert words.startswith("Trick 3: ")
    assert "Nora Small Joker, takes the trick" in words
    stage.show(staged.lead().scene)
    assert _one(stage.table, MiddleView).accessibleName() == "Trick 3: no card yet."


def test_bids_and_chosen_cards_are_read_out(stage: Stage) -> None:
    stage.show(staged.bidding().scene)
    nil = _visible(stage.table, BidButton)[1]
    assert nil.accessibleName() == "Nil, key N"
    assert nil.accessibleDescription() == (
        "You take no trick at all. Nora plays on. Made × 3, failed −1."
    )
    stage.show(staged.passing().scene)
    names = [one.accessibleName() for one in _visible(stage.table, ChosenCard)]
    assert names == ["Seven of spades, chosen, 1 of 2", "Four of spades, chosen, 2 of 2"]


def test_the_result_is_read_out(stage: Stage) -> None:
    stage.show(staged.hand_over().scene)
    assert _one(stage.table, ResultView).accessibleName() == (
        "You & Nora: base +9, penalty −4, score +5, total 51. "
        "Walter & Emma: base +12, penalty 0, score −1, total 29, Emma nil failed"
    )


# --- what is painted -----------------------------------------------------------------------------


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: str(size[0]))
@pytest.mark.parametrize("name", STATES)
def test_every_state_is_painted_at_every_size_with_any_name(
    light: Look, make: Make, name: str, window: tuple[int, int]
) -> None:
    for names in (staged.NAMES, WIDE):
        stage = make(light, WINDOWS[window], STATES[name](names).scene)
        picture = stage.table.grab().toImage()
        assert picture.width() == WINDOWS[window][0]
        assert _cream_seats(stage, picture) == sum(
            plate.active for plate in STATES[name](names).scene.plates
        )
        for part in stage.table.findChildren(Part):
            if part.isVisibleTo(stage.table) and isinstance(part, PromptView | TurnedView):
                assert stage.table.rect().contains(part.geometry().adjusted(16, 16, -16, -16))


def _cream_seats(stage: Stage, picture: QImage) -> int:
    """How many plates are cream, by their lower left corner, where nothing else is painted."""
    found = 0
    for rect in stage.table.layout_now.plates.values():
        at = QRectF(rect).bottomLeft().toPoint() + QPoint(14, -3)
        found += QColor(picture.pixel(at)).lightness() > 200
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_is_painted(light: Look, make: Make, theme: str) -> None:
    dressed = staged.dressed(light, THEMES[theme], four_colours=True)
    for state in STATES.values():
        stage = make(dressed, WINDOWS[1280, 800], state().scene)
        picture = stage.table.grab().toImage()
        felt = QColor(picture.pixel(300, 140))
        assert felt.lightness() < 110


def _prompt_room(scene: Scene, stage: Stage) -> tuple[int, int]:
    prompt = _one(stage.table, PromptView)
    return prompt.geometry().left() + 16, prompt.geometry().right() - 16


@pytest.mark.parametrize("name", STATES)
def test_the_prompt_is_between_your_plate_and_the_actions(
    light: Look, make: Make, name: str
) -> None:
    for size in WINDOWS.values():
        scene = STATES[name](WIDE).scene
        stage = make(light, size, scene)
        stage.table.show()
        left, right = _prompt_room(scene, stage)
        assert left >= stage.table.layout_now.plates["bottom"].right() + 8
        for action in _visible(stage.table, ActionButton):
            assert right <= action.geometry().left() + 16 - 8


def test_felt_and_parts_follow_the_size(stage: Stage) -> None:
    stage.table.resize(724, 556)
    layout = lay_out(724, 556)
    assert stage.table.layout_now == layout
    assert stage.fan.geometry() == layout.hand.toRect()
    assert stage.table.trick_region().contains(layout.middle.toPoint())
    prompt = stage.table.grab().toImage()
    assert prompt.size().width() == 724


def test_only_what_has_changed_is_painted_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    for part in stage.table.findChildren(Part):
        draw = part.draw
        name = type(part).__name__

        def told(
            painter: QPainter, draw: Callable[[QPainter], None] = draw, name: str = name
        ) -> None:
            painted.append(name)
            draw(painter)

        monkeypatch.setattr(part, "draw", told)
    QApplication.processEvents()
    painted.clear()
    stage.table.show_scene(staged.play().scene)
    QApplication.processEvents()
    assert painted == []
    stage.table.set_hold_fraction(0.4)
    QApplication.processEvents()
    assert painted == []
    stage.table.set_drop_lit(True)
    QApplication.processEvents()
    assert "MiddleView" in painted
    assert "TurnedView" not in painted


def test_another_look_repaints_everything_in_it(light: Look, make: Make) -> None:
    dark = staged.dressed(light, THEMES["dark"], four_colours=True, back="wine")
    for state in (staged.play, staged.bidding, staged.passing, staged.hand_over):
        stages = [make(look, WINDOWS[1280, 800], state().scene) for look in (light, dark)]
        stages[0].table.grab()
        stages[0].table.set_look(dark)
        for stage in stages:
            stage.fan.hide()
        changed, fresh = (stage.table.grab().toImage() for stage in stages)
        assert changed == fresh, state.__name__


def test_the_place_lights_up(stage: Stage) -> None:
    at = stage.table.layout_now.trick["bottom"].rect.center().toPoint() + QPoint(0, 10)
    before = QColor(stage.table.grab().toImage().pixel(at)).lightness()
    stage.table.set_drop_lit(True)
    assert QColor(stage.table.grab().toImage().pixel(at)).lightness() > before + 8


def test_thinking_is_said_after_a_moment(stage: Stage, qtbot: QtBot) -> None:
    stage.show(staged.waiting().scene)
    (plate,) = (
        one
        for one in stage.table.findChildren(PlateView)
        if one.plate is not None and one.plate.active
    )
    before = plate.grab().toImage()
    qtbot.waitUntil(lambda: plate.grab().toImage() != before)


# --- words that fit ------------------------------------------------------------------------------


def test_names_are_cut_and_figures_are_not() -> None:
    cost = Phrase("It costs {who} {n} points", {"who": "W" * 24}, None)
    cost = Phrase(cost.source, {**cost.args, "n": 4})
    assert say(wording.shortened(cost, 6)) == "It costs WWWWW… 4 points"
    nested = Phrase("to {side}", {"side": Phrase("you and {who}", {"who": "W" * 24})})
    assert say(wording.shortened(nested, 4)) == "to you and WWW…"


def test_what_does_not_fit_ends_in_dots(light: Look) -> None:
    font = light.lettering.font(lettering.BODY)
    lines = wording.wrapped("one two three four five six seven", font, 60, 2)
    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert wording.wrapped("one two", font, 200, 2) == ["one two"]
    assert wording.balanced("Your card goes here", font, 100) == ["Your card", "goes here"]


def test_markup_in_a_name_is_never_read_as_such(stage: Stage) -> None:
    stage.show(staged.passing(("You", "<img src=x>", "N", "E")).scene)
    button = _one(stage.table, PassButton)
    assert isinstance(button, PassButton)
    assert button.text() == "Pass both to <img src=x>"
    assert "<img" not in button.toolTip()
    stage.show(staged.bidding(WIDE).scene)
    for one in _visible(stage.table, BidButton):
        assert not re.search(r"<(?!/?qt>)", one.toolTip())


def test_the_worth_of_an_adder_is_what_the_rules_say(stage: Stage) -> None:
    assert seen.adder_worth(staged.BLIND) == Phrase(seen.ADDER_EACH)
    flat = msgspec.structs.replace(staged.BLIND, adder_with_trump="flat_one")
    assert seen.adder_worth(flat) == Phrase(seen.ADDER_NO_TRUMP)
    stage.table.set_rules(flat)


def test_scenes_are_what_they_say() -> None:
    assert isinstance(staged.bidding().scene.middle, BidMiddle)
    assert isinstance(staged.passing().scene.middle, PassMiddle)
    assert staged.play().view.public.hand.bids[1] == SideBid("nil", Seat.EAST)
