"""What the player has chosen: remembered at once, and shown in the window at once.

Joins the settings' file with the menus that change it and the look that follows. Must not know
matches.
"""

from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal

from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.settings import Settings, SettingsFile


class Chosen(QObject):
    """The settings in force."""

    hold_changed = Signal()
    language_changed = Signal()
    """Another language, or other letters on the cards; the look already speaks it."""

    def __init__(
        self, window: MainWindow, look: Look, file: SettingsFile, settings: Settings
    ) -> None:
        super().__init__(window)
        self._window = window
        self._look = look
        self.file: Final = file
        self.settings = settings
        window.commands["dock"].setChecked(settings.dock)
        window.commands["four"].setChecked(settings.four_colours)
        self._show_colours(settings.four_colours)
        self._mark()
        window.hold_chosen.connect(self._on_hold)
        window.four_colours_chosen.connect(self._on_four_colours)
        window.language_chosen.connect(lambda code: self._speak(language=code))
        window.letters_chosen.connect(lambda letters: self._speak(letters=letters))
        window.dock_shown.connect(lambda shown: self.remember(dock=shown))

    def remember(self, **changes: object) -> None:
        """Choose these values, and write them down at once."""
        changed = msgspec.structs.replace(self.settings, **changes)
        if changed != self.settings:
            self.settings = changed
            self.file.save(changed)

    def remember_place(self) -> None:
        """The window is about to go: where it stands."""
        window = self._window
        if not window.isFullScreen() and not window.isMaximized():
            # Where the frame is, as it is put back by its frame.
            place = window.pos()
            self.remember(geometry=(place.x(), place.y(), window.width(), window.height()))

    def _mark(self) -> None:
        for name in ("hold", "language", "letters"):
            self._window.menus.mark(name, getattr(self.settings, name))

    def _on_hold(self, milliseconds: int) -> None:
        self.remember(hold=milliseconds)
        self._mark()
        self.hold_changed.emit()

    def _speak(self, **changes: str) -> None:
        """Speak another language, or letter the cards otherwise, at once and everywhere."""
        self.remember(**changes)
        self._mark()
        self._look.speak(self.settings)
        self.language_changed.emit()
        self._window.retranslate()

    def _on_four_colours(self, four: bool) -> None:
        self._show_colours(four)
        self.remember(four_colours=four)

    def _show_colours(self, four: bool) -> None:
        faces = self._look.faces
        if faces.options.four_colours != four:
            faces.change(options=msgspec.structs.replace(faces.options, four_colours=four))
            self._window.redraw()
