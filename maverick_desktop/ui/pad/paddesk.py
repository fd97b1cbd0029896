"""What a press means on the score pad: the entry that grows by it, and the page it belongs to.

Between the widgets and the session: nothing here knows how anything looks. A refused press changes
nothing but the sentence that is shown.
"""

from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, Signal

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.padfacts import (
    BeginHand,
    BeginHandBySuits,
    NameSeat,
    NoteTotals,
    PadHand,
    PadRefused,
    PadTotals,
    PadWish,
    WishedFact,
)
from maverick_desktop.core.padstate import Names, PadPhase, PadState
from maverick_desktop.core.rules import BidKind
from maverick_desktop.text import padwords as words
from maverick_desktop.text.padreasons import pad_refusal
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.pad.entry import (
    EMPTY,
    Asking,
    Counted,
    Entry,
    Pressed,
    Refusal,
    Wants,
    begin_bid,
    begin_revoke,
    press_bid,
    press_count,
    press_seat,
    totals_refusal,
)
from maverick_desktop.ui.pad.padsession import PadSession


class Page(Enum):
    """What the window shows."""

    BEGIN = "begin"
    """The turned cards of the next hand are wanted."""
    HAND = "hand"
    """Tricks, bids and revokes are entered."""
    TOTALS = "totals"
    """The hand is entered by its totals."""
    OVER = "over"
    """The result of a hand, or of the match."""


class PadDesk(QObject):
    """The score pad in use."""

    changed = Signal()
    """The match, the entry, the page or the refusal is another."""

    def __init__(self, session: PadSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session: Final = session
        self.entry: Entry = EMPTY
        self.refused: Phrase | None = None
        """Why the last press could not be."""
        self.taken_back: WishedFact | None = None
        """What undo has just taken back: a form offers it again."""
        self._next_wanted = False
        self._totals_wanted = False

    @property
    def state(self) -> PadState:
        """The match as it stands."""
        return self.session.state

    @property
    def page(self) -> Page:
        """What is to be shown."""
        state = self.state
        match state.phase:
            case PadPhase.OVER:
                return Page.OVER
            case PadPhase.OPEN:
                return Page.TOTALS if self._totals_wanted else Page.HAND
            case PadPhase.BETWEEN:
                return Page.OVER if state.past and not self._next_wanted else Page.BEGIN

    # --- tricks, bids, revokes -------------------------------------------------------------------

    def press_seat(self, seat: Seat) -> None:
        """A seat took the trick, has bid, or has revoked."""
        self._take(press_seat(self.state, self.entry, seat))

    def press_count(self, counted: Counted, number: int) -> None:
        """So many trumps or adders are in the trick."""
        self._take(press_count(self.state, self.entry, counted, number))

    def press_digit(self, number: int) -> None:
        """A number was typed: of trumps first, then of adders."""
        if self.entry.asking is not Asking.TRICK:
            return
        if self.entry.trumps is None:
            self.press_count("trumps", number)
        elif self.entry.adders is None:
            self.press_count("adders", number)
        else:
            self.refuse(Phrase(words.SAY_WHO))

    def press_bid(self, bid: BidKind) -> None:
        """The seat that was named has bid this."""
        if self.entry.wants is Wants.BID:
            self._take(press_bid(self.state, self.entry, bid))

    def ask_bid(self) -> None:
        """A bid is to be entered, or no longer."""
        if not self.state.rules.bids:
            self.refuse(Phrase(words.NO_BIDS))
        elif self.entry.asking is Asking.BID:
            self._set(EMPTY)
        else:
            self._take(begin_bid(self.state))

    def ask_revoke(self) -> None:
        """A revoke is to be entered, or no longer."""
        asking = self.entry.asking is Asking.REVOKE
        self._take(EMPTY if asking else begin_revoke(self.state))

    def _take(self, pressed: Pressed) -> None:
        match pressed:
            case Refusal():
                self.refuse(pad_refusal(self.state, pressed.refused, pressed.wish))
            case Entry():
                self._set(pressed)
            case _:
                self.wish(pressed)

    # --- the whole hand --------------------------------------------------------------------------

    def begin(self, wish: BeginHand | BeginHandBySuits) -> None:
        """The next hand begins."""
        self.wish(wish)

    def ask_totals(self) -> None:
        """The hand is to be entered by its totals, or no longer."""
        refusal = totals_refusal(self.state)
        if refusal is not None:
            self.refuse(pad_refusal(self.state, refusal.refused, refusal.wish))
            return
        self._totals_wanted = not self._totals_wanted
        self._set(EMPTY)

    def enter_totals(self, wish: NoteTotals) -> None:
        """The hand came to this."""
        self.wish(wish)

    def next_hand(self) -> None:
        """On to the next hand."""
        self._next_wanted = True
        self._set(EMPTY)

    # --- back ------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back what was pressed last: of the entry, else of the match."""
        if self.entry.begun:
            self._set(self.entry.back())
            return
        step = self.session.last_step
        refused = self.session.undo()
        if refused is not None:
            self.refuse(pad_refusal(self.state, refused))
            return
        self._next_wanted = isinstance(step, PadHand)
        self._totals_wanted = isinstance(step, PadTotals)
        self.taken_back = step
        self._set(EMPTY)

    def back(self) -> None:
        """Go back a step without changing the match."""
        if self.entry.begun:
            self._set(self.entry.back())
        elif self.page is Page.TOTALS:
            self._totals_wanted = False
            self._set(EMPTY)
        elif self.page is Page.BEGIN:
            self._next_wanted = False
            self._set(EMPTY)
        elif self.refused is not None:
            self._set(self.entry)

    # --- inside ----------------------------------------------------------------------------------

    def wish(self, wish: PadWish) -> None:
        """Enter something complete; what cannot be is said and leaves all as it is."""
        refused: PadRefused | None = self.session.wish(wish)
        if refused is not None:
            self.refuse(pad_refusal(self.state, refused, wish))
            return
        self._next_wanted = self._totals_wanted = False
        self.taken_back = None
        self._set(EMPTY)

    def rename(self, names: Names) -> None:
        """Call the players so; what is being entered stays."""
        for seat, name in zip(SEATS, names, strict=True):
            if name != self.state.names[seat]:
                self.session.wish(NameSeat(seat, name))
        self.changed.emit()

    def touch(self) -> None:
        """Something else is filled in: the former refusal is no longer shown."""
        self._set(self.entry)

    def refuse(self, why: Phrase) -> None:
        """Say why something cannot be."""
        self.refused = why
        self.changed.emit()

    def _set(self, entry: Entry) -> None:
        self.entry = entry
        self.refused = None
        self.changed.emit()
