"""``serve``: what it says, how it ends, what it refuses. Matches over it: tests/lan."""

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Final

import pytest

from maverick_desktop.core.cards import Seat
from maverick_desktop.lan.digest import rules_digest
from maverick_desktop.lan.discovery import Browser, FoundTable
from maverick_desktop.lan.facts import rules_of
from maverick_desktop.lan.messages import Agree, Closing, Lobby
from maverick_desktop.lan.where import Where
from tests.cli.running import Run, apart, one_sentence
from tests.lan.lines import Guest, Rig, rig
from tests.lan.onair import air
from tests.lan.programs import CODE, Program, Town, port_of
from tests.patience import PATIENCE, WHOLE_RUN
from tests.ports import own_port

__all__ = ["air", "rig"]


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    """Programs, all gone at the end."""
    with Town(tmp_path) as made:
        yield made
        made.nobody_stumbled()


# --- what is wrong with the words ----------------------------------------------------------------

WRONG: Final = {
    "--seats open,club": "name one or four",
    "--seats open,open,open,king": "“king” is neither open nor a level (random, ",
    "--code 7K4": "“7K4” is no code",
    "--code 7K4M2U": "“7K4M2U” is no code",
    "--port 0": "0 is not between 1 and 65535",
    "--port http": "“http” is no whole number",
    "--tables 0": "0 is not between 1 and 500",
    "--patience -1": "--patience",
    "--timer 3601": "3601 is not between 0 and 3600",
    "--pause soon": "“soon” is no whole number",
    "--policy sleep": "--policy",
    "--rules bridge": "bridge",
    "--set hands=0": "hands",
    "--tables 10 --name A-table-for-four-friends": "shorten --name",
    "--name A-table-for-more-than-four-friends": "cannot be a table’s name",
    "table": "“table” means nothing here",
}


@pytest.mark.parametrize("words", WRONG)
def test_what_is_wrong_is_one_sentence(run: Run, words: str) -> None:
    assert WRONG[words] in one_sentence(run("serve", *words.split()), 2)


@pytest.mark.parametrize("name", ["", " Anna", "two\nlines", "\u202eback"])
def test_names_that_are_none(run: Run, name: str) -> None:
    one_sentence(run("serve", "--name", name), 2)


