"""Finished hands of a record: whole, in force, decisions as their seats saw them; no live one."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from maverick_desktop.core.cards import FULL_DECK, SEATS
from maverick_desktop.core.events import HandDealt, HandScored, MatchOver, PlayCard, Rewound
from maverick_desktop.core.finished import FinishedHand
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.replay import finished_hands, fold
from maverick_desktop.core.store import read_record
from tests.core.golden import FOLDER

FILES = sorted(FOLDER.glob("*.maverick"))


def hands_of(path: Path) -> tuple[FinishedHand, ...]:
    return finished_hands(read_record(path).log)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_every_hand_that_is_over_and_no_other(path: Path) -> None:
    public = read_record(path).public
    hands = hands_of(path)
    scored = [hand for hand in hands if isinstance(hand.end, HandScored)]
    assert [hand.hand for hand in scored] == [past.hand for past in public.past]
    assert [hand.end for hand in scored] == [past.score for past in public.past]
    for hand in hands[len(scored) :]:
        # The match has ended in it.
        assert isinstance(hand.end, MatchOver)
        assert hand is hands[-1]
        assert hand.hand == public.hand


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_decisions_are_as_their_seats_saw_them(path: Path) -> None:
    """Each was allowed on what the seat knew; hands, tricks and facts fit together."""
    seen = {}
    for _, event, before, _ in fold(read_record(path).log):
        if not isinstance(event, Rewound | HandDealt) and hasattr(event, "seat"):
            # The last time it came to this: what was undone happened before.
            view = before.view(event.seat)
            seen[view.seat, view.public.hand, view.hand, view.given, view.received] = view
    for hand in hands_of(path):
        tricks = [card for trick in hand.hand.tricks for card in trick.cards]
        plays = [one for one in hand.decisions if isinstance(one.action, PlayCard)]
        assert [one.action.card for one in plays if isinstance(one.action, PlayCard)] == tricks
        for one in hand.decisions:
            view = one.view
            assert view.refusal(one.action) is None
            assert (view.seat, view.public.hand, view.hand, view.given, view.received) in seen
        for one in plays:
            hands = hand.hands_at(one)
            assert hands[one.seat] == one.view.hand
            held = hands[0] | hands[1] | hands[2] | hands[3]
            assert held == FULL_DECK & ~one.view.public.hand.cards_out()
            assert sum(cards.bit_count() for cards in hands) == held.bit_count()


def test_nothing_is_told_of_a_hand_in_play() -> None:
    """However long the log is: the hand appears with its last fact and not a fact before."""
    log = read_record(FILES[0]).log
    ends = {n for n, event in log.in_force() if isinstance(event, HandScored)}
    cut, over = GameLog(log.header), 0
    for event in log.facts:
        cut.append(event)
        if isinstance(event, Rewound):
            over = len(finished_hands(cut))
            continue
        over += isinstance(event, HandScored)
        assert len(finished_hands(cut)) == over or isinstance(event, MatchOver)
    assert over == len(ends)


def test_a_live_hand_cannot_be_made_into_one() -> None:
    hand = hands_of(FILES[0])[0]
    for short in (
        replace(hand.hand, tricks=hand.hand.tricks[:12]),
        replace(hand.hand, plays=hand.hand.tricks[0].cards[:1]),
    ):
        with pytest.raises(ValueError, match="not over"):
            FinishedHand(**{**fields(hand), "hand": short})
    with pytest.raises(TypeError):
        FinishedHand(**{name: value for name, value in fields(hand).items() if name != "end"})


def fields(hand: FinishedHand) -> dict[str, Any]:
    return {name: getattr(hand, name) for name in hand.__struct_fields__}


def test_scores_are_the_sheets() -> None:
    for path in FILES:
        for hand in hands_of(path):
            total = [hand.before[side] + hand.score_of(side) for side in (0, 1)]
            end = hand.end
            told = (
                [side.total for side in end.sides] if isinstance(end, HandScored) else [*end.total]
            )
            assert total == told
            assert len({*SEATS} & {one.seat for one in hand.decisions}) == 4
