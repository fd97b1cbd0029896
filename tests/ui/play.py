"""Ways to play in tests of the window: matches, sessions, and a hand played by itself."""

from pathlib import Path

import msgspec
from PySide6.QtWidgets import QApplication

from maverick_desktop.ai.levels import LEVELS, Budget, decide
from maverick_desktop.chance import chance_for
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.events import Action, Event, SeatEvent
from maverick_desktop.core.legal import MayWait
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import CLASSIC, Rules
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatMemory, SeatView
from maverick_desktop.ui.matches import NewMatch, make_sitters

NAMES = ("You", "Walter", "Nora", "Emma")
BY = ("human", "bot:club", "bot:club", "bot:club")


class Pages:
    """A journal in memory: what was written, and whether it was closed."""

    def __init__(self) -> None:
        self.facts: list[tuple[int, Event]] = []
        self.syncs = 0
        self.closed = False

    def append(self, n: int, event: Event) -> None:
        """Keep fact ``n``."""
        assert not self.closed
        self.facts.append((n, event))

    def sync(self) -> None:
        """Count a sync."""
        self.syncs += 1

    def close(self) -> None:
        """No more facts."""
        self.closed = True


def wish_for(
    rules: Rules = CLASSIC, number: int | None = 4711, by: tuple[str, str, str, str] = BY
) -> NewMatch:
    """A match under these rules."""
    base = "classic"
    return NewMatch(
        rules=rules, rules_name="Test", rules_base=base, names=NAMES, by=by, number=number
    )


def rules_with(base: Rules, **options: object) -> Rules:
    """Rules with some options changed."""
    return msgspec.structs.replace(base, **options)


def sound_action(view: SeatView) -> Action:
    """What a club player would do in the player's place."""
    assert not isinstance(view.legal(), MayWait)
    return decide(LEVELS["club"].make(), view, Budget(), 1)


class _Ear:
    """A seat that remembers every view and the fact that led to it."""

    def __init__(self, memory: SeatMemory) -> None:
        self.memory = memory
        self.heard: list[tuple[SeatView, SeatEvent]] = []

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Fold and keep."""
        self.memory.deliver(n, event)
        self.heard.append((self.memory.view, event))


def views_of_a_match(
    rules: Rules, seed: int, names: tuple[str, str, str, str] = NAMES
) -> list[tuple[SeatView, SeatEvent]]:
    """All that South sees, fact by fact, of a match of random players who also revoke."""
    wish = msgspec.structs.replace(wish_for(rules), names=names)
    header = MatchHeader("0", "", seed + 1, "Test", "classic", rules, make_sitters(wish), "")
    table = Table(GameLog(header), chance_for(seed + 1), MemorySink())
    ears = [_Ear(SeatMemory(rules, header.sitters, seat)) for seat in SEATS]
    for seat in SEATS:
        table.attach(seat, ears[seat])
    thinker = LEVELS["reckless"].make()
    while table.public.phase is not Phase.OVER:
        if table.public.phase is Phase.DEALING:
            table.deal()
        for seat in table.public.to_act():
            view = ears[seat].memory.view
            action = decide(thinker, view, Budget(), seed * 4 + seat)
            assert table.submit(seat, action, view.public.n) is None
    return ears[0].heard


def settle() -> None:
    """Let everything that is due happen."""
    for _ in range(3):
        QApplication.processEvents()


def picture_folder() -> Path:
    """Where tests leave pictures to look at."""
    folder = Path("build/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
