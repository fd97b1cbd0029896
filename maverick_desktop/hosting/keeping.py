"""The host's own file about a table: with it the same host opens the same table again.

For this user alone: hashes of tokens, the certificate with its key, what commitments are made of,
the rules. A match has it next to its record, which has the facts; this has what no record may hold.
"""

from collections.abc import Callable
from concurrent.futures import Executor
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.names import is_clean
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.store import Disk, FilePath, Trouble
from maverick_desktop.lan.certificate import BadCertificate, Certificate, read_certificate
from maverick_desktop.lan.door import Door
from maverick_desktop.lan.facts import plain_rules, rules_of
from maverick_desktop.lan.fields import By, Hex64, Name, Seconds, Uuid, Word
from maverick_desktop.lan.messages import Policy
from maverick_desktop.lan.wire import ProtocolError

from .chairs import HUMAN, OPEN, REMOTE, Chair, Chairs
from .diary import Diary, last_line
from .host import Held
from .rehost import Unhostable, rule_set_of, why_not
from .setup import Draw, TableSetup
from .tablepaths import table_path

_Hash = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]
_Level = Annotated[str, Meta(pattern=r"^bot:[a-z0-9_-]{1,24}\Z")]


class BadTableFile(Exception):
    """A file that is no table's."""


class _Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    by: By
    name: Name
    computer: _Level
    computer_name: Name
    needed: bool
    agreed: bool
    now: _Hash
    """Of the seat's present token; empty without one."""
    before: _Hash

    @property
    def is_sound(self) -> bool:
        named = not self.name if self.by == OPEN else is_clean(self.name)
        return named and is_clean(self.computer_name)


class TableState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What such a file holds."""

    maverick_table: Literal[1]
    door: Uuid
    match: Uuid | None
    """Of the record it belongs to; None in the lobby before the first match."""
    table: Name
    rules_name: Name
    rules_base: Word
    rules: dict[str, Any]
    policy: Policy
    patience: Seconds
    timer: Seconds
    chat: bool
    spectators: bool
    hand_pause: Seconds
    port: Annotated[int, Meta(ge=0, le=65535)]
    """Where the table was reached last; 0 if nowhere."""
    key: Hex64
    certificate: Annotated[str, Meta(max_length=8192)]
    seats: tuple[_Seat, _Seat, _Seat, _Seat]

    def __repr__(self) -> str:
        """Without its secrets, which belong in no log."""
        return f"TableState({self.door})"

    @property
    def rule_set(self) -> RuleSet:
        """The rules that the table had last."""
        return RuleSet(self.rules_name, self.rules_base, rules_of(self.rules))

    @property
    def host_seat(self) -> Seat | None:
        """Where its host sat; None where nobody sat who hosted (``serve``)."""
        return next((seat for seat in SEATS if self.seats[seat].by == HUMAN), None)

    def goes_on_with(self, log: GameLog) -> bool:
        """Whether its host can open the table again for this match.

        Also for one that has ended: its people may have yet to hear how.
        """
        return self.match == log.header.match and why_not(log) in (None, Unhostable.OVER)

    def setup(self, log: GameLog | None) -> TableSetup:
        """What its host had settled; the rules are the record's, if there is one to go on with."""
        return TableSetup(
            self.table,
            self.rule_set if log is None else rule_set_of(log),
            self.policy,
            self.patience,
            self.timer,
            self.chat,
            self.spectators,
            self.hand_pause,
        )

    def chairs(self) -> Chairs:
        """The seats: people elsewhere are awaited."""
        return Chairs(_chair(one) for one in self.seats)

    def open_door(self, code: str, draw: Draw) -> Door:
        """The same door, with a new code for newcomers."""
        hashes = {seat: (self.seats[seat].now, self.seats[seat].before) for seat in SEATS}
        return Door(self.door, code, self.read_certificate().fingerprint, draw, hashes)

    def read_certificate(self) -> Certificate:
        """The table's certificate, with its key."""
        return read_certificate(self.certificate.encode())


