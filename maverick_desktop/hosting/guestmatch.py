"""The match as a guest hears it: told again as often as need be, heard by windows once.

What is heard is folded and checked, what the seat wishes goes to the host, what the host opens is
proved and written down. Must not know the lobby.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import (
    Action,
    CardPlayed,
    ChooseCards,
    MakeBid,
    PlayCard,
    Reason,
    Rejected,
    SeatBidMade,
    SeatCardsChosen,
    SeatEvent,
)
from maverick_desktop.core.log import MatchHeader
from maverick_desktop.core.ports import SeatPort
from maverick_desktop.core.public import HandState, Phase
from maverick_desktop.core.view import SeatView
from maverick_desktop.lan.hearing import MOST_RETELLINGS
from maverick_desktop.lan.messages import Again, Answer, Commit, Happened, Opened, Started
from maverick_desktop.lan.wire import ProtocolError

from .chronicle import Chronicle, Library
from .guestside import GuestWindow, Way
from .reveal import DealCheck
from .telling import Telling


class _Wished(msgspec.Struct, frozen=True):
    """A wish without an answer, and the fact that was known then."""

    action: Action
    at: int


class GuestMatch:
    """The matches of one visit, one after another."""

    def __init__(self, way: Way, window: GuestWindow, library: Library) -> None:
        self.seat: Seat | None = None
        """One's own; None for a spectator, and before there is one."""
        self._way: Final = way
        self._window: Final = window
        self._library: Final = library
        self._expects_story = True
        self._misses = 0
        """How often the story had to be asked for without getting any further."""
        self._missed_at = 0
        self._told: Telling | None = None
        self._next: Telling | None = None
        """The match told again, until it is as far as it has happened."""
        self._ports: list[SeatPort] = []
        self._wishes: dict[int, _Wished] = {}
        self._promises: dict[int, str] = {}
        """By hand: what was promised before it was played, heard at that moment."""
        self._promised_anew: set[int] = set()
        self._checked: set[int] = set()
        self._chronicle: Chronicle | None = None

    # --- what windows ask and say ----------------------------------------------------------------

    @property
    def header(self) -> MatchHeader | None:
        """What is fixed for the match; None before there is one."""
        return None if self._told is None else self._told.header

    @property
    def view(self) -> SeatView | None:
        """What one's seat knows; a spectator knows no hand."""
        return None if self._told is None else self._told.view

    @property
    def pending(self) -> Action | None:
        """What was wished for and not answered yet."""
        return next((one.action for one in self._wishes.values()), None)

    def attach(self, port: SeatPort) -> Callable[[], None]:
        """Have a port hear all that has happened and will; returns what takes it away again."""
        self._ports.append(port)
        for n, event in enumerate(self._told.events if self._told else (), start=1):
            port.deliver(n, event)

        def detach() -> None:
            if port in self._ports:
                self._ports.remove(port)

        return detach

    def submit(self, seat: Seat, action: Action, at: int, stopped: bool) -> Rejected | None:
        """Wish for something, on what was known at fact ``at``.

        None: it is on its way, ``pending`` until its fact comes or ``refused`` is told. What the
        rules do not allow is refused at once, and so is a second wish for the same decision.
        ``stopped``: nobody may act at present.
        """
        telling = self._told
        if telling is None or seat is not self.seat:
            return Rejected(Reason.NOT_YOUR_TURN)
        known = telling.view.public
        made = any(one.at >= known.opened for one in self._wishes.values())
        if made or not max(known.opened, known.seats[seat].since) <= at <= known.n:
            return Rejected(Reason.STALE)
        reason = telling.view.refusal(action)
        if reason is None and stopped:
            reason = Reason.NOT_NOW
        if reason is not None:
            return Rejected(reason)
        number = self._way.wish(telling.header.match, at, action)
        self._wishes[number] = _Wished(action, at)
        self._window.table_changed()
        return None

    def has_decided(self) -> bool:
        """Whether there is something of one's own to take back in this hand."""
        if self._told is None or self.seat is None:
            return False
        known = self._told.view.public
        between = known.phase in (Phase.DEALING, Phase.OVER)
        return not between and _has_decided(known.hand, self.seat)

    # --- what the visit says ---------------------------------------------------------------------

    def seated(self, seat: Seat | None) -> None:
        """A place was granted, or granted again: the match will be told from its beginning."""
        if seat is not self.seat:
            self._told = self._next = None
            self._ports.clear()
            self._wishes.clear()
        self.seat = seat
        self._expects_story = True
        self._misses = 0

    def finish(self) -> None:
        """Nothing more is heard: the record is finished."""
        if self._chronicle is not None:
            self._chronicle.close()

    # --- what is heard; ProtocolError for what makes no sense ------------------------------------

    def begin(self, started: Started) -> None:
        """The match is told from its first fact on."""
        over = self._told is not None and self._told.view.public.phase is Phase.OVER
        another = self.header is not None and self.header.match != started.match
        if not self._expects_story and not (over and another):
            raise ProtocolError("started")
        self._expects_story = False
        self._next = Telling(started, self.seat, self._ask_again)
        self._adopt()

    def _ask_again(self) -> None:
        self._misses += 1
        self._missed_at = max(self._missed_at, len(self._telling().events))
        if self._misses > MOST_RETELLINGS:
            raise ProtocolError("story")
        self._expects_story = True
        self._way.say(Again())

    def _telling(self) -> Telling:
        telling = self._next or self._told
        if telling is None:
            raise ProtocolError("order")
        return telling

    def happened(self, message: Happened) -> None:
        """A fact."""
        telling = self._telling()
        event = telling.happened(message)
        if event is None:
            return
        if message.digest is not None and message.n > self._missed_at:
            self._misses = 0
        if telling is self._next:
            self._adopt()
            return
        self._deliver(message.n, event)
        if telling.view.public.phase in (Phase.DEALING, Phase.OVER):
            self._write()

    def _adopt(self) -> None:
        """The match has been told as far as it has happened: ports hear what they have missed."""
        old, new = self._told, self._next
        if new is None or not new.is_live:
            return
        self._told, self._next = new, None
        if old is not None and new.goes_on_from(old):
            for n in range(len(old.events) + 1, len(new.events) + 1):
                self._deliver(n, new.events[n - 1])
        else:
            self._ports.clear()
            if old is None or old.header != new.header:
                self._new_match(new.header)
            self._window.match_begun()
        self._write()

    def _new_match(self, header: MatchHeader) -> None:
        self._wishes.clear()
        self._promises, self._promised_anew, self._checked = {}, set(), set()
        self._missed_at = 0
        self.finish()
        self._chronicle = Chronicle(header, self._library)

    def _deliver(self, n: int, event: SeatEvent) -> None:
        for port in list(self._ports):
            port.deliver(n, event)

    def promised(self, commit: Commit) -> None:
        """A deal is fixed."""
        telling = self._telling()
        telling.promised(commit)
        if self._promises.get(commit.hand, commit.digest) != commit.digest:
            self._promised_anew.add(commit.hand)
        elif telling is self._told and telling.is_live:
            self._promises[commit.hand] = commit.digest

    def opened(self, opened: Opened) -> None:
        """A hand is opened: its deal is checked, its facts are written down."""
        check = self._telling().opened(opened)
        if check is None:
            return
        if check is DealCheck.FIXED and opened.hand in self._promised_anew:
            check = DealCheck.PROMISED_ANEW
        elif check is DealCheck.FIXED and opened.hand not in self._promises:
            check = DealCheck.SHOWN
        if opened.hand not in self._checked:
            self._checked.add(opened.hand)
            self._window.deal_checked(opened.hand, check)
        self._write()

    def _write(self) -> None:
        if self._told is not None and self._chronicle is not None:
            self._chronicle.take(self._told.reveal.proved)

    def answered(self, answer: Answer) -> None:
        """What came of a wish."""
        wished = self._wishes.pop(answer.id, None)
        if wished is None:
            return
        if answer.refused is not None and not self._was_done(wished):
            try:
                reason = Reason(answer.refused)
            except ValueError:
                raise ProtocolError("reason") from None
            self._window.refused(wished.action, reason)
        self._window.table_changed()

    def _was_done(self, wished: _Wished) -> bool:
        """Whether a wish that comes too late does so because it was done before the line broke."""
        assert self._told is not None
        events = self._told.events[wished.at :]
        return any(_is_done_by(wished.action, event, self.seat) for event in events)


def _has_decided(hand: HandState, seat: Seat) -> bool:
    """Whether a seat has done anything in this hand."""
    cards = bool(hand.tricks) or seat in [hand.player(place) for place in range(len(hand.plays))]
    return cards or seat in hand.chosen or any(said.seat is seat for said in hand.said)


def _is_done_by(action: Action, event: SeatEvent, seat: Seat | None) -> bool:
    match action, event:
        case (PlayCard(), CardPlayed()):
            return event.seat is seat and event.card == action.card
        case (MakeBid(), SeatBidMade()):
            return event.seat is seat and event.bid == action.bid
        case (ChooseCards(), SeatCardsChosen()):
            return event.seat is seat and event.cards == action.cards
        case _:
            return False
