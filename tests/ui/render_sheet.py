"""Pictures of the score sheet's window: ``python -m tests.ui.render_sheet [FOLDER] [RECORD …]``."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from maverick_desktop.core.cards import Side
from maverick_desktop.ui import chrome
from maverick_desktop.ui.dialogs.scores import ScoreSheetDialog
from maverick_desktop.ui.lettering import load_fonts
from maverick_desktop.ui.models.sheetcolumns import Column
from maverick_desktop.ui.models.sheetrows import Detail
from maverick_desktop.ui.theme import THEMES, Theme
from tests.ui.render_dock import make_look, picture
from tests.ui.scorestates import match
from tests.ui.sheetstates import by_hand, golden, view_of

SIZES = ((1000, 600), (1120, 760), (1500, 900))
Show = Callable[[ScoreSheetDialog], None]


def states(records: list[Path]) -> dict[str, Show]:
    """What the window must be able to show."""
    found: dict[str, Show] = {
        "drawn": lambda dialog: dialog.show_view(match()),
        "bids": lambda dialog: dialog.show_view(golden(2)),
        "byhand": lambda dialog: dialog.show_sheet(*by_hand(), Side.NS),
        "empty": lambda dialog: dialog.show_view(match((), None)),
    }
    for path in records:
        found[path.stem] = record(path)
    return found


def record(path: Path) -> Show:
    """The window with a record."""
    return lambda dialog: dialog.show_view(view_of(path))


def main(folder: Path, records: list[Path]) -> None:
    """Write the pictures: every state, size, detail and theme."""
    application = QApplication([])
    lettering = load_fonts()
    for theme in THEMES.values():
        chrome.dress(application, theme, lettering)
        for name, show in states(records).items():
            for size in SIZES:
                for detail in Detail:
                    made = window(application, theme, show, size, detail)
                    picture(made).save(
                        str(folder / f"{name}-{theme.name}-{size[0]}-{detail.value}.png")
                    )
                    made.deleteLater()


def window(
    application: QApplication, theme: Theme, show: Show, size: tuple[int, int], detail: Detail
) -> ScoreSheetDialog:
    """The window in a state, its second hand's score explained."""
    dialog = ScoreSheetDialog(make_look(theme))
    dialog.resize(*size)
    show(dialog)
    dialog.details[detail].click()
    dialog.show()
    place = dialog.model.place_of(2)
    if place is not None:
        dialog.table.choose(place, Column.OUR_SCORE)
    dialog.table.setFocus()
    application.processEvents()
    return dialog


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "build/sheet")
    target.mkdir(parents=True, exist_ok=True)
    main(target, [Path(name) for name in sys.argv[2:]])
