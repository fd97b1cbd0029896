"""The rule sets to choose from: the built-in ones, then the user's own from the profile.

A file that cannot be read or is refused is left out here; ``maverick-desktop rules`` says why.
"""

from pathlib import Path

from maverick_desktop.core.rulefile import RuleFileError, RuleSet, parse_rule_file
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.store import read_bytes
from maverick_desktop.core.unsound import RecordError
from maverick_desktop.profile import rules_folder
from maverick_desktop.text.options import preset_name
from maverick_desktop.text.phrase import say


def built_in() -> dict[str, RuleSet]:
    """The presets as rule sets, by id."""
    return {
        preset: RuleSet(say(preset_name(preset)), preset, rules)
        for preset, rules in PRESETS.items()
    }


def rule_sets(profile: Path) -> dict[str, RuleSet]:
    """Every rule set by id: a preset's, or an own file's stem."""
    found = built_in()
    for path in sorted(rules_folder(profile).glob("*.json")):
        try:
            rule_set = parse_rule_file(read_bytes(path))
        except (OSError, RecordError, RuleFileError):
            continue
        found.setdefault(path.stem, rule_set)
    return found
