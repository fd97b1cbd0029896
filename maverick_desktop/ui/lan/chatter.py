"""The chat of the table one is at: what is said reaches the panel, what is typed the table.

Closed until it is wanted; what was not read is counted on its button. Must not know the network.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Seat
from maverick_desktop.text import lantable as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.lan.chatpanel import ChatPanel
from maverick_desktop.ui.lan.lobbystaging import Seats
from maverick_desktop.ui.lan.surroundings import Surroundings
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow


class Chatter(QObject):
    """One window's chat."""

    def __init__(self, window: MainWindow, look: Look, say: Callable[[str], bool]) -> None:
        """``say`` says something at the table; False if nobody heard it."""
        super().__init__(window)
        self._window: Final = window
        self._say: Final = say
        self._around: Surroundings | None = None
        self._offered = False
        self.panel: Final = ChatPanel(look)
        self.panel.hide()
        window.dock.add_below(self.panel)
        self.panel.say_wanted.connect(self._on_say)
        self.panel.closed.connect(self.close)
        self.panel.unread_changed.connect(self._show_unread)
        window.table.view.chat_wanted.connect(self.open)

    def follow(self, around: Surroundings) -> None:
        """A match is in the window now; its table has the button."""
        self._around = around
        self._show_unread()

    def show_table(self, seats: Seats, me: Seat | None, *, chat: bool) -> None:
        """Who can be heard, and whether there is a chat at all."""
        people = {
            seat: seats[seat].name for seat in Seat if seats[seat].is_person and seat is not me
        }
        self.panel.show_people(people)
        if chat != self._offered:
            self._offered = chat
            self._show_unread()
        if not chat:
            self.panel.hide()

    def hear(self, seat: Seat, name: str, text: str) -> None:
        """Somebody has said something."""
        self.panel.hear(seat, name, text)

    def open(self) -> None:
        """Show the chat, or close it."""
        if self.panel.isVisible():
            self.close()
            return
        # Below the dock: without it there is no place.
        self._window.commands["dock"].setChecked(True)
        self.panel.show()
        self.panel.field.setFocus()

    def close(self) -> None:
        """Hide the chat; the keyboard goes back to the table."""
        focus: QWidget | None = self._window.focusWidget()
        self.panel.hide()
        if focus is not None and self.panel.isAncestorOf(focus):
            self._window.table.take_focus()

    def leave(self) -> None:
        """The table is gone, and what was said there with it."""
        self._around, self._offered = None, False
        self.panel.hide()
        self.panel.forget()

    def _on_say(self, text: str) -> None:
        if self._say(text):
            self.panel.sent()
        else:
            trouble = self._around is not None and self._around.around.trouble is not None
            self.panel.tell(Phrase(words.NOT_SENT if trouble else words.TOO_FAST))

    def _show_unread(self) -> None:
        if self._around is not None:
            self._around.show_unread(self.panel.unread if self._offered else None)
