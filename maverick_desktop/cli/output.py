"""How commands speak: results on stdout, one sentence on stderr, progress on a terminal.

Knows no command.
"""

import argparse
import json
import os
import re
import sys
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from time import monotonic
from typing import Any, Final, NoReturn

from maverick_desktop.text.faults import file_fault, shown
from maverick_desktop.text.phrase import Phrase, say

from .interrupts import drop_output

DONE: Final = 0
WRONG: Final = 1
"""What was read is wrong: an unsound record, a deal code that names no deal."""
FAILED: Final = 2
"""It could not run: a missing file, a bad option or rule file, output that is there already."""
PIPE_CLOSED: Final = 141

TRACEBACK: Final = "MAVERICK_TRACEBACK"
"""The environment variable that shows where an unexpected fault came from."""


class CommandError(Exception):
    """Why a command ends early: a sentence for the user and the exit code."""

    def __init__(self, sentence: Phrase | str, code: int = FAILED) -> None:
        super().__init__(sentence if isinstance(sentence, str) else say(sentence))
        self.code: Final = code


def tell(sentence: Phrase | str) -> None:
    """One sentence on stderr."""
    print(sentence if isinstance(sentence, str) else say(sentence), file=sys.stderr)


def counted(number: int, forms: str) -> str:
    """``1 hand``, ``2 hands``: a number and the form that goes with it, of ``hand|hands``."""
    one, many = forms.split("|")
    return f"{number} {one if number == 1 else many}"


def print_json(value: Any) -> None:
    """A result as one JSON document."""
    print(json.dumps(value, ensure_ascii=False))


def guarded(command: Callable[[], int]) -> int:
    """Run a command: whatever stops it becomes one sentence and an exit code, no traceback.

    KeyboardInterrupt is the front door's affair.
    """
    _speak_utf8()
    try:
        code = command()
        if sys.stdout is not None:
            sys.stdout.flush()
    except CommandError as error:
        tell(str(error))
        return error.code
    except BrokenPipeError:
        drop_output()
        return PIPE_CLOSED
    except OSError as error:
        tell(file_fault(error.filename or "The file", error))
        return FAILED
    except Exception as error:
        _tell_own_fault(error)
        return FAILED
    return code


def _tell_own_fault(error: Exception) -> None:
    """A fault of the program's own, or of what it is installed with."""
    if TRACEBACK in os.environ:
        import traceback

        traceback.print_exception(error)
    what = shown(f"{type(error).__name__}: {error}", 300)
    if isinstance(error, ImportError):
        tell(f"A part of the program is missing here ({what}); install it anew.")
    else:
        tell(f"The program met a fault of its own ({what}); {TRACEBACK}=1 shows where.")


def _speak_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def write_new(path: str, content: str | bytes) -> None:
    """Write a file that is not there yet; ``-`` is stdout."""
    data = content.encode() if isinstance(content, str) else content
    if path == "-":
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        return
    target = Path(path)
    try:
        file = target.open("xb")
    except OSError as error:
        raise CommandError(file_fault(path, error)) from None
    try:
        with file:
            file.write(data)
    except BaseException as error:
        # Half a sheet is worse than none.
        target.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise CommandError(file_fault(path, error)) from None
        raise


_BLINK: Final = 0.1
"""Seconds between two changes of a progress line."""


class Progress:
    """A line on a terminal that tells how far long work has come; silent anywhere else."""

    def __init__(self, what: str, total: int) -> None:
        self._what: Final = what
        self._total: Final = total
        self._shown = False
        self._live: Final = sys.stderr is not None and sys.stderr.isatty()
        self._next = 0.0

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def at(self, done: int) -> None:
        """So many are done."""
        if self._live and monotonic() >= self._next:
            self._shown = True
            self._next = monotonic() + _BLINK
            sys.stderr.write(f"\r{self._what}: {done} of {self._total}\x1b[K")
            sys.stderr.flush()


# --- the words of a command ----------------------------------------------------------------------

_REQUIRED: Final = re.compile(r"the following arguments are required: (.+)")
_UNKNOWN: Final = re.compile(r"unrecognized arguments: (.+)")
_NO_VALUE: Final = re.compile(r"argument (\S+): expected (?:one argument|at least one argument)")
_OWN: Final = re.compile(r"argument ([^:]+): (.+)")


class Parser(argparse.ArgumentParser):
    """Parses a command's words; a wrong one is told in one sentence."""

    def __init__(self, command: str, about: str, **options: Any) -> None:
        program = f"maverick-desktop {command}".rstrip()
        super().__init__(prog=program, description=about, allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """End with exit code 2 and one sentence."""
        raise CommandError(f"{_sentence(message)}; {self.prog} --help lists what there is.")


def _sentence(message: str) -> str:
    for pattern, sentence in (
        (_REQUIRED, "{} is missing"),
        (_UNKNOWN, "“{}” means nothing here"),
        (_NO_VALUE, "{} needs a value"),
    ):
        if found := pattern.fullmatch(message):
            return sentence.format(shown(found[1]))
    if found := _OWN.fullmatch(message):
        return f"{found[1]}: {found[2]}"
    return message


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """Reads a number within a range."""

    def read(word: str) -> int:
        if not (word.isascii() and word.isdecimal() and len(word) <= 13):
            raise argparse.ArgumentTypeError(f"“{shown(word)}” is no whole number")
        number = int(word)
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"{number} is not between {low} and {high}")
        return number

    return read
