"""The head of a page: the game, the date, the rules in short, and who sits where."""

from typing import Final

import msgspec
from PySide6.QtCore import QDateTime, QLocale, Qt

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.sheet import ScoreSheet, SheetHead
from maverick_desktop.text import paper as words
from maverick_desktop.text.phrase import Language, Phrase
from maverick_desktop.text.words import seat_word

from .draft import Align, Draft
from .faces import Face
from .ground import WIDTH, Ground
from .ink import HAIRLINE, MAIN, Outline, Tone

IN_HEAD: Final = (Seat.SOUTH, Seat.NORTH, Seat.WEST, Seat.EAST)
"""Players in the order of a sheet: partners side by side."""
QUARTER: Final = WIDTH / 4
_RULE: Final = 10.6
_LINES: Final = 3.3


class Remarks(msgspec.Struct, frozen=True):
    """What stands at the right of a head; empty where there is nothing to say."""

    when: str
    rules: str
    goal: str
    standing: str

    def lines(self, draft: Draft, room: float) -> list[str]:
        """In two or three lines: the rules have one with the goal, or where it is short, two."""
        rules = _in_row(draft, self.rules, self.goal)
        if draft.setter.width(Face.HEAD, rules) <= room:
            lines = [self.when, rules, self.standing]
        else:
            lines = [_in_row(draft, self.when, self.standing), self.rules, self.goal]
        return [line for line in lines if line]


def _in_row(draft: Draft, *texts: str) -> str:
    said = [Phrase("{text}", {"text": text}) for text in texts if text]
    return draft.say(words.in_row(said)) if said else ""


def game(draft: Draft, ground: Ground) -> float:
    """The mark and the name of the game, and the double line; where the name ends."""
    top, left = ground.top, ground.left
    draft.sign(left + 4.3, top + 4.3, Outline.GAME, 8.3, 0.3)
    line = top + 6.7
    x = left + 9.8
    x += draft.text(x, line, draft.word(words.GAME), Face.TITLE) + 2.4
    x += draft.text(x, line, draft.word(words.SCORE_SHEET), Face.SUBTITLE, tone=Tone.GREY)
    draft.across(left, ground.right, top + _RULE, MAIN)
    draft.across(left, ground.right, top + _RULE + 0.8, HAIRLINE, Tone.GREY)
    return x


def remarks(draft: Draft, sheet: ScoreSheet, head: SheetHead) -> Remarks:
    """When the match was, by which rules, and how it stands."""
    standing = words.standing(sheet)
    return Remarks(
        local_time(head.created, draft.language),
        draft.say(words.rules_name(head.rules_name, head.rules_base, head.rules)),
        draft.say(words.goal_and_bids(head.rules)),
        "" if standing is None else draft.say(standing),
    )


def match_head(draft: Draft, ground: Ground, said: Remarks, sitters: tuple[Sitter, ...]) -> None:
    """The whole head of a match's sheet."""
    ends = game(draft, ground)
    room = ground.right - ends - 4
    texts = said.lines(draft, room)
    # Two lines stand with the title; a third one makes them move up.
    first = ground.top + (2.0 if len(texts) > 2 else 3.2)
    for place, text in enumerate(texts):
        tone = Tone.BLACK if place == 0 and said.when else Tone.GREY
        y = first + place * _LINES
        draft.text(ground.right, y, text, Face.HEAD, align=Align.RIGHT, tone=tone, room=room)
    for place, seat in enumerate(IN_HEAD):
        _player(draft, ground, ground.left + place * QUARTER, seat, sitters[seat])


def _player(draft: Draft, ground: Ground, x: float, seat: Seat, sitter: Sitter) -> None:
    """Seat, name, and who plays it; beside the name if there is room, else beside the seat."""
    y, room = ground.names + 3.4, QUARTER - 2
    draft.side_sign(x + 1.0, y - 0.8, seat.side, 2.0)
    label = x + 3.2
    label += draft.text(label, y, draft.say(seat_word(seat)), Face.LABEL, tone=Tone.GREY)
    who = draft.say(words.who_plays(sitter.by))
    line = y + 4.9
    beside = draft.setter.width(Face.HEAD, who) + 1.6
    if draft.setter.width(Face.NAME, sitter.name) + beside <= room:
        after = x + draft.text(x, line, sitter.name, Face.NAME) + 1.6
        draft.text(after, line, who, Face.BODY, tone=Tone.GREY)
    else:
        draft.text(x, line, sitter.name, Face.NAME, room=room)
        rest = x + room - label - 1.6
        draft.text(label + 1.6, y, who, Face.LABEL, tone=Tone.GREY, room=rest)


def local_time(created: str, language: Language) -> str:
    """The time of a record in words, as clocks here show it; nothing for a time that is none."""
    moment = QDateTime.fromString(created, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return ""
    locale = QLocale(language.translate(words.LOCALE))
    said = locale.toString(moment.toLocalTime(), language.translate(words.DATE))
    return said[:1].upper() + said[1:]
