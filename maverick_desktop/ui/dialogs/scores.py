"""The score sheet in a window of its own: table, explanation, chart, ways to files and paper.

Stands beside the match it follows, or shows a sheet that is handed to it. Whoever opens it makes
the pages: ``pdf_wanted``, ``preview_wanted`` and ``print_wanted`` ask for them, and the sheet to be
put on paper is ``sheet`` with ``head`` and ``detail``. Must not know the table.
"""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.cards import Side
from maverick_desktop.core.sheet import ScoreSheet, SheetHead, sheet_of
from maverick_desktop.core.store import Disk
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import scores, window
from maverick_desktop.text import sheetwords as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.sheetpeople import OpenSheet, People
from maverick_desktop.text.table import is_you
from maverick_desktop.ui.dialogs.sheetexport import SheetExport, SheetFile
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.scoresheet import SheetModel
from maverick_desktop.ui.models.sheetcolumns import Column
from maverick_desktop.ui.models.sheetrows import Detail
from maverick_desktop.ui.views.sheetchart import SheetChart
from maverick_desktop.ui.views.sheetpanel import Explanation
from maverick_desktop.ui.views.sheettable import SheetTable
from maverick_desktop.ui.widgets import plain_label, size_on_screen

_DETAILS: Final = {
    Detail.TOTALS: words.TOTALS,
    Detail.HANDS: words.HANDS,
    Detail.TRICKS: words.TRICKS,
}
_LEAST: Final = QSize(940, 540)
_USUAL: Final = QSize(1120, 760)
_BESIDE_FROM: Final = 1320
"""From this width on the explanation stands beside the table, not under it."""
_ASIDE: Final = 380
_CHART: Final = 330
_TABLE, _BELOW = 7, 5
"""How they share the height."""


