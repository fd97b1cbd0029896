"""``deal``: RECORD section 2's examples, and codes that were mistyped."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maverick_desktop.core.deals import (
    DEALS,
    BadDeal,
    code_of,
    deal_at,
    deal_from_code,
    index_of,
    numbered_dealer,
)
from tests.cli.running import Run, one_sentence

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
EXAMPLE = "118M-F0J7-T0RN-V7Y6-VHCJ-F2GB"


def test_the_example_by_number_and_by_code(run: Run) -> None:
    said = run("deal", "4711", "--json")
    assert said.code == 0
    found = json.loads(said.out)
    assert list(found) == ["deal", "number", "turned", "trump", "adder", "cards"]
    assert found["deal"] == EXAMPLE
    assert found["number"] == 4711
    assert found["turned"] == ["8D", "4H"]
    assert (found["trump"], found["adder"]) == ("D", "H")
    assert [len(found["cards"][seat]) for seat in "SWNE"] == [13] * 4
    again = json.loads(run("deal", EXAMPLE, "--json").out)
    assert again == found | {"number": None}


def test_codes_are_read_as_people_type_them(run: Run) -> None:
    expected = run("deal", EXAMPLE, "--json").out
    for typed in (
        [EXAMPLE.lower()],
        [EXAMPLE.replace("-", "")],
        [EXAMPLE.replace("1", "l").replace("0", "o")],
        [EXAMPLE.replace("1", "I")],
        EXAMPLE.split("-"),
        [EXAMPLE.replace("-", " ")],
    ):
        assert run("deal", *typed, "--json").out == expected


def test_the_first_and_the_last_deal(run: Run) -> None:
    first = json.loads(run("deal", "0000-0000-0000-0000-0000-0000", "--json").out)
    assert first["turned"] == ["SJ", "BJ"]
    assert first["cards"]["S"][0] == "2C"
    assert first["cards"]["S"][-1] == "AC"
    assert {code[-1] for code in first["cards"]["E"]} == {"S"}
    last = json.loads(run("deal", "3S3NHGQ4E30QWV8AM3GEZZ58", "--json").out)
    assert last["turned"] == ["3C", "2C"]
    # All twenty-four digits are 0: a code all the same, not a number.
    assert json.loads(run("deal", "0" * 24, "--json").out)["deal"] == first["deal"]


def test_who_deals_first_in_the_example() -> None:
    assert numbered_dealer(4711).letter == "E"


def test_in_words(run: Run) -> None:
    said = run("deal", "4711")
    assert said.code == 0
    assert EXAMPLE in said.out
    assert "♦8, ♥4: trump ♦ diamonds, adder ♥ hearts" in said.out
    assert "South  Big Joker   ♠ A 9 5 4 3" in said.out


def test_rules_decide_about_equal_ranks(run: Run, tmp_path_factory: pytest.TempPathFactory) -> None:
    number = next(
        number
        for number in range(1, 200)
        if _equal(json.loads(run("deal", number, "--json").out)["turned"])
    )
    usual = json.loads(run("deal", number, "--json").out)
    assert (usual["trump"], usual["adder"]) == ("S", "D")
    file = tmp_path_factory.mktemp("rules") / "again.json"
    file.write_text(
        '{"maverick_rules":1,"name":"Again","base":"classic","options":{"equal_ranks":"redeal"}}'
    )
    again = json.loads(run("deal", number, "--rules", file, "--json").out)
    assert (again["trump"], again["adder"]) == (None, None)
    assert "dealt again" in run("deal", number, "--rules", file).out


def _equal(turned: list[str]) -> bool:
    first, second = turned
    return first[0] == second[0] and "J" not in (first[1], second[1])


@pytest.mark.parametrize(
    "typed", ["0", "007", "1000000000000", "118M", EXAMPLE[:-1] + "C", EXAMPLE + "0", "U" * 24, "é"]
)
def test_a_deal_that_is_none(run: Run, typed: str) -> None:
    one_sentence(run("deal", typed), 1)


def test_an_index_beyond_the_last_deal_is_refused(run: Run) -> None:
    digits = "".join(SIGNS[DEALS >> 5 * place & 31] for place in range(21, -1, -1))
    check = SIGNS[DEALS % 1021 >> 5] + SIGNS[DEALS % 1021 & 31]
    one_sentence(run("deal", digits + check), 1)


def test_bad_rules_are_another_matter(run: Run) -> None:
    one_sentence(run("deal", "4711", "--rules", "bridge"), 2)
    one_sentence(run("deal"), 2)


# --- the check finds what fingers do -------------------------------------------------------------

indexes = st.integers(0, DEALS - 1)


@given(indexes)
def test_a_code_names_its_deal(index: int) -> None:
    deal = deal_at(index)
    assert index_of(deal) == index
    assert deal_from_code(code_of(deal)) == deal


def is_refused(signs: str) -> bool:
    try:
        deal_from_code(signs)
    except BadDeal:
        return True
    return False


@given(indexes)
def test_every_single_wrong_digit_is_found(index: int) -> None:
    code = code_of(deal_at(index)).replace("-", "")
    for place, right in enumerate(code):
        for wrong in SIGNS:
            if wrong != right:
                assert is_refused(code[:place] + wrong + code[place + 1 :])


@given(indexes)
def test_every_swap_of_neighbours_is_found(index: int) -> None:
    code = code_of(deal_at(index)).replace("-", "")
    for place in range(23):
        one, two = code[place], code[place + 1]
        if one != two:
            assert is_refused(code[:place] + two + one + code[place + 2 :])
