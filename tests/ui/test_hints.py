"""Hint and *Why?* in the window, asked for with keys and mouse."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Event as Flag
from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget
from pytestqt.qtbot import QtBot

from maverick_desktop.ai import again
from maverick_desktop.ai.again import Again
from maverick_desktop.ai.deeds import Played, Said, deeds, seen
from maverick_desktop.ai.saying import said
from maverick_desktop.ai.thought import Thought
from maverick_desktop.core.cards import Seat, cards_in
from maverick_desktop.core.events import ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay, MayWait
from maverick_desktop.core.public import Phase, Sitter
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, Rules
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import hints as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import counsel
from maverick_desktop.ui.app import make_shell
from maverick_desktop.ui.counsel import Advice, Answer
from maverick_desktop.ui.desk import Desk
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pacing import AT_ONCE
from maverick_desktop.ui.scene import Intent, Shown, Told
from maverick_desktop.ui.shell import Shell
from maverick_desktop.ui.staging import scene_of
from maverick_desktop.ui.views.actions import Actions
from maverick_desktop.ui.views.bids import BidButton
from maverick_desktop.ui.views.large import LargeTrick
from maverick_desktop.ui.views.whypanel import WhyPanel
from maverick_desktop.ui.wondering import Wondering
from tests.patience import PATIENCE
from tests.ui.play import rules_with, settle, sound_action, views_of_a_match, wish_for
from tests.ui.render_table import STATES

LEFT, KEY = Qt.MouseButton.LeftButton, Qt.Key
BIDS = rules_with(CLASSIC, bids=frozenset({"nil", "posh"}), pass_count=0)
SHORT = rules_with(INDIVIDUALIST, target=None, hands=1)
EXPERTS = ("human", "bot:expert", "bot:expert", "bot:expert")


class Table:
    """A match in a window, and what can be done and seen there."""

    def __init__(self, shell: Shell, qtbot: QtBot) -> None:
        self.shell, self.qtbot = shell, qtbot

    def begin(self, rules: Rules = CLASSIC, number: int = 4711, *, experts: bool = False) -> None:
        """Begin a match and wait for the first decision."""
        wish = wish_for(rules, number, EXPERTS) if experts else wish_for(rules, number)
        self.shell.begin(wish).screen.pace = AT_ONCE
        self.qtbot.waitUntil(self.my_move)

    @property
    def desk(self) -> Desk:
        assert self.shell.desk is not None
        return self.shell.desk

    @property
    def view(self) -> SeatView:
        """What is on the screen."""
        return self.desk.shown.view

    def my_move(self) -> bool:
        return self.desk.shown.live and not isinstance(self.view.legal(), MayWait)

    def play_on(self, kind: type[object] = MayPlay, tricks: int = 0) -> None:
        """Decide soundly until there is such a decision after so many tricks."""
        while True:
            self.qtbot.waitUntil(lambda: self.my_move() or bool(self.view.public.past))
            legal = self.view.legal()
            if isinstance(legal, kind) and len(self.view.public.hand.tricks) >= tricks:
                return
            assert not self.view.public.past
            self.decide()

    def finish(self) -> None:
        """Decide soundly until the hand is over and seen to be."""
        while True:
            self.qtbot.waitUntil(lambda: self.my_move() or (self.desk.shown.live and self.over()))
            if self.over():
                return
            self.decide()

    def over(self) -> bool:
        return bool(self.view.public.past)

    def decide(self) -> None:
        assert self.shell.session is not None
        assert self.shell.session.wish(sound_action(self.view)) is None

    def key(self, key: Qt.Key) -> None:
        """Press a key, where the focus is."""
        there = cast("QWidget | None", self.shell.window.focusWidget())
        QTest.keyClick(self.shell.window if there is None else there, key)
        settle()

    def type(self, letter: str) -> None:
        """Press a key of a Russian keyboard in the hand."""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, ord(letter), Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(self.fan, event)

    @property
    def actions(self) -> Actions:
        return self.shell.window.table.view.actions_row

    @property
    def panel(self) -> WhyPanel:
        return cast(WhyPanel, self.shell.window.findChild(WhyPanel))

    @property
    def large(self) -> LargeTrick:
        return cast(LargeTrick, self.shell.window.findChild(LargeTrick))

    @property
    def fan(self) -> QListView:
        return cast(QListView, self.shell.window.findChild(QListView))

    def prompt(self) -> str:
        """The prompt's first line."""
        prompt = self.desk.scene.prompt
        assert prompt is not None
        return prompt.first.source

    def hinted(self) -> bool:
        hint = self.desk.shown.hint
        return hint is not None and hint.action is not None


