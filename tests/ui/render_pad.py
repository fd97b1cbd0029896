"""The score pad in every state, to be looked at.

`python -m tests.ui.render_pad FOLDER [SIZE] [THEME] [LANG]` leaves a picture of each state.
"""

import os
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from maverick_desktop.ui import chrome
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.pad.padstart import PadStartDialog
from maverick_desktop.ui.rulesets import built_in
from maverick_desktop.ui.settings import Settings
from maverick_desktop.ui.theme import THEMES
from tests.ui.padstates import NAMES, STATES, WIDE, Make
from tests.ui.render_table import dressed, plain_look, settle

SIZES = ((900, 560), (1024, 640), (1280, 800))


def main(folder: Path) -> None:
    """Paint every state."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    folder.mkdir(parents=True, exist_ok=True)
    look = plain_look()
    chrome.dress(application, look.theme, look.lettering)
    for name, make in STATES.items():
        for size in SIZES:
            _paint(folder / f"{name}-{size[0]}.png", look, make, size, NAMES)
        _paint(folder / f"{name}-wide.png", look, make, SIZES[0], WIDE)
    start = PadStartDialog(look, built_in(), Settings(names=NAMES))
    start.show()
    settle(start)
    start.grab().save(str(folder / "start.png"))
    for theme in ("dark", "contrast"):
        other = dressed(look, THEMES[theme], four_colours=True)
        chrome.dress(application, other.theme, other.lettering)
        for name, make in STATES.items():
            _paint(folder / f"{name}-{theme}.png", other, make, SIZES[1], NAMES)


def _paint(
    path: Path, look: Look, make: Make, size: tuple[int, int], names: tuple[str, str, str, str]
) -> None:
    window = make(look, names)
    window.resize(*size)
    window.show()
    settle(window)
    window.grab().save(str(path))
    window.close()
    window.deleteLater()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/pictures/pad"))
