"""G4 at a guest: a host that means no good ends the visit; no lie is written down.

A true host’s words up to some moment, then others: damaged, left out, again, another seat’s, lies.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from maverick_desktop.core.cards import DECK, SEATS, Seat
from maverick_desktop.core.public import Phase
from maverick_desktop.core.store import parse_record
from maverick_desktop.lan import messages as m
from maverick_desktop.lan import seatfacts as f
from maverick_desktop.lan.fields import SeatLetter
from maverick_desktop.lan.messages import (
    Closing,
    Distrusted,
    NeedVersion,
    Refused,
    Replaced,
    Unreadable,
)
from maverick_desktop.lan.wire import frame
from tests.lan.mutate import framed, mutated
from tests.lan.samples import FROM_CLIENTS, FROM_HOSTS

from .besieged import short_rules
from .hostility import in_pieces
from .profile import Profile
from .script import Author
from .trial import Goal, Trial, scratch
from .unseen import Drawn
from .wired import Wired, frames

VISITS: Final = 60
"""To each host."""
MOST_SAID: Final = 12
"""Lies of one visit."""
_WARM: Final = 5_000
_ENDS: Final = (Unreadable, Refused, Replaced, Closing, NeedVersion, Distrusted)
_LETTERS: Final[tuple[SeatLetter, ...]] = ("S", "W", "N", "E")
_LENGTHS: Final = (0, (1 << 18) + 1, (1 << 31) - 1, 1 << 31, (1 << 32) - 1)
_SAMPLES: Final = [frame(one)[4:] for one in FROM_HOSTS]
_FOREIGN: Final = [frame(one)[4:] for one in FROM_CLIENTS]


class Told:
    """What a true host said to each seat in a match."""

    def __init__(self, dice: random.Random) -> None:
        table = Wired(short_rules(dice), Drawn(random.Random(dice.random())))
        table.start()
        author = Author(table, dice, lively=False)
        while not table.play.over:
            author.go_on()
        self.match: Final = table.play.header.match
        self.to: Final = {seat: list(frames(bytes(table.heard[seat]))) for seat in SEATS}


class Liar:
    """Makes up what a hostile host says next to a guest who has heard so much of the truth."""

    def __init__(self, told: Told, seat: Seat, heard: int, dice: random.Random) -> None:
        self._told = told
        self._mine = told.to[seat]
        self._other = told.to[seat.after(dice.randrange(1, 4))]
        self._at = heard
        self._dice = dice

    def say(self) -> tuple[str, list[bytes]]:
        """What kind of lie, and its bodies."""
        dice, at = self._dice, self._at
        match dice.randrange(10):
            case 0 | 1:
                return "damaged", [mutated(self._near(), dice)]
            case 2:
                return "damaged", [mutated(dice.choice(_SAMPLES), dice)]
            case 3:
                self._at = min(at + dice.randrange(1, 4), len(self._mine) - 1)
                return "left out", [self._mine[self._at]]
            case 4:
                latest = self._mine[max(0, at - 12) : at + 2]
                return "again and in another order", dice.choices(latest, k=dice.randrange(1, 4))
            case 5:
                self._at = min(at + 1, len(self._mine) - 1)
                return "another seat’s", [self._other[min(at, len(self._other) - 1)]]
            case 6 | 7:
                return "lies", [frame(self._lie())[4:]]
            case 8:
                return "not now", [dice.choice(_SAMPLES + _FOREIGN)]
            case _:
                self._at = min(at + 1, len(self._mine) - 1)
                return "the truth", [self._mine[min(at, len(self._mine) - 1)]]

    def _near(self) -> bytes:
        """A true message that may come about now."""
        return self._dice.choice(self._mine[max(0, self._at - 1) : self._at + 3])

    def _next_fact(self) -> int:
        """The number that a fact would have now."""
        for body in reversed(self._mine[: self._at]):
            plain = msgspec.json.decode(body)
            if plain["type"] == "happened":
                return int(plain["n"]) + 1
        return 1

    def _lie(self) -> m.HostMessage:
        dice = self._dice
        match dice.randrange(9):
            case 0 | 1 | 2 | 3:
                return m.Happened(max(1, self._next_fact()), self._fact(), None)
            case 4:
                return m.Granted(self._told.match, dice.choice(_LETTERS), "A" * 43)
            case 5:
                return m.Commit(dice.randrange(1, 4), dice.randbytes(32).hex())
            case 6:
                deal = "-".join(["0000"] * 5 + ["000" + dice.choice("0Z")])
                return m.Opened(dice.randrange(1, 3), deal, dice.randbytes(16).hex(), [])
            case 7:
                return m.Answer(dice.randrange(5), dice.choice((None, "must_follow", "nonsense")))
            case _:
                return m.UndoAsked(dice.randrange(9), dice.choice(_LETTERS))

    def _fact(self) -> f.SeatFact:
        dice = self._dice
        letter = dice.choice(_LETTERS)
        cards = sorted(dice.sample(DECK, dice.choice((0, 1, 2, 13))))
        some: list[str] | None = dice.choice((None, [card.code for card in cards]))
        match dice.randrange(9):
            case 0 | 1 | 2:
                return f.Played(letter, dice.choice(DECK).code, dice.random() < 0.1)
            case 3:
                return f.Trick(letter, dice.randrange(-4, 5), dice.randrange(5), 0)
            case 4:
                return f.Chose(letter, some)
            case 5:
                return f.Passed(some)
            case 6:
                return f.Bid(letter, dice.choice(("blind", "contract")), "pass", some)
            case 7:
                return f.Rewound(dice.randrange(1, 40))
            case _:
                return f.Seated(letter, dice.choice(("bot:club", "remote")), "Eve")


def _pieces(bodies: list[bytes], dice: random.Random) -> Iterator[bytes]:
    data = b"".join(map(framed, bodies))
    match dice.randrange(30):
        case 0:
            yield dice.choice(_LENGTHS).to_bytes(4, "big") + dice.randbytes(9)
        case 1:
            yield dice.randbytes(dice.randrange(1, 60))
        case 2 if len(data) < 4000:
            yield from in_pieces(data, dice)
        case _:
            yield data


def _visit(trial: Trial, dice: random.Random, told: Told, folder: Path) -> int:
    """One visit of a guest to a host that turns hostile; how much it was told then."""
    seat = dice.choice(SEATS)
    mine = told.to[seat]
    # Mostly at the beginning of a match, where every message is another.
    heard = dice.randrange(2, min(len(mine), dice.choice((6, 30, len(mine)))))
    profile = Profile(folder, seat)
    profile.hear(b"".join(map(framed, mine[:heard])))
    assert profile.end is None
    liar, said = Liar(told, seat, heard, dice), 0
    while not profile.conversation.over and said < MOST_SAID:
        kind, bodies = liar.say()
        said += len(bodies)
        trial.met[kind] += len(bodies)
        with trial.timed("CPU of a message, ms", len(bodies)):
            for piece in _pieces(bodies, dice):
                profile.conversation.received(piece, said * 0.1)
        _look(profile)
        profile.conversation.outbox.drop()
    _leave(trial, profile)
    return said


def _look(profile: Profile) -> None:
    """What the program knows is the fold of what its window heard, and possible by the rules."""
    view = profile.table.view
    if view is not None:
        assert profile.memory is not None
        # A trick whose digest is another was folded, but the window is not told: it is asked again.
        window = profile.memory.view
        assert window == view or window.public.n + 1 == view.public.n
        if view.public.phase is Phase.PLAY:
            assert view.hand is not None
            assert not view.hand & view.public.hand.cards_out()
    assert profile.conversation.over == (profile.end is not None)
    if profile.end is not None:
        assert isinstance(profile.end, _ENDS)
        assert not profile.table.at_table


def _leave(trial: Trial, profile: Profile) -> None:
    """The visit is over: what was written down is sound."""
    trial.met["visits"] += 1
    end = "none" if profile.end is None else type(profile.end).__name__.lower()
    trial.met[f"ended: {end}"] += 1
    profile.conversation.hung_up(0.0)
    assert not profile.conversation.outbox
    profile.table.close()
    for name, data in profile.files().items():
        if name.endswith(".maverick"):
            assert not parse_record(data).torn
            trial.met["records kept"] += 1


def play(trial: Trial, dice: random.Random, _case: int) -> int:
    """One host, and many visits to it."""
    told, done = Told(dice), 0
    with scratch() as folder:
        for number in range(VISITS):
            done += _visit(trial, dice, told, folder / str(number))
    if trial.done > _WARM:
        trial.warm()
    return done


GOAL: Final = Goal(
    "G4-hosts",
    "a hostile host ends its own visits: no crash, no lie written down, a guest stays quick",
    "messages",
    {"part": 2_000, "ci": 50_000, "tenth": 250_000, "release": 2_500_000},
    lambda trial: trial.each(play),
    {"CPU of a message, ms": 5.0, "memory grown, MB": 20.0},
    ("damaged", "left out", "again and in another order", "another seat’s", "lies", "records kept"),
)
