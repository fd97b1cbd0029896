"""Thinkers that can say what they compared, and what the rules of thumb make of each choice.

A choice that was made without a verdict, or by a level that has none, is explained by the rules of
thumb: the same view always gives the same words.
"""

import random
from itertools import combinations
from typing import Final, Protocol, assert_never, runtime_checkable

from maverick_desktop.core.cards import card_set, cards_in
from maverick_desktop.core.events import Action, Bid, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay, MayWait
from maverick_desktop.core.rules import pass_target
from maverick_desktop.core.view import SeatView

from .bidding import (
    blind_gain,
    chance_of_books,
    chance_of_no_trick,
    choose_bid,
    nil_gain,
    posh_gain,
)
from .budget import Budget
from .club import choose_card, weigh
from .knowledge import knowledge_of
from .passing import choose_pass, pass_values, shape_value
from .verdict import Verdict, Weighed

MOST_PASSES: Final = 10
"""So many choices of cards to pass on are told."""


@runtime_checkable
class Weigher(Protocol):
    """A thinker that can tell what it compared: what it thinks is the best of that."""

    def weigh(self, view: SeatView, budget: Budget, dice: random.Random) -> Verdict:
        """All it compared; the view's seat must have something to do."""


def rule_of_thumb(view: SeatView) -> Verdict:
    """What each choice promises in points, the club player's first. The seat must have one."""
    match view.legal():
        case MayPlay() as legal:
            return _first(choose_card(view), _cards(view, legal))
        case MayBid() as legal:
            return _first(choose_bid(view), [_bid(view, bid) for bid in legal.bids])
        case MayChoose() as legal:
            verdict = _first(choose_pass(view), _passes(view, legal))
            return Verdict(verdict.choices[:MOST_PASSES])
        case MayWait():
            raise ValueError("nothing to weigh")
        case other:
            assert_never(other)


def _first(chosen: object, choices: list[Weighed]) -> Verdict:
    """A verdict with the choice that was made in front, whatever it promises."""

    def place(one: Weighed) -> tuple[bool, float]:
        action: Action = one.action
        match action:
            case PlayCard(what) | MakeBid(what) | ChooseCards(what):
                return what != chosen, -one.worth
            case _:
                assert_never(action)

    return Verdict(tuple(sorted(choices, key=place)))


def _cards(view: SeatView, legal: MayPlay) -> list[Weighed]:
    price = view.public.rules.revoke_penalty
    return [
        Weighed(PlayCard(card), worth, price=price if legal.priced >> card & 1 else 0)
        for card, worth in weigh(view, legal)
    ]


def _bid(view: SeatView, bid: Bid) -> Weighed:
    rules = view.public.rules
    match bid:
        case "pass":
            return Weighed(MakeBid(bid), 0.0)
        case "blind":
            return Weighed(MakeBid(bid), blind_gain(rules))
        case "nil":
            chance = chance_of_no_trick(knowledge_of(view))
            return Weighed(MakeBid(bid), nil_gain(rules, chance), made=chance)
        case "posh":
            chance = chance_of_books(rules, knowledge_of(view))
            return Weighed(MakeBid(bid), posh_gain(rules, chance), made=chance)


def _passes(view: SeatView, legal: MayChoose) -> list[Weighed]:
    rules, now = view.public.rules, view.public.hand
    values = pass_values(rules, now.trump, now.adder, pass_target(rules, now.number) == 2)
    choices = []
    for cards in combinations(cards_in(legal.cards), legal.count):
        given = card_set(cards)
        worth = sum(values.cards[card] for card in cards)
        worth += shape_value(values, now.trump, now.adder, legal.cards & ~given)
        choices.append(Weighed(ChooseCards(given), worth))
    return choices
