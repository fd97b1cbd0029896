"""A table on the network as a guest has it: the way there, the lobby as told, one seat's match.

A ``TablePort`` for a window or a computer player, as a local table is one. The host is not trusted:
what makes no sense ends the conversation, what cannot be proved is not written, and what was not
dealt fairly is said. Must not know sockets, windows or files. See ``GuestTable``.
"""

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import Action, Rejected
from maverick_desktop.core.log import MatchHeader
from maverick_desktop.core.names import clean_chat
from maverick_desktop.core.ports import SeatPort
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.view import SeatView
from maverick_desktop.lan.digest import rules_digest
from maverick_desktop.lan.facts import letter_of, rules_of, seat_of
from maverick_desktop.lan.gate import Bucket
from maverick_desktop.lan.messages import (
    Agree,
    Answer,
    AnswerUndo,
    AskUndo,
    Chat,
    Closing,
    Commit,
    End,
    Granted,
    Happened,
    Lobby,
    News,
    Opened,
    Place,
    Refused,
    Said,
    Sit,
    Started,
    TokenKept,
    UndoAsked,
    UndoSettled,
    Welcome,
)
from maverick_desktop.lan.where import Where
from maverick_desktop.lan.wire import ProtocolError

from .chronicle import Library
from .guestmatch import GuestMatch
from .guestside import GuestWindow, Tickets, Way
from .remembered import Ticket

if TYPE_CHECKING:
    # Its room knows sockets.
    from maverick_desktop.lan.approach import Unreachable


