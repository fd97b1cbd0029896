"""Hands played at random down to their last tricks, and what is best there by plain minimax.

The minimax asks the core alone: its legal cards, its facts, its score. It prunes nothing.
"""

import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from maverick_desktop.ai.levels import Budget, RandomThinker
from maverick_desktop.core import public, state
from maverick_desktop.core.cards import Card, Seat, cards_in
from maverick_desktop.core.events import Action, HandScored, PlayCard, Rejected
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.state import GameState
from tests.ai.driver import act, dealt_hand, random_rules


def any_rules(dice: random.Random) -> Rules:
    """Any rules, but a match that one hand does not end."""
    rules = random_rules(dice)
    return replace(rules, match_check="hand", both_reach="higher", target=None, hands=50)


def random_hand(rules: Rules, dice: random.Random, paying: float) -> Iterator[GameState]:
    """Every position of a hand in which seats bid, pass and play at random.

    ``paying``: how often a revoke is considered at all.
    """
    now = dealt_hand(rules, dice)
    thinkers = RandomThinker(), RandomThinker(reckless=True)
    while now.public.phase is not Phase.DEALING:
        yield now
        seat = now.public.to_act()[0]
        thinker = thinkers[dice.random() < paying]
        now = act(now, seat, thinker.think(now.view(seat), Budget(), dice))
    yield now


def ending(rules: Rules, dice: random.Random, tricks: int, placed: int = 0) -> GameState:
    """A position with so many tricks left, the first of them with ``placed`` cards in it."""
    for now in random_hand(rules, dice, 0.3):
        hand = now.public.hand
        playing = now.public.phase is Phase.PLAY
        if playing and len(hand.tricks) == 13 - tricks and len(hand.plays) == placed:
            return now
    raise AssertionError(tricks)


def legal_cards(now: GameState) -> tuple[Seat, list[Card], list[Card]]:
    """Who is on turn, what it may play, and which of that it pays for."""
    seat = now.public.to_act()[0]
    legal = now.view(seat).legal()
    assert isinstance(legal, MayPlay)
    return seat, [*cards_in(legal.free | legal.priced)], [*cards_in(legal.priced)]


Known = dict[Any, int]


def after_card(now: GameState, seat: Seat, card: Card, known: Known) -> int:
    """NS's score over EW's by best play once a card is played."""
    action: Action = PlayCard(card)
    event = state.decide(now, seat, action)
    assert not isinstance(event, Rejected)
    now = state.after(now, now.public.n + 1, event)
    while (due := public.due(now.public)) is not None:
        if isinstance(due, HandScored):
            return due.sides[0].score - due.sides[1].score
        now = state.after(now, now.public.n + 1, due)
    return best_score(now, known)


def best_score(now: GameState, known: Known) -> int:
    """NS's score over EW's by best play. ``known`` remembers positions of one hand."""
    hand = now.public.hand
    books = tuple((trick.winner.side, trick.adders) for trick in hand.tricks)
    key = (now.hands, hand.plays, hand.leader, hand.base, hand.revokes, hand.taken, books)
    if key not in known:
        seat, cards, _ = legal_cards(now)
        values = [after_card(now, seat, card, known) for card in cards]
        known[key] = min(values) if seat & 1 else max(values)
    return known[key]
