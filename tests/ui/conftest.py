"""The window's look, made once: fonts and drawings do not change between tests."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from maverick_desktop.text.russian import Russian
from maverick_desktop.ui.app import make_look
from maverick_desktop.ui.look import Look


@pytest.fixture(scope="session")
def look(qapp: QApplication) -> Look:
    """Theme, lettering, drawings, cards and language."""
    return make_look(qapp)


SAME: Final = {"English", "Enter", "Letter", "Maverick {version}", "no such text"}
"""What is the same in Russian; the last is a test's."""


@pytest.fixture(autouse=True)
def everything_said_in_russian_is_translated(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No sentence reaches a Russian window in English: what is translated is whole templates."""
    missing: set[str] = set()
    translated = Russian.template

    def template(self: Russian, source: str) -> str:
        found = translated(self, source)
        if (
            found == source
            and source not in SAME
            and re.search(r"[a-z]{2}", re.sub(r"\{[^}]*\}", "", source))
        ):
            missing.add(source)
        return found

    monkeypatch.setattr(Russian, "template", template)
    yield
    assert missing == set()
