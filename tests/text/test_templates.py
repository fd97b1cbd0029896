"""Templates keep to LOOK section 7, and every one of them reaches the translators."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from maverick_desktop.core.cards import SUITS
from maverick_desktop.text.phrase import Phrase, runs, say
from tests.text.marks import PACKAGE, marked

TEMPLATES = list(marked("text"))
FORBIDDEN = re.compile(r"!|\b(invalid|please|sorry|oops|illegal)\b", re.IGNORECASE)
GAP = re.compile(r"\{(\w+)\}")


def test_there_are_templates() -> None:
    assert len(TEMPLATES) > 300


def test_no_template_scolds_or_begs() -> None:
    assert [place for place, source in TEMPLATES if FORBIDDEN.search(source)] == []


def test_quotes_are_curly_and_a_minus_is_a_minus() -> None:
    straight = [place for place, source in TEMPLATES if '"' in source or "'" in source]
    hyphens = [place for place, source in TEMPLATES if re.search(r"(^|[\s(])-\d", source)]
    assert straight == []
    assert hyphens == []


def test_no_template_has_odd_braces_or_spaces() -> None:
    for place, source in TEMPLATES:
        rest = GAP.sub("", source)
        assert "{" not in rest, place
        assert "}" not in rest, place
        assert "  " not in source, place
        assert "\n" not in source, place
        assert source == source.strip(), place


def test_every_form_of_a_plural_says_as_much() -> None:
    for place, source in TEMPLATES:
        forms = source.split("|")
        gaps = [set(GAP.findall(form)) - {"n", "count"} for form in forms]
        assert all(one == gaps[0] for one in gaps), place


def test_marks_are_what_the_translation_tool_finds(tmp_path: Path) -> None:
    """The tool reads literals alone: a template it misses could never be translated."""
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    if not tool.exists():
        pytest.skip("PySide6 comes without its translation tools here")
    catalogue = tmp_path / "text.ts"
    files = sorted((PACKAGE / "text").glob("*.py"))
    subprocess.run([tool, *files, "-ts", catalogue], check=True, capture_output=True)
    tree = ET.parse(catalogue)  # noqa: S314 - written by the tool a moment ago
    found = {node.text for node in tree.iter("source")}
    assert {source for _, source in TEMPLATES} - found == set()


HOSTILE = ("{0.__class__}", "%1 %s", "<b>x</b>", "a|b", "{n}", "{who}", "&amp;", "{}")


@pytest.mark.parametrize("name", HOSTILE)
def test_what_fills_a_gap_is_never_read_as_a_template(name: str) -> None:
    assert say(Phrase("{who} leads {suit}", {"who": name, "suit": SUITS[2]})) == (
        f"{name} leads hearts"
    )
    assert runs(Phrase("{n} for {who}|{n} to {who}", {"who": name}, 2)) == [f"2 to {name}"]
