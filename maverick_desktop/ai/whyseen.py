"""On what evidence a card was played, for those who may know the hand it was played from."""

from collections.abc import Iterator

from maverick_desktop.core.cards import CardSet, cards_in

from .choice import Choice
from .proofs import (
    Gave,
    ManyAbove,
    MustHold,
    NoTrumpsOut,
    OnlyAbove,
    SuitGone,
    ToCome,
)
from .reasons import (
    Reason,
)
from .whytable import FEW, evidence


def known_above(choice: Choice) -> Iterator[Reason]:
    """What may still beat the card, and where it lies."""
    turn, know = choice.turn, choice.know
    if turn.final or turn.winner is not turn.seat:
        return
    above = turn.above()
    if turn.leads and not know.outstanding(turn.suit):
        yield SuitGone(turn.suit)
    elif turn.safe and above & ~know.sure[turn.seat.partner]:
        # Whoever holds what is higher has played, or may not play it: that is no danger.
        return
    elif 1 <= above.bit_count() <= FEW:
        yield OnlyAbove(tuple(cards_in(above)))
        yield from _holders(choice, above)
    elif turn.leads and above:
        yield ManyAbove(turn.suit, above.bit_count())


def _holders(choice: Choice, cards: CardSet) -> Iterator[Reason]:
    """Who is known to hold these, by what was passed or by what was shown."""
    seat, given = choice.turn.seat, choice.view.given
    for other in (seat.left, seat.partner, seat.right):
        held = choice.know.sure[other] & cards
        yield from (Gave(seat, other, card) for card in cards_in(held & given))
        if held & ~given:
            yield MustHold(other, tuple(cards_in(held & ~given)))


def seen_before(choice: Choice) -> Iterator[Reason]:
    """What was seen of the others, as far as it agrees with what became of the trick."""
    mine = choice.weighed
    never = mine is not None and mine.wins is not None and round(10 * mine.wins) == 0
    for one in evidence(choice.turn):
        hopes = isinstance(one, ToCome) and never
        idle = isinstance(one, NoTrumpsOut) and choice.turn.leads and choice.hopeless
        if not hopes and not idle:
            yield one
