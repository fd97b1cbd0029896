"""The page of a hand, or the match, that is over: its result, and how that came about.

Must not know how a score is worked out: the sheet's explanations say it.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import SIDES, Side
from maverick_desktop.core.padsheet import pad_sheet
from maverick_desktop.core.padstate import PadPhase, PadState
from maverick_desktop.core.sheet import ScoreSheet
from maverick_desktop.text import padwords as words
from maverick_desktop.text import seen, table
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.sheetpeople import OpenSheet
from maverick_desktop.text.sheetreasons import Figure, explained
from maverick_desktop.text.sheettold import Step
from maverick_desktop.ui import paint
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.formparts import ENTER
from maverick_desktop.ui.pad.padbuttons import MARGIN
from maverick_desktop.ui.pad.paddesk import PadDesk
from maverick_desktop.ui.pad.padlayout import lay_out_pad
from maverick_desktop.ui.scene import ResultMiddle, ResultRow
from maverick_desktop.ui.theme import OURS_ON_CREAM, THEIRS_ON_CREAM
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.bids import cream_line
from maverick_desktop.ui.views.part import Part, own_rect, place_part
from maverick_desktop.ui.views.result import PanelButton, ResultView, buttons_row

_FIGURES: Final = 34 + 2 * 44
"""How high both sides' figures are in the panel, at the text's scale."""
_STEP: Final = Role(12.5)
_SUM: Final = Role(13, Weight.Bold)
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class OverPage(QWidget):
    """A result."""

    sheet_wanted = Signal()
    print_wanted = Signal()

    def __init__(self, look: Look, desk: PadDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._desk = desk
        self.result: Final = ResultView(look, self)
        self.sums: Final = SumsView(look, self)
        self.next: Final = _Button(look, self, main=True)
        self.sheet: Final = _Button(look, self, main=False)
        self.print: Final = _Button(look, self, main=False)
        self.undo: Final = _Button(look, self, main=False)
        self.next.clicked.connect(desk.next_hand)
        self.sheet.clicked.connect(self.sheet_wanted)
        self.print.clicked.connect(self.print_wanted)
        self.undo.clicked.connect(desk.undo)

    def show_result(self) -> None:
        """Show the result of the latest hand."""
        state, people = self._desk.state, self._desk.session.people
        sheet, over = pad_sheet(state), state.phase is PadPhase.OVER
        shown = OpenSheet(sheet, state.rules, people)
        rows = tuple(_row(sheet, state, side, people.title(side)) for side in SIDES)
        self.result.show_result(ResultMiddle(rows, over, Phrase(table.NEXT_HAND)))
        hand = sheet.hands[-1]
        self.sums.show_steps(
            tuple(explained(shown, hand, Figure.SCORE, side).steps for side in SIDES)
        )
        self.next.show_words(Phrase(table.NEXT_HAND))
        self.next.setVisible(not over)
        self.sheet.show_words(Phrase(seen.SCORE_SHEET))
        self.print.show_words(Phrase(words.PRINT_BUTTON))
        self.print.setVisible(over)
        self.undo.show_words(Phrase(seen.UNDO))
        self._arrange()

    def prompt(self) -> words.Prompt:
        """How it ended."""
        return words.over(self._desk.state, self._desk.session.people)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or Space goes on."""
        if event.key() in (*ENTER, Qt.Key.Key_Space) and not self.next.isHidden():
            self._desk.next_hand()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything takes its place."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        layout = lay_out_pad(self.width(), self.height())
        panel, text = layout.panel, layout.text
        buttons = [
            one for one in (self.next, self.sheet, self.print, self.undo) if not one.isHidden()
        ]
        for part in (self.result, self.sums):
            part.set_layout(layout.table)
        for button in buttons:
            button.set_layout(layout.table)
        self.result.place_panel(panel)
        inner = panel.adjusted(20 * text, (_FIGURES + 10) * text, -20 * text, -62 * text)
        place_part(self.sums, inner)
        wanted = [button.wanted() for button in buttons]
        for button, rect in zip(buttons, buttons_row(panel, wanted, text), strict=True):
            button.place(rect)


def _row(sheet: ScoreSheet, state: PadState, side: Side, title: Phrase) -> ResultRow:
    """A side's row; a match that ended in mid-hand has that hand's points so far."""
    row = sheet.hands[-1].sides[side]
    return ResultRow(
        title=title,
        ours=side is Side.NS,
        base=row.base,
        bid=row.bid,
        bidder="" if row.bid is None else state.names[row.bid.seat],
        made=row.made,
        penalty=row.penalty,
        score=row.base - row.penalty if row.score is None else row.score,
        total=row.total,
    )


class SumsView(Part):
    """How each side's score came about, step by step, side by side."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._steps: tuple[tuple[Step, ...], ...] = ()

    def show_steps(self, steps: tuple[tuple[Step, ...], ...]) -> None:
        """Show these steps."""
        if not self.changed(steps):
            return
        self._steps = steps
        say = self.look.say
        said = (f"{say(step.label)} {step.figure}" for one in steps for step in one)
        self.setAccessibleName(". ".join(said))

    def draw(self, painter: QPainter) -> None:
        """Paint a column a side."""
        rect, text = own_rect(self), self.drawing.text
        gap = 28 * text
        width = (rect.width() - gap) / 2
        for place, steps in enumerate(self._steps):
            left = rect.left() + place * (width + gap)
            self._column(painter, QRectF(left, rect.top(), width, rect.height()), steps, place == 0)

    def _column(self, painter: QPainter, room: QRectF, steps: tuple[Step, ...], ours: bool) -> None:
        drawing, text = self.drawing, self.drawing.text
        mark = QRectF(room.left(), room.top() + 3 * text, 10 * text, 10 * text)
        colour = OURS_ON_CREAM if ours else THEIRS_ON_CREAM
        paint.rounded(painter, mark, (5 if ours else 1.5) * text, colour)
        y, left = room.top(), mark.right() + 7 * text
        for step in steps:
            role = _SUM if step.result else _STEP
            if step.result:
                line = cream_line(drawing)
                paint.hairline(painter, QPointF(left, y), QPointF(room.right(), y), line)
                y += 3 * text
            font = drawing.font(role)
            figure = drawing.font(_SUM, tabular=True)
            wide = drawing.width(step.figure, figure) + 2
            area = QRectF(left, y, room.right() - left - wide - 8 * text, 17 * text)
            lines = wording.fitting_lines(step.label, self.look.language, font, area.width(), 2)
            for line_of_text in lines:
                paint.text_in(painter, area, line_of_text, font, drawing.theme.cream_text)
                area.translate(0, 17 * text)
            last = QRectF(room.right() - wide, area.top() - 17 * text, wide, 17 * text)
            paint.text_in(painter, last, step.figure, figure, drawing.theme.cream_text, _RIGHT)
            y = area.top() + 4 * text


class _Button(PanelButton):
    """A button of the panel whose ring alone reaches beyond it: its neighbours stay free."""

    def place(self, rect: QRectF) -> None:
        """Put the button's face there."""
        place_part(self, rect, MARGIN)

    @property
    def face(self) -> QRectF:
        """What is seen and may be clicked."""
        return own_rect(self, MARGIN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it too; arrows and letters are the window's."""
        if event.key() in (*ENTER, Qt.Key.Key_Space):
            self.click()
        else:
            event.ignore()
