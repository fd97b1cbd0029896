"""Rule sets in the rule dialog: begun, named, deleted, sent; contradictions; the ways it ends."""

import errno
import os
import random
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from maverick_desktop.core.rulefile import RuleSet, parse_rule_file, rule_file
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, OPTIONS, PRESETS, Value, diff
from maverick_desktop.core.store import Disk
from maverick_desktop.text.options import value_label
from maverick_desktop.text.phrase import say
from maverick_desktop.text.rulestext import rule_text
from maverick_desktop.ui.dialogs.rules import RulesDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.rules import RuleSetsModel
from maverick_desktop.ui.models.workbook import Workbook
from maverick_desktop.ui.ruledialog.editors import ReadValue
from maverick_desktop.ui.ruledialog.setspanel import Deed
from maverick_desktop.ui.rulesets import RuleSets
from tests.ui.play import settle
from tests.ui.ruledialogs import FRIDAY, Opened, button, click, friday, press, short, write

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal


class Moody(Disk):
    """A disk that takes nothing while ``full``."""

    full = False

    def write(self, descriptor: int, offset: int, data: bytes) -> int:
        """Refuse, or write."""
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(descriptor, offset, data)

    def remove(self, path: Path) -> None:
        """Refuse, or delete."""
        if self.full and path.suffix == ".json":
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))
        super().remove(path)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the own sets are."""
    return tmp_path / "rules"


@pytest.fixture
def opened(look: Look, qtbot: QtBot, folder: Path) -> Opened:
    """The dialog with “Friday table”."""
    return Opened(look, qtbot, folder)


def do(opened: Opened, deed: Deed) -> None:
    """Press one of the buttons at the left."""
    click(opened.dialog.sets.buttons[deed])


def name_editor(opened: Opened) -> QLineEdit:
    """The field in which a name is edited now."""
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    assert opened.dialog.sets.list.isAncestorOf(field)
    return field


def contradict(opened: Opened) -> None:
    """Let bids and the check after each trick meet."""
    press(opened.control("match_check"), Qt.Key.Key_Right)
    assert opened.value("match_check") == "trick"


# --- what is shown -------------------------------------------------------------------------------


def test_built_in_sets_come_first_with_what_they_are(opened: Opened) -> None:
    built_in = ["Built in", "Classic", "Individualist", "Tournament"]
    assert opened.names() == [*built_in, "Mine", "Friday table", "Short evening"]
    model = opened.dialog.sets.model
    said = [model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in (1, 5)]
    assert said == [
        "Classic, built in: The English text. To 100, no bids",
        "Friday table: Individualist, 2 changes",
    ]
    assert opened.dialog.sets.list.currentIndex() == model.row_of(opened.friday)


def test_the_list_of_sets_chooses_by_mouse_and_keys(opened: Opened) -> None:
    view, model = opened.dialog.sets.list, opened.dialog.sets.model
    place = view.visualRect(model.row_of("tournament")).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert opened.dialog.rules == PRESETS["tournament"]
    # Headings are passed over.
    press(view, Qt.Key.Key_Down)
    assert opened.dialog.book.chosen.id == opened.friday
    press(view, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert opened.dialog.book.chosen.id == "individualist"


@pytest.mark.parametrize("seed", range(6))
def test_the_model_keeps_qts_contract(look: Look, folder: Path, seed: int) -> None:
    dice = random.Random(seed)
    files = RuleSets(folder)
    files.add(friday())
    book = Workbook(look, files, "classic")
    model = RuleSetsModel(look, book)
    tester = QAbstractItemModelTester(model, STRICT)
    for _ in range(60):
        own = [one.key for one in book.entries() if not one.built_in]
        match dice.randrange(7):
            case 0:
                book.copy()
            case 1:
                book.new("My rules")
            case 2 if own:
                book.delete(dice.choice(own))
            case 3 if own:
                index = model.row_of(dice.choice(own))
                model.setData(index, dice.choice(["Old", "  ", "A<b>", "x" * 40]))
            case 4:
                book.choose(dice.choice(book.entries()).key)
            case 5:
                name = dice.choice(["target", "tie", "match_check", "bids"])
                values: dict[str, Value] = {
                    "target": 70,
                    "tie": "draw",
                    "match_check": "trick",
                    "bids": frozenset(),
                }
                book.set_option(name, values[name])
            case _:
                book.undo("target")
        names = [model.index(row).data() for row in range(model.rowCount())]
        sets = [book.name(one) for one in book.entries()]
        assert [name for name in names if name not in ("Built in", "Mine")] == sets
        assert len({name.casefold() for name in sets}) == len(sets)
        assert ("Mine" in names) is any(not one.built_in for one in book.entries())
    assert tester.model() is model
    book.restore()
    assert [*RuleSets(folder).all().values()][3:] == [friday()]


# --- changing ------------------------------------------------------------------------------------


def test_a_change_of_built_in_rules_begins_an_own_set(
    look: Look, qtbot: QtBot, folder: Path
) -> None:
    opened = Opened(look, qtbot, folder, "classic")
    press(opened.control("target", 1), Qt.Key.Key_Plus)
    chosen = opened.dialog.book.chosen
    assert chosen.now == RuleSet("Classic 2", "classic", replace(CLASSIC, target=110))
    assert "“Classic 2”" in opened.said()
    assert "Built-in rules stay" in opened.said()
    assert opened.names()[-1] == "Classic 2"
    opened.dialog.book.write()
    assert opened.saved(chosen.id) == chosen.now
    # The keyboard stays where it was, and the next change goes into the same set.
    press(opened.dialog.focusWidget(), Qt.Key.Key_Plus)
    assert opened.names()[-1] == "Classic 2"
    assert opened.value("target") == 120
    opened.dialog.book.choose("classic")
    assert opened.dialog.rules == CLASSIC


def test_changes_of_an_own_set_are_written_soon(opened: Opened, qtbot: QtBot) -> None:
    press(opened.control("tie"), Qt.Key.Key_Right)
    wanted = replace(FRIDAY.rules, tie="draw")
    qtbot.waitUntil(lambda: RuleSets(opened.folder).all()[opened.friday].rules == wanted)


def test_all_changes_are_undone_and_brought_back(opened: Opened) -> None:
    click(opened.dialog.head.undo)
    assert opened.dialog.rules == INDIVIDUALIST
    assert "2 changes" in opened.said()
    assert not opened.dialog.head.undo.isVisible()
    click(button(opened.dialog.bar, "Bring back"))
    assert opened.dialog.rules == FRIDAY.rules
    assert opened.said() == ""


def test_a_contradiction_is_said_with_its_ways_out(opened: Opened) -> None:
    contradict(opened)
    use = opened.dialog.bar.use
    assert "“Bids allowed” and “checked after each trick” cannot go together." in opened.said()
    assert "known only at its end" in opened.said()
    assert not use.isEnabled()
    assert "cannot go together" in use.accessibleDescription()
    assert not opened.dialog.sets.buttons[Deed.EXPORT].isEnabled()
    assert [way.text() for way in opened.dialog.bar.ways] == [
        "Check after each hand",
        "Allow no bids",
    ]
    # The file keeps rules that go together.
    assert opened.saved(opened.friday) == FRIDAY
    click(button(opened.dialog.bar, "Allow no bids"))
    assert opened.dialog.rules == replace(FRIDAY.rules, match_check="trick", bids=frozenset())
    assert use.isEnabled()
    assert opened.said() == ""
    assert opened.saved(opened.friday).rules == opened.dialog.rules


def test_of_several_contradictions_the_first_is_shown(opened: Opened) -> None:
    contradict(opened)
    press(opened.control("posh_books"), Qt.Key.Key_Plus)
    assert "1 more contradiction follows" in opened.said()
    click(opened.dialog.bar.ways[0])
    assert "Posh takes 4 books" in opened.said()
    assert "follow" not in opened.said()
    click(opened.dialog.bar.ways[0])
    assert opened.dialog.bar.use.isEnabled()


def test_a_contradiction_waits_while_another_set_is_looked_at(opened: Opened) -> None:
    contradict(opened)
    opened.dialog.book.choose("classic")
    assert opened.dialog.bar.use.isEnabled()
    index = opened.dialog.sets.model.row_of(opened.friday)
    assert "contradicts itself" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    opened.dialog.book.choose(opened.friday)
    assert opened.value("match_check") == "trick"
    assert not opened.dialog.bar.use.isEnabled()


# --- whole sets ----------------------------------------------------------------------------------


def test_copy_begins_a_set_and_asks_for_its_name(opened: Opened) -> None:
    do(opened, Deed.COPY)
    field = name_editor(opened)
    assert field.text() == "Friday table 2"
    field.selectAll()
    write(field, "Sunday <b>table</b>")
    press(field, Qt.Key.Key_Return)
    chosen = opened.dialog.book.chosen
    assert chosen.now == replace(FRIDAY, name="Sunday <b>table</b>")
    assert opened.saved(chosen.id) == chosen.now
    assert opened.saved(opened.friday) == FRIDAY
    assert all(
        label.textFormat() is Qt.TextFormat.PlainText
        for label in opened.dialog.findChildren(QLabel)
    )
    assert opened.dialog.isVisible()


def test_new_begins_with_built_in_rules(opened: Opened) -> None:
    do(opened, Deed.NEW)
    press(name_editor(opened), Qt.Key.Key_Escape)
    chosen = opened.dialog.book.chosen
    assert chosen.now == RuleSet("My rules", "individualist", INDIVIDUALIST)
    assert opened.saved(chosen.id) == chosen.now
    assert opened.dialog.isVisible()


def test_a_set_is_renamed_and_keeps_its_id(opened: Opened) -> None:
    view = opened.dialog.sets.list
    view.setFocus()
    press(view, Qt.Key.Key_F2)
    field = name_editor(opened)
    field.selectAll()
    write(field, "  Saturday\u202e  ")
    press(field, Qt.Key.Key_Return)
    assert opened.saved(opened.friday) == replace(FRIDAY, name="Saturday")
    do(opened, Deed.RENAME)
    field = name_editor(opened)
    field.selectAll()
    write(field, "classic")
    press(field, Qt.Key.Key_Return)
    assert opened.saved(opened.friday).name == "classic 2"
    assert "“classic”" in opened.said()
    assert "“classic 2”" in opened.said()


def test_an_empty_name_is_no_name(opened: Opened) -> None:
    do(opened, Deed.RENAME)
    field = name_editor(opened)
    field.clear()
    press(field, Qt.Key.Key_Return)
    assert opened.saved(opened.friday) == FRIDAY


def test_built_in_sets_are_neither_renamed_nor_deleted(
    look: Look, qtbot: QtBot, folder: Path
) -> None:
    opened = Opened(look, qtbot, folder, "tournament")
    for deed in (Deed.RENAME, Deed.DELETE):
        assert not opened.dialog.sets.buttons[deed].isEnabled()
        assert "copy them first" in opened.dialog.sets.buttons[deed].toolTip()
    view = opened.dialog.sets.list
    view.setFocus()
    press(view, Qt.Key.Key_F2, Qt.Key.Key_Delete)
    assert opened.boxes() == []
    assert opened.names()[3] == "Tournament"
    assert view.state() != view.State.EditingState


def test_deleting_asks_once(opened: Opened) -> None:
    view = opened.dialog.sets.list
    view.setFocus()
    press(view, Qt.Key.Key_Delete)
    assert "“Friday table”" in opened.boxes()[0].text()
    opened.answer("Keep it")
    assert "Friday table" in opened.names()
    do(opened, Deed.DELETE)
    opened.answer("Delete")
    assert "Friday table" not in opened.names()
    assert opened.dialog.book.chosen.id == opened.short
    click(opened.dialog.bar.use)
    assert list(RuleSets(opened.folder).all()) == [*PRESETS, opened.short]
    assert opened.used == [(opened.short, short())]


def test_the_last_own_set_can_go(opened: Opened) -> None:
    for _ in range(2):
        do(opened, Deed.DELETE)
        opened.answer("Delete")
    assert opened.names() == ["Built in", "Classic", "Individualist", "Tournament"]
    assert opened.dialog.book.chosen.built_in


# --- files ---------------------------------------------------------------------------------------


def choose_file(opened: Opened, path: Path) -> None:
    """Answer the file dialog."""
    [dialog] = [one for one in opened.dialog.findChildren(QFileDialog) if one.isVisible()]
    dialog.fileSelected.emit(str(path))
    dialog.close()
    settle()


def test_a_rule_file_is_exported_and_imported(opened: Opened, tmp_path: Path) -> None:
    path = tmp_path / "for Nora.json"
    do(opened, Deed.EXPORT)
    choose_file(opened, path)
    assert parse_rule_file(path.read_bytes()) == FRIDAY
    assert str(path) in opened.said()
    do(opened, Deed.IMPORT)
    choose_file(opened, path)
    chosen = opened.dialog.book.chosen
    assert chosen.now == replace(FRIDAY, name="Friday table 2")
    assert "“Friday table 2”" in opened.said()
    assert opened.saved(chosen.id) == chosen.now


BAD_FILES = {
    "foreign": b"\x89PNG",
    "unknown": rule_file(FRIDAY).replace(b"target", b"targets"),
    "type": rule_file(FRIDAY).replace(b"30", b'"30"'),
    "range": rule_file(FRIDAY).replace(b"30", b"5"),
    "torn": rule_file(FRIDAY).replace(b'"target": 30', b'"match_check": "trick"'),
    "markup": rule_file(FRIDAY).replace(b"Friday table", b"Friday\\u0000 <img src=x>"),
    "huge": b" " * 10_000_000,
    "newer": rule_file(FRIDAY).replace(b'"maverick_rules": 1', b'"maverick_rules": 2'),
}


@pytest.mark.parametrize("kind", BAD_FILES)
def test_a_file_that_is_refused_changes_nothing(opened: Opened, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "<b>bad.json"
    path.write_bytes(BAD_FILES[kind])
    names = opened.names()
    opened.dialog.deeds.bring_in(path)
    [box] = opened.boxes()
    assert box.text() == "These rules were not imported"
    assert "<b>bad.json" in box.informativeText()
    assert "\n" not in box.informativeText()
    box.close()
    assert opened.names() == names
    assert opened.on_disk() == opened.before
    assert opened.dialog.rules == FRIDAY.rules


def test_a_missing_file_and_a_folder_are_said(opened: Opened, tmp_path: Path) -> None:
    for path in (tmp_path / "gone.json", tmp_path):
        opened.dialog.deeds.bring_in(path)
        [box] = opened.boxes()
        assert path.name in box.informativeText()
        box.close()
        settle()


def test_a_name_that_is_no_file_name_is_offered_as_one(opened: Opened) -> None:
    opened.dialog.book.rename(opened.friday, "a/b: c?")
    do(opened, Deed.EXPORT)
    [dialog] = [one for one in opened.dialog.findChildren(QFileDialog) if one.isVisible()]
    assert [Path(name).name for name in dialog.selectedFiles()] == ["a_b_ c_.json"]
    dialog.close()


# --- a disk that refuses -------------------------------------------------------------------------


def test_a_full_disk_is_said_once_and_the_dialog_goes_on(
    look: Look, qtbot: QtBot, folder: Path
) -> None:
    disk = Moody()
    opened = Opened(look, qtbot, folder, disk=disk)
    disk.full = True
    for _ in range(3):
        press(opened.control("target", 1), Qt.Key.Key_Plus)
        opened.dialog.book.write()
    [box] = opened.boxes()
    assert "full" in box.informativeText()
    assert opened.on_disk() == opened.before
    box.close()
    opened.come_forward()
    # A set that has no file yet can be used as well.
    do(opened, Deed.COPY)
    press(name_editor(opened), Qt.Key.Key_Escape)
    wanted = replace(FRIDAY.rules, target=60)
    assert opened.dialog.rules == wanted
    assert opened.on_disk() == opened.before
    click(opened.dialog.bar.use)
    assert opened.used == [("individualist", RuleSet("Friday table 2", "individualist", wanted))]
    # Nothing is tried again now, so it is said once more, over what is below.
    last = opened.last_words()
    assert "full" in last.informativeText()
    assert "every change" not in last.informativeText()


def test_what_was_refused_is_written_when_there_is_room(
    look: Look, qtbot: QtBot, folder: Path
) -> None:
    disk = Moody()
    opened = Opened(look, qtbot, folder, disk=disk)
    disk.full = True
    press(opened.control("target", 1), Qt.Key.Key_Plus)
    opened.dialog.book.copy()
    disk.full = False
    press(opened.control("tie"), Qt.Key.Key_Right)
    opened.dialog.book.write()
    there = RuleSets(folder).all()
    assert there[opened.friday].rules.target == 40
    assert there[opened.dialog.book.chosen.id].rules.tie == "draw"


def test_an_export_to_a_full_disk_leaves_the_old_file(
    look: Look, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    disk = Moody()
    opened = Opened(look, qtbot, folder, disk=disk)
    old = tmp_path / "old.json"
    old.write_text("old", encoding="utf-8")
    disk.full = True
    opened.dialog.deeds.export(old)
    [box] = opened.boxes()
    assert box.text() == "The rules were not exported"
    assert old.read_text(encoding="utf-8") == "old"
    assert opened.dialog.isVisible()


def test_a_set_that_cannot_be_deleted_is_said(look: Look, qtbot: QtBot, folder: Path) -> None:
    disk = Moody()
    opened = Opened(look, qtbot, folder, disk=disk)
    do(opened, Deed.DELETE)
    opened.answer("Delete")
    disk.full = True
    click(opened.dialog.bar.use)
    assert opened.last_words().text() == "The rule set is still there"
    assert opened.on_disk() == opened.before


# --- the end -------------------------------------------------------------------------------------


def change_everything(opened: Opened, tmp_path: Path) -> None:
    """Change, begin, import, rename and delete sets."""
    press(opened.control("target", 1), Qt.Key.Key_Plus)
    opened.dialog.book.rename(opened.friday, "Monday")
    opened.dialog.book.write()
    do(opened, Deed.COPY)
    press(name_editor(opened), Qt.Key.Key_Escape)
    path = tmp_path / "sent.json"
    path.write_bytes(rule_file(friday()))
    opened.dialog.deeds.bring_in(path)
    opened.dialog.book.choose(opened.short)
    do(opened, Deed.DELETE)
    opened.answer("Delete")
    assert opened.on_disk() != opened.before


def test_cancel_leaves_all_sets_as_they_were(opened: Opened, tmp_path: Path) -> None:
    change_everything(opened, tmp_path)
    click(opened.dialog.bar.cancel)
    assert not opened.dialog.isVisible()
    assert opened.on_disk() == opened.before
    assert opened.used == []


def test_use_keeps_what_was_changed(opened: Opened, tmp_path: Path) -> None:
    change_everything(opened, tmp_path)
    opened.dialog.book.choose(opened.friday)
    QTest.keySequence(opened.dialog, "Ctrl+Return")
    wanted = RuleSet("Monday", "individualist", replace(FRIDAY.rules, target=40))
    assert opened.used == [(opened.friday, wanted)]
    assert not opened.dialog.isVisible()
    names = [rule_set.name for rule_set in RuleSets(opened.folder).all().values()]
    assert names[3:] == ["Friday table", "Monday", "Monday 2"]


def test_escape_asks_before_changes_are_lost(opened: Opened) -> None:
    press(opened.control("tie"), Qt.Key.Key_Right, Qt.Key.Key_Escape)
    assert opened.dialog.isVisible()
    opened.answer("Go on changing")
    assert opened.dialog.isVisible()
    assert opened.value("tie") == "draw"
    opened.dialog.close()
    assert opened.dialog.isVisible()
    opened.answer("Take back")
    assert not opened.dialog.isVisible()
    assert opened.on_disk() == opened.before


def test_escape_without_a_change_just_closes(opened: Opened) -> None:
    press(opened.control("tie"), Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Escape)
    assert not opened.dialog.isVisible()
    assert opened.used == []


def test_using_a_set_while_another_contradicts_itself_asks(opened: Opened) -> None:
    contradict(opened)
    opened.dialog.book.choose("tournament")
    click(opened.dialog.bar.use)
    assert "“Friday table” contradicts itself" in opened.boxes()[0].text()
    opened.answer("Go on changing")
    assert opened.used == []
    click(opened.dialog.bar.use)
    opened.answer("Leave it so")
    assert [id_ for id_, _ in opened.used] == ["tournament"]
    assert opened.on_disk() == opened.before


def test_a_number_being_typed_counts_when_the_rules_are_used(opened: Opened) -> None:
    number = opened.control("target", 1)
    write(number, "80")
    QTest.keySequence(opened.dialog, "Ctrl+Return")
    assert [rule_set.rules.target for _, rule_set in opened.used] == [80]
    assert RuleSets(opened.folder).all()[opened.friday].rules.target == 80


def test_enter_in_a_field_does_not_end_the_dialog(opened: Opened) -> None:
    for widget in (opened.control("target", 1), opened.dialog.head.find_field):
        widget.setFocus()
        press(widget, Qt.Key.Key_Return)
    assert opened.dialog.isVisible()
    assert opened.used == []


# --- rules in force ------------------------------------------------------------------------------


@pytest.fixture
def reading(look: Look, qtbot: QtBot, folder: Path) -> Opened:
    """The dialog over a match that is played by “Friday table”."""
    return Opened(look, qtbot, folder, "classic", fixed=friday())


def test_rules_in_force_are_read_and_not_changed(reading: Opened) -> None:
    dialog = reading.dialog
    assert reading.names()[:3] == ["This match", "Friday table", "Built in"]
    for name in OPTIONS:
        control = reading.control(name)
        assert isinstance(control, ReadValue)
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Plus, Qt.Key.Key_Space, Qt.Key.Key_Delete):
            press(control, key)
        assert say_value(reading, name) in dialog.explanation.accessibleDescription()
    dialog.book.set_rules(CLASSIC)
    assert dialog.rules == FRIDAY.rules
    shown = [deed for deed, one in dialog.sets.buttons.items() if one.isVisible()]
    assert shown == [Deed.EXPORT]
    view = dialog.sets.list
    for key in (Qt.Key.Key_F2, Qt.Key.Key_Delete):
        view.setCurrentIndex(dialog.sets.model.row_of(reading.short))
        press(view, key)
    assert reading.boxes() == []
    assert reading.on_disk() == reading.before
    assert not dialog.bar.cancel.isVisible()
    click(button(dialog.bar, "Close"))
    assert not dialog.isVisible()
    assert reading.used == []


def say_value(opened: Opened, name: str) -> str:
    """An option's value as the page has it."""
    return say(value_label(name, getattr(opened.dialog.rules, name)))


