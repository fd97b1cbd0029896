"""One side's line on the page of totals: its points, what came of its bid, its score."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.cards import Side
from maverick_desktop.core.padstate import PadHandState, PadState
from maverick_desktop.core.scoring import told_score
from maverick_desktop.text import bids, padspoken
from maverick_desktop.text import padwords as words
from maverick_desktop.text.phrase import Phrase, signed
from maverick_desktop.text.sheetpeople import People
from maverick_desktop.ui import lettering, paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.formparts import ChoiceButton, PadLine
from maverick_desktop.ui.views import wording
from maverick_desktop.ui.views.dockparts import side_sign
from maverick_desktop.ui.widgets import plain_label

_POINTS_WIDTH: Final = 96
_SCORE_WIDTH: Final = 56
_STEP: Final = 17
"""From a line of names to the next."""


class SideName(QWidget):
    """A side's sign and its names, on two lines if they need them."""

    def __init__(self, look: Look, side: Side) -> None:
        super().__init__()
        self._look = look
        self._side = side
        self._people: People | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_people(self, people: People) -> None:
        """Show these names."""
        self._people = people
        self.setAccessibleName(self._look.say(people.title(self._side)))
        self.update()

    def sizeHint(self) -> QSize:
        """Two lines."""
        return QSize(150, 2 * _STEP)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Sign and names."""
        if self._people is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, middle = self._look.theme, self.height() / 2
        side_sign(painter, QRectF(0, middle - 6, 12, 12), self._side is Side.NS, theme)
        font, title = self._look.lettering.font(lettering.NAME), self._people.title(self._side)
        lines = wording.fitting_lines(title, self._look.language, font, self.width() - 20, 2)
        line = QRectF(20, middle - _STEP * len(lines) / 2, self.width() - 20, _STEP)
        for text in lines:
            paint.text_in(painter, line, text, font, theme.ink)
            line.translate(0, _STEP)
        painter.end()


class SideRow:
    """The widgets of one side's line; they belong to the form."""

    def __init__(self, look: Look, side: Side, form: QWidget) -> None:
        self._look = look
        self.side: Final = side
        self._name: Final = SideName(look, side)
        self.points: Final = PadLine()
        self.points.setFixedWidth(_POINTS_WIDTH)
        self.points.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._bid: Final = plain_label("", "second")
        self._bid.setWordWrap(True)
        self.made: Final = ChoiceButton(look)
        self.failed: Final = ChoiceButton(look)
        self._score: Final = plain_label("")
        self._score.setMinimumWidth(_SCORE_WIDTH)
        self._score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._group: Final = QButtonGroup(form)
        self._choices: Final = QWidget()
        self._decided: bool | None = None

    def fill(self, grid: QGridLayout, line: int) -> None:
        """Put the widgets into a line of the form."""
        choices = QHBoxLayout(self._choices)
        choices.setContentsMargins(0, 0, 0, 0)
        for button in (self.made, self.failed):
            self._group.addButton(button)
            choices.addWidget(button, 1)
        told = QVBoxLayout()
        told.setSpacing(4)
        told.addWidget(self._bid)
        told.addWidget(self._choices)
        grid.addWidget(self._name, line, 0)
        grid.addWidget(self.points, line, 1)
        grid.addLayout(told, line, 2)
        grid.addWidget(self._score, line, 3)

    @property
    def outcome(self) -> bool | None:
        """Whether the bid was made, as far as it is decided or said."""
        if self._decided is not None:
            return self._decided
        if self._choices.isHidden() or not (self.made.isChecked() or self.failed.isChecked()):
            return None
        return self.made.isChecked()

    def choose(self, made: bool | None) -> None:
        """Say whether the bid was made, or take that back."""
        self._group.setExclusive(False)
        self.made.setChecked(made is True)
        self.failed.setChecked(made is False)
        self._group.setExclusive(True)

    def show(
        self,
        state: PadState,
        hand: PadHandState,
        people: People,
        points: int | None,
        decided: bool | None,
    ) -> None:
        """Show the side with these points typed, and what they decide of its bid."""
        say, bid = self._look.say, hand.bids[self.side]
        self._decided = decided
        self._name.show_people(people)
        self.points.setAccessibleName(say(padspoken.points_of(people.side(self.side))))
        for button, word in ((self.made, bids.MADE), (self.failed, bids.FAILED)):
            button.show_name(say(Phrase(word)))
            button.setMinimumWidth(button.whole_width())
        self._choices.setVisible(bid is not None and decided is None)
        if bid is None:
            self._bid.setText(say(Phrase(words.NO_BID)))
        else:
            spoilt = decided is False and bool(
                state.rules.revoke_spoils_bid and hand.revoked(self.side)
            )
            told = words.bid_outcome(people.names[bid.seat], bid.kind, decided, spoilt)
            self._bid.setText(say(told))
        self._score.setText(self._would_score(state, hand, points))

    def _would_score(self, state: PadState, hand: PadHandState, points: int | None) -> str:
        """The score of the hand with these points; a dash while it is open."""
        bid, made = hand.bids[self.side], self.outcome
        if points is None or (bid is not None and made is None):
            return "–"
        revokes, before = hand.revoked(self.side), state.total[self.side]
        return signed(told_score(state.rules, bid, made, points, revokes, before).score)
