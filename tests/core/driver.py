"""Random rule sets, random deals and random matches at a real table, for the tests of the core.

Everything follows from one seed, which every failure names. The dice are the tests' own: the cards
of a real match come from elsewhere.
"""

import random
from collections.abc import Callable
from typing import Any, Final

import msgspec

from maverick_desktop.core.cards import DECK, SEATS, Card, CardSet, Seat, card_set, cards_in
from maverick_desktop.core.deals import DEALS, Deal, deal_at
from maverick_desktop.core.events import (
    Action,
    ChooseCards,
    HandDealt,
    MakeBid,
    PlayCard,
    Rejected,
    SeatEvent,
)
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.ports import Chance
from maverick_desktop.core.public import Phase, Sitter
from maverick_desktop.core.replay import Course
from maverick_desktop.core.rules import OPTIONS, Kind, Option, Rules, conflicts
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatMemory, SeatView

MATCH: Final = "0b0e8f0a-5c1d-4b6e-9a55-3c1f0a7d2e11"
CREATED: Final = "2026-11-29T21:00:00Z"

# --- rules ---------------------------------------------------------------------------------------


def random_value(option: Option, dice: random.Random) -> Any:
    """Any value that the option alone may hold, the ends of a range rather often."""
    match option.kind:
        case Kind.FLAG:
            return dice.random() < 0.5
        case Kind.CHOICE:
            return dice.choice(option.choices)
        case Kind.BIDS:
            return frozenset(kind for kind in option.choices if dice.random() < 0.5)
        case Kind.NUMBER_OR_NONE if dice.random() < 0.4:
            return None
        case _:
            low, high = option.about.low, option.about.high
            return dice.choice((low, high, dice.randint(low, high), dice.randint(low, high)))


def random_rules(dice: random.Random) -> Rules:
    """A set of rules that may play, each option off its Classic value about half the time."""
    while True:
        values: dict[str, Any] = {
            name: random_value(option, dice) if dice.random() < 0.6 else option.classic
            for name, option in OPTIONS.items()
        }
        # Long matches teach nothing that short ones do not.
        if dice.random() < 0.8:
            values["hands"] = dice.randint(1, 4)
        if values["target"] is not None and dice.random() < 0.7:
            values["target"] = dice.randint(10, 30)
        rules = Rules(**values)
        if not conflicts(rules):
            return rules


def header_of(rules: Rules, number: int | None = None) -> MatchHeader:
    """The header of a match under these rules."""
    south, west, north, east = (Sitter(f"Player {seat.letter}", "human") for seat in SEATS)
    sitters = (south, west, north, east)
    return MatchHeader("0.1.0", MATCH, number, "Any rules", "classic", rules, sitters, CREATED)


# --- deals ---------------------------------------------------------------------------------------


def random_deal(dice: random.Random) -> Deal:
    """A deal: mostly a fair one; else odd turned cards, or long suits and therefore voids."""
    kind = dice.random()
    if kind < 0.5:
        return deal_at(dice.randrange(DEALS))
    cards = list(DECK)
    if kind < 0.8:
        dice.shuffle(cards)
    else:
        # Each card wanders a little from its place in the deck: seats get long suits.
        reach = dice.choice((4.0, 10.0, 20.0))
        cards.sort(key=lambda card: (card + dice.random() * reach) % 54)
    turned = _odd_pair(dice)
    rest = [card for card in cards if card not in turned]
    if dice.random() < 0.5:
        start = dice.randrange(52)
        rest = rest[start:] + rest[:start]
    south, west, north, east = (card_set(rest[place : place + 13]) for place in (0, 13, 26, 39))
    return Deal((south, west, north, east), turned)


def _odd_pair(dice: random.Random) -> tuple[Card, Card]:
    first, second = dice.sample(DECK, 2)
    kind = dice.random()
    if kind < 0.4:
        rank = dice.randrange(13)
        one, other = dice.sample(range(4), 2)
        return DECK[13 * one + rank], DECK[13 * other + rank]
    if kind < 0.6:
        joker = DECK[dice.choice((52, 53))]
        return (joker, second) if second != joker else (joker, DECK[dice.randrange(52)])
    if kind < 0.7:
        suit = 13 * dice.randrange(4)
        low, high = dice.sample(range(13), 2)
        return DECK[suit + low], DECK[suit + high]
    return first, second


class Dealer:
    """A ``Chance`` of seeded dice, or of one deal that is handed in."""

    def __init__(self, dice: random.Random, deals: list[Deal] | None = None) -> None:
        self._dice = dice
        self._deals = deals
        self.first: Seat | None = None

    def dealer(self) -> Seat:
        """Who deals first."""
        return self._dice.choice(SEATS) if self.first is None else self.first

    def deal(self, hand: int, attempt: int) -> Deal:
        """The next deal."""
        assert hand >= 1
        assert attempt >= 1
        return random_deal(self._dice) if self._deals is None else self._deals.pop(0)


# --- seats ---------------------------------------------------------------------------------------


