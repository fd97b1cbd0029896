"""Options in the rule dialog: all are there, can be changed, found, compared, and are explained."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from maverick_desktop.core.rulefile import RuleSet, parse_rule_file
from maverick_desktop.core.rules import (
    BID_KINDS,
    CLASSIC,
    INDIVIDUALIST,
    OPTIONS,
    PRESETS,
    Group,
    Kind,
    Value,
    conflicts,
    diff,
)
from maverick_desktop.text.options import option_label, source_line, value_effect, value_label
from maverick_desktop.text.phrase import say
from maverick_desktop.text.ruleexamples import example
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.filtering import Which
from maverick_desktop.ui.ruledialog.flow import Face, Words
from maverick_desktop.ui.ruledialog.grouphead import GroupHead
from maverick_desktop.ui.ruledialog.optionrow import OptionRow
from maverick_desktop.ui.rulesets import RuleSets
from maverick_desktop.ui.settings import Settings
from tests.text.invented import INVENTED, invent
from tests.ui import cutoff
from tests.ui.play import settle
from tests.ui.ruledialogs import FRIDAY, Opened, click, press, write

EVERY_OPTION = pytest.mark.parametrize("name", OPTIONS)


@pytest.fixture
def opened(look: Look, qtbot: QtBot, tmp_path: Path) -> Opened:
    """The dialog with “Friday table”."""
    return Opened(look, qtbot, tmp_path / "rules")


def open_all(opened: Opened) -> None:
    for name in OPTIONS:
        opened.dialog.options.row(name)
    settle()


def change(opened: Opened, name: str) -> Value:
    """Change an option by its editor as a player would; the value it should have then."""
    option, before = OPTIONS[name], opened.value(name)
    control = opened.control(name)
    match option.kind:
        case Kind.CHOICE:
            wanted = (option.choices.index(str(before)) + 1) % len(option.choices)
            key = Qt.Key.Key_Right if wanted else Qt.Key.Key_Left
            press(control, *[key] * (1 if wanted else len(option.choices) - 1))
            return option.choices[wanted]
        case Kind.FLAG:
            click(control)
            return not before
        case Kind.NUMBER:
            assert isinstance(before, int)
            at_end = before == option.about.high
            press(control, Qt.Key.Key_Minus if at_end else Qt.Key.Key_Plus)
            return before + (-1 if at_end else 1)
        case Kind.NUMBER_OR_NONE:
            if before is None:
                click(control, QPoint(12, control.height() // 2))
            number = opened.control(name, 1)
            assert isinstance(number, QSpinBox)
            number.selectAll()
            write(number, "17")
            press(number, Qt.Key.Key_Return)
            return 17
        case Kind.BIDS:
            assert isinstance(before, frozenset)
            click(control, QPoint(12, control.height() // 2))
            return before ^ {BID_KINDS[0]}


# --- what is there -------------------------------------------------------------------------------


def test_the_rows_are_the_options_and_nothing_else(opened: Opened) -> None:
    open_all(opened)
    shown = opened.dialog.options.shown()
    rows = [part.option.name for part in shown if isinstance(part, OptionRow)]
    by_group = [
        name for group in Group for name, one in OPTIONS.items() if one.about.group is group
    ]
    assert rows == by_group
    assert sorted(rows) == sorted(OPTIONS)
    assert [part.of for part in shown if isinstance(part, GroupHead)] == list(Group)


@EVERY_OPTION
def test_an_option_says_its_name_and_value_to_who_listens(opened: Opened, name: str) -> None:
    row = opened.dialog.options.row(name)
    said = row.accessibleName()
    assert said.startswith(
        f"{say(option_label(name))}: {say(value_label(name, getattr(FRIDAY.rules, name)))}"
    )
    for control in row.editor.controls():
        named = control.accessibleName()
        assert named or (isinstance(control, QAbstractButton) and control.text())
        assert control.accessibleDescription() == said
    assert ("our choice" in said) is OPTIONS[name].about.ours
    changed = name in diff(FRIDAY.rules, INDIVIDUALIST)
    assert ("was: " in said) is changed
    assert (row._back is not None and row._back.isVisible()) is changed


@EVERY_OPTION
@pytest.mark.parametrize("base", ["classic", "individualist"])
def test_every_option_is_changed_by_its_editor(
    look: Look, qtbot: QtBot, tmp_path: Path, name: str, base: str
) -> None:
    opened = Opened(look, qtbot, tmp_path / "rules", base)
    wanted = change(opened, name)
    rules = opened.dialog.rules
    assert rules == replace(PRESETS[base], **{name: wanted})
    [number] = [head._changes for head in map(opened.dialog.options.head, Group) if head._changes]
    assert number == 1
    chosen = opened.dialog.book.chosen
    assert (chosen.built_in, chosen.now.base) == (False, base)
    if not conflicts(rules):
        opened.dialog.book.write()
        assert RuleSets(opened.folder).all()[chosen.id].rules == rules
    # And back again by the arrow beside it.
    back = opened.dialog.options.row(name)._back
    assert back is not None
    click(back)
    assert opened.dialog.rules == PRESETS[base]
    assert not back.isVisible()


@pytest.mark.parametrize("name", INVENTED)
def test_an_option_that_nobody_has_written_appears_by_itself(
    look: Look, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    invent(monkeypatch)
    kind, value, word = INVENTED[name]
    opened = Opened(look, qtbot, tmp_path / "rules", "classic")
    row = opened.dialog.options.row(name)
    assert row.accessibleName().startswith(say(option_label(name)))
    control = opened.control(name)
    match kind:
        case Kind.CHOICE:
            press(control, Qt.Key.Key_Right)
        case Kind.FLAG:
            click(control)
        case Kind.NUMBER:
            press(control, Qt.Key.Key_Left, Qt.Key.Key_Minus, Qt.Key.Key_Left)
        case _:
            click(control, QPoint(12, control.height() // 2))
            number = opened.control(name, 1)
            write(number, "12")
            press(number, Qt.Key.Key_Return)
    assert opened.value(name) == value
    assert word in row.accessibleName()
    opened.dialog.book.write()
    path = opened.folder / f"{opened.dialog.book.chosen.id}.json"
    assert getattr(parse_rule_file(path.read_bytes()).rules, name) == value
    said = opened.dialog.explanation.accessibleDescription()
    assert say(option_label(name)) in said
    opened.dialog.head.find_field.setText(name)
    assert [part.option.name for part in rows(opened)] == [name]


def rows(opened: Opened) -> list[OptionRow]:
    return [part for part in opened.dialog.options.shown() if isinstance(part, OptionRow)]


# --- editors -------------------------------------------------------------------------------------


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_a_choice_is_made_from_its_list_with_the_mouse(opened: Opened, qtbot: QtBot) -> None:
    box = opened.control("bid_failure")
    assert isinstance(box, QComboBox)
    click(box)
    view = box.view()
    assert view.isVisible()
    # The release that belongs to the press which opened the list chooses nothing.
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    place = view.visualRect(view.model().index(1, 0)).center()
    QTest.mouseMove(view.viewport(), place)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    settle()
    assert opened.value("bid_failure") == "add"


def test_minus_and_plus_are_pressed_with_the_mouse(opened: Opened) -> None:
    box = opened.control("nil_multiplier")
    click(box, QPoint(box.width() - 12, box.height() // 2))
    assert opened.value("nil_multiplier") == 4
    click(box, QPoint(12, box.height() // 2))
    click(box, QPoint(12, box.height() // 2))
    assert opened.value("nil_multiplier") == 2


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("nil_failed", "-7", -7),
        ("nil_failed", "−12", -12),
        ("posh_books", "2", 2),
        ("points_plain", "+5", 5),
        ("target", "250", 250),
    ],
)
def test_numbers_can_be_typed(opened: Opened, name: str, typed: str, value: int) -> None:
    box = opened.control(name, 1 if name == "target" else 0)
    write(box, typed)
    press(box, Qt.Key.Key_Return)
    assert opened.value(name) == value
    assert opened.dialog.isVisible()


@pytest.mark.parametrize(
    ("name", "typed"), [("target", "5000"), ("target", "3"), ("revoke_penalty", "21")]
)
def test_a_number_out_of_range_is_said_and_not_taken(opened: Opened, name: str, typed: str) -> None:
    before = opened.value(name)
    box = opened.control(name, 1 if name == "target" else 0)
    write(box, typed)
    press(box, Qt.Key.Key_Return)
    assert opened.value(name) == before
    assert say(option_label(name)) in opened.said()
    assert "takes" in opened.said()
    assert isinstance(box, QSpinBox)
    assert box.text() == say(value_label(name, before))  # type: ignore[arg-type]


def test_a_wide_range_goes_by_tens(opened: Opened) -> None:
    box = opened.control("target", 1)
    press(box, Qt.Key.Key_Plus)
    assert opened.value("target") == 40
    box = opened.control("target", 1)
    write(box, "47")
    press(box, Qt.Key.Key_Return, Qt.Key.Key_Plus)
    assert opened.value("target") == 50
    press(box, Qt.Key.Key_Minus, Qt.Key.Key_Minus)
    assert opened.value("target") == 30


def test_no_number_keeps_the_last_one_in_sight(opened: Opened) -> None:
    none, number = opened.control("target"), opened.control("target", 1)
    assert isinstance(none, QCheckBox)
    assert isinstance(number, QSpinBox)
    press(none, Qt.Key.Key_Space)
    assert opened.value("target") is None
    assert not number.isEnabled()
    assert number.value() == 30
    press(none, Qt.Key.Key_Space)
    assert opened.value("target") == 30
    press(opened.control("hands"), Qt.Key.Key_Space)
    assert opened.value("hands") == OPTIONS["hands"].about.usual


def test_the_wheel_never_changes_a_value(opened: Opened, qtbot: QtBot) -> None:
    open_all(opened)
    before = opened.dialog.rules
    for row in rows(opened):
        for control in row.editor.controls():
            opened.dialog.options.ensureWidgetVisible(control)
            position = control.rect().center()
            event = QWheelEvent(
                QPointF(position),
                QPointF(control.mapToGlobal(position)),
                QPoint(0, 0),
                QPoint(0, -120),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(control, event)
    assert opened.dialog.rules == before


# --- the keyboard --------------------------------------------------------------------------------


def focused(opened: Opened) -> str | Group | None:
    """The option or group whose row has the keyboard."""
    widget: QWidget | None = opened.dialog.focusWidget()
    while widget is not None:
        if isinstance(widget, OptionRow):
            return widget.option.name
        if isinstance(widget, GroupHead):
            return widget.of
        widget = widget.parentWidget()
    return None


def test_the_first_changed_option_has_the_keyboard(opened: Opened) -> None:
    assert focused(opened) == "bid_failure"
    assert "bid_failure" in [row.option.name for row in rows(opened)]


def test_up_and_down_go_through_groups_and_options(opened: Opened) -> None:
    open_all(opened)
    opened.dialog.options.head(Group.DEAL).take_focus()
    seen: list[str | Group | None] = [focused(opened)]
    for _ in range(len(OPTIONS) + len(Group) - 1):
        press(opened.dialog.focusWidget(), Qt.Key.Key_Down)
        seen.append(focused(opened))
    wanted: list[str | Group] = []
    for part in opened.dialog.options.shown():
        wanted.append(part.of if isinstance(part, GroupHead) else part.option.name)
    assert seen == wanted
    press(opened.dialog.focusWidget(), Qt.Key.Key_Up)
    assert focused(opened) == wanted[-2]


def test_tab_goes_through_the_controls_in_the_order_they_stand(opened: Opened) -> None:
    open_all(opened)
    opened.dialog.options.head(Group.DEAL).take_focus()
    seen: list[str | Group | None] = []
    while (at := focused(opened)) is not None:
        if at not in seen[-1:]:
            seen.append(at)
        press(opened.dialog.focusWidget(), Qt.Key.Key_Tab)
    wanted = [
        part.of if isinstance(part, GroupHead) else part.option.name
        for part in opened.dialog.options.shown()
    ]
    assert seen == wanted


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Right])
def test_groups_open_and_close_by_keys(opened: Opened, key: Qt.Key) -> None:
    options = opened.dialog.options
    head = options.head(Group.PLAY)
    head.take_focus()
    assert not options.is_open(Group.PLAY)
    assert "closed" in head.accessibleName()
    assert "any card when void" in head.accessibleName()
    press(head, key)
    assert options.is_open(Group.PLAY)
    assert "void_play" in [row.option.name for row in rows(opened)]
    press(head, Qt.Key.Key_Left if key is Qt.Key.Key_Right else key)
    assert not options.is_open(Group.PLAY)
    assert focused(opened) is Group.PLAY


def test_groups_open_by_a_click(opened: Opened) -> None:
    click(opened.dialog.options.head(Group.DEAL))
    assert "pass_count" in [row.option.name for row in rows(opened)]


# --- finding and comparing -----------------------------------------------------------------------


def test_the_changed_options_alone(opened: Opened) -> None:
    segment = opened.dialog.head.segments[Which.CHANGED]
    assert segment.text() == "Changed 2"
    click(segment)
    assert [row.option.name for row in rows(opened)] == ["bid_failure", "target"]
    change(opened, "tie")
    assert segment.text() == "Changed 3"
    assert [row.option.name for row in rows(opened)] == ["bid_failure", "target", "tie"]


def test_finding_options_by_their_words(opened: Opened) -> None:
    field = opened.dialog.head.find_field
    QTest.keySequence(opened.dialog, "Ctrl+F")
    assert field.hasFocus()
    write(field, "revoke SPOILS")
    assert [row.option.name for row in rows(opened)] == ["revoke_spoils_bid"]
    field.clear()
    write(field, "zzz")
    assert rows(opened) == []
    assert "No option" in opened.dialog.options._page.accessibleName()
    press(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    assert opened.dialog.isVisible()
    assert len(rows(opened)) > 2


def test_comparing_marks_what_another_set_has(opened: Opened) -> None:
    panel = opened.dialog.sets
    panel.compare.setFocus()
    names = [panel.compare.itemText(row) for row in range(panel.compare.count())]
    assert names == [
        "no other set", "Classic", "Individualist", "Tournament", "Friday table", "Short evening",
    ]  # fmt: skip
    for other, rules in (("Tournament", PRESETS["tournament"]), ("Classic", CLASSIC)):
        press(panel.compare, *[Qt.Key.Key_Home], *[Qt.Key.Key_Down] * names.index(other))
        differing = diff(FRIDAY.rules, rules)
        count = len(differing)
        assert panel.count.text() == f"{count} options differ"
        assert opened.dialog.head.segments[Which.DIFFERENT].text() == f"Different {count}"
        open_all(opened)
        for row in rows(opened):
            name = row.option.name
            told = f"{other}: {say(value_label(name, getattr(rules, name)))}"
            assert (told in row.accessibleName()) is (name in differing)
            assert (row._plan is not None and row._plan.theirs is not None) is (name in differing)
    click(opened.dialog.head.segments[Which.DIFFERENT])
    assert {row.option.name for row in rows(opened)} == set(diff(FRIDAY.rules, CLASSIC))
    press(panel.compare, Qt.Key.Key_Home)
    assert panel.count.text() == ""
    assert not opened.dialog.head.segments[Which.DIFFERENT].isVisible()
    assert len(rows(opened)) == len(OPTIONS)


def test_comparing_with_the_same_rules_says_so(opened: Opened) -> None:
    opened.dialog.book.compare(opened.friday)
    assert opened.dialog.sets.count.text() == "No option differs"
    click(opened.dialog.head.segments[Which.DIFFERENT])
    assert "same rules" in opened.dialog.options._page.accessibleName()


# --- explained -----------------------------------------------------------------------------------


@EVERY_OPTION
def test_an_option_is_explained_with_what_the_engine_makes_of_it(opened: Opened, name: str) -> None:
    opened.control(name)
    said = opened.dialog.explanation.accessibleDescription()
    rules = opened.dialog.rules
    shown = example(rules, name)
    assert shown is not None
    wanted = [source_line(name), option_label(name), shown.title]
    wanted += [value_label(name, getattr(one, name)) for one in PRESETS.values()]
    wanted += [row.result for row in shown.rows]
    effects = (value_effect(name, value) for value in OPTIONS[name].choices)
    wanted += (
        [effect for effect in effects if effect is not None]
        if OPTIONS[name].kind is Kind.CHOICE
        else []
    )
    for phrase in wanted:
        assert say(phrase) in said, say(phrase)
    items = opened.dialog.explanation.items
    faces = [item.card for item in items if isinstance(item, Face)]
    assert faces == [*shown.cards, *(card for row in shown.rows for card in row.cards)]


def test_the_explanation_follows_the_rules(opened: Opened) -> None:
    opened.control("bid_failure")
    assert "takes the worse as it stands now" in opened.dialog.explanation.accessibleDescription()
    press(opened.control("bid_failure"), Qt.Key.Key_Left)
    assert "is added as it stands now" in opened.dialog.explanation.accessibleDescription()


def test_a_group_is_explained_by_its_options(opened: Opened) -> None:
    opened.dialog.options.head(Group.MATCH).take_focus()
    settle()
    said = opened.dialog.explanation.accessibleDescription()
    for name, option in OPTIONS.items():
        line = f"{say(option_label(name))}: {say(value_label(name, getattr(FRIDAY.rules, name)))}"
        assert (line in said) is (option.about.group is Group.MATCH)


@pytest.fixture(params=["en", "ru"])
def spoken(look: Look, request: pytest.FixtureRequest) -> Iterator[str]:
    """The look speaks a language."""
    look.speak(Settings(language=request.param))
    yield request.param
    look.speak(Settings())


@pytest.mark.parametrize("size", [(900, 560), (1208, 748)], ids=["small", "drawn"])
@pytest.mark.parametrize("reading", [False, True], ids=["change", "read"])
def test_nothing_is_cut_off_in_either_language(
    look: Look,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    spoken: str,
    size: tuple[int, int],
    reading: bool,
) -> None:
    cuts = cutoff.watch(monkeypatch)
    fixed = RuleSet("Friday table", "individualist", FRIDAY.rules) if reading else None
    opened = Opened(look, qtbot, tmp_path / "rules", fixed=fixed)
    dialog = opened.dialog
    dialog.resize(*size)
    # Every option changed and compared: rows as full as they get.
    for name in OPTIONS if not reading else ():
        change(opened, name)
    dialog.book.compare("tournament")
    open_all(opened)
    assert dialog.options.horizontalScrollBar().maximum() == 0
    assert dialog.explanation.horizontalScrollBar().maximum() == 0
    for name in OPTIONS:
        opened.control(name)
        cuts.clear()
        dialog.grab()
        assert cuts == [], name
        plan = dialog.options.row(name)._plan
        assert plan is not None
        for block in (plan.label, plan.was, plan.theirs):
            assert block is None or not any("…" in line for line in block.lines)
            assert block is None or block.left + block.width <= plan.editor.left(), name
        page = dialog.explanation.viewport().width()
        for item in dialog.explanation.items:
            if isinstance(item, Words):
                assert item.place.right() <= page, name
    assert cutoff.too_small(dialog) == []
    dialog.options.verticalScrollBar().setValue(0)
    for group in Group:
        dialog.options.open_group(group, False)
    cuts.clear()
    dialog.grab()
    assert cuts == []
