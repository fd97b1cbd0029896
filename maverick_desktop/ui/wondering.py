"""*Why?*: what a computer player did in the hand on the table, and why, one deed at a time.

While the hand is on nothing is told but what all can see; when it is over, at a table of this
window alone, all, thought through again if it is not remembered. Must not know widgets. The
computer players' rooms are loaded when first asked.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import hints as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui import measures
from maverick_desktop.ui.counsel import is_over
from maverick_desktop.ui.scene import Shown, Told

if TYPE_CHECKING:
    from maverick_desktop.ai.deeds import Deed
    from maverick_desktop.ai.reasons import Reason
    from maverick_desktop.ui.counsel import Answer, Counsel
    from maverick_desktop.ui.desk import Desk


class Wondering(QObject):
    """What is being asked about, and what is told of it."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._desk: Desk | None = None
        self._at: tuple[Seat, Deed] | None = None
        self._asked_at = 0
        """The latest fact when it was asked."""
        self._back: int | None = None
        """The trick that was shown large before."""
        self._all = False
        """Whether it was asked after the hand: hidden cards may be told of."""
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(measures.THINKING_DOTS_AFTER)
        self._slow.timeout.connect(self._on_slow)
        self.told: Told | None = None
        """What is shown; None while nothing is asked."""

    @property
    def trick(self) -> int | None:
        """The trick 1, 2, … to show large: of the card asked about, if it has left the table."""
        from maverick_desktop.ai.deeds import Played

        if self._desk is None or self._at is None:
            return self._back
        deed = self._at[1]
        if not isinstance(deed, Played) or deed.trick == _lying(self._desk.shown):
            return None
        return deed.trick + 1

    def sit(self, desk: "Desk") -> None:
        """Ask about this desk's match from now on."""
        self.leave()
        self._desk = desk

    def leave(self) -> None:
        """Forget the match."""
        self._stop_asking()
        self._desk = self._back = None

    def ask(self, browsed: int | None) -> None:
        """Ask about the last thing a computer did, or stop asking.

        ``browsed``: the trick that is shown large; then about the last computer's card in it.
        """
        if self._at is not None:
            self.close()
            return
        there = self._askable()
        if browsed is not None:
            there = [one for one in there if _number(one[1]) == browsed]
        if there:
            self._back = browsed
            self._turn_to(there[-1])

    def step(self, by: int) -> None:
        """Go on to the thing done after, or before."""
        there = self._askable()
        if self._at in there:
            place = there.index(self._at) + by
            self._turn_to(there[min(max(place, 0), len(there) - 1)])

    def choose(self, seat: Seat) -> None:
        """Ask about the card of a seat, in the trick that is looked at."""
        if self._desk is None or self._at is None:
            return
        number = self.trick or _lying(self._desk.shown) + 1
        for one in self._askable():
            if one[0] is seat and _number(one[1]) == number:
                self._turn_to(one)

    def close(self) -> None:
        """Stop asking."""
        if self._at is not None:
            self._stop_asking()
            self.changed.emit()
            self._back = None

    def follow(self) -> None:
        """Other things are on the table: what was asked about may have left it."""
        if self._desk is None or self._at is None:
            return
        known = self._desk.shown.view.public
        if known.n == self._asked_at:
            return
        self._asked_at = known.n
        back = self._all and not is_over(known)
        if back or self._at not in self._askable() or self.trick is not None:
            self._stop_asking()
            self._back = None

    # --- inside ----------------------------------------------------------------------------------

    def _stop_asking(self) -> None:
        self._wait_no_more()
        self._at = self.told = None

    def _wait_no_more(self) -> None:
        """Nobody waits for an answer."""
        self._slow.stop()
        if self._desk is not None and self._desk.counsel is not None:
            self._desk.counsel.leave_it()

    def _askable(self) -> list[tuple[Seat, "Deed"]]:
        """All that computers have done in this hand, in order, as far as it may be told at all."""
        from maverick_desktop.ai.deeds import Gave, deeds

        assert self._desk is not None
        known, counsel = self._desk.shown.view.public, self._desk.counsel
        secrets = counsel is not None and is_over(known)
        return [
            (seat, deed)
            for seat, deed in deeds(known)
            if known.seats[seat].by.startswith("bot:") and (secrets or not isinstance(deed, Gave))
        ]

    def _turn_to(self, one: tuple[Seat, "Deed"]) -> None:
        assert self._desk is not None
        self._wait_no_more()
        view, counsel = self._desk.shown.view, self._desk.counsel
        seat, deed = self._at = one
        self._asked_at = view.public.n
        self._all = is_over(view.public) and counsel is not None
        if not self._all:
            self._tell(self._seen(), Phrase(words.ALL_SEE if counsel is None else words.LATER))
        elif counsel is not None:
            # What all can see is there at once; the rest, if it has to be thought out, soon.
            self._tell(self._seen())
            self._slow.start()
            counsel.explain(seat, deed, lambda answer: self._hear(one, answer))

    def _seen(self) -> "tuple[Reason, ...]":
        """What all can see of what is asked about."""
        from maverick_desktop.ai.deeds import seen

        assert self._desk is not None
        assert self._at is not None
        return seen(self._desk.shown.view.public, *self._at)

    @Slot()
    def _on_slow(self) -> None:
        self._tell(self._seen(), Phrase(words.THINKING), thinking=True)

    def _hear(self, one: tuple[Seat, "Deed"], answer: "Answer | None") -> None:
        if one != self._at:
            return
        self._slow.stop()
        if answer is None:
            self._tell(self._seen(), Phrase(words.NOT_AGAIN))
        else:
            self._tell(answer.reasons, *[Phrase(words.AGAIN_THOUGHT)][: answer.again])

    def _tell(self, reasons: "tuple[Reason, ...]", *foot: Phrase, thinking: bool = False) -> None:
        from maverick_desktop.ai.deeds import Played
        from maverick_desktop.ai.saying import said

        assert self._desk is not None
        assert self._at is not None
        view, (seat, deed) = self._desk.shown.view, self._at
        lines = said(view, seat, reasons)
        if not lines and foot and not thinking:
            lines = [Phrase(words.NOTHING)]
        keys = Phrase(words.OTHERS if len(self._askable()) > 1 else words.CLOSES)
        title = _title(view, seat, deed, self._desk.counsel)
        card = seat if isinstance(deed, Played) else None
        self.told = Told(title, tuple(lines), (*foot, keys), card, thinking)
        self.changed.emit()


def _title(view: SeatView, seat: Seat, deed: "Deed", counsel: "Counsel | None") -> Phrase:
    from maverick_desktop.ai.deeds import Gave, Played, Said, card_of

    match deed:
        case Said(number):
            bid = view.public.hand.said[number]
            return words.why_bid(view, seat, bid.bid, bid.round == "blind")
        case Gave():
            return words.why_passed(view, seat, 0 if counsel is None else counsel.given(seat))
        case Played():
            return words.why_played(view, seat, card_of(view.public, deed))


def _lying(shown: Shown) -> int:
    """Which trick, from 0, lies on the table; after the last one has gone, none does."""
    done = len(shown.view.public.hand.tricks)
    return done - 1 if shown.held is not None else done


def _number(deed: "Deed") -> int | None:
    """The trick 1, 2, … of a card."""
    from maverick_desktop.ai.deeds import Played

    return deed.trick + 1 if isinstance(deed, Played) else None
