"""What import contracts cannot see, read off the syntax trees of the code."""

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "maverick_desktop"

Find = Callable[[ast.AST], str | None]


def sources(*rooms: str) -> list[Path]:
    """The modules of these rooms; a room that is not built yet has none."""
    return sorted(path for room in rooms for path in (PACKAGE / room).rglob("*.py"))


def findings(paths: list[Path], find: Find) -> list[str]:
    """`file:line what` for each node that `find` names."""
    return [
        f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)} {what}"
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (what := find(node)) is not None
    ]


def imported(node: ast.AST) -> Iterator[str]:
    """The modules, and the names from modules, that a node imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module is not None:
        yield node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def called(node: ast.AST) -> str | None:
    """`name` of `name(…)`, `.name` of `x.name(…)`."""
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name
        case ast.Call(func=ast.Attribute(attr=name)):
            return f".{name}"
    return None


def calls(*names: str) -> Find:
    return lambda node: name if (name := called(node)) in names else None


def imports(*modules: str) -> Find:
    """Finds imports of these modules, of their submodules and of names in them."""

    def find(node: ast.AST) -> str | None:
        for name in imported(node):
            if any(name == module or name.startswith(module + ".") for module in modules):
                return name
        return None

    return find


# Impure things that need no import, so that no contract can forbid them.


def test_the_core_opens_files_only_in_the_store() -> None:
    others = [path for path in sources("core") if path.stem != "store"]
    assert findings(others, calls("open", ".open", "input", "print", "__import__")) == []


def test_the_core_has_no_dice_clock_or_thread() -> None:
    forbidden = imports("random", "secrets", "time", "datetime", "threading", "asyncio", "uuid")
    assert findings(sources("core"), forbidden) == []
    assert findings(sources("core"), calls(".urandom", "id", "hash", ".getenv")) == []


def test_dealing_uses_the_systems_dice() -> None:
    assert findings([PACKAGE / "chance.py"], imports("random")) == []


def test_nothing_reads_what_could_run_code() -> None:
    forbidden = imports(
        "pickle", "marshal", "shelve", "yaml", "dill", "PySide6.QtCore.QDataStream",
        "PySide6.QtCore.QSettings",
    )  # fmt: skip
    assert findings(sources(""), forbidden) == []
    assert findings(sources(""), calls("eval", "exec", "compile", "QDataStream", "QSettings")) == []


def test_the_network_has_no_window() -> None:
    """Contracts see PySide6 only as a whole."""
    windows = imports("PySide6.QtGui", "PySide6.QtWidgets", "PySide6.QtSvg")
    assert findings(sources("lan", "hosting"), windows) == []


def test_the_network_never_waits() -> None:
    waiting = (".exec", ".processEvents", ".waitForReadyRead", ".waitForConnected",
               ".waitForEncrypted", ".waitForBytesWritten", ".waitForDisconnected",
               ".waitForNewConnection")  # fmt: skip
    assert findings(sources("lan", "hosting"), calls(*waiting)) == []


def test_no_dialog_blocks_the_window() -> None:
    """`exec()` runs a loop inside a loop; the one allowed is the application's own."""
    nested = findings(sources("ui"), calls(".exec", ".exec_", ".processEvents"))
    assert [line for line in nested if not line.startswith("maverick_desktop/ui/app.py:")] == []
    assert len(nested) <= 1


STATIC_DIALOGS = (
    ".about", ".critical", ".information", ".question", ".warning",
    ".getInt", ".getItem", ".getText", ".getMultiLineText", ".getDouble",
    ".getOpenFileName", ".getOpenFileNames", ".getSaveFileName", ".getExistingDirectory",
    ".getColor", ".getFont",
)  # fmt: skip


def test_no_static_dialog_blocks_the_window() -> None:
    """QMessageBox.warning, QFileDialog.getOpenFileName and their like call `exec()` inside."""

    def find(node: ast.AST) -> str | None:
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=name)):
                if owner.startswith("Q") and f".{name}" in STATIC_DIALOGS:
                    return f"{owner}.{name}"
        return None

    assert findings(sources("ui"), find) == []


GUESSES_RICH_TEXT = ("QLabel", "QMessageBox", "QErrorMessage")


def test_no_label_guesses_rich_text() -> None:
    """Typed names reach labels: each is made by ui.widgets, where it is told PlainText."""
    others = [path for path in sources("ui") if path.name != "widgets.py"]
    assert findings(others, calls(*GUESSES_RICH_TEXT)) == []
    derived = findings(
        others,
        lambda node: (
            node.name
            if isinstance(node, ast.ClassDef)
            and any(
                isinstance(base, ast.Name) and base.id in GUESSES_RICH_TEXT for base in node.bases
            )
            else None
        ),
    )
    assert derived == []


def test_the_label_helper_says_plain_text() -> None:
    widgets = PACKAGE / "ui" / "widgets.py"
    if not widgets.exists():
        pytest.skip("there is no window yet")
    tree = ast.parse(widgets.read_text(encoding="utf-8"))
    made = sum(called(node) in GUESSES_RICH_TEXT for node in ast.walk(tree))
    told = sum(
        isinstance(node, ast.Call)
        and ".setTextFormat(Qt.TextFormat.PlainText)" in ast.unparse(node)
        for node in ast.walk(tree)
    )
    assert told >= made > 0


COMMANDS_WITHOUT_A_WINDOW = ("simulate", "verify", "sheet", "deal", "rules", "arena")


@pytest.mark.parametrize("command", COMMANDS_WITHOUT_A_WINDOW)
def test_a_command_without_a_window_imports_no_qt(command: str) -> None:
    script = (
        f"import sys, maverick_desktop.cli.{command}\n"
        "print(sorted(name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


# Written in pieces, so that this file does not find itself.
PRIVATE = re.compile(
    "/" + "work/|/" + "root/|/" + "home/[a-z]|/" + "Users/[A-Za-z]|C:\\\\" + "Users|"
    "files\\." + "pythonhosted|pypi\\." + "org|deb\\." + "debian|registry\\." + "npmjs|"
    "file:" + "///|--" + "index-url|--" + "find-links",
    re.IGNORECASE,
)
TEXTS = {
    ".cfg", ".css", ".csv", ".ini", ".json", ".lock", ".md", ".py", ".pyi", ".qss", ".sh", ".spec",
    ".svg", ".toml", ".ts", ".txt", ".xml", ".yaml", ".yml", "",
}  # fmt: skip


def test_no_file_names_a_machine_or_a_registry() -> None:
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    paths = [ROOT / name for name in listing.stdout.split("\0") if name]
    assert paths
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in paths
        if path.suffix in TEXTS and path.is_file()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if PRIVATE.search(line)
    ]
    assert found == []
