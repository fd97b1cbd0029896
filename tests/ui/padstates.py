"""Matches on the score pad: sessions without a file, and windows in every state they can have."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from maverick_desktop.core.cards import SEATS, Seat, Suit, card
from maverick_desktop.core.padfacts import (
    BeginHand,
    BeginHandBySuits,
    NoteBid,
    NoteRevoke,
    NoteTotals,
    NoteTrick,
    PadFact,
    PadWish,
)
from maverick_desktop.core.padlog import PadLog, pad_header
from maverick_desktop.core.padstate import Names
from maverick_desktop.core.rules import INDIVIDUALIST, Rules
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.padsession import PadSession
from maverick_desktop.ui.pad.padwindow import PadWindow

NAMES: Final[Names] = ("Anna", "Walter", "Nora", "Emma")
WIDE: Final[Names] = (
    "Wilhelmina Wollstonecraf",
    "Maximilian & Mustermann",
    "W" * 24,
    "<b>&amp;</b>",
)
MATCH: Final = "00000000-0000-4000-8000-000000000000"
CREATED: Final = "2026-11-30T10:00:00Z"


class Sheets:
    """A journal in memory."""

    def __init__(self) -> None:
        self.facts: list[tuple[int, PadFact]] = []
        self.syncs = 0
        self.closed = False

    def append(self, n: int, fact: PadFact, /) -> None:
        """Keep fact ``n``."""
        assert not self.closed
        self.facts.append((n, fact))

    def sync(self) -> None:
        """Count a sync."""
        self.syncs += 1

    def close(self) -> None:
        """No more facts."""
        self.closed = True


def session_of(
    rules: Rules = INDIVIDUALIST,
    base: str = "individualist",
    names: Names = NAMES,
    dealer: Seat | None = None,
) -> PadSession:
    """A new match under these rules, without a file."""
    header = pad_header("0.1.0", MATCH, base, base, rules, names, CREATED)
    journal = Sheets()
    return PadSession(PadLog(header), lambda _trouble: journal, dealer)


def no_copy(_log: PadLog, _path: Path) -> None:
    """Copies go nowhere."""


def enter(session: PadSession, *wishes: PadWish) -> PadSession:
    """Enter these things, which can all be."""
    for wish in wishes:
        refused = session.wish(wish)
        assert refused is None, (wish, refused)
    return session


GOLDEN: Final = (
    ("W", 0, 0), ("N", 4, 0), ("E", 1, 0), ("N", 4, 0), ("E", 1, 0), ("N", 0, 4), ("E", 1, 0),
    ("W", 1, 3), ("W", 1, 1), ("E", 0, 0), ("W", 1, 2), ("W", 0, 1), ("W", 0, 1),
)  # fmt: skip
"""Winner, trumps and adders of each trick of golden hand G1 (RULES.md section 6)."""
BEGIN: Final = BeginHand(Seat.NORTH, (card("4S"), card("6C")))


def seat(letter: str) -> Seat:
    """The seat with this letter."""
    return SEATS["SWNE".index(letter)]


def golden(count: int = 13) -> list[PadWish]:
    """The first tricks of the golden hand."""
    return [NoteTrick(seat(who), trumps, adders) for who, trumps, adders in GOLDEN[:count]]


def totals(dealer: Seat, ns: int, ew: int) -> list[PadWish]:
    """A whole hand entered by its totals."""
    return [BeginHandBySuits(dealer, Suit.HEARTS, Suit.CLUBS), NoteTotals((ns, ew))]


# --- the states, to be looked at -----------------------------------------------------------------

Make = Callable[[Look, Names], PadWindow]


def _window(look: Look, session: PadSession) -> PadWindow:
    return PadWindow(look, session, no_copy)


def first_hand(look: Look, names: Names = NAMES) -> PadWindow:
    """The first hand is to begin, and nobody has said who deals."""
    return _window(look, session_of(names=names))


def begin(look: Look, names: Names = NAMES) -> PadWindow:
    """The second hand is to begin, and both cards are typed."""
    window = _window(look, enter(session_of(names=names), *totals(Seat.NORTH, 9, 2)))
    window.desk.next_hand()
    form = window.felt.begin.form
    form.line.setText("4S 6C")
    form.typed.emit("4S 6C")
    return window


def by_suits(look: Look, names: Names = NAMES) -> PadWindow:
    """Only the suits are known."""
    window = _window(look, session_of(names=names, dealer=Seat.WEST))
    window.felt.begin.form.switch.click()
    window.felt.begin.form.suits[0][1].click()
    return window


def who_took(look: Look, names: Names = NAMES) -> PadWindow:
    """The sixth trick is to be entered, bids and a revoke have been."""
    session = enter(session_of(names=names), BEGIN, *golden(5))
    enter(session, NoteBid(Seat.SOUTH, "nil"), NoteBid(Seat.EAST, "blind"), NoteRevoke(Seat.WEST))
    return _window(look, session)


def half_entered(look: Look, names: Names = NAMES) -> PadWindow:
    """A trick is half entered; some numbers cannot be."""
    session = enter(session_of(names=names), BEGIN, *golden(10), NoteBid(Seat.SOUTH, "nil"))
    window = _window(look, session)
    window.desk.press_seat(Seat.WEST)
    window.desk.press_count("trumps", 1)
    return window


def refused(look: Look, names: Names = NAMES) -> PadWindow:
    """A press that cannot be."""
    window = half_entered(look, names)
    window.desk.press_count("adders", 4)
    return window


def bidding(look: Look, names: Names = NAMES) -> PadWindow:
    """A bid is entered: the seat is named."""
    session = enter(session_of(names=names), BEGIN, NoteBid(Seat.EAST, "blind"), *golden(3))
    window = _window(look, session)
    window.desk.ask_bid()
    window.desk.press_seat(Seat.SOUTH)
    return window


def revoking(look: Look, names: Names = NAMES) -> PadWindow:
    """A revoke is entered."""
    window = _window(look, enter(session_of(names=names), BEGIN, *golden(3)))
    window.desk.ask_revoke()
    return window


def by_totals(look: Look, names: Names = NAMES) -> PadWindow:
    """A hand is entered by its totals; one bid is decided, one has to be told."""
    session = enter(session_of(names=names), BEGIN, NoteBid(Seat.SOUTH, "nil"))
    enter(session, NoteBid(Seat.EAST, "blind"))
    window = _window(look, session)
    window.desk.ask_totals()
    ns, ew = window.felt.totals.rows
    for row, text in ((ns, "10"), (ew, "−2")):
        row.points.setText(text)
        row.points.textEdited.emit(text)
    return window


def hand_over(look: Look, names: Names = NAMES) -> PadWindow:
    """A hand has been scored, with bids and a revoke."""
    session = enter(session_of(names=names), BEGIN, NoteBid(Seat.SOUTH, "nil"))
    enter(session, NoteBid(Seat.EAST, "blind"), NoteRevoke(Seat.WEST), *golden())
    return _window(look, session)


def match_over(look: Look, names: Names = NAMES) -> PadWindow:
    """The match has been won."""
    session, dealer = session_of(names=names), Seat.NORTH
    for ns, ew in ((12, 3), (9, 6), (4, 11), (14, -2), (13, 2)):
        enter(session, *totals(dealer, ns, ew))
        dealer = dealer.left
    return _window(look, session)


STATES: Final[dict[str, Make]] = {
    "first-hand": first_hand,
    "begin": begin,
    "by-suits": by_suits,
    "who-took": who_took,
    "half-entered": half_entered,
    "refused": refused,
    "bidding": bidding,
    "revoking": revoking,
    "by-totals": by_totals,
    "hand-over": hand_over,
    "match-over": match_over,
}
