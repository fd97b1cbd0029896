"""The bar at the bottom: what contradicts itself and each way out, or what was just done; the end.

Must not know options; a contradiction is put into words by ``text.conflicts``.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from maverick_desktop.core.rules import RulesFault, WayOut, ways_out
from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.conflicts import conflict_title, conflict_why, way_out_words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.workbook import Workbook
from maverick_desktop.ui.ruledialog.parts import button
from maverick_desktop.ui.widgets import plain_label, plain_tip

_SIGN: Final = 22
_BETWEEN: Final = 14


class BottomBar(QFrame):
    """The bar."""

    way_taken = Signal(object)
    """A ``WayOut``."""

    def __init__(self, look: Look, book: Workbook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._book = book
        self._said = ""
        self._sign = plain_label("")
        self._sign.setPixmap(
            look.art.pixmap("warn", _SIGN, look.theme.ink, self.devicePixelRatioF())
        )
        self._title = plain_label("", "strong")
        self._why = plain_label("", "second")
        self.action: Final = button("", look="link")
        self.ways: list[QPushButton] = []
        self._offered: tuple[WayOut, ...] = ()
        self._between = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._ways = QHBoxLayout()
        self.cancel: Final = button(self._say(words.CANCEL), self._say(words.CANCEL_TIP))
        reading = book.fixed is not None
        self.use: Final = button(self._say(words.CLOSE if reading else words.USE), look="main")
        self.cancel.setVisible(not reading)
        self._lay_out()
        book.rules_changed.connect(self.refresh)
        self.refresh()

    def _say(self, source: str) -> str:
        return self._look.language.translate(source)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 12, 24, 12)
        row.setSpacing(10)
        row.addWidget(self._sign)
        texts = QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(self._title)
        texts.addWidget(self._why)
        self._between.setSpacing(_BETWEEN)
        self._between.addLayout(texts)
        self.action.hide()
        self._ways.addWidget(self.action)
        self._ways.setSpacing(8)
        self._ways.addStretch()
        self._between.addLayout(self._ways)
        self._between.addStretch(1)
        row.addLayout(self._between, 1)
        row.addWidget(self.cancel)
        row.addWidget(self.use)

    # --- what it says ----------------------------------------------------------------------------

    def tell(self, phrase: Phrase, action: str = "", do: Callable[[], None] | None = None) -> None:
        """Say what was just done, with a button to take it back if ``do`` does."""
        self._said = self._look.say(phrase)
        self.action.setText(action)
        self.action.setVisible(do is not None)
        self.action.disconnect(self)
        if do is not None:
            self.action.clicked.connect(do)
        self.refresh()

    @Slot()
    def hush(self) -> None:
        """What was said is over."""
        self._said = ""
        self.action.hide()
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the first contradiction, if there is one."""
        faults = self._book.faults() if self._book.fixed is None else []
        torn = bool(faults)
        if torn:
            self._show_fault(faults[0], len(faults) - 1)
        else:
            self._title.setText("")
            self._why.setText(self._said)
            self._show_ways(None)
            self._allow(Phrase(words.USE_TIP))
        self._announce()
        self._sign.setVisible(torn)
        self._title.setVisible(torn)
        self._why.setVisible(bool(self._why.text()))
        look = "warning" if torn else "foot"
        if self.property("look") != look:
            self.setProperty("look", look)
            self.style().unpolish(self)
            self.style().polish(self)
        self._arrange()

    def _announce(self) -> None:
        """Have what is new read out."""
        said = f"{self._title.text()} {self._why.text()}".strip()
        if said != self.accessibleName():
            self.setAccessibleName(said)
            if said:
                QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _show_fault(self, fault: RulesFault, more: int) -> None:
        title = conflict_title(fault, self._book.rules)
        why = self._look.say(words.why_and_more(conflict_why(fault), more))
        self._title.setText(self._look.say(title))
        self._why.setText(f"{why} {self._said}".rstrip())
        self._show_ways(fault)
        self.use.setEnabled(False)
        self._explain_use(words.use_off(title))

    def _allow(self, tip: Phrase) -> None:
        self.use.setEnabled(True)
        if self._book.fixed is None:
            self._explain_use(tip)

    def _explain_use(self, why: Phrase) -> None:
        said = self._look.say(why)
        self.use.setToolTip(plain_tip(said))
        self.use.setAccessibleDescription(said)

    def _show_ways(self, fault: RulesFault | None) -> None:
        offered = () if fault is None else ways_out(self._book.rules, fault)
        if offered == self._offered:
            return
        self._offered = offered
        held = any(way.hasFocus() for way in self.ways)
        for former in self.ways:
            self._ways.removeWidget(former)
            former.hide()
            former.deleteLater()
        self.ways = []
        for way in offered:
            made = button(self._look.say(way_out_words(way)))
            made.setParent(self)
            made.clicked.connect(partial(self.way_taken.emit, way))
            self._ways.insertWidget(len(self.ways) + 1, made)
            made.show()
            self.ways.append(made)
        before: QWidget = self.action
        for following in (*self.ways, self.cancel, self.use):
            QWidget.setTabOrder(before, following)
            before = following
        if held:
            (self.ways[0] if self.ways else self.use).setFocus(Qt.FocusReason.OtherFocusReason)

    # --- where things are ------------------------------------------------------------------------

    def _arrange(self) -> None:
        """The ways out stand beside the sentence, or below it where there is no room."""
        texts = max(
            label.fontMetrics().horizontalAdvance(label.text())
            for label in (self._title, self._why)
        )
        shown = [*self.ways, *([] if self.action.isHidden() else [self.action])]
        ways = sum(one.sizeHint().width() + 8 for one in shown)
        ends = self.use.sizeHint().width() + self.cancel.sizeHint().width() + 20
        room = self.width() - 46 - ends - _SIGN - 24
        beside = texts + _BETWEEN + ways <= room
        for label in (self._title, self._why):
            label.setWordWrap(texts > (room - _BETWEEN - ways if beside else room))
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._between.direction() != direction:
            self._between.setDirection(direction)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room, or less."""
        super().resizeEvent(event)
        self._arrange()
