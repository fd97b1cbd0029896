"""Matches at the score pad for the tests: entered by hand, at random, or watched at a table."""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.events import (
    BidMade,
    CardPlayed,
    Event,
    HandDealt,
    HandScored,
    Rewound,
    TrickTaken,
)
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.pad import decide, possible
from maverick_desktop.core.padfacts import (
    BeginHand,
    NameSeat,
    NoteBid,
    NoteRevoke,
    NoteTotals,
    NoteTrick,
    PadFact,
    PadRefused,
    PadWish,
    SeatNamed,
)
from maverick_desktop.core.padlog import PadLog, pad_header
from maverick_desktop.core.padreplay import PadCourse
from maverick_desktop.core.padstate import PadPhase, PadState, after, next_dealer
from maverick_desktop.core.padtable import Pad
from maverick_desktop.core.rules import Rules
from tests.core.driver import CREATED, MATCH, random_deal

NAMES = ("Анна", 'O"Neill \\ sons', "Zoë <b>", "李雷")


class Notes:
    """A ``PadSink`` that keeps facts, and how far the pad was when each was written."""

    def __init__(self) -> None:
        self.facts: list[tuple[int, PadFact]] = []
        self.pad: Pad | None = None
        self.known: list[int] = []

    def append(self, n: int, fact: PadFact, /) -> None:
        """Keep it, and the number of the latest fact that the pad's state holds."""
        self.facts.append((n, fact))
        if self.pad is not None:
            self.known.append(self.pad.state.n)


def new_log(rules: Rules, base: str = "classic") -> PadLog:
    """A log with no facts."""
    return PadLog(pad_header("0.1.0", MATCH, "Any rules", base, rules, NAMES, CREATED))


def new_pad(rules: Rules) -> Pad:
    """A pad before its first hand."""
    return Pad(new_log(rules), Notes())


def enter(pad: Pad, *wishes: PadWish) -> None:
    """Enter what the rules allow."""
    for wish in wishes:
        refused = pad.wish(wish)
        assert refused is None, f"{wish} was refused: {refused}"


def seat_of(letter: str) -> Seat:
    """The seat with this letter."""
    return SEATS["SWNE".index(letter)]


# --- a match that was played here ----------------------------------------------------------------


def wish_for(event: Event) -> PadWish | None:
    """What somebody who watched this would enter; None for what is not entered."""
    match event:
        case HandDealt():
            return BeginHand(event.dealer, event.deal.turned)
        case BidMade(seat=seat, bid=bid) if bid != "pass":
            return NoteBid(seat, bid)
        case CardPlayed(revoke=True):
            return NoteRevoke(event.seat)
        case TrickTaken():
            return NoteTrick(event.winner, event.trumps, event.adders)
        case _:
            return None


def watched(log: GameLog) -> list[PadWish]:
    """A whole match as it would be entered."""
    wishes = (wish_for(event) for _, event in log.in_force())
    return [wish for wish in wishes if wish is not None]


def hands_of(log: GameLog) -> Iterator[tuple[list[PadWish], HandScored]]:
    """What would be entered of each scored hand, with its score."""
    wishes: list[PadWish] = []
    for _, event in log.in_force():
        wish = wish_for(event)
        if isinstance(wish, BeginHand):
            wishes = []
        if wish is not None:
            wishes.append(wish)
        if isinstance(event, HandScored):
            yield wishes, event


# --- a match of random entries -------------------------------------------------------------------


def random_wish(state: PadState, dice: random.Random) -> PadWish:
    """Something that may be entered now."""
    while True:
        wish = _any_wish(state, dice)
        if not isinstance(decide(state, wish), PadRefused):
            return wish


def _any_wish(state: PadState, dice: random.Random) -> PadWish:
    seat = dice.choice(SEATS)
    hand = state.open_hand
    if dice.random() < 0.03 or state.phase is PadPhase.OVER:
        return NameSeat(seat, dice.choice(("Anna", "Bill", "Zoë")))
    if hand is None:
        dealer = next_dealer(state)
        return BeginHand(seat if dealer is None else dealer, random_deal(dice).turned)
    kind = dice.random()
    if kind < 0.15:
        return NoteBid(seat, dice.choice(("nil", "blind", "posh")))
    if kind < 0.25:
        return NoteRevoke(seat)
    if kind < 0.35 and not hand.tricks:
        made = tuple(None if bid is None else dice.random() < 0.5 for bid in hand.bids)
        return NoteTotals((dice.randint(-9, 14), dice.randint(-9, 14)), (made[0], made[1]))
    return NoteTrick(seat, *dice.choice(sorted(possible(state).fits)))


def folded(log: PadLog) -> PadState:
    """The present state, with every fact in force folded anew: slow, and plainly right."""
    undone: set[int] = set()
    for n, fact in enumerate(log.facts, start=1):
        if isinstance(fact, Rewound):
            undone |= {
                m for m in range(fact.to + 1, n) if not isinstance(log.facts[m - 1], SeatNamed)
            }
    state, rewinds = PadCourse(new_log(log.header.rules)).state, 0
    for n, fact in enumerate(log.facts, start=1):
        if isinstance(fact, Rewound):
            rewinds += 1
        elif n not in undone:
            state = after(state, n, fact)
    return replace(state, n=log.n, rewinds=rewinds)
