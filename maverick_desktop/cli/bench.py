"""``bench``: what this machine does in a second, and how soon window and paper are there."""

import subprocess
import sys
from typing import Final

import msgspec

from maverick_desktop.lab import bench
from maverick_desktop.lab.answers import Answers, Kind
from maverick_desktop.lab.kernelbench import KernelBench
from maverick_desktop.text.faults import shown

from .output import DONE, CommandError, Parser, Progress, counted, print_json

_PASS_VALUES: Final = {
    "learned": "learned for each set of rules",
    "fixed": "fixed: measured once and fitted to the rules, as there is no compiled code",
}
_MANY: Final[dict[Kind, str]] = {"card": "cards", "pass": "passes", "bid": "bids"}


def run(words: list[str]) -> int:
    """Measure what these words ask for."""
    parser = Parser(
        "bench",
        "Measure this machine: hands and play-outs a CPU second, the window's start, paper.",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--startup",
        action="store_true",
        help="measure our window's first painted frame against an empty PySide6 window's",
    )
    what.add_argument(
        "--paper",
        action="store_true",
        help="measure the PDF of a match of 40 hands, and the first page of its preview",
    )
    what.add_argument(
        "--dialogs",
        action="store_true",
        help="measure how soon the rule dialog is open",
    )
    what.add_argument(
        "--answers",
        action="store_true",
        help="measure how long an expert's answers take at its default setting",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    wish = parser.parse_args(words)
    if wish.startup:
        _startup(wish.json)
    elif wish.paper:
        _paper(wish.json)
    elif wish.dialogs:
        _dialogs(wish.json)
    elif wish.answers:
        _answers(wish.json)
    else:
        _machine(wish.json)
    return DONE


def _machine(as_json: bool) -> None:
    rounds: list[float] = []
    kernel = KernelBench()
    with Progress("Rounds", bench.ROUNDS + kernel.STEPS) as progress:
        for figure in bench.core_hands_per_s():
            rounds.append(figure)
            progress.at(len(rounds))
        for step in kernel.run():
            progress.at(bench.ROUNDS + step)
    found = bench.machine(rounds, kernel.result())
    if as_json:
        print_json(found)
    else:
        told = [f"{family} {how.replace('_', ' ')}" for family, how in found["policy"].items()]
        print(f"policy {', '.join(told)}")
        print(f"pass values {_PASS_VALUES[found['pass_values']]}")
        print(f"{found['core_hands_per_s']:.0f} random hands a CPU second through the table")
        print(f"kernel {found['kernel']}: {found['playouts_per_s']:,.0f} play-outs a CPU second")
        for tricks, solved in found["solve_ms"].items():
            if solved["median"] is not None:
                print(
                    f"the last {tricks} tricks solved in {solved['median']:.3f} ms,"
                    f" {solved['p95']:.3f} ms at the 95th percentile"
                )


def _startup(as_json: bool) -> None:
    if getattr(sys, "frozen", False):
        raise CommandError("A packaged program cannot measure its start; use one installed by pip.")
    frames: list[tuple[float, float]] = []
    try:
        with Progress("Starts", bench.STARTS + 1) as progress:
            for pair in bench.first_frames():
                frames.append(pair)
                progress.at(len(frames))
    except bench.NoFrame as error:
        said = shown(str(error).rstrip("."), 200)
        raise CommandError(f"A window did not show: {said}.") from None
    except subprocess.TimeoutExpired:
        raise CommandError("A window did not show within a minute.") from None
    found = bench.startup(frames)
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        print(
            f"first frame after {found.ours_ms:.0f} ms, an empty window's after"
            f" {found.empty_ms:.0f} ms: {found.ratio:.2f} times"
        )


def _dialogs(as_json: bool) -> None:
    from .benchdialogs import measure_dialogs

    found = measure_dialogs()
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        print(
            f"the rule dialog in {found.rules_first_ms:.0f} ms the first time,"
            f" in {found.rules_ms:.0f} ms after that"
        )


def _answers(as_json: bool) -> None:
    answers = Answers()
    with Progress("Hands", answers.STEPS) as progress:
        for done in answers.run():
            progress.at(done)
    found = answers.result()
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    for name, waits in found.items():
        for kind, one in waits.items():
            print(
                f"{name}: {counted(one.answers, f'{kind}|{_MANY[kind]}')},"
                f" median {one.median:.1f} ms, 95th percentile {one.p95:.1f} ms,"
                f" slowest {one.worst:.1f} ms"
            )


def _paper(as_json: bool) -> None:
    from .benchpaper import HANDS, measure_paper

    found = measure_paper()
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        print(
            f"the PDF of {HANDS} hands in {found.pdf_ms:.0f} ms and {found.pdf_kb:.0f} kB,"
            f" the first page of its preview in {found.preview_ms:.0f} ms"
        )
