"""The club player beats chance by a wide margin, in each part of the game. Seeds are fixed."""

import random
from collections.abc import Mapping
from statistics import mean

import pytest

from maverick_desktop.ai.levels import Budget, ClubThinker, RandomThinker, Thinker
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import Action, MakeBid
from maverick_desktop.core.legal import MayChoose, MayPlay
from maverick_desktop.core.rules import CLASSIC, INDIVIDUALIST, Rules, with_options
from maverick_desktop.core.view import SeatView
from tests.ai.driver import dealt_hand, play_hand

CLUB, CHANCE = ClubThinker(), RandomThinker()
BIDLESS = with_options(INDIVIDUALIST, {"bids": []})
assert isinstance(BIDLESS, Rules)


class Mixed:
    """Plays, passes and bids by three different players."""

    def __init__(self, play: Thinker, pass_on: Thinker, bid: Thinker) -> None:
        self._play, self._pass_on, self._bid = play, pass_on, bid

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        match view.legal():
            case MayPlay():
                return self._play.think(view, budget, dice)
            case MayChoose():
                return self._pass_on.think(view, budget, dice)
            case _:
                return self._bid.think(view, budget, dice)


class Silent:
    """Never bids."""

    def think(self, view: SeatView, budget: Budget, dice: random.Random) -> Action:
        return MakeBid("pass")


def duel(rules: Rules, one: Thinker, other: Thinker, deals: int = 60, seed: int = 1) -> float:
    """Points a hand by which one player's side beats the other's, each deal played both ways."""
    dice, leads = random.Random(seed), []
    for number in range(deals):
        now = dealt_hand(rules, dice)
        for side in (0, 1):
            thinkers: Mapping[Seat, Thinker] = {
                seat: one if seat.side == side else other for seat in SEATS
            }
            scores = play_hand(now, thinkers, number).public.past[0].score.sides
            leads.append(scores[side].score - scores[1 - side].score)
    return mean(leads)


@pytest.mark.parametrize(("rules", "margin"), [(CLASSIC, 14.0), (BIDLESS, 12.0)])
def test_club_beats_random(rules: Rules, margin: float) -> None:
    assert duel(rules, CLUB, CHANCE) > margin


@pytest.mark.parametrize(("rules", "margin"), [(CLASSIC, 8.0), (BIDLESS, 5.0)])
def test_choosing_what_to_pass_is_worth_a_lot(rules: Rules, margin: float) -> None:
    assert duel(rules, CLUB, Mixed(CLUB, CHANCE, CLUB)) > margin


@pytest.mark.parametrize(("rules", "margin"), [(CLASSIC, 5.0), (BIDLESS, 6.0)])
def test_choosing_what_to_play_is_worth_a_lot(rules: Rules, margin: float) -> None:
    passes = Mixed(CLUB, CHANCE, CLUB)
    assert duel(rules, passes, CHANCE) > margin


def test_choosing_what_to_bid_is_worth_something() -> None:
    """Against an equal that never bids: blind bids under these rules, posh under those."""
    assert duel(INDIVIDUALIST, CLUB, Mixed(CLUB, CLUB, Silent()), 120) > 0.3
    posh = with_options(INDIVIDUALIST, {"bids": ["posh"], "book": "any_adder"})
    assert isinstance(posh, Rules)
    assert duel(posh, CLUB, Mixed(CLUB, CLUB, Silent()), 30) > 1.0
