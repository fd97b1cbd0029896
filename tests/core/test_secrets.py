"""No byte that reaches a seat tells of a hidden card; the whole state cannot be copied out."""

import copy
import json
import pickle
import random

import msgspec
import pytest

from maverick_desktop.core.cards import SEATS, CardSet, Seat, cards_in
from maverick_desktop.core.events import (
    CardPlayed,
    HandDealt,
    Rewound,
    SeatBidMade,
    SeatCardsChosen,
    SeatCardsPassed,
    SeatDealt,
    SeatEvent,
)
from maverick_desktop.core.public import Phase
from maverick_desktop.core.replay import Course
from maverick_desktop.core.rules import INDIVIDUALIST, Rules, with_options
from tests.core.driver import Listener, Match, encoded, random_rules


def numbers_in(value: object) -> list[int]:
    """Every integer anywhere in something decoded."""
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [value]
    if isinstance(value, dict):
        return [found for one in value.values() for found in numbers_in(one)]
    if isinstance(value, list):
        return [found for one in value for found in numbers_in(one)]
    return []


def sets_in(n: int, event: SeatEvent) -> list[CardSet]:
    """Every number in a delivery that is too large to be anything but a set of cards."""
    return [one for one in numbers_in(msgspec.msgpack.decode(encoded(n, event))) if one > 1000]


@pytest.mark.parametrize("seed", range(12))
def test_the_own_hand_is_in_no_byte_before_the_blind_round_is_over(seed: int) -> None:
    """Cards are named by nothing that a seat or a spectator hears until the last blind bid."""
    match = Match(INDIVIDUALIST, random.Random(seed))
    match.step()
    dealt = match.log.facts[0]
    assert isinstance(dealt, HandDealt)
    while match.table.public.phase is Phase.BLIND:
        for listener in (*match.seats, match.spectator):
            assert listener.view.hand is None
            for n, event in listener.heard:
                assert sets_in(n, event) == []
                # The only cards named are the turned ones.
                numbers = numbers_in(msgspec.msgpack.decode(encoded(n, event)))
                assert len(numbers) <= 7 if isinstance(event, SeatDealt) else len(numbers) <= 3
        match.step()
    for listener in match.seats:
        n, last = listener.heard[-1]
        assert isinstance(last, SeatBidMade)
        assert listener.seat is not None
        assert sets_in(n, last) == [dealt.deal.hands[listener.seat]]
    n, last = match.spectator.heard[-1]
    assert sets_in(n, last) == []


@pytest.mark.parametrize("seed", range(40))
def test_no_set_of_cards_of_another_seat(seed: int) -> None:
    """What a seat hears holds sets of its own cards alone, never one of another's."""
    dice = random.Random(seed)
    match = Match(random_rules(dice), dice, lively=seed % 2 == 0)
    while not match.over and match.log.n < 160:
        match.step()
    hands: dict[int, tuple[CardSet, ...]] = {}
    course = Course(match.log.prefix(0))
    for event in match.log.facts:
        before = course.state.hands
        n = course.add(event)
        # Choosing and passing are told of cards held before, or after.
        hands[n] = tuple(a | b for a, b in zip(before, course.state.hands, strict=True))
    for listener in match.seats:
        assert listener.seat is not None
        for n, heard in listener.heard:
            own = hands[n][listener.seat]
            for cards in sets_in(n, heard):
                assert not cards & ~own, (n, heard)
    for n, heard in match.spectator.heard:
        assert sets_in(n, heard) == []


def test_the_kinds_of_deliveries_that_name_cards() -> None:
    """A canary: a new field that holds cards has to be thought of here and in the tests above."""
    fields = {
        (kind.__name__, name)
        for kind in (SeatDealt, SeatBidMade, SeatCardsChosen, SeatCardsPassed, CardPlayed)
        for name in kind.__struct_fields__
        if name in ("cards", "received", "card", "turned", "given", "deal", "hands")
    }
    assert fields == {
        ("SeatDealt", "turned"),
        ("SeatDealt", "cards"),
        ("SeatBidMade", "cards"),
        ("SeatCardsChosen", "cards"),
        ("SeatCardsPassed", "received"),
        ("CardPlayed", "card"),
    }
    assert "to" in Rewound.__struct_fields__


def test_sizes_tell_nothing() -> None:
    """Others' choices take the same number of bytes whatever they are."""
    sizes: dict[tuple[str, bool], set[int]] = {}
    for seed in range(20):
        rules = with_options(INDIVIDUALIST, {"pass_count": 4, "first_dealer": "S"})
        assert isinstance(rules, Rules)
        match = Match(rules, random.Random(seed))
        while match.table.public.phase is not Phase.CONTRACT:
            match.step()
        listener = match.seats[0]
        for n, event in listener.heard:
            mine = isinstance(event, SeatCardsChosen) and event.seat is Seat.SOUTH
            if isinstance(event, SeatCardsChosen | SeatDealt):
                key = type(event).__name__, mine
                sizes.setdefault(key, set()).add(len(encoded(n, event)))
    assert len(sizes["SeatCardsChosen", False]) == 1
    assert len(sizes["SeatDealt", False]) == 1


def test_the_whole_state_is_never_encoded() -> None:
    """No copy, no pickle, no JSON; its ``repr`` shows no card."""
    match = Match(INDIVIDUALIST, random.Random(1))
    while match.table.public.phase is not Phase.PLAY:
        match.step()
    state = Course(match.log.prefix(match.log.n)).state
    for copying in (copy.copy, copy.deepcopy, pickle.dumps, msgspec.json.encode, json.dumps):
        with pytest.raises(TypeError):
            copying(state)
    with pytest.raises(TypeError):
        msgspec.msgpack.encode(state)
    with pytest.raises(TypeError):
        hash(state)
    shown = repr(state)
    for seat in SEATS:
        assert str(state.hands[seat]) not in shown
        assert not any(card.code in shown for card in cards_in(state.hands[seat]))
    assert state != object()
    assert state == Course(match.log.prefix(match.log.n)).state


def test_a_watcher_knows_no_hand() -> None:
    """The spectator's view is what is public and nothing else, through a whole hand."""
    match = Match(INDIVIDUALIST, random.Random(2))
    while not match.table.public.past:
        match.step()
        spectator: Listener = match.spectator
        assert spectator.view.hand is None
        assert spectator.view.public == match.table.public
