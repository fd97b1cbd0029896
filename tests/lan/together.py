"""Four players for an evening: three programs with windows, one without, on a network that breaks.

Each is a process on a computer and a screen of its own, where the system lets us have them.
"""

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Final, Protocol

from maverick_desktop.core.events import Event, HandScored
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.store import read_record
from maverick_desktop.ui.settings import TableWishes
from tests.lan.heldline import HeldLine
from tests.lan.programs import Program, Town
from tests.lan.screens import open_screen
from tests.lan.streets import NoStreet, Street, open_street
from tests.lan.windows import Player, furnish

HOST, NORTH, WEST, BOT = "Anna", "Nora", "Walter", "Emma"
EVERYBODY: Final = (HOST, NORTH, WEST, BOT)
WAITING: Final = TableWishes(hand_pause=0, policy="wait")
"""The host deals; the match waits for whoever is lost."""


class Network(Protocol):
    """Where the four are, and what can happen to their lines."""

    finds: bool
    """Whether they hear of one another's tables."""

    def at(self, who: str) -> list[str]:
        """The words before a command that make it run where somebody is."""

    def way(self, who: str, to: str, port: int) -> tuple[str, int]:
        """Where somebody reaches somebody else's port."""

    def cut(self, who: str) -> None:
        """Nothing goes to or from them any more."""

    def mend(self, who: str) -> None:
        """Their line is good again."""


class OnStreet:
    """A computer each, with a cable each."""

    finds = True

    def __init__(self, street: Street) -> None:
        self._street = street

    def at(self, who: str) -> list[str]:
        """Into their network."""
        return self._street.at(EVERYBODY.index(who))

    def way(self, who: str, to: str, port: int) -> tuple[str, int]:
        """By the cables."""
        return self._street.address(EVERYBODY.index(to)), port

    def cut(self, who: str) -> None:
        """Their cable is pulled."""
        self._street.pull(EVERYBODY.index(who))

    def mend(self, who: str) -> None:
        """And plugged in."""
        self._street.mend(EVERYBODY.index(who))


class OnOneComputer:
    """Everybody here, each behind lines of their own that can be held up."""

    finds = False

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._lines: dict[str, list[HeldLine]] = {who: [] for who in EVERYBODY}

    def at(self, who: str) -> list[str]:
        """Here."""
        return []

    def way(self, who: str, to: str, port: int) -> tuple[str, int]:
        """By another line."""
        line = HeldLine(port)
        self._stack.callback(line.close)
        self._lines[who].append(line)
        return "127.0.0.1", line.port

    def cut(self, who: str) -> None:
        """All bytes stay where they are."""
        for line in self._lines[who]:
            line.cut()

    def mend(self, who: str) -> None:
        """And go on."""
        for line in self._lines[who]:
            line.mend()


def best_network(stack: ExitStack) -> Network:
    """Network namespaces where the system lets us have them, lines that can be held up elsewhere.

    Says which.
    """
    try:
        street = stack.enter_context(open_street(len(EVERYBODY)))
    except NoStreet as error:
        print(f"network: held lines, for there are no namespaces: {error}")
        return OnOneComputer(stack)
    print("network: namespaces")
    return OnStreet(street)


class Evening:
    """The four, their computers and their files."""

    def __init__(self, stack: ExitStack, folder: Path, network: Network, rules: Rules) -> None:
        self.network: Final = network
        self.town: Final = stack.enter_context(Town(folder))
        self._folder: Final = folder
        windows = (HOST, NORTH, WEST)
        self._screens: Final = {who: stack.enter_context(open_screen()) for who in windows}
        for who in windows:
            furnish(folder / who, rules, WAITING)
        print("screen:", self._screens[HOST]["QT_QPA_PLATFORM"])

    def start(self, who: str) -> Player:
        """Somebody starts the program with the window."""
        before = self.network.at(who)
        return self.town.watch(Player(who, self._folder / who, self._screens[who], before))

    def bot(self, at: tuple[str, int], code: str, *words: str) -> Program:
        """The one without a window goes to a table."""
        where = f"{at[0]}:{at[1]}"
        pace = ("--pace", "0.05", *words)
        return self.town.guest(BOT, where, *pace, before=self.network.at(BOT), code=code)

    def record(self, who: str) -> Path:
        """The one record that somebody has."""
        [path] = self.town.records(who)
        return path

    def finished(self, who: str) -> list[Event]:
        """What somebody's record has, up to the last hand that was scored."""
        facts = read_record(self.record(who)).log.facts
        last = max(n for n, event in enumerate(facts, 1) if isinstance(event, HandScored))
        return list(facts[:last])

    def sit_down(self) -> tuple[Player, Player, Player, Program]:
        """The host opens a table, the others come and agree, the match begins."""
        host, north, west = (self.start(who) for who in (HOST, NORTH, WEST))
        for player in (host, north, west):
            player.into_the_lobby()
            player.do("write", "Your name", player.name)
        host.press("Open the table")
        port, code = shown_way(host)
        if self.network.finds:
            north.join_found(f"{HOST}’s table", code)
        else:
            north.join_typed(self.network.way(NORTH, HOST, port), code)
        north.do("see", f"^You are {NORTH}$")
        west.join_typed(self.network.way(WEST, HOST, port), code)
        west.do("see", f"^You are {WEST}$")
        bot = self.bot(self.network.way(BOT, HOST, port), code)
        for player in (north, west):
            player.press("Agree to these rules")
        host.do("see", "^4 of 4 people have agreed to these rules$")
        host.press("Start the match")
        for player in (host, north, west):
            player.do("play")
        return host, north, west, bot

    def go_home(self, *players: Player) -> None:
        """Everybody ends the program, and nothing unexpected has happened."""
        for player in players:
            player.quit()
            assert player.log() == []
        self.town.nobody_stumbled()

    def verify(self) -> list[bytes]:
        """The program accepts everybody's record; what they are."""
        paths = [self.record(who) for who in EVERYBODY]
        judge = self.town.verify(paths)
        assert judge.ends() == 0, judge.lines
        return [path.read_bytes() for path in paths]


def shown_way(host: Player) -> tuple[int, str]:
    """The port and the code of a table, as its window shows them."""
    host.press("Copy")
    code = host.read("clipboard")
    port = re.search(r"port (\d+)", host.read("tell", "^Address: "))
    assert port is not None
    return int(port[1]), code
