"""What those who mean no good send: damaged, again, in another order, too late, no frames.

Some of it is legal by accident, or on purpose, so that it is told apart.
"""

import random
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from maverick_desktop.core.cards import DECK, card_set
from maverick_desktop.core.events import Action, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.rules import BID_KINDS
from maverick_desktop.core.view import SeatView
from maverick_desktop.lan.facts import doing_of
from maverick_desktop.lan.messages import Leave, TokenKept, Wish
from maverick_desktop.lan.wire import frame
from tests.core.driver import random_action
from tests.lan.mutate import framed, mutated
from tests.lan.samples import FROM_CLIENTS, FROM_HOSTS

from .attackers import Attacker
from .besieged import Besieged

_FROM_CLIENTS: Final = [frame(one)[4:] for one in FROM_CLIENTS if not isinstance(one, Leave)]
_FROM_HOSTS: Final = [frame(one)[4:] for one in FROM_HOSTS]
_LENGTHS: Final = (0, 4097, 16385, 1 << 20, (1 << 31) - 1, 1 << 31, (1 << 32) - 1)


class Volley(msgspec.Struct, frozen=True):
    """What is sent in one go."""

    kind: str
    pieces: list[bytes]
    count: int
    """How many messages, or what was to be some."""

    @property
    def cost(self) -> str:
        """What its time is counted as: pairing and stories are work that is asked for."""
        data = b"".join(self.pieces)
        if b'"join"' in data:
            return "a join"
        return "a story" if b'"again"' in data or b'"return"' in data else "a message"


class Hostility:
    """Makes them up, from what is going on at the table."""

    def __init__(
        self, table: Besieged, dice: random.Random, rogues_view: Callable[[], SeatView]
    ) -> None:
        self._table = table
        self._view = rogues_view
        self._dice = dice

    def volley(self, attacker: Attacker) -> Volley:
        """The next one."""
        dice = self._dice
        match dice.randrange(12):
            case 0 | 1 | 2:
                return self._cut("damaged", [framed(mutated(self._wish(), dice))])
            case 3 | 4:
                return self._cut("damaged", [framed(mutated(dice.choice(_FROM_CLIENTS), dice))])
            case 5 | 6:
                return self._cut("wishes", [framed(self._wish())])
            case 7:
                return self._cut("for another seat", [framed(self._for_another())])
            case 8 if attacker.sent:
                again = dice.choices(attacker.sent, k=dice.randrange(1, 4))
                return self._cut("again and in another order", list(map(framed, again)))
            case 9:
                pool = dice.choice((_FROM_CLIENTS, _FROM_CLIENTS, _FROM_HOSTS))
                return self._cut("not now", [framed(dice.choice(pool))])
            case 10:
                return self._cut("no frames", [self._no_frame()])
            case _ if dice.random() < 0.02:
                bodies = [dice.choice(_FROM_CLIENTS) for _ in range(60)]
                return self._cut("too many", list(map(framed, bodies)))
            case _:
                rare = frame(Leave() if dice.random() < 0.05 else TokenKept())
                return self._cut("rare", [rare])

    def _cut(self, kind: str, framed_bodies: list[bytes]) -> Volley:
        data = b"".join(framed_bodies)
        if len(data) < 2000 and self._dice.random() < 0.1:
            kind = "in pieces"
            pieces = list(in_pieces(data, self._dice))
        else:
            pieces = [data]
        return Volley(kind, pieces, len(framed_bodies))

    def _wish(self) -> bytes:
        dice, play = self._dice, self._table.play
        at = max(0, play.public.n - dice.choice((0, 0, 0, 1, 2, 30, -1)))
        number = dice.choice((1, 2, dice.randrange(1_000_000)))
        match = play.header.match
        if dice.random() < 0.05:
            match = match.replace("0", "1")
        return frame(Wish(match, at, number, doing_of(self._action())))[4:]

    def _action(self) -> Action:
        dice = self._dice
        if dice.random() < 0.1:
            view = self._view()
            if view.seat in view.public.to_act():
                return random_action(view, dice, 0.1)
        match dice.randrange(4):
            case 0:
                return MakeBid(dice.choice(("pass", *BID_KINDS)))
            case 1:
                count = dice.choice((self._table.play.public.rules.pass_count, dice.randrange(14)))
                return ChooseCards(card_set(dice.sample(DECK, count)))
            case _:
                return PlayCard(dice.choice(DECK))

    def _for_another(self) -> bytes:
        """A wish that claims to be somebody else’s."""
        dice = self._dice
        plain = msgspec.json.decode(self._wish())
        holder = dice.choice((plain, plain["action"]))
        holder[dice.choice(("seat", "from", "player", "name", "sender"))] = dice.choice("SWNE")
        return msgspec.json.encode(plain)

    def _no_frame(self) -> bytes:
        dice = self._dice
        length = dice.choice(_LENGTHS).to_bytes(4, "big")
        return dice.choice(
            (
                length,
                length + dice.randbytes(20),
                dice.randbytes(dice.randrange(60)),
                framed(self._wish())[: dice.randrange(4, 60)],
            )
        )


def in_pieces(data: bytes, dice: random.Random) -> Iterator[bytes]:
    most = dice.choice((1, 1, 7, 100))
    while data:
        cut = dice.randrange(1, most + 1)
        yield data[:cut]
        data = data[cut:]
