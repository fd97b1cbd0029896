"""A hint asked for with H: thought out behind the window, shown, explained, taken back.

It belongs to one decision and dies with it. Must not know widgets.
"""

from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from maverick_desktop.core.view import SeatView
from maverick_desktop.ui import measures
from maverick_desktop.ui.scene import Hint

if TYPE_CHECKING:
    from maverick_desktop.ui.counsel import Advice, Counsel


class Hinting(QObject):
    """The hint for the open decision, or none."""

    changed = Signal()

    def __init__(self, counsel: "Counsel | None", parent: QObject) -> None:
        """``counsel``: who is asked; None at a table without hints."""
        super().__init__(parent)
        self._counsel: Final = counsel
        self.hint: Hint | None = None
        self._view: SeatView | None = None
        """What the hint is asked about, while it is being thought out."""
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(measures.THINKING_DOTS_AFTER)
        self._slow.timeout.connect(self._on_slow)

    @property
    def offered(self) -> bool:
        """Whether there are hints at this table."""
        return self._counsel is not None

    def ask(self, view: SeatView) -> None:
        """Ask for a hint; the second time, for its reasons."""
        if self._counsel is None or self._view is not None:
            return
        if self.hint is None or self.hint.action is None:
            self._view = view
            self._slow.start()
            self._counsel.advise(view, self._hear)
        elif not self.hint.told:
            self._set(msgspec.structs.replace(self.hint, told=True))

    def take_back(self) -> bool:
        """Go a step back: first the reasons go, then the hint. Whether there was one."""
        asked = self._view is not None
        if self.hint is None and not asked:
            return False
        if self.hint is not None and self.hint.told:
            self._set(msgspec.structs.replace(self.hint, told=False))
        else:
            self.drop()
            self.changed.emit()
        return True

    def drop(self) -> None:
        """Forget the hint: what it was for has been decided."""
        self._slow.stop()
        if self._view is not None and self._counsel is not None:
            self._counsel.forget()
        self._view = self.hint = None

    def _hear(self, advice: "Advice | None") -> None:
        view, self._view = self._view, None
        self._slow.stop()
        if view is None:
            return
        if advice is None:
            self._set(Hint(None, late=True))
            return
        from maverick_desktop.ai.saying import said

        self._set(Hint(advice.action, reasons=tuple(said(view, view.seat, advice.reasons))))

    @Slot()
    def _on_slow(self) -> None:
        self._set(Hint(None))

    def _set(self, hint: Hint) -> None:
        self.hint = hint
        self.changed.emit()
