"""What a table's host settles from the lobby, rules and manners; and rules to read there."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject

from maverick_desktop.core.names import clean_name
from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.ui.lan import draft
from maverick_desktop.ui.lan.hall import Hall
from maverick_desktop.ui.lan.lobbydialog import LobbyDialog
from maverick_desktop.ui.lan.lookout import Lookout
from maverick_desktop.ui.ownseat import player_name
from maverick_desktop.ui.settings import TableWishes

if TYPE_CHECKING:
    from maverick_desktop.ui.lan.network import Network


class Settling(QObject):
    """Dialogs beside the lobby, and what comes of them; for the next table while none is open."""

    def __init__(
        self,
        hall: Hall,
        network: "Network",
        dialog: LobbyDialog,
        lookout: Lookout,
        refresh: Callable[[], None],
    ) -> None:
        """``refresh`` shows what has become of the table."""
        super().__init__(dialog)
        self._hall: Final = hall
        self._network: Final = network
        self._dialog: Final = dialog
        self._lookout: Final = lookout
        self._refresh: Final = refresh

    # --- what is settled -------------------------------------------------------------------------

    def name_table(self, text: str) -> None:
        """The table is to be called so; without a name, after its host."""
        wishes = self._hall.settings().network
        self._hall.remember(network=replace(wishes, name=clean_name(text)))

    def choose_rules(self) -> None:
        """Open the rule dialog."""
        dialog = self._hall.open_rules(self._dialog)
        dialog.accepted_rules.connect(self._on_rules_chosen)

    def _on_rules_chosen(self, id_: str, rule_set: RuleSet) -> None:
        self._hall.remember(rules=id_)
        host = self._network.host
        if host is not None:
            host.table.change(replace(host.table.setup, rule_set=rule_set))
        self._refresh()

    def choose_manners(self) -> None:
        """Open the table's settings."""
        from maverick_desktop.ui.lan.settingsdialog import TableSettingsDialog

        wishes = self._hall.settings().network
        hint = self._table_name(TableWishes())
        dialog = TableSettingsDialog(self._hall.look, wishes, hint, self._dialog)
        dialog.wanted.connect(self._on_settled)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _on_settled(self, wishes: TableWishes) -> None:
        self._hall.remember(network=wishes)
        host = self._network.host
        if host is not None:
            name = self._table_name(wishes)
            host.table.change(draft.setup_of(wishes, name, host.table.setup.rule_set))
        self._refresh()

    def _table_name(self, wishes: TableWishes) -> str:
        return draft.table_name(wishes, player_name(self._hall.settings()), self._hall.look.say)

    # --- rules to read ---------------------------------------------------------------------------

    def compare(self, id_: str) -> None:
        """The rules of a table found, which are one of our own sets, beside those in use."""
        from maverick_desktop.lan.digest import rules_digest

        hall, digest = self._hall, self._lookout.digest(id_)
        for rule_set in hall.rule_sets.all().values():
            if rules_digest(rule_set.rules) == digest:
                hall.open_rules(self._dialog, fixed=rule_set).book.compare(hall.rules_id())
                return

    def show_all(self, compared_with: str) -> None:
        """All rules of the table visited; ``compared_with``: the id of a set, or empty."""
        guest = self._network.guest
        rule_set = None if guest is None else guest.table.rule_set
        if rule_set is not None:
            dialog = self._hall.open_rules(self._dialog, fixed=rule_set)
            dialog.book.compare(compared_with or None)
