"""A street of computers inside this one: network namespaces on a bridge, whose cables can be cut.

Needs Linux that lets its user have namespaces; ``open_street`` says where it does not.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from tests.patience import PATIENCE

_NETWORK: Final = "10.77.0"
_FOREVER: Final = ("sleep", "100000")


class NoStreet(Exception):
    """This machine does not let us have networks of our own; why."""


class Street:
    """Computer 0 is the first of as many as are asked for; all on one cable each to one switch."""

    def __init__(self) -> None:
        if sys.platform != "linux":
            raise NoStreet("network namespaces are Linux’s")
        missing = [tool for tool in ("ip", "nsenter", "unshare") if shutil.which(tool) is None]
        if missing:
            raise NoStreet(f"{', '.join(missing)} is not installed")
        self._houses: Final[list[subprocess.Popen[bytes]]] = []
        self._switch = self._enter(["unshare", "--user", "--map-root-user", "--net", *_FOREVER])
        self._ip(self._switch, "link", "add", "switch", "type", "bridge")
        self._ip(self._switch, "link", "set", "switch", "up")

    def add(self) -> int:
        """Another computer with its cable plugged in; its number."""
        number = len(self._houses) - 1
        house = self._enter([*self._inside(self._switch), "unshare", "--net", *_FOREVER])
        words = ("type", "veth", "peer", "name", "eth0", "netns", str(house))
        self._ip(self._switch, "link", "add", f"cable{number}", *words)
        self.mend(number)
        self._ip(house, "addr", "add", f"{self.address(number)}/24", "dev", "eth0")
        for device in ("lo", "eth0"):
            self._ip(house, "link", "set", device, "up")
        return number

    def address(self, computer: int) -> str:
        """Where it is on the network."""
        return f"{_NETWORK}.{computer + 1}"

    def at(self, computer: int) -> list[str]:
        """The words before a command that make it run on this computer."""
        return self._inside(self._houses[computer + 1].pid)

    def cut(self, computer: int) -> None:
        """Nothing goes through any more, and neither end is told."""
        self._ip(self._switch, "link", "set", f"cable{computer}", "nomaster")

    def pull(self, computer: int) -> None:
        """The cable is pulled: the system there knows."""
        self._ip(self._switch, "link", "set", f"cable{computer}", "down")

    def mend(self, computer: int) -> None:
        """The cable is good and plugged in again."""
        self._ip(self._switch, "link", "set", f"cable{computer}", "master", "switch", "up")

    def close(self) -> None:
        """Everything goes with the processes that hold it."""
        for house in reversed(self._houses):
            house.kill()
            house.communicate()

    def _inside(self, holder: int) -> list[str]:
        return ["nsenter", f"--target={holder}", "--user", "--net", "--preserve-credentials"]

    def _ip(self, holder: int, *words: str) -> None:
        done = subprocess.run(
            [*self._inside(holder), "ip", *words], capture_output=True, text=True, check=False
        )
        if done.returncode:
            self.close()
            raise NoStreet(f"ip {' '.join(words)}: {done.stderr.strip()}")

    def _enter(self, words: list[str]) -> int:
        """A process that holds a network of its own; its number."""
        house = subprocess.Popen(words, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
        self._houses.append(house)
        until = monotonic() + PATIENCE
        while not self._settled(house.pid):
            if house.poll() is not None or monotonic() > until:
                house.kill()
                said = house.communicate()[1].decode(errors="replace").strip()
                self.close()
                raise NoStreet(f"unshare: {said or 'no answer'}")
            sleep(0.01)
        return house.pid

    def _settled(self, pid: int) -> bool:
        """Whether the process has become what holds the network."""
        try:
            words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
            return words[0] == _FOREVER[0].encode()
        except OSError:
            return False


@contextmanager
def open_street(computers: int) -> Iterator[Street]:
    """So many computers, numbered from 0; NoStreet where that is not allowed."""
    street = Street()
    try:
        for _ in range(computers):
            street.add()
        yield street
    finally:
        street.close()
