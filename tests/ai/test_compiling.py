"""The script that compiles the hot loops: what it builds, and what it leaves where it cannot."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
ONE = """# cython: language_level=3
class One:
    def twice(self, k):
        return 2 * k
"""
ONE_C = """
cdef class One:
    cpdef int twice(self, int k)
"""
TWO = """# cython: language_level=3
def four_times(one, k):
    return _twice(one, _twice(one, k))
def _twice(one, k):
    return one.twice(k)
"""
TWO_C = """
from maverick_desktop.ai.one cimport One
cdef int _twice(One one, int k)
"""


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, at work on two small modules that know each other; a third stays as it is."""
    spec = importlib.util.spec_from_file_location("compiling", ROOT / "scripts/compile_kernel.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    room = tmp_path / "room"
    room.mkdir()
    for name, text in {"one.py": ONE, "one.pxd": ONE_C, "two.py": TWO, "two.pxd": TWO_C}.items():
        (room / name).write_text(text, encoding="utf-8")
    (room / "plain.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(module, "ROOM", room)
    return module


def built(script: ModuleType) -> dict[str, int]:
    """The extensions by name, and when each was made."""
    found = [*script.ROOM.glob("*.so"), *script.ROOM.glob("*.pyd")]
    return {path.name.split(".")[0]: path.stat().st_mtime_ns for path in found}


def add_line(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")


@pytest.mark.slow
def test_what_changed_is_compiled_again(
    script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if not script.linking():
        pytest.skip("there is no C compiler here")
    stamp = tmp_path / "stamp"
    script.ensure(Path(sys.executable), stamp)
    if capsys.readouterr().out:
        pytest.skip("Python's headers are not installed")
    first = built(script)
    assert first.keys() == {"one", "two"}
    script.ensure(Path(sys.executable), stamp)
    assert built(script) == first
    add_line(script.ROOM / "two.py")
    script.ensure(Path(sys.executable), stamp)
    second = built(script)
    assert second["one"] == first["one"]
    assert second["two"] != first["two"]
    # The C types of one are known to the other.
    add_line(script.ROOM / "one.pxd")
    script.ensure(Path(sys.executable), stamp)
    third = built(script)
    assert third["one"] != second["one"]
    assert third["two"] != second["two"]
    (script.ROOM / f"gone{script.SUFFIX}").write_bytes(b"old")
    next(script.ROOM.glob("one.*so"), next(script.ROOM.glob("one.*pyd"), stamp)).unlink()
    script.ensure(Path(sys.executable), stamp)
    assert built(script).keys() == {"one", "two"}
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("lacking", ["compiler", "cython", "sense"])
def test_where_it_cannot_no_old_extension_is_left(
    lacking: str,
    script: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """All or none: what is compiled reaches into the rest of it."""
    stamp = tmp_path / "stamp"
    for name in ("one", "two", "gone"):
        (script.ROOM / f"{name}{script.SUFFIX}").write_bytes(b"old")
    python = Path(sys.executable)
    if lacking == "compiler":
        monkeypatch.setattr(script, "linking", list)
    elif lacking == "cython":
        python = tmp_path / "no-python"
    else:
        (script.ROOM / "two.py").write_text("def half(\n", encoding="utf-8")
    script.ensure(python, stamp)
    assert not built(script)
    said = capsys.readouterr().out
    assert said.startswith("The computer players' kernel runs interpreted: ")
    assert said.count("\n") == 1
    script.ensure(python, stamp)
    assert capsys.readouterr().out == ""
