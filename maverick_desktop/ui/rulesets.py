"""The rule sets of a profile: the built-in ones, and the user's own, a rule file each.

A file that cannot be read or is refused is left out of ``all`` and told by ``problems``; nothing
here changes such a file. An own set's id is its file's stem, which ``--rules`` takes too. Knows no
widget.
"""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeAlias

from msgspec.structs import replace

from maverick_desktop.core.names import NAME_LENGTH, clean_name
from maverick_desktop.core.rulefile import RuleFileError, RuleSet, parse_rule_file, rule_file
from maverick_desktop.core.rules import PRESETS, conflicts
from maverick_desktop.core.store import Disk, read_bytes, save_whole
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.text.options import UNNAMED, preset_name
from maverick_desktop.text.phrase import Phrase, say

Unread: TypeAlias = OSError | RecordError | RuleFileError
"""Why a rule file was not read; ``text.rulefaults.unread_rules`` has the sentence."""

_NO_FILE_NAMES: Final = re.compile(r"con|prn|aux|nul|(com|lpt)[0-9]")
"""What Windows keeps for its devices."""


class RuleSets:
    """The rule sets of one folder, which need not exist yet."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self._folder = folder
        self._disk = disk or Disk()

    def all(self) -> dict[str, RuleSet]:
        """Every rule set by id: the built-in ones, then the user's own by name."""
        return {**built_in(), **self._read()[0]}

    def problems(self) -> list[tuple[Path, Unread]]:
        """The files of the folder that ``all`` leaves out, and why."""
        return self._read()[1]

    def is_built_in(self, rules_id: str) -> bool:
        """Whether a rule set belongs to the program and can neither change nor go."""
        return rules_id in PRESETS

    def add(self, rule_set: RuleSet) -> str:
        """Save a new own rule set; its id. OSError if that fails, and nothing is left behind.

        Like ``replace`` and ``export`` this takes rules without contradictions: ValueError else.
        """
        rules_id = self._free_id(rule_set.name)
        try:
            self.replace(rules_id, rule_set)
        except OSError:
            with suppress(OSError):
                self._disk.remove(self._path(rules_id))
            raise
        return rules_id

    def replace(self, rules_id: str, rule_set: RuleSet) -> None:
        """Change an own rule set, or its name; its id stays. OSError leaves it as it was.

        ValueError for a built-in one.
        """
        save_whole(self._disk, self._path(rules_id), _written(rule_set))

    def delete(self, rules_id: str) -> None:
        """Take an own rule set away, if it is still there. OSError if that fails.

        ValueError for a built-in one.
        """
        path = self._path(rules_id)
        try:
            self._disk.remove(path)
        except FileNotFoundError:
            return
        self._disk.sync_folder(self._folder)

    def import_file(self, path: Path) -> RuleSet:
        """The rule set in a file; ``add`` keeps it. RuleFileError, RecordError or OSError."""
        return parse_rule_file(read_bytes(path))

    def export(self, rule_set: RuleSet, path: Path) -> None:
        """Write a rule set as a file to send. OSError leaves an old file as it was."""
        save_whole(self._disk, path, _written(rule_set))

    def free_name(self, wanted: str) -> str:
        """The name cleaned, and numbered if a rule set has it: “Friday table 2”."""
        taken = {rule_set.name.casefold() for rule_set in self.all().values()}
        name = clean_name(wanted) or say(Phrase(UNNAMED))
        stem = re.sub(r" [0-9]+$", "", name)
        number = 2
        while name.casefold() in taken:
            name = _numbered(stem, number)
            number += 1
        return name

    # --- files -----------------------------------------------------------------------------------

    def _read(self) -> tuple[dict[str, RuleSet], list[tuple[Path, Unread]]]:
        found: dict[str, RuleSet] = {}
        problems: list[tuple[Path, Unread]] = []
        try:
            files = sorted(path for path in self._folder.iterdir() if path.suffix == ".json")
        except FileNotFoundError:
            return found, problems
        except OSError as error:
            return found, [(self._folder, error)]
        for path in files:
            # A built-in rule set's id cannot be taken, and an id has to be written down.
            if path.stem in PRESETS or not path.stem.isprintable():
                continue
            try:
                # A pipe would never end.
                if path.is_file() or path.is_dir():
                    found[path.stem] = parse_rule_file(read_bytes(path))
            except (OSError, RecordError, RuleFileError) as error:
                problems.append((path, error))
        in_order = sorted(found.items(), key=lambda one: (one[1].name.casefold(), one[0]))
        return dict(in_order), problems

    def _path(self, rules_id: str) -> Path:
        if rules_id in PRESETS or not rules_id or Path(rules_id).name != rules_id:
            raise ValueError(f"{rules_id!r} is no rule set of the user's own")
        return self._folder / f"{rules_id}.json"

    def _free_id(self, name: str) -> str:
        """A file's stem made from the name, that no file has, be it readable or not."""
        stem = "-".join(re.findall("[a-z0-9]+", name.lower())) or "rules"
        rules_id, number = stem, 2
        while rules_id in PRESETS or _NO_FILE_NAMES.fullmatch(rules_id) or self._is_there(rules_id):
            rules_id = f"{stem}-{number}"
            number += 1
        return rules_id

    def _is_there(self, rules_id: str) -> bool:
        path = self._path(rules_id)
        return path.exists() or path.is_symlink()


def _numbered(stem: str, number: int) -> str:
    end = f" {number}"
    return clean_name(stem[: NAME_LENGTH - len(end)]) + end


def _written(rule_set: RuleSet) -> bytes:
    """The file of a rule set, which will be read again: its name clean, its rules playable."""
    if conflicts(rule_set.rules):
        raise ValueError("rules that contradict each other are not saved")
    name = clean_name(rule_set.name) or say(Phrase(UNNAMED))
    return rule_file(replace(rule_set, name=name))


def built_in() -> dict[str, RuleSet]:
    """The presets as rule sets, by id."""
    return {
        preset: RuleSet(say(preset_name(preset)), preset, rules)
        for preset, rules in PRESETS.items()
    }
