"""Pages to a printer, through the system's own dialog.

A QPrinter is made only once somebody has chosen to print: asking for printers can take long. What
is printed is the painting that preview and PDF show. Must not know what is on the pages.
"""

import os
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QMarginsF, QObject, QRectF, QSizeF, Signal, Slot
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

from maverick_desktop.text import printing as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.views.pageview import Sheets

_PDF_END: Final = b"%%EOF"
_TAIL: Final = len(_PDF_END) + 2
"""Bytes from its end in which a whole PDF has that mark."""


class Document(Sheets, Protocol):
    """Pages with a title for the printer's list of jobs."""

    @property
    def title(self) -> str:
        """What the document is called."""


class PrintJob(QObject):
    """One wish to print: asks which printer, and prints once that is accepted."""

    failed = Signal(object)
    """A ``Phrase`` that says why nothing came out."""
    done = Signal()
    """The job is over, one way or another."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._window = parent
        self._printer: QPrinter | None = None
        self.dialog: QPrintDialog | None = None

    def ask(self) -> None:
        """Open the system's dialog; without a printer say so."""
        if not QPrinterInfo.availablePrinterNames():
            self._fail(Phrase(words.NO_PRINTER))
            return
        self._printer = printer_for(self._document)
        dialog = QPrintDialog(self._printer, self._window)
        dialog.setMinMax(1, self._document.count)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        dialog.accepted.connect(self._on_accepted)
        dialog.rejected.connect(self.done)
        self.done.connect(dialog.deleteLater)
        self.dialog = dialog
        # The stubs of QPrintDialog hide what it has from QDialog.
        QDialog.open(dialog)

    @Slot()
    def _on_accepted(self) -> None:
        assert self._printer is not None
        if print_pages(self._document, self._printer):
            self.done.emit()
            return
        file = self._printer.outputFileName()
        name = self._printer.printerName()
        self._fail(words.file_refused(file) if file else words.printer_refused(name))

    def _fail(self, why: Phrase) -> None:
        self.failed.emit(why)
        self.done.emit()


def printer_for(document: Document) -> QPrinter:
    """The system's default printer, set to the document's paper with our own margins."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(document.title)
    printer.setCreator(words.PRODUCER)
    wide, high = document.size
    size = QPageSize(QSizeF(wide, high), QPageSize.Unit.Millimeter)
    layout = QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    printer.setPageLayout(layout)
    printer.setFullPage(True)
    return printer


def print_pages(document: Document, printer: QPrinter) -> bool:
    """Paint the pages asked for on a printer, in the order asked for; whether it took them all."""
    first = max(printer.fromPage(), 1)
    last = printer.toPage() or document.count
    pages = range(first - 1, min(last, document.count))
    if printer.pageOrder() is QPrinter.PageOrder.LastPageFirst:
        pages = pages[::-1]
    painter = QPainter()
    if not painter.begin(printer):
        return False
    sheet = QRectF(printer.pageLayout().fullRectPixels(printer.resolution()))
    try:
        for place, page in enumerate(pages):
            if place and not printer.newPage():
                return False
            document.paint_into(painter, page, sheet)
    finally:
        ended = painter.end()
    failed = (QPrinter.PrinterState.Error, QPrinter.PrinterState.Aborted)
    return ended and printer.printerState() not in failed and _arrived(printer)


def _arrived(printer: QPrinter) -> bool:
    """Whether the pages can have come where they went to.

    Qt hands them over as a whole at the end and keeps to itself that nobody was there to take
    them, or that the disk was full.
    """
    if not printer.outputFileName():
        return printer.printerName() in QPrinterInfo.availablePrinterNames()
    try:
        with Path(printer.outputFileName()).open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(size - _TAIL, 0))
            return file.read(_TAIL).rstrip().endswith(_PDF_END)
    except OSError:
        return False
