"""What received cards tell of their giver's hand: better ones for that are not likely in it."""

from msgspec.structs import replace

from maverick_desktop.ai.kernel import Kernel
from maverick_desktop.ai.knowledge import knowledge_of
from maverick_desktop.ai.lanes import lanes_of
from maverick_desktop.ai.panel import Method, Panel, tell_received
from maverick_desktop.ai.policy import Policy
from maverick_desktop.ai.received import Received
from maverick_desktop.ai.search import Searcher
from maverick_desktop.core.cards import Seat, Suit, parse_cards
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.view import SeatView
from tests.ai.positions import position

LANES = lanes_of(Suit.HEARTS, Suit.CLUBS)


def noted(given: str, gone: str = "") -> Received:
    """What giving a card away gains here: ten a rank below the joker's place for a club, or 0."""
    worth = [0] * 64
    for rank in range(13):
        worth[32 + rank] = 10 * (13 - rank)
    received = Received()
    cards, played = (LANES.bits(parse_cards(text)) for text in (given, gone))
    received.note(3, cards, played, worth, 10.0)
    return received


def likelihood(received: Received, hand: str) -> float:
    return received.likelihood(LANES.bits(parse_cards(hand)))


def test_a_hand_with_nothing_better_is_as_likely_as_can_be() -> None:
    assert likelihood(noted("2C 3C"), "4C 5C KC AC 2D") == 0
    assert likelihood(noted("2C 3C"), "2D 3D 4D") == 0


def test_what_the_giver_was_passed_in_turn_is_forgiven() -> None:
    """Two cards were passed: the best two of the hand may be those it received."""
    assert likelihood(noted("8C 9C"), "2C 3C TC 2D") == 0


def test_better_cards_beyond_those_speak_against_a_hand() -> None:
    """The four and the five would have been given instead: eight ranks better, ten each."""
    assert likelihood(noted("8C 9C"), "2C 3C 4C 5C 2D") == -8
    assert likelihood(noted("8C 9C"), "2C 3C 4C 2D") == -5


def test_cards_that_were_played_were_held() -> None:
    assert likelihood(noted("8C 9C", gone="4C 5C"), "2C 3C 2D") == -8


def test_nothing_known_tells_nothing() -> None:
    assert Received().likelihood(LANES.bits(parse_cards("2C 3C 4C"))) == 0
    forgotten = noted("8C 9C")
    forgotten.forget()
    assert likelihood(forgotten, "2C 3C 4C 5C") == 0


# --- in the search -------------------------------------------------------------------------------


def passed_to_south(by: str, rules: Rules | None = None) -> SeatView:
    """South was passed two high side cards by East, and has to play the first card."""
    view = position("AS KS AD 5H 6H 7H 8H 9H TH JH QH KH AH", rules=rules or Rules())
    seats = list(view.public.seats)
    seats[Seat.EAST] = Sitter("East", by)
    known = replace(view.public, seats=tuple(seats))
    return replace(view, public=known, received=parse_cards("AS KS"))


def is_known(view: SeatView) -> bool:
    searcher = Searcher(Kernel(10), Policy())
    tell_received(searcher, view, LANES)
    return bool(searcher.received.known)


def test_only_what_computer_players_pass_beside_them_is_read() -> None:
    assert is_known(passed_to_south("bot:club"))
    assert not is_known(passed_to_south("human"))
    assert not is_known(passed_to_south("bot:random"))
    assert not is_known(passed_to_south("bot:club", Rules(pass_direction="across")))
    assert not is_known(replace(passed_to_south("bot:club"), received=0))


def low_adders_of_east(view: SeatView) -> float:
    """How many low adders East holds in the deals that are looked at."""
    panel, know = Panel(Method()), knowledge_of(view)
    panel.tell(view, know, [], 1)
    (searcher,) = panel._at_work
    low = LANES.bits(parse_cards("2C 3C 4C 5C 6C 7C 8C"))
    return sum((searcher.draw()[Seat.EAST] & low).bit_count() for _ in range(400)) / 400


def test_who_gave_high_cards_had_no_low_adders() -> None:
    told = low_adders_of_east(passed_to_south("bot:club"))
    assert told < low_adders_of_east(passed_to_south("human")) - 0.3
