"""The page on which a hand is entered by its totals: both sides' points, and what came of bids.

What the points decide by themselves is filled in. Must not know the record.
"""

import re
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from maverick_desktop.core.cards import SIDES
from maverick_desktop.core.pad import made_by_itself
from maverick_desktop.core.padfacts import NoteTotals, PadTotals
from maverick_desktop.core.padstate import PadHandState
from maverick_desktop.text import padwords as words
from maverick_desktop.text import seen
from maverick_desktop.text.phrase import Phrase, number
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.formparts import ENTER, FormButton
from maverick_desktop.ui.pad.paddesk import PadDesk
from maverick_desktop.ui.pad.padlayout import lay_out_pad
from maverick_desktop.ui.pad.totalsrow import SideRow
from maverick_desktop.ui.widgets import plain_label

_POINTS: Final = re.compile(r"\s*([+\-\N{MINUS SIGN}\N{EN DASH}]?)\s*(\d{1,3})\s*", re.ASCII)
_HEADINGS: Final = ("", words.POINTS_OF_TRICKS, seen.BID, seen.SCORE)


def read_points(text: str) -> int | None:
    """The number of points that a text says; None if it says none."""
    found = _POINTS.fullmatch(text)
    if found is None:
        return None
    return int(found[2]) if found[1] in ("", "+") else -int(found[2])


class TotalsPage(QWidget):
    """The totals of a hand."""

    def __init__(self, look: Look, desk: PadDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._desk = desk
        self._shown: PadHandState | None = None
        self.form: Final = QFrame(self)
        self.form.setProperty("look", "box")
        self._headings: Final = [plain_label("", "caps") for _ in _HEADINGS]
        self.rows: Final = tuple(SideRow(look, side, self.form) for side in SIDES)
        self.back: Final = FormButton(look="link")
        self.button: Final = FormButton(look="main")
        self._build()
        self.setFocusProxy(self.rows[0].points)

    def _build(self) -> None:
        column = QVBoxLayout(self.form)
        column.setContentsMargins(20, 18, 20, 16)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(12)
        for place, heading in enumerate(self._headings):
            grid.addWidget(heading, 0, place)
        self._headings[-1].setAlignment(Qt.AlignmentFlag.AlignRight)
        for line, row in enumerate(self.rows, start=1):
            row.fill(grid, line)
            row.points.textEdited.connect(self._on_edited)
            for choice in (row.made, row.failed):
                choice.clicked.connect(self._on_edited)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(2, 2)
        column.addLayout(grid)
        column.addStretch()
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addStretch()
        foot.addWidget(self.button)
        column.addLayout(foot)
        self.back.clicked.connect(self._desk.back)
        self.button.clicked.connect(self.enter)

    # --- what is shown ---------------------------------------------------------------------------

    def show_totals(self, hand: PadHandState) -> None:
        """Show what the hand's totals want; totals just taken back are offered again."""
        taken = self._desk.taken_back
        if self._shown is None or self._shown.number != hand.number:
            self._fill(None)
        if isinstance(taken, PadTotals):
            self._desk.taken_back = None
            self._fill(taken)
        self._shown = hand
        for heading, text in zip(self._headings, _HEADINGS, strict=True):
            heading.setText(self._look.say(Phrase(text)) if text else "")
        self.back.setText(self._look.say(Phrase(words.BY_TRICKS)))
        self.button.setText(self._look.say(Phrase(words.ENTER_HAND)))
        ns, ew = self._points()
        decided: tuple[bool | None, bool | None] = (None, None)
        if ns is not None and ew is not None:
            decided = made_by_itself(self._desk.state, (ns, ew))
        for row, points, made in zip(self.rows, (ns, ew), decided, strict=True):
            row.show(self._desk.state, hand, self._desk.session.people, points, made)

    def prompt(self, hand: PadHandState) -> words.Prompt:
        """What is to be filled in."""
        return words.totals(hand.number)

    def _fill(self, totals: PadTotals | None) -> None:
        for row in self.rows:
            row.points.setText("" if totals is None else number(totals.base[row.side]))
            row.choose(None if totals is None else totals.made[row.side])

    def _points(self) -> tuple[int | None, int | None]:
        ns, ew = self.rows
        return read_points(ns.points.text()), read_points(ew.points.text())

    def _on_edited(self) -> None:
        self._desk.touch()

    # --- entering --------------------------------------------------------------------------------

    def enter(self) -> None:
        """Enter the hand, or say what is missing."""
        ns, ew = self._points()
        for row, points in zip(self.rows, (ns, ew), strict=True):
            if points is None:
                side = self._desk.session.people.side(row.side)
                self._desk.refuse(words.no_number(side))
                row.points.setFocus(Qt.FocusReason.OtherFocusReason)
                row.points.selectAll()
                return
        assert ns is not None
        assert ew is not None
        made = self.rows[0].outcome, self.rows[1].outcome
        self._desk.wish(NoteTotals((ns, ew), made))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the other side's points if they are missing, else it enters the hand."""
        if event.key() not in ENTER:
            super().keyPressEvent(event)
            return
        first, second = self.rows
        if first.points.hasFocus() and not second.points.text():
            second.points.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.enter()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The form takes its place."""
        super().resizeEvent(event)
        room = QRectF(lay_out_pad(self.width(), self.height()).form)
        tall = min(room.height(), self.form.sizeHint().height() + 24)
        room.setTop(room.top() + (room.height() - tall) / 2)
        room.setHeight(tall)
        self.form.setGeometry(room.toRect())
