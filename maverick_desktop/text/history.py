"""What the list of matches says."""

from typing import Final

from maverick_desktop.text.phrase import QT_TRANSLATE_NOOP, Phrase, number

TITLE = QT_TRANSLATE_NOOP("text", "Matches")
SUBTITLE = QT_TRANSLATE_NOOP("text", "Every match of this profile, the latest first")
BEGUN = QT_TRANSLATE_NOOP("text", "Begun")
PLAYERS = QT_TRANSLATE_NOOP("text", "Players")
RULES = QT_TRANSLATE_NOOP("text", "Rules")
SCORE = QT_TRANSLATE_NOOP("text", "Score")
STATE = QT_TRANSLATE_NOOP("text", "State")
HEADINGS: Final = (BEGUN, PLAYERS, RULES, SCORE, STATE)

AGAINST = QT_TRANSLATE_NOOP("text", "{one} & {partner} against {other} & {last}")
TOTALS = QT_TRANSLATE_NOOP("text", "{ours} : {theirs}")
UNFINISHED = QT_TRANSLATE_NOOP("text", "unfinished, {n} hand|unfinished, {n} hands")
BEGUN_ONLY = QT_TRANSLATE_NOOP("text", "just begun")
WON_BY = QT_TRANSLATE_NOOP("text", "{one} & {partner} won")
DRAWN = QT_TRANSLATE_NOOP("text", "drawn")
READING = QT_TRANSLATE_NOOP("text", "being read")
UNREADABLE = QT_TRANSLATE_NOOP("text", "cannot be read")
BY_HAND = QT_TRANSLATE_NOOP("text", "real cards · {state}")
NONE_YET = QT_TRANSLATE_NOOP(
    "text", "There is no match yet: begin one, or keep score of a game with real cards."
)

OPEN = QT_TRANSLATE_NOOP("text", "Open")
SHEET = QT_TRANSLATE_NOOP("text", "Score sheet")
PREVIEW = QT_TRANSLATE_NOOP("text", "Print…")
DELETE = QT_TRANSLATE_NOOP("text", "Delete…")
DELETE_TITLE = QT_TRANSLATE_NOOP("text", "Delete this match?")
DELETE_TEXT = QT_TRANSLATE_NOOP("text", "{players}: its record is removed for good.")
DELETE_YES = QT_TRANSLATE_NOOP("text", "Delete it")
DELETE_NO = QT_TRANSLATE_NOOP("text", "Keep it")
CANNOT_DELETE = QT_TRANSLATE_NOOP("text", "The match was not deleted")


def against(names: tuple[str, str, str, str]) -> Phrase:
    """Who plays whom; names in the order S W N E."""
    south, west, north, east = names
    return Phrase(AGAINST, {"one": south, "partner": north, "other": west, "last": east})


def totals(total: tuple[int, int]) -> Phrase:
    """The running score, NS first."""
    return Phrase(TOTALS, {"ours": number(total[0]), "theirs": number(total[1])})


def won_by(one: str, partner: str) -> Phrase:
    """Which side has won."""
    return Phrase(WON_BY, {"one": one, "partner": partner})


def unfinished(hands: int) -> Phrase:
    """A match that can go on, after so many scored hands."""
    return Phrase(UNFINISHED, {}, hands)


def by_hand(state: Phrase) -> Phrase:
    """The state of a match whose score was kept with the score pad."""
    return Phrase(BY_HAND, {"state": state})