class GuestTable:
    """One visit to a table: from the way there until it ends.

    ``join`` or ``come_back`` first. Then ``lobby`` and ``seat`` are what the host says; ``agree``
    to its rules; with ``GuestWindow.match_begun`` ``attach`` a port, which hears the match as from
    a local table, whatever the network does meanwhile, and ``submit`` what the seat wishes.
    """

    def __init__(
        self,
        make_way: Callable[["GuestTable"], Way],
        window: GuestWindow,
        library: Library,
        tickets: Tickets,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """``make_way``: ``lan.joiner.Joiner``; ``clock`` counts seconds."""
        self.welcome: Welcome | None = None
        self.lobby: Lobby | None = None
        self.at_table = False
        """Whether a place was granted and the table is within reach."""
        self.end: End | None = None
        """Why it is over."""
        self.muted: Final[set[Seat]] = set()
        """Seats that are not listened to; for this visit, and known to nobody else."""
        self.undo_asked: Seat | None = None
        """Who waits for one's answer, which ``answer_undo`` gives."""
        self._ask = 0
        self._window: Final = window
        self._tickets: Final = tickets
        self._clock: Final = clock
        self._chats: Final = Bucket(0.8, 4)
        self._table_id = ""
        """What one comes back to."""
        self._ticket: Ticket | None = None
        """As it was stored at this visit."""
        self._way: Final = make_way(self)
        self._match: Final = GuestMatch(self._way, window, library)

    # --- coming and going ------------------------------------------------------------------------

    def join(self, where: Where, code: str, name: str, watch: bool = False) -> None:
        """Go to a table with its code, as ``codes.read_code`` gives it."""
        self._way.join(where, code, name, watch)

    def come_back(self, ticket: Ticket) -> None:
        """Go back to a seat."""
        self._table_id = ticket.match
        self._way.come_back(ticket.wheres, ticket.returning)

    def leave(self) -> None:
        """Get up for good: the seat is given away."""
        self._way.leave()
        self._forget_ticket()
        self._finish()

    def close(self) -> None:
        """Go away; the seat stays, and its ticket."""
        if self.end is None:
            self._expect(back=self._match_goes_on)
        self._way.close()
        self._finish()

    # --- the lobby -------------------------------------------------------------------------------

    @property
    def seat(self) -> Seat | None:
        """One's own; None for a spectator, and before there is one."""
        return self._match.seat

    @property
    def rule_set(self) -> RuleSet | None:
        """The table's rules, once they were told."""
        lobby = self.lobby
        if lobby is None:
            return None
        return RuleSet(lobby.rules_name, lobby.rules_base, rules_of(lobby.rules))

    @property
    def agreed(self) -> bool:
        """Whether the host knows that one agrees to the rules as they are."""
        return self.lobby is not None and self.seat is not None and self._place(self.seat).agreed

    @property
    def paused(self) -> bool:
        """Whether nobody may act because somebody was lost."""
        lobby, view = self.lobby, self.view
        if lobby is None or view is None or not lobby.started or lobby.policy != "pause":
            return False
        away = (seat for seat in SEATS if not lobby.seats[seat].here)
        return any(not view.public.seats[seat].by.startswith("bot:") for seat in away)

    def agree(self) -> None:
        """Agree to the rules as they are shown."""
        rule_set = self.rule_set
        if rule_set is not None:
            self._way.say(Agree(rules_digest(rule_set.rules)))

    def sit(self, seat: Seat) -> None:
        """Ask for another seat, before the match."""
        self._way.say(Sit(letter_of(seat)))

    def say(self, text: str) -> bool:
        """Say something to all; False if it was empty, too soon, or nobody can hear it."""
        cleaned = clean_chat(text)
        return bool(cleaned) and self._chats.take(self._clock()) and self._way.say(Chat(cleaned))

    # --- the match -------------------------------------------------------------------------------

    @property
    def header(self) -> MatchHeader | None:
        """What is fixed for the match; None before there is one."""
        return self._match.header

    @property
    def view(self) -> SeatView | None:
        """What one's seat knows; a spectator knows no hand."""
        return self._match.view

    @property
    def pending(self) -> Action | None:
        """What was wished for and not answered yet."""
        return self._match.pending

    def attach(self, port: SeatPort) -> Callable[[], None]:
        """Have a port hear all that has happened and will; returns what takes it away again."""
        return self._match.attach(port)

    def submit(self, seat: Seat, action: Action, at: int) -> Rejected | None:
        """Wish for something, on what was known at fact ``at``.

        None: it is on its way, ``pending`` until its fact comes or ``refused`` is told. What the
        rules do not allow is refused at once, and so is a second wish for the same decision.
        """
        stopped = self.paused or self.end is not None
        return self._match.submit(seat, action, at, stopped)

    def can_ask_undo(self) -> bool:
        """Whether there is something of one's own to take back in this hand."""
        return self.at_table and self._match.has_decided()

    def ask_undo(self) -> None:
        """Ask everybody to let one take one's last decision back."""
        self._way.say(AskUndo())

    def answer_undo(self, yes: bool) -> None:
        """Let the seat that asked take its decision back, or not."""
        if self.undo_asked is not None:
            self.undo_asked = None
            self._way.say(AnswerUndo(self._ask, yes))

    # --- lan.joiner.JoinerOwner ------------------------------------------------------------------

    def welcomed(self, welcome: Welcome) -> None:
        """The table has answered."""
        self.welcome = welcome

    def granted(self, granted: Granted, fingerprint: bytes) -> None:
        """A place at the table: what brings one back to it is stored at once."""
        if (granted.seat is None) != (granted.token is None):
            raise ProtocolError("granted")
        self._match.seated(None if granted.seat is None else seat_of(granted.seat))
        self.at_table, self._table_id = True, granted.match
        ticket = self._ticket_for(granted, fingerprint)
        if ticket is not None and self._tickets.keep(ticket):
            self._ticket = ticket
            self._way.say(TokenKept())
        self._window.table_changed()

    def heard(self, message: News) -> None:
        """Something from the table. ProtocolError for what makes no sense."""
        match message:
            case Lobby():
                self.lobby = message
                self._window.table_changed()
            case Started():
                self._match.begin(message)
            case Happened():
                self._match.happened(message)
            case Commit():
                self._match.promised(message)
            case Opened():
                self._match.opened(message)
            case Answer():
                self._match.answered(message)
            case Said():
                if seat_of(message.seat) not in self.muted:
                    self._window.said(seat_of(message.seat), message.text)
            case UndoAsked() | UndoSettled():
                self._undo(message)

    def ended(self, end: End) -> None:
        """It is over."""
        self.end = end
        if isinstance(end, Refused) and end.why in ("freed", "token", "match"):
            self._forget_ticket()
        # Whoever closes a table in the middle of a match may open it again.
        self._expect(back=isinstance(end, Closing) and self._match_goes_on)
        self._finish()
        self._window.ended(end)

    def lost(self) -> None:
        """The line broke; ``waiting`` follows."""
        self.at_table = False
        self.undo_asked = None
        self._window.table_changed()

    def unreachable(self, why: "Unreachable") -> None:
        """There was no way in."""
        self._window.unreachable(why)

    def waiting(self, seconds: float) -> None:
        """Another try will be made."""
        self._window.waiting(seconds)

    # --- its parts -------------------------------------------------------------------------------

    def _place(self, seat: Seat) -> Place:
        assert self.lobby is not None
        return self.lobby.seats[seat]

    def _undo(self, message: UndoAsked | UndoSettled) -> None:
        if isinstance(message, UndoSettled):
            self.undo_asked = None
            self._window.undo_settled(message.done)
        elif self.seat is not None and seat_of(message.seat) is not self.seat:
            self._ask, self.undo_asked = message.ask, seat_of(message.seat)
            self._window.undo_asked(self.undo_asked)

    def _ticket_for(self, granted: Granted, fingerprint: bytes) -> Ticket | None:
        if granted.seat is None or granted.token is None or self.welcome is None:
            return None
        return Ticket(
            1,
            granted.match,
            self.welcome.table,
            granted.seat,
            granted.token,
            fingerprint.hex(),
            [str(self._way.where)],
            # Until one goes away in order: a program that dies says nothing any more.
            expected=True,
        )

    @property
    def _match_goes_on(self) -> bool:
        return self.lobby is not None and self.lobby.started

    def _expect(self, *, back: bool) -> None:
        """Note at the end of a visit whether one is expected back."""
        ticket = self._ticket
        if ticket is not None and ticket.expected != back:
            self._ticket = msgspec.structs.replace(ticket, expected=back)
            self._tickets.keep(self._ticket)

    def _forget_ticket(self) -> None:
        self._ticket = None
        if self._table_id:
            self._tickets.forget(self._table_id)

    def _finish(self) -> None:
        self.at_table = False
        self._match.finish()
