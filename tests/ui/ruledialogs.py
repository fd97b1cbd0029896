"""Ways into the rule dialog for its tests: opened on a folder, its parts found as players do."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.store import Disk
from maverick_desktop.ui.dialogs.rules import SIZE, RulesDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.rulesets import RuleSets
from tests.ui.play import settle


def friday() -> RuleSet:
    """A set of the user's own, with two changes."""
    rules = replace(PRESETS["individualist"], bid_failure="worse", target=30)
    return RuleSet("Friday table", "individualist", rules)


def short() -> RuleSet:
    """Another one."""
    return RuleSet("Short evening", "classic", replace(PRESETS["classic"], target=50, hands=8))


FRIDAY = friday()


class Opened:
    """The dialog on a folder with two own sets, and what it has told."""

    def __init__(
        self,
        look: Look,
        qtbot: QtBot,
        folder: Path,
        chosen: str = "",
        *,
        fixed: RuleSet | None = None,
        disk: Disk | None = None,
    ) -> None:
        self.folder = folder
        self.files = RuleSets(folder, disk)
        there = {rule_set.name: key for key, rule_set in self.files.all().items()}
        self.friday = there.get("Friday table") or self.files.add(friday())
        self.short = there.get("Short evening") or self.files.add(short())
        self.before = self.on_disk()
        self.used: list[tuple[str, RuleSet]] = []
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.show()
        self.dialog = RulesDialog(look, self.files, chosen or self.friday, self.window, fixed=fixed)
        self.dialog.accepted_rules.connect(lambda id_, rules: self.used.append((id_, rules)))
        # Closed for good at the end: a dialog with changes would ask, and write once more.
        qtbot.addWidget(self.dialog, before_close_func=RulesDialog._on_cancel)
        # As drawn, whatever the screen of the tests has room for.
        self.dialog.resize(SIZE)
        self.dialog.open()
        self.dialog.activateWindow()
        settle()

    def on_disk(self) -> dict[str, bytes]:
        """Every file of the folder."""
        return {path.name: path.read_bytes() for path in self.folder.iterdir()}

    def saved(self, key: str) -> RuleSet:
        """A set as it is read again, with all that waits to be written."""
        self.dialog.book.write()
        return RuleSets(self.folder).all()[key]

    def control(self, option: str, place: int = 0) -> QWidget:
        """A control of an option, in sight."""
        row = self.dialog.options.row(option)
        control = row.editor.controls()[place]
        control.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        return control

    def value(self, option: str) -> object:
        """What an option holds."""
        return getattr(self.dialog.rules, option)

    def said(self) -> str:
        """What the bar at the bottom says."""
        bar = self.dialog.bar
        return f"{bar._title.text()} {bar._why.text()}".strip()

    def boxes(self) -> list[QMessageBox]:
        """The message boxes that are open."""
        return [box for box in self.dialog.findChildren(QMessageBox) if box.isVisible()]

    def last_words(self) -> QMessageBox:
        """The message over the window below, when the dialog is closed."""
        assert not self.dialog.isVisible()
        boxes = self.window.findChildren(
            QMessageBox, options=Qt.FindChildOption.FindDirectChildrenOnly
        )
        [box] = [one for one in boxes if one.isVisible()]
        return box

    def answer(self, word: str) -> None:
        """Press a button of the one open box."""
        [box] = self.boxes()
        [button] = [one for one in box.buttons() if one.text().replace("&", "") == word]
        click(button)
        self.come_forward()

    def come_forward(self) -> None:
        """A dialog that was closed gives its place back; without a window manager nobody does."""
        if self.dialog.isVisible():
            self.dialog.activateWindow()
        settle()

    def names(self) -> list[str]:
        """The rows of the list at the left."""
        model = self.dialog.sets.model
        return [str(model.index(row).data()) for row in range(model.rowCount())]


def click(widget: QWidget, point: QPoint | None = None) -> None:
    """Press the left button on a widget, in its middle or at a point."""
    assert widget.isVisible()
    where = widget.rect().center() if point is None else point
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=where)
    settle()


def press(widget: QWidget, *keys: Qt.Key) -> None:
    """Press keys."""
    for key in keys:
        QTest.keyClick(widget, key)
    settle()


def write(widget: QWidget, text: str) -> None:
    """Type a text, letter by letter; QTest itself knows Latin letters only."""
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(widget, event)
    settle()


def button(window: QWidget, text: str) -> QAbstractButton:
    """The one button with a text that can be seen."""
    found = [
        one
        for one in window.findChildren(QAbstractButton)
        if one.isVisible() and one.text().replace("&", "") == text
    ]
    assert len(found) == 1, (text, len(found))
    return found[0]
