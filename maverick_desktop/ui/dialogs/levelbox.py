"""How well a computer player plays: a level to choose, or how long it may think about a card."""

from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QSpinBox, QWidget

from maverick_desktop.ai.levels import EXPERT_SECONDS, LEVELS
from maverick_desktop.core.names import CUSTOM_MS, custom_level, custom_ms
from maverick_desktop.text import window
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.table import level_name
from maverick_desktop.ui.look import Look

_CUSTOM: Final = "custom"
_STEP: Final = 50
_WIDTH: Final = 124


class LevelBox(QWidget):
    """Chooses a level by its id."""

    def __init__(self, look: Look, level: str, whose: str, parent: QWidget | None = None) -> None:
        """``whose``: the seat, for whoever cannot see it."""
        super().__init__(parent)
        self.choice: Final = QComboBox()
        self.time: Final = QSpinBox()
        known = [one.id for one in LEVELS.values() if one.public]
        for one in known:
            self.choice.addItem(look.say(level_name(one)), one)
        self.choice.addItem(look.say(Phrase(window.LEVEL_CUSTOM)), _CUSTOM)
        self.time.setRange(CUSTOM_MS[0], CUSTOM_MS[-1])
        self.time.setSingleStep(_STEP)
        self.time.setSuffix(f" {look.say(Phrase(window.LEVEL_MS))}")
        wanted = custom_ms(level)
        self.time.setValue(round(1000 * EXPERT_SECONDS) if wanted is None else wanted)
        place = self.choice.findData(level if wanted is None else _CUSTOM)
        self.choice.setCurrentIndex(max(place, 0))
        self.choice.setAccessibleName(whose)
        self.time.setAccessibleName(look.say(Phrase(window.LEVEL_TIME, {"seat": whose})))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.choice)
        row.addWidget(self.time)
        # The name beside it has the room that is over.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.time.setFixedWidth(_WIDTH)
        self.setFocusProxy(self.choice)
        self.choice.currentIndexChanged.connect(self._on_chosen)
        self._on_chosen()

    def level(self) -> str:
        """The id of what is chosen."""
        chosen = str(self.choice.currentData())
        return custom_level(self.time.value()) if chosen == _CUSTOM else chosen

    @Slot()
    def _on_chosen(self) -> None:
        self.time.setVisible(self.choice.currentData() == _CUSTOM)
