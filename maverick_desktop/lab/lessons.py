"""What policies learn from: hands played by a teacher, and what it thought of each choice.

The teacher plays all four seats and sees what each may see. Bids are made and cards passed on in
many ways, good and odd, and now and then a seat strays from what its teacher says: all kinds of
hands are met with. Everything hangs on the dice alone. Knows no file.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

import msgspec

from maverick_desktop.ai.kernel import Kernel
from maverick_desktop.ai.lanes import Bits, lanes_of, tell_bids, tell_rules
from maverick_desktop.ai.policies import history
from maverick_desktop.ai.policy import Policy
from maverick_desktop.core import public, state
from maverick_desktop.core.cards import FULL_DECK, SEATS, Card, CardSet, card_set, cards_in
from maverick_desktop.core.deals import DEALS, deal_at
from maverick_desktop.core.events import Action, Bid, ChooseCards, MakeBid, PlayCard, Rejected
from maverick_desktop.core.legal import MayBid, MayChoose, MayPlay
from maverick_desktop.core.public import HandState, Phase, PublicState, Sitter
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.state import GameState
from maverick_desktop.core.view import SeatView

Teacher: TypeAlias = Callable[[SeatView, random.Random], Sequence[tuple[Card, float]]]
"""What each card worth considering promises, in points; of equal cards the lowest."""

STRAY: Final = 0.08
"""How often a seat plays any card it may."""
CARELESS: Final = 0.4
"""In what part of the hands all pass on any cards."""
BOLD: Final = 0.6
"""In what part of the hands with bids somebody may bid."""
_BIDS: Final[dict[Bid, float]] = {"pass": 1.0, "nil": 0.02, "blind": 0.06, "posh": 0.04}
"""How likely a bold seat says what; a nil depends on the hand besides."""
_SITTER: Final = Sitter("", "bot:club")


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One card that could be played."""

    places: tuple[int, ...]
    """Where the numbers stand whose sum is its merit."""
    worth: float
    """What it promises, in points."""


Decision: TypeAlias = tuple[Choice, ...]
"""Two cards or more to choose from."""


class Lessons:
    """Hands under some rules, one after the other."""

    def __init__(self, rules: Rules, teacher: Teacher, dice: random.Random) -> None:
        # A hand is always played out here, and no total is near the end of a match.
        self._rules: Final = msgspec.structs.replace(rules, match_check="hand", target=1000)
        self._teacher: Final = teacher
        self._dice: Final = dice
        self._terms: Final = Terms()

    def hand(self) -> Iterator[Decision]:
        """Play one hand, and tell what there was to decide in it."""
        now, dice = self._dealt(), self._dice
        careless, bold = dice.random() < CARELESS, dice.random() < BOLD
        while now.public.phase is not Phase.DEALING:
            seat = now.public.to_act()[0]
            view = now.view(seat)
            action: Action
            match view.legal():
                case MayPlay() as legal:
                    decision, card = self._lesson(view, legal)
                    if len(decision) > 1:
                        yield decision
                    action = PlayCard(card)
                case MayChoose() as legal:
                    action = ChooseCards(some(legal, dice) if careless else usual(now, legal))
                case MayBid() as legal:
                    action = MakeBid(self._bid(view, legal.bids) if bold else "pass")
                case _:
                    raise AssertionError(now)
            now = _after(now, state.decide(now, seat, action))

    def _dealt(self) -> GameState:
        fresh = GameState(PublicState(self._rules, (_SITTER,) * 4))
        while True:
            deal = deal_at(self._dice.randrange(DEALS))
            event = state.dealt(fresh.public, self._dice.choice(SEATS), deal)
            if event is not None:
                return _after(fresh, event)

    def _bid(self, view: SeatView, bids: Sequence[Bid]) -> Bid:
        """Bid more often than one should: there is something to be learned from it."""
        if "nil" in bids and view.hand is not None:
            high = sum(card.rank > 11 for card in cards_in(view.hand))
            if self._dice.random() < 0.5 - 0.1 * high:
                return "nil"
        return self._dice.choices(bids, [_BIDS[bid] for bid in bids])[0]

    def _lesson(self, view: SeatView, legal: MayPlay) -> tuple[Decision, Card]:
        """What the teacher thinks of the choices, and the card that is played."""
        if legal.free.bit_count() == 1 and not legal.priced:
            return (), next(cards_in(legal.free))
        found = dict(self._teacher(view, self._dice))
        card = max(found, key=lambda one: found[one])
        if self._dice.random() < STRAY:
            card = self._dice.choice([*cards_in(legal.free)])
        # Where the teacher would rather pay for a revoke, its opinion of the others still counts.
        choices = [
            Choice(tuple(places), found[one])
            for one, places in self._terms.of(view)
            if one in found
        ]
        return tuple(choices), card


class Terms:
    """A seat's choices as policies see them."""

    def __init__(self) -> None:
        self._kernel: Final = Kernel(10)
        self._policy: Final = Policy()

    def of(self, view: SeatView) -> list[tuple[Card, list[int]]]:
        """Of equal cards the lowest, with the places of the numbers that speak for it."""
        lanes = lanes_of(view.public.hand.trump, view.public.hand.adder)
        return [
            (lanes.card_at[bit], places)
            for bit, _, places in offered(view, self._kernel, self._policy)
        ]


def offered(view: SeatView, kernel: Kernel, policy: Policy) -> list[tuple[Bits, float, list[int]]]:
    """What the policy offers to a seat that is on turn to play; both are told its view."""
    now, rules = view.public.hand, view.public.rules
    assert view.hand is not None
    lanes = lanes_of(now.trump, now.adder)
    hands = [0, 0, 0, 0]
    # Who holds what of the rest makes no difference.
    hands[view.seat.left] = lanes.bits(FULL_DECK & ~now.cards_out() & ~view.hand)
    hands[view.seat] = lanes.bits(view.hand)
    tell_rules(kernel, rules)
    tell_bids(kernel, rules, now.bids)
    trick = [lanes.bit_of[card] for card in now.plays]
    takers = sum(1 << seat for seat in SEATS if now.taken[seat])
    kernel.set_position(hands, now.leader, trick, [0, 0], [0, 0], list(now.revokes), takers)
    policy.set_history(kernel, history(now, lanes), sum(hands), -1)
    return policy.offered(kernel)


def some(legal: MayChoose, dice: random.Random) -> CardSet:
    """Any cards to pass on."""
    return card_set(dice.sample([*cards_in(legal.cards)], legal.count))


def usual(now: GameState, legal: MayChoose) -> CardSet:
    """What people pass on: low adders, failing that low side cards, never trumps."""
    order = sorted(cards_in(legal.cards), key=lambda card: _dear(now.public.hand, card))
    return card_set(order[: legal.count])


def _dear(now: HandState, card: Card) -> tuple[int, int]:
    suit = card.suit_under(now.trump)
    if suit is now.trump:
        return 3, card.rank
    if suit is now.adder:
        return (0 if card.rank < 13 else 2), card.rank
    return 1, card.rank


def _after(now: GameState, event: object) -> GameState:
    assert event is not None
    assert not isinstance(event, Rejected), event
    now = state.after(now, now.public.n + 1, event)  # type: ignore[arg-type]
    while (due := public.due(now.public)) is not None:
        now = state.after(now, now.public.n + 1, due)
    return now
