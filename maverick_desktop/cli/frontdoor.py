"""Reads the first word of the command line and hands over to a room.

Loads nothing that the chosen room does not need: the commands run without Qt.
"""

from argparse import RawDescriptionHelpFormatter
from importlib import import_module
from pathlib import Path
from typing import Final

from maverick_desktop import __version__
from maverick_desktop.text.faults import shown

from .interrupts import heed_interrupts
from .output import CommandError, Parser, guarded

COMMANDS: Final = {
    "simulate": "play numbered matches between computer players",
    "verify": "check records against the rules",
    "sheet": "the score sheet of a record",
    "deal": "show the deal of a deal code or number",
    "review": "every card of a record beside the best one",
    "rules": "list, show and compare rule sets",
    "serve": "host tables on the local network without a window",
    "arena": "measure one level of computer player against another",
    "bench": "measure this machine",
    "selftest": "see whether the program works here",
}


def run(words: list[str]) -> int:
    """Run the program with these words; its exit code. KeyboardInterrupt as soon as it comes."""
    return guarded(lambda: _run(words))


def _run(words: list[str]) -> int:
    try:
        if words and words[0] in COMMANDS:
            command = import_module(f"maverick_desktop.cli.{words[0]}")
            heed_interrupts()
            code: int = command.run(words[1:])
            return code
        return _window(words)
    except SystemExit as done:
        # argparse ends by this after --help and --version.
        return done.code if isinstance(done.code, int) else 0


def _window(words: list[str]) -> int:
    parser = Parser(
        "",
        "The card game Maverick, for four: alone in this window, or by the commands below.",
        epilog="commands (each has its own --help):\n"
        + "\n".join(f"  {name:<9} {about}" for name, about in COMMANDS.items()),
        formatter_class=RawDescriptionHelpFormatter,
        usage="maverick-desktop [FILE] [--profile DIR]\n       maverick-desktop COMMAND …",
    )
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="a record to go on with or to look at"
    )
    parser.add_argument(
        "--profile", metavar="DIR", type=Path, help="keep matches and settings in this folder"
    )
    parser.add_argument(
        "--demo",
        metavar="DIR",
        type=Path,
        help="let computer players play one match, leave a picture and the score sheet in this"
        " folder, and end",
    )
    parser.add_argument("--version", action="version", version=f"Maverick Desktop {__version__}")
    chosen = parser.parse_args(words)
    file = None if chosen.file is None else _existing(chosen.file)
    from maverick_desktop.ui.app import run_window

    heed_interrupts()
    return run_window(file, chosen.profile, chosen.demo)


def _existing(word: str) -> Path:
    path = Path(word)
    try:
        if path.exists():
            return path
    except (OSError, ValueError):
        pass
    from difflib import get_close_matches

    known = ", ".join(COMMANDS)
    near = get_close_matches(word[:40], COMMANDS, 1)
    hint = f" (did you mean {near[0]}?)" if near else ""
    raise CommandError(
        f"“{shown(word)}” is neither a file nor a command{hint}; the commands are {known}."
    )
