"""G13 where networks come and go: a host that is announced has no network, another one, it again.

Nobody is told of a fault, whoever is beside the host plays on, and the table is found wherever it
is reached then.
"""

import random
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from tests.lan.programs import CODE, Program, Town, port_of
from tests.lan.streets import NoStreet, Street, open_street

from .trial import Goal, Trial, scratch

HOST: Final = 0
SEEKER: Final = 1
_FLAPS: Final = 4
"""Of one host."""
_USUAL_PORT: Final = 47114
_FOUND: Final = 30.0
"""Seconds to find a table in, at the most; how long it takes is noted."""


class Place:
    """The host’s computer and another one."""

    def __init__(self, street: Street, dice: random.Random) -> None:
        self.street: Final = street
        self._dice: Final = dice
        self._address = street.address(HOST)

    def ip(self, computer: int, *words: str) -> None:
        """Change something about a computer’s network."""
        done = [*self.street.at(computer), "ip", *words]
        subprocess.run(done, check=True, capture_output=True)

    def flap(self) -> str:
        """Something happens to the network, and is over; what."""
        dice = self._dice
        computer = dice.choice((HOST, HOST, SEEKER))
        seconds = dice.uniform(0.2, 4)
        match dice.randrange(4):
            case 0:
                self.street.pull(computer)
                sleep(seconds)
                self.street.mend(computer)
                return "cable pulled"
            case 1:
                self.street.cut(computer)
                sleep(seconds)
                self.street.mend(computer)
                return "cable cut"
            case 2:
                self.ip(computer, "link", "set", "eth0", "down")
                sleep(seconds)
                self.ip(computer, "link", "set", "eth0", "up")
                return "card off"
            case _:
                self.move()
                return "host elsewhere"

    def move(self) -> None:
        """The host’s computer has another address from now on."""
        before = self._address
        self._address = f"10.77.0.{self._dice.randrange(20, 200)}"
        # With the first address of a network the others go.
        self.ip(HOST, "addr", "del", f"{before}/24", "dev", "eth0")
        self.ip(HOST, "addr", "add", f"{self._address}/24", "dev", "eth0")

    @property
    def address(self) -> str:
        """Where the host is now."""
        return self._address


def _seeker(place: Place, stack: ExitStack) -> Program:
    words = [*place.street.at(SEEKER), sys.executable, "-m", "tests.lan.campaign.finder"]
    seeker = Program(words, "a seeker")
    stack.callback(seeker.close)
    return seeker


def _finds(seeker: Program, place: Place, trial: Trial, what: str) -> None:
    began = monotonic()
    seeker.wait_for(rf"^found Maverick {place.address}\b", patience=_FOUND)
    trial.note(f"found {what}, s", monotonic() - began)


def _seek_anew(place: Place, trial: Trial) -> None:
    """Whoever begins to look now finds the table."""
    with ExitStack() as stack:
        seeker = _seeker(place, stack)
        _finds(seeker, place, trial, "by somebody new")
        seeker.process.terminate()
        assert seeker.ends() == 0
        assert not seeker.said("Traceback|Error"), seeker.lines


def _evening(trial: Trial, dice: random.Random, stack: ExitStack, folder: Path) -> None:
    place = Place(stack.enter_context(open_street(2)), dice)
    late, taken = dice.random() < 0.4, dice.random() < 0.4
    if late:
        place.ip(HOST, "link", "set", "eth0", "down")
        trial.met["begun without a network"] += 1
    if taken:
        script = (
            f"import socket, time; s = socket.create_server(('', {_USUAL_PORT})); time.sleep(999)"
        )
        other = Program([*place.street.at(HOST), sys.executable, "-c", script], "another program")
        stack.callback(other.close)
        sleep(0.5)
        trial.met["port taken"] += 1
    town = stack.enter_context(Town(folder))
    here = place.street.at(HOST)
    rules = ("--set", "target=none", "--set", "hands=100", "--pause", "0", "--code", CODE)
    host = town.host("--seats", "open,random,random,random", *rules, before=here)
    guest = town.guest("Anna", f"127.0.0.1:{port_of(host)}", "--pace", "0.3", before=here)
    host.wait_for("^The match begins")
    if late:
        place.ip(HOST, "link", "set", "eth0", "up")
    waiting = _seeker(place, stack)
    for _ in range(_FLAPS):
        _seek_anew(place, trial)
        _finds(waiting, place, trial, "by somebody who was there")
        trial.met[place.flap()] += 1
        trial.done += 1
    _seek_anew(place, trial)
    _finds(waiting, place, trial, "by somebody who was there")
    assert not waiting.said("Traceback|Error"), waiting.lines
    assert not guest.said("^(end|waiting|refused)"), guest.lines[-8:]
    town.nobody_stumbled()


def run(trial: Trial) -> None:
    """One host after another."""
    case = 0
    while not trial.has_enough:
        if trial.goes_on(case):
            with trial.case(case), scratch() as folder, ExitStack() as stack:
                try:
                    _evening(trial, trial.dice(case), stack, folder)
                except NoStreet:
                    trial.met["no networks of our own here"] += 1
                    trial.done = trial.wanted
        case += 1


GOAL: Final = Goal(
    "G13-flaps",
    "networks come and go under an announced table: no fault, and it is found where it is then",
    "changes of a network",
    {"part": 0, "ci": 12, "tenth": 40, "release": 400},
    run,
)
