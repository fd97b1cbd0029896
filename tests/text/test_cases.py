"""Templates in languages that bend words: lines for cases, gaps that name one, plural forms."""

import pytest

from maverick_desktop.core.cards import SUITS, Card
from maverick_desktop.text.phrase import Arg, Case, Language, Phrase, runs, say
from maverick_desktop.text.russian import Russian

CLUBS, DIAMONDS = SUITS[0], SUITS[1]
SMALL_JOKER = Card(52)
QUEEN_OF_CLUBS = next(Card(n) for n in range(52) if say(Phrase("{c}", {"c": Card(n)}))[0] == "Q")

WORDS = {
    "clubs": "трефы\ngen: треф\npre: трефах",
    "diamonds": "бубны",
    "Small Joker": "Малый джокер\nacc: малого джокера",
    "{figure} of {suit}": "{figure} {suit:gen}\nins: {figure} из {suit:gen}",
    "{n} trick|{n} tricks": (
        "{n} взятка|{n} взятки|{n} взяток\ngen: {n} взятки|{n} взяток|{n} взяток"
    ),
    "you and {partner}": "вы и {partner}\ndat: вам и {partner:dat}",
}


RUSSIAN = Russian(lambda source: WORDS.get(source, ""))
PAIR = Phrase("you and {partner}", {"partner": "Нина"})
TRICKS = "{n} trick|{n} tricks"


@pytest.mark.parametrize(
    ("template", "arg", "said"),
    [
        ("{x}", CLUBS, "трефы"),
        ("нет {x:gen}", CLUBS, "нет треф"),
        ("о {x:pre}", CLUBS, "о трефах"),
        # Without a line for the case the first one serves.
        ("к {x:dat}", CLUBS, "к трефы"),
        ("нет {x:gen}", DIAMONDS, "нет бубны"),
        ("нет {x:gen}", 3, "нет 3"),
        ("{x:dat}", -3, "\N{MINUS SIGN}3"),
        ("для {x:gen}", "Вера", "для Веры"),
        ("для {x:gen}", "Walter", "для Walter"),
        ("{x:nom}", "Вера", "Вера"),
        ("вижу {x:acc}", SMALL_JOKER, "вижу малого джокера"),
        ("{x}", QUEEN_OF_CLUBS, "Д треф"),
        ("с {x:ins}", QUEEN_OF_CLUBS, "с Д из треф"),
        ("{x}", PAIR, "вы и Нина"),
        ("+1 {x:dat}", PAIR, "+1 вам и Нине"),
        ("{x}", Phrase(TRICKS, count=2), "2 взятки"),
        ("меньше {x:gen}", Phrase(TRICKS, count=21), "меньше 21 взятки"),
        ("меньше {x:gen}", Phrase(TRICKS, count=5), "меньше 5 взяток"),
        # What is nothing but a gap hands its case on; anything more has forms of its own.
        ("у {x:gen}", Phrase("{name}", {"name": "Нина"}), "у Нины"),
        ("у {x:gen}", Phrase("{name:dat}", {"name": "Нина"}), "у Нине"),
        ("у {x:gen}", Phrase("{name}!", {"name": "Нина"}), "у Нина!"),
        ("у {x:gen}", Phrase("{name}{name}", {"name": "Нина"}), "у НинаНина"),
    ],
)
def test_a_gap_is_filled_in_its_case(template: str, arg: Arg, said: str) -> None:
    assert say(Phrase(template, {"x": arg}), RUSSIAN) == said


def test_signs_are_drawn_beside_bent_words() -> None:
    phrase = Phrase("{who:dat} нет {suit:gen}, есть {card:acc}")
    filled = Phrase(phrase.source, {"who": PAIR, "suit": CLUBS, "card": QUEEN_OF_CLUBS})
    assert runs(filled, RUSSIAN) == ["вам и Нине нет ", CLUBS, "треф, есть ", CLUBS, "Д"]


def test_plain_words_have_no_other_lines() -> None:
    assert RUSSIAN.translate("clubs") == RUSSIAN.suit_word(CLUBS) == "трефы"
    assert RUSSIAN.translate("clubs", Case.GENITIVE) == "треф"
    assert RUSSIAN.card_figure(SMALL_JOKER) == "Малый джокер"


def test_letters_are_those_of_the_language() -> None:
    kings = [Card(n) for n in range(52) if Language().card_figure(Card(n)) == "K"]
    assert len(kings) == 4
    assert {RUSSIAN.card_figure(king) for king in kings} == {"К"}
    figures = [Language().card_figure(Card(n)) for n in range(13)]
    assert sorted(figures) == sorted(["10", *"23456789JQKA"])


@pytest.mark.parametrize("name", ["{x:gen}", "gen: Нина", "Нина\ngen: Нины", "a|b|c", "{name:dat}"])
def test_a_name_is_never_read_as_a_template(name: str) -> None:
    assert say(Phrase("для {x:gen}", {"x": name}), RUSSIAN) == f"для {name}"
    inner = Phrase("{name}", {"name": name})
    assert say(Phrase("для {x:gen}", {"x": inner}, 5), RUSSIAN) == f"для {name}"


def test_english_knows_no_cases() -> None:
    assert say(Phrase("{x:dat}", {"x": CLUBS})) == "clubs"
    assert say(Phrase("{x:dat}", {"x": "Нина"})) == "Нина"
