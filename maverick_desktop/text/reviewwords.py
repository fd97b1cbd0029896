"""What the review of a hand says: headings, marks, the trick in hand, who was ahead.

Must not know the review itself: each function is handed what it speaks of.
"""

from collections.abc import Iterable
from typing import Final

from maverick_desktop.core.cards import Card, Seat, Side

from .phrase import QT_TRANSLATE_NOOP, Arg, Phrase, signed
from .seen import listed
from .sheetpeople import People
from .spoken import card_words

REVIEW_MATCH: Final = QT_TRANSLATE_NOOP("text", "Review…")
_TITLE: Final = QT_TRANSLATE_NOOP("text", "Hand {n}, reviewed")

# --- measures ------------------------------------------------------------------------------------

MEASURE: Final = QT_TRANSLATE_NOOP("text", "What the cards are judged on")
_YOU_KNEW: Final = QT_TRANSLATE_NOOP("text", "What you knew")
_KNEW: Final = QT_TRANSLATE_NOOP("text", "What {who} knew")
ALL_SEEN: Final = QT_TRANSLATE_NOOP("text", "All cards seen")
NOTE: Final = QT_TRANSLATE_NOOP(
    "text",
    "What was known judges each card on deals that fit what its player had seen. All cards seen"
    " judges it on the real hands: a card can be right and still lose.",
)
_PLAYED_OUT: Final = QT_TRANSLATE_NOOP(
    "text",
    "Before trick {n} the real hands were too much to solve: there they were played out many"
    " times.",
)
ALL_PLAYED_OUT: Final = QT_TRANSLATE_NOOP(
    "text", "The real hands were too much to solve: they were played out many times."
)

# --- the table -----------------------------------------------------------------------------------

TRICK: Final = QT_TRANSLATE_NOOP("text", "Trick")
POINTS: Final = QT_TRANSLATE_NOOP("text", "Points")
_YOUR_CARD: Final = QT_TRANSLATE_NOOP("text", "Your card")
_CARD_OF: Final = QT_TRANSLATE_NOOP("text", "{who}’s card")
_FROM_YOU: Final = QT_TRANSLATE_NOOP("text", "Look from your seat")
_FROM: Final = QT_TRANSLATE_NOOP("text", "Look from {who}’s seat")
BEST: Final = QT_TRANSLATE_NOOP("text", "best")
NEAR: Final = QT_TRANSLATE_NOOP("text", "near best")
ONLY: Final = QT_TRANSLATE_NOOP("text", "only card")
_LOST: Final = QT_TRANSLATE_NOOP("text", "lost {points}")
_INSTEAD: Final = QT_TRANSLATE_NOOP("text", "lost {points}, best was {card}")
NOT_YET: Final = QT_TRANSLATE_NOOP("text", "not judged yet")
LED: Final = QT_TRANSLATE_NOOP("text", "led")
WON: Final = QT_TRANSLATE_NOOP("text", "won")
IS_TRUMP: Final = QT_TRANSLATE_NOOP("text", "trump")
IS_ADDER: Final = QT_TRANSLATE_NOOP("text", "adder")
REVOKED: Final = QT_TRANSLATE_NOOP("text", "a revoke")
_YOU_GAVE: Final = QT_TRANSLATE_NOOP("text", "You gave away {points} points in the hand")
_GAVE: Final = QT_TRANSLATE_NOOP("text", "{who} gave away {points} points in the hand")
_PLAYER_CARD: Final = QT_TRANSLATE_NOOP("text", "{who}: {card}")

# --- the trick in hand ---------------------------------------------------------------------------

