"""The match in the window: who plays it there, its desk, and what is shown of it.

Joins a ``MatchSession``, wherever its table is, with the window. Must not know where matches come
from, nor records beyond the place of this one's.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from maverick_desktop.core.log import MatchHeader
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import PRESETS, diff
from maverick_desktop.core.sheet import ScoreSheet, SheetHead, sheet_of
from maverick_desktop.text.options import set_name
from maverick_desktop.ui.desk import Desk
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.main_window import MainWindow
from maverick_desktop.ui.pacing import Pace

if TYPE_CHECKING:
    from maverick_desktop.ui.tablesession import MatchSession


class Sitting(QObject):
    """The one match that a window shows, or none."""

    shown = Signal(object)
    """The ``SeatView`` that has reached the screen."""

    def __init__(self, window: MainWindow, look: Look) -> None:
        super().__init__(window)
        self._window: Final = window
        self._look: Final = look
        self.session: MatchSession | None = None
        self.desk: Desk | None = None
        self.record: Path | None = None
        """The record of the match, where this window keeps it."""

    @property
    def in_play(self) -> bool:
        """Whether a match is there that is not over."""
        session = self.session
        return session is not None and session.screen.view.public.phase is not Phase.OVER

    def play(self, session: "MatchSession", record: Path | None) -> None:
        """Show a match; the one before has been left."""
        self.session, self.record = session, record
        session.screen.changed.connect(self.show)
        session.screen.hold_left.connect(self._window.table.view.set_hold_fraction)
        self._window.table.view.set_rules(session.header.rules)
        session.start()
        self.desk = Desk(session, self)
        self._window.sit(self.desk)
        self.show()

    def leave(self) -> None:
        """Close the match; its record stays as it stands."""
        if self.session is None:
            return
        self._window.leave()
        session, self.session, self.record = self.session, None, None
        session.screen.changed.disconnect(self.show)
        session.close()
        session.deleteLater()
        if self.desk is not None:
            self.desk.deleteLater()
            self.desk = None

    def close(self) -> None:
        """The window goes: put the match in order, and leave on the screen what is there."""
        if self.session is not None:
            self.session.close()

    @Slot()
    def show(self) -> None:
        """Show how the match stands."""
        if self.session is None:
            return
        view, header = self.session.screen.view, self.session.header
        changes = len(diff(header.rules, PRESETS[header.rules_base]))
        self._window.show_view(view, self.rules_name(header), changes)
        self.shown.emit(view)

    def keep_pace(self, pace: Pace) -> None:
        """Things stay on the screen so long from now on."""
        if self.session is not None:
            self.session.screen.pace = pace

    def rules_name(self, header: MatchHeader) -> str:
        """What the rule set of a match is called here."""
        return self._look.say(set_name(header.rules_name, header.rules_base))

    def on_paper(self) -> tuple[ScoreSheet, SheetHead] | None:
        """The match for the score sheet: only what has reached the screen. None without one."""
        if self.session is None:
            return None
        public = self.session.screen.view.public
        name = self.rules_name(self.session.header)
        head = msgspec.structs.replace(self.session.head(public), rules_name=name)
        return sheet_of(public), head
