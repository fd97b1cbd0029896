"""The laws of the house, checked at every fact of a match (DESIGN.md, "Laws").

A ``Watch`` stands beside a match: it folds the log by itself, has the referee judge each fact, and
compares what each seat has made of what it heard.
"""

import random
from collections.abc import Callable
from typing import Any, Final, assert_never

from msgspec.structs import replace

from maverick_desktop.core import state as whole
from maverick_desktop.core.cards import FULL_DECK, SEATS, Card, CardSet, Seat, card_set, cards_in
from maverick_desktop.core.codec import fact_fields
from maverick_desktop.core.deals import Deal
from maverick_desktop.core.events import (
    BidMade,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    ChooseCards,
    Event,
    HandDealt,
    HandScored,
    MakeBid,
    MatchOver,
    PlayCard,
    Rejected,
    Rewound,
    SeatChanged,
    TrickTaken,
)
from maverick_desktop.core.headline import header_fields
from maverick_desktop.core.legal import Legal, MayBid, MayChoose, MayPlay, MayWait, bid_round
from maverick_desktop.core.log import GameLog
from maverick_desktop.core.public import Phase, PublicState, due
from maverick_desktop.core.rules import pass_target
from maverick_desktop.core.store import MemorySink, parse_record, record_lines
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatView
from tests.core.driver import Dealer, Listener, Match
from tests.referee import Referee

DUE_NAMES: Final = {
    CardsPassed: "passed",
    TrickTaken: "trick",
    HandScored: "scored",
    MatchOver: "over",
}


def said_by_core(state: whole.GameState) -> list[dict[str, Any]]:
    """Everything that all seats may do now, in the referee's words and order."""
    known = state.public
    actions: list[dict[str, Any]] = []
    if due(known) is not None:
        return actions
    for seat in SEATS:
        actions += _said(known, seat, state.view(seat).legal())
    return actions


def _said(known: PublicState, seat: Seat, legal: Legal) -> list[dict[str, Any]]:
    match legal:
        case MayPlay(free, priced):
            assert not free & priced
            return [
                {"seat": seat.letter, "play": card.code, "revoke": bool(priced >> card & 1)}
                for card in cards_in(free | priced)
            ]
        case MayBid(bids):
            round_ = bid_round(known)
            return [{"seat": seat.letter, "round": round_, "bid": bid} for bid in sorted(bids)]
        case MayChoose(cards, count):
            assert cards.bit_count() == 13
            return [{"seat": seat.letter, "choose": count}]
        case MayWait():
            return []


def due_in_core(known: PublicState) -> str | None:
    """The kind of the next fact, in the referee's words."""
    event = due(known)
    if event is not None:
        return DUE_NAMES[type(event)]
    match known.phase:
        case Phase.DEALING:
            return "dealt"
        case Phase.BLIND | Phase.CONTRACT:
            return "bid"
        case Phase.PASSING:
            return "chose"
        case Phase.PLAY:
            return "played"
        case Phase.OVER:
            return None


def blank(log: GameLog) -> whole.GameState:
    """The state before the first fact."""
    return whole.GameState(PublicState(log.header.rules, log.header.sitters))


def folded(log: GameLog) -> whole.GameState:
    """The present state, with every fact in force folded anew: slow, and plainly right."""
    undone: set[int] = set()
    for n, event in enumerate(log.facts, start=1):
        if isinstance(event, Rewound):
            undone |= {
                m for m in range(event.to + 1, n) if not isinstance(log.facts[m - 1], SeatChanged)
            }
    state, rewinds, opened = blank(log), 0, 0
    for n, event in enumerate(log.facts, start=1):
        if isinstance(event, Rewound):
            rewinds, opened = rewinds + 1, n
        elif n not in undone:
            state = whole.after(state, n, event)
    known = replace(state.public, n=log.n, rewinds=rewinds, opened=max(opened, state.public.opened))
    return whole.GameState(known, state.hands, state.given, state.received)


