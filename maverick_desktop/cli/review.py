"""``review``: every card of a record's hands beside the best one, by both measures. No Qt."""

from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from maverick_desktop.ai.review import (
    USUAL,
    CardReview,
    HandReview,
    Mark,
    Measure,
    cards_of,
    depth_of,
    reviewing,
)
from maverick_desktop.core.cards import SEATS, SIDES
from maverick_desktop.core.deals import code_of
from maverick_desktop.core.events import PlayCard
from maverick_desktop.core.finished import FinishedHand
from maverick_desktop.core.padfile import read_any
from maverick_desktop.core.replay import finished_hands
from maverick_desktop.core.store import Record
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.text.faults import file_fault, record_fault, shown_path, torn_tail
from maverick_desktop.text.phrase import SUIT_SIGNS, signed

from .deal import card_sign
from .output import (
    DONE,
    WRONG,
    CommandError,
    Parser,
    Progress,
    print_json,
    tell,
    whole_number,
)

MOST_HAND: Final = 9999
MOST_NODES: Final = 1_000_000_000


def run(words: list[str]) -> int:
    """Review the record that these words name."""
    wish = _parsed(words)
    record = _read(wish.file)
    hands = finished_hands(record.log)
    depth = USUAL if wish.nodes is None else depth_of(wish.nodes)
    reviews = []
    chosen = _chosen(wish, record, hands)
    with Progress("Cards", sum(len(cards_of(hand)) for hand in chosen)) as progress:
        done = 0
        for hand in chosen:
            cards: list[CardReview] = []
            for one in reviewing(hand, depth):
                cards.append(one)
                done += 1
                progress.at(done)
            reviews.append(HandReview(hand, tuple(reversed(cards)), depth))
    unfinished = record.public.hand.number - len(hands)
    if wish.json:
        print_json(_as_json(record, reviews, unfinished))
    else:
        print("\n".join(_lines(wish.file, record, reviews, unfinished)))
    if record.torn:
        tell(torn_tail(wish.file, record.log.n + 2))
        return WRONG
    return DONE


def _parsed(words: list[str]) -> Namespace:
    parser = Parser("review", "Every card beside the best one, on what its seat knew and in truth.")
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument(
        "--hand", metavar="N", type=whole_number(1, MOST_HAND), help="this hand and no other"
    )
    parser.add_argument(
        "--nodes",
        metavar="N",
        type=whole_number(1, MOST_NODES),
        help=f"how much thought each card is worth; {USUAL.known} unless you say otherwise."
        " The same number gives the same review",
    )
    parser.add_argument("--json", action="store_true", help="print the review as JSON")
    return parser.parse_args(words)


def _read(file: str) -> Record:
    try:
        record = read_any(Path(file))
    except RecordError as error:
        raise CommandError(record_fault(file, error), WRONG) from None
    except OSError as error:
        raise CommandError(file_fault(file, error)) from None
    if not isinstance(record, Record):
        name = shown_path(file)
        raise CommandError(f"{name}: there are no cards to review, the score was kept by hand.")
    return record


def _chosen(wish: Namespace, record: Record, hands: tuple[FinishedHand, ...]) -> list[FinishedHand]:
    if wish.hand is None:
        return [*hands]
    found = [hand for hand in hands if hand.hand.number == wish.hand]
    if not found:
        begun = wish.hand <= record.public.hand.number
        what = "is not over" if begun else "was not played"
        raise CommandError(f"{shown_path(wish.file)}: hand {wish.hand} {what}.")
    return found


# --- on the terminal -----------------------------------------------------------------------------

_KNEW: Final = "on what the seat knew"
_SEEN: Final = "with all cards seen"
_WIDTH: Final = 30