_TRICK_N: Final = QT_TRANSLATE_NOOP("text", "Trick {n}")
_TO: Final = QT_TRANSLATE_NOOP("text", "{points} to {side}")
_YOU_LED: Final = QT_TRANSLATE_NOOP("text", "You led")
_WHO_LED: Final = QT_TRANSLATE_NOOP("text", "{who} led")
_JOKER_FIRST: Final = QT_TRANSLATE_NOOP("text", "The {card}")
_WAS_BEST: Final = QT_TRANSLATE_NOOP("text", "{card} was best")
_WAS_NEAR: Final = QT_TRANSLATE_NOOP("text", "{card} was near best")
_WAS_ONLY: Final = QT_TRANSLATE_NOOP("text", "{card} was the only card")
_HAS_LOST: Final = QT_TRANSLATE_NOOP("text", "{card} lost {points}")
_IS_JUDGED: Final = QT_TRANSLATE_NOOP("text", "{card} is not judged yet")
SOLVED: Final = QT_TRANSLATE_NOOP(
    "text", "The figures are what follows if all four see every card and play their best."
)
_OUT: Final = QT_TRANSLATE_NOOP(
    "text",
    "The real hands, played out {n} time from here."
    "|The real hands, played out {n} times from here.",
)
_SOME: Final = QT_TRANSLATE_NOOP("text", "{shown} of {n} card|{shown} of {n} cards")
TO_COME: Final = QT_TRANSLATE_NOOP("text", "points to come")
PLAYED: Final = QT_TRANSLATE_NOOP("text", "played")
BOTH: Final = QT_TRANSLATE_NOOP("text", "played, best")

# --- who was ahead -------------------------------------------------------------------------------

AHEAD: Final = QT_TRANSLATE_NOOP("text", "Who was ahead in the hand")
_AHEAD_OF: Final = QT_TRANSLATE_NOOP("text", "points made and still expected, {side} minus {other}")
_AHEAD_SHORT: Final = QT_TRANSLATE_NOOP("text", "{side} minus {other}")
_AFTER: Final = QT_TRANSLATE_NOOP("text", "after trick {n}: {points}")
_BEFORE: Final = QT_TRANSLATE_NOOP("text", "before trick 1: {points}")
_SAID: Final = QT_TRANSLATE_NOOP("text", "{heading}: {rest}")

# --- around --------------------------------------------------------------------------------------

PREVIOUS: Final = QT_TRANSLATE_NOOP("text", "Previous hand")
NEXT: Final = QT_TRANSLATE_NOOP("text", "Next hand")
NEXT_MISTAKE: Final = QT_TRANSLATE_NOOP("text", "Next mistake")
NOTHING_TITLE: Final = QT_TRANSLATE_NOOP("text", "There is no hand to review")
NOTHING_TEXT: Final = QT_TRANSLATE_NOOP(
    "text",
    "A hand can be reviewed once it is over, and on the network once its host has shown its cards.",
)
_PROGRESS: Final = QT_TRANSLATE_NOOP("text", "Judging the cards: {n} of {count}")
_DEAL: Final = QT_TRANSLATE_NOOP("text", "Deal {code}")
_FIGURE: Final = QT_TRANSLATE_NOOP("text", "{whole}.{tenths}")


def figure(points: float, *, sign: bool = False) -> Phrase:
    """Points to a tenth, with a minus, and a plus where one is asked for."""
    tenths = round(10 * points)
    whole, part = divmod(abs(tenths), 10)
    before = "\N{MINUS SIGN}" if tenths < 0 else "+" if sign and tenths > 0 else ""
    return Phrase(_FIGURE, {"whole": f"{before}{whole}", "tenths": part})


def title(hand: int) -> Phrase:
    """The window's title."""
    return Phrase(_TITLE, {"n": hand})


def knew(people: People, seat: Seat) -> Phrase:
    """The first measure, for a seat."""
    if seat is people.own:
        return Phrase(_YOU_KNEW)
    return Phrase(_KNEW, {"who": people.names[seat]})


def played_out(first: int | None) -> Phrase:
    """From which trick on the real hands were solved; None: nowhere."""
    return Phrase(ALL_PLAYED_OUT) if first is None else Phrase(_PLAYED_OUT, {"n": first})


def card_of(people: People, seat: Seat) -> Phrase:
    """The heading of the marks."""
    if seat is people.own:
        return Phrase(_YOUR_CARD)
    return Phrase(_CARD_OF, {"who": people.names[seat]})


