"""The felt of the score pad: the page that is wanted now, and the prompt under it.

Must not know keys or the record.
"""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from maverick_desktop.text.padwords import Prompt
from maverick_desktop.ui import paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.beginpage import BeginPage
from maverick_desktop.ui.pad.handpage import HandPage
from maverick_desktop.ui.pad.overpage import OverPage
from maverick_desktop.ui.pad.padbuttons import PadButton
from maverick_desktop.ui.pad.paddesk import PadDesk, Page
from maverick_desktop.ui.pad.padlayout import lay_out_pad
from maverick_desktop.ui.pad.padprompt import PadPrompt
from maverick_desktop.ui.pad.totalspage import TotalsPage
from maverick_desktop.ui.views.part import Part, place_part


class PadFelt(QWidget):
    """Pages on the felt."""

    def __init__(self, look: Look, desk: PadDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._desk = desk
        self.begin: Final = BeginPage(look, desk, self)
        self.hand: Final = HandPage(look, desk, self)
        self.totals: Final = TotalsPage(look, desk, self)
        self.over: Final = OverPage(look, desk, self)
        self.pages: Final[dict[Page, QWidget]] = {
            Page.BEGIN: self.begin,
            Page.HAND: self.hand,
            Page.TOTALS: self.totals,
            Page.OVER: self.over,
        }
        self.prompt: Final = PadPrompt(look, self)
        self._page: Page | None = None
        for page in self.pages.values():
            page.hide()

    def show_desk(self) -> None:
        """Show the page that is wanted, and what to do on it."""
        page = self._desk.page
        self.prompt.show_words(*self._fill(page), self._desk.refused)
        if page is not self._page:
            self._turn_to(page)

    def _fill(self, page: Page) -> Prompt:
        """Let a page show the match; its prompt."""
        hand = self._desk.state.open_hand
        if page is Page.BEGIN:
            self.begin.show_begin()
            return self.begin.prompt()
        if page is Page.OVER or hand is None:
            self.over.show_result()
            return self.over.prompt()
        if page is Page.HAND:
            self.hand.show_hand(hand)
            return self.hand.prompt(hand)
        self.totals.show_totals(hand)
        return self.totals.prompt(hand)

    def _turn_to(self, page: Page) -> None:
        """Show another page; keys go to it."""
        self._page = page
        for one, widget in self.pages.items():
            widget.setVisible(one is page)
        self.pages[page].setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """Take whatever is shown next as new: the language is another."""
        for part in self.findChildren(Part):
            part.forget()
        for button in self.findChildren(PadButton):
            button.forget()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pages are as large as the felt; the prompt lies on them."""
        super().resizeEvent(event)
        layout = lay_out_pad(self.width(), self.height())
        for page in self.pages.values():
            page.setGeometry(self.rect())
        self.prompt.set_layout(layout.table)
        place_part(self.prompt, layout.prompt)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The felt, and the oval around the trick."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, layout = self._look.theme, lay_out_pad(self.width(), self.height())
        centre = layout.sketch.center()
        paint.felt(painter, QRectF(self.rect()), theme, centre)
        if self._desk.page is Page.HAND:
            north = min(seat.top() for seat in layout.seats.values())
            south = max(seat.bottom() for seat in layout.seats.values())
            half = (south - north) * 0.72
            area = QRectF(centre.x() - half, north + 20, 2 * half, south - north - 40)
            paint.oval(painter, area, theme)
        painter.end()
