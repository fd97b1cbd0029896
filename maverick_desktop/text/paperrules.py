"""The rules in force as a sheet on paper lists them: what, and at the right how it is decided.

Three groups: what a trick is worth, bids and penalties, the rest. An option that no row here speaks
of is listed under the rest by its own words where it is not as in Classic, so that a new option is
never left out.
"""

from typing import Final, TypeAlias

from maverick_desktop.core.rules import CLASSIC, OPTIONS, PRESETS, Rules

from .options import option_label, preset_name, value_label
from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, number, signed
from .table import COUNT_WORDS

Row: TypeAlias = tuple[Phrase, Phrase]
"""What is ruled, and how."""
Group: TypeAlias = tuple[Phrase, list[Row]]
"""A heading and its rows."""

TRICK: Final = QT_TRANSLATE_NOOP("text", "What a trick is worth")
BIDS: Final = QT_TRANSLATE_NOOP("text", "Bids and penalties")
REST: Final = QT_TRANSLATE_NOOP("text", "The rest")


def rule_groups(rules: Rules) -> list[Group]:
    """The rules of a match; a group without rows is left out."""
    groups = [
        (Phrase(TRICK), trick_rows(rules)),
        (Phrase(BIDS), bid_rows(rules)),
        (Phrase(REST), rest_rows(rules)),
    ]
    return [group for group in groups if group[1]]


# --- what a trick is worth -----------------------------------------------------------------------

_ADDERS: Final = {
    "same": QT_TRANSLATE_NOOP("text", "With adders (trumps in it do not matter)"),
    "flat_one": QT_TRANSLATE_NOOP("text", "With adders, no trump"),
}
_ADDERS_WORTH: Final = {
    "n": QT_TRANSLATE_NOOP("text", "adders in it"),
    "one_plus_n": QT_TRANSLATE_NOOP("text", "1 + adders in it"),
}
_ADDERS_AND_TRUMPS: Final = QT_TRANSLATE_NOOP("text", "With adders and trumps")
_NO_ADDERS: Final = (
    QT_TRANSLATE_NOOP("text", "Four trumps, no adder"),
    QT_TRANSLATE_NOOP("text", "One to three trumps, no adder"),
    QT_TRANSLATE_NOOP("text", "Neither trump nor adder"),
)


def trick_rows(rules: Rules) -> list[Row]:
    """What a trick is worth."""
    rows = [(Phrase(_ADDERS[rules.adder_with_trump]), Phrase(_ADDERS_WORTH[rules.adder_value]))]
    if rules.adder_with_trump == "flat_one":
        rows.append((Phrase(_ADDERS_AND_TRUMPS), _figure(signed(1))))
    return rows + _without_adders(rules)


def _without_adders(rules: Rules) -> list[Row]:
    worth = (rules.points_all_trumps, rules.points_some_trumps, rules.points_plain)
    return [
        (Phrase(what), _figure(signed(points)))
        for what, points in zip(_NO_ADDERS, worth, strict=True)
    ]


def _figure(text: str) -> Phrase:
    return Phrase("{figure}", {"figure": text})


# --- bids and penalties --------------------------------------------------------------------------

_NIL: Final = {
    "player": QT_TRANSLATE_NOOP("text", "Nil: the bidder takes no trick"),
    "side": QT_TRANSLATE_NOOP("text", "Nil: neither partner takes a trick"),
}
_BLIND: Final = QT_TRANSLATE_NOOP("text", "Blind, before looking: more than the others")
_POSH: Final = {
    "all_adders": QT_TRANSLATE_NOOP(
        "text",
        "Posh: {count} book (trick of four adders)|Posh: {count} books (tricks of four adders)",
    ),
    "any_adder": QT_TRANSLATE_NOOP(
        "text",
        "Posh: {count} book (trick with an adder)|Posh: {count} books (tricks with an adder)",
    ),
}
_MADE_OR: Final = QT_TRANSLATE_NOOP("text", "{made}, or {failed}")
_TIMES: Final = QT_TRANSLATE_NOOP("text", "×{n}")
_FAILED: Final = {
    "replace": "{value}",
    "add": QT_TRANSLATE_NOOP("text", "{value} more"),
    "worse": QT_TRANSLATE_NOOP("text", "{value} at most"),
}
_REVOKE: Final = QT_TRANSLATE_NOOP("text", "Each revoke")


def bid_rows(rules: Rules) -> list[Row]:
    """What each bid asks for, what it makes and what it costs; what a revoke costs."""
    rows: list[Row] = []
    if "nil" in rules.bids:
        side = rules.nil_scope == "side"
        made = _figure(signed(rules.nil_zero)) if side else _times(rules.nil_multiplier)
        failed = _failed(rules.bid_failure, rules.nil_failed)
        rows.append((Phrase(_NIL[rules.nil_scope]), _made_or(made, failed)))
    if "blind" in rules.bids:
        failed = _failed(rules.bid_failure, rules.blind_failed)
        rows.append((Phrase(_BLIND), _made_or(_times(rules.blind_multiplier), failed)))
    if "posh" in rules.bids:
        failed = _failed("replace" if rules.posh_failure == "zero" else "worse", 0)
        rows.append((_posh(rules), _made_or(_times(rules.posh_multiplier), failed)))
    if rules.revoke == "priced":
        rows.append((Phrase(_REVOKE), _figure(number(-rules.revoke_penalty))))
    return rows


def _posh(rules: Rules) -> Phrase:
    books = rules.posh_books
    count: Arg = Phrase(COUNT_WORDS[books]) if books < len(COUNT_WORDS) else books
    return Phrase(_POSH[rules.book], {"count": count}, books)


def _times(multiplier: int) -> Phrase:
    return Phrase(_TIMES, {"n": multiplier})