def test_a_folder_that_cannot_be_had(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert str(file) in one_sentence(apart("serve", "--out", file / "folder"), 2)


@pytest.mark.slow
def test_two_programs_do_not_share_a_folder(town: Town) -> None:
    town.host()
    said = one_sentence(apart("serve", "--out", town.folder / "host"), 2)
    assert "in use by another Maverick" in said
    assert "--out" in said


# --- how it runs ---------------------------------------------------------------------------------


def seated(rig: Rig, port: int, name: str = "Anna") -> Guest:
    """A guest at a table."""
    guest = rig.guest()
    guest.joiner.join(Where("127.0.0.1", port), CODE, name)
    rig.until(lambda: any(isinstance(news, Lobby) for news in guest.news))
    return guest


def lobby(guest: Guest) -> Lobby:
    """The table as a guest has heard of it last."""
    return [news for news in guest.news if isinstance(news, Lobby)][-1]


@pytest.mark.slow
def test_a_table_is_opened_as_its_words_say_and_closed_in_order(rig: Rig, town: Town) -> None:
    host = town.host(
        *("--rules", "tournament", "--set", "target=none", "--set", "hands=4"),
        *("--seats", "club,open,random,open", "--name", "Friday", "--policy", "pause"),
        *("--patience", 7, "--timer", 90, "--no-chat", "--spectators"),
    )
    assert host.lines[:2] == [
        "Table: Friday",
        "Code: 7K4-M2Q (seven, kilo, four – mike, two, quebec)",
    ]
    guest = seated(rig, port_of(host))
    assert guest.seat is Seat.WEST
    told = lobby(guest)
    assert (told.table, told.policy, told.patience, told.timer) == ("Friday", "pause", 7, 90)
    assert (told.rules["target"], told.rules["hands"], told.rules_base) == (None, 4, "tournament")
    assert (told.chat, told.spectators, told.started) == (False, True, False)
    assert [place.by for place in told.seats] == ["bot:club", "remote", "bot:random", "open"]
    host.wait_for("^West: Anna$")
    host.signal(signal.SIGTERM)
    rig.until(lambda: guest.end == Closing())
    assert host.ends() == 0
    assert not (town.folder / "host" / "lock").exists()


@pytest.mark.slow
def test_ctrl_c_ends_it_in_order_too(town: Town) -> None:
    host = town.host()
    host.signal(signal.SIGINT)
    assert host.ends() == 0


@pytest.mark.slow
def test_another_port_is_taken_and_said(rig: Rig, town: Town) -> None:
    with socket.create_server(("", 0)) as taken:
        port = taken.getsockname()[1]
        host = town.host("--port", port)
        found = port_of(host)
        assert found != port
        assert host.said(f"^Port {port} is not to be had here; port {found} was taken")
        assert seated(rig, found).seat is Seat.NORTH


@pytest.mark.slow
def test_the_port_that_was_wished_for(town: Town) -> None:
    port = own_port()
    assert port_of(town.host("--port", port)) == port


@pytest.mark.slow
def test_several_tables_have_a_port_each_and_are_not_announced(rig: Rig, town: Town) -> None:
    host = town.hall(3, "--name", "Club")
    ports = [int(line.rpartition(" ")[2]) for line in host.said("^Club")]
    assert all(f": code {CODE}, port " in line for line in host.said("^Club"))
    assert len(set(ports)) == 3
    names = [lobby(seated(rig, port, name)).table for port, name in zip(ports, "ABC", strict=True)]
    assert names == ["Club 1", "Club 2", "Club 3"]
    host.wait_for("^Club 2: North: B$")
    if sys.platform == "linux":
        assert udp_sockets(host.process.pid) == 0


def udp_sockets(pid: int) -> int:
    """How many a process has."""
    links = [fd.readlink() for fd in Path(f"/proc/{pid}/fd").iterdir() if fd.is_symlink()]
    own = {link.name[8:-1] for link in links if link.name.startswith("socket:[")}
    tables = [Path(f"/proc/{pid}/net/{kind}").read_text() for kind in ("udp", "udp6")]
    rows = [row.split() for table in tables for row in table.splitlines()[1:]]
    return sum(row[9] in own for row in rows)


@pytest.mark.slow
def test_a_table_is_found_until_it_closes(air: None, rig: Rig, town: Town) -> None:
    heard: Queue[FoundTable | str] = Queue()
    browser = Browser(heard.put, heard.put)
    if not browser.open():
        pytest.skip("the network here lets nobody listen")
    rig.keep(browser)
    host = town.host("--name", "Found me", "--rules", "individualist")

    def next_of_it() -> FoundTable | str:
        while True:
            found = heard.get(timeout=PATIENCE)
            if isinstance(found, str) or found.what.port == port_of(host):
                return found

    found = next_of_it()
    assert isinstance(found, FoundTable)
    assert (found.what.table, found.what.rules_name) == ("Found me", "Individualist")
    assert found.what.free == 4
    name = found.id
    seated(rig, port_of(host))
    while isinstance(found, FoundTable) and found.what.free != 3:
        found = next_of_it()
    host.signal(signal.SIGTERM)
    assert host.ends() == 0
    while found != name:
        found = next_of_it()


@pytest.mark.slow
def test_an_unfinished_match_goes_on_unless_it_is_not_wanted(town: Town) -> None:
    """Computers alone, killed in the middle."""
    words = ("--seats", "random", "--pause", 0)
    host = town.host(*words)
    town.wait_for_facts(3)
    host.kill()
    begun = host.said("^The match begins")
    again = town.host(*words)
    again.wait_for("^The match begins")
    assert again.said("^The match begins") == begun
    again.signal(signal.SIGTERM)
    assert again.ends() == 0
    other = town.host(*words, "--new")
    other.wait_for("^The match begins")
    assert other.said("^The match begins") != begun
    assert len(town.records("host")) == 2


def tables_of(town: Town) -> list[Path]:
    """The host's files about its tables."""
    return list((town.folder / "host").glob("*.table"))


@pytest.mark.slow
def test_people_in_the_lobby_keep_their_seats_when_the_program_dies(rig: Rig, town: Town) -> None:
    host = town.host("--name", "Friday", "--set", "hands=4", "--set", "target=none")
    assert tables_of(town) == []
    anna, boris = (seated(rig, port_of(host), name) for name in ("Anna", "Boris"))
    seats = [anna.seat, boris.seat]

    def both_granted(times: int) -> bool:
        return len(anna.grants) == len(boris.grants) == times

    anna.joiner.say(Agree(lobby_digest(anna)))
    rig.until(lambda: lobby(boris).seats[anna.seat or 0].agreed)
    for number in (1, 2):
        # Twice: what was given out after the first death is known after the second.
        host.kill()
        host = town.host("--name", "Another", "--port", 1)
        rig.until(partial(both_granted, number + 1))
        assert [anna.seat, boris.seat] == seats
        rig.until(lambda: all(lobby(anna).seats[seat or 0].here for seat in seats))
        told = lobby(anna)
        assert (told.table, told.rules["hands"]) == ("Friday", 4)
        assert [told.seats[seat or 0].name for seat in seats] == ["Anna", "Boris"]
        assert [told.seats[seat or 0].agreed for seat in seats] == [True, False]
    assert len(tables_of(town)) == 1
    # Closed in order, a table is no more: the next one is another.
    host.signal(signal.SIGTERM)
    rig.until(lambda: anna.end == boris.end == Closing())
    assert host.ends() == 0
    assert tables_of(town) == []


def lobby_digest(guest: Guest) -> str:
    """Of the rules that a guest was shown."""
    return rules_digest(rules_of(lobby(guest).rules))


@pytest.mark.slow
def test_people_between_matches_keep_their_seats_when_the_program_dies(town: Town) -> None:
    words = ("--seats", "open,open,random,random", "--set", "hands=1", "--set", "target=none")
    host = town.host(*words, "--pause", 20)
    names = ("Anna", "Boris")
    at = f"127.0.0.1:{port_of(host)}"
    guests = [town.guest(name, at, "--matches", 2) for name in names]
    host.wait_for(" NS .* EW$")
    # Anna's computer has begun anew since: she has another token than when the match began.
    guests[0].kill()
    place = host.wait_for(": Anna, away$")
    guests[0] = town.guest("Anna", at, "--matches", 2)
    host.wait_for(": Anna$", after=place)
    host.kill()
    host = town.host(*words, "--pause", 1)
    place = 0
    for _ in range(2):
        # The one that is over is told of again.
        place = host.wait_for("^The match begins", after=place)
        place = host.wait_for(" NS .* EW$", after=place)
    for guest in guests:
        guest.wait_for("^over", after=guest.wait_for("^over") if guest is guests[1] else 0)
    assert len(town.records("host")) == 2
    assert len(tables_of(town)) == 1
    host.signal(signal.SIGTERM)
    assert host.ends() == 0
    assert tables_of(town) == []


# --- what it must not be -------------------------------------------------------------------------


def in_a_program(script: str) -> str:
    """Run a script in a process of its own; what it printed last."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        timeout=WHOLE_RUN,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


@pytest.mark.slow
def test_it_brings_no_window_along(town: Town) -> None:
    script = (
        "import sys\n"
        "from maverick_desktop.__main__ import main\n"
        f"code = main(['serve', '--seats', 'club', '--out', {str(town.folder / 'host')!r}])\n"
        "windows = [name for name in sys.modules if name.startswith(\n"
        "    ('PySide6.QtGui', 'PySide6.QtWidgets', 'maverick_desktop.ui'))]\n"
        "print(code, windows)\n"
    )
    host = town.watch(Program([sys.executable, "-c", script], "the host"))
    host.wait_for("^Address:")
    host.signal(signal.SIGINT)
    host.wait_for(r"^0 \[\]$")


@pytest.mark.parametrize("where", ["fault", "Thread(target=fault).start"])
def test_what_nobody_expected_ends_the_loop(where: str) -> None:
    said = in_a_program(
        "from threading import Thread\n"
        "from maverick_desktop.cli.serveloop import ProgramLoop\n"
        "loop = ProgramLoop()\n"
        "def fault():\n"
        "    raise ZeroDivisionError('one')\n"
        "try:\n"
        f"    loop.run({where})\n"
        "except ZeroDivisionError as error:\n"
        "    print('caught', error)\n"
    )
    assert said == "caught one"
