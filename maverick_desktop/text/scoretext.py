"""How a hand is scored and a match is won, in words: the second half of the rule text."""

from typing import Final

from maverick_desktop.core.rules import BID_KINDS, BidKind, Rules

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
_FAILED: Final = {
    ("nil", "replace"): QT_TRANSLATE_NOOP("text", "Nil failed: {points} in place of its points."),
    ("nil", "add"): QT_TRANSLATE_NOOP("text", "Nil failed: {points} added to its points."),
    ("nil", "worse"): QT_TRANSLATE_NOOP(
        "text", "Nil failed: {points} or its points, whichever is less."
    ),
    ("blind", "replace"): QT_TRANSLATE_NOOP(
        "text", "Blind failed: {points} in place of its points."
    ),
    ("blind", "add"): QT_TRANSLATE_NOOP("text", "Blind failed: {points} added to its points."),
    ("blind", "worse"): QT_TRANSLATE_NOOP(
        "text", "Blind failed: {points} or its points, whichever is less."
    ),
}
_POSH_FAILED: Final = {
    "zero": QT_TRANSLATE_NOOP("text", "Posh failed: 0 in place of its points."),
    "min_zero": QT_TRANSLATE_NOOP("text", "Posh failed: 0 or its points, whichever is less."),
}


def score_text(rules: Rules) -> list[Phrase]:
    """What a side scores for a hand."""
    text = [tricks_rule()]
    if rules.revoke == "priced":
        text.append(revoke_cost_rule(rules))
        if rules.bids:
            text.append(spoiling_rule(rules))
    for kind in BID_KINDS:
        if kind in rules.bids:
            text += [*made_rules(rules, kind), failed_rule(rules, kind)]
    return text


def tricks_rule() -> Phrase:
    """What a side scores without a bid."""
    return Phrase(_TRICKS)


def revoke_cost_rule(rules: Rules) -> Phrase:
    """What a revoke costs."""
    return Phrase(_REVOKES, count=rules.revoke_penalty)


def spoiling_rule(rules: Rules) -> Phrase:
    """Whether a revoke spoils a bid."""
    return ours(Phrase(_SPOILS[rules.revoke_spoils_bid]))


def made_rules(rules: Rules, kind: BidKind) -> list[Phrase]:
    """What a made bid scores."""
    match kind:
        case "nil":
            return _nil_made(rules)
        case "blind":
            return [Phrase(_BLIND_MADE, {"n": rules.blind_multiplier})]
        case "posh":
            return [Phrase(_POSH_MADE, {"n": rules.posh_multiplier})]


def failed_rule(rules: Rules, kind: BidKind) -> Phrase:
    """What a failed bid scores."""
    if kind == "posh":
        return Phrase(_POSH_FAILED[rules.posh_failure])
    value = rules.nil_failed if kind == "nil" else rules.blind_failed
    return ours(Phrase(_FAILED[kind, rules.bid_failure], {"points": signed(value)}))


def _nil_made(rules: Rules) -> list[Phrase]:
    zero: dict[str, Arg] = {"points": signed(rules.nil_zero)}
    if rules.nil_scope == "side":
        return [ours(Phrase(_NIL_SIDE, zero))]
    made: dict[str, Arg] = {"n": rules.nil_multiplier, "negative": signed(rules.nil_negative)}
    return [Phrase(_NIL_MADE, made), ours(Phrase(_NIL_ZERO, zero))]


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
