"""What a seat's view proves about the cards it cannot see. Deductions only; no guess, no advice.

Everything here follows from public facts, the seat's own cards and the cards it passed, so two
deals that differ only in unseen cards give the same knowledge.
"""

from typing import Final

import msgspec

from maverick_desktop.core.cards import (
    FULL_DECK,
    SEATS,
    SUIT_SETS,
    Card,
    CardSet,
    Seat,
    Suit,
    card_set,
    winning_place,
)
from maverick_desktop.core.public import HandState, PublicState
from maverick_desktop.core.rules import Rules, pass_target
from maverick_desktop.core.view import SeatView

_PLACES: Final = (0, 1, 2, 3)


class Knowledge(msgspec.Struct, frozen=True):
    """What one seat knows of everybody's cards. Tuples run over the seats S, W, N, E."""

    seat: Seat
    trump: Suit
    adder: Suit
    suits: tuple[CardSet, ...]
    """The cards of each suit, jokers among the trumps."""
    hand: CardSet
    unseen: CardSet
    """Cards in the other three hands."""
    may: tuple[CardSet, CardSet, CardSet, CardSet]
    """What each seat may hold; for the seat itself, what it holds."""
    sure: tuple[CardSet, CardSet, CardSet, CardSet]
    """What each seat is certain to hold."""
    size: tuple[int, int, int, int]
    """How many cards each seat holds."""
    owed: tuple[int, int, int, int]
    """Suits, as bits, of which the seat must still hold a card: it revoked in them."""

    @property
    def trumps(self) -> CardSet:
        """All cards of the trump suit, wherever they are."""
        return self.suits[self.trump]

    @property
    def adders(self) -> CardSet:
        """All cards of the adder suit, wherever they are."""
        return self.suits[self.adder]

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether the seat certainly holds no card of the suit."""
        return not self.may[seat] & self.suits[suit]

    def outstanding(self, suit: Suit) -> CardSet:
        """The cards of a suit in the other hands."""
        return self.unseen & self.suits[suit]

    def above(self, card: Card) -> CardSet:
        """The unseen cards of the card's own suit that beat it."""
        return self.outstanding(card.suit_under(self.trump)) >> card << card

    def is_master(self, card: Card) -> bool:
        """Whether no unseen card of its suit beats it; it may still be trumped."""
        return not self.above(card)

    def only_partner_may_hold(self, suit: Suit) -> bool:
        """Whether cards of the suit are out and none of them can be with an opponent."""
        theirs = self.may[self.seat.left] | self.may[self.seat.right]
        return bool(self.outstanding(suit)) and not theirs & self.suits[suit]


def knowledge_of(view: SeatView) -> Knowledge:
    """All that the view proves. The seat must be allowed to know its own hand."""
    now, seat, rules = view.public.hand, view.seat, view.public.rules
    assert view.hand is not None
    hand = view.hand
    cannot, owed = _shown(rules, now)
    played_now = {now.player(place) for place in range(len(now.plays))}
    unseen = FULL_DECK & ~now.cards_out() & ~hand
    size = [13 - len(now.tricks) - (one in played_now) for one in SEATS]
    may = [unseen & ~cannot[one] for one in SEATS]
    sure = [0, 0, 0, 0]
    may[seat], sure[seat] = hand, hand
    gone = view.given & unseen
    if gone:
        # What I passed on lies with its receiver until it is played.
        sure[seat.after(pass_target(rules, now.number))] = gone
    suits = SUIT_SETS[now.trump]
    others = (seat.left, seat.partner, seat.right)
    _settle(others, size, may, sure)
    if any(owed):
        _settle_owed(others, suits, owed, may, sure)
        _settle(others, size, may, sure)
    return Knowledge(
        seat,
        now.trump,
        now.adder,
        suits,
        hand,
        unseen,
        (may[0], may[1], may[2], may[3]),
        (sure[0], sure[1], sure[2], sure[3]),
        (size[0], size[1], size[2], size[3]),
        (owed[0], owed[1], owed[2], owed[3]),
    )


