"""How fast paper is: the PDF of a match, and the first page of its preview."""

from statistics import median
from time import perf_counter
from typing import Final

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from maverick_desktop.core.sheet import ScoreSheet, SheetHead
from maverick_desktop.text.phrase import ENGLISH
from maverick_desktop.ui.paper.apart import Workshop
from maverick_desktop.ui.paper.matchpages import match_pages
from maverick_desktop.ui.paper.pages import Pages
from maverick_desktop.ui.paper.pdf import pdf_bytes

ROUNDS: Final = 9
_PREVIEW_WIDTH: Final = 1000
"""Pixels across of the page on the screen."""


class PaperFigures(msgspec.Struct, frozen=True):
    """Medians: ``bench --paper --json``."""

    pdf_ms: float
    pdf_kb: float
    preview_ms: float


def paper_figures(with_: Workshop, sheet: ScoreSheet, head: SheetHead) -> PaperFigures:
    """Lay a match out and make its PDF, and its first page on a screen, several times."""

    def laid_out() -> Pages:
        return match_pages(sheet, head, ENGLISH, with_.lettering, with_.art)

    pdf_times: list[float] = []
    preview_times: list[float] = []
    size = 0
    for _ in range(ROUNDS):
        began = perf_counter()
        size = len(pdf_bytes(laid_out()))
        between = perf_counter()
        _preview(laid_out())
        pdf_times.append(between - began)
        preview_times.append(perf_counter() - between)
    return PaperFigures(
        round(1000 * median(pdf_times), 1),
        round(size / 1000, 1),
        round(1000 * median(preview_times), 1),
    )


def _preview(pages: Pages) -> QImage:
    wide, high = pages.size
    height = round(_PREVIEW_WIDTH * high / wide)
    image = QImage(_PREVIEW_WIDTH, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    pages.paint_into(painter, 0, QRectF(image.rect()))
    painter.end()
    return image