@pytest.fixture
def table(look: Look, tmp_path: Path, qtbot: QtBot) -> Iterator[Table]:
    """A shown window on a fresh profile."""
    shell = make_shell(look, tmp_path)
    qtbot.addWidget(shell.window)
    shell.window.show()
    qtbot.waitExposed(shell.window)
    yield Table(shell, qtbot)
    shell.window.close()


class Slow:
    """An adviser that answers when it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.go = Flag(), Flag()
        self._advice = counsel.advice
        monkeypatch.setattr(counsel, "advice", self)

    def __call__(self, view: SeatView, seed: int) -> Advice:
        self.begun.set()
        self.go.wait(PATIENCE)
        return self._advice(view, seed)


# --- hints ---------------------------------------------------------------------------------------


def test_a_hint_marks_a_card_and_says_which_then_why(table: Table) -> None:
    table.begin()
    table.play_on(tricks=2)
    table.key(KEY.Key_H)
    table.qtbot.waitUntil(table.hinted)
    hint = table.desk.shown.hint
    assert hint is not None
    assert isinstance(hint.action, PlayCard)
    marked = [one for one in table.desk.scene.hand if one.hinted]
    assert [one.card for one in marked] == [hint.action.card]
    row = table.desk.scene.hand.index(marked[0])
    spoken = table.fan.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert ", hint, can be played" in spoken
    assert table.prompt() == "Hint: play {card}"
    assert table.panel.isHidden()
    table.key(KEY.Key_H)
    assert table.panel.isVisible()
    assert table.panel.accessibleName().startswith("Why play ")
    assert table.panel.accessibleName().count(".") >= 2
    # The hand keeps the keys: the hint is about a card of it.
    assert not table.panel.hasFocus()
    table.key(KEY.Key_Escape)
    assert table.panel.isHidden()
    assert table.hinted()
    table.key(KEY.Key_Escape)
    assert not any(one.hinted for one in table.desk.scene.hand)
    assert table.prompt() != "Hint: play {card}"


def test_a_hint_by_the_mouse(table: Table) -> None:
    table.begin()
    table.play_on()
    button = table.actions.hint_button
    assert "network" in button.accessibleDescription()
    QTest.mouseClick(button, LEFT)
    table.qtbot.waitUntil(table.hinted)
    QTest.mouseClick(button, LEFT)
    assert table.panel.isVisible()
    QTest.mouseClick(table.panel, LEFT)
    assert table.panel.isHidden()


def test_a_hint_for_cards_to_pass_on(table: Table) -> None:
    table.begin()
    assert isinstance(table.view.legal(), MayChoose)
    table.key(KEY.Key_H)
    table.qtbot.waitUntil(table.hinted)
    hint = table.desk.shown.hint
    assert hint is not None
    assert isinstance(hint.action, ChooseCards)
    first, *_ = cards_in(hint.action.cards)
    assert sum(one.hinted for one in table.desk.scene.hand) == 2
    table.desk.choose(first)
    assert table.hinted(), "the other card is still to be chosen"
    assert sum(one.hinted for one in table.desk.scene.hand) == 1
    for card in cards_in(hint.action.cards & ~first.bit):
        table.desk.choose(card)
    assert table.prompt() != "Hint: pass {cards} to {who}"
    table.desk.pass_cards()
    assert not table.hinted()


def test_a_hint_for_a_bid(table: Table) -> None:
    table.begin(BIDS)
    table.play_on(MayBid)
    table.key(KEY.Key_H)
    table.qtbot.waitUntil(table.hinted)
    hint = table.desk.shown.hint
    assert hint is not None
    assert isinstance(hint.action, MakeBid)
    panels = table.shell.window.findChildren(BidButton)
    marked = [one.panel.bid for one in panels if one.accessibleName().endswith(", hint")]
    assert marked == [hint.action.bid]


def test_a_hint_that_comes_too_late_for_its_decision_is_not_shown(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window goes on while a hint is thought out, and the hint dies with its decision."""
    slow = Slow(monkeypatch)
    table.begin()
    table.play_on(tricks=1)
    table.key(KEY.Key_H)
    assert slow.begun.wait(PATIENCE)
    decided = table.view.public.opened
    table.decide()
    table.qtbot.waitUntil(lambda: table.my_move() and table.view.public.opened > decided)
    slow.go.set()
    table.key(KEY.Key_H)
    table.qtbot.waitUntil(table.hinted)
    hint = table.desk.shown.hint
    assert hint is not None
    assert hint.action is not None
    assert table.view.refusal(hint.action) is None


