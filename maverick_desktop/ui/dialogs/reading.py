"""Dialogs to read: the rules in force, the keys, what Maverick is. Text laid out in labels."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.rules import Rules
from maverick_desktop.text import window
from maverick_desktop.text.lacking import no_compiled_code, no_policy, nothing_learned
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.rulestext import rule_text
from maverick_desktop.ui.lettering import TITLE
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.widgets import plain_label

_LACKING_HEIGHT: Final = 48
"""So much higher About is for each thing that is lacking."""


class ReadingDialog(QDialog):
    """A title, text that scrolls, and one button."""

    def __init__(self, look: Look, title: str, second: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        heading = plain_label(title)
        # Its figures stand on the line, which a style sheet cannot ask for.
        heading.setFont(look.lettering.font(TITLE))
        layout.addWidget(heading)
        if second:
            layout.addWidget(_wrapped(second, "second"))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page = QWidget()
        self.text = QVBoxLayout(self._page)
        self.text.setContentsMargins(0, 0, 12, 0)
        area.setWidget(self._page)
        layout.addWidget(area, 1)
        row = QHBoxLayout()
        row.addStretch()
        close = QPushButton(look.language.translate(window.CLOSE))
        close.setProperty("look", "main")
        close.clicked.connect(self.accept)
        row.addWidget(close)
        layout.addLayout(row)
        self.resize(620, 560)


def _wrapped(text: str, look: str = "") -> QWidget:
    label = plain_label(text, look)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def rules_dialog(look: Look, rules: Rules, name: str, parent: QWidget | None) -> QDialog:
    """The rules in force, in words."""
    dialog = ReadingDialog(look, look.language.translate(window.RULES_TITLE), name, parent)
    for heading, sentences in rule_text(rules):
        dialog.text.addWidget(plain_label(look.say(heading), "caps"))
        for sentence in sentences:
            dialog.text.addWidget(_wrapped(look.say(sentence)))
        dialog.text.addSpacing(8)
    dialog.text.addStretch()
    return dialog


def keys_dialog(look: Look, parent: QWidget | None) -> QDialog:
    """What the keys do."""
    dialog = ReadingDialog(look, look.language.translate(window.KEYS_TITLE), "", parent)
    grid = QGridLayout()
    grid.setHorizontalSpacing(24)
    grid.setVerticalSpacing(8)
    for row, (key, does) in enumerate(window.KEY_LINES):
        grid.addWidget(plain_label(key), row, 0)
        grid.addWidget(_wrapped(look.language.translate(does), "second"), row, 1)
    grid.setColumnStretch(1, 1)
    dialog.text.addLayout(grid)
    dialog.text.addStretch()
    return dialog


def about_dialog(look: Look, version: str, parent: QWidget | None) -> QDialog:
    """What Maverick is."""
    title = look.say(Phrase(window.ABOUT_TITLE, {"version": version}))
    dialog = ReadingDialog(look, title, "", parent)
    dialog.text.addWidget(_wrapped(look.language.translate(window.ABOUT_TEXT)))
    lacking = _lacking()
    for sentence in lacking:
        dialog.text.addSpacing(8)
        dialog.text.addWidget(_wrapped(look.say(sentence)))
    dialog.text.addStretch()
    dialog.resize(460, 260 + _LACKING_HEIGHT * len(lacking))
    return dialog


def _lacking() -> list[Phrase]:
    """What the computer players have to do without."""
    from maverick_desktop.ai.almanac import LEARNS
    from maverick_desktop.ai.kernel import COMPILED
    from maverick_desktop.ai.policies import policy_files

    found = [] if COMPILED else [no_compiled_code()]
    found += [] if LEARNS else [nothing_learned()]
    return found + [
        no_policy(file.family, file.fault.value) for file in policy_files() if file.fault
    ]
