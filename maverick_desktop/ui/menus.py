"""The window's commands in its menus: what each is called, its key, what it does.

A menu is a tuple of commands, one a line. A command that the window itself does not carry out has
no ``does``: whoever does connects to ``commands[name].triggered``. Must not know what commands do.
"""

from collections.abc import Callable, Hashable
from typing import Final

import msgspec
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from maverick_desktop.text.phrase import Phrase, Say


class Command(msgspec.Struct, frozen=True):
    """Something to do."""

    name: str
    text: str
    key: str = ""
    does: Callable[[], object] | None = None


class Switch(msgspec.Struct, frozen=True):
    """Something to have or not to have; ``does`` is told which."""

    name: str
    text: str
    key: str
    does: Callable[[bool], object]


class Choice(msgspec.Struct, frozen=True):
    """One value of several, in a menu of their own; ``does`` is told the one that was picked."""

    name: str
    text: str
    values: tuple[tuple[Hashable, Phrase], ...]
    does: Callable[[Hashable], object]


class Line(msgspec.Struct, frozen=True):
    """A line between commands."""


Entry = Command | Switch | Choice | Line
LINE: Final = Line()


class Menus:
    """Every command of a window, by name."""

    def __init__(self, window: QWidget, say: Say) -> None:
        self._window = window
        self._say = say
        self._named: list[tuple[Callable[[str], object], Phrase]] = []
        self._choices: dict[str, QActionGroup] = {}
        self.commands: Final[dict[str, QAction]] = {}

    def fill(self, menu: QMenu, entries: tuple[Entry, ...]) -> None:
        """Put commands into a menu, in order."""
        for entry in entries:
            match entry:
                case Line():
                    menu.addSeparator()
                case Choice():
                    self._add_choice(menu, entry)
                case Switch(name, text, key, does):
                    action = self._new(name, text, key)
                    action.setCheckable(True)
                    action.toggled.connect(does)
                    menu.addAction(action)
                case Command(name, text, key, does):
                    action = self._new(name, text, key)
                    if does is not None:
                        action.triggered.connect(lambda _checked=False, does=does: does())
                    menu.addAction(action)

    def mark(self, name: str, value: Hashable) -> None:
        """Mark the value in force of a choice; nothing is done."""
        for action in self._choices[name].actions():
            action.setChecked(action.data() == value)

    def reword(self) -> None:
        """Say everything anew: the language is another."""
        for name_it, phrase in self._named:
            name_it(self._say(phrase))

    # --- inside ----------------------------------------------------------------------------------

    def _new(self, name: str, text: str, key: str) -> QAction:
        action = QAction(self._window)
        self._name(action.setText, Phrase(text))
        if key:
            action.setShortcut(QKeySequence(key))
        # Its key counts wherever the focus is, and with the menus closed.
        self._window.addAction(action)
        self.commands[name] = action
        return action

    def _add_choice(self, menu: QMenu, choice: Choice) -> None:
        values = menu.addMenu("")
        self._name(values.setTitle, Phrase(choice.text))
        group = self._choices[choice.name] = QActionGroup(self._window)
        group.setObjectName(choice.name)
        for value, phrase in choice.values:
            action = QAction(group)
            self._name(action.setText, phrase)
            action.setCheckable(True)
            action.setData(value)
            action.triggered.connect(lambda _checked, value=value: choice.does(value))
            values.addAction(action)

    def _name(self, name_it: Callable[[str], object], phrase: Phrase) -> None:
        name_it(self._say(phrase))
        self._named.append((name_it, phrase))
