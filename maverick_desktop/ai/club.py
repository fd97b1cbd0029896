"""A sound player by rules of thumb: which card to play. Sees one seat's view and rolls no dice.

Each candidate is weighed in points: what the trick may bring (``prospect``) less what the card
would still be worth in the hand. A few judgements that card players take for granted stand above
the sum.
"""

from typing import Final

from maverick_desktop.core.cards import Card, CardSet, Seat, card_set, cards_in
from maverick_desktop.core.legal import MayPlay
from maverick_desktop.core.public import PublicState
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.view import SeatView

from .knowledge import Knowledge, knowledge_of
from .prospect import Prospect
from .stakes import Stakes, plain_stakes, stakes_for

REVOKE_MARGIN: Final = 2.0
"""A paid revoke must promise this much more than its price.

Half of it would win a little more against others, but when all four pay so readily the scores stand
still and a match has no end.
"""
LAST_TRICKS: Final = 3
"""With so many cards left a bid may be saved, or set, for the price of a revoke."""


def choose_card(view: SeatView) -> Card:
    """The card a club player would play. The seat must be on turn to play."""
    legal = view.legal()
    assert isinstance(legal, MayPlay)
    if legal.free.bit_count() == 1 and not legal.priced:
        return next(cards_in(legal.free))
    return max(weigh(view, legal), key=lambda pair: pair[1])[0]


def weigh(
    view: SeatView,
    legal: MayPlay,
    know: Knowledge | None = None,
    stakes: Stakes | None = None,
) -> list[tuple[Card, float]]:
    """Every card worth considering with the points it promises; paid revokes last.

    ``know``, ``stakes``: what the player goes by; all that the view proves if nothing is said.
    """
    known, now = view.public, view.public.hand
    know = know or knowledge_of(view)
    stakes = stakes or stakes_for(known, view.seat)
    lawful = distinct(
        know, legal.free if now.plays else sensible_leads(know, legal.free), card_set(now.plays)
    )
    found = _weighed(view, know, stakes, lawful)
    revokes = worth_paying_for(view, know, legal.priced) if legal.priced else []
    if not revokes:
        return found
    best = max(worth for _, worth in found)
    bought = [worth for _, worth in _weighed(view, know, stakes, revokes)]
    if now.bids != (None, None) and len(now.tricks) < 13 - LAST_TRICKS:
        # A bid is not bought trick by trick: what a later trick may spoil all the same is not worth
        # the price. So the revoke has to pay by its points alone as well.
        plain = plain_stakes(known.rules, view.seat.side)
        bare = max(worth for _, worth in _weighed(view, know, plain, lawful))
        by_points = [worth for _, worth in _weighed(view, know, plain, revokes)]
        bought = [min(x, y - bare + best) for x, y in zip(bought, by_points, strict=True)]
    price = known.rules.revoke_penalty + REVOKE_MARGIN
    return found + [(card, worth - price) for card, worth in zip(revokes, bought, strict=True)]


def _weighed(
    view: SeatView, know: Knowledge, stakes: Stakes, cards: list[Card]
) -> list[tuple[Card, float]]:
    """The cards with what the trick promises less what each would be worth later."""
    known = view.public
    prospect = Prospect(known.rules, known.hand, know, stakes)
    keep = Keep(known.rules, know, is_ducking(known, view.seat))
    return [(card, prospect.gain(card) - keep.worth(card)) for card in cards]


def distinct(know: Knowledge, cards: CardSet, trick: CardSet) -> list[Card]:
    """The lowest of each run of cards with none between them in other hands or in the trick."""
    found: list[Card] = []
    for suit in know.suits:
        mine, between = cards & suit, (know.unseen | trick) & suit
        run = False
        while mine:
            low = mine & -mine
            card = Card(low.bit_length() - 1)
            if not run or between & (low - 1):
                found.append(card)
            between &= -low
            mine ^= low
            run = True
    return found


def sensible_leads(know: Knowledge, cards: CardSet) -> CardSet:
    """The cards to consider leading: no trumps when only the partner may still hold some."""
    if know.only_partner_may_hold(know.trump):
        return cards & ~know.trumps or cards
    return cards


def worth_paying_for(view: SeatView, know: Knowledge, priced: CardSet) -> list[Card]:
    """The revokes to consider: a winning trump on an adder; when trumps are led, a cheap escape."""
    now, rules = view.public.hand, view.public.rules
    if rules.revoke_spoils_bid and now.bids[view.seat.side] is not None:
        return []
    led = now.plays[0].suit_under(know.trump)
    if led is know.trump:
        escapes = [priced & suit for suit in know.suits]
        return [next(cards_in(cards)) for cards in escapes if cards]
    in_trick = card_set(now.plays)
    if not in_trick & know.adders:
        return []
    top = (in_trick & know.trumps).bit_length()
    winning = priced & know.trumps & -(1 << top)
    return distinct(know, winning, in_trick)


class Keep:
    """What each card of the hand is still worth if it is not played now, in points.

    ``height`` is the share of the suit's unseen cards that a card beats: 1 is a master.
    """

    def __init__(self, rules: Rules, know: Knowledge, ducking: bool) -> None:
        """``ducking``: the seat wants no trick, whatever it is worth."""
        self._know: Final = know
        self._ducking: Final = ducking
        # Worth most at the first trick and nothing at the last one.
        self._left: Final = (know.hand.bit_count() - 1) / 12
        # A high trump has to win all-trump tricks, a high side card wins plain ones.
        self._trump_height: Final = 0.4 + 0.3 * _within(rules.points_all_trumps, 5)
        self._side_height: Final = 2.1 * _within(rules.points_plain, 2)

    def worth(self, card: Card) -> float:
        """The points the card may be expected to bring, or to cost, later on."""
        know = self._know
        suit = card.suit_under(know.trump)
        out = know.unseen & know.suits[suit]
        height = 1 - (out >> card).bit_count() / out.bit_count() if out else 1.0
        if self._ducking:
            return -3.0 * height
        if suit is know.trump:
            # Too few left for an all-trump trick: then height is all to the good.
            value = 1.8 + height * (self._trump_height if out.bit_count() > 2 else 1.0)
        elif suit is know.adder:
            value = 4.0 * height**3 - 0.2
        else:
            value = 0.3 + self._side_height * height
        return self._left * value


def _within(points: int, bound: int) -> int:
    return max(-bound, min(bound, points))


def is_ducking(known: PublicState, seat: Seat) -> bool:
    """Whether the seat is bound to take no trick by a nil bid that still stands."""
    rules, hand = known.rules, known.hand
    bid = hand.bids[seat.side]
    if bid is None or bid.kind != "nil":
        return False
    if rules.revoke_spoils_bid and hand.revokes[seat.side]:
        return False
    takers = seat.side.seats if rules.nil_scope == "side" else (bid.seat,)
    return seat in takers and not any(hand.taken[one] for one in takers)
