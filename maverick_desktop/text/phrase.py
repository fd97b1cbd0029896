"""Sentences as values: an English template, what fills it, and a count that picks its plural form.

The window translates the template before it is filled, the terminal fills it as it is. What fills a
template is never read as one: a name may hold braces, markup or anything else (RELIABILITY R11).

A translation may have several lines, for languages that bend words: the first is the template as it
is, others are its forms in a case, ``dat: вам и {partner:dat}``. A gap that names a case, as that
one does, takes what fills it in that case. Each line may have plural forms, apart by ``|``.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Final, TypeAlias, Union

import msgspec

from maverick_desktop.core.cards import Card, Rank, Suit

Arg: TypeAlias = Union[str, int, Suit, Card, "Phrase"]
"""What may fill a gap. A suit is its sign and its word, a card its sign and figure."""

Run: TypeAlias = str | Suit
"""A piece of a rendered sentence: text, or a suit's sign to be drawn."""


class Case(StrEnum):
    """A grammatical case, by the name it has in translations."""

    NOMINATIVE = "nom"
    GENITIVE = "gen"
    DATIVE = "dat"
    ACCUSATIVE = "acc"
    INSTRUMENTAL = "ins"
    PREPOSITIONAL = "pre"


PLAIN: Final = Case.NOMINATIVE


def QT_TRANSLATE_NOOP(context: str, source: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Mark a template for the translators; returns it unchanged."""
    return source


class Phrase(msgspec.Struct, frozen=True):
    """A sentence to be said: ``source`` is the English template and the message's id."""

    source: str
    args: Mapping[str, Arg] = {}
    count: int | None = None
    """With a count, ``source`` holds one form for one and one for more, ``one|many``; fills {n}."""


CourtLetters: TypeAlias = tuple[str, str, str, str]
"""What stands for jack, queen, king and ace."""
LATIN: Final[CourtLetters] = ("J", "Q", "K", "A")
CYRILLIC: Final[CourtLetters] = ("В", "Д", "К", "Т")


class Language:
    """How templates become sentences: the English default; the window hands in another."""

    letters: CourtLetters = LATIN

    def template(self, source: str) -> str:
        """The template in this language, with all its forms."""
        return source

    def plural(self, count: int) -> int:
        """Which of a template's forms goes with a count, from 0."""
        return 0 if abs(count) == 1 else 1

    def inflected(self, word: str, case: Case) -> str:
        """A name in a case; as it is where the language does not bend it, or not for certain."""
        return word

    def translate(self, source: str, case: Case = PLAIN) -> str:
        """The template in this language and in a case; its plain form where it has no other."""
        first, *others = self.template(source).split("\n")
        mark = f"{case}: "
        return next((line[len(mark) :] for line in others if line.startswith(mark)), first)

    def suit_word(self, suit: Suit, case: Case = PLAIN) -> str:
        """The suit in words."""
        return self.translate(SUIT_WORDS[suit], case)

    def card_figure(self, card: Card) -> str:
        """What stands in a card's corner, or a joker's name."""
        if card.is_joker:
            return self.translate(JOKER_WORDS[card - 52])
        return f"{card.rank:d}" if card.rank < Rank.JACK else self.letters[card.rank - Rank.JACK]


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

SUIT_SIGNS: Final = "♣♦♥♠"
"""For the terminal alone: in the window suits are drawn, never font characters."""

_GAP: Final = re.compile(rf"\{{(\w+)(?::({'|'.join(Case)}))?\}}")
"""``{name}`` or ``{name:dat}``. Split by it, a template is text, gap, case, text, …, text."""


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


def _pieces(phrase: Phrase, language: Language, signs: bool, case: Case = PLAIN) -> Iterator[Run]:
    template = language.translate(phrase.source, case)
    args: dict[str, Arg] = dict(phrase.args)
    if phrase.count is not None:
        forms = template.split("|")
        template = forms[min(language.plural(phrase.count), len(forms) - 1)]
        args.setdefault("n", phrase.count)
    before, *rest = _GAP.split(template)
    yield before
    # A template that is nothing but a gap has no forms of its own: what fills it takes the case.
    handed_on = case if rest[2:] == [""] == [before] else PLAIN
    for gap, wanted, after in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        yield from _filled(args[gap], language, signs, Case(wanted) if wanted else handed_on)
        yield after


def _filled(arg: Arg, language: Language, signs: bool, case: Case) -> Iterator[Run]:
    match arg:
        case Phrase():
            yield from _pieces(arg, language, signs, case)
        case Suit():
            word = language.suit_word(arg, case)
            yield from (arg, word) if signs else (word,)
        case Card():
            yield from _card(arg, language, signs, case)
        case int():
            yield number(arg)
        case str():
            yield arg if case is PLAIN else language.inflected(arg, case)


def _card(card: Card, language: Language, signs: bool, case: Case) -> Iterator[Run]:
    suit = card.suit
    if suit is None:
        yield language.translate(JOKER_WORDS[card - 52], case)
        return
    figure = language.card_figure(card)
    if signs:
        yield from (suit, figure)
    else:
        yield from _pieces(
            Phrase(CARD_NAME, {"figure": figure, "suit": suit}), language, False, case
        )


def number(value: int) -> str:
    """A number with a real minus sign."""
    return str(value) if value >= 0 else f"\N{MINUS SIGN}{-value}"


def signed(value: int) -> str:
    """Points won or lost: +3, −4, 0."""
    return f"+{value}" if value > 0 else number(value)


Say: TypeAlias = Callable[[Phrase], str]
"""``say`` in a language: what rooms that show text are handed."""
