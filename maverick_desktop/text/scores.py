"""What the score dock and the score sheet say; figures in full words for who listens.

A side's own word for itself stays in ``table``. Must not know how anything is laid out.
"""

from collections.abc import Iterable
from typing import Final

from maverick_desktop.core.events import SideBid
from maverick_desktop.core.rules import Rules
from maverick_desktop.core.view import SeatView
from maverick_desktop.text.bids import BID_WORDS
from maverick_desktop.text.phrase import QT_TRANSLATE_NOOP, Arg, Phrase, signed
from maverick_desktop.text.table import YOU, is_you, name

# --- head ----------------------------------------------------------------------------------------

HAND_TITLE = QT_TRANSLATE_NOOP("text", "Hand {n}")
TO_TARGET = QT_TRANSLATE_NOOP("text", "First side to {n} point wins|First side to {n} points wins")
BY_HANDS = QT_TRANSLATE_NOOP(
    "text", "The higher total after {n} hand wins|The higher total after {n} hands wins"
)
TARGET_OR_HANDS = QT_TRANSLATE_NOOP(
    "text",
    "First to {target} points, {n} hand at most|First to {target} points, {n} hands at most",
)
RULES_CHANGED = QT_TRANSLATE_NOOP("text", "{name} · {n} change|{name} · {n} changes")


def hand_title(number: int) -> Phrase:
    """The hand by its number."""
    return Phrase(HAND_TITLE, {"n": number})


def goal(rules: Rules) -> Phrase:
    """When the match ends."""
    if rules.target is None:
        return Phrase(BY_HANDS, {}, rules.hands)
    if rules.hands is None:
        return Phrase(TO_TARGET, {}, rules.target)
    return Phrase(TARGET_OR_HANDS, {"target": rules.target}, rules.hands)


def rules_in_force(rules_name: str, changes: int) -> Phrase:
    """The rule set, and how many options of it were changed."""
    if changes == 0:
        return Phrase("{name}", {"name": rules_name})
    return Phrase(RULES_CHANGED, {"name": rules_name}, changes)


# --- sides ---------------------------------------------------------------------------------------

THIS_HAND = QT_TRANSLATE_NOOP("text", "This hand")
TO_GO = QT_TRANSLATE_NOOP("text", "{n} to go|{n} to go")
REACHED = QT_TRANSLATE_NOOP("text", "target reached")
WHO_BID = QT_TRANSLATE_NOOP("text", "{who}: {bid}")
POINTS = QT_TRANSLATE_NOOP("text", "{n} point|{n} points")
TOTAL_SAYS = QT_TRANSLATE_NOOP("text", "{side}: {points}")
TOTAL_GOAL_SAYS = QT_TRANSLATE_NOOP("text", "{side}: {points}, {goal}")
HAND_SAYS = QT_TRANSLATE_NOOP("text", "{total}. This hand {points}")
BID_SAYS = QT_TRANSLATE_NOOP("text", "{first}. {bid}")


def to_go(total: int, target: int | None) -> Phrase | None:
    """How far a total is from the target; None without one."""
    if target is None:
        return None
    return Phrase(TO_GO, {}, target - total) if total < target else Phrase(REACHED)


def who_bid(view: SeatView, bid: SideBid) -> Phrase:
    """Who holds a side's bid: "Emma: nil"."""
    who: Arg = Phrase(YOU) if is_you(view, bid.seat) else name(view, bid.seat)
    return who_named_bid(who, bid)


def who_named_bid(who: Arg, bid: SideBid) -> Phrase:
    """The same with a name that may have been cut."""
    return Phrase(WHO_BID, {"who": who, "bid": Phrase(BID_WORDS[bid.kind])})


def points(value: int) -> Phrase:
    """A number of points in words."""
    return Phrase(POINTS, {}, value)


def total_says(side: Phrase, total: int, goal_left: Phrase | None) -> Phrase:
    """A total for who listens: "you and Nora: 46 points, 54 to go"."""
    said: dict[str, Arg] = {"side": side, "points": points(total)}
    if goal_left is None:
        return Phrase(TOTAL_SAYS, said)
    return Phrase(TOTAL_GOAL_SAYS, {**said, "goal": goal_left})


def side_says(total: Phrase, hand: int, bid: Phrase | None) -> Phrase:
    """A side's box for who listens: its total, this hand's points, its bid."""
    said = Phrase(HAND_SAYS, {"total": total, "points": points(hand)})
    return said if bid is None else Phrase(BID_SAYS, {"first": said, "bid": bid})


# --- tricks --------------------------------------------------------------------------------------

