"""What computer players learn is noted in the profile, and only where there is a window on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from maverick_desktop.ai.almanac import ALMANAC
from maverick_desktop.ai.passguess import guessed_values
from maverick_desktop.ai.passvalues import PassValues
from maverick_desktop.core.rules import CLASSIC, Rules
from maverick_desktop.profile import learned_folder
from maverick_desktop.ui.app import House
from maverick_desktop.ui.look import Look


@pytest.fixture
def _own_notebook() -> Iterator[None]:
    yield
    ALMANAC.keep_in(None)


@pytest.mark.usefixtures("_own_notebook")
def test_the_windows_profile_keeps_what_was_learned(look: Look, tmp_path: Path) -> None:
    values = guessed_values(CLASSIC, False)
    # Rules no other test asks for: they cannot be known already.
    rules = Rules(points_plain=17, points_some_trumps=-13)
    house = House(look, tmp_path)
    house.open_notebook()
    assert not learned_folder(tmp_path).exists()
    assert ALMANAC.recall("test", rules, (), PassValues, lambda: values) == values
    (page,) = learned_folder(tmp_path).iterdir()
    assert page.name.startswith("test-")
    house.close()
