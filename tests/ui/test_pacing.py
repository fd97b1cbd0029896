"""The pace of the screen: facts run ahead, the screen shows them one by one, a click catches up."""

from pytestqt.qtbot import QtBot

from maverick_desktop.chance import NumberedChance
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import CardPlayed
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Phase, Sitter
from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatMemory
from maverick_desktop.ui.pacing import Pace, Screen
from maverick_desktop.ui.settings import UNTIL_CLICK
from tests.ui.play import NAMES, rules_with, sound_action

RULES = rules_with(CLASSIC, pass_count=0)


class _Heard:
    """A seat that hands its facts to a screen."""

    def __init__(self, memory: SeatMemory, screen: Screen) -> None:
        self._memory, self._screen = memory, screen

    def deliver(self, n: int, event: object) -> None:
        self._memory.deliver(n, event)  # type: ignore[arg-type]
        self._screen.add(event, self._memory.view)  # type: ignore[arg-type]


def _one_trick(pace: Pace) -> tuple[Screen, Table]:
    """A screen at South, after all four have played a card at once."""
    south, west, north, east = (Sitter(name, "human") for name in NAMES)
    header = MatchHeader("0", "", 1, "Test", "classic", RULES, (south, west, north, east), "")
    table = Table(GameLog(header), NumberedChance(1), MemorySink())
    memories = [SeatMemory(RULES, header.sitters, seat) for seat in SEATS]
    screen = Screen(memories[0].view, pace)
    for seat in SEATS[1:]:
        table.attach(seat, memories[seat])
    table.attach(Seat.SOUTH, _Heard(memories[0], screen))
    table.deal()
    while not table.public.hand.tricks:
        turn = table.public.turn
        assert turn is not None
        view = memories[turn].view
        assert table.submit(turn, sound_action(view), view.public.n) is None
    return screen, table


def _state(screen: Screen) -> tuple[bool, bool]:
    """Whether the screen is live, and whether it holds a trick."""
    return screen.live, screen.held is not None


def test_others_cards_come_one_by_one(qtbot: QtBot) -> None:
    screen, table = _one_trick(Pace(between_cards=20, hold=UNTIL_CLICK))
    assert _state(screen) == (False, False)
    assert len(screen.view.public.hand.plays) < 4
    qtbot.waitUntil(lambda: screen.held is not None)
    assert _state(screen) == (True, True)
    assert screen.view.public.n == table.public.n


def test_the_trick_is_held_until_it_could_be_read(qtbot: QtBot) -> None:
    screen, _ = _one_trick(Pace(between_cards=1, hold=40))
    left: list[float] = []
    held: list[bool] = []
    screen.hold_left.connect(left.append)
    screen.changed.connect(lambda: held.append(screen.held is not None))
    qtbot.waitUntil(lambda: held[-2:] == [True, False])
    assert left[-1] == 0.0
    assert left == sorted(left, reverse=True)


def test_a_click_catches_up_to_the_trick_and_then_goes_on(qtbot: QtBot) -> None:
    screen, _ = _one_trick(Pace(between_cards=10_000, hold=UNTIL_CLICK))
    assert _state(screen) == (False, False)
    screen.go_on()
    assert _state(screen) == (True, True)
    screen.go_on()
    assert _state(screen) == (True, False)


def test_without_a_hold_nothing_lingers(qtbot: QtBot) -> None:
    screen, table = _one_trick(Pace(between_cards=0, hold=0))
    qtbot.waitUntil(lambda: screen.live)
    assert screen.held is None
    assert screen.view.public.n == table.public.n


def test_undo_shows_at_once(qtbot: QtBot) -> None:
    screen, table = _one_trick(Pace(between_cards=10_000, hold=UNTIL_CLICK))
    first = next(n for n, fact in table.log.in_force() if isinstance(fact, CardPlayed))
    assert table.rewind(first - 1) is None
    assert screen.live
    assert screen.held is None
    assert screen.view.public.phase is Phase.PLAY
    assert screen.view.public.hand.plays == ()
