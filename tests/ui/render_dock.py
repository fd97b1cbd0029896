"""Pictures of the score dock, to be looked at: ``python -m tests.ui.render_dock [FOLDER]``."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from maverick_desktop.core.cards import Seat
from maverick_desktop.core.events import SideBid
from maverick_desktop.core.rules import CLASSIC, Rules
from maverick_desktop.core.view import SeatView
from maverick_desktop.ui import chrome
from maverick_desktop.ui.art import Art
from maverick_desktop.ui.cardface import CardFaces
from maverick_desktop.ui.lettering import Lettering, load_fonts
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.text import WindowLanguage
from maverick_desktop.ui.theme import LIGHT, THEMES, Theme
from maverick_desktop.ui.views.dock import ScoreDock
from tests.ui.scorestates import WIDEST, match

SIZES = ((236, 556), (236, 596), (300, 756), (300, 556), (360, 1036))
HAND_AT_ONCE = Rules(running_score="hand")


def make_look(theme: Theme = LIGHT, lettering: Lettering | None = None) -> Look:
    """A look for tests."""
    lettering, art = lettering or load_fonts(), Art()
    return Look(theme, lettering, art, CardFaces(art, lettering, theme), WindowLanguage())


def states() -> Iterator[tuple[str, SeatView, int]]:
    """What a dock must be able to show, each with a name and the number of changed options."""
    yield "drawn", match(rules=HAND_AT_ONCE), 1
    yield "fresh", match((), (), bids=(None, None), plays=0), 0
    tricks = [(Seat(place % 4), (5, -4, 0, 1)[place % 4]) for place in range(11)]
    yield "trick", match(tricks=tricks, rules=CLASSIC), 0
    wide = (SideBid("posh", Seat.NORTH), SideBid("blind", Seat.WEST))
    many = [(-40 + 3 * (place % 7), 11 - place % 5) for place in range(12)]
    yield (
        "huge",
        match(
            [*many, (-900, 1100)],
            [(Seat(place % 4), (-20, 20)[place % 2]) for place in range(13)],
            names=("You", WIDEST, WIDEST, "M" * 24),
            bids=wide,
            plays=0,
            past_bids=dict.fromkeys(range(1, 14), wide),
            made=False,
        ),
        12,
    )
    yield "long", match([(place % 9 - 3, place % 6 - 1) for place in range(60)]), 2


def picture(widget: QWidget, dpr: float = 1.0) -> QImage:
    """A widget as it is painted."""
    size = widget.size() * dpr
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    widget.render(painter, widget.rect().topLeft())
    painter.end()
    return image


def dock_picture(look: Look, view: SeatView, changes: int, size: tuple[int, int]) -> QImage:
    """A dock of this size."""
    dock = ScoreDock(look)
    dock.resize(*size)
    dock.show_view(view, "Classic", changes)
    dock.ensurePolished()
    made = picture(dock)
    dock.deleteLater()
    return made


def main(folder: Path) -> None:
    """Write the pictures: a sheet a theme and state, the sizes side by side."""
    application = QApplication([])
    lettering = load_fonts()
    for theme in THEMES.values():
        chrome.dress(application, theme, lettering)
        look = make_look(theme, lettering)
        for name, view, changes in states():
            width = sum(size[0] + 12 for size in SIZES)
            sheet = QImage(width, 1036, QImage.Format.Format_ARGB32_Premultiplied)
            sheet.fill(theme.felt_edge)
            painter, left = QPainter(sheet), 0
            for size in SIZES:
                painter.drawImage(left, 0, dock_picture(look, view, changes, size))
                left += size[0] + 12
            painter.end()
            sheet.save(str(folder / f"dock-{theme.name}-{name}.png"))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "build/dock")
    target.mkdir(parents=True, exist_ok=True)
    main(target)