TRICKS = QT_TRANSLATE_NOOP("text", "Tricks")
TRICK_OF = QT_TRANSLATE_NOOP("text", "{n} of 13")
NOT_BEGUN = QT_TRANSLATE_NOOP("text", "not begun")
TRICKS_SAY = QT_TRANSLATE_NOOP("text", "Tricks, {count}")
TRICK_SAYS = QT_TRANSLATE_NOOP("text", "trick {n}: {points} to {side}")
LISTED = QT_TRANSLATE_NOOP("text", "{first}; {rest}")


def in_progress(done: int) -> int:
    """The number of the trick in progress, or of the last one; 0 before the first is done."""
    return min(done + 1, 13) if done else 0


def trick_count(current: int) -> Phrase:
    """How far the hand is: the number of the trick in progress, or of the last one."""
    return Phrase(TRICK_OF, {"n": current}) if current else Phrase(NOT_BEGUN)


def tricks_say(current: int, tricks: Iterable[tuple[int, Phrase]]) -> Phrase:
    """Every trick for who listens: its points and the side they went to."""
    said = [Phrase(TRICKS_SAY, {"count": trick_count(current)})]
    for number, (value, side) in enumerate(tricks, 1):
        words: dict[str, Arg] = {"n": number, "points": points(value), "side": side}
        said.append(Phrase(TRICK_SAYS, words))
    return listed(said)


def listed(sentences: list[Phrase]) -> Phrase:
    """Sentences in a row."""
    *before, said = sentences
    for one in reversed(before):
        said = Phrase(LISTED, {"first": one, "rest": said})
    return said


# --- hands ---------------------------------------------------------------------------------------

HAND = QT_TRANSLATE_NOOP("text", "Hand")
WE = QT_TRANSLATE_NOOP("text", "We")
THEY = QT_TRANSLATE_NOOP("text", "They")
MATCH_SO_FAR = QT_TRANSLATE_NOOP("text", "Match so far")
NO_HANDS = QT_TRANSLATE_NOOP("text", "No hand has been scored")
SCORE_SAYS = QT_TRANSLATE_NOOP("text", "{side} {score}")
SUM_SAYS = QT_TRANSLATE_NOOP("text", "{side}, total {total}")
BID_MADE = QT_TRANSLATE_NOOP("text", "{bid}, made")
BID_FAILED = QT_TRANSLATE_NOOP("text", "{bid}, failed")
CHART_SAYS = QT_TRANSLATE_NOOP(
    "text", "Match so far, {n} hand: {totals}|Match so far, {n} hands: {totals}"
)


def bid_result(bid: Phrase, made: bool | None) -> Phrase:
    """A bid with what came of it."""
    if made is None:
        return bid
    return Phrase(BID_MADE if made else BID_FAILED, {"bid": bid})


def score_says(side: Phrase, score: int) -> Phrase:
    """A side's score for a hand, for who listens."""
    return Phrase(SCORE_SAYS, {"side": side, "score": points(score)})


def sum_says(side: Phrase, total: int) -> Phrase:
    """A side's total, for who listens."""
    return Phrase(SUM_SAYS, {"side": side, "total": points(total)})


def chart_says(hands: int, ours: Phrase, theirs: Phrase) -> Phrase:
    """The chart for who listens."""
    return Phrase(CHART_SAYS, {"totals": listed([ours, theirs])}, hands)


# --- the sheet -----------------------------------------------------------------------------------

SCORE_SHEET = QT_TRANSLATE_NOOP("text", "Score sheet")
DEALER = QT_TRANSLATE_NOOP("text", "Dealer")
TRUMP = QT_TRANSLATE_NOOP("text", "Trump")
ADDER = QT_TRANSLATE_NOOP("text", "Adder")
BID = QT_TRANSLATE_NOOP("text", "Bid")
PENALTY = QT_TRANSLATE_NOOP("text", "Penalty")
SCORE = QT_TRANSLATE_NOOP("text", "Score")
TOTAL = QT_TRANSLATE_NOOP("text", "Total")
NOTHING: Final = "–"
COLUMN_SAYS = QT_TRANSLATE_NOOP("text", "{side}, {column}: {figure}")
CELL_SAYS = QT_TRANSLATE_NOOP("text", "{column}: {figure}")
TRICKS_SUM = QT_TRANSLATE_NOOP("text", "{tricks}, together {points}")


def cell_says(column: str, figure: Phrase) -> Phrase:
    """A cell of the sheet that belongs to no side, for who listens."""
    return Phrase(CELL_SAYS, {"column": Phrase(column), "figure": figure})


def column_says(side: Phrase, column: str, figure: Phrase) -> Phrase:
    """A cell of the sheet for who listens."""
    return Phrase(COLUMN_SAYS, {"side": side, "column": Phrase(column), "figure": figure})


def tricks_sum(values: tuple[int, ...], base: int) -> Phrase:
    """The tricks of a side in a hand, each one's points and what they come to."""
    each = ", ".join(signed(value) for value in values) or NOTHING
    return Phrase(TRICKS_SUM, {"tricks": each, "points": points(base)})
