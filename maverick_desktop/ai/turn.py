"""A card in its trick: what the seat found on the table, and how the trick stands with the card.

Handed what is known of the cards, of one seat or of all: what follows is as true as that. Knows no
verdict.
"""

from functools import cached_property
from typing import Final

from maverick_desktop.core.cards import POWER, SUIT_SETS, Card, CardSet, Seat, Side, Suit, card_set
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.public import HandState, PublicState
from maverick_desktop.core.scoring import TrickWorth, is_book, trick_points, trick_worth

from .club import is_ducking
from .knowledge import Knowledge


class Turn:
    """A card that a seat plays, or might, to the trick in progress."""

    def __init__(self, known: PublicState, seat: Seat, card: Card, know: Knowledge) -> None:
        self.known: Final = known
        self.now: Final[HandState] = known.hand
        self.seat: Final = seat
        self.card: Final = card
        self.know: Final = know
        self.trump: Final = self.now.trump
        self.suit: Final = card.suit_under(self.trump)
        self.leads: Final = not self.now.plays
        self.led: Final[Suit] = (self.now.plays or (card,))[0].suit_under(self.trump)
        self.plays: Final = (*self.now.plays, card)
        self.final: Final = len(self.plays) == 4
        self.later: Final = tuple(seat.after(step) for step in range(1, 5 - len(self.plays)))

    @cached_property
    def worth(self) -> TrickWorth:
        """The trick with the card in it."""
        return trick_worth(self.known.rules, self.trump, self.now.adder, self.plays)

    @cached_property
    def winner(self) -> Seat:
        """Whose card wins so far, this one counted."""
        return self.now.leader.after(self.worth.place)

    @cached_property
    def best(self) -> Card:
        """The card that wins so far, this one counted."""
        return self.plays[self.worth.place]

    @cached_property
    def found(self) -> tuple[Seat, Card] | None:
        """Whose card was winning before, and which; None for a lead."""
        if self.leads:
            return None
        plays = self.now.plays
        place = trick_worth(self.known.rules, self.trump, self.now.adder, plays).place
        return self.now.leader.after(place), plays[place]

    @property
    def is_trump(self) -> bool:
        """Whether the card is a trump."""
        return self.suit is self.trump

    @property
    def is_adder(self) -> bool:
        """Whether the card is an adder."""
        return self.suit is self.now.adder

    @property
    def adder_gains(self) -> int:
        """By how much the card, an adder, makes the trick worth more as it stands."""
        rules, worth = self.known.rules, self.worth
        without, _ = trick_points(rules, worth.trumps, worth.adders - 1)
        return trick_points(rules, worth.trumps, worth.adders)[0] - without

    @property
    def ours(self) -> bool:
        """Whether the player's side is winning with the card in the trick."""
        return self.winner.side is self.seat.side

    def power(self, card: Card) -> int:
        """How high a card stands in this trick."""
        return POWER[self.trump][self.led][card]

    def beats_found(self, card: Card) -> bool:
        """Whether a card would win as the trick was found."""
        return self.found is None or self.power(card) > self.power(self.found[1])

    def can_be_beaten_by(self, seat: Seat) -> bool:
        """Whether a seat still to play may hold a card that beats the best one and may play it."""
        know, suits = self.know, SUIT_SETS[self.trump]
        higher = card_set(
            one for one in map(Card, range(54)) if self.power(one) > self.power(self.best)
        )
        held = know.may[seat] & higher
        if not held or held & suits[self.led]:
            return bool(held)
        # Only its trumps are higher: who surely holds the suit led has to follow, or to pay.
        follows = know.sure[seat] & suits[self.led] or know.owed[seat] >> self.led & 1
        return not follows or self.known.rules.revoke == "priced"

    @cached_property
    def safe(self) -> bool:
        """Whether the player's side takes the trick whatever the opponents still play."""
        theirs = [one for one in self.later if one.side is not self.seat.side]
        return self.ours and not any(self.can_be_beaten_by(one) for one in theirs)

    def is_revoke(self, legal: MayPlay) -> bool:
        """Whether the card is one to be paid for."""
        return bool(legal.priced >> self.card & 1)

    def nil_stands(self, seat: Seat) -> bool:
        """Whether the seat is bound by a nil that nothing has broken yet."""
        return is_ducking(self.known, seat)

    def posh_stands(self, side: Side) -> bool:
        """Whether the side has bid posh and still lacks books."""
        bid, rules = self.now.bids[side], self.known.rules
        if bid is None or bid.kind != "posh":
            return False
        if rules.revoke_spoils_bid and self.now.revokes[side]:
            return False
        books = sum(
            is_book(rules, one.adders) for one in self.now.tricks if one.winner.side is side
        )
        return books < rules.posh_books

    def above(self) -> CardSet:
        """The cards of the card's own suit, in other hands, that are higher."""
        return self.know.above(self.card) & ~self.card.bit
