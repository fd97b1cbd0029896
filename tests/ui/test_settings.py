"""Settings: each value falls back alone, unknown keys are kept, a newer file is never written."""

import json
from pathlib import Path

import pytest

from maverick_desktop.core.store import Disk
from maverick_desktop.ui.settings import Settings, SettingsFile


def _file(path: Path) -> SettingsFile:
    return SettingsFile(path / "settings.json", Disk())


def test_what_is_saved_comes_back(tmp_path: Path) -> None:
    wanted = Settings(
        names=("Ann", "Bo", "Cy", "Di"),
        levels=("random", "club", "club"),
        rules="tournament",
        hold=-1,
        language="ru",
        letters="latin",
        four_colours=True,
        dock=False,
        geometry=(1, 2, 960, 600),
    )
    assert _file(tmp_path).save(wanted) is None
    assert _file(tmp_path).load() == wanted


def test_nothing_there_is_the_default(tmp_path: Path) -> None:
    assert _file(tmp_path).load() == Settings()


@pytest.mark.parametrize(
    "fields",
    [
        {"hold": 99_999_999},
        {"hold": "long"},
        {"names": ["", "a", "b", "c"]},
        {"names": ["‮evil", "a", "b", "c"]},
        {"names": ["a"]},
        {"levels": [1, 2, 3]},
        {"geometry": [1, 2]},
        {"dock": "yes"},
        {"language": "xx"},
        {"language": None},
        {"letters": "runes"},
        {"rules": ""},
    ],
)
def test_one_bad_value_falls_back_alone(tmp_path: Path, fields: dict[str, object]) -> None:
    text = json.dumps({"version": 1, "four_colours": True, **fields})
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    assert _file(tmp_path).load() == Settings(four_colours=True)


@pytest.mark.parametrize("text", ["", "[]", "{", "nonsense", "[" * 100_000])
def test_a_broken_file_falls_back_to_the_generation_before(tmp_path: Path, text: str) -> None:
    file = _file(tmp_path)
    file.save(Settings(hold=1000))
    file.save(Settings(hold=3000))
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    assert _file(tmp_path).load() == Settings(hold=1000)


def test_unknown_keys_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"version": 1, "hold": 5000, "music": "loud"}), encoding="utf-8")
    file = _file(tmp_path)
    settings = file.load()
    file.save(settings)
    assert json.loads(path.read_text(encoding="utf-8"))["music"] == "loud"


def test_a_newer_file_is_read_and_not_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"version": 2, "hold": 5000}), encoding="utf-8")
    before = path.read_bytes()
    file = _file(tmp_path)
    assert file.load().hold == 5000
    assert file.newer
    assert file.save(Settings()) is None
    assert path.read_bytes() == before


def test_a_disk_that_refuses_leaves_the_old_file(tmp_path: Path) -> None:
    class Full(Disk):
        def write(self, descriptor: int, offset: int, data: bytes) -> int:
            raise OSError(28, "No space left on device")

    _file(tmp_path).save(Settings(hold=1000))
    assert SettingsFile(tmp_path / "settings.json", Full()).save(Settings()) is not None
    assert _file(tmp_path).load().hold == 1000
