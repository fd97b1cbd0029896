"""A profile's rule sets on the disk: saved, renamed, deleted, imported, sent; nothing half done."""

import errno
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from maverick_desktop.core.names import NAME_LENGTH, is_clean
from maverick_desktop.core.rulefile import RuleFileError, RuleSet, rule_file
from maverick_desktop.core.rules import (
    CLASSIC,
    INDIVIDUALIST,
    OPTIONS,
    PRESETS,
    Kind,
    with_options,
)
from maverick_desktop.core.store import MAX_BYTES, Disk
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.profile import profile_folder, rules_folder
from maverick_desktop.text.phrase import say
from maverick_desktop.text.rulefaults import unread_rules
from maverick_desktop.ui.rulesets import RuleSets
from tests.cli.running import Run, running
from tests.core.test_store import ERRORS, SHORT_WRITE, Broken

FRIDAY = RuleSet("Friday table", "individualist", replace(INDIVIDUALIST, target=30))
SHORT = RuleSet("Short evening", "classic", replace(CLASSIC, hands=4, target=None))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the rule sets are kept; not there yet."""
    return tmp_path / "profile" / "rules"


@pytest.fixture
def sets(folder: Path) -> RuleSets:
    """The rule sets of that folder."""
    return RuleSets(folder)


def on_disk(folder: Path) -> dict[str, bytes]:
    """Every file under a folder, drafts too."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def kept(sets: RuleSets, rule_set: RuleSet) -> RuleSet:
    """A new set as it is read again."""
    rules_id = sets.add(rule_set)
    return sets.all()[rules_id]


# --- the ordinary way ----------------------------------------------------------------------------


def test_a_new_profile_has_the_built_in_ones(sets: RuleSets, folder: Path) -> None:
    """Looking makes no folder."""
    assert {key: one.rules for key, one in sets.all().items()} == PRESETS
    assert sets.problems() == []
    assert not folder.exists()
    assert all(sets.is_built_in(key) for key in sets.all())


def test_kept_renamed_and_deleted(sets: RuleSets, folder: Path) -> None:
    friday, short = sets.add(FRIDAY), sets.add(SHORT)
    assert (friday, short) == ("friday-table", "short-evening")
    assert list(RuleSets(folder).all()) == [*PRESETS, friday, short]
    assert RuleSets(folder).all()[friday] == FRIDAY
    assert not sets.is_built_in(friday)
    renamed = replace(FRIDAY, name="Zum goldenen Löwen")
    sets.replace(friday, renamed)
    # The id stays, the order follows the name.
    assert list(sets.all()) == [*PRESETS, short, friday]
    assert sets.all()[friday] == renamed
    sets.delete(friday)
    sets.delete(friday)
    assert list(sets.all()) == [*PRESETS, short]
    assert list(on_disk(folder)) == ["short-evening.json"]


def test_every_option_is_kept(sets: RuleSets, tmp_path: Path) -> None:
    """Each off its preset's value: saved, exported, imported."""
    base = replace(INDIVIDUALIST, hands=3, bids=frozenset())
    for name, option in OPTIONS.items():
        values: list[Any] = [*option.choices, True, False, option.about.low, option.about.high]
        if option.kind is Kind.BIDS:
            values = [["nil"]]
        rules = next(
            rules
            for value in values
            for rules in [with_options(base, {name: value})]
            if not isinstance(rules, list) and getattr(rules, name) != option.individualist
        )
        rule_set = RuleSet(name[:NAME_LENGTH], "individualist", rules)
        assert kept(sets, rule_set) == rule_set
        sets.export(rule_set, tmp_path / "sent.json")
        assert sets.import_file(tmp_path / "sent.json") == rule_set


def test_an_own_set_is_one_of_the_command_line_s(capsys: pytest.CaptureFixture[str]) -> None:
    sets = RuleSets(rules_folder(profile_folder()))
    ids = [sets.add(FRIDAY), sets.add(replace(FRIDAY, name="Наш стол")), sets.add(FRIDAY)]
    run: Run = running(capsys)
    listed = [one["id"] for one in json.loads(run("rules", "--json").out)]
    assert sorted(listed) == sorted(sets.all())
    for rules_id in ids:
        said = run("rules", rules_id, "--json")
        assert said.code == 0
        assert json.loads(said.out)["options"]["target"] == 30
        assert run("deal", "4711", "--rules", rules_id, "--json").code == 0


