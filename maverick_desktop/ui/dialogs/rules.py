"""The rule dialog: settle the rules of the next match, or read those of a match in play.

Joins the parts of ``ui.ruledialog``; hands the rules chosen out and begins nothing itself. Must not
know the table, nor any option by its name.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import Rules, Value, WayOut
from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.options import option_label, value_label, value_range
from maverick_desktop.ui import paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.workbook import Workbook
from maverick_desktop.ui.ruledialog.bottombar import BottomBar
from maverick_desktop.ui.ruledialog.deeds import Deeds
from maverick_desktop.ui.ruledialog.explained import Explanation
from maverick_desktop.ui.ruledialog.listhead import ListHead
from maverick_desktop.ui.ruledialog.optionlist import OptionList
from maverick_desktop.ui.ruledialog.parts import Button, dressed
from maverick_desktop.ui.ruledialog.setspanel import SetsPanel
from maverick_desktop.ui.rulesets import RuleSets
from maverick_desktop.ui.widgets import ask, plain_label, plain_tip, size_on_screen

if TYPE_CHECKING:
    from maverick_desktop.ui.ruledialog.ruletextpage import RuleTextPage

SIZE: Final = QSize(1208, 748)
LEAST: Final = QSize(900, 560)
_BESIDE: Final = 1090
"""From this width on, the explanation stands beside the list."""
_RIGHT: Final = 335
_BELOW: Final = 0.37
_BELOW_TEXT: Final = 0.58
"""The part of the height that the explanation, or the whole rule text, has below the list."""


class RulesDialog(QDialog):
    """Rule sets at the left, options in the middle, the option in hand explained at the right."""

    accepted_rules = Signal(str, object)
    """The id of the set chosen, and the ``RuleSet``.

    A set that the disk would not take has no id of its own: it then is its preset's.
    """

    def __init__(
        self,
        look: Look,
        rule_sets: RuleSets,
        chosen: str,
        parent: QWidget | None = None,
        *,
        fixed: RuleSet | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.book: Final = Workbook(look, rule_sets, chosen, fixed, self)
        self.deeds: Final = Deeds(look, self.book, rule_sets, self)
        self.sets: Final = SetsPanel(look, self.book)
        self.head: Final = ListHead(look, self.book)
        self.options: Final = OptionList(look, self.book)
        self.explanation: Final = Explanation(look, self.book)
        self.text: RuleTextPage | None = None
        self.bar: Final = BottomBar(look, self.book)
        self.whole: Final = self._whole_button()
        self._right = _Pane(look)
        self._centre = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.setWindowTitle(self._say(words.TITLE))
        self.setMinimumSize(LEAST)
        column = self._lay_out()
        self._wire()
        size = size_on_screen(self, SIZE).expandedTo(LEAST)
        self._fit(size)
        self.resize(size)
        # Everything has its place before the rows are made, so that they are placed once.
        column.activate()
        self.options.refresh()
        self.options.take_focus()

    def _say(self, source: str) -> str:
        return self._look.language.translate(source)

    # --- layout ----------------------------------------------------------------------------------

    def _whole_button(self) -> Button:
        made = Button(self._say(words.WHAT_IT_DOES), self._look, "eye")
        dressed(made, self._say(words.WHAT_IT_DOES_TIP), "set")
        made.setCheckable(True)
        return made

    def _lay_out(self) -> QVBoxLayout:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._top())
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.sets)
        body.addLayout(self._centre, 1)
        column.addLayout(body, 1)
        column.addWidget(self.bar)
        middle = QWidget()
        inside = QVBoxLayout(middle)
        inside.setContentsMargins(15, 0, 8, 0)
        inside.setSpacing(0)
        inside.addWidget(self.head)
        inside.addWidget(self.options, 1)
        self._centre.setSpacing(0)
        self._centre.addWidget(middle, 1)
        self._centre.addWidget(self._right)
        self._right.pages.addWidget(self.explanation)
        return column

    def _top(self) -> QFrame:
        top = QFrame()
        top.setProperty("look", "top")
        row = QHBoxLayout(top)
        row.setContentsMargins(24, 0, 14, 0)
        row.setSpacing(14)
        row.addWidget(plain_label(self._say(words.TITLE), "title"))
        reading = self.book.fixed is not None
        row.addWidget(
            plain_label(self._say(words.IN_FORCE if reading else words.FOR_NEXT), "second")
        )
        row.addStretch()
        row.addWidget(self.whole)
        close = dressed(Button("", self._look, "x", 18), look="cross")
        tip = self._say(words.CLOSE if reading else words.CLOSE_TIP)
        close.setToolTip(plain_tip(tip))
        close.setAccessibleName(tip)
        close.clicked.connect(self.reject)
        row.addWidget(close)
        top.setFixedHeight(57)
        return top

    def _fit(self, size: QSize) -> None:
        """The explanation goes under the list where there is no room beside it."""
        beside = size.width() >= _BESIDE
        self._right.beside = beside
        if beside:
            self._centre.setDirection(QBoxLayout.Direction.LeftToRight)
            self._right.setMinimumSize(_RIGHT, 0)
            self._right.setMaximumSize(_RIGHT, 16_777_215)
        else:
            self._centre.setDirection(QBoxLayout.Direction.TopToBottom)
            part = _BELOW_TEXT if self.whole.isChecked() else _BELOW
            self._right.setMinimumSize(0, 0)
            self._right.setMaximumWidth(16_777_215)
            room = size.height() - 57 - self.bar.sizeHint().height()
            self._right.setFixedHeight(round(room * part))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room, or less."""
        self._fit(self.size())
        super().resizeEvent(event)

    # --- what happens ----------------------------------------------------------------------------

    def _wire(self) -> None:
        book, options, bar = self.book, self.options, self.bar
        self.sets.wanted.connect(self.deeds.do)
        self.head.undo_all.connect(self._on_undo_all)
        self.head.filtered.connect(options.set_filter)
        options.option_chosen.connect(self._on_chosen)
        options.option_undone.connect(self._on_undone)
        options.option_refused.connect(self._on_refused)
        options.explained.connect(self.explanation.explain)
        self.whole.toggled.connect(self._on_whole)
        self.deeds.told.connect(bar.tell)
        self.deeds.named.connect(self.sets.list.rename)
        book.chosen_changed.connect(bar.hush)
        book.begun.connect(lambda name: bar.tell(words.begun(name)))
        book.renamed.connect(lambda wanted, name: bar.tell(words.renamed_as(wanted, name)))
        book.troubled.connect(self._on_trouble)
        book.not_deleted.connect(self._on_not_deleted)
        bar.way_taken.connect(self._on_way)
        bar.cancel.clicked.connect(self._on_cancel)
        bar.use.clicked.connect(self._on_use)
        for keys, do in (
            (QKeySequence("Ctrl+Return"), self._on_use_key),
            (QKeySequence("Ctrl+Enter"), self._on_use_key),
            (QKeySequence(QKeySequence.StandardKey.Find), self._on_find),
        ):
            QShortcut(keys, self).activated.connect(do)

    @Slot(str, object)
    def _on_chosen(self, name: str, value: Value) -> None:
        self.bar.hush()
        self.book.set_option(name, value)

    @Slot(str)
    def _on_undone(self, name: str) -> None:
        self.bar.hush()
        self.book.undo(name)

    @Slot(object)
    def _on_way(self, way: WayOut) -> None:
        self.bar.hush()
        self.book.take(way)

    @Slot(str)
    def _on_refused(self, name: str) -> None:
        value = value_label(name, getattr(self.book.rules, name))
        self.bar.tell(words.out_of_range(option_label(name), value_range(name), value))

    @Slot()
    def _on_undo_all(self) -> None:
        """Undo every change, and offer to bring them back: it was a single click."""
        former, chosen = self.book.rules, self.book.chosen
        count = chosen.changes
        self.book.set_rules(self.book.base)
        self.options.take_focus()

        def bring_back() -> None:
            self.bar.hush()
            self.book.choose(chosen.key)
            self.book.set_rules(former)

        told = words.all_undone(self.book.name(chosen), count)
        self.bar.tell(told, self._say(words.BRING_BACK), bring_back)

    @Slot()
    def _on_find(self) -> None:
        self.head.find_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.head.find_field.selectAll()

    @Slot(bool)
    def _on_whole(self, whole: bool) -> None:
        """Show the rule text of the whole set, or the option in hand."""
        page = self._rule_text() if whole else self.explanation
        self._right.pages.setCurrentWidget(page)
        self._fit(self.size())
        page.refresh()

    def _rule_text(self) -> "RuleTextPage":
        """Made when it is first asked for: the dialog opens without waiting for it."""
        if self.text is None:
            from maverick_desktop.ui.ruledialog.ruletextpage import RuleTextPage

            self.text = RuleTextPage(self._look, self.book)
            self._right.pages.addWidget(self.text)
        return self.text

    @Slot(object)
    def _on_trouble(self, error: OSError) -> None:
        self.deeds.not_saved(error, again=not self.deeds.leaving)

    @Slot(object)
    def _on_not_deleted(self, error: OSError) -> None:
        self.deeds.not_deleted(error)

    # --- the end ---------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The rules shown."""
        return self.book.rules

    @Slot()
    def _on_use_key(self) -> None:
        """Like a click: what is being typed counts, since it loses the keyboard first."""
        self.bar.use.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.bar.use.click()

    @Slot()
    def _on_use(self) -> None:
        """Hand the rules out; another set that contradicts itself is asked about first."""
        if self.book.fixed is not None:
            self.reject()
            return
        torn = self.book.other_torn()
        if torn is None:
            self._use()
        elif not self.deeds.asking:
            title = self._look.say(words.torn_title(self.book.name(torn)))
            text = self._look.say(words.torn_text())
            box = ask(self, title, text, self._say(words.USE_ANYWAY), self._say(words.GO_ON))
            box.accepted.connect(self._use)
            self.deeds.open_alone(box)

    @Slot()
    def _use(self) -> None:
        self.deeds.leaving = True
        self.book.finish()
        chosen = self.book.chosen
        self.accepted_rules.emit(chosen.id or chosen.now.base, chosen.now)
        self.accept()

    @Slot()
    def _on_cancel(self) -> None:
        """Everything as it was before."""
        self.deeds.leaving = True
        if self.book.fixed is None:
            self.book.restore()
        super().reject()

    def reject(self) -> None:
        """Esc and the window's cross: like Cancel, but what was changed is not lost unasked."""
        if self.book.fixed is not None or not self.book.dirty():
            self._on_cancel()
        elif not self.deeds.asking:
            title, text = self._say(words.TAKE_BACK_TITLE), self._say(words.TAKE_BACK_TEXT)
            box = ask(self, title, text, self._say(words.TAKE_BACK), self._say(words.GO_ON))
            box.accepted.connect(self._on_cancel)
            self.deeds.open_alone(box)


class _Pane(QWidget):
    """The place of the explanation, with a line towards the list."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.beside = True
        self.pages: Final = QStackedWidget()
        inside = QVBoxLayout(self)
        inside.setContentsMargins(1, 1, 0, 0)
        inside.addWidget(self.pages)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The line."""
        painter = QPainter(self)
        end = QPointF(0, self.height()) if self.beside else QPointF(self.width(), 0)
        paint.hairline(painter, QPointF(0, 0), end, self._look.theme.line)
        painter.end()
