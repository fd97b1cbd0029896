"""Seat facts, wishes and rules on the wire; the story a seat hears, and what it refuses to hear."""

import json
import random
from collections import Counter
from hashlib import sha256
from typing import Any, Final, get_args

import pytest

from maverick_desktop.core import events
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.rules import CLASSIC, PRESETS
from maverick_desktop.lan.digest import rules_digest, view_digest
from maverick_desktop.lan.facts import (
    action_of,
    doing_of,
    event_of,
    fact_of,
    letter_of,
    plain_rules,
    rules_of,
    seat_of,
)
from maverick_desktop.lan.hearing import MOST_RETELLINGS, Hearing
from maverick_desktop.lan.manners import check_told
from maverick_desktop.lan.messages import Happened, Told, Wish
from maverick_desktop.lan.seatfacts import SeatFact
from maverick_desktop.lan.wire import ProtocolError, Reader, frame
from tests.core.driver import random_action, random_rules
from tests.lan.mutate import mutated
from tests.lan.rig import MATCH
from tests.lan.stories import Story, random_match, stories

TOLD: Final = Reader[Told](Told, check_told)
SEEDS: Final = range(12)


def over_the_wire(message: Happened) -> Happened:
    heard = TOLD(frame(message)[4:])
    assert isinstance(heard, Happened)
    return heard


def never_again() -> None:
    raise AssertionError("nothing was missed")


# --- facts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_every_fact_of_random_matches_comes_back_the_same(seed: int) -> None:
    for story in stories(seed):
        for event, message in zip(story.events, story.facts, strict=True):
            assert event_of(over_the_wire(message).fact) == event


def test_random_matches_have_every_kind_of_fact() -> None:
    kinds = Counter(
        type(event) for seed in SEEDS for story in stories(seed) for event in story.events
    )
    assert set(kinds) == set(get_args(events.SeatEvent))
    assert min(kinds.values()) > 5


def test_nothing_secret_can_be_written() -> None:
    """The whole facts have no message: not by type, and not if the types are passed by."""
    match = random_match(3, lively=False)
    secret = (events.HandDealt, events.CardsChosen, events.BidMade, events.CardsPassed)
    whole = [fact for fact in match.log.facts if isinstance(fact, secret)]
    assert whole
    for fact in whole:
        with pytest.raises(AssertionError):
            fact_of(fact)  # type: ignore[arg-type]


def test_a_fact_has_one_shape_whatever_the_cards() -> None:
    """Every card is two letters and no field is left out: sizes tell nothing."""
    shapes: dict[str, set[tuple[str, ...]]] = {}
    sizes: dict[str, set[int]] = {}
    for story in stories(5):
        for message in story.facts:
            plain = json.loads(frame(message)[4:])["fact"]
            shapes.setdefault(plain["fact"], set()).add(tuple(plain))
            if plain["fact"] == "played":
                size = len(json.dumps(plain)) - len(str(plain["revoke"]))
                sizes.setdefault("played", set()).add(size)
    assert all(len(shape) == 1 for shape in shapes.values()), shapes
    assert len(sizes["played"]) == 1


@pytest.mark.parametrize("cards", [["3C", "2C"], ["2C", "2C"], ["2C", "BJ", "SJ"]])
def test_cards_out_of_order_are_no_set(cards: list[str]) -> None:
    body = json.dumps({"type": "happened", "n": 1, "fact": _passed(cards), "digest": None})
    message = TOLD(body.encode())
    assert isinstance(message, Happened)
    with pytest.raises(ProtocolError):
        event_of(message.fact)


def _passed(cards: list[str]) -> dict[str, Any]:
    return {"fact": "passed", "received": cards}


def test_wishes_come_back_the_same() -> None:
    reader = Reader[Wish](Wish)
    dice = random.Random(7)
    for seed in range(6):
        match = random_match(seed, steps=30, lively=False)
        for seat in match.table.public.to_act():
            action = random_action(match.seats[seat].view, dice, 0.3)
            wish = Wish(MATCH, match.log.n, 1, doing_of(action))
            assert action_of(reader(frame(wish)[4:]).action) == action


def test_seats_have_letters() -> None:
    assert [seat_of(letter_of(seat)) for seat in SEATS] == list(SEATS)


# --- rules and digests ---------------------------------------------------------------------------


def test_rules_come_back_the_same() -> None:
    dice = random.Random(11)
    for rules in (*PRESETS.values(), *(random_rules(dice) for _ in range(200))):
        assert rules_of(json.loads(json.dumps(plain_rules(rules)))) == rules


def test_other_rules_have_another_digest() -> None:
    dice = random.Random(12)
    sets = {*PRESETS.values(), *(random_rules(dice) for _ in range(300))}
    assert len({rules_digest(rules) for rules in sets}) == len(sets)


