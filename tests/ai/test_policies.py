"""The files that learned policies come in: the whole ones are used, the others are told of."""

import os
import random
from errno import EACCES
from math import isclose
from pathlib import Path

import pytest
from msgspec.structs import replace

from maverick_desktop.ai import policies
from maverick_desktop.ai.families import ALIKE, FAMILIES, family_for, likeness
from maverick_desktop.ai.levels import LEVELS
from maverick_desktop.ai.policies import (
    VERSION,
    PolicyFault,
    pack,
    policy_files,
    policy_for,
    unpack,
    weights_of,
)
from maverick_desktop.ai.policy import SIZE
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.text.lacking import no_policy
from maverick_desktop.text.phrase import say
from tests.ai.driver import dealt_hand, play_hand
from tests.ai.endings import any_rules

NUMBERS = [(7 * place) % 1000 - 500 for place in range(SIZE)]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the policies are looked for."""
    monkeypatch.setattr(policies, "FOLDER", tmp_path)
    return tmp_path


def test_the_files_that_come_with_the_game_are_whole() -> None:
    assert [one.family for one in policy_files()] == list(FAMILIES)
    assert all(one.fault is None for one in policy_files())
    for family in FAMILIES:
        numbers = weights_of(family)
        assert isinstance(numbers, list)
        assert len(numbers) == SIZE
        assert sum(number != 0 for number in numbers) > SIZE / 4


def test_what_is_packed_is_read_again() -> None:
    assert unpack("classic", pack("classic", NUMBERS)) == NUMBERS


def test_a_file_that_is_cut_anywhere_is_damaged() -> None:
    whole = pack("classic", NUMBERS)
    for length in [*range(120), *range(120, len(whole), 997), len(whole) - 1]:
        assert unpack("classic", whole[:length]) is PolicyFault.DAMAGED
    assert unpack("classic", whole + b"\0") is PolicyFault.DAMAGED


def test_a_bit_that_flips_anywhere_damages_it() -> None:
    whole = pack("classic", NUMBERS)
    dice = random.Random(1)
    bits = [*range(8 * 64), *(dice.randrange(8 * len(whole)) for _ in range(400))]
    for bit in [*bits, 8 * len(whole) - 1]:
        torn = bytearray(whole)
        torn[bit // 8] ^= 1 << bit % 8
        assert unpack("classic", bytes(torn)) is PolicyFault.DAMAGED


def test_another_familys_file_is_not_taken() -> None:
    assert unpack("classic", pack("individualist", NUMBERS)) is PolicyFault.DAMAGED


def test_another_version_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policies, "VERSION", VERSION + 1)
    newer = pack("classic", NUMBERS)
    monkeypatch.undo()
    assert unpack("classic", newer) is PolicyFault.OTHER_VERSION
    # Tables of other sizes are another version's, whatever it calls itself.
    assert unpack("classic", pack("classic", NUMBERS[:-1])) is PolicyFault.OTHER_VERSION


@pytest.mark.parametrize("fault", PolicyFault)
def test_whatever_is_wrong_the_game_plays_on_and_says_so(
    fault: PolicyFault, home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    whole = pack("classic", NUMBERS)
    content = {
        PolicyFault.MISSING: None,
        PolicyFault.UNREADABLE: None,
        PolicyFault.DAMAGED: whole[:-5],
        PolicyFault.OTHER_VERSION: pack("classic", NUMBERS[:50]),
    }[fault]
    (home / "individualist.bin").write_bytes(pack("individualist", NUMBERS))
    if fault is PolicyFault.UNREADABLE:
        (home / "classic.bin").mkdir()
    elif content is not None:
        (home / "classic.bin").write_bytes(content)
    assert [one.fault for one in policy_files()] == [fault, None]
    assert not policy_for(PRESETS["classic"]).learned
    assert policy_for(PRESETS["individualist"]).learned
    said = say(no_policy("classic", fault.value))
    assert said.startswith("Install Maverick again: ")
    assert said.count(".") == 2
    assert "(classic.bin)" in said
    assert caplog.messages == [f"The policy file classic.bin is not used: {fault.value}."]


def test_a_file_that_may_not_be_read_is_told_as_such(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "classic.bin").write_bytes(pack("classic", NUMBERS))

    def refused(*_args: object, **_more: object) -> None:
        raise PermissionError(EACCES, "no")

    monkeypatch.setattr(Path, "open", refused)
    assert weights_of("classic") is PolicyFault.UNREADABLE


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_what_would_never_end_is_not_read(home: Path) -> None:
    """A pipe nobody writes to would be waited for, a huge file would be taken in whole."""
    os.mkfifo(home / "classic.bin")
    with (home / "individualist.bin").open("wb") as file:
        file.truncate(1 << 40)
    assert weights_of("classic") is PolicyFault.UNREADABLE
    assert weights_of("individualist") is PolicyFault.DAMAGED


def test_a_file_where_the_folder_should_be_is_nothing_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policies, "FOLDER", tmp_path / "policies")
    (tmp_path / "policies").write_bytes(b"")
    assert weights_of("classic") is PolicyFault.MISSING


@pytest.mark.parametrize("fault", PolicyFault)
def test_an_expert_plays_on_by_rules_of_thumb(fault: PolicyFault, home: Path) -> None:
    """No choice of a hand fails, whatever has become of the files."""
    for family in FAMILIES:
        path = home / f"{family}.bin"
        if fault is PolicyFault.UNREADABLE:
            path.mkdir()
        elif fault is PolicyFault.DAMAGED:
            path.write_bytes(pack(family, NUMBERS)[:-1])
        elif fault is PolicyFault.OTHER_VERSION:
            path.write_bytes(pack(family, NUMBERS[:50]))
    for name in ("classic", "tournament"):
        rules, dice = PRESETS[name], random.Random(name)
        thinkers = {seat: LEVELS["expert"].make() for seat in SEATS}
        over = play_hand(dealt_hand(rules, dice), thinkers, 3, lambda *_: None)
        assert over.public.past


def test_every_rule_set_has_a_policy_or_none() -> None:
    dice = random.Random(2)
    found = {family_for(any_rules(dice)) for _ in range(100)}
    assert found == {*FAMILIES, None}
    assert family_for(PRESETS["classic"]) == "classic"
    assert family_for(PRESETS["individualist"]) == "individualist"
    assert family_for(PRESETS["tournament"]) == "individualist"


def test_a_policy_plays_only_where_tricks_are_worth_much_the_same() -> None:
    classic = PRESETS["classic"]
    twice = replace(
        classic, points_all_trumps=-8, points_some_trumps=-2, points_plain=2, adder_value="n"
    )
    reverse = replace(classic, points_all_trumps=8, points_some_trumps=3, points_plain=-6)
    assert isclose(likeness(classic, "classic"), 1)
    assert ALIKE < likeness(twice, "classic") < 1
    assert family_for(twice) == "classic"
    assert likeness(reverse, "classic") < 0
    assert family_for(reverse) is None
    assert not policy_for(reverse).learned


def test_tricks_that_are_worth_nothing_are_like_no_other() -> None:
    nothing = replace(
        PRESETS["individualist"], points_all_trumps=0, points_some_trumps=0, points_plain=0
    )
    assert -1 < likeness(nothing, "individualist") < 1
