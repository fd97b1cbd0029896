"""The review of finished hands in a window of its own.

At the left the tricks and how a seat's cards did, at the right the trick in hand, why, and who was
ahead. Is handed hands that are over, and judges them itself in a thread. Must not know the table.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.ai.review import USUAL, CardReview, Depth, Mark, Measure
from maverick_desktop.core.cards import SIDES, Seat
from maverick_desktop.core.deals import code_of
from maverick_desktop.core.events import HandScored
from maverick_desktop.core.finished import FinishedHand
from maverick_desktop.text import reviewwords as words
from maverick_desktop.text import seen, window
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.sheetpeople import People
from maverick_desktop.ui import paint
from maverick_desktop.ui.lettering import TITLE
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.review import ReviewModel
from maverick_desktop.ui.models.reviewtold import told_of
from maverick_desktop.ui.reviewer import Reviewer
from maverick_desktop.ui.views.reviewchart import AheadChart
from maverick_desktop.ui.views.reviewparts import Legend, SideScores
from maverick_desktop.ui.views.reviewtable import ReviewTable
from maverick_desktop.ui.views.reviewtrick import TrickOnFelt
from maverick_desktop.ui.views.reviewwhy import Why
from maverick_desktop.ui.widgets import plain_label, plain_tip, size_on_screen

_LEAST: Final = QSize(960, 600)
_USUAL: Final = QSize(1280, 800)
_HIGH: Final = 720
_APART: Final = 10


class ReviewDialog(QDialog):
    """Hands of one match, one at a time."""

    def __init__(
        self,
        look: Look,
        hands: Sequence[FinishedHand],
        own: Seat | None,
        parent: QWidget | None = None,
        depth: Depth = USUAL,
    ) -> None:
        """``hands``: at least one; the last is shown first. ``own``: the reader's seat, if any."""
        super().__init__(parent)
        self._look = look
        self._hands: Final = tuple(hands)
        self._own = own
        self._place = len(self._hands) - 1
        self._row = 0
        self._kept: dict[int, list[CardReview]] = {}
        self.model: Final = ReviewModel(look, self)
        self.table: Final = ReviewTable(look, self.model)
        self.trick: Final = TrickOnFelt(look)
        self.why: Final = Why(look)
        self.chart: Final = AheadChart(look)
        self.scores: Final = SideScores(look)
        self.reviewer: Final = Reviewer(depth, self)
        self._legend = Legend(look)
        self._title = plain_label("")
        # Its figures stand on the line, which a style sheet cannot ask for.
        self._title.setFont(look.lettering.font(TITLE))
        self._bids = plain_label("", "second")
        self.given: Final = plain_label("")
        self.note: Final = plain_label("", "second")
        self._code = plain_label("", "second")
        self.progress: Final = QProgressBar()
        self.measures: Final = {measure: QPushButton() for measure in Measure}
        self.previous, self.next, self.mistake, self.done_ = (QPushButton() for _ in range(4))
        self.setModal(False)
        self._wire()
        self._build()
        self.setMinimumSize(_LEAST)
        self.resize(size_on_screen(self, _USUAL))
        self.show_hand(self._place)
        self.table.setFocus()

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def place(self) -> int:
        """Which of the hands is shown, from 0."""
        return self._place

    @property
    def row(self) -> int:
        """The row of the trick in hand."""
        return self._row

    def show_hand(self, place: int) -> None:
        """Show a hand, and judge its cards as far as they are not."""
        self._place = place
        hand = self._hands[place]
        kept = self._kept.setdefault(place, [])
        names = (*(sitter.name for sitter in hand.seats),)
        side = Seat.SOUTH.side if self._own is None else self._own.side
        people = People((names[0], names[1], names[2], names[3]), side, self._own)
        first = self.model.rowCount() == 0
        whole = len(kept) == 4 * len(hand.hand.tricks)
        if not whole:
            # Begun once, and left for another hand.
            kept.clear()
        self.model.show_hand(hand, people, kept)
        if first:
            self.model.look_from(Seat.SOUTH if self._own is None else self._own)
        self.table.choose(0, self.model.seat)
        if whole:
            self.reviewer.stop()
        else:
            self.reviewer.begin(hand)
        self._reword()

    @Slot(object, object)
    def _on_judged(self, hand: FinishedHand, card: CardReview) -> None:
        if hand is not self._hands[self._place]:
            return
        self._kept[self._place].append(card)
        self.model.add(card)
        self._show_state()
        if card.seat is self.model.seat:
            self._show_row()

    @Slot(int, object)
    def _on_chosen(self, row: int, seat: Seat) -> None:
        self._row = row
        if seat is not self.model.seat:
            self.model.look_from(seat)
            self._name_measures()
            # Its room is what the measures' names leave.
            QTimer.singleShot(0, self, self._show_bids)
        self._show_row()
        self._show_state()

    def _on_measure(self, on: bool, measure: Measure) -> None:
        by_tab = Qt.FocusPolicy.StrongFocus
        self.measures[measure].setFocusPolicy(by_tab if on else Qt.FocusPolicy.ClickFocus)
        if on and self.model.rowCount():
            self.model.look_by(measure)
            self._show_row()
            self._show_state()

    @Slot()
    def _on_mistake(self) -> None:
        row = self.model.next_mistake(self._row)
        if row is not None:
            self.table.choose(row, self.model.seat)

    @Slot(int)
    def _on_trick(self, row: int) -> None:
        self.table.choose(row, self.model.seat)

    def _show_row(self) -> None:
        """The trick in hand and what is said of it."""
        model, row = self.model, self._row
        hand = model.hand.hand
        below = model.seat_of(model.column_of(model.people.own or Seat.SOUTH))
        suits = (hand.trump, hand.adder)
        self.trick.show_trick(row + 1, model.trick(row), model.people, suits, below)
        self.why.show_told(told_of(model, row))
        mistakes = frozenset(
            one.trick - 1
            for one in model.review.of(model.seat)
            if one.mark(model.measure) is Mark.LOST
        )
        side = model.seat.side
        line = model.review.ahead(model.seat, model.measure)
        self.chart.show_line(line, mistakes, row, model.people, side)

    def _show_state(self) -> None:
        """How far the review is, and what it comes to."""
        model, say = self.model, self._look.say
        ready = model.judged == model.cards
        self.progress.setMaximum(model.cards)
        self.progress.setValue(model.judged)
        lost = model.review.lost(model.seat, model.measure)
        so_far = words.progress(model.judged, model.cards)
        self.given.setText(
            say(words.gave_away(model.people, model.seat, lost) if ready else so_far)
        )
        self.progress.setVisible(not ready and self._has_room_for_progress())
        self.mistake.setEnabled(model.next_mistake(self._row) is not None)
        self.note.setText(say(self._note(ready)))

    def _has_room_for_progress(self) -> bool:
        """Whether the bar fits between the legend and the words that say as much."""
        words_ = self._legend.minimumWidth() + self.given.sizeHint().width()
        return words_ + self.progress.width() + 3 * _APART <= self.table.width()

    def _note(self, ready: bool) -> Phrase:
        solved = self.model.review.solved_from()
        if self.model.measure is Measure.SEEN and ready and solved != 1:
            return words.played_out(solved)
        return Phrase(words.NOTE)

    # --- building --------------------------------------------------------------------------------

    def _wire(self) -> None:
        self.reviewer.judged.connect(self._on_judged)
        self.finished.connect(self.reviewer.close)
        self.table.chosen.connect(self._on_chosen)
        self.chart.chosen.connect(self._on_trick)
        self._group = QButtonGroup(self)
        for measure, button in self.measures.items():
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setProperty("look", "segment")
            button.toggled.connect(lambda on, measure=measure: self._on_measure(on, measure))
            self._group.addButton(button)
            self._on_measure(False, measure)
        self.measures[Measure.KNEW].setChecked(True)
        self.previous.clicked.connect(lambda: self.show_hand(self._place - 1))
        self.next.clicked.connect(lambda: self.show_hand(self._place + 1))
        self.mistake.clicked.connect(self._on_mistake)
        self.done_.clicked.connect(self.close)

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 12, 20, 12)
        layout.setSpacing(10)
        layout.addLayout(self._top())
        body = QHBoxLayout()
        body.setSpacing(20)
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(self.table, 1)
        left.addLayout(self._below_table())
        body.addLayout(left, 50)
        body.addLayout(self._right(), 50)
        layout.addLayout(body, 1)

    def _top(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addWidget(self._title)
        row.addWidget(self.scores, 3)
        self._bids.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self._bids, 2)
        self._segments = QFrame()
        self._segments.setProperty("look", "segments")
        inside = QHBoxLayout(self._segments)
        inside.setContentsMargins(3, 3, 3, 3)
        inside.setSpacing(2)
        for button in self.measures.values():
            inside.addWidget(button)
        row.addWidget(self._segments)
        return row

    def _below_table(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(_APART)
        row.addWidget(self._legend)
        row.addStretch()
        self.progress.setTextVisible(False)
        self.progress.setFixedSize(90, 8)
        row.addWidget(self.progress)
        row.addWidget(self.given)
        return row

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        upper = QHBoxLayout()
        upper.setSpacing(8)
        upper.addWidget(self.trick, 44)
        upper.addWidget(self.why, 56)
        column.addLayout(upper, 6)
        column.addWidget(self.chart, 4)
        self.note.setWordWrap(True)
        column.addWidget(self.note)
        column.addLayout(self._buttons())
        self._code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self._code)
        return column

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        art, ink, off = self._look.art, self._look.theme.ink, self._look.theme.disabled
        for button, icon, key in (
            (self.previous, "prev", "Ctrl+PgUp"),
            (self.next, "play", "Ctrl+PgDown"),
        ):
            button.setFixedWidth(44)
            button.setIcon(art.icon(icon, 16, ink, off))
            button.setShortcut(QKeySequence(key))
        self.mistake.setProperty("look", "main")
        for button in (self.previous, self.next, self.mistake):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch()
        self.done_.setAutoDefault(False)
        row.addWidget(self.done_)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window the deal's code is where the pointer rests on the title."""
        super().resizeEvent(event)
        self._code.setVisible(self.height() >= _HIGH)
        self._show_bids()

    # --- words -----------------------------------------------------------------------------------

    def _enable_arrows(self) -> None:
        """Those that lead somewhere; the focus leaves one that does not for the other."""
        back, on = self._place > 0, self._place + 1 < len(self._hands)
        for button, other, leads in (
            (self.previous, self.next, back),
            (self.next, self.previous, on),
        ):
            if not leads and button.hasFocus():
                other.setEnabled(len(self._hands) > 1)
                (other if other.isEnabled() else self.table).setFocus()
            button.setEnabled(leads)

    def _reword(self) -> None:
        """Say everything in the language in use."""
        say, hand = self._look.say, self.model.hand
        title = say(words.title(hand.hand.number))
        self.setWindowTitle(title)
        self._title.setText(title)
        self.table.setAccessibleName(title)
        self.scores.show_scores(self.model.people, (hand.score_of(0), hand.score_of(1)))
        self._show_bids()
        self._segments.setAccessibleName(say(Phrase(words.MEASURE)))
        self._name_measures()
        for button, source in ((self.previous, words.PREVIOUS), (self.next, words.NEXT)):
            button.setAccessibleName(say(Phrase(source)))
            button.setToolTip(plain_tip(say(Phrase(source))))
        self._enable_arrows()
        self.mistake.setText(say(Phrase(words.NEXT_MISTAKE)))
        self.done_.setText(say(Phrase(window.CLOSE)))
        for button in (self.mistake, self.done_):
            button.ensurePolished()
            button.setMinimumWidth(button.sizeHint().width())
        code = say(words.deal(code_of(hand.deal)))
        self._code.setText(code)
        self._title.setToolTip(plain_tip(code))
        self._legend.reword()
        self.model.reword()
        self.why.reword()
        self._show_row()
        self._show_state()

    def _name_measures(self) -> None:
        knew = words.knew(self.model.people, self.model.seat)
        self.measures[Measure.KNEW].setText(self._look.say(knew))
        self.measures[Measure.SEEN].setText(self._look.say(Phrase(words.ALL_SEEN)))
        for button in self.measures.values():
            button.ensurePolished()
            button.setMinimumWidth(button.sizeHint().width())

    def _show_bids(self) -> None:
        """What became of the bids, as far as there is room; whole where the pointer rests."""
        bids = self._bid_words(self.model.hand)
        said = "" if bids is None else self._look.say(bids)
        self._bids.setVisible(bids is not None)
        self._bids.setText(paint.cut(said, self._bids.font(), self._bids.width()))
        self._bids.setToolTip(plain_tip(said))
        self._bids.setAccessibleName(said)

    def _bid_words(self, hand: FinishedHand) -> Phrase | None:
        """What became of the bids; None without any."""
        if not isinstance(hand.end, HandScored):
            return None
        results = (hand.end.sides[side] for side in SIDES)
        said = [
            seen.bid_result(hand.seats[one.bid.seat].name, one.bid.kind, bool(one.made))
            for one in results
            if one.bid is not None
        ]
        return seen.listed(said) if said else None

    def changeEvent(self, event: QEvent) -> None:
        """Words follow the language."""
        if event.type() == QEvent.Type.LanguageChange and self.model.rowCount():
            self._reword()
        super().changeEvent(event)
