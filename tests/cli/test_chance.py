"""Chance and the profile: what the rooms above draw cards from and where they keep things."""

from collections import Counter
from pathlib import Path

import pytest

from maverick_desktop.chance import (
    NumberedChance,
    RandomChance,
    chance_for,
    new_match_id,
)
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.deals import index_of, is_whole, numbered_deal
from maverick_desktop.profile import matches_folder, profile_folder, rules_folder


def test_random_deals_are_whole_and_never_twice_the_same() -> None:
    chance = RandomChance()
    deals = [chance.deal(1, 1) for _ in range(200)]
    assert all(is_whole(deal) for deal in deals)
    assert len({index_of(deal) for deal in deals}) == 200
    dealers = Counter(chance.dealer() for _ in range(2000))
    assert set(dealers) == set(SEATS)
    # Six standard deviations of a fair lot.
    assert all(380 < count < 620 for count in dealers.values())


def test_numbered_chance_is_the_record_s() -> None:
    chance = NumberedChance(4711)
    assert chance.dealer().letter == "E"
    assert chance.deal(1, 1) == numbered_deal(4711)
    assert chance.deal(2, 3) == numbered_deal(4711, 2, 3)
    assert isinstance(chance_for(4711), NumberedChance)
    assert isinstance(chance_for(None), RandomChance)


def test_match_ids_differ() -> None:
    assert len({new_match_id() for _ in range(100)}) == 100


def test_the_profile_s_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MAVERICK_PROFILE", str(tmp_path / "p"))
    assert profile_folder() == tmp_path / "p"
    assert matches_folder(profile_folder()).parent == profile_folder()
    assert rules_folder(profile_folder()).parent == profile_folder()
    assert not profile_folder().exists()
    monkeypatch.delenv("MAVERICK_PROFILE")
    assert profile_folder().name == "maverick-desktop"