def look_from(people: People, seat: Seat) -> Phrase:
    """What choosing a seat does."""
    if seat is people.own:
        return Phrase(_FROM_YOU)
    return Phrase(_FROM, {"who": people.names[seat]})


def lost(points: float) -> Phrase:
    """A mark."""
    return Phrase(_LOST, {"points": figure(points)})


def lost_against(points: float, best: Card) -> Phrase:
    """The same in full."""
    return Phrase(_INSTEAD, {"points": figure(points), "card": card_words(best)})


def gave_away(people: People, seat: Seat, points: float) -> Phrase:
    """What a seat's cards lost in the hand."""
    if seat is people.own:
        return Phrase(_YOU_GAVE, {"points": figure(points)})
    return Phrase(_GAVE, {"who": people.names[seat], "points": figure(points)})


def card_says(people: People, seat: Seat, card: Card, more: Iterable[Phrase]) -> Phrase:
    """A card of a trick read out: "You: king of diamonds, led, lost 3.4"."""
    words: dict[str, Arg] = {"who": people.first(seat), "card": card_words(card)}
    return listed([Phrase(_PLAYER_CARD, words), *more])


def trick_number(number: int) -> Phrase:
    """The heading of the trick in hand."""
    return Phrase(_TRICK_N, {"n": number})


def points_to(people: People, points: int, side: Side) -> Phrase:
    """What a trick brought whom."""
    return Phrase(_TO, {"points": signed(points), "side": people.side(side)})


def who_led(people: People, seat: Seat) -> Phrase:
    """Who led it."""
    return Phrase(_YOU_LED) if seat is people.own else Phrase(_WHO_LED, {"who": people.names[seat]})


def _first(card: Card) -> Phrase:
    """A card at the head of a sentence: "♦7", "The Big Joker"."""
    return Phrase(_JOKER_FIRST if card.is_joker else "{card}", {"card": card})


def was_best(card: Card) -> Phrase:
    """The heading of the reasons, for a card that none beats."""
    return Phrase(_WAS_BEST, {"card": _first(card)})


def was_near(card: Card) -> Phrase:
    """For one near best."""
    return Phrase(_WAS_NEAR, {"card": _first(card)})


def was_only(card: Card) -> Phrase:
    """For one without a choice."""
    return Phrase(_WAS_ONLY, {"card": _first(card)})


def has_lost(card: Card, points: float) -> Phrase:
    """For one that lost points."""
    return Phrase(_HAS_LOST, {"card": _first(card), "points": figure(points)})


def is_waiting(card: Card) -> Phrase:
    """For one that is still to be judged."""
    return Phrase(_IS_JUDGED, {"card": _first(card)})


def played_out_here(times: int) -> Phrase:
    """Where the figures are from, if not from solving."""
    return Phrase(_OUT, {}, times)


def some_of(shown: int, count: int) -> Phrase:
    """How many of the cards that were compared are shown."""
    return Phrase(_SOME, {"shown": shown}, count)


def ahead_of(people: People, side: Side, *, short: bool = False) -> Phrase:
    """What the chart counts; ``short`` where there is less room."""
    words: dict[str, Arg] = {"side": people.side(side), "other": people.side(side.other)}
    return Phrase(_AHEAD_SHORT if short else _AHEAD_OF, words)


def ahead_says(values: Iterable[tuple[int, float]]) -> Phrase:
    """The chart read out: by tricks done, how far ahead."""
    said = [
        Phrase(_AFTER if done else _BEFORE, {"n": done, "points": figure(points, sign=True)})
        for done, points in values
    ]
    heading = Phrase(AHEAD)
    return Phrase(_SAID, {"heading": heading, "rest": listed(said)}) if said else heading


def progress(done: int, count: int) -> Phrase:
    """How far the review is."""
    return Phrase(_PROGRESS, {"n": done, "count": count})


def deal(code: str) -> Phrase:
    """The deal's code."""
    return Phrase(_DEAL, {"code": code})
