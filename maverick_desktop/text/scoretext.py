"""How a hand is scored and a match is won, in words: the second half of the rule text."""

from typing import Final

from maverick_desktop.core.rules import Rules

from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, signed
from .words import ours

SCORE: Final = QT_TRANSLATE_NOOP("text", "The score of a hand")
_TRICKS: Final = QT_TRANSLATE_NOOP("text", "A side scores the points of the tricks it took.")
_REVOKES: Final = QT_TRANSLATE_NOOP(
    "text",
    "Each of its revokes costs {n} point, whatever becomes of a bid."
    "|Each of its revokes costs {n} points, whatever becomes of a bid.",
)
_SPOILS: Final = {
    False: QT_TRANSLATE_NOOP("text", "A side that has revoked can still make its bid."),
    True: QT_TRANSLATE_NOOP("text", "A side that has revoked has failed its bid."),
}
_NIL_MADE: Final = QT_TRANSLATE_NOOP(
    "text", "Nil made: {n} times its points; {negative} if they are below zero."
)
_NIL_ZERO: Final = QT_TRANSLATE_NOOP("text", "Nil made with points of zero: {points}.")
_NIL_SIDE: Final = QT_TRANSLATE_NOOP("text", "Nil made: {points}, as the side has no trick.")
_BLIND_MADE: Final = QT_TRANSLATE_NOOP("text", "Blind made: {n} times its points.")
_POSH_MADE: Final = QT_TRANSLATE_NOOP("text", "Posh made: {n} times its points.")
_NIL_FAILED: Final = {
    "replace": QT_TRANSLATE_NOOP("text", "Nil failed: {points} in place of its points."),
    "add": QT_TRANSLATE_NOOP("text", "Nil failed: {points} added to its points."),
    "worse": QT_TRANSLATE_NOOP("text", "Nil failed: {points} or its points, whichever is less."),
}
_BLIND_FAILED: Final = {
    "replace": QT_TRANSLATE_NOOP("text", "Blind failed: {points} in place of its points."),
    "add": QT_TRANSLATE_NOOP("text", "Blind failed: {points} added to its points."),
    "worse": QT_TRANSLATE_NOOP("text", "Blind failed: {points} or its points, whichever is less."),
}
_POSH_FAILED: Final = {
    "zero": QT_TRANSLATE_NOOP("text", "Posh failed: 0 in place of its points."),
    "min_zero": QT_TRANSLATE_NOOP("text", "Posh failed: 0 or its points, whichever is less."),
}


def score_text(rules: Rules) -> list[Phrase]:
    """What a side scores for a hand."""
    text = [Phrase(_TRICKS)]
    if rules.revoke == "priced":
        text.append(Phrase(_REVOKES, count=rules.revoke_penalty))
        if rules.bids:
            text.append(ours(Phrase(_SPOILS[rules.revoke_spoils_bid])))
    if "nil" in rules.bids:
        text += _nil(rules)
    if "blind" in rules.bids:
        failed = Phrase(_BLIND_FAILED[rules.bid_failure], {"points": signed(rules.blind_failed)})
        text += [Phrase(_BLIND_MADE, {"n": rules.blind_multiplier}), ours(failed)]
    if "posh" in rules.bids:
        text.append(Phrase(_POSH_MADE, {"n": rules.posh_multiplier}))
        text.append(Phrase(_POSH_FAILED[rules.posh_failure]))
    return text


def _nil(rules: Rules) -> list[Phrase]:
    zero: dict[str, Arg] = {"points": signed(rules.nil_zero)}
    failed = Phrase(_NIL_FAILED[rules.bid_failure], {"points": signed(rules.nil_failed)})
    if rules.nil_scope == "side":
        return [ours(Phrase(_NIL_SIDE, zero)), ours(failed)]
    made: dict[str, Arg] = {"n": rules.nil_multiplier, "negative": signed(rules.nil_negative)}
    return [Phrase(_NIL_MADE, made), ours(Phrase(_NIL_ZERO, zero)), ours(failed)]


MATCH: Final = QT_TRANSLATE_NOOP("text", "The match")
_TARGET: Final = {
    "hand": QT_TRANSLATE_NOOP(
        "text", "The match ends after the hand in which a side reaches {target} points."
    ),
    "trick": QT_TRANSLATE_NOOP(
        "text", "The match ends with the trick by which a side reaches {target} points."
    ),
}
_HANDS: Final = QT_TRANSLATE_NOOP(
    "text",
    "The match ends after {n} hand; the side with more points wins."
    "|The match ends after {n} hands; the side with more points wins.",
)
_OR_HANDS: Final = QT_TRANSLATE_NOOP(
    "text",
    "It ends after {n} hand at the latest; the side with more points wins."
    "|It ends after {n} hands at the latest; the side with more points wins.",
)
_BOTH: Final = {
    "higher": QT_TRANSLATE_NOOP("text", "If both sides reach it, the higher total wins."),
    "play_on": QT_TRANSLATE_NOOP(
        "text",
        "If both sides reach it, the match goes on until one of them alone is there, or the hands"
        " are over.",
    ),
}
_TIE: Final = {
    "extra_hand": QT_TRANSLATE_NOOP(
        "text", "With equal totals at the end an extra hand is played, and another if need be."
    ),
    "draw": QT_TRANSLATE_NOOP("text", "With equal totals at the end the match is a draw."),
}


def match_text(rules: Rules) -> list[Phrase]:
    """How a match is won."""
    text: list[Phrase] = []
    if rules.target is not None:
        text.append(Phrase(_TARGET[rules.match_check], {"target": rules.target}))
        if rules.match_check == "hand":
            text.append(ours(Phrase(_BOTH[rules.both_reach])))
    if rules.hands is not None:
        text.append(Phrase(_HANDS if rules.target is None else _OR_HANDS, count=rules.hands))
    text.append(ours(Phrase(_TIE[rules.tie])))
    return text
