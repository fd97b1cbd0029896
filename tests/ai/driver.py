"""Plays hands with thinkers straight on the whole state, and tells a watcher every decision."""

import random
from collections.abc import Callable, Mapping

from maverick_desktop.ai.levels import Budget, Thinker, decide
from maverick_desktop.core import public, state
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.deals import DEALS, Deal, deal_at
from maverick_desktop.core.events import Action, Rejected
from maverick_desktop.core.public import Phase, PublicState, Sitter
from maverick_desktop.core.rules import OPTIONS, Kind, Rules, with_options
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView, Sitters

SITTERS: Sitters = (
    Sitter("South", "bot:club"),
    Sitter("West", "bot:club"),
    Sitter("North", "bot:club"),
    Sitter("East", "bot:club"),
)
BUDGET = Budget(nodes=1000)
"""For every choice: without a clock it can be made again."""
Watcher = Callable[[GameState, SeatView, Action], None]


def blank(rules: Rules) -> GameState:
    """The state before the first deal."""
    return GameState(PublicState(rules, SITTERS))


def step(now: GameState, event: object) -> GameState:
    """The state after the next fact."""
    return state.after(now, now.public.n + 1, event)  # type: ignore[arg-type]


def deal_hand(now: GameState, deal: Deal, dealer: Seat | None = None) -> GameState | None:
    """The state after this deal; None if the rules say to deal again."""
    first = dealer if dealer is not None else state.next_dealer(now.public) or Seat.SOUTH
    event = state.dealt(now.public, first, deal)
    assert not isinstance(event, Rejected)
    return None if event is None else step(now, event)


def act(now: GameState, seat: Seat, action: Action) -> GameState:
    """The state after a wish that must be legal, and all that follows from it."""
    event = state.decide(now, seat, action)
    assert not isinstance(event, Rejected), f"{event.reason} at {seat.name}: {action}"
    now = step(now, event)
    while (due := public.due(now.public)) is not None:
        now = step(now, due)
    return now


def play_hand(
    now: GameState,
    thinkers: Mapping[Seat, Thinker],
    seed: int,
    watch: Watcher | None = None,
    budget: Budget = BUDGET,
) -> GameState:
    """The state after the hand that was just dealt has been played to its end."""
    while now.public.phase not in (Phase.DEALING, Phase.OVER):
        seat = now.public.to_act()[0]
        view = now.view(seat)
        action = decide(thinkers[seat], view, budget, seed + seat)
        if watch is not None:
            watch(now, view, action)
        now = act(now, seat, action)
    return now


def random_deal(dice: random.Random) -> Deal:
    """A deal for a test."""
    return deal_at(dice.randrange(DEALS))


def dealt_hand(rules: Rules, dice: random.Random, dealer: Seat | None = None) -> GameState:
    """A fresh match with its first hand dealt at random."""
    while True:
        now = deal_hand(blank(rules), random_deal(dice), dealer or SEATS[dice.randrange(4)])
        if now is not None:
            return now


def random_rules(dice: random.Random) -> Rules:
    """Any set of rules that is not refused."""
    while True:
        options: dict[str, object] = {}
        for name, option in OPTIONS.items():
            if dice.random() < 0.4:
                continue
            match option.kind:
                case Kind.FLAG:
                    options[name] = dice.random() < 0.5
                case Kind.CHOICE:
                    options[name] = dice.choice(option.choices)
                case Kind.BIDS:
                    options[name] = [kind for kind in option.choices if dice.random() < 0.6]
                case Kind.NUMBER | Kind.NUMBER_OR_NONE:
                    options[name] = dice.randint(option.about.low, option.about.high)
        rules = with_options(Rules(), options)
        if isinstance(rules, Rules):
            return rules
