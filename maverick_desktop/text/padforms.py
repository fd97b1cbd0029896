"""The words of the score pad's dialogs: a new match with real cards, the names, the keys."""

from typing import Final

from .phrase import QT_TRANSLATE_NOOP

# --- a new match ---------------------------------------------------------------------------------

START_TITLE: Final = QT_TRANSLATE_NOOP("text", "Keep score of real cards")
START_SECOND: Final = QT_TRANSLATE_NOOP(
    "text", "You play with a deck of cards; here each trick is entered with three keys and counted."
)
PLAYERS: Final = QT_TRANSLATE_NOOP("text", "Players")
PARTNERS: Final = QT_TRANSLATE_NOOP(
    "text", "South and North are partners, and so are West and East"
)
FIRST_DEALER: Final = QT_TRANSLATE_NOOP("text", "First dealer")
AT_THE_TABLE: Final = QT_TRANSLATE_NOOP("text", "said with the first hand")
BY_RULES: Final = QT_TRANSLATE_NOOP("text", "{who}, by these rules")

# --- names ---------------------------------------------------------------------------------------

NAMES_TITLE: Final = QT_TRANSLATE_NOOP("text", "Names")
NAMES_SECOND: Final = QT_TRANSLATE_NOOP("text", "They stand so on the score sheet, in every hand.")
USE_NAMES: Final = QT_TRANSLATE_NOOP("text", "Use these names")

# --- keys ----------------------------------------------------------------------------------------

KEYS_TITLE: Final = QT_TRANSLATE_NOOP("text", "Keys of the score pad")
KEY_LINES: Final = (
    ("S W N E", QT_TRANSLATE_NOOP("text", "who took the trick; the arrow keys say the same")),
    ("0 – 4", QT_TRANSLATE_NOOP("text", "its trumps, then its adders: the trick is entered")),
    ("B", QT_TRANSLATE_NOOP("text", "a bid: then the seat, then N, B or O for nil, blind or posh")),
    ("R", QT_TRANSLATE_NOOP("text", "a revoke: then the seat")),
    ("T", QT_TRANSLATE_NOOP("text", "the totals of a whole hand, before its first trick")),
    ("U, Ctrl+Z", QT_TRANSLATE_NOOP("text", "take back what was entered last, as far as you like")),
    ("Backspace, Esc", QT_TRANSLATE_NOOP("text", "take back the last key of a trick, or go back")),
    ("Enter", QT_TRANSLATE_NOOP("text", "begin the hand, enter its totals, go on to the next")),
    ("Ctrl+P, F1", QT_TRANSLATE_NOOP("text", "print the score sheet, read the rules in force")),
)