class ScoreSheetDialog(QDialog):
    """Every hand of a match, and how each figure came about."""

    pdf_wanted = Signal()
    preview_wanted = Signal()
    print_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None, disk: Disk | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.head: SheetHead | None = None
        """What paper says beside the figures, as far as it was handed over."""
        self.model: Final = SheetModel(look, self)
        self.table: Final = SheetTable(look, self.model)
        self.explanation: Final = Explanation(look)
        self.chart: Final = SheetChart(look)
        self.export: Final = SheetExport(look, self, disk or Disk())
        self._title = plain_label("", "title")
        self._about = plain_label("", "second")
        self.details: Final = {detail: QPushButton() for detail in Detail}
        self.export_button: Final = QPushButton()
        self.preview_button: Final = QPushButton()
        self.print_button: Final = QPushButton()
        self._close = QPushButton()
        # Beside the table, not in its way.
        self.setModal(False)
        self._wire()
        self._build()
        self.table.setFocus()
        self.setMinimumSize(_LEAST)
        self.resize(size_on_screen(self, _USUAL))
        self._reword()

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def sheet(self) -> ScoreSheet | None:
        """The sheet as last shown; None before."""
        return None if self.model.shown is None else self.model.shown.sheet

    @property
    def detail(self) -> Detail:
        """How much of it is shown."""
        return self.model.detail

    def show_view(self, view: SeatView, head: SheetHead | None = None) -> None:
        """Follow a match in the window: what the seat sees, and no more."""
        public = view.public
        sheet = sheet_of(public)
        own = view.seat if is_you(view, view.seat) else None
        people = People(sheet.names, view.seat.side, own)
        self.head = head
        self._show(OpenSheet(sheet, public.rules, people))

    def show_sheet(self, sheet: ScoreSheet, head: SheetHead, ours: Side) -> None:
        """Show any sheet; everybody is called by name, and ``ours`` comes first."""
        self.head = head
        self._show(OpenSheet(sheet, head.rules, People(sheet.names, ours)))

    def _show(self, shown: OpenSheet) -> None:
        """The newest hand stays in sight if it was; the figure in hand stays the same one."""
        bar = self.table.verticalScrollBar()
        at_end = bar.value() >= bar.maximum()
        self.model.show(shown)
        self._about.setText(self._look.say(words.about(shown)))
        self.chart.show_sheet(shown, self.model.rows)
        if not self.table.currentIndex().isValid():
            self._choose_newest()
        self._explain()
        if at_end:
            self.table.scrollToBottom()

    def _choose_newest(self) -> None:
        hands = [place for place, row in enumerate(self.model.rows) if not row.trick]
        if hands:
            self.table.choose(hands[-1], Column.OUR_SCORE)

    @Slot()
    def _explain(self) -> None:
        """Tell how the figure in hand came about, as it stands now."""
        index = self.table.currentIndex()
        if not index.isValid():
            self.chart.mark(None)
            self.explanation.show_nothing()
            return
        row = self.model.rows[index.row()]
        told = self.model.explanation(row, Column(index.column()))
        self.chart.mark(row.hand.number)
        self.explanation.show_told(told, (row.hand.trump, row.hand.adder))

    # --- building --------------------------------------------------------------------------------

    def _wire(self) -> None:
        self.table.chosen.connect(self._on_chosen)
        self._group = QButtonGroup(self)
        for detail, button in self.details.items():
            button.setCheckable(True)
            button.setProperty("look", "segment")
            button.toggled.connect(lambda on, detail=detail: self._on_detail(on, detail))
            self._group.addButton(button)
            self._on_detail(False, detail)
        self.details[self.model.detail].setChecked(True)
        menu = QMenu(self.export_button)
        for kind in SheetFile:
            action = menu.addAction("")
            action.setData(kind)
            action.triggered.connect(lambda _on, kind=kind: self._on_export(kind))
        menu.addSeparator()
        self._pdf = menu.addAction("")
        self._pdf.triggered.connect(lambda: self._on_paper(self.pdf_wanted))
        self.export_button.setMenu(menu)
        self.preview_button.clicked.connect(lambda: self._on_paper(self.preview_wanted))
        self.print_button.clicked.connect(lambda: self._on_paper(self.print_wanted))
        self._close.clicked.connect(self.close)

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 16, 24, 16)
        layout.setSpacing(12)
        layout.addLayout(self._top())
        box = QFrame()
        box.setProperty("look", "box")
        inside = QVBoxLayout(box)
        inside.setContentsMargins(14, 4, 10, 4)
        inside.addWidget(self.chart)
        self._chart_box = box
        self._aside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._aside.setSpacing(12)
        self._aside.addWidget(self.explanation, 1)
        self._aside.addWidget(box)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.setSpacing(12)
        self._body.addWidget(self.table, _TABLE)
        self._body.addLayout(self._aside, _BELOW)
        layout.addLayout(self._body, 1)
        layout.addLayout(self._buttons())

    def _top(self) -> QHBoxLayout:
        row, words_column = QHBoxLayout(), QVBoxLayout()
        words_column.setSpacing(2)
        words_column.addWidget(self._title)
        words_column.addWidget(self._about)
        row.addLayout(words_column, 1)
        self._segments = QFrame()
        self._segments.setProperty("look", "segments")
        inside = QHBoxLayout(self._segments)
        inside.setContentsMargins(3, 3, 3, 3)
        inside.setSpacing(2)
        for button in self.details.values():
            button.setAutoDefault(False)
            inside.addWidget(button)
        row.addWidget(self._segments, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for button in (self.export_button, self.preview_button, self.print_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch()
        self._close.setAutoDefault(False)
        self._close.setProperty("look", "main")
        row.addWidget(self._close)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A wide window has the explanation beside the table, others have it below."""
        super().resizeEvent(event)
        beside = self.width() >= _BESIDE_FROM
        along, across = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._body.setDirection(along if beside else across)
        self._aside.setDirection(across if beside else along)
        self._body.setStretch(0, 1 if beside else _TABLE)
        self._body.setStretch(1, 0 if beside else _BELOW)
        self.explanation.setMinimumWidth(_ASIDE if beside else 0)
        self._chart_box.setFixedWidth(_ASIDE if beside else _CHART)
        self._chart_box.setMinimumHeight(240 if beside else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus; on a figure it closes nothing."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        button = self.focusWidget()
        if button is self.export_button:
            self.export_button.showMenu()
        elif isinstance(button, QPushButton):
            button.click()

    # --- words -----------------------------------------------------------------------------------

    def _reword(self) -> None:
        """Say everything in the language in use."""
        say = self._look.say
        title = say(Phrase(scores.SCORE_SHEET))
        self.setWindowTitle(title)
        self._title.setText(title)
        self.table.setAccessibleName(title)
        self._segments.setAccessibleName(say(Phrase(words.DETAIL)))
        for detail, button in self.details.items():
            button.setText(say(Phrase(_DETAILS[detail])))
        for action in self.export_button.menu().actions():
            if isinstance(action.data(), SheetFile):
                action.setText(say(Phrase(action.data().wish)))
        self._pdf.setText(say(Phrase(words.PDF)))
        self.export_button.setText(say(Phrase(words.EXPORT)))
        self.preview_button.setText(say(Phrase(words.PREVIEW)))
        self.print_button.setText(say(Phrase(words.PRINT)))
        # A text takes away the key that was set before it.
        self.print_button.setShortcut(QKeySequence.StandardKey.Print)
        self._close.setText(say(Phrase(window.CLOSE)))
        self.model.reword()
        self.explanation.reword()
        if self.model.shown is not None:
            self._show(self.model.shown)

    def changeEvent(self, event: QEvent) -> None:
        """Words follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()
        super().changeEvent(event)

    # --- what is asked for -----------------------------------------------------------------------

    @Slot(QModelIndex)
    def _on_chosen(self, _index: QModelIndex) -> None:
        self._explain()

    def _on_detail(self, on: bool, detail: Detail) -> None:
        # Tab comes to the chosen one; the arrow keys go from there.
        by_tab = Qt.FocusPolicy.StrongFocus
        self.details[detail].setFocusPolicy(by_tab if on else Qt.FocusPolicy.ClickFocus)
        if on:
            self.table.show_detail(detail)

    def _on_export(self, kind: SheetFile) -> None:
        self.export.ask(kind, self.model.shown)

    def _on_paper(self, wanted: SignalInstance) -> None:
        if not self.export.is_empty(self.model.shown):
            wanted.emit()
