"""What people type, cleaned once (RELIABILITY.md R11)."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maverick_desktop.core.names import (
    CHAT_LENGTH,
    NAME_LENGTH,
    clean_chat,
    clean_name,
    is_clean,
    is_clean_chat,
)

CASES: list[tuple[str, str]] = [
    ("Anna", "Anna"),
    ("  Anna   Maria ", "Anna Maria"),
    ("Анна", "Анна"),
    ("e\u0301", "é"),
    ("a\nb\tc\0d", "abcd"),
    ("a\u00a0b\u2003c", "a b c"),
    ("\u202eevil\u202c", "evil"),
    ("a\u200bb\ufeffc", "abc"),
    ("a\u2028b\u2029c", "abc"),
    ("\ud800x\udfff", "x"),
    ("\ue000x", "x"),
    ("\uffffx\U0010ffff", "x"),
    ("x" * 30, "x" * 24),
    ("x" * 23 + " y", "x" * 23),
    ("z" + "\u0336" * 50, "z\u0336\u0336"),
    ("<b>&amp;{0}%s", "<b>&amp;{0}%s"),
    ("", ""),
    ("\u200b", ""),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: ascii(case[0])[:20])
def test_cleaned(case: tuple[str, str]) -> None:
    """One line, composed, nothing that hides or turns round."""
    assert clean_name(case[0]) == case[1]


@given(text=st.text(max_size=60))
@settings(max_examples=1000, deadline=None)
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    """And the result is what a record may hold, or nothing."""
    name = clean_name(text)
    assert clean_name(name) == name
    assert is_clean(name) == bool(name)
    assert len(name) <= NAME_LENGTH
    assert unicodedata.normalize("NFC", name) == name


@given(text=st.text(alphabet=st.characters(categories=["Mn", "Me", "Lo", "Zs", "Cf"]), max_size=40))
@settings(max_examples=500, deadline=None)
def test_marks_and_joiners(text: str) -> None:
    """The scripts that stack marks."""
    name = clean_name(text)
    assert clean_name(name) == name


@pytest.mark.parametrize("name", ["", " a", "a  b", "a\n", "x" * 25, "e\u0301", "a\u202eb"])
def test_what_a_record_may_not_hold(name: str) -> None:
    """A writer would not have written it."""
    assert not is_clean(name)


def test_a_letter_of_tomorrow() -> None:
    """A record written where a letter is known is read where it is not yet."""
    unassigned = "\u0378"
    assert unicodedata.category(unassigned) == "Cn"
    assert is_clean("a" + unassigned)
    assert clean_name("a" + unassigned) == "a"


@given(text=st.text(max_size=400))
@settings(max_examples=500, deadline=None)
def test_things_said_are_cleaned_as_names_are(text: str) -> None:
    """Only longer."""
    said = clean_chat(text)
    assert clean_chat(said) == said
    assert is_clean_chat(said) == bool(said)
    assert len(said) <= CHAT_LENGTH
    if len(said) <= NAME_LENGTH:
        assert clean_name(text) == said


@pytest.mark.parametrize("said", ["", "a\nb", " a", "x" * 201, "\u202ea", "a\u200bb"])
def test_what_a_table_cannot_have_passed_on(said: str) -> None:
    """It would have been cleaned."""
    assert not is_clean_chat(said)