def common_knowledge(known: PublicState, seat: Seat) -> Knowledge:
    """What everybody at the table knows of the cards; ``hand`` is empty, the seat's own included.

    For whoever looks on: nothing in it depends on a card that has not been seen by all.
    """
    now = known.hand
    cannot, owed = _shown(known.rules, now)
    played_now = {now.player(place) for place in range(len(now.plays))}
    unseen = FULL_DECK & ~now.cards_out()
    size = [13 - len(now.tricks) - (one in played_now) for one in SEATS]
    may = [unseen & ~cannot[one] for one in SEATS]
    return Knowledge(
        seat,
        now.trump,
        now.adder,
        SUIT_SETS[now.trump],
        0,
        unseen,
        (may[0], may[1], may[2], may[3]),
        (0, 0, 0, 0),
        (size[0], size[1], size[2], size[3]),
        (owed[0], owed[1], owed[2], owed[3]),
    )


def trick_that_showed(rules: Rules, now: HandState, seat: Seat, suit: Suit) -> int | None:
    """The trick 1 … 13 in which all could see that the seat holds no card of the suit.

    None if it has not been shown. The trick in progress counts.
    """
    cannot, owed = [0, 0, 0, 0], [0, 0, 0, 0]
    cards = SUIT_SETS[now.trump][suit]
    shown = [(one.leader, one.cards, one.revoked) for one in now.tricks]
    if now.plays:
        shown.append((now.leader, now.plays, now.revoked))
    for number, trick in enumerate(shown, 1):
        _read_trick(rules, now.trump, *trick, cannot, owed)
        if not cards & ~cannot[seat]:
            return number
    return None


def _shown(rules: Rules, now: HandState) -> tuple[list[CardSet], list[int]]:
    """Cards each seat has shown it cannot hold, and suits each seat has shown it still holds."""
    cannot, owed = [0, 0, 0, 0], [0, 0, 0, 0]
    for trick in now.tricks:
        _read_trick(rules, now.trump, trick.leader, trick.cards, trick.revoked, cannot, owed)
    if now.plays:
        _read_trick(rules, now.trump, now.leader, now.plays, now.revoked, cannot, owed)
    return cannot, owed


def _read_trick(
    rules: Rules,
    trump: Suit,
    leader: Seat,
    cards: tuple[Card, ...],
    revoked: tuple[bool, ...],
    cannot: list[CardSet],
    owed: list[int],
) -> None:
    """What a trick, complete or not, shows of the seats that played to it."""
    suits = SUIT_SETS[trump]
    led = cards[0].suit_under(trump)
    for place, card in zip(_PLACES, cards, strict=False):
        seat = (leader + place) & 3
        if owed[seat]:
            # The card it was shown to hold may have been this one.
            owed[seat] &= ~(1 << card.suit_under(trump))
        if suits[led] >> card & 1:
            continue
        if revoked[place]:
            owed[seat] |= 1 << led
            continue
        cannot[seat] |= suits[led]
        cannot[seat] |= _trumps_ruled_out(rules, trump, cards[:place], card)


def _trumps_ruled_out(rules: Rules, trump: Suit, before: tuple[Card, ...], card: Card) -> CardSet:
    """The trumps that a seat cannot hold because, void in the suit led, it played ``card``."""
    trumps = SUIT_SETS[trump][trump]
    if trumps >> card & 1:
        played = card_set(before) & trumps
        if rules.overtrump and played > card.bit:
            top = played.bit_length()
            return trumps >> top << top
        return 0
    match rules.void_play:
        case "must_trump":
            return trumps
        case "must_trump_unless_partner_wins":
            partner_won = winning_place(before, trump) == len(before) - 2
            return 0 if partner_won else trumps
        case "free":
            return 0


def _settle(
    others: tuple[Seat, Seat, Seat], size: list[int], may: list[CardSet], sure: list[CardSet]
) -> None:
    """Follow hand sizes and exclusions to their end: a card with one possible holder is placed."""
    changed = True
    while changed:
        changed = False
        for seat in others:
            one, two = (other for other in others if other is not seat)
            mine = may[seat] & ~sure[one] & ~sure[two]
            placed = sure[seat] | mine & ~may[one] & ~may[two]
            if placed.bit_count() == size[seat]:
                mine = placed
            elif mine.bit_count() == size[seat]:
                placed = mine
            if mine != may[seat] or placed != sure[seat]:
                may[seat], sure[seat], changed = mine, placed, True


def _settle_owed(
    others: tuple[Seat, Seat, Seat],
    suits: tuple[CardSet, ...],
    owed: list[int],
    may: list[CardSet],
    sure: list[CardSet],
) -> None:
    """A seat that revoked and has one card left that it may have kept back certainly holds it."""
    for seat in others:
        for suit, cards in enumerate(suits):
            left = may[seat] & cards
            if owed[seat] >> suit & 1 and left.bit_count() == 1:
                sure[seat] |= left
