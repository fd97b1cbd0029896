"""The way from a window to play on the network, which is loaded when somebody takes it.

A match alone opens no port and knows nothing of ``ui.lan``. Must not know dialogs.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from maverick_desktop.ui.ahead import Ahead
from maverick_desktop.ui.chosen import Chosen
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.pacing import Pace
from maverick_desktop.ui.rulesets import RuleSets

if TYPE_CHECKING:
    from maverick_desktop.core.store import Disk, Trouble
    from maverick_desktop.ui.dialogs.rules import RulesDialog
    from maverick_desktop.ui.lan.hall import Ways
    from maverick_desktop.ui.lan.rooms import LanRooms
    from maverick_desktop.ui.telling import Question


class NetworkDoor(QObject):
    """Tables on the network, for whoever has the commands of a window."""

    sit = Signal(object)
    """A ``MatchSession`` begins: the match in the window gives way to it."""
    rise = Signal()
    """The match in the window is about to be hosted: let go of its record."""

    def __init__(
        self,
        window: MainWindow,
        look: Look,
        rule_sets: RuleSets,
        chosen: Chosen,
        profile: Path,
        disk: "Disk",
        trouble: "Trouble",
        open_rules: Callable[..., "RulesDialog"],
        pace: Callable[[], Pace],
    ) -> None:
        """``open_rules`` opens the rule dialog beside a widget."""
        super().__init__(window)
        self._window: Final = window
        self._look: Final = look
        self._rule_sets: Final = rule_sets
        self._chosen: Final = chosen
        self._profile: Final = profile
        self._disk: Final = disk
        self._trouble: Final = trouble
        self._open_rules: Final = open_rules
        self._pace: Final = pace
        self._rooms: LanRooms | None = None
        self._ahead: Final = Ahead(self)

    def rooms(self, ways: "Ways | None" = None) -> "LanRooms":
        """Play on the network; loaded now if it was not. ``ways``: how tables meet the world."""
        if self._rooms is None:
            from maverick_desktop.ui.lan.hall import Hall, Ways
            from maverick_desktop.ui.lan.rooms import LanRooms

            hall = Hall(
                self._window,
                self._look,
                self._rule_sets,
                lambda: self._chosen.settings,
                self._chosen.remember,
                self._open_rules,
                self._pace,
                ways or Ways(),
            )
            self._rooms = LanRooms(hall, self._profile, self._disk, self._trouble)
            self._rooms.network.sit.connect(self.sit)
            self._rooms.rise.connect(self.rise)
        return self._rooms

    @property
    def at_table(self) -> bool:
        """Whether a table is open here, or one is visited."""
        return self._rooms is not None and self._rooms.network.at_table

    @property
    def record(self) -> Path | None:
        """The record of the match on the network, if one was played since the start."""
        return None if self._rooms is None else self._rooms.network.record

    def show(self) -> None:
        """Open the lobby, as soon as it is loaded."""
        self._when_loaded(lambda: self.rooms().show())

    def host_again(self, record: Path | None) -> None:
        """Open a table for the match of a record; the reason why not is told."""
        self._when_loaded(lambda: self.rooms().host_again(record))

    def open_lobby_again(self, table: Path) -> None:
        """Open a table again at which no match had begun, by its file."""
        self._when_loaded(lambda: self.rooms().open_lobby_again(table))

    def come_back(self, table: str) -> None:
        """Go back to the seat that is kept at a table (``Ticket.match``)."""
        self._when_loaded(lambda: self.rooms().come_back(table))

    def _when_loaded(self, go: Callable[[], None]) -> None:
        if self._rooms is not None:
            go()
        else:
            self._ahead.then(go)

    def parting(self) -> "Question | None":
        """What is to be asked before the player goes away from a table, if they are at one."""
        if self._rooms is None:
            return None
        from maverick_desktop.ui.lan.parting import parting

        return parting(self._rooms.network)

    def leave(self) -> None:
        """Another match comes into the window: a table closes, a seat elsewhere stays."""
        if self._rooms is not None:
            self._rooms.network.close_table()
            self._rooms.network.give_up()

    def close(self) -> None:
        """The window goes: a table closes, a seat elsewhere stays. Safe more than once."""
        self._ahead.close()
        if self._rooms is not None:
            self._rooms.close()
