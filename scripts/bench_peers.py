"""The kernel beside its peers, in turn: OpenSpiel's play-outs, the double-dummy solver of bridge.

Needs open_spiel and endplay, which the project does not; `make bench-peers` builds an environment
of its own for them under build/. CPU time of one thread, medians over rounds, one round of each in
turn, so that a busy machine slows all alike.
"""

import random
import sys
from collections.abc import Callable
from math import ceil
from statistics import median
from time import thread_time

import pyspiel
from endplay.dds import solve_board
from endplay.dds.solve import SolveMode
from endplay.dealer import generate_deal
from endplay.types import Denom, Player

from maverick_desktop.ai.kernel import COMPILED, Kernel
from maverick_desktop.ai.lanes import lanes_of, tell_bids, tell_rules
from maverick_desktop.core.cards import Suit
from maverick_desktop.core.deals import DEALS, deal_at
from maverick_desktop.core.rules import CLASSIC

ROUNDS = 60
SPIEL_PLAYOUTS = 2_000
OUR_PLAYOUTS = 10_000


def main() -> int:
    """Measure, and print the table."""
    if not COMPILED:
        print("The kernel runs interpreted here: compile it first (make setup).", file=sys.stderr)
        return 1
    ours = OurKernel()
    found: dict[str, list[float]] = {name: [] for name in ("spiel", "thumb", "random", "dds", "13")}
    for number in range(ROUNDS):
        found["spiel"].append(SPIEL_PLAYOUTS / spent(spiel_playouts(number)))
        ours.deal(number)
        found["thumb"].append(OUR_PLAYOUTS / spent(lambda: ours.play_out(True)))
        found["random"].append(OUR_PLAYOUTS / spent(lambda: ours.play_out(False)))
        found["dds"].append(1000 * spent(bridge_board(number)))
        found["13"].append(1000 * spent(ours.solve))
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {ROUNDS} rounds ", end="", file=sys.stderr, flush=True)
    report(found)
    return 0


def report(found: dict[str, list[float]]) -> None:
    """One line a comparison: the peer, we, how they stand to each other."""
    spiel, dds, whole = median(found["spiel"]), median(found["dds"]), median(found["13"])
    print(f"{'play-outs a second':42}{'median':>12}{'to the peer':>13}")
    print(f"{'OpenSpiel, spades, C++, uniformly random':42}{spiel:12,.0f}{1:12.1f}×")
    for name, what in (("random", "uniformly random"), ("thumb", "by the rule of thumb")):
        rate = median(found[name])
        print(f"{'this kernel, ' + what:42}{rate:12,.0f}{rate / spiel:12.1f}×")
    print(f"\n{'exact worth of 13 tricks, ms':42}{'median':>12}{'p95':>9}{'to the peer':>13}")
    print(
        f"{'endplay (DDS, bridge, one best card)':42}{dds:12.2f}{late(found['dds']):9.1f}{1:12.1f}×"
    )
    print(f"{'this kernel, Classic':42}{whole:12.2f}{late(found['13']):9.1f}{whole / dds:12.1f}×")


def spent(task: Callable[[], object]) -> float:
    """CPU seconds that a task takes."""
    began = thread_time()
    task()
    return thread_time() - began


def late(values: list[float]) -> float:
    """The 95th percentile."""
    return sorted(values)[ceil(0.95 * len(values)) - 1]


class OurKernel:
    """The kernel with a random deal under Classic."""

    def __init__(self) -> None:
        self._kernel = Kernel(18)
        tell_rules(self._kernel, CLASSIC)
        tell_bids(self._kernel, CLASSIC, (None, None))
        self._number = 0

    def deal(self, number: int) -> None:
        """A whole deal, by number the same on every machine."""
        dice = random.Random(number)  # noqa: S311 - nobody's cards depend on these dice
        lanes = lanes_of(Suit.HEARTS, Suit.CLUBS)
        hands = [lanes.bits(cards) for cards in deal_at(dice.randrange(DEALS)).hands]
        self._kernel.set_position(hands, dice.randrange(4), [], [0, 0], [0, 0], [0, 0], 0)
        self._kernel.forget()
        self._number = number

    def play_out(self, thumb: bool) -> None:
        """The same hand again and again."""
        self._kernel.playouts(OUR_PLAYOUTS, thumb, self._number)

    def solve(self) -> None:
        """What the hand is worth when all see all."""
        self._kernel.solve()


def spiel_playouts(number: int) -> Callable[[], object]:
    """As many C++ roll-outs of a dealt and bid hand of spades.

    Python cannot call the evaluator itself: a search of one simulation is one call of it.
    """
    game = pyspiel.load_game("spades")
    dice = random.Random(number)  # noqa: S311 - nor on these
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.chance_outcomes())[0])
    for _ in range(4):
        state.apply_action(state.legal_actions()[1])
    evaluator = pyspiel.RandomRolloutEvaluator(SPIEL_PLAYOUTS, number)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, number, False)
    return lambda: bot.step(state)


def bridge_board(number: int) -> Callable[[], object]:
    """The double-dummy solution of a random deal of bridge: 13 tricks, one best card."""
    deal = generate_deal(seed=number)
    deal.trump, deal.first = Denom.spades, Player.west
    return lambda: solve_board(deal, SolveMode.OptimalOne)


if __name__ == "__main__":
    sys.exit(main())
