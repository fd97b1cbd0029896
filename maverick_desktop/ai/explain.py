"""Why a card, a pass or a bid: an ordered short list of reasons, the most telling first.

``explain`` is for those who may know the hand: a hint to its own player, a hand that is over.
``seen_from_outside`` is all that may be said of another seat while the hand is on: it is handed the
public state and nothing else. Must not know words.
"""

from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

from maverick_desktop.core.cards import Card, CardSet, Seat, cards_in
from maverick_desktop.core.events import Action, Bid, ChooseCards, MakeBid, PlayCard
from maverick_desktop.core.public import PublicState
from maverick_desktop.core.view import SeatView

from .choice import neighbours, weighed_as
from .comparisons import Better, Close, Judged, NearEnd, NotPaid, SameAs, Worse
from .knowledge import common_knowledge, knowledge_of
from .proofs import (
    NothingAbove,
    ShownVoid,
    SuitGone,
)
from .reasons import (
    AllAlike,
    Attacks,
    Below,
    BreaksAllTrumps,
    CannotBeat,
    Covers,
    Ducks,
    GoesAbove,
    Keeps,
    KeepsTrumps,
    Leads,
    OnlyCard,
    OnlyFollows,
    OnTable,
    Pays,
    Promises,
    Reason,
    Safe,
    SideHasBid,
    StaysUnder,
)
from .turn import Turn
from .verdict import Verdict, Weighed
from .whycard import why_card
from .whysaid import side_has_bid, why_bid, why_pass
from .whytable import at_stake, breaks_four, evidence, feeds, plainly, taken

MOST_DEEDS: Final = 3
MOST_EVIDENCE: Final = 2
AS_GOOD: Final = 0.5
"""Choices that are nearer than so many points are as good as each other."""
NEARLY: Final = 3.0
"""A revoke that is worse by no more than so many points is worth a word."""


def explain(view: SeatView, verdict: Verdict, action: Action | None = None) -> tuple[Reason, ...]:
    """Why the view's seat does this, by the verdict of its thinker; by default its best choice."""
    action = verdict.best.action if action is None else action
    told: list[Reason]
    match action:
        case PlayCard(card):
            deeds, known = why_card(view, verdict, card)
            if isinstance(deeds[0], OnlyCard | AllAlike):
                return (*deeds[:2],)
            if isinstance(deeds[0], OnlyFollows):
                instead = [*_revokes_instead(view, verdict, card)]
                return (*deeds[:2], *instead, *(_judged(verdict) if instead else ()))
            told = [*without_echoes(deeds)[:MOST_DEEDS], *without_echoes(known)[:MOST_EVIDENCE]]
        case ChooseCards(cards):
            told = why_pass(view, cards)[:MOST_DEEDS]
        case MakeBid(bid):
            told = why_bid(view, verdict, bid)
            if any(isinstance(one, SideHasBid) for one in told):
                return (*told,)
    return (*told, *_compared(view, verdict, action, told), *_judged(verdict))


def seen_from_outside(
    known: PublicState, seat: Seat, card: Card, *, paid: bool
) -> tuple[OnTable, ...]:
    """What everybody can see of why the seat plays the card; ``known`` is before it lies there.

    ``paid``: it is a revoke that is paid for, as all hear.
    """
    turn = Turn(known, seat, card, common_knowledge(known, seat))
    deeds = without_echoes([*_outside(turn, paid)])
    if len(known.hand.tricks) == 12:
        deeds.insert(0, OnlyCard(last=True))
    return (*deeds[:MOST_DEEDS], *[*evidence(turn)][:MOST_EVIDENCE])


_ECHOES: Final[Mapping[type, tuple[type, ...]]] = {
    Ducks: (CannotBeat, StaysUnder, Below),
    Attacks: (CannotBeat, StaysUnder, Below),
    Covers: (GoesAbove,),
    SuitGone: (NothingAbove, ShownVoid),
    KeepsTrumps: (StaysUnder,),
}
"""Reasons that say again what the first one said."""
_FILLING: Final = (Leads,)
"""What is said where there is nothing else to say."""

