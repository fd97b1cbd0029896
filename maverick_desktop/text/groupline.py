"""What a closed group of options says of itself: its content in one short line."""

from typing import Final, assert_never

from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.rules import BID_KINDS, Group, Rules

from .phrase import QT_TRANSLATE_NOOP, Phrase, signed
from .words import bid_word, seat_word

_JOINED: Final = QT_TRANSLATE_NOOP("text", "{first} · {rest}")
_COMMA: Final = QT_TRANSLATE_NOOP("text", "{first}, {rest}")

_NO_PASSING: Final = QT_TRANSLATE_NOOP("text", "nothing is passed")
_CARDS: Final = (
    "",
    QT_TRANSLATE_NOOP("text", "one card"),
    QT_TRANSLATE_NOOP("text", "two cards"),
    QT_TRANSLATE_NOOP("text", "three cards"),
    QT_TRANSLATE_NOOP("text", "four cards"),
)
_PASSING: Final = {
    "left": QT_TRANSLATE_NOOP("text", "{cards} to the left"),
    "right": QT_TRANSLATE_NOOP("text", "{cards} to the right"),
    "across": QT_TRANSLATE_NOOP("text", "{cards} across"),
    "rotate": QT_TRANSLATE_NOOP("text", "{cards}, each hand another way"),
}
_DEALS_FIRST: Final = QT_TRANSLATE_NOOP("text", "{seat} deals first")

_VOID: Final = {
    "must_trump": QT_TRANSLATE_NOOP("text", "a trump when void"),
    "must_trump_unless_partner_wins": QT_TRANSLATE_NOOP(
        "text", "a trump when void unless partner wins"
    ),
    "free": QT_TRANSLATE_NOOP("text", "any card when void"),
}
_OVERTRUMP: Final = QT_TRANSLATE_NOOP("text", "overtrump")
_NO_REVOKES: Final = QT_TRANSLATE_NOOP("text", "no revokes")
_REVOKES: Final = QT_TRANSLATE_NOOP("text", "a revoke costs {n}|a revoke costs {n}")

_ADDERS: Final = {
    "one_plus_n": QT_TRANSLATE_NOOP("text", "adders count 1 each, plus 1"),
    "n": QT_TRANSLATE_NOOP("text", "adders count 1 each"),
}
_FLAT: Final = QT_TRANSLATE_NOOP("text", "1 with trumps")

_NO_BIDS: Final = QT_TRANSLATE_NOOP("text", "no bids")
_FAILURE: Final = {
    "replace": QT_TRANSLATE_NOOP("text", "a failed bid replaces the points"),
    "add": QT_TRANSLATE_NOOP("text", "a failed bid is added"),
    "worse": QT_TRANSLATE_NOOP("text", "a failed bid takes the worse"),
}
_BOOKS: Final = QT_TRANSLATE_NOOP("text", "posh takes {n} book|posh takes {n} books")

_TARGET: Final = QT_TRANSLATE_NOOP("text", "to {target}")
_ENDLESS: Final = QT_TRANSLATE_NOOP("text", "no target · no limit of hands")
_HANDS: Final = QT_TRANSLATE_NOOP("text", "{n} hand|{n} hands")
_AT_MOST: Final = QT_TRANSLATE_NOOP("text", "{n} hand at most|{n} hands at most")
_CHECK: Final = {
    "hand": QT_TRANSLATE_NOOP("text", "after each hand"),
    "trick": QT_TRANSLATE_NOOP("text", "after each trick"),
}


def group_line(rules: Rules, group: Group) -> Phrase:
    """The content of a group in one line: “two cards to the left”, “to 50 · after each hand”."""
    match group:
        case Group.DEAL:
            return _deal(rules)
        case Group.PLAY:
            return _play(rules)
        case Group.POINTS:
            return _points(rules)
        case Group.BIDS:
            return _bids(rules)
        case Group.MATCH:
            return _match(rules)
        case _:
            assert_never(group)


def _joined(pieces: list[Phrase], template: str = _JOINED) -> Phrase:
    *before, line = pieces
    for piece in reversed(before):
        line = Phrase(template, {"first": piece, "rest": line})
    return line


def _deal(rules: Rules) -> Phrase:
    passing = Phrase(_NO_PASSING)
    if rules.pass_count:
        cards = Phrase(_CARDS[rules.pass_count])
        passing = Phrase(_PASSING[rules.pass_direction], {"cards": cards})
    if rules.first_dealer == "random":
        return passing
    first = Phrase(_DEALS_FIRST, {"seat": seat_word(SEATS["SWNE".index(rules.first_dealer)])})
    return _joined([passing, first])


def _play(rules: Rules) -> Phrase:
    line = [Phrase(_VOID[rules.void_play])]
    if rules.overtrump:
        line.append(Phrase(_OVERTRUMP))
    priced = rules.revoke == "priced"
    line.append(Phrase(_REVOKES, count=rules.revoke_penalty) if priced else Phrase(_NO_REVOKES))
    return _joined(line)


def _points(rules: Rules) -> Phrase:
    worths = (rules.points_all_trumps, rules.points_some_trumps, rules.points_plain)
    # Wide spaces hold the three figures apart.
    figures = "\N{EN SPACE}".join(signed(points) for points in worths)
    line = [Phrase("{value}", {"value": figures}), Phrase(_ADDERS[rules.adder_value])]
    if rules.adder_with_trump == "flat_one":
        line.append(Phrase(_FLAT))
    return _joined(line)


def _bids(rules: Rules) -> Phrase:
    if not rules.bids:
        return Phrase(_NO_BIDS)
    line = [_joined([bid_word(kind) for kind in BID_KINDS if kind in rules.bids], _COMMA)]
    if rules.bids & {"nil", "blind"}:
        line.append(Phrase(_FAILURE[rules.bid_failure]))
    else:
        line.append(Phrase(_BOOKS, count=rules.posh_books))
    return _joined(line)


def _match(rules: Rules) -> Phrase:
    if rules.target is None:
        return Phrase(_HANDS, count=rules.hands) if rules.hands is not None else Phrase(_ENDLESS)
    line = [Phrase(_TARGET, {"target": rules.target})]
    if rules.hands is not None:
        line.append(Phrase(_AT_MOST, count=rules.hands))
    return _joined([*line, Phrase(_CHECK[rules.match_check])])