def test_rules_in_force_are_compared_with_the_sets_of_the_list(reading: Opened) -> None:
    panel = reading.dialog.sets
    others = ("classic", CLASSIC), ("tournament", PRESETS["tournament"]), (reading.friday, FRIDAY)
    for key, other in others:
        rules = other.rules if isinstance(other, RuleSet) else other
        panel.list.setCurrentIndex(panel.model.row_of(key))
        settle()
        assert reading.dialog.book.differing() == diff(FRIDAY.rules, rules)
        assert panel.compare.currentData() == key
        assert reading.dialog.head._name == "Friday table"
    panel.list.setCurrentIndex(panel.model.index(1))
    assert reading.dialog.book.other is None
    assert panel.compare.currentIndex() == 0


# --- what this does ------------------------------------------------------------------------------


def test_the_whole_rule_text_can_be_read_and_copied(opened: Opened) -> None:
    click(opened.dialog.whole)
    page = opened.dialog.text
    assert page is not None
    assert page.isVisible()
    text = page.toPlainText()
    for heading, sentences in rule_text(FRIDAY.rules):
        for phrase in (heading, *sentences):
            assert say(phrase) in text
    press(opened.control("target", 1), Qt.Key.Key_Plus)
    assert "40 points" in page.toPlainText()
    page.selectAll()
    page.copy()
    assert "Friday table" in QApplication.clipboard().text()
    click(opened.dialog.whole)
    assert not page.isVisible()
    assert opened.dialog.explanation.isVisible()


