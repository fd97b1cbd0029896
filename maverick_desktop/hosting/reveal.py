"""A match as a guest can prove it: whole facts, once the host has opened the hand they belong to.

During a hand a guest knows its own half of each fact. What is opened afterwards must be what was
promised before, give this seat exactly what it saw, and let everybody have played as they did; then
its facts are whole, with the same numbers, and good for a record. Pure.
"""

from enum import Enum
from typing import Final, assert_never

import msgspec

from maverick_desktop.core.cards import CardSet, Seat, card, card_set
from maverick_desktop.core.deals import BadDeal, Deal, code_of, deal_from_code
from maverick_desktop.core.events import (
    BidMade,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    Event,
    HandDealt,
    HandScored,
    MatchOver,
    Rewound,
    SeatBidMade,
    SeatCardsChosen,
    SeatCardsPassed,
    SeatChanged,
    SeatDealt,
    SeatEvent,
    TrickTaken,
)
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.replay import Course, add_proved
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.core.view import SeatView
from maverick_desktop.lan.messages import Commit, Opened
from maverick_desktop.lan.wire import ProtocolError

from .commit import was_fixed


class DealCheck(Enum):
    """What a guest has found out about a hand's deal, once it was opened."""

    FIXED = "fixed"
    """It was fixed before play, and is the one that was played."""
    SHOWN = "shown"
    """It is the one that was played; what was promised before this guest has not heard."""
    NOT_AS_PROMISED = "not_as_promised"
    """Another deal had been promised."""
    NOT_AS_PLAYED = "not_as_played"
    """It does not fit what this seat saw, or what was played."""
    PROMISED_ANEW = "promised_anew"
    """One deal was promised before play, and another one later."""

    @property
    def alarming(self) -> bool:
        """Whether the host's program has not dealt fairly."""
        return self not in (DealCheck.FIXED, DealCheck.SHOWN)


class _Heard(msgspec.Struct, frozen=True):
    """A fact as this seat heard it, and what it held afterwards."""

    event: SeatEvent
    own: tuple[CardSet | None, CardSet, CardSet]


class _Shown(msgspec.Struct):
    """An opened hand."""

    deal: Deal
    chosen: list[CardSet]
    """What was chosen, in order; taken from the front."""


class Reveal:
    """One telling of a match: promises, facts and opened hands, in the order they come."""

    def __init__(self, header: MatchHeader, seat: Seat | None) -> None:
        """``seat``: None for a spectator, who holds no cards."""
        self._seat: Final = seat
        self._course: Final = Course(GameLog(header))
        self._heard: list[_Heard] = []
        """What is not proved yet."""
        self._commit: Commit | None = None
        """The latest promise."""
        self._hand = 0
        """The hand in progress, or to be opened; 0 when there is none."""
        self._ended = False
        self._floor = 0
        """Nothing is undone that happened up to this fact."""
        self._broken = False
        """Whether something opened was not true: no fact can be proved from there on."""
        self._good = 0

    @property
    def proved(self) -> list[Event]:
        """The whole facts so far, as the rules have them."""
        return self._course.log.facts[: self._good]

    def promised(self, commit: Commit, hand: int) -> None:
        """A deal is promised while hand ``hand`` was the latest. ProtocolError out of order."""
        if self._hand or commit.hand != hand + 1 or self._promise_is_open(hand):
            raise ProtocolError("promise")
        self._commit = commit

    def happened(self, n: int, event: SeatEvent, view: SeatView) -> None:
        """A fact, and what the seat knows after it. ProtocolError where no host would have it."""
        match event:
            case SeatDealt():
                if self._hand or self._commit is None or self._commit.hand != event.hand:
                    raise ProtocolError("unpromised")
                self._hand, self._ended, self._floor = event.hand, False, n
            case HandScored() | MatchOver():
                self._ended, self._floor = True, n
            case Rewound() if event.to < self._floor:
                raise ProtocolError("undone")
            case _:
                pass
        if not self._broken:
            self._heard.append(_Heard(event, (view.hand, view.given, view.received)))
        if not self._hand:
            self._prove(None)

    def opened(self, opened: Opened) -> DealCheck:
        """A hand is opened. ProtocolError if it is not over, or was opened before."""
        commit = self._commit
        if not self._ended or opened.hand != self._hand or commit is None:
            raise ProtocolError("opened")
        self._hand = 0
        fixed = was_fixed(commit.digest, opened.deal, opened.nonce)
        if not self._prove(_shown(opened)):
            return DealCheck.NOT_AS_PLAYED
        return DealCheck.FIXED if fixed else DealCheck.NOT_AS_PROMISED

    def _promise_is_open(self, hand: int) -> bool:
        return self._commit is not None and self._commit.hand > hand

    def _prove(self, shown: _Shown | None) -> bool:
        """Make whole what was heard. False, now and ever after, if something cannot be true."""
        heard, self._heard = self._heard, []
        true = not self._broken and all(self._is_true(one, shown) for one in heard)
        if not true or (shown is not None and shown.chosen):
            self._broken = True
            return False
        self._good = self._course.log.n
        return True

    def _is_true(self, heard: _Heard, shown: _Shown | None) -> bool:
        event = _whole(heard.event, shown)
        if event is None:
            return False
        try:
            add_proved(self._course, event)
        except RecordError:
            return False
        if self._seat is None:
            return True
        view = self._course.state.view(self._seat)
        return (view.hand, view.given, view.received) == heard.own


def _shown(opened: Opened) -> _Shown:
    """What a message shows. ProtocolError if that is no deal."""
    try:
        deal = deal_from_code(opened.deal)
    except BadDeal:
        raise ProtocolError("deal") from None
    if code_of(deal) != opened.deal:
        raise ProtocolError("deal")
    return _Shown(deal, [card_set(map(card, cards)) for cards in opened.chosen])


def _whole(event: SeatEvent, shown: _Shown | None) -> Event | None:
    """The fact that a seat's half belongs to; None if what was opened has no such fact."""
    match event:
        case SeatDealt():
            if shown is None or shown.deal.turned != event.turned:
                return None
            return HandDealt(event.hand, event.dealer, shown.deal, event.trump, event.adder)
        case SeatBidMade():
            return BidMade(event.seat, event.round, event.bid)
        case SeatCardsChosen():
            if shown is None or not shown.chosen:
                return None
            return CardsChosen(event.seat, shown.chosen.pop(0))
        case SeatCardsPassed():
            return CardsPassed()
        case CardPlayed() | TrickTaken() | HandScored() | MatchOver() | Rewound() | SeatChanged():
            return event
        case _:
            assert_never(event)
