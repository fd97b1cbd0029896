"""Who plays a seat, and how long it thinks: chosen, kept, and begun with."""

import pytest

from maverick_desktop.core.names import CUSTOM_MS, custom_level
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.ui.dialogs.levelbox import LevelBox
from maverick_desktop.ui.dialogs.newmatch import NewMatchDialog
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.matches import NewMatch
from maverick_desktop.ui.rulesets import built_in
from maverick_desktop.ui.settings import Settings


@pytest.mark.parametrize(
    "level", ["random", "beginner", "club", "expert", "custom-5", "custom-5000"]
)
def test_a_level_is_shown_and_told_again(look: Look, level: str) -> None:
    box = LevelBox(look, level, "West")
    assert box.level() == level
    assert box.time.isHidden() == (not level.startswith("custom"))


def test_a_time_is_asked_for_where_it_counts(look: Look) -> None:
    box = LevelBox(look, "club", "West")
    box.choice.setCurrentIndex(box.choice.count() - 1)
    assert not box.time.isHidden()
    box.time.setValue(700)
    assert box.level() == custom_level(700)
    box.time.setValue(CUSTOM_MS[-1] + 1)
    assert box.level() == custom_level(CUSTOM_MS[-1])
    box.choice.setCurrentIndex(0)
    assert box.time.isHidden()
    assert box.level() == "random"


def test_a_new_match_has_the_levels_and_remembers_them(look: Look) -> None:
    dialog = NewMatchDialog(look, built_in(), Settings(levels=("beginner", "custom-250", "expert")))
    heard: list[tuple[NewMatch, Settings]] = []
    dialog.wanted.connect(lambda match, kept: heard.append((match, kept)))
    dialog.start.click()
    ((match, kept),) = heard
    assert match.by == ("human", "bot:beginner", "bot:custom-250", "bot:expert")
    assert match.rules == PRESETS["classic"]
    assert kept.levels == ("beginner", "custom-250", "expert")


def test_the_partner_is_an_expert_at_first() -> None:
    assert Settings().levels == ("club", "expert", "club")
