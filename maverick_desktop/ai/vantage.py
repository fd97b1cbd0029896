"""What a seat knows before the first card is played, in the terms of a rehearsal.

Everything is from the seat's own view: its cards, what it passed on and was given, the turned
cards, the rules. Deals that differ only in unseen cards give the same rehearsal.
"""

from typing import Final

from maverick_desktop.core.cards import FULL_DECK, card_set
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import pass_target
from maverick_desktop.core.view import SeatView

from .almanac import ALMANAC
from .kernel import Kernel
from .lanes import lanes_of, tell_bids, tell_rules
from .passvalues import ANY_CARD, UNITS, tell_passing
from .policies import policy_for
from .rehearse import Rehearsal

SLACK: Final = 1.5
"""A seat passes on nothing worth fewer points than its best, by more than this."""
CARDS: Final = 52
"""Nodes of a play-out: the cards laid down in it."""


def rehearsal_of(view: SeatView, seed: int) -> Rehearsal:
    """The hand as the seat may imagine it before a card is played; others pass on as they should.

    The seat must know its hand.
    """
    assert view.hand is not None
    rules, now, seat = view.public.rules, view.public.hand, view.seat
    rehearsal = Rehearsal(policy_for(rules))
    # Once cards have moved, and in a hand without passing, no more move than are known of.
    count = rules.pass_count if view.public.phase is Phase.PASSING else view.given.bit_count()
    target = pass_target(rules, now.number) if count else 0
    values = ALMANAC.pass_values(rules, target == 2) if count else ANY_CARD
    tell_passing(rehearsal, values, count, target)
    giver = seat.after(4 - target)
    fixed, given = [0, 0, 0, 0], [0, 0, 0, 0]
    fixed[seat] = view.hand & ~view.received | view.given
    if view.received:
        given[seat] = view.given
        fixed[giver] |= view.received
        given[giver] = view.received
    lanes = lanes_of(now.trump, now.adder)
    unseen = FULL_DECK & ~card_set(now.turned) & ~fixed[seat] & ~view.received
    rehearsal.know(
        seat,
        [lanes.bits(cards) for cards in fixed],
        [lanes.bits(cards) for cards in given],
        lanes.bits(unseen),
        round(SLACK * UNITS),
        seed,
    )
    return rehearsal


def kernel_of(
    view: SeatView, bids: tuple[SideBid | None, SideBid | None], takers: int = 0
) -> Kernel:
    """A kernel at the first lead of the hand, with these bids of NS and EW; no cards are held.

    ``takers``: seats, as bits, that count as having taken a trick.
    """
    kernel = Kernel(10)
    tell_rules(kernel, view.public.rules)
    tell_bids(kernel, view.public.rules, bids)
    leader = view.public.hand.leader
    kernel.set_position([0, 0, 0, 0], leader, [], [0, 0], [0, 0], [0, 0], takers)
    return kernel
