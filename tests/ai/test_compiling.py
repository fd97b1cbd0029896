"""The script that compiles the kernel: what it builds, and what it leaves where it cannot."""

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, at work on a copy of the kernel."""
    spec = importlib.util.spec_from_file_location("compiling", ROOT / "scripts/compile_kernel.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    copies = [Path(shutil.copy(path, tmp_path)) for path in module.SOURCES]
    monkeypatch.setattr(module, "SOURCES", copies)
    return module


def extensions(folder: Path) -> list[Path]:
    return [*folder.glob("kernel.*.so"), *folder.glob("kernel.*.pyd")]


@pytest.mark.slow
def test_it_compiles_once_and_again_when_the_source_changes(
    script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if not script.linking():
        pytest.skip("there is no C compiler here")
    stamp = tmp_path / "stamp"
    script.ensure(Path(sys.executable), stamp)
    if capsys.readouterr().out:
        pytest.skip("Python's headers are not installed")
    (built,) = extensions(tmp_path)
    first = built.stat().st_mtime_ns
    script.ensure(Path(sys.executable), stamp)
    assert built.stat().st_mtime_ns == first
    text = script.SOURCES[0].read_text(encoding="utf-8")
    script.SOURCES[0].write_text(text + "\n", encoding="utf-8")
    script.ensure(Path(sys.executable), stamp)
    assert built.stat().st_mtime_ns != first
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("lacking", ["compiler", "cython", "sense"])
def test_where_it_cannot_no_old_extension_is_left(
    lacking: str,
    script: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    suffix = script.sysconfig.get_config_var("EXT_SUFFIX")
    old, stamp = tmp_path / f"kernel{suffix}", tmp_path / "stamp"
    old.write_bytes(b"old")
    python = Path(sys.executable)
    if lacking == "compiler":
        monkeypatch.setattr(script, "linking", list)
    elif lacking == "cython":
        python = tmp_path / "no-python"
    else:
        script.SOURCES[0].write_text("def half(\n", encoding="utf-8")
    script.ensure(python, stamp)
    assert extensions(tmp_path) == []
    said = capsys.readouterr().out
    assert said.startswith("The computer players' kernel runs interpreted: ")
    assert said.count("\n") == 1
    script.ensure(python, stamp)
    assert capsys.readouterr().out == ""
