"""Golden play-throughs: short matches that together set every option off its default.

`python -m tests.core.golden` wrote the records and their digests in tests/golden once. They are
data: a change that makes another file of them is a change of the record or of the rules.
"""

import json
import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from maverick_desktop.core.cards import codes
from maverick_desktop.core.deals import Deal, numbered_deal, numbered_dealer
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.replay import Course
from maverick_desktop.core.rules import OPTIONS, PRESETS, Kind, Rules, plain_value
from maverick_desktop.core.sheet import sheet_of
from maverick_desktop.core.sheetfile import to_json
from maverick_desktop.core.store import Record, record_lines
from tests.core.driver import Dealer, Match, header_of, random_rules

FOLDER: Final = Path(__file__).parent.parent / "golden"
DIGESTS: Final = FOLDER / "digests.json"
FILES: Final = 16
NAMES: Final = ("Анна", 'O"Neill \\ sons', "Zoë <b>", "李雷")


def digest(record: Record) -> str:
    """The match as it stands, every figure and every card, in notation."""
    state = Course(record.log).state
    known = {
        "sheet": to_json(sheet_of(record.public), record.public.rules),
        "phase": record.public.phase.value,
        "turn": None if record.public.turn is None else record.public.turn.letter,
        "n": [record.public.n, record.public.opened],
        "sitters": [[one.name, one.by, one.since] for one in record.public.seats],
        "held": [codes(hand) for hand in state.hands],
        "given": [codes(hand) for hand in state.given],
        "received": [codes(hand) for hand in state.received],
    }
    return sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()


def values_met(all_rules: list[Rules]) -> set[tuple[str, str]]:
    """Each option with what it is set to; of a number only whether it is its default."""
    met: set[tuple[str, str]] = set()
    for rules in all_rules:
        for name, option in OPTIONS.items():
            value = getattr(rules, name)
            coarse: Any = plain_value(value)
            if option.kind in (Kind.NUMBER, Kind.NUMBER_OR_NONE) and value is not None:
                coarse = "default" if value == option.classic else "another"
            met.add((name, str(coarse)))
    return met


def values_wanted() -> set[tuple[str, str]]:
    """Every word, both flags, each bid alone, none, and numbers off their defaults."""
    wanted: set[tuple[str, str]] = set()
    for name, option in OPTIONS.items():
        match option.kind:
            case Kind.CHOICE:
                wanted |= {(name, word) for word in option.choices}
            case Kind.FLAG:
                wanted |= {(name, "True"), (name, "False")}
            case Kind.BIDS:
                wanted |= {(name, f"[{one!r}]") for one in option.choices}
                wanted |= {(name, "[]"), (name, str(sorted(option.choices)))}
            case Kind.NUMBER:
                wanted.add((name, "another"))
            case Kind.NUMBER_OR_NONE:
                wanted |= {(name, "another"), (name, "None")}
    return wanted


class Numbered(Dealer):
    """The cards of a numbered match."""

    def __init__(self, number: int, dice: random.Random) -> None:
        super().__init__(dice)
        self.number = number
        self.first = numbered_dealer(number)

    def deal(self, hand: int, attempt: int) -> Deal:
        """What the number says."""
        return numbered_deal(self.number, hand, attempt)


def choose_rules(dice: random.Random) -> list[Rules]:
    """Few sets of rules that meet every value: the three presets, then the best of many.

    Presets go on after three hands: those records have no end.
    """
    chosen = list(PRESETS.values())
    while len(chosen) < FILES:
        met = values_met(chosen)

        def gain(rules: Rules, met: set[tuple[str, str]] = met) -> int:
            return len(values_met([rules]) & values_wanted() - met)

        some = [random_rules(dice) for _ in range(300)]
        best = max(some, key=gain)
        chosen.append(best if best.hands is None else replace(best, hands=min(best.hands, 3)))
    assert not values_wanted() - values_met(chosen), values_wanted() - values_met(chosen)
    return chosen


def play(rules: Rules, place: int, dice: random.Random) -> GameLog:
    """A match under these rules; every third is lively, every fourth numbered."""
    number = 4711 + place if place % 4 == 0 else None
    base = list(PRESETS)[place] if place < 3 else "classic"
    south, west, north, east = (
        Sitter(name, by)
        for name, by in zip(NAMES, ("human", "bot:club", "bot:random", "remote"), strict=True)
    )
    header: MatchHeader = replace(
        header_of(rules, number),
        rules_name=f"Rules № {place + 1}",
        rules_base=base,
        sitters=(south, west, north, east),
    )
    chance = None if number is None else Numbered(number, dice)
    match = Match(rules, dice, lively=place % 3 == 2, header=header, chance=chance)
    while not match.over and len(match.table.public.past) < 3:
        match.step()
    return match.log


def generate() -> Iterator[tuple[str, bytes]]:
    """File names and contents."""
    dice = random.Random(20261129)
    for place, rules in enumerate(choose_rules(dice)):
        log = play(rules, place, dice)
        yield f"play-{place + 1:02}.maverick", b"".join(record_lines(log))


if __name__ == "__main__":
    from maverick_desktop.core.store import parse_record

    digests: dict[str, str] = {}
    for name, data in generate():
        (FOLDER / name).write_bytes(data)
        digests[name] = digest(parse_record(data))
    DIGESTS.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
