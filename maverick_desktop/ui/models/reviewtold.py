"""What is said of the card in hand: what became of it, why, and what the others would have brought.

Values only. Must not know how they are painted.
"""

from typing import Final

import msgspec

from maverick_desktop.ai.explain import explain
from maverick_desktop.ai.review import CardReview, Mark, Measure
from maverick_desktop.ai.saying import said
from maverick_desktop.core.cards import Card
from maverick_desktop.core.events import PlayCard
from maverick_desktop.core.view import SeatView, WatchedView
from maverick_desktop.text import reviewwords as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.models.review import ReviewModel

MOST: Final = 5
"""So many cards are shown with their figures."""


class Option(msgspec.Struct, frozen=True):
    """A card that could have been played."""

    card: Card
    points: float
    """To come, for the seat's side over the other."""
    best: bool
    played: bool


class WhyTold(msgspec.Struct, frozen=True):
    """Everything that is said of the card in hand."""

    title: Phrase
    mark: Mark | None
    """None while it is not judged."""
    reasons: tuple[Phrase, ...]
    options: tuple[Option, ...]
    count: int
    """How many cards were compared; ``options`` may be some of them."""


def told_of(model: ReviewModel, row: int) -> WhyTold:
    """What is said of the card that the model's seat played to a trick."""
    one = model.card_review(row, model.seat)
    if one is None:
        card = model.trick(row).card_of(model.seat)
        return WhyTold(words.is_waiting(card), None, (), (), 0)
    measure = model.measure
    options = () if one.only else _options(one, measure)
    reasons = _reasons(model, one) if measure is Measure.KNEW else _source(one)
    count = len(one.verdict(measure).choices)
    return WhyTold(_title(one, measure), one.mark(measure), reasons, options, count)


def _title(one: CardReview, measure: Measure) -> Phrase:
    match one.mark(measure):
        case Mark.BEST:
            return words.was_best(one.card)
        case Mark.NEAR:
            return words.was_near(one.card)
        case Mark.ONLY:
            return words.was_only(one.card)
        case Mark.LOST:
            return words.has_lost(one.card, one.lost(measure))


def _reasons(model: ReviewModel, one: CardReview) -> tuple[Phrase, ...]:
    """Why, by what the seat knew. All cards have been seen by now: nothing is kept from anybody."""
    view, own = one.decision.view, model.people.own
    reader = WatchedView(view.public, one.seat) if own is None else SeatView(view.public, own)
    return tuple(said(reader, one.seat, explain(view, one.knew, PlayCard(one.card))))


def _source(one: CardReview) -> tuple[Phrase, ...]:
    if one.only:
        return ()
    if one.seen.exact:
        return (Phrase(words.SOLVED),)
    return (words.played_out_here(one.seen.worlds),)


def _options(one: CardReview, measure: Measure) -> tuple[Option, ...]:
    """The best cards, the one that was played among them."""
    made = _made(one)
    played, best = one.played(measure), one.best(measure)
    choices = list(one.verdict(measure).choices)
    shown = choices[:MOST]
    if played not in shown:
        shown = [*choices[: MOST - 1], played]
    found = []
    for choice in shown:
        assert isinstance(choice.action, PlayCard)
        mine = choice is played
        card = one.card if mine else choice.action.card
        found.append(Option(card, choice.worth - made, card == best, mine))
    found.sort(key=lambda option: (-option.points, not option.best))
    return tuple(found)


def _made(one: CardReview) -> int:
    """The points made before the card, for the seat's side over the other, less what was paid."""
    known = one.decision.view.public
    ours, theirs = (
        known.hand.base[side] - known.rules.revoke_penalty * known.hand.revokes[side]
        for side in (one.seat.side, one.seat.side.other)
    )
    return ours - theirs