# --- ids and names -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Friday table", "friday-table"),
        ("Classic", "classic-2"),
        ("tournament", "tournament-2"),
        ("Наш стол", "rules"),
        ("Ⅷ … ☃", "rules"),
        ("../../up/and/away", "up-and-away"),
        ("<b>&amp;{who}</b>", "b-amp-who-b"),
        ("CON", "con-2"),
        ("x" * 24, "x" * 24),
    ],
)
def test_an_id_is_a_plain_file_name(sets: RuleSets, folder: Path, name: str, stem: str) -> None:
    rule_set = replace(FRIDAY, name=name)
    assert sets.add(rule_set) == stem
    assert list(on_disk(folder)) == [f"{stem}.json"]
    assert sets.all()[stem].rules == FRIDAY.rules
    second = sets.add(rule_set)
    assert second not in (stem, *PRESETS)
    assert set(sets.all()) == {*PRESETS, stem, second}


def test_an_id_is_never_that_of_a_file_that_cannot_be_read(sets: RuleSets, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "friday-table.json").write_text("{")
    (folder / "friday-table-2.json").mkdir()
    (folder / "friday-table-3.json").symlink_to(folder / "nowhere")
    assert sets.add(FRIDAY) == "friday-table-4"
    assert (folder / "friday-table.json").read_text() == "{"


def test_a_name_is_cleaned_at_the_door(sets: RuleSets) -> None:
    """What is written is read again."""
    for name in ("", "\x1b[2J\u202e", "a\nb", "e\u0301" * 30, "x" * 100, "  two   words "):
        saved = kept(sets, replace(FRIDAY, name=name))
        assert is_clean(saved.name)
    assert sets.problems() == []


def test_free_names(sets: RuleSets) -> None:
    assert sets.free_name("Friday table") == "Friday table"
    assert sets.free_name("CLASSIC") == "CLASSIC 2"
    assert sets.free_name(" \u202e ") == "My rules"
    for expected in ("Friday table", "Friday table 2", "Friday table 3"):
        assert sets.free_name("Friday table") == expected
        sets.add(replace(FRIDAY, name=expected))
    assert sets.free_name("friday TABLE 2") == "friday TABLE 4"
    long = "A table with a long name"
    assert len(long) == NAME_LENGTH
    for number in range(2, 12):
        sets.add(replace(FRIDAY, name=sets.free_name(long)))
        name = sets.free_name(long)
        assert name.endswith(f" {number}")
        assert is_clean(name)
    assert sets.free_name(long) == "A table with a long n 11"
    # A cut leaves no space before another.
    sets.add(replace(FRIDAY, name="twenty and two words  xy"))
    assert is_clean(sets.free_name("abcdefghijklmnopqrstu vw"))


def test_what_is_not_the_user_s_to_change(sets: RuleSets, folder: Path) -> None:
    for rules_id in (*PRESETS, "", "../friday", "a/b"):
        with pytest.raises(ValueError, match="own"):
            sets.replace(rules_id, FRIDAY)
        with pytest.raises(ValueError, match="own"):
            sets.delete(rules_id)
    assert not folder.exists()
    # A file that takes a preset's name changes nothing either.
    folder.mkdir(parents=True)
    (folder / "classic.json").write_bytes(rule_file(FRIDAY))
    assert sets.all()["classic"].rules == CLASSIC


def test_rules_that_contradict_each_other_are_not_saved(sets: RuleSets, tmp_path: Path) -> None:
    """Their file would be refused."""
    rules_id = sets.add(FRIDAY)
    torn = replace(FRIDAY, rules=replace(FRIDAY.rules, match_check="trick"))
    for save in (
        lambda: sets.add(torn),
        lambda: sets.replace(rules_id, torn),
        lambda: sets.export(torn, tmp_path / "sent.json"),
    ):
        with pytest.raises(ValueError, match="contradict"):
            save()
    assert sets.all()[rules_id] == FRIDAY
    assert not (tmp_path / "sent.json").exists()


# --- hostile files -------------------------------------------------------------------------------


def changed(**fields: Any) -> bytes:
    """A good file with other fields."""
    good = {"maverick_rules": 1, "name": "x", "base": "classic", "options": {}}
    return json.dumps({**good, **fields}).encode()


