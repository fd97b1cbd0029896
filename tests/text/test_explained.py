"""What ``docs/EXPLAINED.md`` shows is what the program says, word for word, in both languages."""

import re
from pathlib import Path

import pytest

from maverick_desktop.core.cards import SMALL_JOKER, Card, Seat
from maverick_desktop.core.deals import deal_from_code
from maverick_desktop.text import hints, reasonsplayed, reasonsweighed
from maverick_desktop.text.phrase import say
from maverick_desktop.text.russian import Russian
from tests.ai.positions import position
from tests.text.test_translation import RUSSIAN

PAGE = (Path(__file__).parents[2] / "docs" / "EXPLAINED.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"^- (.+) · (.+)$", PAGE, re.MULTILINE)
# Whole sentences: not their parts, nor figures.
REASONS = {
    text
    for module in (reasonsplayed, reasonsweighed)
    for value in vars(module).values()
    for text in (value.values() if isinstance(value, dict) else (value,))
    if isinstance(text, str) and text in RUSSIAN and text.endswith(".")
}


def fits(template: str, sentence: str) -> bool:
    """Whether one of the forms of a template gives this sentence."""
    forms = (re.sub(r"\\{[^{}]*\\}", ".+", re.escape(form)) for form in template.split("|"))
    return any(re.fullmatch(form, sentence) for form in forms)


def test_there_are_ten_positions_and_their_deals() -> None:
    titles = re.findall(r"^\*\*(\d+)\. ", PAGE, re.MULTILINE)
    assert titles == [str(number) for number in range(1, 11)]
    codes = re.findall(r"`((?:\w{4}-){5}\w{4})`", PAGE)
    assert len(codes) >= 4
    for code in codes:
        deal_from_code(code)


@pytest.mark.parametrize(("english", "russian"), SHOWN)
def test_every_reason_shown_is_one_that_is_said(english: str, russian: str) -> None:
    told = [one for one in REASONS if fits(one, english)]
    assert any(fits(RUSSIAN[one], russian) for one in told), told


def test_a_sentence_that_is_not_said_is_found_out() -> None:
    assert len(SHOWN) > 40
    assert not any(fits(one, "Draws the trumps.") for one in REASONS)
    assert not any(fits(one, "♠2 would be 1.9 points worse than that.") for one in REASONS)


def test_what_is_said_of_a_thought_had_again_is_said() -> None:
    assert f"“{hints.AGAIN_THOUGHT}”" in " ".join(PAGE.split())


def test_a_joker_of_ones_own_is_bent() -> None:
    russian = Russian(lambda source: RUSSIAN.get(source, ""))
    view = position("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC")
    above = reasonsplayed.goes_above(view, view.seat, SMALL_JOKER, trumping=False)
    assert say(above, russian) == "Бьёт вашего Малого джокера."
    cannot = reasonsplayed.cannot_beat(view, view.seat, SMALL_JOKER, paying=True)
    assert say(cannot, russian) == "Побить вашего Малого джокера можно только ренонсом."
    assert say(above) == "Goes above your Small Joker."
    both = reasonsplayed.must_hold(view, Seat.NORTH, (Card(50), SMALL_JOKER))
    assert say(both, russian) == "К пик и Малый джокер могут быть только у North."
