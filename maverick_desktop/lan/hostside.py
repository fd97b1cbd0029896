"""One connection as the host converses on it: from a stranger's hello to a player's last word.

Sans-IO: bytes and moments come in, bytes wait in ``outbox``. Whatever comes that does not belong
ends this conversation and touches no other (RELIABILITY section 4, network input).
"""

from collections.abc import Callable, Iterable
from typing import Final, assert_never

from maverick_desktop import __version__
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.names import clean_chat, clean_name

from .gate import Bucket, Pass
from .messages import (
    PROTOCOL,
    Again,
    Answer,
    Chat,
    Confirm,
    Confirmed,
    Farewell,
    Granted,
    Hello,
    HostMessage,
    Join,
    Leave,
    NeedVersion,
    Opening,
    Ping,
    Pong,
    Refused,
    Request,
    Return,
    Share,
    Spoken,
    TokenKept,
    Wish,
)
from .outbox import Outbox
from .pairing import HostPairing, PairingError
from .ports import HostOwner, Line
from .wire import BEFORE_PAIRING, FROM_CLIENT, FrameReader, ProtocolError, Reader

PAIRING_DEADLINE: Final = 15.0
"""Seconds from the first byte allowed until the code or a token was shown."""
SILENCE: Final = 8.0
"""Seconds without a message after which somebody at the table counts as away."""

_HELLO: Final = Reader[Hello](Hello)
_OPENING: Final = Reader[Opening](Opening)
_CONFIRM: Final = Reader[Confirm](Confirm)
_SPOKEN: Final = Reader[Spoken](Spoken)