def _failed(how: str, value: int) -> Phrase:
    return Phrase(_FAILED[how], {"value": signed(value)})


def _made_or(made: Phrase, failed: Phrase) -> Phrase:
    return Phrase(_MADE_OR, {"made": made, "failed": failed})


# --- the rest ------------------------------------------------------------------------------------

_PASSING: Final = QT_TRANSLATE_NOOP("text", "Passing")
_PASS: Final = {
    "left": QT_TRANSLATE_NOOP("text", "{count} card to the left|{count} cards to the left"),
    "right": QT_TRANSLATE_NOOP("text", "{count} card to the right|{count} cards to the right"),
    "across": QT_TRANSLATE_NOOP("text", "{count} card across|{count} cards across"),
    "rotate": QT_TRANSLATE_NOOP(
        "text", "{count} card, left, right, across, none|{count} cards, left, right, across, none"
    ),
}
_NO_PASSING: Final = QT_TRANSLATE_NOOP("text", "none")
_VOID: Final = QT_TRANSLATE_NOOP("text", "No card of the suit led")
_VOID_PLAY: Final = {
    "must_trump": QT_TRANSLATE_NOOP("text", "a trump"),
    "must_trump_unless_partner_wins": QT_TRANSLATE_NOOP("text", "a trump, unless partner wins"),
    "free": QT_TRANSLATE_NOOP("text", "any card"),
}
_REVOKES: Final = QT_TRANSLATE_NOOP("text", "Revokes")
_FORBIDDEN: Final = QT_TRANSLATE_NOOP("text", "forbidden")
_FAILED_BID: Final = QT_TRANSLATE_NOOP("text", "A failed bid")
_FAILED_BIDS: Final = {
    "replace": QT_TRANSLATE_NOOP("text", "replaces the points"),
    "add": QT_TRANSLATE_NOOP("text", "is added to the points"),
    "worse": QT_TRANSLATE_NOOP("text", "counts if it is worse"),
}
_TIE: Final = QT_TRANSLATE_NOOP("text", "Equal totals at the end")

_TOLD: Final = frozenset(
    (
        *("pass_count", "pass_direction", "void_play", "revoke", "revoke_penalty"),
        *("adder_value", "adder_with_trump"),
        *("points_all_trumps", "points_some_trumps", "points_plain"),
        *("bids", "nil_scope", "nil_multiplier", "nil_failed", "blind_failed", "bid_failure"),
        *("blind_multiplier", "posh_multiplier", "book", "posh_books", "posh_failure"),
        *("target", "hands", "tie"),
    )
)
"""Options that a row, or the head of the sheet, speaks of in words of their own."""
# It moves figures on the screen and never changes a total.
_NOT_ON_PAPER: Final = frozenset({"running_score"})


def rest_rows(rules: Rules) -> list[Row]:
    """What else is in force."""
    rows = [
        (Phrase(_PASSING), _passing(rules)),
        (Phrase(_VOID), Phrase(_VOID_PLAY[rules.void_play])),
    ]
    if rules.revoke == "forbidden":
        rows.append((Phrase(_REVOKES), Phrase(_FORBIDDEN)))
    if rules.bids & {"nil", "blind"}:
        rows.append((Phrase(_FAILED_BID), Phrase(_FAILED_BIDS[rules.bid_failure])))
    rows.append((Phrase(_TIE), value_label("tie", rules.tie)))
    for name in OPTIONS:
        value = getattr(rules, name)
        if name not in _TOLD | _NOT_ON_PAPER | _idle(rules) and value != getattr(CLASSIC, name):
            rows.append((option_label(name), value_label(name, value)))
    return rows


def _passing(rules: Rules) -> Phrase:
    count = rules.pass_count
    if not count:
        return Phrase(_NO_PASSING)
    return Phrase(_PASS[rules.pass_direction], {"count": Phrase(COUNT_WORDS[count])}, count)


def _idle(rules: Rules) -> frozenset[str]:
    """Options that have nothing to decide under the others."""
    idle: set[str] = set()
    if "nil" not in rules.bids or rules.nil_scope == "side":
        idle |= {"nil_negative", "nil_zero"}
    if rules.revoke == "forbidden" or not rules.bids:
        idle.add("revoke_spoils_bid")
    return frozenset(idle)


# --- a sheet for any rules -----------------------------------------------------------------------

_ADDERS_OF: Final = QT_TRANSLATE_NOOP("text", "With adders: {presets}")
_ANY_WORTH: Final = {
    "n": QT_TRANSLATE_NOOP("text", "adders"),
    "one_plus_n": QT_TRANSLATE_NOOP("text", "1 + adders"),
}
_TWO: Final = QT_TRANSLATE_NOOP("text", "{first}, {rest}")
_BIDS_OF: Final = QT_TRANSLATE_NOOP("text", "Bids and penalties: {preset}")
_SHOWN: Final = "individualist"


def any_rules_groups() -> list[Group]:
    """What a sheet says on which the rules are ticked by hand: the presets beside each other."""
    rows: list[Row] = []
    for value in ("one_plus_n", "n"):
        names = [preset_name(one) for one in PRESETS if PRESETS[one].adder_value == value]
        rows.append((Phrase(_ADDERS_OF, {"presets": _list(names)}), Phrase(_ANY_WORTH[value])))
    shown = PRESETS[_SHOWN]
    bids = Phrase(_BIDS_OF, {"preset": preset_name(_SHOWN)})
    return [(Phrase(TRICK), rows + _without_adders(shown)), (bids, bid_rows(shown))]


def _list(names: list[Phrase]) -> Phrase:
    *before, said = names
    for one in reversed(before):
        said = Phrase(_TWO, {"first": one, "rest": said})
    return said
