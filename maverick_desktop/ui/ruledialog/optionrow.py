"""One option in its row: label, what it was, what another set has, and its editor at the right.

Places its own parts: what does not fit beside the label stands below it. Must not know what any
option means, nor where the row stands in the list.
"""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.rules import Option, Value
from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.options import option_about, option_label, value_label, was
from maverick_desktop.ui import paint
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ruledialog.editors import editor_for
from maverick_desktop.ui.ruledialog.parts import MARK, BackButton, gold_edge
from maverick_desktop.ui.ruledialog.rowplan import LEFT, Plan, RowState, plan_row
from maverick_desktop.ui.widgets import plain_tip


class OptionRow(QWidget):
    """A row of the list of options."""

    chosen = Signal(str, object)
    """The option and the value chosen for it."""
    undone = Signal(str)
    refused = Signal(str)
    """A typed number was out of range."""
    focused = Signal(str)
    left_for = Signal(int)
    """The keyboard goes to the option so many places further down."""

    def __init__(self, look: Look, option: Option, parent: QWidget, *, fixed: bool) -> None:
        super().__init__(parent)
        self.option: Final = option
        self._look = look
        self._state = RowState(option.classic)
        self._current = False
        self._plan: Plan | None = None
        self._back: BackButton | None = None
        self.editor: Final = editor_for(look, option, self, fixed=fixed)
        self._fixed = fixed
        self.editor.chosen.connect(self._on_chosen)
        self.editor.refused.connect(self._on_refused)
        for control in self.editor.controls():
            control.installEventFilter(self)
        self.setToolTip(plain_tip(look.say(option_about(option.name))))

    # --- what it shows ---------------------------------------------------------------------------

    @property
    def state(self) -> RowState:
        """What it shows."""
        return self._state

    def show_state(self, state: RowState) -> None:
        """Show a value and what it differs from."""
        self.editor.show_value(state.value)
        if state != self._state or not self.accessibleName():
            self._state = state
            self._plan = None
            self._say_it()
            self.update()

    def set_current(self, current: bool) -> None:
        """Whether this is the option that is explained."""
        if current != self._current:
            self._current = current
            self.update()

    def _say_it(self) -> None:
        say, name, state = self._look.say, self.option.name, self._state
        more = [was(name, state.was)] if state.changed else []
        if state.other is not None:
            more.append(words.theirs(state.other, value_label(name, state.theirs)))
        label, value = option_label(name), value_label(name, state.value)
        said = say(words.value_of(label, value, *more, ours=self.option.about.ours))
        self.setAccessibleName(said)
        for control in self.editor.controls():
            control.setAccessibleDescription(said)

    # --- where things are ------------------------------------------------------------------------

    def arrange(self, width: int) -> int:
        """Put the parts in their places; the height needed."""
        wide = self.editor.sizeHint().width()
        plan = self._plan = plan_row(self._look, self.option, self._state, width, wide, self._fixed)
        self.editor.setGeometry(plan.editor)
        if plan.back is not None:
            back = self._way_back()
            back.setGeometry(plan.back)
            value = value_label(self.option.name, self._state.was)
            said = self._look.say(words.back_to(value))
            back.setToolTip(plain_tip(said))
            back.setAccessibleName(said)
            back.show()
        elif self._back is not None:
            if self._back.hasFocus():
                self.take_focus()
            self._back.hide()
        return round(plan.height)

    def _way_back(self) -> BackButton:
        if self._back is None:
            self._back = BackButton(self._look, self)
            self._back.clicked.connect(self._on_back)
            self._back.installEventFilter(self)
        return self._back

    def stops(self) -> list[QWidget]:
        """What the Tab key goes through, in order."""
        # After the editor: what is changed most often comes first.
        back = [self._back] if self._back is not None and not self._back.isHidden() else []
        return [*(one for one in self.editor.controls() if one.isEnabled()), *back]

    def take_focus(self) -> None:
        """Give the keyboard to the editor."""
        self.editor.controls()[0].setFocus(Qt.FocusReason.TabFocusReason)

    # --- painting --------------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ground, marks, texts, and the edge and ring around the editor."""
        plan = self._plan
        if plan is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, area = self._look.theme, self.rect().toRectF()
        if self._current:
            paint.rounded(painter, area.adjusted(0, 1, 0, -1), 8, theme.selected)
        if self._state.changed:
            bar = QRectF(12, area.center().y() - 9, 4, 18)
            paint.rounded(painter, bar, 2, gold_edge(theme))
        self._paint_texts(painter, plan)
        self._paint_edges(painter)
        painter.end()

    def _paint_texts(self, painter: QPainter, plan: Plan) -> None:
        theme = self._look.theme
        end = plan.label.paint(painter, theme.ink)
        if self.option.about.ours:
            painter.setPen(theme.adder_text)
            painter.drawText(end + QPointF(4, -3), MARK)
        if plan.was is not None:
            plan.was.paint(painter, theme.ink_2)
        if plan.theirs is not None:
            plan.theirs.paint(painter, theme.ours)
            sign = QRectF(LEFT, plan.theirs.top + 2, 14, 14)
            self._look.art.paint_icon(painter, "swap", sign, theme.ours)

    def _paint_edges(self, painter: QPainter) -> None:
        """Around each control: gold while the option is changed, a ring while it has the focus."""
        theme = self._look.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        framed = self.editor.framed()
        if self._state.changed and framed is not None:
            painter.setPen(QPen(gold_edge(theme), 2))
            painter.drawRoundedRect(self._around(framed), 7.5, 7.5)
        for control in self.editor.controls():
            if control.hasFocus():
                painter.setPen(QPen(theme.focus_in_dialogs, 2.5))
                painter.drawRoundedRect(self._around(control).adjusted(-2.5, -2.5, 2.5, 2.5), 9, 9)

    def _around(self, control: QWidget) -> QRectF:
        return QRectF(QRect(control.mapTo(self, QPoint(0, 0)), control.size()))

    # --- events ----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the editor takes the option in hand."""
        self.take_focus()
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Focus is told and shown; up and down leave for another option."""
        match event.type():
            case QEvent.Type.FocusIn:
                self.focused.emit(self.option.name)
                self.update()
            case QEvent.Type.FocusOut | QEvent.Type.EnabledChange:
                self.update()
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent):
                return self._on_key(event)
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain != Qt.KeyboardModifier.NoModifier:
            return False
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if by is None:
            return False
        self.left_for.emit(by)
        return True

    @Slot(object)
    def _on_chosen(self, value: Value) -> None:
        self.chosen.emit(self.option.name, value)

    @Slot()
    def _on_refused(self) -> None:
        self.refused.emit(self.option.name)

    @Slot()
    def _on_back(self) -> None:
        self.undone.emit(self.option.name)