class HostConversation:
    """A ``Guest``: one connection, host side."""

    def __init__(
        self, owner: HostOwner, line: Line, address: str, ticket: Pass, now: float
    ) -> None:
        """``ticket``: the gate counted the connection; it is given back when that is due."""
        self.address: Final = address
        self.name = ""
        self.seat: Seat | None = None
        self.outbox: Final = Outbox()
        self.over = False
        """Nothing more is heard; the connection ends when ``outbox`` is empty."""
        self.lingers = False
        """Once over, until the client has heard the last word and hangs up."""
        self._owner = owner
        self._door = owner.door
        self._line = line
        self._ticket = ticket
        self._reader = FrameReader(BEFORE_PAIRING)
        self._hear: Callable[[bytes, float], None] = self._hear_hello
        self._pairing: HostPairing | None = None
        self._watch = False
        self._present = False
        """Whether the owner knows them."""
        self._has_left = False
        """Whether they have got up, and wait for nothing."""
        self._cut_off = False
        self._heard_at = now
        self._messages = Bucket(20, 40)
        self._chats = Bucket(1, 5)
        self._retellings = Bucket(0.5, 5)

    # --- what the connection says ----------------------------------------------------------------

    def received(self, data: bytes, now: float) -> None:
        """Bytes have come."""
        if self.over:
            return
        self._reader.add(data)
        try:
            while (body := self._next()) is not None:
                self._hear(body, now)
        except ProtocolError:
            if not self.over:
                self._end(now, Refused("unreadable"))

    def tick(self, now: float) -> None:
        """Time has passed, or the line was woken. To be called at least once a second."""
        if self.over:
            return
        if self._cut_off or now - self._heard_at > (SILENCE if self._present else PAIRING_DEADLINE):
            self._end(now, None)

    def hung_up(self, now: float) -> None:
        """The connection has ended by itself."""
        self.outbox.drop()
        if not self.over:
            self._end(now, None)

    # --- what the owner and the door say ---------------------------------------------------------

    def send(self, message: HostMessage) -> None:
        """Tell them; who does not keep up is cut off at the next tick."""
        if self.over or self._cut_off:
            return
        self._cut_off = not self.outbox.put(message)
        self._line.wake()

    def send_all(self, messages: Iterable[HostMessage]) -> None:
        """Tell them a long story, as fast as they listen."""
        if self.over or self._cut_off:
            return
        self.outbox.put_all(messages)
        self._line.wake()

    def grant(self, seat: Seat | None, granted: Granted) -> None:
        """Speak for this seat from now on, and tell them so."""
        self.seat = seat
        self.send(granted)

    def close(self, last: Farewell) -> None:
        """Tell them a last thing; the owner hears no more of them."""
        if self.over:
            return
        self.send(last)
        # Not for strangers, who are many.
        self.lingers, self._present = self._present and not self._has_left, False
        self._stop()

    def _next(self) -> bytes | None:
        return None if self.over else self._reader.next()

    # --- stages ----------------------------------------------------------------------------------

    def _hear_hello(self, body: bytes, now: float) -> None:
        hello = _HELLO(body)
        low, high = hello.protocols
        if low > high:
            raise ProtocolError("range")
        if not low <= PROTOCOL <= high:
            self.send(NeedVersion((PROTOCOL, PROTOCOL), __version__))
            self._end(now, None)
            return
        self.send(self._owner.welcome())
        self._hear = self._hear_opening

    def _hear_opening(self, body: bytes, now: float) -> None:
        opening = _OPENING(body)
        match opening:
            case Join():
                self._begin_pairing(opening, now)
            case Return():
                self._come_back(opening, now)
            case _:
                assert_never(opening)

    def _begin_pairing(self, join: Join, now: float) -> None:
        why = self._door.gate.may_try(self.address, now)
        if why is not None:
            self._end(now, Refused(why))
            return
        self._pairing = HostPairing(self._door.code, self._door.fingerprint)
        self.name, self._watch = clean_name(join.name), join.watch
        try:
            self.send(Share(self._pairing.answer(join.share)))
        except PairingError:
            raise ProtocolError("share") from None
        self._hear = self._hear_confirm

    def _hear_confirm(self, body: bytes, now: float) -> None:
        confirm = _CONFIRM(body)
        pairing, gate = self._pairing, self._door.gate
        assert pairing is not None
        if gate.locked:
            # Others were wrong meanwhile: what they used up is not to be guessed with either.
            self._end(now, Refused("locked"))
            return
        self._pairing = None
        try:
            proof = pairing.check(confirm.mac)
        except PairingError:
            gate.wrong(self.address, now)
            self._end(now, Refused("code"))
            return
        gate.right(self.address)
        self.send(Confirmed(proof))
        self._let_in(now)

    def _let_in(self, now: float) -> None:
        place = self._owner.joined(self.name, self._watch)
        if place is not None and not isinstance(place, Seat):
            self._end(now, Refused(place))
            return
        why = self._door.admit(self, place)
        if why is not None:
            self._end(now, Refused(why))
            return
        self._is_in(now)
        self._owner.arrived(self, True)

    def _come_back(self, message: Return, now: float) -> None:
        seat = self._door.opens(message.match, message.token)
        if not isinstance(seat, Seat):
            self._end(now, Refused(seat))
        elif self._door.come_back(self, seat, message.token, now):
            self._is_in(now)
            self._owner.arrived(self, False)
        else:
            self._end(now, Refused("swapped"))
            self._owner.contested(seat)

    def _is_in(self, now: float) -> None:
        self._ticket.give_back()
        self._reader.limit = FROM_CLIENT
        self._heard_at = now
        self._present = True
        self._hear = self._hear_spoken

    def _hear_spoken(self, body: bytes, now: float) -> None:
        message = _SPOKEN(body)
        self._heard_at = now
        if not self._messages.take(now):
            self._end(now, Refused("too_fast"))
            return
        match message:
            case Ping():
                self.send(Pong())
            case TokenKept():
                if self.seat is not None:
                    self._door.kept(self.seat)
            case Wish():
                self._answer(message)
            case _:
                self._pass_on(message, now)

    def _answer(self, wish: Wish) -> None:
        if self.seat is None:
            raise ProtocolError("spectator")
        answers = self._door.answers(self.seat)
        answer = answers.find(wish)
        if answer is None:
            answer = Answer(wish.id, self._owner.wished(self, wish))
            answers.keep(wish, answer)
        self.send(answer)

    def _pass_on(self, request: Request, now: float) -> None:
        if self.seat is None and not isinstance(request, Again | Leave):
            raise ProtocolError("spectator")
        match request:
            case Chat():
                if not self._chats.take(now):
                    self._end(now, Refused("too_fast"))
                elif text := clean_chat(request.text):
                    self._owner.said(self, Chat(text))
            case Again() if not self._retellings.take(now):
                self._end(now, Refused("too_fast"))
            case Leave():
                self._has_left = True
                self._owner.said(self, request)
                if not self.over:
                    self._end(now, None)
            case _:
                self._owner.said(self, request)

    # --- the end ---------------------------------------------------------------------------------

    def _end(self, now: float, last: Refused | None) -> None:
        """No more of them: a last word if they can still hear it, then the owner is told."""
        if self._pairing is not None:
            self._pairing = None
            self._door.gate.gave_up(self.address, now)
        if last is not None:
            self.send(last)
        was_present, self._present = self._present, False
        self._stop()
        if was_present:
            self._door.gone(self)
            self._owner.lost(self)

    def _stop(self) -> None:
        self.over = True
        if self._cut_off:
            self.outbox.drop()
        self._ticket.give_back()
        self._line.wake()
