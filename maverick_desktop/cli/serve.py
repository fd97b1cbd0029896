"""``serve``: hosts tables on the local network without a window. No window's Qt.

What is wrong with the words is said before any of the rooms behind is entered.
"""

from argparse import ArgumentTypeError, Namespace
from pathlib import Path
from typing import Final

from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.names import NAME_LENGTH, clean_name
from maverick_desktop.profile import matches_folder, profile_folder
from maverick_desktop.text.faults import file_fault, shown

from .interrupts import heed_interrupts
from .output import DONE, CommandError, Parser, whole_number
from .rulesets import add_rules, chosen_rules
from .simulate import level, public_levels

MOST_TABLES: Final = 500
LONGEST: Final = 3600
OPEN: Final = "open"


def run(words: list[str]) -> int:
    """Host the tables that these words ask for, until somebody ends it."""
    chosen = _parsed(words)
    names = _names(chosen.name, chosen.tables)
    rule_set = chosen_rules(chosen.rules, chosen.settings)
    folder = chosen.out or matches_folder(profile_folder())
    from .servewish import Wish
    from .serving import serve

    heed_interrupts()
    wish = Wish(
        names,
        rule_set,
        chosen.seats,
        folder,
        chosen.code,
        chosen.port,
        chosen.policy,
        chosen.patience,
        chosen.timer,
        chosen.pause,
        not chosen.no_chat,
        chosen.spectators,
        chosen.new,
    )
    try:
        serve(wish)
    except OSError as error:
        raise CommandError(file_fault(error.filename or folder, error)) from None
    return DONE


def _names(name: str, count: int) -> list[str]:
    """What the tables are called."""
    if count == 1:
        return [name]
    names = [f"{name} {number}" for number in range(1, count + 1)]
    if len(names[-1]) > NAME_LENGTH:
        raise CommandError(f"“{names[-1]}” has more than {NAME_LENGTH} letters; shorten --name.")
    return names


def _parsed(words: list[str]) -> Namespace:
    parser = Parser(
        "serve",
        "Host tables on the local network without a window. A match starts when every open seat is"
        " taken and its people have agreed to the rules, and the next one after it has ended."
        " Ctrl+C closes the tables; started again, an unfinished match goes on. If the program"
        " dies, people also come back to tables where none had begun.",
    )
    add_rules(parser, settings=True)
    _add_tables(parser)
    _add_manners(parser)
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        help="folder for the records in place of the profile’s; made if it is not there",
    )
    parser.add_argument(
        "--new", action="store_true", help="open new tables even if a match is unfinished"
    )
    return parser.parse_args(words)


def _add_tables(parser: Parser) -> None:
    parser.add_argument(
        "--seats",
        metavar="S,W,N,E",
        type=seats,
        default=OPEN,
        help="open, or a level for a computer player, for South, West, North and East, or one for"
        f" all: {', '.join([OPEN, *public_levels()])}",
    )
    parser.add_argument("--name", type=_table_name, default="Maverick", help="of the table")
    parser.add_argument(
        "--code",
        metavar="TABLE-CODE",
        type=_code,
        help="what people need to join, such as 7K4M2Q; otherwise one is drawn",
    )
    parser.add_argument(
        "--port",
        metavar="P",
        type=whole_number(1, 65535),
        help="tried before any other; of several tables the first one’s",
    )
    parser.add_argument(
        "--tables",
        metavar="N",
        type=whole_number(1, MOST_TABLES),
        default=1,
        help="how many; more than one are not announced on the network",
    )


def _add_manners(parser: Parser) -> None:
    seconds = whole_number(0, LONGEST)
    parser.add_argument(
        "--policy",
        choices=("wait", "bot", "pause"),
        default="bot",
        help="at the seat of somebody who is lost: its turn waits, a computer player steps in"
        " (unless you say otherwise), or the whole match pauses",
    )
    parser.add_argument(
        "--patience",
        metavar="S",
        type=seconds,
        default=30,
        help="seconds until a computer player steps in (30)",
    )
    parser.add_argument(
        "--timer", metavar="S", type=seconds, default=0, help="seconds for a decision (0: no limit)"
    )
    parser.add_argument(
        "--pause",
        metavar="S",
        type=seconds,
        default=8,
        help="seconds to look at a score before the next hand is dealt (8)",
    )
    parser.add_argument(
        "--spectators", action="store_true", help="let people look on; they see no hand"
    )
    parser.add_argument("--no-chat", action="store_true", help="let nobody talk")


def seats(word: str) -> tuple[str, ...]:
    """Who sits where, S W N E: ``open`` or a level."""
    found = [one if one == OPEN else _level(one) for one in word.split(",")]
    if len(found) == 1:
        found *= len(SEATS)
    if len(found) != len(SEATS):
        raise ArgumentTypeError(f"name one or four, not {len(found)}")
    return tuple(found)


def _level(word: str) -> str:
    try:
        return level(word)
    except ArgumentTypeError:
        known = ", ".join(public_levels())
        raise ArgumentTypeError(
            f"“{shown(word)}” is neither {OPEN} nor a level ({known})"
        ) from None


def _table_name(word: str) -> str:
    name = clean_name(word)
    if not name or name != word:
        raise ArgumentTypeError(
            f"“{shown(word)}” cannot be a table’s name, which has 1 to {NAME_LENGTH} letters in a"
            " line"
        )
    return name


def _code(word: str) -> str:
    from maverick_desktop.lan.codes import BadCode, read_code

    try:
        return read_code(word)
    except BadCode:
        raise ArgumentTypeError(
            f"“{shown(word)}” is no code; one has six letters and digits, such as 7K4M2Q"
        ) from None
