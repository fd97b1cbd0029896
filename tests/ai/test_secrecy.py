"""Law 2: what a player does depends on nothing it cannot see; and the same again gives the same."""

import random
from collections.abc import Iterator

import pytest

from maverick_desktop.ai.levels import LEVELS, decide
from maverick_desktop.core.cards import SEATS, CardSet, Seat, card_set, cards_in
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.events import Action, ChooseCards
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import PRESETS, Rules, pass_target
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView
from tests.ai.driver import (
    BUDGET,
    act,
    blank,
    deal_hand,
    dealt_hand,
    play_hand,
    random_deal,
    random_rules,
)


def shuffled(deal: Deal, seat: Seat, keep: CardSet, dice: random.Random) -> Deal:
    """The deal with all cards but the seat's own and ``keep`` dealt anew among the others."""
    others = [one for one in SEATS if one is not seat]
    loose = [card for one in others for card in cards_in(deal.hands[one] & ~keep)]
    dice.shuffle(loose)
    hands = list(deal.hands)
    for one in others:
        kept = deal.hands[one] & keep
        count = 13 - kept.bit_count()
        hands[one] = kept | card_set(loose[:count])
        loose = loose[count:]
    return Deal((hands[0], hands[1], hands[2], hands[3]), deal.turned)


@pytest.mark.parametrize("level", LEVELS)
def test_choices_before_a_card_is_played_ignore_the_other_hands(level: str) -> None:
    dice = random.Random(12)
    thinker = LEVELS[level].make()
    for number in range(60):
        rules = random_rules(dice)
        deal, seat = random_deal(dice), SEATS[dice.randrange(4)]
        first = deal_hand(blank(rules), deal, seat.right)
        second = deal_hand(blank(rules), shuffled(deal, seat, 0, dice), seat.right)
        if first is None or second is None or seat not in first.public.to_act():
            continue
        choices = [decide(thinker, now.view(seat), BUDGET, number) for now in (first, second)]
        assert choices[0] == choices[1]


def replayed(first: GameState, second: GameState, level: str, seat: Seat) -> Iterator[bool]:
    """Both deals played by the first one's actions as long as they are legal in both.

    Yields whether ``seat`` would do the same in both, at each of its turns.
    """
    thinkers = {one: LEVELS[level].make() for one in SEATS}
    while first.public.phase not in (Phase.DEALING, Phase.OVER):
        turn = first.public.to_act()[0]
        action = decide(thinkers[turn], first.view(turn), BUDGET, 5)
        if turn is seat and first.view(seat) == second.view(seat):
            yield action == decide(thinkers[turn], second.view(turn), BUDGET, 5)
        theirs = action
        if isinstance(action, ChooseCards) and turn is not seat:
            # What the others pass on is their secret too; the same cards where they hold them.
            held = second.hands[turn]
            theirs = action if action.cards & ~held == 0 else _any_pass(second, turn)
        if second.view(turn).refusal(theirs) is not None:
            return
        first, second = act(first, turn, action), act(second, turn, theirs)
        if first.public != second.public:
            return


def _any_pass(now: GameState, seat: Seat) -> Action:
    return LEVELS["random"].make().think(now.view(seat), BUDGET, random.Random(1))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PRESETS)
def test_choices_in_play_ignore_the_other_hands(level: str, name: str) -> None:
    """Two other hands swap cards that are not seen before the seat's turn comes again."""
    dice = random.Random(13)
    compared = 0
    rules = PRESETS[name]
    for _ in range(150):
        deal, seat = random_deal(dice), SEATS[dice.randrange(4)]
        dealer = SEATS[dice.randrange(4)]
        # What comes to the seat in the pass has to be the same: its giver's hand stays.
        giver = seat.after(-pass_target(rules, 1))
        first = deal_hand(blank(rules), deal, dealer)
        second = deal_hand(blank(rules), shuffled(deal, seat, deal.hands[giver], dice), dealer)
        assert first is not None
        assert second is not None
        for same in replayed(first, second, level, seat):
            assert same
            compared += 1
    assert compared > 150


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_match_again_is_the_same(level: str) -> None:
    def actions() -> list[Action]:
        dice, done = random.Random(14), list[Action]()

        def note(_state: GameState, _view: SeatView, action: Action) -> None:
            done.append(action)

        for number in range(10):
            thinkers = {seat: LEVELS[level].make() for seat in SEATS}
            play_hand(dealt_hand(random_rules(dice), dice), thinkers, number, note)
        return done

    assert actions() == actions()


def test_another_seed_is_another_choice() -> None:
    """The dice of a level that rolls them come from the seed and the decision."""
    now = dealt_hand(Rules(), random.Random(1))
    seat = now.public.to_act()[0]
    thinker = LEVELS["random"].make()
    choices = {str(decide(thinker, now.view(seat), BUDGET, seed)) for seed in range(20)}
    assert len(choices) > 10


def test_thinkers_keep_nothing_between_choices() -> None:
    """One thinker asked for all seats in turn chooses as four would."""
    dice = random.Random(15)
    for level in LEVELS.values():
        one, four = level.make(), {seat: level.make() for seat in SEATS}
        now = dealt_hand(random_rules(dice), dice)
        together = play_hand(now, dict.fromkeys(SEATS, one), 1)
        assert together == play_hand(now, four, 1)
