"""The foot of the lobby: rules in short, who has agreed, what is waited for, the main button."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan.lobbyscene import LobbyScene
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.parts import Button, dressed, sharp_icon
from maverick_desktop.ui.widgets import plain_label

_HEIGHT: Final = 64
_ICON: Final = 18
_NARROW: Final = 1080
"""Below this width some buttons are icons, and the reason stands in place of who has agreed."""


class FootBar(QFrame):
    """The bar."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._scene: LobbyScene | None = None
        self.setProperty("look", "foot")
        self.summary: Final = plain_label("", "strong")
        self.agreed: Final = plain_label("", "second")
        self.reason: Final = plain_label("", "second")
        self.rules: Final = dressed(Button(""))
        self.check: Final = dressed(Button(""))
        self.settings: Final = dressed(Button(""))
        self.leave: Final = dressed(Button(""))
        self.main: Final = dressed(Button(""), look="main")
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(32, 0, 32, 0)
        row.setSpacing(10)
        left = QVBoxLayout()
        left.setSpacing(1)
        left.addStretch()
        left.addWidget(self.summary)
        left.addWidget(self.agreed)
        left.addStretch()
        row.addLayout(left)
        row.addSpacing(14)
        for button in (self.rules, self.check, self.settings):
            row.addWidget(button)
        self.reason.setWordWrap(True)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.reason, 1)
        row.addWidget(self.leave)
        row.addWidget(self.main)
        self.setFixedHeight(_HEIGHT)

    def sizeHint(self) -> QSize:
        """As drawn."""
        return QSize(1160, _HEIGHT)

    def reword(self) -> None:
        """Say everything in the language in use."""
        say = self._look.say
        self.rules.setText(say(Phrase(words.RULES)))
        self._dress()
        if self._scene is not None:
            self.show_scene(self._scene)

    def show_scene(self, scene: LobbyScene) -> None:
        """Show how things stand."""
        self._scene = scene
        say = self._look.say
        self.summary.setText(say(scene.summary))
        reason = "" if scene.reason is None else say(scene.reason)
        agreed = "" if scene.agreed is None else say(scene.agreed)
        narrow = self.width() < _NARROW
        self.reason.setText("" if narrow else reason)
        self.agreed.setText(reason if narrow and reason else agreed)
        self.agreed.setVisible(bool(self.agreed.text()))
        self.rules.setVisible(scene.settles)
        self.settings.setVisible(scene.settles)
        self.leave.setText(say(scene.leave))
        self.main.setText(say(scene.main))
        if self.main.hasFocus() and not scene.may:
            # Else it would go to what comes next, which closes the lobby.
            self.check.setFocus()
        self.main.setEnabled(scene.may)
        why = "" if scene.may or scene.reason is None else say(scene.reason)
        self.main.setAccessibleDescription(why)

    def _dress(self) -> None:
        """Some buttons lose their words where there is little width."""
        narrow = self.width() < _NARROW
        for button, source, icon in (
            (self.check, words.CHECK, "wifi"),
            (self.settings, words.SETTINGS, "gear"),
        ):
            text = self._look.say(Phrase(source))
            button.setText("" if narrow else text)
            button.setIcon(sharp_icon(self._look, icon, _ICON, self) if narrow else QIcon())
            button.setAccessibleName(text)
            dressed(button, text if narrow else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room, or less."""
        super().resizeEvent(event)
        self._dress()
        if self._scene is not None:
            self.show_scene(self._scene)
