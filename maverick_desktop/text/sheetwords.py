"""What the score sheet's window says beside its figures: filters, buttons, headings, the result."""

from typing import Final

from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase
from .scores import goal
from .sheetpeople import OpenSheet

# --- filters and buttons -------------------------------------------------------------------------

DETAIL: Final = QT_TRANSLATE_NOOP("text", "Detail")
TOTALS: Final = QT_TRANSLATE_NOOP("text", "Totals")
HANDS: Final = QT_TRANSLATE_NOOP("text", "Hands")
TRICKS: Final = QT_TRANSLATE_NOOP("text", "Tricks")
EXPORT: Final = QT_TRANSLATE_NOOP("text", "Export")
CSV_HANDS: Final = QT_TRANSLATE_NOOP("text", "CSV, a row a hand…")
CSV_TRICKS: Final = QT_TRANSLATE_NOOP("text", "CSV, a row a trick…")
JSON: Final = QT_TRANSLATE_NOOP("text", "JSON…")
PDF: Final = QT_TRANSLATE_NOOP("text", "PDF…")
PREVIEW: Final = QT_TRANSLATE_NOOP("text", "Page preview…")
PRINT: Final = QT_TRANSLATE_NOOP("text", "Print…")
EXPORT_TITLE: Final = QT_TRANSLATE_NOOP("text", "Export the score sheet")
CSV_FILES: Final = QT_TRANSLATE_NOOP("text", "Tables (*.csv)")
JSON_FILES: Final = QT_TRANSLATE_NOOP("text", "JSON files (*.json)")
FILE_NAME: Final = QT_TRANSLATE_NOOP("text", "score-sheet")
CANNOT_EXPORT: Final = QT_TRANSLATE_NOOP("text", "The score sheet was not exported")
EMPTY_TITLE: Final = QT_TRANSLATE_NOOP("text", "The score sheet is empty")
EMPTY_TEXT: Final = QT_TRANSLATE_NOOP(
    "text", "No hand has been played yet, so there is nothing to export or to print."
)

# --- table and explanation -----------------------------------------------------------------------

DEALER_LEAD: Final = QT_TRANSLATE_NOOP("text", "Dealer, lead")
BID_CARDS: Final = QT_TRANSLATE_NOOP("text", "Bid, cards")
HOW: Final = QT_TRANSLATE_NOOP("text", "How it came about")
CHOOSE: Final = QT_TRANSLATE_NOOP("text", "Choose a figure to see how it came about.")
IN_FORCE: Final = QT_TRANSLATE_NOOP("text", "The rules in force")
TARGET: Final = QT_TRANSLATE_NOOP("text", "target {n}")

# --- under the title -----------------------------------------------------------------------------

_JOINED: Final = QT_TRANSLATE_NOOP("text", "{first} · {rest}")
_WON: Final = QT_TRANSLATE_NOOP("text", "{side} win the match, {more} to {less}")
_DRAWN: Final = QT_TRANSLATE_NOOP("text", "The match is drawn, {one} to {other}")
_BY_HAND: Final = QT_TRANSLATE_NOOP("text", "played with real cards")
_UNDONE: Final = QT_TRANSLATE_NOOP("text", "undone {n} time|undone {n} times")


def target_line(target: int) -> Phrase:
    """The name of the line across the chart."""
    return Phrase(TARGET, {"n": target})


def about(shown: OpenSheet) -> Phrase:
    """What wins the match or who has won it, whether real cards were played, what was undone."""
    sheet = shown.sheet
    said = [_result(shown) if sheet.over else goal(shown.rules)]
    if sheet.by_hand:
        said.append(Phrase(_BY_HAND))
    if sheet.rewinds:
        said.append(Phrase(_UNDONE, count=sheet.rewinds))
    return joined(said)


def _result(shown: OpenSheet) -> Phrase:
    total, winner = shown.sheet.total, shown.sheet.winner
    if winner is None:
        return Phrase(_DRAWN, {"one": total[0], "other": total[1]})
    words: dict[str, Arg] = {
        "side": shown.people.title(winner),
        "more": total[winner],
        "less": total[winner.other],
    }
    return Phrase(_WON, words)


def joined(parts: list[Phrase]) -> Phrase:
    """Short pieces in a row, with dots between them."""
    *before, said = parts
    for part in reversed(before):
        said = Phrase(_JOINED, {"first": part, "rest": said})
    return said