def _chair(one: _Seat) -> Chair:
    if one.by == REMOTE and not one.now:
        # Nobody has a token for it: it is open to whoever knows the code.
        return Chair(OPEN, one.computer_name, computer=one.computer, former=one.name)
    return Chair(
        one.by,
        one.computer_name,
        one.name,
        one.computer,
        one.needed,
        agreed=one.agreed,
        here=one.by != REMOTE,
    )


class TableFile:
    """The file of one table, a line for each way it has been: the last whole one counts."""

    def __init__(
        self,
        path: FilePath,
        disk: Disk,
        aside: Executor,
        certificate: Certificate,
        port: Callable[[], int],
        trouble: Trouble,
    ) -> None:
        """``port`` says where the table is reached; ``trouble`` hears of the first failed write.

        ``aside`` waits for the device, one job at a time and in order; files may share it.
        """
        self._diary: Final = Diary(path, disk, aside)
        self._certificate: Final = certificate.pem().decode()
        self._port: Final = port
        self._trouble: Final = trouble
        self._last = b""
        self._failing = False

    def keep(self, held: Held) -> None:
        """Store what has changed: a program that is killed later on has stored it."""
        data = msgspec.json.encode(self._state(held))
        if data == self._last and self._diary.failed is None:
            return
        try:
            self._diary.write(data)
        except OSError as error:
            self._report(error)
        else:
            self._last = data
            self._report(self._diary.failed)

    def forget(self) -> None:
        """There is nothing to come back to."""
        self._last = b""
        try:
            self._diary.remove()
        except OSError:
            return

    def _state(self, held: Held) -> TableState:
        setup, rule_set = held.setup, held.setup.rule_set
        south, west, north, east = (
            _seat(held.chairs[seat], held.hashes.get(seat, ("", ""))) for seat in SEATS
        )
        return TableState(
            1,
            held.door,
            held.match,
            setup.name,
            rule_set.name,
            rule_set.base,
            plain_rules(rule_set.rules),
            setup.policy,
            setup.patience,
            setup.timer,
            setup.chat,
            setup.spectators,
            setup.hand_pause,
            self._port(),
            held.key.hex(),
            self._certificate,
            (south, west, north, east),
        )

    def _report(self, error: OSError | None) -> None:
        if self._failing != (error is not None):
            self._failing = error is not None
            self._trouble(error)


def _seat(chair: Chair, hashes: tuple[str, str]) -> _Seat:
    return _Seat(
        chair.by,
        chair.name,
        chair.computer,
        chair.computer_name,
        chair.needed,
        chair.agreed,
        *hashes,
    )


def read_table(path: FilePath) -> TableState:
    """A table's file. BadTableFile if it is none, OSError if it cannot be read."""
    try:
        state = msgspec.json.decode(last_line(path), type=TableState)
        state.read_certificate()
        rule_set = state.rule_set
    except (ValueError, RecursionError, BadCertificate, ProtocolError):
        raise BadTableFile from None
    people = [one for one in state.seats if one.by == HUMAN]
    names = is_clean(state.table) and is_clean(rule_set.name)
    if not all(one.is_sound for one in state.seats) or len(people) > 1 or not names:
        raise BadTableFile
    return state


def own_table(record: FilePath, log: GameLog) -> TableState | None:
    """The table that a record's match was played at, if its host sat there and can open it again.

    None for a guest's record, and where nobody sat who hosted (``serve``).
    """
    try:
        state = read_table(table_path(record))
    except (BadTableFile, OSError):
        return None
    return state if state.host_seat is not None and state.goes_on_with(log) else None


def own_lobby(path: FilePath) -> TableState | None:
    """The table of a file from before its first match, if its host sat there."""
    try:
        state = read_table(path)
    except (BadTableFile, OSError):
        return None
    return state if state.host_seat is not None and state.match is None else None
