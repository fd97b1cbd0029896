"""The pad's small dialogs: the players' names, and what the keys do."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from maverick_desktop.core.padstate import Names
from maverick_desktop.text import padforms as words
from maverick_desktop.text import window
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.dialogs.reading import ReadingDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.nameslist import NamesList
from maverick_desktop.ui.widgets import plain_label


class NamesDialog(QDialog):
    """Asks for the names; an empty line leaves a name as it is."""

    chosen = Signal(object)
    """The four names."""

    def __init__(self, look: Look, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        say = look.say
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(Phrase(words.NAMES_TITLE)))
        self.setMinimumWidth(420)
        self.list: Final = NamesList(look, names, names)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(plain_label(say(Phrase(words.NAMES_TITLE)), "title"))
        column.addWidget(plain_label(say(Phrase(words.NAMES_SECOND)), "second"))
        column.addWidget(self.list)
        row = QHBoxLayout()
        row.addStretch()
        cancel = QPushButton(say(Phrase(window.CANCEL)))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.use: Final = QPushButton(say(Phrase(words.USE_NAMES)))
        self.use.setProperty("look", "main")
        self.use.setDefault(True)
        self.use.clicked.connect(self._on_use)
        row.addWidget(cancel)
        row.addWidget(self.use)
        column.addLayout(row)

    def _on_use(self) -> None:
        self.chosen.emit(self.list.names)
        self.accept()


def pad_keys_dialog(look: Look, parent: QWidget | None) -> QDialog:
    """What the keys of the pad do."""
    dialog = ReadingDialog(look, look.say(Phrase(words.KEYS_TITLE)), "", parent)
    grid = QGridLayout()
    grid.setHorizontalSpacing(24)
    grid.setVerticalSpacing(8)
    for row, (key, does) in enumerate(words.KEY_LINES):
        grid.addWidget(plain_label(key), row, 0)
        told = plain_label(look.say(Phrase(does)), "second")
        told.setWordWrap(True)
        grid.addWidget(told, row, 1)
    grid.setColumnStretch(1, 1)
    dialog.text.addLayout(grid)
    dialog.text.addStretch()
    return dialog