def test_thinking_of_a_hint_is_said(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    table.begin()
    table.key(KEY.Key_H)
    table.qtbot.waitUntil(lambda: table.desk.shown.hint is not None)
    prompt = table.desk.scene.prompt
    assert prompt is not None
    assert prompt.second == Phrase(words.SEARCHING)
    table.key(KEY.Key_Escape)
    slow.go.set()
    assert table.desk.shown.hint is None


def test_a_hint_that_does_not_come_is_said_so(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counsel, "PATIENCE", 50)
    slow = Slow(monkeypatch)
    table.begin()
    table.key(KEY.Key_H)
    table.qtbot.waitUntil(lambda: _late(table))
    slow.go.set()
    table.key(KEY.Key_H)
    table.qtbot.waitUntil(lambda: table.hinted() or _late(table))


def _late(table: Table) -> bool:
    hint = table.desk.shown.hint
    prompt = table.desk.scene.prompt
    return (
        hint is not None
        and hint.late
        and prompt is not None
        and (prompt.second == Phrase(words.NONE))
    )


def test_an_adviser_that_fails_is_no_traceback(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(view: SeatView, seed: int) -> Advice:
        raise KeyError("AS")

    monkeypatch.setattr(counsel, "advice", failing)
    table.begin()
    table.key(KEY.Key_H)
    table.qtbot.waitUntil(lambda: _late(table))
    assert "KeyError" in caplog.text
    assert "AS" not in caplog.text.replace("PASS", "")


def test_undo_takes_the_hint_too(table: Table) -> None:
    table.begin()
    table.play_on(tricks=1)
    table.key(KEY.Key_H)
    table.qtbot.waitUntil(table.hinted)
    table.key(KEY.Key_U)
    table.qtbot.waitUntil(table.my_move)
    assert table.desk.shown.hint is None
    assert table.view.public.rewinds == 1


def test_a_hint_for_a_revoke_is_asked_about_like_any(table: Table) -> None:
    """A hinted card that costs is raised by the first click, as it is without a hint."""
    staged = STATES["hinted-price"]()
    revoke = [one for one in staged.scene.hand if one.hinted]
    assert [one.price for one in revoke] == [4]
    scene = scene_of(Shown(staged.view, hint=staged.hint), Intent(raised=revoke[0].card))
    assert scene.prompt is not None
    assert scene.prompt.first.source.startswith("Play {card} all the same?")


def test_there_are_no_hints_at_a_network_table(qtbot: QtBot) -> None:
    view = STATES["play"]().view
    assert not scene_of(Shown(view), Intent()).can_hint
    assert scene_of(Shown(view, hints=True), Intent()).can_hint


# --- why -----------------------------------------------------------------------------------------


def test_why_tells_of_the_last_card_of_a_computer_and_of_those_before(table: Table) -> None:
    table.begin()
    table.play_on(tricks=2)
    table.key(KEY.Key_W)
    assert table.panel.isVisible()
    assert table.panel.hasFocus()
    there = [one for one in deeds(table.view.public) if one[0] is not Seat.SOUTH]
    seat, deed = there[-1]
    told = said(table.view, seat, seen(table.view.public, seat, deed))
    say = table.shell.say
    name = table.view.public.seats[seat].name
    assert table.panel.accessibleName().startswith(f"Why did {name} play ")
    assert table.panel.accessibleName().endswith(" ".join(map(say, told)))
    assert "More when the hand is over" in table.panel.accessibleDescription()
    titles = {table.panel.accessibleName()}
    for _ in range(4):
        table.key(KEY.Key_Left)
        titles.add(table.panel.accessibleName())
    assert len(titles) == 5
    assert table.large.isVisible(), "the trick before is shown"
    for _ in range(9):
        table.key(KEY.Key_Right)
    assert table.large.isHidden() is bool(table.view.public.hand.plays)
    table.key(KEY.Key_Escape)
    assert table.panel.isHidden()
    assert table.large.isHidden()
    assert table.fan.hasFocus()


def test_while_the_hand_is_on_why_tells_what_all_can_see(table: Table) -> None:
    """Whoever holds no card at all is told the same: nothing of any hand is in it (I2)."""
    asked_about = 0
    for view, _event in views_of_a_match(SHORT, 5)[::3]:
        if view.public.phase is Phase.PLAY:
            mine, nobody = _told(table, view), _told(table, SeatView(view.public, view.seat))
            assert mine == nobody
            asked_about += mine is not None
    assert asked_about > 20


def _told(table: Table, view: SeatView) -> Told | None:
    """What *Why?* tells whoever sees this, where nobody gives counsel."""
    asked = Wondering(table.shell.window)
    asked.sit(cast(Desk, SimpleNamespace(shown=Shown(view), counsel=None)))
    asked.ask(None)
    return asked.told


def test_when_the_hand_is_over_why_tells_all(table: Table) -> None:
    table.begin(experts=True)
    table.finish()
    table.key(KEY.Key_W)
    table.qtbot.waitUntil(lambda: table.panel.isVisible())
    assert table.large.isVisible()
    told = set[str]()

    def figures() -> bool:
        told.add(table.panel.accessibleName())
        return "deals that fit what was seen" in table.panel.accessibleName()

    for _ in range(8):
        table.key(KEY.Key_Left)
    table.qtbot.waitUntil(figures)
    assert "More when" not in table.panel.accessibleDescription()
    # Back to the first deed of the hand: what the computers passed on is told now.
    for _ in range(60):
        table.key(KEY.Key_Left)
    table.qtbot.waitUntil(lambda: " pass " in table.panel.accessibleName())
    assert table.large.isHidden()


def test_at_a_network_table_nothing_more_is_told_after_the_hand(table: Table) -> None:
    view = next(one for one, _ in views_of_a_match(SHORT, 3) if one.public.past)
    told = _told(table, view)
    assert told is not None
    assert Phrase(words.ALL_SEE) in told.foot
    known = view.public
    seat, deed = [one for one in deeds(known) if one[0] is not view.seat][-1]
    assert told.lines == tuple(said(view, seat, seen(known, seat, deed)))


def test_a_click_on_a_card_asks_about_it(table: Table) -> None:
    table.begin()
    while True:
        table.play_on(tricks=1)
        if len(table.view.public.hand.plays) >= 2:
            break
        table.decide()
    surface = table.shell.window.table.view
    leader = table.view.public.hand.leader
    table.key(KEY.Key_W)
    before = table.panel.accessibleName()
    place = next(one.place for one in table.desk.scene.plates if one.seat is leader)
    at = surface.trick_rect(place).center().toPoint()
    QTest.mouseClick(surface, LEFT, pos=at)
    assert table.panel.accessibleName() != before
    name = table.view.public.seats[leader].name
    assert table.panel.accessibleName().startswith(f"Why did {name} play ")
    # A click beside the cards ends the asking and nothing else.
    now = table.view
    QTest.mouseClick(surface, LEFT, pos=QPoint(surface.width() // 2, surface.height() // 2 + 90))
    assert table.panel.isHidden()
    assert table.view is now


def test_a_click_on_the_large_trick_asks_too(table: Table) -> None:
    table.begin()
    table.play_on(tricks=1)
    table.key(KEY.Key_L)
    assert table.large.isVisible()
    table.key(KEY.Key_W)
    assert table.panel.isVisible()
    west = table.large._places()["left"].centre.toPoint()
    QTest.mouseClick(table.large, LEFT, pos=west)
    assert table.panel.accessibleName().startswith("Why did Walter play ")
    QTest.mouseClick(table.large, LEFT, pos=QPoint(8, 8))
    assert table.panel.isHidden()
    assert table.large.isVisible(), "as it was before the question"
    QTest.mouseClick(table.large, LEFT, pos=QPoint(8, 8))
    assert table.large.isHidden()


def test_why_goes_when_its_card_has_left_the_table(table: Table) -> None:
    table.begin()
    table.play_on(tricks=1)
    table.key(KEY.Key_W)
    assert table.panel.isVisible()
    trick = len(table.view.public.hand.tricks)
    table.decide()
    table.qtbot.waitUntil(lambda: table.my_move() and len(table.view.public.hand.tricks) > trick)
    assert table.panel.isHidden()


def test_why_by_mouse_menu_and_russian_keys(table: Table) -> None:
    table.begin()
    table.play_on(tricks=1)
    QTest.mouseClick(table.actions.why_button, LEFT)
    assert table.panel.isVisible()
    table.shell.window.commands["why"].trigger()
    assert table.panel.isHidden()
    table.type("Ц")
    assert table.panel.isVisible()
    table.key(KEY.Key_W)
    assert table.panel.isHidden()
    table.type("Р")
    table.qtbot.waitUntil(table.hinted)


def test_nothing_to_ask_about_before_anything_was_done(table: Table) -> None:
    table.begin()
    assert table.actions.why_button.isHidden()
    assert not table.shell.window.commands["why"].isEnabled()
    table.key(KEY.Key_W)
    assert table.panel.isHidden()


def test_people_are_not_asked_about(qtbot: QtBot) -> None:
    """Only computers can be asked why."""
    view = STATES["waiting"]().view
    assert scene_of(Shown(view), Intent()).can_ask
    south, west, north, east = (Sitter(one.name, "remote") for one in view.public.seats)
    known = replace(view.public, seats=(south, west, north, east))
    assert not scene_of(Shown(replace(view, public=known)), Intent()).can_ask


# --- thoughts that are not remembered ------------------------------------------------------------


def _resumed(table: Table) -> None:
    """A hand of experts that is over; its first tricks were played before the match was resumed."""
    table.begin(experts=True)
    table.play_on(tricks=3)
    path = table.shell._sitting.record
    assert path is not None
    table.shell.open(path)
    assert table.shell.session is not None
    table.shell.session.screen.pace = AT_ONCE
    table.finish()


def _cards(table: Table) -> list[tuple[Seat, Played]]:
    """The cards of the computers in the hand."""
    found = deeds(table.view.public)
    return [(who, one) for who, one in found if who is not Seat.SOUTH and isinstance(one, Played)]


def _ask_about(table: Table, wanted: tuple[Seat, Played] | None = None) -> tuple[Seat, Played]:
    """Ask about a card of a computer; the first one of the hand if none is named."""
    table.key(KEY.Key_W)
    found = _cards(table)[0] if wanted is None else wanted
    wondering = table.shell.window._wondering
    while wondering._at != found:
        table.key(KEY.Key_Left)
    return found


def _ask_about_what_is_thought_again(table: Table) -> tuple[Seat, Played]:
    """Ask until something is told that was thought through again: not every card is a choice."""
    asked = table.desk.counsel
    assert asked is not None
    for one in _cards(table):
        assert one not in asked._thoughts
        _ask_about(table, one)
        table.qtbot.waitUntil(partial(asked._again.__contains__, one))
        if words.AGAIN_THOUGHT in _foot(table):
            return one
        table.key(KEY.Key_Escape)
    raise AssertionError


def _foot(table: Table) -> list[str]:
    told = table.shell.window._wondering.told
    return [] if told is None else [one.source for one in told.foot]


class Held:
    """Thoughts that are had again, each when it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made, self.stopped = list[Again](), list[Again]()
        self.begun, self.go = Flag(), Flag()
        held = self

        class Slow(Again):
            def __call__(self) -> Thought:
                held.made.append(self)
                held.begun.set()
                held.go.wait(PATIENCE)
                return super().__call__()

            def stop(self) -> None:
                held.stopped.append(self)
                super().stop()

        monkeypatch.setattr(again, "Again", Slow)


def test_what_is_not_remembered_is_thought_through_again(table: Table) -> None:
    """Thoughts are not in the record: in a resumed match they are had again, and it is said."""
    _resumed(table)
    _ask_about_what_is_thought_again(table)
    assert "deals that fit what was seen" in table.panel.accessibleName()
    assert "Thought through again" in table.panel.accessibleDescription()
    # What was thought since is remembered.
    table.key(KEY.Key_Escape)
    asked = table.desk.counsel
    assert asked is not None
    remembered = next(
        one
        for one, thought in asked._thoughts.items()
        if thought.verdict is not None and thought.verdict.worlds
    )
    _ask_about(table, cast("tuple[Seat, Played]", remembered))
    table.qtbot.waitUntil(lambda: "deals that fit" in table.panel.accessibleName())
    assert _foot(table) == [words.OTHERS]


def test_it_is_thought_through_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)
    held.go.set()
    _resumed(table)
    one = _ask_about_what_is_thought_again(table)
    told, first = table.panel.accessibleName(), held.made[-1]
    table.key(KEY.Key_Escape)
    held.made.clear()
    _ask_about(table, one)
    table.qtbot.waitUntil(lambda: words.AGAIN_THOUGHT in _foot(table))
    assert table.panel.accessibleName() == told
    assert not any(one._view == first._view for one in held.made)


def test_thinking_it_through_again_is_marked_and_can_be_stopped(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    _resumed(table)
    held = Held(monkeypatch)
    one = _ask_about(table)
    table.qtbot.waitUntil(lambda: words.THINKING in _foot(table))
    told = table.shell.window._wondering.told
    assert told is not None
    assert told.thinking
    assert told.lines == tuple(said(table.view, one[0], seen(table.view.public, *one)))
    assert held.made[-1] not in held.stopped
    # Going on to something else, or Esc, ends it.
    table.key(KEY.Key_Right)
    assert held.made[0] in held.stopped
    table.qtbot.waitUntil(lambda: words.THINKING in _foot(table))
    table.key(KEY.Key_Escape)
    assert held.made[-1] in held.stopped
    held.go.set()
    table.qtbot.wait(50)
    assert table.panel.isHidden()
    assert table.shell.window._wondering.told is None


@pytest.mark.parametrize("trouble", ["fails", "late"])
def test_where_it_cannot_be_thought_through_what_all_can_see_is_told(
    trouble: str,
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if trouble == "late":
        monkeypatch.setattr(counsel, "LONGER", 50)
    _resumed(table)
    held = Held(monkeypatch)
    if trouble == "fails":

        def failing(self: Again) -> Thought:
            raise KeyError("AS")

        monkeypatch.setattr(Again, "__call__", failing)
        held.go.set()
    one = _ask_about(table)
    table.qtbot.waitUntil(lambda: words.NOT_AGAIN in _foot(table))
    told = table.shell.window._wondering.told
    assert told is not None
    assert not told.thinking
    assert told.lines == tuple(said(table.view, one[0], seen(table.view.public, *one)))
    assert ("KeyError" in caplog.text) == (trouble == "fails")
    assert "'AS'" not in caplog.text
    held.go.set()


def test_while_the_hand_is_on_nothing_is_thought_through_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thought had again would know the hand it was had with (I2)."""
    held = Held(monkeypatch)
    table.begin(experts=True)
    table.play_on(tricks=2)
    asked = table.desk.counsel
    assert asked is not None
    heard: list[Answer | None] = []
    for seat, deed in deeds(table.view.public):
        asked.explain(seat, deed, heard.append)
        assert heard.pop() is None
    assert not held.made
    table.key(KEY.Key_W)
    assert words.LATER in _foot(table)
    assert not held.made


def test_what_was_told_after_the_hand_goes_when_the_hand_is_on_again(table: Table) -> None:
    """Taking back the last card of a hand takes back what may be told of it."""
    table.begin(experts=True)
    table.finish()
    table.key(KEY.Key_W)
    assert table.panel.isVisible()
    assert table.shell.session is not None
    table.shell.session.undo()
    table.qtbot.waitUntil(lambda: not table.over())
    assert table.panel.isHidden()
    assert table.shell.window._wondering.told is None


def test_a_deed_of_another_hand_is_not_explained(table: Table) -> None:
    table.begin(experts=True)
    table.finish()
    asked = table.desk.counsel
    assert asked is not None
    heard: list[Answer | None] = []
    asked.explain(Seat.WEST, Said(7), heard.append)
    assert heard == [None]


def test_closing_while_it_is_thought_through_is_in_order(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    _resumed(table)
    held = Held(monkeypatch)
    _ask_about(table)
    assert held.begun.wait(PATIENCE)
    table.shell.window.close()
    held.go.set()
    assert held.made[-1] in held.stopped