def _lines(file: str, record: Record, reviews: list[HandReview], unfinished: int) -> list[str]:
    names = [sitter.name for sitter in record.public.seats]
    lines = [
        f"{side.name}: " + " and ".join(shown_path(names[seat]) for seat in side.seats)
        for side in SIDES
    ]
    for one in reviews:
        lines += ["", *_hand(one)]
    if not reviews:
        lines += ["", f"No hand of {shown_path(file)} is over."]
    elif unfinished:
        lines += ["", "The last hand is not over and is left out."]
    return lines


def _hand(review: HandReview) -> list[str]:
    hand = review.hand.hand
    ns, ew = (review.hand.score_of(side) for side in SIDES)
    head = (
        f"Hand {hand.number}, trump {SUIT_SIGNS[hand.trump]}, adder {SUIT_SIGNS[hand.adder]},"
        f" NS {signed(ns)}, EW {signed(ew)}"
    )
    lines = [head, f"trick  {'card':<20}{_KNEW:<{_WIDTH}}{_SEEN}"]
    lines += [_card(one) for one in review.cards]
    for measure, words in ((Measure.KNEW, _KNEW), (Measure.SEEN, _SEEN)):
        lost = (f"{seat.letter} {review.lost(seat, measure):.1f}" for seat in SEATS)
        lines.append(f"Given away {words}: {', '.join(lost)}")
    if (solved := review.solved_from()) != 1:
        where = "" if solved is None else f"Before trick {solved} "
        lines.append(where + ("the" if where else "The") + " true deal was played out, not solved.")
    return lines


def _card(one: CardReview) -> str:
    leads = " led" if not one.decision.view.public.hand.plays else ""
    paid = " revoke" if one.decision.revoke else ""
    card = f"{one.seat.letter} {card_sign(one.card)}{leads}{paid}"
    knew = _verdict(one, Measure.KNEW)
    return f"{one.trick:>5}  {card:<20}{knew:<{_WIDTH}}{_verdict(one, Measure.SEEN)}".rstrip()


def _verdict(one: CardReview, measure: Measure) -> str:
    match one.mark(measure):
        case Mark.ONLY:
            return "only card" if measure is Measure.KNEW else ""
        case Mark.BEST:
            return "best"
        case Mark.NEAR | Mark.LOST:
            return f"\N{MINUS SIGN}{one.lost(measure):.2f}, best {card_sign(one.best(measure))}"


# --- as JSON -------------------------------------------------------------------------------------


def _as_json(record: Record, reviews: list[HandReview], unfinished: int) -> dict[str, Any]:
    return {
        "match": record.log.header.match,
        "hands": [_hand_as_json(one) for one in reviews],
        "unfinished": unfinished,
    }


def _hand_as_json(review: HandReview) -> dict[str, Any]:
    hand = review.hand.hand
    return {
        "hand": hand.number,
        "deal": code_of(review.hand.deal),
        "trump": hand.trump.letter,
        "adder": hand.adder.letter,
        "score": {side.name: review.hand.score_of(side) for side in SIDES},
        "nodes": review.depth.known,
        "lost": {
            seat.letter: {measure.value: _figure(review.lost(seat, measure)) for measure in Measure}
            for seat in SEATS
        },
        "cards": [_card_as_json(one) for one in review.cards],
    }


def _card_as_json(one: CardReview) -> dict[str, Any]:
    return {
        "trick": one.trick,
        "seat": one.seat.letter,
        "card": one.card.code,
        "revoke": one.decision.revoke,
        "only": one.only,
        **{measure.value: _measured(one, measure) for measure in Measure},
    }


def _measured(one: CardReview, measure: Measure) -> dict[str, Any]:
    verdict = one.verdict(measure)
    return {
        "best": one.best(measure).code,
        "lost": _figure(one.lost(measure)),
        "worth": _figure(one.played(measure).worth),
        "deals": verdict.worlds,
        "exact": verdict.exact,
        "choices": {
            choice.action.card.code: _figure(choice.worth)
            for choice in verdict.choices
            if isinstance(choice.action, PlayCard)
        },
    }


def _figure(points: float) -> float:
    """Hundredths; never −0.0."""
    return round(points, 2) + 0.0