def _plain(value: object) -> int:
    """How a card goes over the wire in these tests; anything else has no business there."""
    assert isinstance(value, Card), f"{type(value).__name__} reached a seat"
    return int(value)


_ENCODER: Final = msgspec.msgpack.Encoder(enc_hook=_plain)


def encoded(n: int, event: SeatEvent) -> bytes:
    """A seat's half of a fact in bytes, every field of it."""
    return _ENCODER.encode((n, type(event).__name__, event))


class Listener:
    """A ``SeatPort`` that keeps each delivery as bytes, and the view that it leads to."""

    def __init__(self, header: MatchHeader, seat: Seat | None) -> None:
        self.seat = seat
        self.memory = SeatMemory(header.rules, header.sitters, SEATS[0] if seat is None else seat)
        self.heard: list[tuple[int, SeatEvent]] = []
        self.views: dict[int, SeatView] = {}
        """The view after each fact, until somebody has looked at it."""

    def deliver(self, n: int, event: SeatEvent) -> None:
        """Remember and fold."""
        assert not self.heard or n == self.heard[-1][0] + 1, "a fact is missing or came twice"
        self.heard.append((n, event))
        self.memory.deliver(n, event)
        self.views[n] = self.memory.view

    @property
    def view(self) -> SeatView:
        """What the seat knows."""
        return self.memory.view

    def bytes_since(self, n: int) -> list[bytes]:
        """Every delivery from fact ``n`` on."""
        return [encoded(number, event) for number, event in self.heard if number >= n]


# --- a match -------------------------------------------------------------------------------------


def random_action(view: SeatView, dice: random.Random, revokes: float) -> Action:
    """A legal wish; a revoke with this probability where one may be bought."""
    legal = view.legal()
    match legal:
        case MayPlay():
            pool: CardSet = legal.priced if legal.priced and dice.random() < revokes else legal.free
            return PlayCard(dice.choice(list(cards_in(pool))))
        case MayBid():
            # More bids than passes, or most hands would go without.
            return MakeBid(dice.choice(legal.bids))
        case MayChoose():
            return ChooseCards(card_set(dice.sample(list(cards_in(legal.cards)), legal.count)))
        case _:
            raise AssertionError(f"{view.seat.name} is to act and may do nothing")


class Match:
    """A match of random legal play: four listeners and a spectator at a real table."""

    def __init__(
        self,
        rules: Rules,
        dice: random.Random,
        lively: bool = False,
        header: MatchHeader | None = None,
        chance: Chance | None = None,
    ) -> None:
        """``lively``: with undone facts, changes of seats, and seats that leave and come back."""
        self.dice = dice
        self.lively = lively
        self.revokes = dice.choice((0.0, 0.05, 0.3))
        self.header = header or header_of(rules)
        self.log = GameLog(self.header)
        self.sink = MemorySink()
        self.table = Table(self.log, chance or Dealer(dice), self.sink)
        self.seats = tuple(Listener(self.header, seat) for seat in SEATS)
        self.spectator = Listener(self.header, None)
        self.detach: dict[Seat, Callable[[], None]] = {}
        for seat in SEATS:
            self.join(seat)
        self.table.attach(None, self.spectator)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.table.public.phase is Phase.OVER

    def join(self, seat: Seat) -> None:
        """Seat a listener, who hears what it missed."""
        listener = self.seats[seat]
        since = listener.heard[-1][0] if listener.heard else 0
        self.detach[seat] = self.table.attach(seat, listener, since)

    def leave(self, seat: Seat) -> None:
        """The listener hears no more; until it joins again its seat does nothing."""
        self.detach.pop(seat)()

    def step(self) -> None:
        """One wish of somebody, or a new deal."""
        if self.lively and self.dice.random() < 0.06:
            self._stir()
            return
        known = self.table.public
        if known.phase is Phase.DEALING:
            assert self.table.deal() is None
            return
        seat = self.dice.choice(known.to_act())
        if seat not in self.detach:
            self.join(seat)
        view = self.seats[seat].view
        action = random_action(view, self.dice, self.revokes)
        outcome = self.table.submit(seat, action, view.public.n)
        assert outcome is None, f"{seat.name}: {action} was refused: {outcome}"

    def _stir(self) -> None:
        seat = self.dice.choice(SEATS)
        kind = self.dice.random()
        if kind < 0.3 and self.log.n and self.log.rewinds < 12:
            to = max(1, self.log.n - self.dice.choice((0, 1, 3, 10, 40, 120)))
            allowed = Course(self.log.prefix(self.log.n)).can_rewind(to)
            outcome = self.table.rewind(to)
            assert isinstance(outcome, Rejected) != allowed
        elif kind < 0.6:
            by = self.dice.choice(("human", "bot:club", "remote"))
            self.table.seat_changed(seat, by, "Somebody")
        elif seat in self.detach:
            self.leave(seat)
        else:
            self.join(seat)

    def last_deal(self) -> tuple[int, HandDealt] | None:
        """The hand in progress or just ended: its fact."""
        found = None
        for n, event in self.log.in_force():
            if isinstance(event, HandDealt):
                found = n, event
        return found
