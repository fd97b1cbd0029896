"""Pages of score sheets, to be looked at: ``python -m tests.ui.render_paper [FOLDER]``.

Leaves PDFs and, page by page, pictures: of matches in every detail, on both papers, in both
languages, of odd ones, and of blank sheets.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.store import Disk
from maverick_desktop.text.phrase import ENGLISH
from maverick_desktop.ui.paper.apart import Workshop, workshop
from maverick_desktop.ui.paper.blankpages import blank_pages
from maverick_desktop.ui.paper.matchpages import match_pages
from maverick_desktop.ui.paper.pages import Pages
from maverick_desktop.ui.paper.pdf import save_pdf
from maverick_desktop.ui.paper.wish import Detail, Paper
from maverick_desktop.ui.text import language
from tests.ui import paperstates as states

_WIDTH = 1240
RUSSIANS = ("Саша", "Вера", "Нина", "Егор")


def matches(with_: Workshop) -> Iterator[tuple[str, Pages]]:
    """Matches on paper, each with a name."""
    made = with_.lettering, with_.art
    russian = language("ru")
    yield "pictured", match_pages(*states.pictured(), ENGLISH, *made)
    in_russian = states.named(states.pictured(), RUSSIANS)
    yield "russian", match_pages(*in_russian, russian, *made)
    yield "letter", match_pages(*states.played(12), ENGLISH, *made, Paper.LETTER)
    yield "forty", match_pages(*states.long_match(40), ENGLISH, *made)
    yield "classic", match_pages(*states.played(9, "classic"), ENGLISH, *made)
    yield "nothing", match_pages(*states.played(0), ENGLISH, *made)
    for detail in (Detail.TRICKS, Detail.CARDS):
        name = detail.value
        yield name, match_pages(*states.played(5), ENGLISH, *made, Paper.A4, detail)
        three = states.named(states.played(3), RUSSIANS)
        yield f"{name}-russian", match_pages(*three, russian, *made, Paper.LETTER, detail)
    hostile = states.named(states.played(3), states.HOSTILE)
    yield "hostile", match_pages(*hostile, ENGLISH, *made, Paper.A4, Detail.TRICKS)
    yield "by-hand", match_pages(*states.by_hand(), ENGLISH, *made, Paper.A4, Detail.CARDS)
    yield "extremes", match_pages(*states.with_extremes(), ENGLISH, *made)


def blanks(with_: Workshop) -> Iterator[tuple[str, Pages]]:
    """Blank sheets, each with a name."""
    made = with_.lettering, with_.art
    sets = {name: RuleSet(name.title(), name, rules) for name, rules in PRESETS.items()}
    for count in (1, 2, 3, 4):
        yield f"blank-{count}", blank_pages(None, ENGLISH, *made, Paper.A4, count)
        letter = blank_pages(sets["tournament"], language("ru"), *made, Paper.LETTER, count)
        yield f"blank-{count}-russian", letter
    yield "blank-classic", blank_pages(sets["classic"], ENGLISH, *made, Paper.LETTER, 1)


def picture(pages: Pages, page: int) -> QImage:
    """A page on white."""
    wide, high = pages.size
    image = QImage(_WIDTH, round(_WIDTH * high / wide), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    pages.paint_into(painter, page, QRectF(image.rect()))
    painter.end()
    return image


def main(folder: Path) -> None:
    """Render everything into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    with_ = workshop()
    for name, pages in (*matches(with_), *blanks(with_)):
        save_pdf(pages, folder / f"{name}.pdf", Disk())
        for page in range(pages.count):
            picture(pages, page).save(str(folder / f"{name}-{page + 1}.png"))
        print(folder / f"{name}.pdf", pages.count)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("out/paper"))
