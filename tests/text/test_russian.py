"""Russian grammar: counts, and first names in the cases."""

import pytest
from msgspec.structs import replace

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.rules import Rules
from maverick_desktop.text import table
from maverick_desktop.text.phrase import Case, say
from maverick_desktop.text.russian import Russian, inflected, plural
from tests.ai.positions import position
from tests.text.test_translation import RUSSIAN

NAMES = """
Нина Нины Нине Нину Ниной Нине
Вера Веры Вере Веру Верой Вере
Ольга Ольги Ольге Ольгу Ольгой Ольге
Вика Вики Вике Вику Викой Вике
Саша Саши Саше Сашу Сашей Саше
Маша Маши Маше Машу Машей Маше
Никита Никиты Никите Никиту Никитой Никите
Фома Фомы Фоме Фому Фомой Фоме
Ева Евы Еве Еву Евой Еве
Алёна Алёны Алёне Алёну Алёной Алёне
Юля Юли Юле Юлю Юлей Юле
Катя Кати Кате Катю Катей Кате
Зоя Зои Зое Зою Зоей Зое
Рая Раи Рае Раю Раей Рае
Майя Майи Майе Майю Майей Майе
Мария Марии Марии Марию Марией Марии
Ксения Ксении Ксении Ксению Ксенией Ксении
Лия Лии Лие Лию Лией Лие
Наталья Натальи Наталье Наталью Натальей Наталье
Илья Ильи Илье Илью Ильёй Илье
Любовь Любови Любови Любовь Любовью Любови
Егор Егора Егору Егора Егором Егоре
Иван Ивана Ивану Ивана Иваном Иване
Олег Олега Олегу Олега Олегом Олеге
Марк Марка Марку Марка Марком Марке
Яков Якова Якову Якова Яковом Якове
Константин Константина Константину Константина Константином Константине
Артём Артёма Артёму Артёма Артёмом Артёме
Франц Франца Францу Франца Францем Франце
Пётр Петра Петру Петра Петром Петре
Павел Павла Павлу Павла Павлом Павле
Лев Льва Льву Льва Львом Льве
Андрей Андрея Андрею Андрея Андреем Андрее
Николай Николая Николаю Николая Николаем Николае
Матвей Матвея Матвею Матвея Матвеем Матвее
Юрий Юрия Юрию Юрия Юрием Юрии
Георгий Георгия Георгию Георгия Георгием Георгии
Игорь Игоря Игорю Игоря Игорем Игоре
Камиль Камиля Камилю Камиля Камилем Камиле
кот кота коту кота котом коте
""".strip().splitlines()

# Unclear, no single word, or not Russian letters: as typed.
AS_TYPED = (
    *("Walter", "Nora", "X", "Ваня 2", "игрок1", "Анна-Мария", "Анна Петрова", "НИНА", "Ниночk"),
    *("Петрова", "Петров", "Пушкин", "Белая", "Толстой", "Чайковский", "Черных", "Шевченко"),
    *("Витёк", "Санёк", "Заяц", "Воробей", "Бобо", "Мари", "Хосе", "Ману", "Лео", "Миа", "Ы"),
    *("Адель", "Николь", "Кармен", "Элен", "Ирэн", "Рут", "Ингрид", "", "…", "Алексан…", "Юг "),
)


@pytest.mark.parametrize("line", NAMES, ids=lambda line: line.split()[0])
def test_a_name_in_its_cases(line: str) -> None:
    assert [inflected(line.split()[0], case) for case in Case] == line.split()


def test_so_many_names_are_known() -> None:
    assert len(NAMES) == 40


@pytest.mark.parametrize("name", AS_TYPED)
def test_what_is_not_certain_stays_as_it_was_typed(name: str) -> None:
    assert {inflected(name, case) for case in Case} == {name}


def test_counts() -> None:
    forms = ("взятка", "взятки", "взяток")
    said = {n: forms[plural(n)] for n in range(-30, 131)}
    ones = {1, 21, 31, 41, 51, 61, 71, 81, 91, 101, 121, -1, -21}
    assert {n for n, word in said.items() if word == "взятка"} == ones
    few = {n for n in range(131) if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)}
    assert {n for n, word in said.items() if word == "взятки" and n >= 0} == few
    assert said[-3] == "взятки"
    assert said[0] == said[11] == said[112] == said[-13] == "взяток"


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "Передать карту Вере"),
        (2, "Передать обе Вере"),
        (3, "Передать все три Вере"),
        (4, "Передать все четыре Вере"),
    ],
)
def test_the_button_that_passes_cards_on(count: int, said: str) -> None:
    view = position("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC", rules=Rules(pass_count=count))
    south, west, north, east = (Sitter(name, "") for name in ("Юг", "Вера", "Нина", "Егор"))
    view = replace(view, public=replace(view.public, seats=(south, west, north, east)))
    spoken = Russian(lambda source: RUSSIAN.get(source, ""))
    assert say(table.pass_button(view, Seat.WEST), spoken) == said
