"""Sentences as values: an English template, what fills it, and a count that picks its plural form.

The window translates the template before it is filled, the terminal fills it as it is. What fills a
template is never read as one: a name may hold braces, markup or anything else (RELIABILITY R11).
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias, Union

import msgspec

from maverick_desktop.core.cards import Card, Suit

Arg: TypeAlias = Union[str, int, Suit, Card, "Phrase"]
"""What may fill a gap. A suit is its sign and its word, a card its sign and figure."""

Run: TypeAlias = str | Suit
"""A piece of a rendered sentence: text, or a suit's sign to be drawn."""


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Mark a template for the translators; returns it unchanged."""
    return source


class Phrase(msgspec.Struct, frozen=True):
    """A sentence to be said: ``source`` is the English template and the message's id."""

    source: str
    args: Mapping[str, Arg] = {}
    count: int | None = None
    """With a count, ``source`` holds one form for one and one for more, ``one|many``; fills {n}."""


class Language:
    """How templates become sentences: the English default; the window hands in another."""

    def translate(self, source: str) -> str:
        """The template in this language."""
        return source

    def plural(self, count: int) -> int:
        """Which of a template's forms goes with a count, from 0."""
        return 0 if abs(count) == 1 else 1

    def suit_word(self, suit: Suit) -> str:
        """The suit in words."""
        return self.translate(SUIT_WORDS[suit])

    def card_figure(self, card: Card) -> str:
        """What stands in a card's corner, or a joker's name."""
        if card.is_joker:
            return self.translate(JOKER_WORDS[card - 52])
        return FIGURES[card.rank]


ENGLISH: Final = Language()

SUIT_WORDS: Final = (
    QT_TRANSLATE_NOOP("text", "clubs"),
    QT_TRANSLATE_NOOP("text", "diamonds"),
    QT_TRANSLATE_NOOP("text", "hearts"),
    QT_TRANSLATE_NOOP("text", "spades"),
)
JOKER_WORDS: Final = (
    QT_TRANSLATE_NOOP("text", "Small Joker"),
    QT_TRANSLATE_NOOP("text", "Big Joker"),
)
CARD_NAME: Final = QT_TRANSLATE_NOOP("text", "{figure} of {suit}")
FIGURES: Final = ("", "", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""By rank: what stands in a card's corner."""

SUIT_SIGNS: Final = "♣♦♥♠"
"""For the terminal alone: in the window suits are drawn, never font characters."""

_GAP: Final = re.compile(r"\{(\w+)\}")


def runs(phrase: Phrase, language: Language = ENGLISH) -> list[Run]:
    """The sentence as pieces of text and suit signs to be drawn, in order."""
    pieces: list[Run] = []
    for piece in _pieces(phrase, language, signs=True):
        if isinstance(piece, str) and pieces and isinstance(pieces[-1], str):
            pieces[-1] += piece
        elif piece != "":
            pieces.append(piece)
    return pieces


def say(phrase: Phrase, language: Language = ENGLISH) -> str:
    """The sentence as plain text, suits and cards in words."""
    return "".join(str(piece) for piece in _pieces(phrase, language, signs=False))


def _pieces(phrase: Phrase, language: Language, signs: bool) -> Iterator[Run]:
    template = language.translate(phrase.source)
    args: dict[str, Arg] = dict(phrase.args)
    if phrase.count is not None:
        forms = template.split("|")
        template = forms[min(language.plural(phrase.count), len(forms) - 1)]
        args.setdefault("n", phrase.count)
    for place, piece in enumerate(_GAP.split(template)):
        if place % 2 == 0:
            yield piece
        else:
            yield from _filled(args[piece], language, signs)


def _filled(arg: Arg, language: Language, signs: bool) -> Iterator[Run]:
    match arg:
        case Phrase():
            yield from _pieces(arg, language, signs)
        case Suit():
            yield from (arg, language.suit_word(arg)) if signs else (language.suit_word(arg),)
        case Card():
            yield from _card(arg, language, signs)
        case int():
            yield number(arg)
        case str():
            yield arg


def _card(card: Card, language: Language, signs: bool) -> Iterator[Run]:
    figure, suit = language.card_figure(card), card.suit
    if suit is None:
        yield figure
    elif signs:
        yield from (suit, figure)
    else:
        yield say(Phrase(CARD_NAME, {"figure": figure, "suit": suit}), language)


def number(value: int) -> str:
    """A number with a real minus sign."""
    return str(value) if value >= 0 else f"\N{MINUS SIGN}{-value}"


def signed(value: int) -> str:
    """Points won or lost: +3, −4, 0."""
    return f"+{value}" if value > 0 else number(value)


Say: TypeAlias = Callable[[Phrase], str]
"""``say`` in a language: what rooms that show text are handed."""