HTML = "<img src=x.png><b>x</b>"
BAD_FILES: dict[str, bytes] = {
    "empty": b"",
    "bytes": bytes(range(256)),
    "an array": b"[]",
    "an unknown key": changed(colour="red"),
    "an unknown key of HTML": changed(**{HTML: 1}),
    "an unknown option": changed(options={"trumps": 2}),
    "an unknown option of HTML": changed(options={HTML: 2}),
    "wrong types": changed(options={"target": "40", "bids": "nil", "overtrump": 1}),
    "out of range": changed(options={"target": 1001}),
    "out of any range": b'{"maverick_rules":1,"name":"x","base":"classic","options":{"target":'
    + b"9" * 5000
    + b"}}",
    "contradictory": changed(options={"match_check": "trick", "bids": ["nil"]}),
    "a long name": changed(name="x" * 25),
    "a long name of HTML": changed(name=HTML * 50),
    "a name of controls": changed(name="a\x1b[2J\u202eb"),
    "another base": changed(base=HTML),
    "another version": changed(maverick_rules=99),
    "deep": b'{"a":' * 100_000,
    "deep inside": changed(options={"target": 1}).replace(b"1}", b"[" * 500 + b"]" * 500 + b"}"),
    "10 MB": changed() + b" " * 10_000_000,
    "10 MB of name": changed(name="x" * 10_000_000),
}


@pytest.mark.parametrize("case", BAD_FILES)
def test_a_bad_file_is_one_sentence_and_changes_nothing(
    case: str, sets: RuleSets, folder: Path, tmp_path: Path
) -> None:
    """Imported, and found in the folder."""
    friday = sets.add(FRIDAY)
    before = on_disk(folder)
    sent = tmp_path / "sent.json"
    sent.write_bytes(BAD_FILES[case])
    with pytest.raises((RuleFileError, RecordError)) as caught:
        sets.import_file(sent)
    told(caught.value, sent)
    assert on_disk(folder) == before
    (folder / "broken.json").write_bytes(BAD_FILES[case])
    assert list(sets.all()) == [*PRESETS, friday]
    ((path, error),) = sets.problems()
    assert path.name == "broken.json"
    assert isinstance(error, RuleFileError | RecordError)
    told(error, path)
    assert on_disk(folder)["broken.json"] == BAD_FILES[case]


def told(error: Exception, path: Path) -> None:
    """What a bad file comes to: one sentence."""
    assert isinstance(error, OSError | RecordError | RuleFileError)
    text = say(unread_rules(path.name, error))
    assert text.startswith(path.name)
    assert text.endswith(".")
    assert text.count(". ") == 0
    assert text.isprintable()
    assert len(text) < 300


def test_large_is_told_from_wrong(sets: RuleSets, tmp_path: Path) -> None:
    """4 MB are read, one byte more is not."""
    path = tmp_path / "large.json"
    path.write_bytes(rule_file(FRIDAY).ljust(MAX_BYTES))
    assert sets.import_file(path) == FRIDAY
    path.write_bytes(rule_file(FRIDAY).ljust(MAX_BYTES + 1))
    with pytest.raises(RecordError):
        sets.import_file(path)


def test_html_in_a_name_is_a_name(sets: RuleSets) -> None:
    """It is kept as it was typed; showing it plainly is the window's part."""
    rule_set = replace(FRIDAY, name="<b>x</b> & {who} | %1")
    assert kept(sets, rule_set) == rule_set


def test_what_is_no_file(sets: RuleSets, folder: Path, tmp_path: Path) -> None:
    """Folders, pipes, dangling links and names no id can have: nothing waits, nothing fails."""
    folder.mkdir(parents=True)
    (folder / "folder.json").mkdir()
    (folder / "link.json").symlink_to(folder / "nowhere")
    if sys.platform != "win32":
        os.mkfifo(folder / "pipe.json")
        Path(os.fsdecode(bytes(folder) + b"/bad\xff.json")).write_bytes(rule_file(FRIDAY))
    assert list(sets.all()) == list(PRESETS)
    assert [path.name for path, _ in sets.problems()] == ["folder.json"]
    for path, error in sets.problems():
        told(error, path)
    for path in (tmp_path, tmp_path / "none.json"):
        with pytest.raises(OSError, match="directory") as caught:
            sets.import_file(path)
        assert say(unread_rules(path, caught.value)).endswith(".")


