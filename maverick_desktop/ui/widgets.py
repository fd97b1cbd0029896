"""Labels and message boxes that show text as it is typed: names can hold anything (R11). Sizes.

The only place where a QLabel or a QMessageBox is made. Must not know the game.
"""

from html import escape
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget


def plain_label(text: str, look: str = "") -> QLabel:
    """A label that never reads its text as markup; ``look`` is its role in the style sheet."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    if look:
        label.setProperty("look", look)
    return label


def presses(event: QKeyEvent) -> bool:
    """Whether a key is Enter, not held down: it presses a button that has the focus."""
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return enter and plain and not event.isAutoRepeat()


def plain_tip(text: str) -> str:
    """A text for a tool tip, which guesses whether it is markup: it is, with all escaped."""
    return "<qt>" + escape(text).replace("\n", "<br>") + "</qt>" if text else ""


FRAME: Final = QSize(24, 60)
"""What a system may put around a window, at the most."""


def size_on_screen(window: QWidget, wanted: QSize) -> QSize:
    """A first size for a window: the wanted one, or what its screen has room for, frame and all."""
    return wanted.boundedTo(room_on_screen(window) - FRAME)


def room_on_screen(window: QWidget) -> QSize:
    """How much of its screen a window may take."""
    return window.screen().availableSize()


def message(parent: QWidget | None, icon: QMessageBox.Icon, title: str, text: str) -> QMessageBox:
    """Say one thing, with one button. Already open; it goes away by itself when closed."""
    box = _box(parent, icon, title, text)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    _make_room(box)
    box.open()
    return box


def ask(parent: QWidget | None, title: str, text: str, yes: str, no: str) -> QMessageBox:
    """A question, not yet open: ``accepted`` for yes; Esc and the return key mean no."""
    box = _box(parent, QMessageBox.Icon.Question, title, text)
    box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    refuse = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(refuse)
    box.setEscapeButton(refuse)
    _make_room(box)
    return box


def _box(parent: QWidget | None, icon: QMessageBox.Icon, title: str, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setText(title)
    box.setInformativeText(text)
    # The box tells its format to the first of its labels only.
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    return box


def _make_room(box: QMessageBox) -> None:
    """A message box takes the least width its parts allow: buttons ask for that of their words."""
    for button in box.buttons():
        button.ensurePolished()
        button.setMinimumWidth(button.sizeHint().width())