class Watch:
    """Checks a match as it goes."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.referee = Referee(header_fields(match.header))
        self.log = GameLog(match.header)
        self.state = blank(self.log)
        self.hands = 0
        """Hands that were scored, undone ones too."""

    def look(self) -> None:
        """Check every fact that has happened since the last look."""
        log = self.match.log
        while self.log.n < log.n:
            self._fact(log.facts[self.log.n])
        table = self.match.table
        assert table.public == self.state.public
        assert self.match.sink.facts[-1:] == [(log.n, log.facts[-1])]
        heard_all = [one for one in self.match.seats if one.seat in self.match.detach]
        for listener in (*heard_all, self.match.spectator):
            assert listener.heard[-1][0] == log.n
            listener.views.clear()

    def _fact(self, event: Event) -> None:
        n = self.log.append(event)
        before = self.state
        if isinstance(event, Rewound):
            self.state = folded(self.log)
        else:
            self.state = whole.after(before, n, event)
        # The referee raises if it would have it otherwise: winner, points, scores, end.
        self.referee.feed(fact_fields(n, event))
        self._agrees_with_referee()
        self._cards_conserved()
        self._square(n)
        self.hands += isinstance(event, HandScored)

    def _agrees_with_referee(self) -> None:
        legal = self.referee.legal()
        assert due_in_core(self.state.public) == legal["due"]
        assert said_by_core(self.state) == legal["actions"]
        if legal["due"] in ("played", "bid", "chose"):
            assert legal["actions"], "nobody may do anything"
            assert [seat.letter for seat in self.state.public.to_act()] == legal["seats"]
        else:
            assert not self.state.public.to_act()
        total = self.referee.total()
        assert self.state.public.total == (total["NS"], total["EW"])

    def _cards_conserved(self) -> None:
        known = self.state.public
        if known.hand.number == 0:
            return
        together, count = known.hand.cards_out(), 2 + len(known.hand.plays)
        count += 4 * len(known.hand.tricks)
        assert together.bit_count() == count
        for hand in self.state.hands:
            assert not hand & together
            together |= hand
        assert together == FULL_DECK

    def _square(self, n: int) -> None:
        for listener in self.match.seats:
            if listener.seat is not None and n in listener.views:
                same_view(listener.views[n], self.state.view(listener.seat))
        view = self.match.spectator.views.get(n)
        if view is not None:
            assert (view.hand, view.given, view.received) == (None, 0, 0)
            same_public(view.public, self.state.public)


def same_view(view: SeatView, true: SeatView) -> None:
    """Law 1, for one seat at one fact."""
    assert view.seat is true.seat
    mine = (view.hand, view.given, view.received)
    assert mine == (true.hand, true.given, true.received)
    same_public(view.public, true.public)


def same_public(known: PublicState, true: PublicState) -> None:
    """Equal; finished hands, which grow long, are compared when a new one is added."""
    if known is true:
        return
    if true.phase in (Phase.DEALING, Phase.OVER):
        assert known == true
        return
    assert len(known.past) == len(true.past)
    for name in PublicState.__struct_fields__:
        if name != "past":
            assert getattr(known, name) == getattr(true, name), name


# --- records -------------------------------------------------------------------------------------


def record_of(log: GameLog) -> bytes:
    """The match as a file."""
    return b"".join(record_lines(log))


def survives_writing(match: Match) -> None:
    """Record → load → the same match, the same state, and the same bytes again."""
    data = record_of(match.log)
    record = parse_record(data)
    assert not record.torn
    assert record.size == len(data)
    assert record.log.header == match.header
    assert record.log.facts == match.log.facts
    assert record.public == match.table.public
    assert record_of(record.log) == data
    resumed = Table(record.log, Dealer(random.Random(0)), match.sink)
    for seat in SEATS:
        listener = Listener(match.header, seat)
        resumed.attach(seat, listener)
        here = match.seats[seat]
        if seat in match.detach:
            assert listener.view == here.view
            assert listener.bytes_since(0) == here.bytes_since(0)


# --- non-interference ----------------------------------------------------------------------------


def shown(listener: Listener, since: int) -> CardSet:
    """Every card that deliveries from fact ``since`` on have shown to a listener."""
    seen = 0
    for n, event in listener.heard:
        if n < since:
            continue
        for name in event.__struct_fields__:
            value = getattr(event, name)
            if name in ("cards", "received") and value is not None:
                seen |= int(value)
        if isinstance(event, CardPlayed):
            seen |= event.card.bit
    return seen


class Unlike:
    """The same match with other cards where a seat cannot see them."""

    def __init__(self, match: Match, dice: random.Random) -> None:
        found = match.last_deal()
        assert found is not None
        self.match = match
        self.dice = dice
        self.start, self.dealt = found

    def check(self, seat: Seat, tries: int = 4) -> bool:
        """Law 2 for one seat. False if no other cards would have been played the same way."""
        listener = self.match.seats[seat]
        turned = card_set(self.dealt.deal.turned)
        hidden = list(cards_in(FULL_DECK & ~shown(listener, self.start) & ~turned))
        for attempt in range(tries):
            # All of them at first; if the others could not have played so, just two.
            moved = self._moved(hidden, 2 if attempt else len(hidden))
            origin = self._origin(seat)
            if origin is None and all(place == card for place, card in moved.items()):
                continue
            other = self._played_again(seat, moved, origin)
            if other is not None:
                mine = listener.bytes_since(self.start)
                assert other.bytes_since(self.start) == mine, f"{seat.name} heard something else"
                return True
        return False

    def _moved(self, cards: list[Card], count: int) -> dict[Card, Card]:
        """Which card is which in the other match."""
        picked = self.dice.sample(cards, min(count, len(cards)))
        placed = picked[1:] + picked[:1] if count == 2 else self.dice.sample(picked, len(picked))
        return dict(zip(picked, placed, strict=True))

    def _origin(self, seat: Seat) -> CardSet | None:
        """Two cards that two others may have held before passing: it comes to the same."""
        facts = self.match.log.facts[self.start :]
        if CardsPassed() not in facts or any(isinstance(event, Rewound) for event in facts):
            # What was undone may have shown who held them.
            return None
        chosen = {event.seat: event.cards for event in facts if isinstance(event, CardsChosen)}
        places = pass_target(self.match.header.rules, self.dealt.hand)
        giver = self.dice.choice(SEATS)
        taker = giver.after(places)
        if seat in (giver, taker):
            return None
        kept = self.dealt.deal.hands[taker] & ~chosen[taker]
        given = self.dice.choice(list(cards_in(chosen[giver])))
        return given.bit | self.dice.choice(list(cards_in(kept))).bit

    def _played_again(
        self, seat: Seat, moved: dict[Card, Card], origin: CardSet | None
    ) -> Listener | None:
        """The match done again with those cards; None if something could not be done the same."""

        def elsewhere(cards: CardSet) -> CardSet:
            if origin is not None and (cards & origin).bit_count() == 1:
                cards ^= origin
            return card_set(moved.get(card, card) for card in cards_in(cards))

        south, west, north, east = (elsewhere(hand) for hand in self.dealt.deal.hands)
        deal = Deal((south, west, north, east), self.dealt.deal.turned)
        facts = self.match.log.facts[self.start - 1 :]
        # Hands that were dealt after this one, and undone, come again as they were.
        later = [event.deal for event in facts[1:] if isinstance(event, HandDealt)]
        dealer = Dealer(self.dice, [deal, *later])
        dealer.first = self.dealt.dealer
        log = self.match.log.prefix(self.start - 1)
        table = Table(log, dealer, MemorySink())
        listener = Listener(self.match.header, seat)
        table.attach(seat, listener, self.start - 1)
        for event in facts:
            n = log.n
            if not done_again(table, event, elsewhere):
                return None
            if isinstance(event, CardPlayed) and log.facts[n] != event:
                return None
        return listener


def done_again(table: Table, event: Event, elsewhere: Callable[[CardSet], CardSet]) -> bool:
    """Do at a table what led to a fact elsewhere; whether it could be done."""
    n = table.public.n
    refused: Rejected | None = None
    match event:
        case HandDealt():
            refused = table.deal()
        case BidMade():
            refused = table.submit(event.seat, MakeBid(event.bid), n)
        case CardsChosen():
            refused = table.submit(event.seat, ChooseCards(elsewhere(event.cards)), n)
        case CardPlayed():
            refused = table.submit(event.seat, PlayCard(event.card), n)
        case Rewound():
            refused = table.rewind(event.to)
        case SeatChanged():
            table.seat_changed(event.seat, event.by, event.name)
        case CardsPassed() | TrickTaken() | HandScored() | MatchOver():
            pass
        case _:
            assert_never(event)
    return refused is None
