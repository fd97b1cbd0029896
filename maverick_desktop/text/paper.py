"""What score sheets on paper say. On paper everybody has a name: nobody is "you".

The rules in force, row by row, are in ``paperrules``. Must not know how a page is laid out.
"""

from typing import Final

from maverick_desktop.core.cards import Seat, Side
from maverick_desktop.core.names import custom_ms
from maverick_desktop.core.rules import BID_KINDS, PRESETS, Rules, diff
from maverick_desktop.core.sheet import ScoreSheet, SheetHead

from .options import preset_name
from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, say
from .scores import rules_in_force
from .words import all_of, bid_word, seat_word

GAME: Final = QT_TRANSLATE_NOOP("text", "Maverick")
SCORE_SHEET: Final = QT_TRANSLATE_NOOP("text", "score sheet")
LOCALE: Final = QT_TRANSLATE_NOOP("text", "en_GB")
"""Whose names of days and months dates have; a translation names its own."""
DATE: Final = QT_TRANSLATE_NOOP("text", "dddd d MMMM yyyy, HH:mm")
"""The form of date and time, in the letters of ``QLocale``."""

# --- head ----------------------------------------------------------------------------------------

_DOCUMENT: Final = QT_TRANSLATE_NOOP("text", "Score sheet: {ns} – {ew}")
_PAIR: Final = QT_TRANSLATE_NOOP("text", "{one} & {other}")
_SEATS: Final = QT_TRANSLATE_NOOP("text", "{one} – {other}")
_PERSON: Final = QT_TRANSLATE_NOOP("text", "person")
_COMPUTER: Final = QT_TRANSLATE_NOOP("text", "computer, {level}")
_LEVELS: Final = {
    "random": QT_TRANSLATE_NOOP("text", "random"),
    "beginner": QT_TRANSLATE_NOOP("text", "beginner"),
    "club": QT_TRANSLATE_NOOP("text", "club"),
    "expert": QT_TRANSLATE_NOOP("text", "expert"),
}
_TIMED: Final = QT_TRANSLATE_NOOP("text", "expert, {ms} ms a card")
_IN_ROW: Final = QT_TRANSLATE_NOOP("text", "{first} · {rest}")
_TARGET: Final = QT_TRANSLATE_NOOP("text", "first side to {n} point|first side to {n} points")
_HANDS: Final = QT_TRANSLATE_NOOP("text", "{n} hand|{n} hands")
_TARGET_OR_HANDS: Final = QT_TRANSLATE_NOOP(
    "text",
    "first side to {target}, {n} hand at most|first side to {target}, {n} hands at most",
)
_ALL_BIDS: Final = QT_TRANSLATE_NOOP("text", "all bids")
_NO_BIDS: Final = QT_TRANSLATE_NOOP("text", "no bids")
_REAL_CARDS: Final = QT_TRANSLATE_NOOP("text", "played with real cards")
_UNFINISHED: Final = QT_TRANSLATE_NOOP("text", "unfinished")
_UNDONE: Final = QT_TRANSLATE_NOOP("text", "undone {n} time|undone {n} times")


def document_title(names: tuple[str, str, str, str]) -> Phrase:
    """The title of the document: who plays whom."""
    sides = [pair(names[side], names[side + 2]) for side in Side]
    return Phrase(_DOCUMENT, {"ns": sides[0], "ew": sides[1]})


def pair(one: str, other: str) -> Phrase:
    """A side as a heading: "Sam & Nora"."""
    return Phrase(_PAIR, {"one": one, "other": other})


def seats_of(side: Side) -> Phrase:
    """Where a side sits: "South – North"."""
    one, other = side.seats
    return Phrase(_SEATS, {"one": seat_word(one), "other": seat_word(other)})


def who_plays(by: str) -> Phrase:
    """Who plays a seat: a person, or a computer player of a level."""
    if not by.startswith("bot:"):
        return Phrase(_PERSON)
    level = by.removeprefix("bot:")
    time = custom_ms(level)
    if time is not None:
        return Phrase(_COMPUTER, {"level": Phrase(_TIMED, {"ms": time})})
    known = _LEVELS.get(level)
    return Phrase(_COMPUTER, {"level": level if known is None else Phrase(known)})


def rules_name(name: str, base: str, rules: Rules) -> Phrase:
    """What a rule set is called: a preset in the language, with its changes if there are any."""
    preset = preset_name(base) if base in PRESETS else None
    if preset is None:
        return Phrase("{name}", {"name": name})
    called: Arg = preset if name in (base, say(preset)) else name
    return _changed(called, len(diff(rules, PRESETS[base])))


def _changed(called: Arg, changes: int) -> Phrase:
    if isinstance(called, str):
        # A rule set with a name of its own is what it is, not a preset with changes.
        return Phrase("{name}", {"name": called})
    template = rules_in_force("", changes)
    return Phrase(template.source, {"name": called}, template.count)


