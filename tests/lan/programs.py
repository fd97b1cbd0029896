"""Programs under test in processes of their own: ``serve`` as a host, guests that are computers.

Each says a line a piece of news; a test waits for lines. They run here, on a street of computers,
or behind a line that can be held up.
"""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Condition, Thread
from time import monotonic, sleep
from typing import Final, Self, TypeVar

from tests.patience import PATIENCE
from tests.ports import own_port

CODE: Final = "7K4M2Q"
ROOT: Final = Path(__file__).parents[2]


class Program:
    """A process, and what it has said."""

    def __init__(
        self, words: Sequence[str], name: str, env: Mapping[str, str] | None = None
    ) -> None:
        self.name: Final = name
        self.lines: list[str] = []
        self.heard_at: list[float] = []
        """When it said each line, by the monotonic clock."""
        self._heard: Final = Condition()
        self._ended = False
        self.process: Final = subprocess.Popen(
            words,
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONUNBUFFERED": "1"} | dict(env or {}),
        )
        self._listener: Final = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def wait_for(self, pattern: str, after: int = 0, patience: float = PATIENCE) -> int:
        """Wait until it says a line that fits a regular expression; where to look on from."""
        until = monotonic() + patience
        with self._heard:
            while True:
                for place, line in enumerate(self.lines[after:], start=after):
                    if re.search(pattern, line):
                        return place + 1
                after = max(after, len(self.lines))
                left = until - monotonic()
                assert left > 0, f"{self.name} did not say “{pattern}”: {self.lines[-8:]}"
                assert not self._ended, f"{self.name} ended without “{pattern}”: {self.lines[-8:]}"
                self._heard.wait(left)

    def type(self, line: str) -> None:
        """Say a line to it."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def said(self, pattern: str) -> list[str]:
        """All lines that fit a regular expression."""
        with self._heard:
            return [line for line in self.lines if re.search(pattern, line)]

    def count(self) -> int:
        """How many lines it has said."""
        with self._heard:
            return len(self.lines)

    def signal(self, number: int) -> None:
        """Send it a signal."""
        self.process.send_signal(number)

    def kill(self) -> None:
        """It dies at once."""
        self.process.kill()
        self.process.wait()

    def ends(self, patience: float = PATIENCE) -> int:
        """Wait until it ends by itself; its exit code."""
        return self.process.wait(patience)

    def close(self) -> None:
        """It has to go now."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.kill()
        self._listener.join()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.stdout.close()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self._heard:
                self.lines.append(line.rstrip("\n"))
                self.heard_at.append(monotonic())
                self._heard.notify_all()
        with self._heard:
            self._ended = True
            self._heard.notify_all()


AnyProgram = TypeVar("AnyProgram", bound=Program)


