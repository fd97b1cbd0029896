"""``arena``: how many points a hand one level of computer player is ahead of another. No Qt."""

from argparse import Namespace

import msgspec

from maverick_desktop.ai.levels import Budget
from maverick_desktop.core.deals import MAX_NUMBER
from maverick_desktop.lab.arena import Arena, Duel, Party
from maverick_desktop.lab.players import LAB_LEVELS
from maverick_desktop.text.phrase import number

from .output import DONE, CommandError, Parser, Progress, counted, print_json, whole_number
from .rulesets import add_rules, chosen_rules
from .simulate import level, public_levels


def run(words: list[str]) -> int:
    """Play the duel that these words ask for."""
    wish = _parsed(words)
    if wish.seed + wish.deals - 1 > MAX_NUMBER:
        raise CommandError(
            f"Seed and deals go beyond {MAX_NUMBER}; begin lower or play fewer deals."
        )
    rule_set = chosen_rules(wish.rules, wish.settings)
    a = Party(wish.a, Budget(wish.nodes_a, wish.ms_a))
    b = Party(wish.b, Budget(wish.nodes_b, wish.ms_b))
    arena = Arena(a, b, rule_set.rules, wish.seed, wish.jobs)
    with Progress("Deals", wish.deals) as progress:
        for done in arena.play(wish.deals):
            progress.at(done)
    duel = arena.result()
    if wish.json:
        print_json(msgspec.to_builtins(duel))
    else:
        print(_line(duel))
    return DONE


def _parsed(words: list[str]) -> Namespace:
    parser = Parser("arena", "Play every deal twice with the sides exchanged; points a hand.")
    known = ", ".join([*public_levels(), *LAB_LEVELS])
    parser.add_argument("--a", metavar="LEVEL", type=_level, required=True, help=known)
    parser.add_argument("--b", metavar="LEVEL", type=_level, required=True, help=known)
    parser.add_argument(
        "--deals", metavar="N", type=whole_number(1, 1_000_000), default=100, help="how many"
    )
    parser.add_argument(
        "--seed",
        metavar="K",
        type=whole_number(1, MAX_NUMBER),
        default=1,
        help="deal number of the first hand; the next one is K + 1",
    )
    for side in ("a", "b"):
        parser.add_argument(
            f"--ms-{side}",
            metavar="MS",
            type=_milliseconds,
            help=f"milliseconds that {side.upper()} may think about a choice",
        )
        parser.add_argument(
            f"--nodes-{side}",
            metavar="N",
            type=whole_number(1, 1_000_000_000),
            help=f"cards that {side.upper()} may lay down in thought for a choice",
        )
    parser.add_argument(
        "--jobs", metavar="N", type=whole_number(1, 64), default=1, help="processes to play in"
    )
    add_rules(parser, settings=True)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    return parser.parse_args(words)


def _level(word: str) -> str:
    return word if word in LAB_LEVELS else level(word)


def _milliseconds(word: str) -> float:
    return whole_number(1, 60_000)(word) / 1000


def _line(duel: Duel) -> str:
    spread = "" if duel.ci95 is None else f" ± {duel.ci95:.2f}"
    ahead = f"{abs(duel.diff):.2f}"
    sign = number(-1)[0] if duel.diff < 0 else "+"
    return (
        f"{duel.a} over {duel.b}: {sign}{ahead}{spread} points a hand,"
        f" {counted(duel.deals, 'deal|deals')}; CPU a card {_ms(duel.ms_a)} and {_ms(duel.ms_b)}"
    )


def _ms(value: float | None) -> str:
    return "unknown" if value is None else f"{value:.2f} ms"
