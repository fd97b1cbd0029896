"""The score pad at work: a wish is judged, written down, and only then so. Knows no file."""

from typing import Protocol, TypeAlias

from .events import HandScored, MatchOver, Rewound
from .pad import decide
from .padfacts import PadFact, PadReason, PadRefused, PadWish, SeatNamed, WishedFact
from .padlog import PadLog
from .padreplay import PadCourse
from .padstate import PadState, due

_NoStep: TypeAlias = HandScored | MatchOver | Rewound | SeatNamed
"""What undo goes past: what followed by itself. Names it leaves alone."""


class PadSink(Protocol):
    """Where facts are written before anybody sees what they come to."""

    def append(self, n: int, fact: PadFact, /) -> None:
        """Write and flush fact ``n``. Must not raise: a full disk is the sink's to report."""


class Pad:
    """A match with real cards, of which the score is kept."""

    def __init__(self, log: PadLog, sink: PadSink) -> None:
        """Take up the match of ``log``, new or resumed; ``sink`` already holds its facts."""
        self._course = PadCourse(log)
        self._sink = sink

    @property
    def state(self) -> PadState:
        """The match as it stands."""
        return self._course.state

    @property
    def log(self) -> PadLog:
        """The match as facts."""
        return self._course.log

    def wish(self, wish: PadWish) -> PadRefused | None:
        """Enter something. None: it was done, and so was what follows from it."""
        self.settle()
        outcome = decide(self.state, wish)
        if isinstance(outcome, PadRefused):
            return outcome
        self._record(outcome)
        self.settle()
        return None

    @property
    def last_step(self) -> WishedFact | None:
        """What undo takes back, with all that followed from it; None when there is nothing."""
        return self._last()[1]

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self.last_step is not None

    def undo(self) -> PadRefused | None:
        """Take the last step back. None: it was done."""
        self.settle()
        to, step = self._last()
        if step is None:
            return PadRefused(PadReason.NOTHING_TO_UNDO)
        self._record(Rewound(to))
        return None

    def settle(self) -> None:
        """Write what must follow the last fact of a resumed record, if it was cut there."""
        while (fact := due(self.state)) is not None:
            self._record(fact)

    def _last(self) -> tuple[int, WishedFact | None]:
        """The last step in force, and the fact in force that undoing it goes back to."""
        step: WishedFact | None = None
        for n, fact in self.log.latest():
            if step is not None:
                return n, step
            if not isinstance(fact, _NoStep):
                step = fact
        return 0, step

    def _record(self, fact: PadFact) -> None:
        self._sink.append(self.log.n + 1, fact)
        self._course.add(fact)
