"""What the passing tells of the hands: counted out naively, and minded in the deals looked at."""

import random
from itertools import combinations
from math import comb, exp, isclose, log, prod

import pytest
from msgspec.structs import replace

from maverick_desktop.ai.habits import tell_passed
from maverick_desktop.ai.kernel import Kernel
from maverick_desktop.ai.knowledge import knowledge_of
from maverick_desktop.ai.lanes import lanes_of
from maverick_desktop.ai.panel import Method, Panel
from maverick_desktop.ai.passed import Passed
from maverick_desktop.ai.policy import Policy
from maverick_desktop.ai.search import Searcher
from maverick_desktop.core.cards import Seat, Suit, parse_cards
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.view import SeatView
from tests.ai.builds import interpreted
from tests.ai.positions import position

LANES = lanes_of(Suit.HEARTS, Suit.CLUBS)
PLACES = [16 * lane + rank for lane in range(4) for rank in range(13)]


class Hand:
    """A passing of some cards, with numbers of any kind, and hands it may have led to."""

    def __init__(self, count: int, dice: random.Random) -> None:
        places = dice.sample(PLACES, 52)
        self.count = count
        self.hands = [places[13 * seat : 13 * seat + 13] for seat in range(4)]
        self.given, self.received = self.hands[1][:count], self.hands[0][:count]
        self.gone = [self.hands[1][5:7], [], self.hands[3][:3]]
        self.numbers = [exp(dice.gauss(0, 2)) for _ in range(64)]
        self.habits = [dice.random() for _ in range(3)]

    def noted(self, passed: Passed) -> Passed:
        """Told to one of these, for South who passes to West."""
        gone = [_bits(cards) for cards in self.gone]
        given, received = _bits(self.given), _bits(self.received)
        passed.note([1, 2, 3], given, received, gone, self.numbers, self.habits)
        return passed

    def kernel(self) -> Kernel:
        """With the hands that are left."""
        gone = [0, *(_bits(cards) for cards in self.gone)]
        left = [_bits(hand) & ~out for hand, out in zip(self.hands, gone, strict=True)]
        kernel = Kernel(10)
        kernel.set_position(left, 0, [], [0, 0], [0, 0], [0, 0], 0)
        return kernel

    def chance(self, giver: int, gave: list[int], kept: list[int]) -> float:
        """Of what one of the three gave, among all that it could have given."""
        products = [
            prod(self.numbers[place] for place in choice)
            for choice in combinations([*gave, *kept], self.count)
        ]
        share = prod(self.numbers[place] for place in gave) / sum(products)
        habit = self.habits[giver]
        return habit * share + (1 - habit) / comb(13, self.count)

    def counted_out(self) -> float:
        """The sum over all that may have gone by unseen."""
        west = [place for place in self.hands[1] if place not in self.given]
        total = 0.0
        for north_got, north in self.ways(self.hands[2]):
            first = self.chance(0, north_got, west)
            for east_got, east in self.ways(self.hands[3]):
                second = self.chance(1, east_got, north)
                total += first * second * self.chance(2, self.received, east)
        return log(total)

    def ways(self, hand: list[int]) -> list[tuple[list[int], list[int]]]:
        """What a hand may have been passed, and the rest of it."""
        likely = sorted(hand, key=lambda place: -self.numbers[place])[: self.count + 2]
        return [
            ([*choice], [place for place in hand if place not in choice])
            for choice in combinations(likely, self.count)
        ]


def _bits(places: list[int]) -> int:
    return sum(1 << place for place in places)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_it_is_what_counting_out_comes_to(count: int) -> None:
    dice = random.Random(count)
    for _ in range(5):
        hand = Hand(count, dice)
        found = hand.noted(Passed()).likelihood(hand.kernel())
        assert isclose(found, hand.counted_out(), rel_tol=1e-9)


@pytest.mark.parametrize("shim", [False, True])
def test_interpreted_is_compiled(shim: bool) -> None:
    plain, dice = interpreted(shim=shim), random.Random(5)
    for count in (1, 2, 3, 4):
        hand = Hand(count, dice)
        kernel = hand.kernel()
        found = hand.noted(plain.passed()).likelihood(kernel)
        assert found == hand.noted(Passed()).likelihood(kernel)


def test_who_passes_any_cards_tells_nothing() -> None:
    dice, found = random.Random(6), set()
    for _ in range(5):
        hand = Hand(2, dice)
        hand.habits = [0.0, 0.0, 0.0]
        found.add(round(hand.noted(Passed()).likelihood(hand.kernel()), 9))
    assert len(found) == 1


def test_nothing_known_tells_nothing() -> None:
    hand = Hand(2, random.Random(7))
    assert Passed().likelihood(hand.kernel()) == 0
    told = hand.noted(Passed())
    assert told.likelihood(hand.kernel()) < 0
    told.forget()
    assert told.likelihood(hand.kernel()) == 0


# --- in the search -------------------------------------------------------------------------------


def passed_to_south(received: str, by: str, rules: Rules | None = None) -> SeatView:
    """South gave West its low diamonds, was passed these by East and has to play the first card."""
    view = position("7S 8S QC AD 6H 7H 8H 9H TH JH QH KH AH", rules=rules or Rules())
    seats = [Sitter(seat.name, by) for seat in Seat]
    known = replace(view.public, seats=tuple(seats))
    given, got = parse_cards("2D 3D"), parse_cards(received)
    return replace(view, public=known, given=given, received=got)


def is_known(view: SeatView) -> bool:
    searcher = Searcher(Kernel(10), Policy())
    tell_passed(searcher.passed, view, LANES)
    return bool(searcher.passed.known)


def test_what_is_passed_beside_one_is_minded() -> None:
    assert is_known(passed_to_south("7S 8S", "bot:club"))
    assert not is_known(passed_to_south("7S 8S", "bot:club", Rules(pass_direction="across")))
    assert not is_known(replace(passed_to_south("7S 8S", "bot:club"), received=0))


def low_adders(view: SeatView, seat: Seat) -> float:
    """How many a seat holds in the deals that are looked at."""
    panel, know = Panel(Method()), knowledge_of(view)
    panel.tell(view, know, [], 1)
    (searcher,) = panel._at_work
    low = LANES.bits(parse_cards("4C 5C 6C 7C 8C 9C TC"))
    return sum((searcher.draw()[seat] & low).bit_count() for _ in range(600)) / 600


def test_who_gave_side_cards_had_no_low_adders_but_what_it_was_passed() -> None:
    side, low = (passed_to_south(cards, "bot:club") for cards in ("7S 8S", "2C 3C"))
    assert low_adders(side, Seat.EAST) < low_adders(low, Seat.EAST) - 0.2


def test_the_unseen_low_adders_are_where_they_were_passed_to() -> None:
    """West passed its own on to North."""
    view, odd = (passed_to_south("2C 3C", by) for by in ("bot:club", "bot:random"))
    assert low_adders(view, Seat.WEST) < low_adders(odd, Seat.WEST) - 0.5
    assert low_adders(view, Seat.NORTH) > low_adders(odd, Seat.NORTH) + 0.1


def test_people_are_read_less_surely() -> None:
    sure, people, odd = (
        low_adders(passed_to_south("2C 3C", by), Seat.WEST)
        for by in ("bot:expert", "human", "bot:random")
    )
    assert sure < people - 0.05 < odd - 0.4