def goal_and_bids(rules: Rules) -> Phrase:
    """When the match ends, and what may be bid: "first side to 50 points · all bids"."""
    if rules.target is None:
        goal = Phrase(_HANDS, {}, rules.hands)
    elif rules.hands is None:
        goal = Phrase(_TARGET, {}, rules.target)
    else:
        goal = Phrase(_TARGET_OR_HANDS, {"target": rules.target}, rules.hands)
    if not rules.bids:
        bids = Phrase(_NO_BIDS)
    elif len(rules.bids) == len(BID_KINDS):
        bids = Phrase(_ALL_BIDS)
    else:
        bids = all_of([bid_word(kind) for kind in BID_KINDS if kind in rules.bids])
    return in_row([goal, bids])


def in_row(phrases: list[Phrase]) -> Phrase:
    """Short remarks in a row."""
    *before, said = phrases
    for one in reversed(before):
        said = Phrase(_IN_ROW, {"first": one, "rest": said})
    return said


def standing(sheet: ScoreSheet) -> Phrase | None:
    """What the reader of a sheet must know of its match; None where there is nothing."""
    remarks = []
    if sheet.by_hand:
        remarks.append(Phrase(_REAL_CARDS))
    if not sheet.over:
        remarks.append(Phrase(_UNFINISHED))
    if sheet.rewinds:
        remarks.append(Phrase(_UNDONE, {}, sheet.rewinds))
    return in_row(remarks) if remarks else None


# --- table ---------------------------------------------------------------------------------------

CARRIED: Final = QT_TRANSLATE_NOOP("text", "Carried over")
NO_HANDS: Final = QT_TRANSLATE_NOOP("text", "No hand has been scored")
TURNED: Final = QT_TRANSLATE_NOOP("text", "Turned")
TRICK: Final = QT_TRANSLATE_NOOP("text", "Trick")
WON_BY: Final = QT_TRANSLATE_NOOP("text", "Won by")
POINTS: Final = QT_TRANSLATE_NOOP("text", "Points")
TRUMPS: Final = QT_TRANSLATE_NOOP("text", "Trumps")
ADDERS: Final = QT_TRANSLATE_NOOP("text", "Adders")
REVOKE: Final = QT_TRANSLATE_NOOP("text", "revoke")
LED: Final = QT_TRANSLATE_NOOP("text", "led")
WON: Final = QT_TRANSLATE_NOOP("text", "won")

# --- below the table -----------------------------------------------------------------------------

WIN: Final = QT_TRANSLATE_NOOP("text", "{one} & {other} win")
DRAW: Final = QT_TRANSLATE_NOOP("text", "A draw")
UNFINISHED: Final = QT_TRANSLATE_NOOP("text", "Unfinished")
CHART: Final = QT_TRANSLATE_NOOP("text", "The match, hand by hand")
TARGET: Final = QT_TRANSLATE_NOOP("text", "target {n}")
NOTES: Final = QT_TRANSLATE_NOOP("text", "Notes")
SIGNED: Final = QT_TRANSLATE_NOOP("text", "Signed")
_SEAT_NAME: Final = QT_TRANSLATE_NOOP("text", "{seat}, {name}")
_VERSION: Final = QT_TRANSLATE_NOOP("text", "Maverick {version}")
_FIRST_DEAL: Final = QT_TRANSLATE_NOOP(
    "text", "First deal {code} · every card is in the match record"
)
_PAGE: Final = QT_TRANSLATE_NOOP("text", "Page {page} of {count}")


def seat_and_name(seat: Seat, name: str) -> Phrase:
    """Whose signature goes here."""
    return Phrase(_SEAT_NAME, {"seat": seat_word(seat), "name": name})


def version(head: SheetHead) -> Phrase:
    """The program that kept the match."""
    return Phrase(_VERSION, {"version": head.app})


def first_deal(code: str) -> Phrase:
    """By what the first deal can be found again."""
    return Phrase(_FIRST_DEAL, {"code": code})


def page_of(page: int, count: int) -> Phrase:
    """Which page this is; the first is 1."""
    return Phrase(_PAGE, {"page": page, "count": count})


# --- blank sheets --------------------------------------------------------------------------------

BLANK_DOCUMENT: Final = QT_TRANSLATE_NOOP("text", "Blank score sheet")
BLANK_FOOT: Final = QT_TRANSLATE_NOOP("text", "Maverick · blank score sheet")
HOW_TO_FILL: Final = QT_TRANSLATE_NOOP(
    "text", "Tricks: write each trick’s points as they fall, their sum at the right"
)
DATE_LABEL: Final = QT_TRANSLATE_NOOP("text", "Date")
TABLE_LABEL: Final = QT_TRANSLATE_NOOP("text", "Table")
SHEET_LABEL: Final = QT_TRANSLATE_NOOP("text", "Sheet")
RULES_LABEL: Final = QT_TRANSLATE_NOOP("text", "Rules")
BIDS_LABEL: Final = QT_TRANSLATE_NOOP("text", "Bids")
TO: Final = QT_TRANSLATE_NOOP("text", "to {gap} points")
"""The gap is a line to write the target on."""
