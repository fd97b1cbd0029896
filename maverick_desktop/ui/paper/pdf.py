"""Pages as a PDF file. Asks for no printer."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

from maverick_desktop.core.store import Disk, save_whole
from maverick_desktop.ui.paper.pages import Pages

PRODUCER: Final = "Maverick Desktop"
_RESOLUTION: Final = 1200
"""Dots an inch: only how finely places are rounded, as everything on the page is a line."""


def pdf_bytes(pages: Pages) -> bytes:
    """The pages as a PDF: the paper's size, no margins, texts as texts."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(pages.title)
    writer.setCreator(PRODUCER)
    writer.setResolution(_RESOLUTION)
    size = QPageSize(QSizeF(*pages.size), QPageSize.Unit.Millimeter, "")
    writer.setPageSize(size)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(writer)
    sheet = QRectF(0, 0, writer.width(), writer.height())
    for page in range(pages.count):
        if page:
            writer.newPage()
        pages.paint_into(painter, page, sheet)
    painter.end()
    buffer.close()
    return bytes(buffer.data().data())


def save_pdf(pages: Pages, path: Path, disk: Disk) -> None:
    """Write the PDF whole, or leave what is there as it was and raise OSError."""
    save_whole(disk, path, pdf_bytes(pages))
