"""An evening of four programs, three of them with windows: one match, whatever breaks.

What people do they do by mouse and key on what their windows show.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import pytest

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import SeatChanged
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.core.store import read_record
from tests.lan.programs import Program
from tests.lan.together import (
    BOT,
    HOST,
    NORTH,
    WEST,
    Evening,
    Network,
    OnOneComputer,
    best_network,
    shown_way,
)
from tests.ui.play import rules_with

THREE_HANDS: Final = rules_with(CLASSIC, hands=3, target=None, bids=frozenset({"nil"}))
TWO_HANDS: Final = rules_with(CLASSIC, hands=2, target=None, pass_count=0, tie="draw")
CUT: Final = 10.0
"""Seconds that nothing goes over a line."""
UNREACHABLE: Final = "^prompt The table cannot be reached"


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """What is closed at the end."""
    with ExitStack() as made:
        yield made


@pytest.mark.slow
@pytest.mark.parametrize(
    "network",
    [
        pytest.param(best_network, marks=pytest.mark.xvfb),
        pytest.param(OnOneComputer, marks=pytest.mark.soak),
    ],
)
def test_a_match_survives_the_evening(
    network: Callable[[ExitStack], Network], stack: ExitStack, tmp_path: Path
) -> None:
    """A guest's program dies, a line is cut, the host's program dies: one match, four records."""
    evening = Evening(stack, tmp_path, network(stack), THREE_HANDS)
    host, north, west, bot = evening.sit_down()

    # A guest's program dies in the first hand, and its player comes back without a code.
    north.wait_for("^at 1 [3-9] ")
    north.kill()
    place = host.wait_for(f"^prompt {NORTH} cannot be reached")
    north = evening.start(NORTH)
    north.come_back()
    north.do("play")
    host.wait_for("^at 1 ", place)

    # The line of the other guest is cut in the second.
    place = west.wait_for("^at 2 [2-9] ")
    evening.network.cut(WEST)
    begun = monotonic()
    place = west.wait_for(UNREACHABLE, place)
    host.wait_for(f"^prompt {WEST} cannot be reached")
    sleep(max(0.0, CUT - (monotonic() - begun)))
    evening.network.mend(WEST)
    west.wait_for("^at 2 ", place)

    # The host's program dies in the third, and its player hosts the match again.
    places = [player.wait_for("^at 3 [3-9] ") for player in (north, west)]
    host.kill()
    for player, place in zip((north, west), places, strict=True):
        player.wait_for(UNREACHABLE, place)
    for who in (NORTH, WEST, BOT):
        assert evening.finished(who) == evening.finished(HOST)
    host = evening.start(HOST)
    host.host_again()
    host.do("play")

    results = {result(one) for one in (host, north, west, bot)}
    assert len(results) == 1
    assert bot.ends() == 0
    evening.go_home(north, west, host)
    assert read_record(evening.record(HOST)).public.phase is Phase.OVER
    assert len(set(evening.verify())) == 1, "all four have the same match, to the last byte"


@pytest.mark.slow
@pytest.mark.xvfb
def test_a_guest_goes_on_with_the_match_of_a_host_who_never_returns(
    stack: ExitStack, tmp_path: Path
) -> None:
    """Everybody is asked, totals are kept, and the hand that was not finished is dealt anew."""
    evening = Evening(stack, tmp_path, best_network(stack), TWO_HANDS)
    host, north, west, bot = evening.sit_down()
    places = [player.wait_for("^at 2 [3-9] ") for player in (north, west)]
    host.kill()
    for player, place in zip((north, west), places, strict=True):
        player.wait_for(UNREACHABLE, place)
    bot.kill()
    total = north.said("^at 2 [3-9] ")[-1].split()[-1]
    known = evening.finished(HOST)
    assert evening.finished(NORTH) == known

    north.do("menu", "Game", "Host this match again")
    north.do("see", f"^South: Open seat, kept for {HOST}$")
    north.press(f"South: Open seat, kept for {HOST}")
    north.do("pick", "Computer: Club, for nobody else")
    port, code = shown_way(north)
    west.do("menu", "Game", "Play on the network…")
    west.press("Leave the table")
    west.do("see", "^Leave the table in the middle of the match")
    west.press("Leave the table")
    if evening.network.finds:
        west.join_found(f"{NORTH}’s table", code)
    else:
        west.join_typed(evening.network.way(WEST, NORTH, port), code)
    bot = evening.bot(evening.network.way(BOT, NORTH, port), code, "--anew")
    north.do("see", f"^{WEST} has not agreed to the rules yet")
    west.press("Agree to these rules")
    north.do("see", "^3 of 3 people have agreed to these rules$")
    places = [player.count() for player in (north, west)]
    north.press("Go on with the match")
    for player, place in zip((north, west), places, strict=True):
        player.wait_for(f"^at 2 0 [a-z]+ {total}$", place)

    assert len({result(one) for one in (north, west, bot)}) == 1
    assert bot.ends() == 0
    evening.go_home(west, north)
    _old, *records = evening.verify()
    assert len(set(records)) == 1
    facts = read_record(evening.record(NORTH)).log.facts
    assert facts[: len(known)] == known
    handed_over = next(event for event in facts if isinstance(event, SeatChanged))
    assert (handed_over.seat, handed_over.by) == (Seat.SOUTH, "bot:club")


def result(player: Program) -> str:
    """The totals at the end of the match, as somebody was told them."""
    return player.lines[player.wait_for("^over ") - 1]
