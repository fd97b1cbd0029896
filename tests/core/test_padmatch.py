"""Any match that was really played can be kept on the pad, and comes to the same."""

import random

import pytest
from msgspec.structs import replace

from maverick_desktop.core.events import HandScored, MatchOver, TrickTaken
from maverick_desktop.core.pad import made_by_itself, possible
from maverick_desktop.core.padfacts import (
    BeginHand,
    BeginHandBySuits,
    NoteBid,
    NoteTotals,
    NoteTrick,
    PadWish,
)
from maverick_desktop.core.padfile import PadRecord, pad_lines, parse_any
from maverick_desktop.core.padsheet import pad_sheet
from maverick_desktop.core.padstate import PadPhase
from maverick_desktop.core.public import Phase
from maverick_desktop.core.sheet import sheet_of
from tests.core.driver import Match, random_rules
from tests.core.padplay import enter, hands_of, new_pad, watched


def played(seed: int) -> Match:
    """A match over, or cut somewhere, with undone facts in some."""
    dice = random.Random(seed)
    match = Match(random_rules(dice), dice, lively=seed % 3 == 0)
    length = dice.choice((40, 150, 400, 1000))
    while not match.over and match.log.n < length:
        match.step()
    return match


def shuffled_bids(wishes: list[PadWish], dice: random.Random) -> list[PadWish]:
    """The same hand, its bids noted anywhere before its last trick."""
    bids = [wish for wish in wishes if isinstance(wish, NoteBid)]
    rest: list[PadWish] = [wish for wish in wishes if not isinstance(wish, NoteBid)]
    for bid in bids:
        rest.insert(dice.randint(1, len(rest) - 1), bid)
    return rest


@pytest.mark.parametrize("seed", range(60))
def test_trick_by_trick(seed: int) -> None:
    """Every trick is among the possible ones; scores, totals, end and sheet are the match's."""
    match = played(seed)
    public = match.table.public
    pad = new_pad(match.header.rules)
    for wish in watched(match.log):
        if isinstance(wish, NoteTrick):
            assert possible(pad.state).allows(wish.trumps, wish.adders)
        enter(pad, wish)
    assert pad.state.total == public.total
    assert pad.state.verdict is public.verdict
    assert (pad.state.phase is PadPhase.OVER) == (public.phase is Phase.OVER)
    scored = [fact for fact in pad.log.facts if isinstance(fact, HandScored)]
    assert scored == [past.score for past in public.past]
    ends = [fact for fact in pad.log.facts if isinstance(fact, MatchOver)]
    assert ends == [fact for _, fact in match.log.in_force() if isinstance(fact, MatchOver)]
    theirs, ours = sheet_of(public), pad_sheet(pad.state)
    assert ours.total == pad.state.running()
    for here, there in zip(ours.hands, theirs.hands, strict=True):
        assert (here.number, here.dealer, here.turned) == (there.number, there.dealer, there.turned)
        assert (here.trump, here.adder, here.scored) == (there.trump, there.adder, there.scored)
        assert [(one.winner, one.points, one.trumps, one.adders) for one in here.tricks] == [
            (one.winner, one.points, one.trumps, one.adders) for one in there.tricks
        ]
        if here.scored:
            assert here.sides == there.sides
    record = parse_any(b"".join(pad_lines(pad.log)))
    assert isinstance(record, PadRecord)
    assert record.state == pad.state
    assert record.log.facts == pad.log.facts
    assert record.log.header == pad.log.header


@pytest.mark.parametrize("seed", range(40))
def test_hand_by_hand(seed: int) -> None:
    """With late bids, by its totals, and by its suits: each hand has the same score."""
    match = played(seed)
    dice = random.Random(seed)
    # Each hand is the first here, whoever dealt it, and ends in no trick before its last.
    rules = replace(match.header.rules, first_dealer="random", match_check="hand")
    for wishes, score in list(hands_of(match.log))[:4]:
        begin = wishes[0]
        assert isinstance(begin, BeginHand)
        late = new_pad(rules)
        enter(late, *shuffled_bids(wishes, dice))
        expected = late.state.past[0].score.sides
        for side, told in enumerate(score.sides):
            assert (expected[side].score, expected[side].made) == (told.score, told.made)
        notes = [wish for wish in wishes[1:] if not isinstance(wish, NoteTrick)]
        base, made = (
            (score.sides[0].base, score.sides[1].base),
            (score.sides[0].made, score.sides[1].made),
        )
        hand = late.state.past[0].hand
        for opening in (begin, BeginHandBySuits(begin.dealer, hand.trump, hand.adder)):
            pad = new_pad(rules)
            enter(pad, opening, *notes)
            for known, true in zip(made_by_itself(pad.state, base), made, strict=True):
                assert known in (None, true)
            enter(pad, NoteTotals(base, made))
            assert pad.state.past[0].score.sides == expected


def test_every_trick_of_a_match_has_been_entered() -> None:
    """The matches above are no empty ones."""
    tricks = sum(
        isinstance(fact, TrickTaken) for seed in range(60) for fact in played(seed).log.facts
    )
    assert tricks > 1000
