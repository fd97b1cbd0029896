"""Opens reviews: of the match on the table, and of any record. Must not know how a match is played.

Only hands that are over, and whose end has reached the screen, are ever handed on.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.replay import finished_hands
from maverick_desktop.core.store import read_record
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import faults, window
from maverick_desktop.text import reviewwords as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.table import is_you
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.ownseat import own_seat
from maverick_desktop.ui.telling import Telling
from maverick_desktop.ui.waiting import waiting

if TYPE_CHECKING:
    from maverick_desktop.core.finished import FinishedHand
    from maverick_desktop.ui.dialogs.review import ReviewDialog


class Reviews:
    """What a window reviews."""

    def __init__(self, parent: QWidget, look: Look, telling: Telling) -> None:
        self._window: Final = parent
        self._look: Final = look
        self._telling: Final = telling

    def show_match(self, view: SeatView, log: GameLog | None) -> "ReviewDialog | None":
        """Review the match on the table: the last hand first.

        ``log``: as much of it as may be told; on the network what its host has shown.
        """
        over = view.public.hands_over()
        found = () if log is None else finished_hands(log)
        hands = tuple(hand for hand in found if hand.hand.number in over)
        return self._open(hands, view.seat if is_you(view, view.seat) else None, self._window)

    @waiting()
    def show_record(self, path: Path, player: str, beside: QWidget) -> "ReviewDialog | None":
        """Review a record, from the seat of ``player``. What cannot be read is said."""
        try:
            log = read_record(path).log
        except RecordError as error:
            self._telling.tell(window.CANNOT_OPEN, faults.cannot_open(path, error))
        except OSError as error:
            self._telling.tell(window.CANNOT_OPEN, faults.file_fault(path, error))
        else:
            sitters = log.header.sitters
            seat = own_seat(sitters, player)
            own = None if sitters[seat].by.startswith("bot:") else seat
            return self._open(finished_hands(log), own, beside)
        return None

    def _open(
        self, hands: "tuple[FinishedHand, ...]", own: Seat | None, parent: QWidget
    ) -> "ReviewDialog | None":
        if not hands:
            self._telling.tell(words.NOTHING_TITLE, Phrase(words.NOTHING_TEXT))
            return None
        from maverick_desktop.ui.dialogs.review import ReviewDialog

        dialog = ReviewDialog(self._look, hands, own, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog
