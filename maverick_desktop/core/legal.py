"""Who may do what: the only judge of legality (law 3).

The authority asks it, the window lights cards by it, the computer players choose from it. Knows no
hidden card; hands are passed in. Sources: RULES.md sections 1, 2 and 5.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, TypeAlias, assert_never

import msgspec

from .cards import SUIT_SETS, Card, CardSet, Seat, card_set, cards_in, winning_place
from .events import Action, Bid, BidRound, ChooseCards, MakeBid, PlayCard, Reason
from .public import HandState, Phase, PublicState
from .rules import Rules


class MayPlay(msgspec.Struct, frozen=True, gc=False):
    """The seat may play a card: any of ``free``, or one of ``priced``, which is a paid revoke."""

    free: CardSet
    priced: CardSet = 0


class MayBid(msgspec.Struct, frozen=True, gc=False):
    """The seat may say one of these; passing is always among them."""

    bids: tuple[Bid, ...]


class MayChoose(msgspec.Struct, frozen=True, gc=False):
    """The seat may pass on any ``count`` of ``cards``."""

    cards: CardSet
    count: int


class MayWait(msgspec.Struct, frozen=True, gc=False):
    """The seat may do nothing now."""


Legal: TypeAlias = MayPlay | MayBid | MayChoose | MayWait
_WAIT: Final = MayWait()


def legal_actions(state: PublicState, seat: Seat, hand: CardSet | None) -> Legal:
    """Everything the seat may do now, holding ``hand`` (None while it may not know it)."""
    match state.phase:
        case Phase.PLAY if seat is state.turn and hand is not None:
            return _legal_cards(state.rules, state.hand, seat, hand)
        case Phase.BLIND | Phase.CONTRACT if seat is state.turn:
            return MayBid(_legal_bids(state, seat))
        case Phase.PASSING if hand is not None and seat not in state.hand.chosen:
            return MayChoose(hand, state.rules.pass_count)
        case _:
            return _WAIT


def _legal_bids(state: PublicState, seat: Seat) -> tuple[Bid, ...]:
    if state.hand.bids[seat.side] is not None:
        return ("pass",)
    kinds: tuple[Bid, ...] = ("blind",) if state.phase is Phase.BLIND else ("nil", "posh")
    return ("pass", *(kind for kind in kinds if kind in state.rules.bids))


def _legal_cards(rules: Rules, now: HandState, seat: Seat, hand: CardSet) -> MayPlay:
    if not now.plays:
        return MayPlay(hand)
    suits = SUIT_SETS[now.trump]
    following = hand & suits[now.plays[0].suit_under(now.trump)]
    if following:
        return MayPlay(following, hand & ~following if rules.revoke == "priced" else 0)
    trumps = hand & suits[now.trump]
    if not trumps:
        return MayPlay(hand)
    obeying = _overtrumping(now, trumps) if rules.overtrump else trumps
    return MayPlay(obeying if _must_trump(rules, now, seat) else hand & ~trumps | obeying)


def _must_trump(rules: Rules, now: HandState, seat: Seat) -> bool:
    """Whether a seat that cannot follow but holds a trump has to play one."""
    if rules.void_play == "must_trump_unless_partner_wins":
        # Before partner has played the duty stands: nobody's card is theirs yet.
        return now.player(winning_place(now.plays, now.trump)) is not seat.partner
    return rules.void_play == "must_trump"


def _overtrumping(now: HandState, trumps: CardSet) -> CardSet:
    """The trumps that obey ``overtrump``: those above all in the trick, or all if none is."""
    played = card_set(now.plays) & SUIT_SETS[now.trump][now.trump]
    # Within the trump suit a higher card is a higher bit, jokers the two highest.
    higher = trumps >> played.bit_length() << played.bit_length()
    return higher or trumps


def actions_in(legal: Legal) -> Iterator[Action]:
    """The legal actions one by one, in deck order; revokes last."""
    match legal:
        case MayPlay():
            yield from (PlayCard(one) for one in cards_in(legal.free))
            yield from (PlayCard(one) for one in cards_in(legal.priced))
        case MayBid():
            yield from (MakeBid(bid) for bid in legal.bids)
        case MayChoose():
            for chosen in combinations(cards_in(legal.cards), legal.count):
                yield ChooseCards(card_set(chosen))
        case MayWait():
            return
        case _:
            assert_never(legal)


def allows(legal: Legal, action: Action) -> bool:
    """Whether the action is among the legal ones."""
    if isinstance(action, PlayCard):
        return isinstance(legal, MayPlay) and bool((legal.free | legal.priced) >> action.card & 1)
    if isinstance(action, MakeBid):
        return isinstance(legal, MayBid) and action.bid in legal.bids
    if not isinstance(legal, MayChoose) or action.cards & ~legal.cards:
        return False
    return action.cards.bit_count() == legal.count


def refusal(state: PublicState, seat: Seat, hand: CardSet | None, action: Action) -> Reason | None:
    """Why the seat may not do this now; None if it may."""
    legal = legal_actions(state, seat, hand)
    if allows(legal, action):
        return None
    match action, legal:
        case PlayCard(), MayPlay():
            return _why_not_card(state, hand or 0, action.card)
        case MakeBid(), MayBid():
            held = state.hand.bids[seat.side] is not None
            return Reason.SIDE_HAS_BID if held else Reason.BID_NOT_ALLOWED
        case ChooseCards(), MayChoose():
            return Reason.NOT_IN_HAND if action.cards & ~legal.cards else Reason.WRONG_COUNT
        case _:
            return _why_not_now(state, action)


def _why_not_card(state: PublicState, hand: CardSet, played: Card) -> Reason:
    now = state.hand
    suits = SUIT_SETS[now.trump]
    if not hand >> played & 1:
        return Reason.NOT_IN_HAND
    if hand & suits[now.plays[0].suit_under(now.trump)]:
        return Reason.MUST_FOLLOW
    if not suits[now.trump] >> played & 1:
        return Reason.MUST_TRUMP
    return Reason.MUST_OVERTRUMP


def _why_not_now(state: PublicState, action: Action) -> Reason:
    phases = {PlayCard: (Phase.PLAY,), MakeBid: (Phase.BLIND, Phase.CONTRACT)}
    if state.phase not in phases.get(type(action), (Phase.PASSING,)):
        return Reason.NOT_NOW
    return Reason.ALREADY_CHOSEN if isinstance(action, ChooseCards) else Reason.NOT_YOUR_TURN


def bid_round(state: PublicState) -> BidRound:
    """The round a bid made now belongs to."""
    return "blind" if state.phase is Phase.BLIND else "contract"
