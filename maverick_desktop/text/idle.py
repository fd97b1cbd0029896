"""Options that make no difference, because of what another option holds; and why."""

from collections.abc import Mapping
from typing import Final

from maverick_desktop.core.rules import PRESETS, BidKind, Rules

from .options import value_label
from .phrase import QT_TRANSLATE_NOOP, Phrase

_NO_BIDS: Final = QT_TRANSLATE_NOOP("text", "no bids")
_NO_SUCH_BID: Final[Mapping[frozenset[BidKind], str]] = {
    frozenset({"nil"}): QT_TRANSLATE_NOOP("text", "no nil"),
    frozenset({"blind"}): QT_TRANSLATE_NOOP("text", "no blind"),
    frozenset({"posh"}): QT_TRANSLATE_NOOP("text", "no posh"),
    frozenset({"nil", "blind"}): QT_TRANSLATE_NOOP("text", "neither nil nor blind"),
}
_BELONGS_TO: Final[Mapping[str, frozenset[BidKind]]] = {
    "nil_scope": frozenset({"nil"}),
    "nil_multiplier": frozenset({"nil"}),
    "nil_negative": frozenset({"nil"}),
    "nil_zero": frozenset({"nil"}),
    "nil_failed": frozenset({"nil"}),
    "blind_failed": frozenset({"blind"}),
    "bid_failure": frozenset({"nil", "blind"}),
    "blind_multiplier": frozenset({"blind"}),
    "posh_multiplier": frozenset({"posh"}),
    "book": frozenset({"posh"}),
    "posh_books": frozenset({"posh"}),
    "posh_failure": frozenset({"posh"}),
}
"""Which bids an option is about."""
_NO_PASSING: Final = QT_TRANSLATE_NOOP("text", "nothing is passed")
_NO_REVOKES: Final = QT_TRANSLATE_NOOP("text", "no revokes")
_NO_TARGET: Final = QT_TRANSLATE_NOOP("text", "no target")
_ONE_AT_A_TIME: Final = QT_TRANSLATE_NOOP("text", "only one side can")


def idle(rules: Rules, option: str) -> Phrase | None:
    """Why an option makes no difference under these rules; None if it does."""
    match option:
        case "pass_direction" if not rules.pass_count:
            return Phrase(_NO_PASSING)
        case "revoke_penalty" | "revoke_spoils_bid" if rules.revoke == "forbidden":
            return Phrase(_NO_REVOKES)
        case "revoke_spoils_bid" if not rules.bids:
            return Phrase(_NO_BIDS)
        case "match_check" | "both_reach" if rules.target is None:
            return Phrase(_NO_TARGET)
        case "both_reach" if rules.match_check == "trick":
            return Phrase(_ONE_AT_A_TIME)
    kinds = _BELONGS_TO.get(option)
    if kinds is None or kinds & rules.bids:
        return None
    return Phrase(_NO_SUCH_BID[kinds] if rules.bids else _NO_BIDS)


def preset_says(preset: str, option: str) -> Phrase:
    """What a built-in rule set has for an option: its value, or why it makes no difference."""
    rules = PRESETS[preset]
    return idle(rules, option) or value_label(option, getattr(rules, option))