Told = TypeVar("Told", bound=Reason)


def without_echoes(reasons: list[Told]) -> list[Told]:
    """The reasons without those that the others say already."""
    kinds = {type(one) for one in reasons}
    echoes = {echo for kind in kinds for echo in _ECHOES.get(kind, ())}
    kept = [one for one in reasons if type(one) not in echoes]
    return [one for one in kept if not isinstance(one, _FILLING)] or kept


def _outside(turn: Turn, paid: bool) -> Iterator[OnTable]:
    if paid:
        yield Pays(turn.known.rules.revoke_penalty, None)
        if breaks_four(turn):
            yield BreaksAllTrumps()
    yield from at_stake(turn)
    yield from taken(turn)
    if turn.found is not None and not turn.final and not turn.ours:
        yield Below(turn.winner, turn.best)
    yield from feeds(turn)
    if turn.safe and not turn.final:
        yield Safe()
    if not paid:
        yield from plainly(turn)


def bid_from_outside(known: PublicState, seat: Seat, bid: Bid) -> tuple[OnTable, ...]:
    """What everybody can hear of why the seat bids so; ``known`` is before the bid."""
    if bid == "pass":
        return tuple(side_has_bid(known, seat))
    return (Promises(bid),)


# --- what was compared ---------------------------------------------------------------------------


def _compared(
    view: SeatView, verdict: Verdict, action: Action, told: list[Reason]
) -> Iterator[Reason]:
    mine = _weighed(view, verdict, action)
    if isinstance(action, PlayCard):
        same = neighbours(view, knowledge_of(view), action.card)
        if same:
            yield SameAs(_cards(same))
    if mine is None or isinstance(action, MakeBid):
        return
    others = [one for one in verdict.choices if one is not mine]
    if not others:
        return
    if others[0].price and not mine.price and mine.worth >= others[0].worth:
        yield from _revoke_not_paid(mine, others[0])
        others = [one for one in others if not one.price]
    kept = {PlayCard(one.card) for one in told if isinstance(one, Keeps)}
    # What a revoke gains over the best card that follows is told with its price.
    gained = any(isinstance(one, Pays) and one.gain is not None for one in told)
    if others and others[0].action not in kept and (others[0].price or not gained):
        yield from _against(verdict, mine, others[0])


def _revokes_instead(view: SeatView, verdict: Verdict, card: Card) -> Iterator[Reason]:
    """How the best revoke compares with the only cards that follow."""
    mine = weighed_as(view, knowledge_of(view), verdict, card)
    others = [one for one in verdict.choices if one is not mine]
    if mine is None or not others or not isinstance(others[0].action, PlayCard):
        return
    loss = mine.worth - others[0].worth
    if loss >= 0:
        yield NotPaid(others[0].action.card, others[0].price, loss)
    else:
        yield from _against(verdict, mine, others[0])


def _revoke_not_paid(mine: Weighed, other: Weighed) -> Iterator[Reason]:
    loss = mine.worth - other.worth
    if isinstance(other.action, PlayCard) and loss <= NEARLY:
        yield NotPaid(other.action.card, other.price, loss)


def _against(verdict: Verdict, mine: Weighed, other: Weighed) -> Iterator[Reason]:
    """How another choice compares; a thinker need not choose what promises a little more."""
    by = mine.worth - other.worth
    near = max(AS_GOOD, 2 * other.error)
    if abs(by) < near:
        yield Close(other.action)
    elif by > 0:
        yield Better(other.action, by)
    elif mine is not verdict.best:
        yield Worse(other.action, -by)


def _weighed(view: SeatView, verdict: Verdict, action: Action) -> Weighed | None:
    if isinstance(action, PlayCard):
        return weighed_as(view, knowledge_of(view), verdict, action.card)
    return next((one for one in verdict.choices if one.action == action), None)


def _cards(cards: CardSet) -> tuple[Card, ...]:
    return tuple(cards_in(cards))


def _judged(verdict: Verdict) -> Iterator[Reason]:
    if verdict.near_end:
        yield NearEnd()
    if verdict.worlds:
        yield Judged(verdict.worlds, verdict.exact)
