"""``rules``: lists, shows and compares rule sets; rule files good and bad."""

import json
from pathlib import Path

import pytest

from maverick_desktop.core.rulefile import parse_rule_file
from maverick_desktop.core.rules import OPTIONS, PRESETS, Rules, diff, plain_value
from maverick_desktop.profile import profile_folder, rules_folder
from tests.cli.running import Run, one_sentence

KITCHEN = (
    '{"maverick_rules":1,"name":"Kitchen table","base":"individualist",'
    '"options":{"target":40,"bids":["nil"]}}'
)


@pytest.fixture
def kitchen(tmp_path: Path) -> Path:
    """A rule file."""
    file = tmp_path / "kitchen.json"
    file.write_text(KITCHEN, encoding="utf-8")
    return file


@pytest.fixture
def friday() -> str:
    """The id of a rule set of the user's own."""
    folder = rules_folder(profile_folder())
    folder.mkdir(parents=True)
    (folder / "friday.json").write_text(KITCHEN.replace("Kitchen", "Friday"), encoding="utf-8")
    return "friday"


def test_the_list(run: Run, friday: str) -> None:
    said = run("rules")
    assert said.code == 0
    assert [line.split()[0] for line in said.out.splitlines()] == [*PRESETS, friday]
    assert "Friday table" in said.out
    found = json.loads(run("rules", "--json").out)
    assert [one["id"] for one in found] == [*PRESETS, friday]
    assert found[-1] == {"id": "friday", "name": "Friday table", "own": True}


def test_a_broken_rule_set_of_the_user_s_does_not_hide_the_others(run: Run, friday: str) -> None:
    (rules_folder(profile_folder()) / "broken.json").write_text("{")
    said = run("rules")
    assert said.code == 0
    assert "broken.json: This is no rule file" in said.err
    assert "Friday table" in said.out
    assert [one["id"] for one in json.loads(run("rules", "--json").out)] == [*PRESETS, friday]


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_in_words(run: Run, name: str) -> None:
    said = run("rules", name)
    assert said.code == 0
    assert "What a trick is worth" in said.out
    assert "†" in said.out
    for option in OPTIONS:
        assert f"  {option} " in said.out
    assert max(map(len, said.out.splitlines())) <= 100


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_as_a_rule_file(run: Run, name: str, tmp_path: Path) -> None:
    said = run("rules", name, "--json")
    assert list(json.loads(said.out)["options"]) == list(OPTIONS)
    rule_set = parse_rule_file(said.out.encode())
    assert rule_set.base == name
    assert rule_set.rules == PRESETS[name]
    # It can be given back.
    file = tmp_path / "again.json"
    file.write_text(said.out, encoding="utf-8")
    assert run("rules", file, "--json").out == said.out


def test_a_file_and_an_own_rule_set(run: Run, kitchen: Path, friday: str) -> None:
    from_file = json.loads(run("rules", kitchen, "--json").out)
    assert from_file["name"] == "Kitchen table"
    assert from_file["options"]["target"] == 40
    assert from_file["options"]["bids"] == ["nil"]
    own = json.loads(run("rules", friday, "--json").out)
    assert own["options"] == from_file["options"]


def test_an_own_rule_set_cannot_take_a_preset_s_name(run: Run, friday: str) -> None:
    (rules_folder(profile_folder()) / "classic.json").write_text(KITCHEN)
    assert json.loads(run("rules", "classic", "--json").out)["name"] == "Classic"


def test_the_difference(run: Run, kitchen: Path) -> None:
    found = json.loads(run("rules", "classic", "--diff", "tournament", "--json").out)
    expected = diff(PRESETS["classic"], PRESETS["tournament"])
    assert found == {
        name: [plain_value(this), plain_value(that)] for name, (this, that) in expected.items()
    }
    assert found["bids"] == [[], ["blind", "nil", "posh"]]
    assert found["blind_failed"] == [-3, -6]
    assert json.loads(run("rules", "individualist", "--diff", kitchen, "--json").out) == {
        "bids": [["blind", "nil", "posh"], ["nil"]],
        "target": [50, 40],
    }
    said = run("rules", "classic", "--diff", "tournament")
    assert "Target (target): 100 → 50" in said.out
    assert len(said.out.splitlines()) == len(expected)
    assert "same rules" in run("rules", "classic", "--diff", "classic").out
    assert json.loads(run("rules", "classic", "--diff", "classic", "--json").out) == {}


def test_the_difference_needs_two(run: Run) -> None:
    assert "NAME --diff OTHER" in one_sentence(run("rules", "--diff", "classic"), 2)
    assert "bridge" in one_sentence(run("rules", "classic", "--diff", "bridge"), 2)


@pytest.mark.parametrize(
    ("data", "named"),
    [
        (b"", "no rule file"),
        (b"\xff\xfe", "no rule file"),
        (b"[1]", "no rule file"),
        (b"[" * 100_000, "no rule file"),
        (KITCHEN.replace("rules", "rulez").encode(), "no rule file"),
        (KITCHEN.replace(":1", ":2").encode(), "format 2"),
        (KITCHEN.replace('"name"', '"title"').encode(), "title"),
        (KITCHEN.replace('"base":"individualist",', "").encode(), "base"),
        (KITCHEN.replace("Kitchen table", "x" * 25).encode(), "name"),
        (KITCHEN.replace("individualist", "bridge").encode(), "bridge"),
        (KITCHEN.replace('"target"', '"tarhet"').encode(), "(target)"),
        (KITCHEN.replace("40", "4").encode(), "(target)"),
        (KITCHEN.replace("40", "4e1").encode(), "(target)"),
        (KITCHEN.replace("40", "true").encode(), "(target)"),
        (KITCHEN.replace('"nil"', '"nil","nil"').encode(), "(bids)"),
        (KITCHEN.replace("40", '40,"match_check":"trick"').encode(), "(match_check)"),
        (KITCHEN.replace("40", '40,"target":50').encode(), "no rule file"),
        (b" " * (4 * 1024 * 1024 + 1), "4 MB"),
    ],
)
def test_a_bad_rule_file(run: Run, tmp_path: Path, data: bytes, named: str) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(data)
    for words in (("rules",), ("deal", "1", "--rules"), ("simulate", "--out", "x", "--rules")):
        sentence = one_sentence(run(*words, file), 2)
        assert "bad.json" in sentence
        assert named in sentence


def test_a_rule_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    for name in ("bridge", tmp_path / "no.json", "../../etc/passwd\x1b", "x" * 300):
        one_sentence(run("rules", name), 2)
    assert "folder" in one_sentence(run("rules", tmp_path), 2)


def test_every_preset_plays_by_its_file(run: Run, kitchen: Path, tmp_path: Path) -> None:
    said = run("simulate", "--rules", kitchen, "--out", tmp_path / "out", "--set", "hands=1")
    assert said.code == 0
    assert isinstance(parse_rule_file(KITCHEN.encode()).rules, Rules)
