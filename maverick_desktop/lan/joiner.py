"""A guest's end of the network: finds the way to a table, and back to it when the line breaks.

Until a seat was granted every trouble is told and nothing is tried again. From then on the seat's
token brings its owner back: tried every few seconds, after some minutes more rarely, and at once
when this computer wakes, its addresses change, or the table is heard of elsewhere (RELIABILITY H4,
H7, T2x).
"""

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QNetworkInterface

from maverick_desktop.core.events import Action

from .approach import MOST_PLACES, Approach, Reached, Unreachable
from .clientside import SILENCE, ClientConversation, Errand, Joining, Returning
from .clock import WakingClock, since_start
from .messages import Answer, Distrusted, End, Granted, News, Request, TokenKept
from .net import TICK, Carrier
from .ports import ClientOwner
from .tls import HANDSHAKE_DEADLINE, has_tls, tune
from .where import Where
from .wishes import Wishes

HOPE: Final = 300.0
"""Seconds for which a table that is out of reach is looked for all the time."""
_RETURN_PATIENCE: Final = 2.0
"""Seconds to be connected in, coming back: the next try is worth more than a long wait."""


def pause(tries: int, away: float) -> float:
    """Seconds until the next try to come back, after so many tries and seconds out of reach.

    While there is hope, a seat is found again at most three seconds after the network is back.
    """
    if away < HOPE:
        return 1.5 if tries else 1.0
    return 4.0 if away < HOPE + 30 else 8.0 if away < HOPE + 120 else 15.0


class JoinerOwner(ClientOwner, Protocol):
    """Who wants to be at a table: a conversation's owner who also hears of the way there.

    ``lost`` is followed by tries to come back, unless the owner says ``close``.
    """

    def unreachable(self, why: Unreachable) -> None:
        """There was no way in; nothing more is tried."""

    def waiting(self, seconds: float) -> None:
        """The table is out of reach; the next try comes in so many seconds, or earlier."""


