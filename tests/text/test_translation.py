"""The Russian translation: complete, filled by the same gaps, and written as LOOK section 7 wants.

Where one fails: ``make translations`` gathers the texts, ``maverick_ru.ts`` is where they are put
into Russian.
"""

import re
import xml.etree.ElementTree as ET

import pytest

from maverick_desktop.text.phrase import Case
from tests.text.marks import PACKAGE, marked

CATALOGUE = PACKAGE / "assets" / "i18n" / "maverick_ru.ts"
MESSAGES = list(ET.parse(CATALOGUE).iter("message"))  # noqa: S314 - our own file
RUSSIAN = {
    message.findtext("source", ""): message.findtext("translation", "") for message in MESSAGES
}
CASES = "|".join(Case)
GAP = re.compile(rf"\{{(\w+)(?::(?:{CASES}))?\}}")
LINE = re.compile(rf"(?:{CASES}): ")
# What is the same in every language: programs, keys, file endings, forms of dates, addresses, and
# what has to be written so in a rule file or on the command line.
LATIN = re.compile(
    r"Maverick Desktop|Maverick|Qt|CUPS|QT_QPA_PLATFORM=offscreen|--[a-z]+|FOLDER|rules NAME"
    r"|Esc|Enter|Delete|Ctrl|Tab|CSV|PDF|JSON|\bmaverick\b|A4|Letter|ru_RU|\*\.\w+"
    r"|libssl3|fe80::1%eth0|anna-pc\.local|Wi-Fi|UDP|ufw|firewalld|Windows"
    r"|dddd|MMMM|yyyy|HH:mm"
    r"|\b(?:nil, blind [иa]\w* posh|none|classic, individualist или tournament)\b"
)
WITHOUT_YO = re.compile(
    r"\b(?:еще|ее|нее|счет|счета|счетом|счете|расчет\w*|подсчет\w*|отчет\w*|зачет\w*|нечет\w*"
    r"|берет|идет|кладет|ведет|дает|сдает|передает|передается|остается|удается|возьмет|придет"
    r"|найдет|пойдет|кладется|дается|сдается|начнет|назовет|зовет|партнер\w*|темн\w+|желт\w+"
    r"|черн\w+|зелен\w+|звезд|трех|четырех|тремя\.|вперед|объем\w*|шел|нашел|пришел|прошел|ушел"
    r"|моем|твоем|своем|чем-то|учтен\w*|сведен\w*|включен|выключен|сохранен|изменен|удален|закрыт"
    r"ый\.|поврежден|обозначен|взлет|полет|прием|подъем|надежн\w+|легк\w+ое|ребенок|осел)\b",
    re.IGNORECASE,
)


def forms(text: str) -> list[str]:
    """Every form of a translation: of each case, and of each plural."""
    return [form for line in lines(text) for form in line.split("|")]


def lines(text: str) -> list[str]:
    """The translation in each case, without the case's name."""
    first, *others = text.split("\n")
    return [first, *(line.partition(": ")[2] for line in others)]


def wrong(source: str) -> str:
    """How a fault is reported."""
    return f"{source!r} → {RUSSIAN[source]!r}"


def test_every_text_has_its_translation() -> None:
    sources = {source for _, source in marked(".")}
    assert sources - RUSSIAN.keys() == set(), "make translations gathers them"
    assert RUSSIAN.keys() - sources == set(), "make translations drops them"
    unfinished = [
        message.findtext("source")
        for message in MESSAGES
        if (message.find("translation") or message[1]).get("type") is not None
    ]
    assert unfinished == []
    assert [source for source, said in RUSSIAN.items() if not said] == []


def test_case_lines_are_named_and_once_each() -> None:
    for source, said in RUSSIAN.items():
        names = [line.split(": ")[0] for line in said.split("\n")[1:]]
        assert all(LINE.match(line) for line in said.split("\n")[1:]), wrong(source)
        assert len(set(names)) == len(names), wrong(source)
        assert "nom" not in names, wrong(source)


def test_gaps_are_those_of_the_source() -> None:
    for source, said in RUSSIAN.items():
        # A form for one need not name the number.
        wanted = set(GAP.findall(source)) - {"n", "count"}
        allowed = set(GAP.findall(source)) | ({"n"} if "|" in source else set())
        for form in forms(said):
            assert "{" not in GAP.sub("", form), wrong(source)
            assert "}" not in GAP.sub("", form), wrong(source)
            assert wanted <= set(GAP.findall(form)) <= allowed, wrong(source)
        if "|" not in source:
            counted = set(GAP.findall(source))
            assert all(set(GAP.findall(form)) == counted for form in forms(said)), wrong(source)


def test_counts_have_three_forms() -> None:
    for source, said in RUSSIAN.items():
        wanted = 3 if "|" in source else 1
        assert {len(line.split("|")) for line in lines(said)} == {wanted}, wrong(source)


def test_only_the_form_for_one_may_leave_the_number_out() -> None:
    """That form serves 21 as well: with the number left out it would be a lie."""
    for source, said in RUSSIAN.items():
        if "|" not in source or "{n}" not in source.split("|")[1]:
            continue
        for line in lines(said):
            assert all("{n}" in form for form in line.split("|")), wrong(source)


def test_signs_are_russian() -> None:
    faults = []
    for source, said in RUSSIAN.items():
        for form in forms(said):
            if (
                re.search("[\"'“”‘’!]|\\.\\.\\.|  | -(?!-)|- |(?<![\\w*])-\\d|´|`", form)
                or form != form.strip()
                or form.count("«") != form.count("»")
            ):
                faults.append(wrong(source))
    assert faults == []


def test_sentences_end_alike() -> None:
    faults = []
    for source, said in RUSSIAN.items():
        for sign in ("…", ".", "?", ":"):
            ends = {form.endswith(sign) for form in source.split("|")}
            if {form.endswith(sign) for form in forms(said)} != ends:
                faults.append(wrong(source))
    assert faults == []


def test_menu_entries_keep_a_letter_to_press() -> None:
    for source, said in RUSSIAN.items():
        letters = re.findall(r"&(\w)", said)
        if re.search(r"&\w", source):
            assert len(letters) == said.count("&") == 1, wrong(source)
        else:
            assert not letters, wrong(source)


def test_nothing_is_left_english() -> None:
    faults = []
    for source, said in RUSSIAN.items():
        # Values of a rule file stay as they are written there: “hand”, «hand».
        literal = "|".join(map(re.escape, re.findall("“([^”{]*)”", source)))
        left = re.sub(f"«(?:{literal})»", "", " ".join(forms(said)))
        if re.search("[A-Za-z]{2,}", LATIN.sub("", GAP.sub("", left))):
            faults.append(wrong(source))
    assert faults == []


def test_letters_are_of_one_alphabet() -> None:
    """A Latin о in a Russian word looks right and is not."""
    mixed = re.compile("[а-яё][a-z]|[a-z][а-яё]", re.IGNORECASE)
    faults = [wrong(source) for source, said in RUSSIAN.items() if mixed.search(GAP.sub(" ", said))]
    assert faults == []


def test_yo_is_written() -> None:
    assert [wrong(source) for source, said in RUSSIAN.items() if WITHOUT_YO.search(said)] == []


@pytest.mark.parametrize("word", ["пожалуйста", "недопустим", "извините"])
def test_nobody_is_scolded(word: str) -> None:
    assert [wrong(s) for s, said in RUSSIAN.items() if word in said.lower()] == []
