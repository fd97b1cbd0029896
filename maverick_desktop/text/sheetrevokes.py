"""What the score sheet tells of revokes, and of a trick by itself."""

from typing import Final

from maverick_desktop.core.cards import Side
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.sheet import SheetHand

from . import scores as names
from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, number
from .rulestext import follow_rule, worth_rule
from .scoretext import revoke_cost_rule
from .sheetpeople import OpenSheet
from .sheettold import Step, Told, revokes_of, trick_told, why_of
from .sheetwords import joined

_NO_REVOKE: Final = QT_TRANSLATE_NOOP("text", "No revoke by {side}.")
_REVOKED: Final = QT_TRANSLATE_NOOP("text", "{who} revoked in trick {n} with {card}")
_REVOKES: Final = QT_TRANSLATE_NOOP("text", "{n} revoke|{n} revokes")
_MORE_REVOKES: Final = QT_TRANSLATE_NOOP(
    "text", "{n} revoke in the trick being played|{n} revokes in the trick being played"
)


def penalty_told(shown: OpenSheet, hand: SheetHand, side: Side, title: Phrase) -> Told:
    """The revokes that a side paid for, each with its card where that is on the sheet."""
    row, rules = hand.sides[side], shown.rules
    known = [n for n, one in enumerate(hand.tricks, 1) if revokes_of(one, side)]
    if not row.penalty and not known:
        said = Phrase(_NO_REVOKE, {"side": shown.people.side(side)})
        return Told(title, (said,), rules=(follow_rule(rules),))
    steps = [step for n in known for step in _revokes_in(shown, hand, side, n)]
    steps += _other_revokes(shown, hand, side, len(steps))
    steps.append(Step(Phrase(names.PENALTY), number(-row.penalty), result=True))
    tricks = tuple(trick_told(shown, hand, n) for n in known)
    return Told(title, (), tuple(steps), tricks, (follow_rule(rules), revoke_cost_rule(rules)))


def revokes_step(rules: Rules, penalty: int) -> Step:
    """All revokes of a side in one line."""
    return Step(Phrase(_REVOKES, count=penalty // rules.revoke_penalty), number(-penalty))


def _revokes_in(shown: OpenSheet, hand: SheetHand, side: Side, n: int) -> list[Step]:
    """A side's revokes in trick ``n``."""
    trick, price = hand.tricks[n - 1], number(-shown.rules.revoke_penalty)
    steps = []
    for place in revokes_of(trick, side):
        assert trick.leader is not None
        who = shown.people.first(trick.leader.after(place))
        words: dict[str, Arg] = {"who": who, "n": n, "card": trick.cards[place]}
        steps.append(Step(Phrase(_REVOKED, words), price))
    return steps


def _other_revokes(shown: OpenSheet, hand: SheetHand, side: Side, known: int) -> list[Step]:
    """The revokes of which only the price is on the sheet."""
    price = shown.rules.revoke_penalty
    others = hand.sides[side].penalty // price - known if price else 0
    if others <= 0:
        return []
    unfinished = not hand.scored and not shown.sheet.by_hand
    label = Phrase(_MORE_REVOKES if unfinished else _REVOKES, count=others)
    return [Step(label, number(-price * others))]


# --- a trick -------------------------------------------------------------------------------------

_TRICK_TITLE: Final = QT_TRANSLATE_NOOP("text", "Trick {n}")
_LED: Final = QT_TRANSLATE_NOOP("text", "{leader} led and {who} took it.")
_LED_AND_TOOK: Final = QT_TRANSLATE_NOOP("text", "{who} led and took it.")
_TOOK: Final = QT_TRANSLATE_NOOP("text", "{who} took it.")


def trick_explained(shown: OpenSheet, hand: SheetHand, n: int) -> Told:
    """How trick 1, 2, … of a hand fell and what it was worth."""
    told, people = trick_told(shown, hand, n), shown.people
    side = told.trick.winner.side
    place = Phrase(_TRICK_TITLE, {"n": n})
    title = joined([names.hand_title(hand.number), place, people.title(side)])
    steps = [step for one in (side, side.other) for step in _revokes_in(shown, hand, one, n)]
    rules = [worth_rule(shown.rules, why_of(shown, told.trick))]
    if steps:
        rules.append(revoke_cost_rule(shown.rules))
    return Told(title, (_taken(shown, hand, n),), tuple(steps), (told,), tuple(rules))


def _taken(shown: OpenSheet, hand: SheetHand, n: int) -> Phrase:
    trick, people = hand.tricks[n - 1], shown.people
    if trick.leader is None:
        return Phrase(_TOOK, {"who": people.first(trick.winner)})
    if trick.leader is trick.winner:
        return Phrase(_LED_AND_TOOK, {"who": people.first(trick.winner)})
    words: dict[str, Arg] = {
        "leader": people.first(trick.leader),
        "who": people.inside(trick.winner),
    }
    return Phrase(_LED, words)
