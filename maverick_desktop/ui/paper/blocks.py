"""What stands under a hand's row when a sheet tells its tricks, or every card of it."""

from typing import Final

from maverick_desktop.core.cards import SEATS, Card
from maverick_desktop.core.sheet import ScoreSheet, SheetHand, SheetTrick
from maverick_desktop.text import paper as words
from maverick_desktop.text import scores
from maverick_desktop.text.phrase import number, signed

from .columns import Columns
from .draft import Align, Draft
from .faces import Face
from .ink import HAIRLINE, Outline, Tone
from .wish import Detail

# The tricks side by side: their number, points, winner, trumps and adders.
_STRIP_LINES: Final = 4
_STRIP_LINE: Final = 3.3
_STRIP_PAD: Final = 1.4
_TRICKS: Final = 13

# Every card: a line a trick, a column a seat.
_TURNED: Final = 4.2
_CARD_HEAD: Final = 4.0
_CARD_LINE: Final = 3.95
_NUMBER: Final = 8.0
_SEAT: Final = 31.0
_COUNT: Final = 9.0
_CARD_PAD: Final = 1.6
_CROWN: Final = 3.1


def block_height(hand: SheetHand, detail: Detail) -> float:
    """How tall a hand's block is; 0 where nothing stands under its row."""
    if detail is Detail.HANDS or not hand.tricks:
        return 0.0
    if _shows_cards(hand, detail):
        return _TURNED + _CARD_HEAD + len(hand.tricks) * _CARD_LINE + _CARD_PAD
    return _STRIP_LINES * _STRIP_LINE + _STRIP_PAD


def paint_block(
    draft: Draft, columns: Columns, sheet: ScoreSheet, hand: SheetHand, detail: Detail, top: float
) -> None:
    """The block of a hand that has one."""
    if _shows_cards(hand, detail):
        _cards(draft, columns, sheet, hand, top)
    else:
        _strip(draft, columns, sheet, hand, top)


def _shows_cards(hand: SheetHand, detail: Detail) -> bool:
    """Whether cards are wanted, and known: who keeps score of real ones may not know them."""
    return detail is Detail.CARDS and any(trick.cards for trick in hand.tricks)


# --- tricks --------------------------------------------------------------------------------------


def _strip(draft: Draft, columns: Columns, sheet: ScoreSheet, hand: SheetHand, top: float) -> None:
    left, right = columns.edges()[0], columns.whole.right
    wide = (right - left) / _TRICKS
    lines = [top + _STRIP_PAD / 2 + (place + 0.5) * _STRIP_LINE for place in range(_STRIP_LINES)]
    for y, source in zip(lines, (words.TRICK, words.POINTS, words.WON_BY), strict=False):
        _strip_label(draft, columns, y, source)
    _strip_marks_label(draft, columns, lines[3])
    for place, trick in enumerate(hand.tricks):
        x = left + (place + 0.5) * wide
        _centred(draft, x, lines[0], number(place + 1), Face.POINTS, Tone.GREY)
        _points(draft, x + 2.4, lines[1], trick)
        name = draft.setter.cut(Face.SMALL, sheet.names[trick.winner], wide - 1.2)
        _centred(draft, x, lines[2], name, Face.SMALL, Tone.BLACK)
        _strip_marks(draft, x, lines[3], trick)


def _strip_label(draft: Draft, columns: Columns, y: float, source: str) -> None:
    line = draft.middle(Face.SMALL, y)
    draft.text(columns.edges()[0] - 1.6, line, draft.word(source), Face.SMALL, align=Align.RIGHT)


def _strip_marks_label(draft: Draft, columns: Columns, y: float) -> None:
    """ "Trumps ⛨ Adders ⊕", each with its mark, so that the marks in the strip are understood."""
    x = columns.edges()[0] - 1.6
    for source, mark in ((words.ADDERS, Outline.ADDER), (words.TRUMPS, Outline.SHIELD)):
        line = draft.middle(Face.SMALL, y)
        x -= draft.text(x, line, draft.word(source), Face.SMALL, align=Align.RIGHT) + 1.7
        draft.sign(x, y, mark, 2.2, 0.16)
        x -= 2.6


def _strip_marks(draft: Draft, x: float, y: float, trick: SheetTrick) -> None:
    counts = [
        (count, mark)
        for count, mark in ((trick.trumps, Outline.SHIELD), (trick.adders, Outline.ADDER))
        if count
    ]
    place = x - (len(counts) - 1) * 2.2
    for count, mark in counts:
        draft.sign(place - 1.1, y, mark, 2.2, 0.16)
        line = draft.middle(Face.POINTS, y)
        draft.text(place + 0.4, line, number(count), Face.POINTS)
        place += 4.4


def _points(draft: Draft, right: float, y: float, trick: SheetTrick) -> None:
    """A trick's points, and the sign of the side that has them."""
    line = draft.middle(Face.POINTS, y)
    width = draft.text(right, line, signed(trick.points), Face.POINTS, align=Align.RIGHT)
    draft.side_sign(right - width - 1.6, y, trick.winner.side, 1.5)


def _centred(draft: Draft, x: float, y: float, text: str, face: Face, tone: Tone) -> None:
    draft.text(x, draft.middle(face, y), text, face, align=Align.CENTRE, tone=tone)


# --- cards ---------------------------------------------------------------------------------------


