"""The pace of the screen: facts arrive at once, people see them one after another.

Facts never wait for pictures (law 6): the match may be a whole trick ahead of what is shown, and a
click or key catches up. Must not know widgets or the table.
"""

from collections import deque
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QTimer, QVariantAnimation, Signal, Slot

from maverick_desktop.core.events import CardPlayed, Rewound, SeatBidMade, SeatEvent, TrickTaken
from maverick_desktop.core.public import Trick
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.table import is_you
from maverick_desktop.ui.scene import ALONE, Around
from maverick_desktop.ui.settings import UNTIL_CLICK


class Pace(msgspec.Struct, frozen=True):
    """How long things stay on the screen, in milliseconds."""

    between_cards: int = 350
    """The least time between two cards or bids of others."""
    hold: int = 1800
    """How long a complete trick stays; UNTIL_CLICK: until the player goes on."""


AT_ONCE: Final = Pace(0, 0)


class Screen(QObject):
    """What has reached the screen. ``changed`` is emitted whenever it is something else."""

    changed = Signal()
    hold_left = Signal(float)
    """The part of the hold that is left, 1 … 0."""

    def __init__(self, view: SeatView, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.held: Trick | None = None
        self.around: Around = ALONE
        self.pace = pace
        self._waiting: deque[tuple[SeatEvent, SeatView]] = deque()
        self._gap = QTimer(self)
        self._gap.setSingleShot(True)
        self._gap.timeout.connect(self._on_gap_over)
        self._hold = QVariantAnimation(self)
        self._hold.setStartValue(1.0)
        self._hold.setEndValue(0.0)
        self._hold.valueChanged.connect(self._on_hold_moved)
        self._hold.finished.connect(self.go_on)

    @property
    def live(self) -> bool:
        """Whether everything that happened is on the screen."""
        return not self._waiting

    def jump(self, view: SeatView) -> None:
        """Show this at once, whatever was still to come."""
        self._waiting.clear()
        self._rest()
        self.view = view
        self.changed.emit()

    def add(self, event: SeatEvent, view: SeatView) -> None:
        """A fact has happened, and this is the view after it."""
        if isinstance(event, Rewound):
            self.jump(view)
            return
        self._waiting.append((event, view))
        if not self._busy():
            self._show_next()
        elif len(self._waiting) == 1:
            # Still live a moment ago: those who may act must hear that it is so no longer.
            self.changed.emit()

    def meet(self, around: Around) -> None:
        """The people around the table have come or gone, asked or said something."""
        if around != self.around:
            self.around = around
            self.changed.emit()

    @Slot()
    def go_on(self) -> None:
        """End the hold of a trick; without one, catch up with everything that happened."""
        if self.held is not None:
            self._rest()
            self._show_next()
            return
        self._gap.stop()
        while self._waiting and self.held is None:
            self._show_next(waiting_allowed=False)

    def stop(self) -> None:
        """Show nothing more."""
        self._waiting.clear()
        self._gap.stop()
        self._hold.stop()

    def _busy(self) -> bool:
        return self.held is not None or self._gap.isActive()

    def _rest(self) -> None:
        self.held = None
        self._gap.stop()
        self._hold.blockSignals(True)
        self._hold.stop()
        self._hold.blockSignals(False)

    def _show_next(self, waiting_allowed: bool = True) -> None:
        while self._waiting and not self._busy():
            event, self.view = self._waiting.popleft()
            if isinstance(event, TrickTaken):
                self._begin_hold()
            elif waiting_allowed and _is_shown_alone(event, self.view):
                self._gap.start(self.pace.between_cards)
            if not waiting_allowed:
                break
        self.changed.emit()

    def _begin_hold(self) -> None:
        self.held = self.view.public.hand.tricks[-1]
        if self.pace.hold == UNTIL_CLICK:
            self.hold_left.emit(1.0)
        elif self.pace.hold == 0:
            self.held = None
        else:
            self._hold.setDuration(self.pace.hold)
            self._hold.start()

    @Slot()
    def _on_gap_over(self) -> None:
        self._show_next()

    @Slot(object)
    def _on_hold_moved(self, left: float) -> None:
        self.hold_left.emit(left)


def _is_shown_alone(event: SeatEvent, view: SeatView) -> bool:
    """Whether others' cards and bids should be seen one by one: this is one of them."""
    return isinstance(event, CardPlayed | SeatBidMade) and not is_you(view, event.seat)
