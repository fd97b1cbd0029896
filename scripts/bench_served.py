"""``serve``, taking note of when it has read each wish and when the last of its news has gone.

``python scripts/bench_served.py MOMENTS --tables 200 …``: a line of MOMENTS for each fact that came
of a wish: match, number, read, gone (seconds of the monotonic clock). For ``bench_lan.py``.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final, TextIO
from unittest.mock import patch

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from maverick_desktop.__main__ import main  # noqa: E402
from maverick_desktop.hosting.hosted import HostedTable  # noqa: E402
from maverick_desktop.lan import hoster  # noqa: E402
from maverick_desktop.lan.hostside import HostConversation  # noqa: E402
from maverick_desktop.lan.messages import Happened, HostMessage  # noqa: E402
from maverick_desktop.lan.net import Carrier  # noqa: E402
from maverick_desktop.lan.seatfacts import Bid, Chose, Played  # noqa: E402

_MAKERS: Final = (Played, Bid, Chose)


class _Fact:
    """News on its way to those at a table."""

    def __init__(self, match: str, n: int, read: float) -> None:
        self.words: Final = f"{match} {n} {read:.6f}"
        self.left = 0
        """Connections that it has not gone to yet."""


class Moments:
    """Of the whole program: it does one thing at a time."""

    def __init__(self, file: TextIO) -> None:
        self._file: Final = file
        self._read = 0.0
        self._facts: dict[tuple[str, int], _Fact] = {}
        self._waiting: dict[object, list[tuple[str, int]]] = {}

    def reads(self) -> None:
        """Bytes are taken from a socket."""
        self._read = monotonic()

    def says(self, line: object, match: str, n: int) -> None:
        """A fact is about to go to one of those at a table."""
        fact = self._facts.setdefault((match, n), _Fact(match, n, self._read))
        fact.left += 1
        self._waiting.setdefault(line, []).append((match, n))

    def gone(self, line: object) -> None:
        """All that waited for a connection was handed to the system."""
        for key in self._waiting.pop(line, ()):
            fact = self._facts[key]
            fact.left -= 1
            if not fact.left:
                del self._facts[key]
                self._file.write(f"{fact.words} {monotonic():.6f}\n")


@contextmanager
def watched(moments: Moments) -> Iterator[None]:
    """Every connection that is made meanwhile takes note."""

    class NotingCarrier(Carrier):
        def _read(self) -> None:
            moments.reads()
            super()._read()

        def _write(self) -> None:
            super()._write()
            if self._conversation is None or not self._conversation.outbox:
                moments.gone(self)

    class NotingConversation(HostConversation):
        def send(self, message: HostMessage) -> None:
            super().send(message)
            owner = self._owner
            if isinstance(message, Happened) and isinstance(message.fact, _MAKERS):
                assert isinstance(owner, HostedTable)
                assert owner.play is not None
                moments.says(self._line, owner.play.header.match, message.n)

    with (
        patch.object(hoster, "Carrier", NotingCarrier),
        patch.object(hoster, "HostConversation", NotingConversation),
    ):
        yield


if __name__ == "__main__":
    with Path(sys.argv[1]).open("w", encoding="utf-8", buffering=1) as file:
        with watched(Moments(file)):
            code = main(["serve", *sys.argv[2:]])
        sys.exit(code)