def test_sentences_that_are_changed_are_marked(opened: Opened) -> None:
    click(opened.dialog.whole)
    page = opened.dialog.text
    assert page is not None
    usual = {say(one) for _, sentences in rule_text(INDIVIDUALIST) for one in sentences}
    marked = [line[2:] for line in page.toPlainText().split("\n") if line.startswith("▎")]
    new = {say(one) for _, sentences in rule_text(FRIDAY.rules) for one in sentences} - usual
    assert set(marked) == new
    assert new


@pytest.mark.parametrize(
    ("screen", "size"),
    [((1920, 1080), (1208, 748)), ((1024, 640), (1000, 580)), ((960, 600), (936, 560))],
)
def test_it_opens_no_larger_than_the_screen(
    screen: tuple[int, int],
    size: tuple[int, int],
    look: Look,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "maverick_desktop.ui.widgets.room_on_screen", lambda _window: QSize(*screen)
    )
    dialog = RulesDialog(look, RuleSets(tmp_path), "classic")
    qtbot.addWidget(dialog)
    dialog.show()
    assert (dialog.width(), dialog.height()) == size


def test_a_small_window_has_the_explanation_under_the_list(opened: Opened) -> None:
    dialog = opened.dialog
    assert dialog.explanation.mapTo(dialog, dialog.rect().topLeft()).x() > 850
    dialog.resize(900, 560)
    settle()
    assert (dialog.width(), dialog.height()) == (900, 560)
    page = dialog.explanation.mapTo(dialog, dialog.rect().topLeft())
    options = dialog.options.mapTo(dialog, dialog.rect().topLeft())
    assert page.y() >= options.y() + dialog.options.height()
    assert dialog.options.height() >= 120
    contradict(opened)
    assert (dialog.width(), dialog.height()) == (900, 560)
    assert dialog.options.height() >= 120
    assert all(way.isVisible() for way in dialog.bar.ways)


def test_questions_and_messages_take_names_as_they_are(opened: Opened) -> None:
    opened.dialog.book.rename(opened.friday, "<b>x</b> & y")
    do(opened, Deed.DELETE)
    [box] = opened.boxes()
    assert "<b>x</b> & y" in box.text()
    assert isinstance(box, QMessageBox)
    assert box.textFormat() is Qt.TextFormat.PlainText
    opened.answer("Keep it")
