"""The two rows of numbers: how many trumps, how many adders are in the trick."""

from typing import Final

from PySide6.QtWidgets import QWidget

from maverick_desktop.core.pad import possible
from maverick_desktop.core.padroom import CARDS
from maverick_desktop.core.padstate import PadHandState
from maverick_desktop.text import padspoken
from maverick_desktop.text import padwords as words
from maverick_desktop.text.padreasons import pad_refusal
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.entry import Counted, Wants, count_refusal
from maverick_desktop.ui.pad.padbuttons import Face, NumberButton
from maverick_desktop.ui.pad.paddesk import PadDesk
from maverick_desktop.ui.pad.padlayout import PadLayout
from maverick_desktop.ui.pad.padparts import CountLabel
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.views.part import place_part

_WANTED: Final = {"trumps": Wants.TRUMPS, "adders": Wants.ADDERS}


class NumberRow:
    """The label and the buttons 0 to 4 of one kind; they belong to the page."""

    def __init__(self, look: Look, desk: PadDesk, page: QWidget, counted: Counted) -> None:
        self._look = look
        self._desk = desk
        self._counted: Final = counted
        mark = Mark.TRUMP if counted == "trumps" else Mark.ADDER
        self.label: Final = CountLabel(look, page, mark)
        self.buttons: Final = [NumberButton(look, page, number) for number in range(CARDS + 1)]
        for button in self.buttons:
            button.clicked.connect(
                lambda _checked=False, number=button.number: desk.press_count(counted, number)
            )

    def place(self, layout: PadLayout) -> None:
        """Stand where the felt has room for them."""
        self.label.set_layout(layout.table)
        place_part(self.label, layout.labels[self._counted], 0)
        for button, rect in zip(self.buttons, layout.counts[self._counted], strict=True):
            button.set_layout(layout.table)
            button.place(rect)

    def set_visible(self, visible: bool) -> None:
        """Be there, or not while something else is entered."""
        for part in (self.label, *self.buttons):
            part.setVisible(visible)

    def show(self, hand: PadHandState) -> None:
        """Show which numbers can be."""
        state, entry = self._desk.state, self._desk.entry
        room = possible(state)
        left = room.trumps_left if self._counted == "trumps" else room.adders_left
        trumps = self._counted == "trumps"
        label = words.TRUMPS_LABEL if trumps else words.ADDERS_LABEL
        self.label.show_label(Phrase(label), words.left(left, hand.turned is not None))
        wanted = entry.wants is _WANTED[self._counted]
        for button in self.buttons:
            refusal = count_refusal(state, entry, self._counted, button.number)
            chosen, dead = entry.count(self._counted) == button.number, refusal is not None
            face = Face.CHOSEN if chosen else Face.DEAD if dead else Face.FREE
            if face is Face.FREE and wanted:
                face = Face.WANTED
            why = ""
            if refusal is not None:
                why = self._look.say(pad_refusal(state, refusal.refused, refusal.wish))
            say = padspoken.trumps if trumps else padspoken.adders
            button.show_number(face, say(button.number, chosen=chosen, dead=dead), why)