def test_a_digest_is_of_json_that_any_program_can_write() -> None:
    """Sorted keys, no blanks, UTF-8."""
    plain = plain_rules(CLASSIC)
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert rules_digest(CLASSIC) == sha256(text.encode()).hexdigest()[:16]


def test_the_host_and_the_seat_come_to_one_digest() -> None:
    for story in stories(2):
        hearing = Hearing(story.started, story.seat, never_again)
        for message, digest in zip(story.facts, story.digests, strict=True):
            hearing.hear(message)
            assert view_digest(hearing.view) == digest


def test_seats_and_moments_differ_in_their_digests() -> None:
    told = stories(4)[:4]
    digests = [digest for story in told for digest in story.digests]
    assert len(set(digests)) == len(digests)


# --- hearing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_hears_the_match(seed: int) -> None:
    for story in stories(seed):
        hearing = Hearing(story.started, story.seat, never_again)
        for event, message in zip(story.events, story.facts, strict=True):
            assert hearing.hear(over_the_wire(message)) == event
        assert hearing.view == story.view


def test_a_gap_asks_for_the_whole_story_once() -> None:
    story = stories(1)[0]
    asked: list[int] = []
    hearing = Hearing(story.started, story.seat, lambda: asked.append(1))
    missing = len(story.facts) // 2
    for n, message in enumerate(story.facts):
        if n != missing:
            heard = hearing.hear(message)
            assert (heard is None) == (n > missing)
    assert asked == [1]
    hearing.begin(story.started, story.seat)
    assert all(hearing.hear(message) is not None for message in story.facts)
    assert hearing.view == story.view


def test_another_digest_asks_for_the_whole_story() -> None:
    story = stories(1)[1]
    asked: list[int] = []
    hearing = Hearing(story.started, story.seat, lambda: asked.append(1))
    place = next(n for n, message in enumerate(story.facts) if message.digest is not None)
    for message in story.facts[:place]:
        hearing.hear(message)
    wrong = Happened(place + 1, story.facts[place].fact, "0" * 16)
    assert hearing.hear(wrong) is None
    assert hearing.waiting
    assert asked == [1]


def test_a_host_that_never_tells_the_same_is_given_up() -> None:
    story = stories(1)[1]
    hearing = Hearing(story.started, story.seat, lambda: None)
    for _ in range(MOST_RETELLINGS):
        hearing.hear(story.facts[2])
        hearing.begin(story.started, story.seat)
    with pytest.raises(ProtocolError):
        hearing.hear(story.facts[2])


def _changed(story: Story, dice: random.Random) -> tuple[list[Happened], str]:
    """The story up to some fact, that fact told wrongly, and what follows it."""
    place = dice.randrange(len(story.facts))
    body = frame(story.facts[place])[4:]
    while True:
        body = mutated(body, dice)
        try:
            message = TOLD(body)
        except ProtocolError:
            body = frame(story.facts[place])[4:]
            if dice.random() < 0.3:
                other = dice.choice(story.facts)
                message = Happened(place + 1, other.fact, None)
            else:
                continue
        if isinstance(message, Happened):
            wrong = Happened(place + 1, message.fact, None)
            rest = story.facts[place + 1 : place + 120]
            return [*story.facts[:place], wrong, *rest], repr(wrong)


@pytest.mark.parametrize("seed", range(8))
def test_no_lie_of_a_host_breaks_the_fold(seed: int) -> None:
    """What cannot follow is refused; what might be true is folded; nothing else happens."""
    dice = random.Random(1000 + seed)
    outcomes: Counter[str] = Counter()
    for story in stories(seed, steps=150):
        for _ in range(60):
            told, lie = _changed(story, dice)
            hearing = Hearing(story.started, story.seat, lambda: None)
            try:
                for message in told:
                    hearing.hear(message)
            except ProtocolError:
                outcomes["refused"] += 1
            except Exception as error:
                raise AssertionError(f"seed {seed}: {lie}") from error
            else:
                outcomes["missed" if hearing.waiting else "believed"] += 1
    assert outcomes["refused"] > 50, outcomes


def test_any_fact_at_any_place_is_folded_or_refused() -> None:
    """Facts of other matches, seats and moments, one after the other, as a hostile host might."""
    dice = random.Random(77)
    pool: list[SeatFact] = [
        message.fact for seed in range(6) for story in stories(seed) for message in story.facts
    ]
    starts = [story for seed in range(6) for story in stories(seed, steps=40)]
    refused = 0
    for _ in range(4000):
        story = dice.choice(starts)
        hearing = Hearing(story.started, story.seat, never_again)
        for message in story.facts[: dice.randrange(len(story.facts))]:
            hearing.hear(message)
        for _ in range(5):
            fact = dice.choice(pool)
            try:
                hearing.hear(Happened(hearing.view.public.n + 1, fact, None))
            except ProtocolError:
                refused += 1
                break
    assert refused > 2000