class Town:
    """The programs of one test, and their folders."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._programs: list[Program] = []
        self._port: Final = own_port()
        """Of the host, also when it is started again."""

    def host(self, *words: object, before: Sequence[str] = ()) -> Program:
        """A host on its folder, once it has said where it is."""
        program = self._serve(words, before)
        program.wait_for("^Address:")
        return program

    def hall(self, tables: int, *words: object, before: Sequence[str] = ()) -> Program:
        """A host of several tables, once it has said where the last one is."""
        program = self._serve(("--tables", tables, *words), before)
        program.wait_for(f" {tables}: code ")
        return program

    def guest(
        self, name: str, at: str, *words: object, before: Sequence[str] = (), code: str = CODE
    ) -> Program:
        """A guest with a folder of its own."""
        folder = self.folder / name
        return self._start(
            [
                *before,
                *(sys.executable, "-m", "tests.lan.botclient"),
                *("--at", at, "--code", code, "--name", name, "--folder", str(folder)),
                *("--times", str(self.folder / f"{name}.times")),
                *map(str, words),
            ],
            name,
        )

    def _serve(self, words: Sequence[object], before: Sequence[str]) -> Program:
        if "--port" not in words and "--tables" not in words:
            words = (*words, "--port", self._port)
        return self._start(
            [
                *before,
                *(sys.executable, "-m", "maverick_desktop", "serve"),
                *("--out", str(self.folder / "host"), "--code", CODE),
                *map(str, words),
            ],
            "the host",
        )

    def verify(self, paths: Sequence[Path]) -> Program:
        """The command that looks at records."""
        words = [sys.executable, "-m", "maverick_desktop", "verify", *map(str, paths)]
        return self._start(words, "verify")

    def caller(
        self, kind: str, port: int, at: Sequence[str] = (), before: Sequence[str] = ()
    ) -> Program:
        """Somebody who means no good (``callers``); ``at``: the host’s address, if not here."""
        words = [sys.executable, "-m", "tests.lan.callers", kind, str(port), CODE, *at]
        return self._start([*before, *words], f"the {kind} caller")

    def _start(self, words: list[str], name: str) -> Program:
        return self.watch(Program(words, name))

    def watch(self, program: AnyProgram) -> AnyProgram:
        """It is of this town, too."""
        self._programs.append(program)
        return program

    def records(self, name: str) -> list[Path]:
        """The records that somebody has, by their names."""
        folder = self.folder / name
        return sorted((folder if name == "host" else folder / "matches").glob("*.maverick"))

    def wait_for_facts(self, count: int) -> None:
        """Wait until the host has written so many down."""
        until = monotonic() + PATIENCE
        while not any(len(path.read_bytes().splitlines()) > count for path in self.records("host")):
            assert monotonic() < until
            sleep(0.02)

    def nobody_stumbled(self) -> None:
        """None of the programs has said anything of a fault."""
        for program in self._programs:
            said = program.said("Traceback|fault of its own|Warning|QObject|QSsl")
            assert not said, (program.name, said, program.lines[-20:])

    def moments(self, name: str) -> "Moments":
        """What a guest has noted of its times."""
        return Moments(self.folder / f"{name}.times")

    def close(self) -> None:
        """Nobody is left behind."""
        for program in self._programs:
            program.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def port_of(host: Program) -> int:
    """Where a host listens, by what it has said."""
    address = host.said("Address:")[0].split(", ")[0].removeprefix("Address: ")
    port = address.rpartition(":")[2] if ":" in address.partition("]")[2] else ""
    if not port and address.count(":") == 1:
        port = address.partition(":")[2]
    return int(port) if port else 47114


# --- times ---------------------------------------------------------------------------------------


class Moments:
    """When one guest heard each fact, and when it had wished for its own."""

    def __init__(self, path: Path) -> None:
        self.heard: Final[dict[int, float]] = {}
        self.wished: Final[dict[int, float]] = {}
        """By the fact that came of it."""
        last: float | None = None
        for line in path.read_text(encoding="utf-8").splitlines():
            note = json.loads(line)
            if "wish" in note:
                last = note["t"]
                continue
            fact = note["n"]
            # A story told again says nothing of how long news took.
            if fact in self.heard:
                continue
            self.heard[fact] = note["t"]
            if note["made"] and note["own"] and last is not None:
                self.wished[fact], last = last, None


def delays(moments: Sequence[Moments], span: tuple[float, float]) -> list[float]:
    """Seconds from each wish to the moment when another guest heard of the fact it became.

    Only of wishes within the span; and only of news, not of what somebody heard who was away.
    """
    begun, end = span
    return [
        other.heard[fact] - at
        for one in moments
        for fact, at in one.wished.items()
        if begun <= at <= end
        for other in moments
        if other is not one and fact in other.heard
    ]


@contextmanager
def held(program: Program) -> Iterator[None]:
    """Its computer sleeps meanwhile."""
    program.signal(signal.SIGSTOP)
    try:
        yield
    finally:
        program.signal(signal.SIGCONT)
