"""What a start goes on with: a table on the network if its player says so, else the last match.

Must not know how matches are played, nor what is asked when there is nothing to go on with.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, assert_never

from maverick_desktop.core.public import Phase
from maverick_desktop.core.store import Disk, Record
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.text import faults
from maverick_desktop.text import window as words
from maverick_desktop.text.phrase import Arg, Phrase
from maverick_desktop.text.table import BOTH_LINES
from maverick_desktop.ui.asking import Asking
from maverick_desktop.ui.comeback import Comeback, KeptSeat, OwnLobby, OwnTable, comeback
from maverick_desktop.ui.matches import Matches
from maverick_desktop.ui.networkdoor import NetworkDoor
from maverick_desktop.ui.telling import Question, Telling

_AGAIN: Final = words.HOST_AGAIN_YES, words.NOT_NOW
_INTERRUPTED: Final = Question(words.HOST_AGAIN_TITLE, words.HOST_AGAIN_TEXT, *_AGAIN)
_ENDED: Final = Question(words.HOST_AGAIN_TITLE, words.HOST_AGAIN_OVER, *_AGAIN)
_LOBBY: Final = Question(words.HOST_AGAIN_TITLE, words.HOST_AGAIN_LOBBY, *_AGAIN)
_SEAT: Final = Question(
    words.COME_BACK_TITLE, words.COME_BACK_TEXT, words.COME_BACK_YES, words.NOT_NOW
)


class Start:
    """One start of the window."""

    def __init__(
        self,
        profile: Path,
        disk: Disk,
        matches: Matches,
        telling: Telling,
        asking: Asking,
        network: NetworkDoor,
        go_on_with: Callable[[Path, Record], None],
        begin_anew: Callable[[], None],
    ) -> None:
        """``go_on_with`` raises OSError; ``begin_anew``: nothing is there to go on with."""
        self._profile: Final = profile
        self._disk: Final = disk
        self._matches: Final = matches
        self._telling: Final = telling
        self._asking: Final = asking
        self._network: Final = network
        self._go_on_with: Final = go_on_with
        self._begin_anew: Final = begin_anew

    def go_on(self) -> None:
        """Go on with what was played last, or begin anew; where others are waiting, ask first."""
        latest = self._latest()
        back = comeback(self._profile, self._disk, latest)
        match back:
            case None:
                self._resume(latest)
            case OwnTable():
                # The match is its guests', too: it does not go on without them.
                question = _ENDED if back.over else _INTERRUPTED
                self._offer(question, back, self._begin_anew)
            case OwnLobby():
                self._offer(_LOBBY, back, lambda: self._resume(latest))
            case KeptSeat():
                self._offer(_SEAT, back, lambda: self._resume(latest), table=back.table)
            case _:
                assert_never(back)

    def _offer(
        self, question: Question, back: Comeback, no: Callable[[], None], **args: Arg
    ) -> None:
        self._asking.offer(question, lambda: self._go_back(back), no, **args)

    def _go_back(self, back: Comeback) -> None:
        match back:
            case OwnTable():
                self._network.host_again(back.record)
            case OwnLobby():
                self._network.open_lobby_again(back.table)
            case KeptSeat():
                self._network.come_back(back.id)
            case _:
                assert_never(back)

    def _latest(self) -> tuple[Path, Record] | None:
        """The record written last; None, and why is told, if it cannot be read."""
        path = self._matches.latest()
        if path is None:
            return None
        try:
            return path, self._matches.read(path)
        except RecordError as error:
            problem = faults.record_fault(path.name, error)
            both: dict[str, Arg] = {"first": problem, "second": Phrase(words.CANNOT_RESUME)}
            self._telling.tell(words.CANNOT_OPEN, Phrase(BOTH_LINES, both))
        except OSError as error:
            self._telling.tell(words.CANNOT_OPEN, faults.file_fault(path, error))
        return None

    def _resume(self, latest: tuple[Path, Record] | None) -> None:
        if latest is None or not _is_resumed_alone(latest[1]):
            self._begin_anew()
            return
        path, record = latest
        try:
            self._go_on_with(path, record)
        except OSError as error:
            self._telling.tell(words.CANNOT_OPEN, faults.file_fault(path, error))
            self._begin_anew()


def _is_resumed_alone(record: Record) -> bool:
    """Whether a match goes on by itself. What people elsewhere play too is theirs to take up."""
    alone = all(sitter.by != "remote" for sitter in record.public.seats)
    return alone and record.public.phase is not Phase.OVER
