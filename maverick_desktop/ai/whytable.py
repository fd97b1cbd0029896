"""What a card does on the table, and what speaks for it there: reasons from a ``Turn`` alone.

From a turn as all at the table see it they tell nothing that was not seen; from one seat's, what
that seat knows.
"""

from collections.abc import Iterator
from typing import Final

from maverick_desktop.core.cards import SUIT_SETS
from maverick_desktop.core.scoring import is_book

from .knowledge import trick_that_showed
from .proofs import (
    NothingAbove,
    NoTrumpsOut,
    PartnerTrumps,
    ShownVoid,
    ToCome,
)
from .reasons import (
    Attacks,
    BreaksBook,
    Covers,
    Ducks,
    Feeds,
    GoesAbove,
    GoesAhead,
    GoesTo,
    Leads,
    MakesBook,
    OnTable,
    Takes,
    ThrowsOff,
    WithPartner,
)
from .turn import Turn

FEW: Final = 2
"""A lead that no more cards than this beat is a high one."""


def at_stake(turn: Turn) -> Iterator[OnTable]:
    """What the card does for a bid that stands, or against one."""
    seat, partner, winner = turn.seat, turn.seat.partner, turn.winner
    if turn.nil_stands(seat) and not turn.leads and winner is not seat:
        yield Ducks(winner, turn.best)
    if turn.nil_stands(partner) and winner is seat:
        if turn.found is not None and turn.found[0] is partner:
            yield Covers(partner, turn.found[1])
        elif partner in turn.later and (not turn.leads or turn.above().bit_count() <= FEW):
            yield GoesAhead(partner)
    if not turn.ours and turn.nil_stands(winner):
        yield Attacks(winner, turn.best, turn.final)
    yield from _books(turn)


def _books(turn: Turn) -> Iterator[OnTable]:
    rules, side = turn.known.rules, turn.seat.side
    if turn.final and turn.ours and is_book(rules, turn.worth.adders) and turn.posh_stands(side):
        yield MakesBook()
    in_adder = SUIT_SETS[turn.trump][turn.now.adder]
    so_far = bool(turn.now.plays) and all(in_adder >> card & 1 for card in turn.now.plays)
    if rules.book == "all_adders" and so_far and not turn.is_adder and turn.posh_stands(side.other):
        yield BreaksBook()


def taken(turn: Turn) -> Iterator[OnTable]:
    """Who takes the complete trick, or whose card of the player's side wins so far."""
    worth, winner = turn.worth, turn.winner
    if turn.final and winner is turn.seat:
        yield Takes(worth)
    elif turn.final:
        yield GoesTo(winner, worth)
    elif winner is turn.seat and turn.found is not None:
        yield GoesAbove(*turn.found, turn.is_trump and turn.led is not turn.trump)
    elif winner is turn.seat.partner:
        yield WithPartner(winner, turn.best)


def feeds(turn: Turn) -> Iterator[OnTable]:
    """An adder for the partner."""
    if turn.is_adder and turn.winner is turn.seat.partner and turn.adder_gains > 0:
        yield Feeds(turn.winner)


def breaks_four(turn: Turn) -> bool:
    """Whether without this card the trick might have been one of four trumps."""
    trumps, may = turn.know.trumps, turn.know.may
    so_far = bool(turn.now.plays) and all(trumps >> one & 1 for one in turn.now.plays)
    return so_far and not turn.is_trump and all(may[seat] & trumps for seat in turn.later)


def plainly(turn: Turn) -> Iterator[OnTable]:
    """What the card is in its trick: led, or thrown off."""
    if turn.leads:
        yield Leads(turn.led)
    elif turn.suit is not turn.led and not turn.is_trump:
        yield ThrowsOff(turn.led)


def evidence(turn: Turn) -> Iterator[OnTable]:
    """What was seen of the suit led and of those still to play."""
    know, seat, led = turn.know, turn.seat, turn.led
    if turn.final:
        return
    if turn.winner is seat and not turn.above():
        yield NothingAbove(turn.suit)
    theirs = know.may[seat.left] | know.may[seat.right]
    if turn.ours and led is not turn.trump and not theirs & know.trumps:
        yield NoTrumpsOut()
    partners = know.may[seat.partner]
    if (
        turn.leads
        and not turn.is_trump
        and partners & know.trumps
        and not partners & know.suits[led]
    ):
        yield PartnerTrumps(seat.partner, led)
    hopes = seat.partner in turn.later and not turn.nil_stands(seat.partner)
    if not turn.ours and hopes and turn.can_be_beaten_by(seat.partner):
        yield ToCome(seat.partner)
    # What makes a trump safe is that others have none.
    telling = turn.trump if turn.safe and turn.know.trumps >> turn.best & 1 else led
    for other in turn.later:
        shown = trick_that_showed(turn.known.rules, turn.now, other, telling)
        if shown is not None:
            yield ShownVoid(other, telling, shown)
