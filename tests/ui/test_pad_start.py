"""The dialog that begins a match with real cards."""

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, PRESETS
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.padstart import PadStartDialog
from maverick_desktop.ui.padmatches import PadMatchWish
from maverick_desktop.ui.rulesets import built_in
from maverick_desktop.ui.settings import Settings
from tests.ui.cutoff import too_small
from tests.ui.play import settle

OWN = RuleSet("Kitchen & <b>table</b>", "classic", replace(CLASSIC, first_dealer="N", target=40))


def opened(look: Look, qtbot: QtBot, settings: Settings | None = None) -> PadStartDialog:
    """The dialog with an own rule set, on the screen."""
    dialog = PadStartDialog(look, {**built_in(), "kitchen": OWN}, settings or Settings())
    qtbot.addWidget(dialog)
    dialog.open()
    settle()
    return dialog


def wanted(dialog: PadStartDialog) -> PadMatchWish:
    """What the dialog hands out when Start is pressed."""
    found: list[PadMatchWish] = []
    dialog.wanted.connect(found.append)
    dialog.start.click()
    [wish] = found
    return wish


def test_it_begins_with_what_is_remembered(look: Look, qtbot: QtBot) -> None:
    names = ("Anna", "Walter", "Nora", "Emma")
    dialog = opened(look, qtbot, Settings(pad_names=names, rules="individualist"))
    wish = wanted(dialog)
    assert wish == PadMatchWish(
        INDIVIDUALIST, "individualist", "Individualist", "individualist", names, None
    )
    assert not dialog.isVisible()


def test_names_rules_and_dealer_are_chosen(look: Look, qtbot: QtBot) -> None:
    dialog = opened(look, qtbot)
    for line, name in zip(
        dialog.names.lines, ("Anna", " Wal\N{ZERO WIDTH SPACE}ter ", "", "Emma"), strict=True
    ):
        line.clear()
        # As it is pasted: keys have no such letters.
        line.insert(name)
    assert dialog.dealer.itemText(Seat.WEST + 1) == "Walter"
    dialog.dealer.setCurrentIndex(Seat.EAST + 1)
    wish = wanted(dialog)
    # Nobody is nameless: an empty line is the seat.
    assert wish.names == ("Anna", "Walter", "North", "Emma")
    assert wish.dealer is Seat.EAST
    assert wish.rules == CLASSIC


def test_an_own_set_that_names_the_dealer_leaves_no_choice(look: Look, qtbot: QtBot) -> None:
    dialog = opened(look, qtbot, Settings(pad_names=("A", "B", "Nora & co", "D")))
    own = dialog.rules.buttons.button(len(PRESETS))
    assert own.text() == "Kitchen && <b>table</b>"
    own.click()
    assert not dialog.dealer.isEnabled()
    assert dialog.dealer.currentText() == "Nora & co, by these rules"
    wish = wanted(dialog)
    assert wish.rules_id == "kitchen"
    assert (wish.rules, wish.rules_name, wish.rules_base) == (OWN.rules, OWN.name, "classic")
    assert wish.dealer is None


def test_rules_that_are_gone_fall_back_to_the_first(look: Look, qtbot: QtBot) -> None:
    assert wanted(opened(look, qtbot, Settings(rules="gone"))).rules_id == "classic"


def test_enter_starts_and_escape_does_not(look: Look, qtbot: QtBot) -> None:
    dialog = opened(look, qtbot)
    found: list[PadMatchWish] = []
    dialog.wanted.connect(found.append)
    QTest.keyClick(dialog.names.lines[0], Qt.Key.Key_Return)
    assert len(found) == 1
    other = opened(look, qtbot)
    other.wanted.connect(found.append)
    QTest.keyClick(other, Qt.Key.Key_Escape)
    assert len(found) == 1
    assert not other.isVisible()


def test_many_rule_sets_fit_a_small_screen(look: Look, qtbot: QtBot) -> None:
    many = {f"own-{n}": replace(OWN, name=f"Rules of table {n}") for n in range(20)}
    dialog = PadStartDialog(look, {**built_in(), **many}, Settings())
    qtbot.addWidget(dialog)
    dialog.resize(1024, 640)
    dialog.open()
    settle()
    assert dialog.minimumSizeHint().height() <= 600
    assert dialog.minimumSizeHint().width() <= 1000
    assert too_small(dialog) == []


def test_the_set_that_is_marked_is_in_sight_and_has_the_keys(look: Look, qtbot: QtBot) -> None:
    many = {f"own-{n}": replace(OWN, name=f"Rules of table {n}") for n in range(20)}
    dialog = PadStartDialog(look, {**built_in(), **many}, Settings(rules="own-19"))
    qtbot.addWidget(dialog)
    dialog.resize(760, 480)
    dialog.open()
    settle()
    marked = dialog.rules.buttons.checkedButton()
    assert marked is not None
    assert dialog.focusWidget() is marked
    assert not marked.visibleRegion().isEmpty()
    dialog.rules.show_rule_sets({**built_in(), **many}, "own-10")
    settle()
    other = dialog.rules.buttons.checkedButton()
    assert other is not None
    assert other is not marked
    assert not other.visibleRegion().isEmpty()


def test_the_keys_go_down_the_dialog(look: Look, qtbot: QtBot) -> None:
    """The sets, what settles others, then the names; also after sets were settled."""
    dialog = opened(look, qtbot)
    for _ in range(2):
        dialog.rules.take_focus()
        order = []
        for _ in range(3):
            QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
            order.append(dialog.focusWidget())
        assert order == [dialog.rules.settle, *dialog.names.lines[:2]]
        dialog.rules.show_rule_sets(built_in(), "tournament")
        settle()