def _cards(draft: Draft, columns: Columns, sheet: ScoreSheet, hand: SheetHand, top: float) -> None:
    left = columns.whole.left
    _turned(draft, columns, hand, top + _TURNED / 2)
    y = top + _TURNED + _CARD_HEAD / 2
    _card_heads(draft, columns, sheet, y)
    y += _CARD_HEAD / 2
    draft.across(left, columns.whole.right, y, HAIRLINE, Tone.GREY)
    for place, trick in enumerate(hand.tricks):
        _card_line(draft, columns, sheet, place, trick, y + _CARD_LINE / 2)
        y += _CARD_LINE
        if place < len(hand.tricks) - 1:
            draft.across(left, columns.whole.right, y)


def _turned(draft: Draft, columns: Columns, hand: SheetHand, y: float) -> None:
    """The turned cards, and what the signs below mean."""
    line, x = draft.middle(Face.SMALL, y), columns.whole.left + _NUMBER + 3.4
    if hand.turned is not None:
        x += draft.text(x, line, draft.word(words.TURNED), Face.SMALL, tone=Tone.GREY) + 1.8
        for card in hand.turned:
            x += _card(draft, x, y, card) + 2.6
    x = columns.whole.right - 1
    for source, mark in ((words.WON, Outline.CROWN), (words.LED, Outline.LED)):
        x -= draft.text(x, line, draft.word(source), Face.SMALL, align=Align.RIGHT, tone=Tone.GREY)
        x -= 2.0
        draft.sign(x, y, mark, 1.8)
        x -= 3.0


def _card_heads(draft: Draft, columns: Columns, sheet: ScoreSheet, y: float) -> None:
    left, line = columns.whole.left, draft.middle(Face.SMALL, y)
    trick = draft.setter.cut(Face.SMALL, draft.word(words.TRICK), _NUMBER)
    _centred(draft, left + _NUMBER / 2, y, trick, Face.SMALL, Tone.GREY)
    for seat in SEATS:
        x = left + _NUMBER + seat * _SEAT + 3.4
        draft.side_sign(x - 1.7, y, seat.side, 1.5)
        text = draft.say(words.seat_and_name(seat, sheet.names[seat]))
        draft.text(x, line, text, Face.SMALL, tone=Tone.GREY, room=_SEAT - 4)
    x = left + _NUMBER + 4 * _SEAT
    for source, mark in ((words.TRUMPS, Outline.SHIELD), (words.ADDERS, Outline.ADDER)):
        text = draft.word(source)
        if draft.setter.width(Face.SMALL, text) <= _COUNT:
            _centred(draft, x + _COUNT / 2, y, text, Face.SMALL, Tone.GREY)
        else:
            draft.sign(x + _COUNT / 2, y, mark, 2.6, 0.18)
        x += _COUNT
    draft.text(x + 3.4, line, draft.word(words.POINTS), Face.SMALL, tone=Tone.GREY)


def _card_line(
    draft: Draft, columns: Columns, sheet: ScoreSheet, place: int, trick: SheetTrick, y: float
) -> None:
    left = columns.whole.left
    _centred(draft, left + _NUMBER / 2, y, number(place + 1), Face.POINTS, Tone.GREY)
    for seat in SEATS:
        card = trick.card_of(seat)
        if card is not None:
            _played(draft, left + _NUMBER + seat * _SEAT + 3.4, y, trick, seat, card)
    x = left + _NUMBER + 4 * _SEAT
    for count in (trick.trumps, trick.adders):
        text = number(count) if count else scores.NOTHING
        _centred(draft, x + _COUNT / 2, y, text, Face.POINTS, Tone.GREY)
        x += _COUNT
    _points(draft, x + 8.4, y, trick)
    room = columns.whole.right - x - 10.4
    name = sheet.names[trick.winner]
    draft.text(x + 10.4, draft.middle(Face.SMALL, y), name, Face.SMALL, room=room)


def _played(draft: Draft, x: float, y: float, trick: SheetTrick, seat: int, card: Card) -> None:
    """A card: an arrow if it was led, a frame and a crown if it won, a word if it revoked."""
    assert trick.leader is not None
    turn = (seat - trick.leader) & 3
    if turn == 0:
        draft.sign(x - 1.9, y, Outline.LED, 1.7)
    end, edge = x + _card(draft, x, y, card) + 1.2, x + _SEAT - 3.6
    revoke = draft.word(words.REVOKE) if any(trick.revoked[turn : turn + 1]) else ""
    if seat == trick.winner:
        draft.frame(x - 0.6, y - 1.6, end - x, 3.2, 0.5, 0.2)
        # Beside a long name and a revoke there may be no room for the crown; the frame stays.
        if end + _CROWN + draft.setter.width(Face.SMALL_BOLD, revoke) <= edge:
            draft.sign(end + 1.3, y, Outline.CROWN, 2.0)
            end += _CROWN
    draft.text(end, draft.middle(Face.SMALL, y), revoke, Face.SMALL_BOLD, room=edge - end)


def _card(draft: Draft, x: float, y: float, card: Card) -> float:
    """A card's sign and figure, or a joker's name; how wide they are."""
    figure = draft.language.card_figure(card)
    if card.suit is None:
        return draft.text(x, draft.middle(Face.SMALL, y), figure, Face.SMALL_BOLD)
    draft.suit(x + 1.2, y, card.suit, 2.4, 0.22)
    return 3.0 + draft.text(x + 3.0, draft.middle(Face.RULE, y), figure, Face.RULE_VALUE)
