"""Page preview: what will be printed, with the choices that change it, and Print and Save as PDF.

One dialog for the sheet of a match and for blank sheets: a ``Source`` says which choices there are
and makes the pages. Must not know what is on them.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Protocol

import msgspec
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from maverick_desktop.core.store import Disk
from maverick_desktop.text import faults, window
from maverick_desktop.text import printing as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paper.pages import Pages
from maverick_desktop.ui.paper.pdf import save_pdf
from maverick_desktop.ui.printing import PrintJob
from maverick_desktop.ui.views.pageview import PageView
from maverick_desktop.ui.waiting import waiting
from maverick_desktop.ui.widgets import message, plain_label

_SUFFIX: Final = "pdf"
_COLUMN: Final = 220


class Field(msgspec.Struct, frozen=True):
    """One choice about the pages."""

    name: str
    label: str
    choices: tuple[tuple[str, str], ...]
    """Value and what it is called, in the window's language."""
    chosen: str


class Source(Protocol):
    """Where the pages come from."""

    @property
    def title(self) -> str:
        """What the preview is headed."""

    def fields(self) -> tuple[Field, ...]:
        """The choices there are, with what is chosen at first."""

    def pages(self, chosen: Mapping[str, str]) -> Pages:
        """The pages for these choices, by the fields' names."""


class PreviewDialog(QDialog):
    """Shows pages and hands them on."""

    chosen = Signal(object)
    """What is chosen now, to be remembered: a mapping of field names to values."""

    def __init__(
        self, look: Look, source: Source, parent: QWidget | None = None, disk: Disk | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._source = source
        self.disk: Final = disk or Disk()
        self.boxes: Final[dict[str, QComboBox]] = {}
        self.view: Final = PageView(self)
        self._place = plain_label("", "second")
        self._previous = self._button(words.PREVIOUS_PAGE, lambda: self._turn(-1))
        self._next = self._button(words.NEXT_PAGE, lambda: self._turn(1))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(source.title)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 20, 16)
        row.setSpacing(20)
        row.addWidget(self.view, 1)
        row.addLayout(self._column())
        self.pages: Pages = source.pages(self.choices())
        self._show()
        self.view.turned.connect(self._on_turned)
        self._on_turned(0)
        self.view.setFocus()
        self.setMinimumSize(760, 480)
        self.resize(self._first_size())

    def _first_size(self) -> QSize:
        screen = self.screen().availableSize()
        return QSize(min(1000, screen.width() - 40), min(920, screen.height() - 60))

    # --- building --------------------------------------------------------------------------------

    def _column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 18, 0, 0)
        column.setSpacing(6)
        title = plain_label(self._source.title, "title")
        title.setWordWrap(True)
        title.setMinimumWidth(_COLUMN)
        column.addWidget(title)
        for field in self._source.fields():
            column.addSpacing(10)
            self._add_field(column, field)
        column.addStretch()
        column.addWidget(self._place)
        turns = QHBoxLayout()
        turns.addWidget(self._previous)
        turns.addWidget(self._next)
        column.addLayout(turns)
        column.addSpacing(16)
        self.print_button = self._button(words.PRINT, self.print)
        self.print_button.setProperty("look", "main")
        column.addWidget(self.print_button)
        self.pdf_button = self._button(words.SAVE_PDF, self.ask_where)
        column.addWidget(self.pdf_button)
        column.addWidget(self._button(window.CLOSE, self.reject))
        return column

    def _add_field(self, column: QVBoxLayout, field: Field) -> None:
        label = plain_label(field.label, "second")
        box = QComboBox()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for value, text in field.choices:
            box.addItem(text, value)
        box.setCurrentIndex(max(box.findData(field.chosen), 0))
        box.setAccessibleName(field.label)
        box.currentIndexChanged.connect(self._on_chosen)
        label.setBuddy(box)
        column.addWidget(label)
        column.addWidget(box)
        self.boxes[field.name] = box

    def _button(self, text: str, does: object) -> QPushButton:
        button = QPushButton(self._look.say(Phrase(text)))
        button.setAutoDefault(False)
        button.clicked.connect(does)
        return button

    # --- pages -----------------------------------------------------------------------------------

    def choices(self) -> dict[str, str]:
        """What is chosen, by field."""
        return {name: str(box.currentData()) for name, box in self.boxes.items()}

    @Slot()
    def _on_chosen(self) -> None:
        chosen = self.choices()
        self.pages = self._source.pages(chosen)
        self._show()
        self.chosen.emit(chosen)

    def _show(self) -> None:
        self.view.show_sheets(self.pages)

    def _turn(self, step: int) -> None:
        self.view.turn_to(self.view.page + step)

    @Slot(int)
    def _on_turned(self, page: int) -> None:
        count = self.pages.count
        said = self._look.say(words.page_of(page + 1, count))
        self._place.setText(said)
        self.view.setAccessibleName(said)
        for button, leads in ((self._previous, page > 0), (self._next, page < count - 1)):
            if button.hasFocus() and not leads:
                # Else the keys would go on to printing.
                self.view.setFocus()
            button.setEnabled(leads)

    # --- printing and saving ---------------------------------------------------------------------

    @Slot()
    def print(self) -> None:
        """Print through the system's dialog; one at a time."""
        job = PrintJob(self.pages, self)
        self.print_button.setEnabled(False)
        job.failed.connect(self._on_not_printed)
        job.done.connect(lambda: self.print_button.setEnabled(True))
        job.done.connect(job.deleteLater)
        job.ask()

    @Slot(object)
    def _on_not_printed(self, why: Phrase) -> None:
        title = self._look.say(Phrase(words.CANNOT_PRINT))
        message(self, QMessageBox.Icon.Warning, title, self._look.say(why))

    @Slot()
    def ask_where(self) -> None:
        """Ask for the file to write."""
        dialog = QFileDialog(self, self._look.say(Phrase(words.SAVE_PDF)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self._look.say(Phrase(words.PDF_FILES)))
        dialog.setDefaultSuffix(_SUFFIX)
        dialog.selectFile(f"{self._look.say(Phrase(words.PDF_NAME))}.{_SUFFIX}")
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.open()

    @waiting()
    def save(self, path: Path) -> None:
        """Write the PDF; if that fails say so, and an old file stays."""
        try:
            save_pdf(self.pages, path, self.disk)
        except OSError as error:
            title = self._look.say(Phrase(words.CANNOT_SAVE))
            message(
                self,
                QMessageBox.Icon.Warning,
                title,
                self._look.say(faults.file_fault(path, error)),
            )
