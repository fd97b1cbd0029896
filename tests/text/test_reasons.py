"""Each refusal is told in one sentence, with the suit or the person concerned."""

from typing import Any

import pytest
from msgspec.structs import replace

from maverick_desktop.core.cards import SUITS, Card, Seat, Suit, card, parse_cards
from maverick_desktop.core.events import Action, ChooseCards, MakeBid, PlayCard, Reason, SideBid
from maverick_desktop.core.public import HandState, Phase, PublicState, Sitter
from maverick_desktop.core.rules import CLASSIC, Rules, with_options
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.phrase import say
from maverick_desktop.text.reasons import refusal

NAMES = ("You", "Walter", "Nora", "Emma")


def view(
    hand: str,
    plays: str = "",
    phase: Phase = Phase.PLAY,
    trump: Suit = Suit.HEARTS,
    bids: tuple[SideBid | None, SideBid | None] = (None, None),
    turn: Seat | None = Seat.SOUTH,
    **options: Any,
) -> SeatView:
    """South holds ``hand`` and these cards lie before South."""
    rules = with_options(CLASSIC, options)
    assert isinstance(rules, Rules)
    lying = tuple(card(code) for code in plays.split())
    now = HandState(
        number=1,
        trump=trump,
        adder=Suit.CLUBS,
        leader=Seat.SOUTH.after(-len(lying)),
        plays=lying,
        revoked=(False,) * len(lying),
        bids=bids,
    )
    south, west, north, east = (Sitter(name, "human") for name in NAMES)
    public = PublicState(
        rules, (south, west, north, east), n=5, opened=5, phase=phase, turn=turn, hand=now
    )
    return SeatView(public, Seat.SOUTH, parse_cards(hand))


def told(seen: SeatView, action: Action) -> str:
    """The sentence for a wish that must be refused."""
    reason = seen.refusal(action)
    assert reason is not None
    chosen = action.card if isinstance(action, PlayCard) else None
    return say(refusal(seen, reason, chosen))


def play(code: str) -> PlayCard:
    return PlayCard(card(code))


@pytest.mark.parametrize("suit", SUITS)
def test_follow_suit(suit: Suit) -> None:
    word = ("clubs", "diamonds", "hearts", "spades")[suit]
    other = SUITS[(suit + 1) % 4].letter
    seen = view(f"2{suit.letter} A{other}", f"K{suit.letter}")
    assert told(seen, play(f"A{other}")) == f"{word.title()} were led and you hold {word}."


def test_follow_a_joker_and_with_a_joker() -> None:
    assert told(view("2H AC", "BJ"), play("AC")) == (
        "A joker was led, which is a trump, and you hold trumps."
    )
    assert told(view("SJ AC", "KH"), play("AC")) == (
        "Trumps were led and your Small Joker is a trump."
    )


@pytest.mark.parametrize("suit", [suit for suit in SUITS if suit is not Suit.HEARTS])
def test_must_trump(suit: Suit) -> None:
    other = next(one for one in SUITS if one not in (suit, Suit.HEARTS)).letter
    word = ("clubs", "diamonds", "hearts", "spades")[suit]
    seen = view(f"A{other} 2H", f"K{suit.letter}")
    assert told(seen, play(f"A{other}")) == (
        f"You have no {word} and hold a trump, so a trump has to be played."
    )


def test_must_overtrump() -> None:
    seen = view("2H KH", "KD 9H", overtrump=True)
    assert told(seen, play("2H")) == (
        "A trump has to beat 9 of hearts here, and you hold one that does."
    )


def test_cards_that_are_not_there() -> None:
    assert told(view("2H"), play("AS")) == "A of spades is not in your hand."
    passing = view("2H 3H 4H", phase=Phase.PASSING, turn=None)
    assert told(passing, ChooseCards(parse_cards("2H AS"))) == (
        "One of these cards is not in your hand."
    )


def test_how_many_to_pass() -> None:
    def too_few(count: int) -> str:
        seen = view("2H 3H 4H", phase=Phase.PASSING, turn=None, pass_count=count)
        return told(seen, ChooseCards(0))

    assert too_few(1) == "Pass 1 card, no more."
    assert too_few(2) == "Pass 2 cards, no more, no less."


def test_chosen_is_chosen() -> None:
    seen = view("2H 3H 4H", phase=Phase.PASSING, turn=None)
    hand = replace(seen.public.hand, chosen=(Seat.SOUTH,))
    seen = replace(seen, public=replace(seen.public, hand=hand))
    assert told(seen, ChooseCards(parse_cards("2H 3H"))) == (
        "You have chosen, and what is chosen stays chosen."
    )


def test_whose_turn_it_is() -> None:
    assert told(view("2H", turn=Seat.EAST), play("2H")) == "Emma comes first."
    assert told(view("2H", "3H 4H 5H 6H", turn=None), play("2H")) == (
        "The trick is complete; wait for the next one."
    )


@pytest.mark.parametrize("phase", Phase)
def test_not_now(phase: Phase) -> None:
    action: Action = MakeBid("nil") if phase is Phase.PLAY else play("2H")
    assert told(view("2H", phase=phase, turn=None), action).endswith(".")


def test_bids() -> None:
    seen = view("2H", phase=Phase.CONTRACT, bids=(None, None))
    assert told(seen, MakeBid("nil")) == "The rules of this table do not have this bid now."
    partner = view("2H", phase=Phase.CONTRACT, bids=(SideBid("nil", Seat.NORTH), None))
    assert told(partner, MakeBid("posh")) == "Nora has bid nil, and a side holds one bid."
    mine = view("2H", phase=Phase.CONTRACT, bids=(SideBid("blind", Seat.SOUTH), None))
    assert told(mine, MakeBid("posh")) == "You have bid blind, and a side holds one bid."


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("chosen", [None, card("BJ")])
def test_every_reason_has_a_sentence(reason: Reason, chosen: Card | None) -> None:
    text = say(refusal(view("2H 2C", "KC 9H"), reason, chosen))
    assert text.endswith(".")
    assert "{" not in text
