"""What the window needs of a match, wherever its table is. A protocol only.

Desk, shell and papers know nothing else: a match alone, one that is hosted here and one that is
played at somebody else's table look the same to them.
"""

from typing import TYPE_CHECKING, Protocol

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import Action, Rejected
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import PublicState
from maverick_desktop.core.sheet import SheetHead
from maverick_desktop.ui.pacing import Screen

if TYPE_CHECKING:
    from maverick_desktop.ui.counsel import Counsel


class MatchSession(Protocol):
    """A match in the window, seen from the player's seat."""

    @property
    def me(self) -> Seat:
        """The player's seat."""

    @property
    def screen(self) -> Screen:
        """What has reached the screen."""

    @property
    def header(self) -> MatchHeader:
        """What is fixed for the match."""

    @property
    def counsel(self) -> "Counsel | None":
        """Hints and what computers thought; None where others would be wronged by them."""

    def start(self) -> None:
        """Take the seat and show how things stand."""

    def wish(self, action: Action) -> Rejected | None:
        """The player wants something, on what is on the screen.

        None: it was done, or it is on its way to the table.
        """

    def next_hand(self) -> None:
        """Deal the next hand, if it is time for one and this player deals."""

    def can_undo(self) -> bool:
        """Whether there is something of the player's to take back, or to ask for."""

    def undo(self) -> None:
        """Take back the player's last card, bid or choice; where others play, ask them."""

    def answer(self, yes: bool) -> None:
        """Answer the question on the screen, if there is one."""

    def head(self, public: PublicState) -> SheetHead:
        """What stands above and below the score sheet."""

    def copy(self) -> GameLog | None:
        """The match as a record for a file; None while nothing of it may be written yet."""

    def close(self) -> None:
        """Get up: the record is finished. Safe at any moment and more than once."""

    def deleteLater(self) -> None:  # noqa: N802 - Qt's name
        """Go, once nothing is under way any more."""
