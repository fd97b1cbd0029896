"""One legality: what is listed, what is allowed and what is refused say the same (law 3)."""

import random
from itertools import combinations

import pytest

from maverick_desktop.core.cards import (
    DECK,
    SEATS,
    SUITS,
    Seat,
    card_set,
    parse_cards,
    winning_place,
)
from maverick_desktop.core.events import Action, Bid, ChooseCards, MakeBid, PlayCard, Rewound
from maverick_desktop.core.legal import MayChoose, MayPlay, MayWait, actions_in, allows
from maverick_desktop.core.public import Phase, after
from maverick_desktop.core.rules import INDIVIDUALIST
from tests.core.driver import Match, random_rules

BIDS: tuple[Bid, ...] = ("pass", "blind", "nil", "posh")


def wishes(match: Match, seat: Seat) -> list[Action]:
    """Anything anybody could wish for; of choices, some."""
    actions: list[Action] = [PlayCard(card) for card in DECK]
    actions += [MakeBid(bid) for bid in BIDS]
    hand = match.seats[seat].view.hand or 0
    for count in range(6):
        cards = match.dice.sample(DECK, count)
        actions.append(ChooseCards(card_set(cards)))
        held = [card for card in DECK if hand >> card & 1]
        if len(held) >= count:
            actions.append(ChooseCards(card_set(match.dice.sample(held, count))))
    return [*actions, ChooseCards(-1), ChooseCards(1 << 60), PlayCard(type(DECK[0])(60))]


@pytest.mark.parametrize("seed", range(25))
def test_listed_allowed_and_refused(seed: int) -> None:
    """For every seat, at many facts."""
    dice = random.Random(seed)
    match = Match(random_rules(dice), dice)
    while not match.over and match.log.n < 90:
        match.step()
        if dice.random() < 0.8:
            continue
        for seat in SEATS:
            view = match.seats[seat].view
            legal = view.legal()
            if isinstance(legal, MayPlay):
                listed = list(actions_in(legal))
                assert len(set(map(repr, listed))) == len(listed)
                revokes = [one for one in listed if not allows(MayPlay(legal.free), one)]
                assert listed[len(listed) - len(revokes) :] == revokes
            if isinstance(legal, MayChoose):
                count = sum(1 for _ in combinations(range(13), legal.count))
                listed = list(actions_in(legal))
                assert len(listed) == count
                assert all(allows(legal, one) for one in listed)
            listed = [] if isinstance(legal, MayChoose) else list(actions_in(legal))
            assert bool(listed) or isinstance(legal, MayChoose | MayWait)
            for action in wishes(match, seat):
                allowed = allows(legal, action)
                assert allowed == (view.refusal(action) is None)
                if not isinstance(legal, MayChoose):
                    assert allowed == (action in listed)


def test_nobody_may_do_anything_between_hands() -> None:
    """Nor when the match is over."""
    match = Match(INDIVIDUALIST, random.Random(1))
    assert all(list(actions_in(one.view.legal())) == [] for one in match.seats)
    while not match.table.public.past:
        match.step()
    assert match.table.public.phase is Phase.DEALING
    assert all(list(actions_in(one.view.legal())) == [] for one in match.seats)
    assert match.table.public.running() == match.table.public.total


def test_a_rewind_is_not_folded_over_one_state() -> None:
    """That is the memory's to do, and the course's."""
    match = Match(INDIVIDUALIST, random.Random(1))
    with pytest.raises(ValueError, match="rewind"):
        after(match.table.public, 1, Rewound(1))


def test_winners_of_tricks_in_progress() -> None:
    """One to four cards, any trump."""
    cards = [card for card in DECK if parse_cards("4H KH 2S BJ") >> card & 1]
    for trump in SUITS:
        assert winning_place(cards, trump) == 3
        assert winning_place(cards[:1], trump) == 0
    with pytest.raises(KeyError):
        parse_cards("4H 1H")
