"""The actions beside the prompt: undo, hint, why, chat; yes and no to what the prompt asks.

A row of buttons from the right; those without a meaning now are hidden. Must not know the game.
"""

from typing import Final

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from maverick_desktop.text import hints, lantable, seen
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import lettering, paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.scene import Scene
from maverick_desktop.ui.views.layout import TableLayout
from maverick_desktop.ui.views.prompt import ActionButton

_GAP: Final = 8
_TO_PROMPT: Final = 12
_MOST_COUNTED: Final = 99


class ChatButton(ActionButton):
    """Opens the chat; what was not read yet is counted on its corner."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        self._unread = 0
        super().__init__(look, parent, "chat", Phrase(lantable.CHAT))

    def show_unread(self, unread: int) -> None:
        """Count what was not read."""
        if unread != self._unread:
            self._unread = unread
            self.reword()
            self.update()

    def reword(self) -> None:
        """Say it in the language in use; read out it says how much is new."""
        super().reword()
        self.setAccessibleName(self.look.say(lantable.chat(self._unread)))

    def draw(self, painter: QPainter, face: QRectF) -> None:
        """Paint the button and the count."""
        super().draw(painter, face)
        if not self._unread:
            return
        theme, text = self.drawing.theme, self.drawing.text
        font = self.drawing.font(lettering.BADGE, tabular=True)
        figure = str(min(self._unread, _MOST_COUNTED))
        side = 19 * text
        width = max(side, self.drawing.width(figure, font) + 11 * text)
        place = QRectF(face.right() - width + 6 * text, face.top() - 7 * text, width, side)
        edge = theme.plate_line if theme.shadows else theme.cream_text
        paint.pill(painter, place, figure, font, theme.cream, theme.cream_text, edge)


class Actions(QObject):
    """The buttons of one table."""

    undo = Signal()
    hint = Signal()
    why = Signal()
    chat = Signal()
    answered = Signal(bool)

    def __init__(self, look: Look, table: QWidget) -> None:
        super().__init__(table)
        self.undo_button: Final = ActionButton(look, table, "undo", Phrase(seen.UNDO))
        self.hint_button: Final = ActionButton(
            look, table, "hint", Phrase(hints.HINT), Phrase(hints.HINT_TIP)
        )
        self.why_button: Final = ActionButton(
            look, table, "q", Phrase(hints.WHY), Phrase(hints.WHY_TIP)
        )
        self.chat_button: Final = ChatButton(look, table)
        self.yes_button: Final = ActionButton(look, table, "check", Phrase(lantable.AGREE))
        self.no_button: Final = ActionButton(look, table, "x", Phrase(lantable.REFUSE))
        self.buttons: Final = (
            self.yes_button,
            self.no_button,
            self.undo_button,
            self.hint_button,
            self.why_button,
            self.chat_button,
        )
        self._can_ask = False
        # In this order their words give way where there is little room.
        self._giving_way: Final = (self.why_button, self.hint_button, self.undo_button)
        for button in self.buttons:
            button.hide()
        self.undo_button.clicked.connect(self.undo)
        self.hint_button.clicked.connect(self.hint)
        self.why_button.clicked.connect(self.why)
        self.chat_button.clicked.connect(self.chat)
        self.yes_button.clicked.connect(lambda: self.answered.emit(True))
        self.no_button.clicked.connect(lambda: self.answered.emit(False))

    def show_scene(self, scene: Scene) -> None:
        """Have the buttons that mean something now; a question has none but its own."""
        self.yes_button.setVisible(scene.asked)
        self.no_button.setVisible(scene.asked)
        self.undo_button.setVisible(scene.can_undo and not scene.asked)
        self.hint_button.setVisible(scene.can_hint and not scene.asked)
        self._can_ask = scene.can_ask and not scene.asked
        self.chat_button.setVisible(scene.unread is not None and not scene.asked)
        self.chat_button.show_unread(scene.unread or 0)

    def set_layout(self, layout: TableLayout) -> None:
        """Follow the table's size."""
        for button in self.buttons:
            button.set_layout(layout)

    def reword(self) -> None:
        """Say everything in the language in use."""
        for button in self.buttons:
            button.reword()

    def place(self, layout: TableLayout, prompt: float) -> float:
        """Stand at the right end of the row; where the prompt, so wide if it can be, must end."""
        room = layout.row.width() - prompt
        self.why_button.setVisible(self._can_ask)
        if not self._make_room(room) and self._can_ask:
            # Its key and the menu are there all the same.
            self.why_button.hide()
            self._make_room(room)
        shown, right = self._shown(), layout.row.right()
        if not shown:
            return right
        for button in reversed(shown):
            width = button.wanted()
            top = layout.row.center().y() - layout.action_height / 2
            button.place(QRectF(right - width, round(top), width, layout.action_height))
            right -= width + _GAP
        return right + _GAP - _TO_PROMPT

    def _shown(self) -> list[ActionButton]:
        return [one for one in self.buttons if not one.isHidden()]

    def _make_room(self, room: float) -> bool:
        """Take the words from as many buttons as the prompt needs; whether that is enough."""
        shown = self._shown()
        giving = [one for one in self._giving_way if one in shown]
        for alone in range(len(giving) + 1):
            for place, button in enumerate(giving):
                button.stand_alone(place < alone)
            if sum(one.wanted() + _GAP for one in shown) - _GAP + _TO_PROMPT <= room:
                return True
        return False
