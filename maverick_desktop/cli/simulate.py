"""``simulate``: numbered matches between computer players, one record each. Imports no Qt."""

import errno
from argparse import ArgumentTypeError, Namespace
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from maverick_desktop import __version__
from maverick_desktop.ai.levels import LEVELS, level_of
from maverick_desktop.chance import new_match_id
from maverick_desktop.core.cards import SEATS, SIDES
from maverick_desktop.core.deals import MAX_NUMBER
from maverick_desktop.core.log import MatchHeader
from maverick_desktop.core.public import Phase, PublicState, Sitter
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.sheet import sheet_of
from maverick_desktop.core.store import Disk, RecordWriter
from maverick_desktop.lab.match import play_match
from maverick_desktop.text.faults import file_fault, shown
from maverick_desktop.text.phrase import say
from maverick_desktop.text.words import seat_word

from .output import DONE, CommandError, Parser, Progress, counted, print_json, whole_number
from .rulesets import add_rules, chosen_rules
from .verify import hands_played

Levels = tuple[str, str, str, str]


def run(words: list[str]) -> int:
    """Play the matches that these words ask for."""
    wish = _parsed(words)
    last = wish.deal_number + wish.matches - 1
    if last > MAX_NUMBER:
        raise CommandError(
            f"The last deal number would be {last}, and {MAX_NUMBER} is the greatest;"
            " begin lower or play fewer matches."
        )
    rule_set = chosen_rules(wish.rules, wish.settings)
    numbers = range(wish.deal_number, last + 1)
    _make_room(wish.out, numbers)
    tally = _Tally()
    with Progress("Matches", wish.matches) as progress:
        for done, number in enumerate(numbers):
            progress.at(done)
            tally.add(_play(rule_set, wish.seats, number, record_path(wish.out, number)))
    if wish.json:
        print_json(msgspec.to_builtins(tally))
    else:
        print(_summary(tally))
    return DONE


def _parsed(words: list[str]) -> Namespace:
    parser = Parser(
        "simulate", "Play numbered matches between computer players and keep a record of each."
    )
    add_rules(parser, settings=True)
    parser.add_argument(
        "--matches", metavar="N", type=whole_number(1, 1_000_000), default=1, help="how many"
    )
    parser.add_argument(
        "--deal-number",
        metavar="K",
        type=whole_number(1, MAX_NUMBER),
        default=1,
        help="number of the first match; the next one is K + 1",
    )
    parser.add_argument(
        "--seats",
        metavar="L,L,L,L",
        type=levels,
        default="club",
        help=f"levels of South, West, North and East, or one for all: {', '.join(public_levels())}",
    )
    parser.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        required=True,
        help="folder for the records, made if it is not there; nothing in it is overwritten",
    )
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    return parser.parse_args(words)


def public_levels() -> list[str]:
    """The levels that people may choose."""
    return [level.id for level in LEVELS.values() if level.public]


def level(word: str) -> str:
    """A level's id."""
    if level_of(word) is None:
        raise ArgumentTypeError(
            f"there is no level “{shown(word)}”, only {', '.join(public_levels())}"
        )
    return word


def levels(word: str) -> Levels:
    """Levels in the order South, West, North, East, or one for all."""
    found = [level(one) for one in word.split(",")]
    match found:
        case [one]:
            return one, one, one, one
        case [south, west, north, east]:
            return south, west, north, east
        case _:
            raise ArgumentTypeError(f"name one level or four, not {len(found)}")


def record_path(folder: Path, number: int) -> Path:
    """Where the record of a match goes."""
    return folder / f"{number}.maverick"


def _make_room(folder: Path, numbers: range) -> None:
    """See that the folder is there and none of the records is, before anything is played."""
    try:
        Disk().make_folder(folder)
        there = {path.name for path in folder.iterdir()}
    except OSError as error:
        raise CommandError(file_fault(folder, error)) from None
    for path in (record_path(folder, number) for number in numbers):
        if path.name in there:
            raise CommandError(file_fault(path, FileExistsError(errno.EEXIST, "")))


def _play(rule_set: RuleSet, chosen: Levels, number: int, path: Path) -> PublicState:
    header = MatchHeader(
        app=__version__,
        match=new_match_id(),
        number=number,
        rules_name=rule_set.name,
        rules_base=rule_set.base,
        rules=rule_set.rules,
        sitters=(_sitter(0, chosen), _sitter(1, chosen), _sitter(2, chosen), _sitter(3, chosen)),
        created=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
    )
    troubles: list[OSError] = []

    def trouble(error: OSError | None) -> None:
        if error is not None:
            troubles.append(error)

    writer = RecordWriter.begin(Disk(), path, header, trouble)
    try:
        public = play_match(header, writer, broken=lambda: bool(troubles))
    finally:
        writer.close()
    if troubles:
        raise CommandError(file_fault(path, troubles[0]))
    return public


def _sitter(place: int, chosen: Levels) -> Sitter:
    return Sitter(say(seat_word(SEATS[place])), f"bot:{chosen[place]}")


class _Tally(msgspec.Struct):
    """What the matches came to."""

    matches: int = 0
    unfinished: int = 0
    hands: int = 0
    won: dict[str, int] = msgspec.field(default_factory=lambda: {side.name: 0 for side in SIDES})

    def add(self, public: PublicState) -> None:
        self.matches += 1
        self.unfinished += public.phase is not Phase.OVER
        self.hands += hands_played(sheet_of(public))
        winner = public.verdict.winner
        if winner is not None:
            self.won[winner.name] += 1


def _summary(tally: _Tally) -> str:
    drawn = tally.matches - tally.unfinished - sum(tally.won.values())
    words = [
        f"{counted(tally.matches, 'match|matches')}, {counted(tally.hands, 'hand|hands')}",
        f"won by NS {tally.won['NS']}, by EW {tally.won['EW']}",
    ]
    if drawn:
        words.append(f"drawn {drawn}")
    if tally.unfinished:
        words.append(f"unfinished {tally.unfinished}")
    return "; ".join(words)
