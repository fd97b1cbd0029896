"""The player's settings: plain values with a version, each falling back alone (RELIABILITY R15).

Unknown keys are kept, a newer version is read and never written. Files go through the store.
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from maverick_desktop.core.names import clean_name
from maverick_desktop.ui.text import Code, Letters

if TYPE_CHECKING:
    from maverick_desktop.core.store import Disk

VERSION: Final = 1
UNTIL_CLICK: Final = -1
"""A hold that only the player ends."""
_GENERATIONS: Final = 3
_MOST_HOLD: Final = 10_000
_MOST_TIME: Final = 3600
_MOST_BYTES: Final = 1024 * 1024


class TableWishes(msgspec.Struct, frozen=True):
    """What a table on the network is to be the next time one is opened. Times are seconds."""

    name: str = ""
    """Of the table; empty: after its host."""
    policy: Literal["wait", "bot", "pause"] = "bot"
    """At the seat of somebody who was lost."""
    patience: int = 30
    """Until a computer player steps in, where that is the policy."""
    timer: int = 0
    """For a decision; 0 is no limit."""
    hand_pause: int = 8
    """Until the next hand is dealt by itself; 0: the host deals."""
    chat: bool = True
    spectators: bool = False


class Settings(msgspec.Struct, frozen=True):
    """What the player chose."""

    names: tuple[str, str, str, str] | None = None
    """By seat; None: the program's own names."""
    pad_names: tuple[str, str, str, str] | None = None
    """Who played with real cards the last time."""
    levels: tuple[str, str, str] = ("club", "expert", "club")
    """West, North, East."""
    rules: str = "classic"
    """The rule set of the last new match, by id."""
    hold: int = 1800
    """Milliseconds a complete trick stays; −1: until a click."""
    language: Literal["", Code] = ""
    """Empty: the system's."""
    letters: Letters = "auto"
    """Of court cards and aces."""
    paper: Literal["", "a4", "letter"] = ""
    """For score sheets; empty: what is usual here."""
    detail: Literal["hands", "tricks", "cards"] = "hands"
    """How much a printed score sheet tells."""
    four_colours: bool = False
    dock: bool = True
    player: str = ""
    """What others at a table on the network call the player; empty while nobody was asked."""
    network: TableWishes = TableWishes()
    geometry: tuple[int, int, int, int] | None = None
    """Left, top, width and height of the window."""


class SettingsFile:
    """Settings on disk."""

    def __init__(self, path: Path, disk: "Disk | None" = None) -> None:
        self.path: Final = path
        self._disk = disk
        self._kept: dict[str, Any] = {}
        self.newer = False
        """Whether a newer program wrote the file: then it is not written."""

    def load(self) -> Settings:
        """The settings; whatever cannot be read has its default."""
        fields = self._read()
        version = fields.pop("version", VERSION)
        self.newer = isinstance(version, int) and version > VERSION
        self._kept = {
            name: value for name, value in fields.items() if name not in Settings.__struct_fields__
        }
        return _checked(fields)

    def save(self, settings: Settings) -> OSError | None:
        """Write the settings at once; the error if that failed: the old file is then untouched."""
        if self.newer:
            return None
        # Loaded with the first save: a start reads the settings before its first frame.
        from maverick_desktop.core.store import Disk, save_whole

        fields = {"version": VERSION, **self._kept, **msgspec.to_builtins(settings)}
        data = json.dumps(fields, ensure_ascii=False, indent=1).encode() + b"\n"
        try:
            save_whole(self._disk or Disk(), self.path, data, _GENERATIONS)
        except OSError as error:
            return error
        return None

    def _read(self) -> dict[str, Any]:
        """The newest generation that can be read."""
        for name in (self.path.name, *(f"{self.path.name}.{age}" for age in (1, 2, 3))):
            try:
                with self.path.with_name(name).open("rb") as file:
                    fields = json.loads(file.read(_MOST_BYTES))
            except (OSError, ValueError, RecursionError):
                continue
            if isinstance(fields, dict):
                return fields
        return {}


def _checked(fields: dict[str, Any]) -> Settings:
    """Every value that is of its kind and within its range; the others as by default."""
    settings = Settings()
    for name in Settings.__struct_fields__:
        if name not in fields:
            continue
        one = {**msgspec.to_builtins(settings), name: fields[name]}
        try:
            candidate = msgspec.convert(one, Settings)
        except msgspec.ValidationError:
            continue
        if _in_range(candidate):
            settings = candidate
    return settings


def _in_range(settings: Settings) -> bool:
    names = (*(settings.names or ()), *(settings.pad_names or ()))
    return (
        0 < len(settings.rules) <= 255
        and -1 <= settings.hold <= _MOST_HOLD
        and all(name and clean_name(name) == name for name in names)
        and all(0 < len(level) <= 24 for level in settings.levels)
        and clean_name(settings.player) == settings.player
        and _is_sound(settings.network)
        and (settings.geometry is None or all(abs(side) < 100_000 for side in settings.geometry))
    )


def _is_sound(wishes: TableWishes) -> bool:
    times = (wishes.patience, wishes.timer, wishes.hand_pause)
    return clean_name(wishes.name) == wishes.name and all(0 <= one <= _MOST_TIME for one in times)
