"""Hearing of tables while the lobby is open. Must not know what is shown of them."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from maverick_desktop.ui.lan.air import Finder, Listen
from maverick_desktop.ui.lan.lookout import Lookout

if TYPE_CHECKING:
    from maverick_desktop.lan.discovery import FoundTable


class Listening(QObject):
    """Listens from ``begin`` to ``end``; what was heard is in the lookout."""

    changed = Signal()
    """A table was heard of, or is heard of no more; or none can be."""
    heard = Signal(object)
    """A ``FoundTable``, just before ``changed``."""

    def __init__(self, lookout: Lookout, listen: Listen | None, parent: QObject) -> None:
        """``listen``: None where no table is heard of."""
        super().__init__(parent)
        self.deaf = False
        """Whether this system lets nobody listen."""
        self._lookout: Final = lookout
        self._listen: Final = listen
        self._finder: Finder | None = None

    def begin(self) -> None:
        """Listen, unless that is done already."""
        if self._finder is None and self._listen is not None:
            self.deaf = False
            self._lookout.forget()
            self._finder = self._listen(self)
            self._finder.heard.connect(self._on_heard)
            self._finder.gone.connect(self._on_gone)
            self._finder.deaf.connect(self._on_deaf)

    def end(self) -> None:
        """Listen no more. Safe at any moment."""
        finder, self._finder = self._finder, None
        if finder is not None:
            finder.close()
            finder.deleteLater()

    def _on_heard(self, table: "FoundTable") -> None:
        self._lookout.hear(table)
        self.heard.emit(table)
        self.changed.emit()

    def _on_gone(self, id_: str) -> None:
        self._lookout.lose(id_)
        self.changed.emit()

    def _on_deaf(self) -> None:
        self.deaf = True
        self.changed.emit()
