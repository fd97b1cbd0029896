"""The rule sets as the dialog has them in hand: chosen, changed, saved, or put back as they were.

An own set is written as soon as its rules go together; one that contradicts itself waits in memory
and its file keeps the last rules that did. Must not know widgets.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from maverick_desktop.core.names import NAME_LENGTH, clean_name
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import PRESETS, Rules, RulesFault, Value, WayOut, conflicts, diff
from maverick_desktop.text.options import preset_name
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.rulesets import RuleSets

_WRITE_AFTER: Final = 400
"""Milliseconds without a change after which own sets are written: a held button writes once."""

# No id of a file has a line break: these keys are nobody's.
_FIXED: Final = "\nfixed"
_NEW: Final = "\nnew"


@dataclass(slots=True)
class Entry:
    """A rule set in hand."""

    key: str
    """Its name inside the dialog: never changes, and is there before the set has a file."""
    id: str
    """Its id among the rule sets; empty while it has no file."""
    now: RuleSet
    """As shown; its rules may contradict themselves."""
    stored: RuleSet | None
    """As it is on the disk."""
    built_in: bool
    gone: bool = False
    """Deleted here; its file goes when the dialog is accepted."""

    @property
    def changes(self) -> int:
        """How many options differ from the built-in rules it goes back to."""
        return len(diff(self.now.rules, PRESETS[self.now.base]))

    @property
    def torn(self) -> bool:
        """Whether its rules contradict themselves."""
        return bool(conflicts(self.now.rules))


class Workbook(QObject):
    """All rule sets, the one that is chosen, and the one it is compared with."""

    sets_changed = Signal()
    """A set came, went, or has another name or number of changes."""
    chosen_changed = Signal()
    rules_changed = Signal()
    """The rules shown, or those they are compared with, are others."""
    begun = Signal(str)
    """A change of built-in rules began an own set of this name."""
    renamed = Signal(str, str)
    """The name typed was taken: that name, and the one the set has now."""
    troubled = Signal(object)
    """The OSError of the first write that failed since one went well."""
    not_deleted = Signal(object)
    """The OSError with which the file of a deleted set stays."""

    def __init__(
        self,
        look: Look,
        files: RuleSets,
        chosen: str,
        fixed: RuleSet | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._files = files
        self._failing = False
        self._made = 0
        self._entries: dict[str, Entry] = {}
        for id_, rule_set in files.all().items():
            built_in = files.is_built_in(id_)
            self._entries[id_] = Entry(id_, id_, rule_set, rule_set, built_in)
        self._before: Final = {one.id: one.now for one in self._entries.values()}
        in_force = None if fixed is None else Entry(_FIXED, "", fixed, fixed, built_in=True)
        self.fixed: Final = in_force
        """The rules of a match that is being played: to be read, not changed."""
        self._chosen = chosen if chosen in self._entries else next(iter(self._entries))
        self._other: str | None = None
        self._write_soon = QTimer(self)
        self._write_soon.setSingleShot(True)
        self._write_soon.setInterval(_WRITE_AFTER)
        self._write_soon.timeout.connect(self.write)

    # --- what there is ---------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """The sets in the order shown, built-in ones first."""
        there = [one for one in self._entries.values() if not one.gone]
        return sorted(there, key=lambda one: not one.built_in)

    def entry(self, key: str) -> Entry:
        """A set by its key."""
        return self._entries[key]

    @property
    def chosen(self) -> Entry:
        """The set whose rules are shown."""
        return self.fixed or self._entries[self._chosen]

    @property
    def rules(self) -> Rules:
        """The rules shown."""
        return self.chosen.now.rules

    @property
    def base(self) -> Rules:
        """The built-in rules that the ones shown go back to."""
        return PRESETS[self.chosen.now.base]

    @property
    def other(self) -> Entry | None:
        """The set that the rules shown are compared with."""
        return None if self._other is None else self._entries[self._other]

    def name(self, entry: Entry) -> str:
        """What a set is called: a preset in the window's language, an own one as it was typed."""
        if entry.built_in and entry is not self.fixed:
            return self._look.say(preset_name(entry.now.base))
        return entry.now.name

    def changed(self) -> dict[str, tuple[Value, Value]]:
        """The options changed from the built-in rules: (now, there)."""
        return diff(self.rules, self.base)

    def differing(self) -> dict[str, tuple[Value, Value]]:
        """The options that the other set has otherwise: (here, there)."""
        return {} if self.other is None else diff(self.rules, self.other.now.rules)

    def faults(self) -> list[RulesFault]:
        """What contradicts itself in the rules shown."""
        return conflicts(self.rules)

    def other_torn(self) -> Entry | None:
        """A set other than the chosen one that contradicts itself."""
        own = (one for one in self.entries() if one is not self.chosen and not one.built_in)
        return next((one for one in own if one.torn), None)

    def dirty(self) -> bool:
        """Whether anything is not as it was when the dialog was opened."""
        now = {one.id or one.key: one.now for one in self.entries()}
        return now != self._before

    # --- choosing --------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Show another set; what was changed in the former one is written."""
        if self.fixed is not None or key == self._chosen or key not in self._entries:
            return
        self._chosen = key
        self.write()
        self.chosen_changed.emit()
        self.rules_changed.emit()

    def compare(self, key: str | None) -> None:
        """Compare with another set, or with none."""
        if key != self._other:
            self._other = key
            self.rules_changed.emit()

    # --- changing --------------------------------------------------------------------------------

    def set_option(self, option: str, value: Value) -> None:
        """Change one option; a change of built-in rules begins an own set."""
        if getattr(self.rules, option) != value:
            self.set_rules(msgspec.structs.replace(self.rules, **{option: value}))

    def take(self, way: WayOut) -> None:
        """End a contradiction."""
        self.set_option(way.option, way.value)

    def undo(self, option: str) -> None:
        """Have an option as the built-in rules have it."""
        self.set_option(option, getattr(self.base, option))

    def set_rules(self, rules: Rules) -> None:
        """Change the rules shown. Those of a match in play stay as they are."""
        if self.fixed is not None or rules == self.rules:
            return
        if self.chosen.built_in:
            self._begin(self.name(self.chosen), rules)
            self.chosen_changed.emit()
            self.begun.emit(self.chosen.now.name)
        else:
            self.chosen.now = msgspec.structs.replace(self.chosen.now, rules=rules)
            self.sets_changed.emit()
        self._write_soon.start()
        self.rules_changed.emit()

    def copy(self) -> None:
        """Begin an own set with the rules shown, and choose it."""
        self._begin_and_show(self.name(self.chosen), self.rules)

    def new(self, wanted: str) -> None:
        """Begin an own set with the built-in rules that those shown go back to."""
        self._begin_and_show(wanted, self.base)

    def _begin_and_show(self, wanted: str, rules: Rules) -> None:
        self._begin(wanted, rules)
        self.write()
        self.chosen_changed.emit()
        self.rules_changed.emit()

    def _begin(self, wanted: str, rules: Rules) -> None:
        self.enter(RuleSet(self.free_name(wanted), self.chosen.now.base, rules))

    def enter(self, rule_set: RuleSet) -> Entry:
        """Put a set under the own ones and choose it; tells of the new row alone."""
        self._made += 1
        entry = Entry(f"{_NEW} {self._made}", "", rule_set, None, built_in=False)
        self._entries[entry.key] = entry
        self._chosen = entry.key
        self.sets_changed.emit()
        return entry

    def bring_in(self, rule_set: RuleSet) -> str:
        """Take over a set from a file, under a free name; the name."""
        name = self.free_name(rule_set.name)
        self.enter(msgspec.structs.replace(rule_set, name=name))
        self.write()
        self.chosen_changed.emit()
        self.rules_changed.emit()
        return name

    def rename(self, key: str, typed: str) -> str:
        """Give an own set another name: the typed one, cleaned, and numbered if it is taken.

        Returns the name it has now; the former one if nothing of the typed one can be kept.
        """
        entry, wanted = self._entries[key], clean_name(typed)
        if entry.built_in or wanted in ("", entry.now.name):
            return entry.now.name
        name = self.free_name(wanted, but=entry)
        entry.now = msgspec.structs.replace(entry.now, name=name)
        self.sets_changed.emit()
        if entry is self.chosen:
            self.chosen_changed.emit()
        if name != wanted:
            self.renamed.emit(wanted, name)
        self._write_soon.start()
        return name

    def delete(self, key: str) -> None:
        """Delete an own set; the nearest one is chosen. Its file goes with ``finish``."""
        entry = self._entries[key]
        if entry.built_in:
            return
        row = self.entries().index(entry)
        entry.gone = True
        if self._other == key:
            self._other = None
        left = self.entries()
        if self._chosen == key:
            self._chosen = left[min(row, len(left) - 1)].key
        self.sets_changed.emit()
        self.chosen_changed.emit()
        self.rules_changed.emit()

    def free_name(self, wanted: str, but: Entry | None = None) -> str:
        """``wanted``, or with a number after it if another set in hand has that name."""
        taken = {self.name(one).casefold() for one in self.entries() if one is not but}
        return next(name for name in _numbered(wanted) if name.casefold() not in taken)

    # --- files -----------------------------------------------------------------------------------

    @Slot()
    def write(self) -> None:
        """Write the own sets that differ from their files and do not contradict themselves."""
        self._write_soon.stop()
        for entry in self.entries():
            if not (entry.built_in or entry.torn or entry.now == entry.stored):
                self._write(entry)

    def _write(self, entry: Entry) -> None:
        try:
            if entry.id:
                self._files.replace(entry.id, entry.now)
            else:
                entry.id = self._files.add(entry.now)
        except OSError as error:
            self._report(error)
        else:
            entry.stored = entry.now
            self._failing = False

    def _report(self, error: OSError) -> None:
        if not self._failing:
            self._failing = True
            self.troubled.emit(error)

    def finish(self) -> None:
        """Keep what was changed: write what can be written, delete the files of deleted sets."""
        # What is not saved now never will be: that is said once more.
        self._failing = False
        self.write()
        for entry in self._entries.values():
            if entry.gone and entry.id:
                self._delete(entry.id)

    def restore(self) -> None:
        """Have every set as it was when the dialog was opened."""
        self._write_soon.stop()
        self._failing = False
        for entry in self._entries.values():
            former = self._before.get(entry.id)
            if entry.id and former is None:
                self._delete(entry.id)
            elif former is not None and entry.stored != former:
                self._put_back(entry.id, former)

    def _delete(self, id_: str) -> None:
        try:
            self._files.delete(id_)
        except OSError as error:
            self.not_deleted.emit(error)

    def _put_back(self, id_: str, former: RuleSet) -> None:
        try:
            self._files.replace(id_, former)
        except OSError as error:
            self._report(error)


def _numbered(wanted: str) -> Iterator[str]:
    """The name, then with 2, 3, … after it, cut so that it is never too long."""
    yield wanted
    # "Friday 2" is followed by "Friday 3", not by "Friday 2 2".
    stem, _, last = wanted.rpartition(" ")
    stem = stem if stem and last.isdecimal() else wanted
    number = 2
    while True:
        end = f" {number}"
        yield stem[: NAME_LENGTH - len(end)].rstrip() + end
        number += 1