class Joiner(QObject):
    """Goes to a table, stays there, comes back to it."""

    def __init__(
        self,
        owner: JoinerOwner,
        parent: QObject | None = None,
        clock: Callable[[], float] = since_start,
    ) -> None:
        super().__init__(parent)
        self._owner = owner
        self._clock = WakingClock(clock)
        self._slept = 0.0
        """Seconds, up to the last look at the clock."""
        self._wheres: list[Where] = []
        self._errand: Errand | None = None
        self._away_since: float | None = None
        """Since when the table is out of reach; None at the table, and while none is looked for."""
        self._tries = 0
        """Since then."""
        self._approach: Approach | None = None
        self._carriers: set[Carrier] = set()
        self._conversation: ClientConversation | None = None
        self._until = 0.0
        """When the next connection is tried."""
        self._addresses: list[str] = []
        self._wishes = Wishes()
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK)
        self._ticks.timeout.connect(self._tick)

    # --- what the owner says ---------------------------------------------------------------------

    @property
    def at_table(self) -> bool:
        """Whether a place was granted and the table is within reach."""
        return self._conversation is not None and self._conversation.at_table

    @property
    def where(self) -> Where:
        """Where the table was found last, or is looked for first; not before setting out."""
        return self._wheres[0]

    def join(self, where: Where, code: str, name: str, watch: bool = False) -> None:
        """Go to a table with its code, as ``codes.read_code`` gives it."""
        self._set_out([where], Joining(code, name, watch))

    def come_back(self, wheres: list[Where], ticket: Returning) -> None:
        """Go back to a seat; all the places are tried, again and again."""
        self._set_out(list(wheres), ticket)

    def also_at(self, where: Where) -> None:
        """The table was heard of at this place: it is tried first, at once if out of reach."""
        self._put_first(where)
        if self._is_waiting:
            self._connect()

    def say(self, message: Request | TokenKept) -> bool:
        """Say something to the table; False if it is out of reach, and nothing was said."""
        return self._conversation is not None and self._conversation.say(message)

    def wish(self, match: str, at: int, action: Action) -> int:
        """Wish for something on what was known at fact ``at``; the number its answer will have.

        Said again after every return until there is an answer.
        """
        wish = self._wishes.make(match, at, action)
        if self._conversation is not None:
            self._conversation.say(wish)
        return wish.id

    def leave(self) -> None:
        """Get up for good."""
        if self._conversation is not None:
            self._conversation.leave()
        self.close()

    def close(self) -> None:
        """Go away and try nothing more. The seat stays; the owner hears nothing."""
        self._errand = None
        self._wishes.forget()
        self._give_up_approach()
        conversation, self._conversation = self._conversation, None
        if conversation is not None:
            conversation.leave_off()
        for carrier in list(self._carriers):
            carrier.part()

    # --- the way there ---------------------------------------------------------------------------

    @property
    def _is_waiting(self) -> bool:
        return self._errand is not None and self._approach is None and self._conversation is None

    def _put_first(self, where: Where) -> None:
        others = [one for one in self._wheres if one != where]
        self._wheres = [where, *others][:MOST_PLACES]

    def _set_out(self, wheres: list[Where], errand: Errand) -> None:
        self.close()
        if not has_tls():
            QTimer.singleShot(0, self, self._without_tls)
            return
        self._wheres, self._errand = wheres[:MOST_PLACES], errand
        self._tries, self._away_since = 0, self._clock()
        self._slept = self._clock.slept
        self._connect()
        self._ticks.start()

    def _without_tls(self) -> None:
        self._owner.unreachable("no_tls")

    def _connect(self) -> None:
        back = isinstance(self._errand, Returning)
        pinned = self._errand.fingerprint if isinstance(self._errand, Returning) else None
        patience = _RETURN_PATIENCE if back else HANDSHAKE_DEADLINE
        self._tries += 1
        approach = self._approach = Approach(self._wheres, pinned, patience, self._clock, self)
        approach.reached.connect(self._reached)
        approach.missed.connect(self._missed)
        approach.imposter.connect(self._met_imposter)

    def _reached(self, reached: Reached) -> None:
        self._approach = None
        assert self._errand is not None
        self._put_first(reached.where)
        socket = reached.handshake.take()
        tune(socket)
        carrier = Carrier(socket, self._clock, self)
        carrier.gone.connect(self._carriers.discard)
        self._carriers.add(carrier)
        ear, errand, now = _Ear(self), self._errand, self._clock()
        conversation = ClientConversation(ear, carrier, errand, reached.fingerprint, now)
        self._conversation = conversation
        carrier.carry(conversation)
        conversation.begin()

    def _met_imposter(self) -> None:
        self._approach = None
        self._ended(Distrusted("certificate"))

    def _missed(self, why: Unreachable) -> None:
        """A try has failed."""
        self._approach = None
        if isinstance(self._errand, Returning):
            self._wait()
        elif self._errand is not None:
            self._errand = None
            self._owner.unreachable(why)

    def _give_up_approach(self) -> None:
        approach, self._approach = self._approach, None
        if approach is not None:
            approach.drop()

    def _wait(self) -> None:
        now = self._clock()
        away_since = now if self._away_since is None else self._away_since
        seconds = pause(self._tries, now - away_since)
        self._until = now + seconds
        self._addresses = _own_addresses()
        self._owner.waiting(seconds)

    def _tick(self) -> None:
        now = self._clock()
        slept, self._slept = self._clock.slept - self._slept, self._clock.slept
        if slept >= SILENCE:
            self._wake_up(now)
        for carrier in list(self._carriers):
            carrier.turn()
        if self._approach is not None:
            self._approach.look()
        elif self._is_waiting:
            if self._clock() >= self._until or _own_addresses() != self._addresses:
                self._connect()
        elif not self._carriers:
            self._ticks.stop()

    def _wake_up(self, now: float) -> None:
        """This computer has slept, and everything may be different."""
        if self._conversation is not None:
            self._conversation.woke(now)
        if self._away_since is not None:
            self._tries, self._away_since, self._until = 0, now, now

    # --- what the conversation says --------------------------------------------------------------

    def _granted(self, granted: Granted, fingerprint: bytes) -> None:
        arrived, self._away_since = self._away_since is not None, None
        if granted.token is not None:
            self._errand = Returning(granted.match, granted.token, fingerprint)
        self._owner.granted(granted, fingerprint)
        if arrived and self._conversation is not None:
            for wish in self._wishes.open():
                self._conversation.say(wish)

    def _heard(self, message: News) -> None:
        if isinstance(message, Answer):
            self._wishes.answered(message)
        self._owner.heard(message)

    def _ended(self, end: End) -> None:
        self._errand = self._conversation = None
        self._wishes.forget()
        self._owner.ended(end)

    def _lost(self) -> None:
        self._conversation = None
        if not isinstance(self._errand, Returning):
            self._errand = None
            self._owner.unreachable("lost")
            return
        if self._away_since is None:
            self._tries, self._away_since = 0, self._clock()
            self._owner.lost()
        if self._is_waiting:
            self._wait()


class _Ear:
    """What the joiner's conversation calls its owner."""

    def __init__(self, joiner: Joiner) -> None:
        self.welcomed = joiner._owner.welcomed
        self.granted = joiner._granted
        self.heard = joiner._heard
        self.ended = joiner._ended
        self.lost = joiner._lost


def _own_addresses() -> list[str]:
    return [address.toString() for address in QNetworkInterface.allAddresses()]