def test_a_folder_that_cannot_be_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told once; the built-in rules are there all the same."""
    sets = RuleSets(folder)
    sets.add(FRIDAY)

    def refused(_: Path) -> None:
        raise PermissionError(errno.EACCES, "refused")

    monkeypatch.setattr(Path, "iterdir", refused)
    assert list(sets.all()) == list(PRESETS)
    ((path, error),) = sets.problems()
    assert path == folder
    assert isinstance(error, PermissionError)


def test_a_file_in_the_folder_s_place(folder: Path) -> None:
    folder.parent.mkdir(parents=True)
    folder.write_text("x")
    sets = RuleSets(folder)
    assert list(sets.all()) == list(PRESETS)
    assert len(sets.problems()) == 1
    with pytest.raises(OSError, match=r"exists|directory"):
        sets.add(FRIDAY)
    assert folder.read_text() == "x"


def test_a_thousand_sets(sets: RuleSets, folder: Path) -> None:
    folder.mkdir(parents=True)
    for number in range(1000):
        name = f"Table {number:04}"
        (folder / f"{number}.json").write_bytes(rule_file(replace(FRIDAY, name=name)))
    found = sets.all()
    assert len(found) == 1000 + len(PRESETS)
    assert list(found.values())[-1].name == "Table 0999"
    assert sets.free_name("Table 0007") == "Table 2"


# --- the disk refuses ----------------------------------------------------------------------------


def every_failure() -> list[tuple[int, int, bool]]:
    """Which call fails, how, and whether it goes on failing."""
    return [
        (at, error, for_good)
        for at in range(12)
        for error in (*ERRORS, SHORT_WRITE)
        for for_good in (False, True)
    ]


def test_saving_on_a_disk_that_refuses(tmp_path: Path) -> None:
    """A new set is there whole or not at all, an old one is the old or the new one."""
    changed_set, failed = replace(FRIDAY, rules=replace(FRIDAY.rules, target=70)), 0
    for number, (at, error, for_good) in enumerate(every_failure()):
        folder = tmp_path / str(number)
        RuleSets(folder).add(FRIDAY)
        sets = RuleSets(folder, Broken(at, error, for_good))
        try:
            sets.replace("friday-table", changed_set)
        except OSError:
            failed += 1
            assert sets.all()["friday-table"] in (FRIDAY, changed_set)
        else:
            assert sets.all()["friday-table"] == changed_set
        before = on_disk(folder)
        sets = RuleSets(folder, Broken(at, error, for_good))
        try:
            rules_id = sets.add(SHORT)
        except OSError:
            failed += 1
            left = on_disk(folder)
            if not for_good:
                assert left == before
            # With a disk that refuses everything a whole file may stay, never a broken one.
            assert RuleSets(folder).problems() == []
        else:
            assert sets.all()[rules_id] == SHORT
    assert failed > 100


def test_deleting_and_exporting_on_a_disk_that_refuses(tmp_path: Path) -> None:
    folder, sent = tmp_path / "rules", tmp_path / "sent.json"
    RuleSets(folder).add(FRIDAY)
    sent.write_bytes(b"old")
    full = RuleSets(folder, Broken(0, errno.EROFS, for_good=True))
    with pytest.raises(OSError, match="remove"):
        full.delete("friday-table")
    with pytest.raises(OSError, match="make_folder"):
        full.export(FRIDAY, sent)
    assert list(full.all()) == [*PRESETS, "friday-table"]
    assert sent.read_bytes() == b"old"


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    """What was there stays, and nothing new is left."""

    class Full(Disk):
        """Takes no byte."""

        def write(self, descriptor: int, offset: int, data: bytes) -> int:
            """Refused."""
            raise OSError(errno.ENOSPC, "no space left")

    folder = tmp_path / "rules"
    RuleSets(folder).add(FRIDAY)
    before = on_disk(folder)
    full = RuleSets(folder, Full())
    with pytest.raises(OSError, match="space"):
        full.replace("friday-table", SHORT)
    with pytest.raises(OSError, match="space"):
        full.add(SHORT)
    assert on_disk(folder) == before
