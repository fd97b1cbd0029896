"""Tables heard of, and seats that are kept, as rows of the lobby. Pure; must not know Qt."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from maverick_desktop import __version__
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.lan.check import NO_RULES
from maverick_desktop.lan.digest import rules_digest
from maverick_desktop.lan.messages import PROTOCOL
from maverick_desktop.lan.where import Where
from maverick_desktop.text import lanlobby as words
from maverick_desktop.text.options import set_name
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.seen import as_it_is
from maverick_desktop.ui.lan.lobbyscene import FoundRow

if TYPE_CHECKING:
    from maverick_desktop.hosting.remembered import Ticket
    from maverick_desktop.lan.discovery import FoundTable

MOST_KEPT: Final = 3
"""Seats to come back to that are shown."""
_KEPT: Final = "seat:"


class Lookout:
    """What was heard of since one began to listen."""

    def __init__(self) -> None:
        self._heard: dict[str, FoundTable] = {}
        self._kept: dict[str, Ticket] = {}

    # --- what happens ----------------------------------------------------------------------------

    def hear(self, table: "FoundTable") -> None:
        """A table was heard of, or is another now. Those that are only a check are none."""
        if table.what.rules_digest != NO_RULES:
            self._heard[table.id] = table

    def lose(self, id_: str) -> None:
        """A table has said goodbye."""
        self._heard.pop(id_, None)

    def forget(self) -> None:
        """Begin anew."""
        self._heard.clear()

    def keep(self, tickets: Iterable["Ticket"]) -> None:
        """Seats that one can come back to, the latest first."""
        self._kept = {_KEPT + ticket.match: ticket for ticket in list(tickets)[:MOST_KEPT]}

    # --- what is known ---------------------------------------------------------------------------

    def ticket(self, id_: str | None) -> "Ticket | None":
        """The seat that a row stands for."""
        return None if id_ is None else self._kept.get(id_)

    def wheres(self, id_: str | None) -> list[Where]:
        """Where the table of a row is."""
        table = None if id_ is None else self._heard.get(id_)
        return [] if table is None else wheres_of(table)

    def digest(self, id_: str) -> str:
        """What the rules of a row are named by."""
        table = self._heard.get(id_)
        return "" if table is None else table.what.rules_digest

    def places(self) -> dict[str, tuple[str, int]]:
        """Where the table of each row is, as one would type it."""
        there = {id_: wheres_of(table)[0] for id_, table in self._heard.items()}
        there.update({id_: ticket.wheres[0] for id_, ticket in self._kept.items()})
        return {id_: (where.host, where.port) for id_, where in there.items()}

    def rows(self, own: Mapping[str, RuleSet], mine: str, announced_as: str) -> list[FoundRow]:
        """Seats that are kept, then tables by their names.

        ``own``: one's rule sets by id, ``mine`` the one in use. One's own table is left out.
        """
        known = {rules_digest(rule_set.rules): id_ for id_, rule_set in own.items()}
        kept = [_kept_row(id_, ticket) for id_, ticket in self._kept.items()]
        found = [
            _found_row(table, own, known, mine)
            for table in self._heard.values()
            if not announced_as or not table.id.startswith(announced_as)
        ]
        return [*kept, *sorted(found, key=lambda row: (row.problem is not None, row.table, row.id))]


def wheres_of(table: "FoundTable") -> list[Where]:
    """Where a table can be reached."""
    return [Where(address, table.what.port) for address in table.addresses]


def _kept_row(id_: str, ticket: "Ticket") -> FoundRow:
    seats = Phrase(words.YOUR_SEAT_THERE)
    return FoundRow(id_, ticket.table, Phrase(""), 0, seats, seats, None, False, own_seat=True)


def _found_row(
    table: "FoundTable", own: Mapping[str, RuleSet], known: Mapping[str, str], mine: str
) -> FoundRow:
    what = table.what
    taken = 4 - what.free
    id_ = known.get(what.rules_digest)
    problem = None
    low, high = what.protocols
    if not low <= PROTOCOL <= high:
        problem = Phrase(words.NEEDS_VERSION, {"theirs": what.app, "yours": __version__})
    note = Phrase(words.OTHER_RULES)
    if id_ is not None:
        same = rules_digest(own[mine].rules) == what.rules_digest if mine in own else False
        note = Phrase(words.SAME_RULES if same else words.COMPARE)
    return FoundRow(
        table.id,
        what.table,
        _rules(what.rules_name, None if id_ is None else own[id_]),
        taken,
        Phrase(words.SEATS_TAKEN, {}, taken),
        Phrase(words.SEATS_TAKEN_SHORT, {"n": taken}),
        note,
        note.source == words.COMPARE,
        problem,
    )


def _rules(name: str, rule_set: RuleSet | None) -> Phrase:
    """What a table's rules are called there; with their target if we have the same."""
    title = as_it_is(name)
    for preset in PRESETS:
        # Only a preset's own name is said in another language.
        if (named := set_name(name, preset)).source != "{name}":
            title = named
    return title if rule_set is None else words.short_summary(title, rule_set.rules)
