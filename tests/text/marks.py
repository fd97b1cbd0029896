"""Finds every template that is marked for the translators in a room, by its syntax tree."""

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "maverick_desktop"


def marked(*rooms: str) -> Iterator[tuple[str, str]]:
    """``file:line`` and the template of each mark."""
    for path in sorted(path for room in rooms for path in (PACKAGE / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="QT_TRANSLATE_NOOP"), args=[context, source]):
                    place = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                    assert ast.unparse(context) == "'text'", place
                    assert isinstance(source, ast.Constant), f"{place} is no literal"
                    assert isinstance(source.value, str), place
                    yield place, source.value
