"""Paint the lobby's states into files: ``python -m tests.ui.render_lan FOLDER [WIDTHxHEIGHT]``."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from maverick_desktop.ui import chrome
from maverick_desktop.ui.app import make_look
from maverick_desktop.ui.settings import Settings
from tests.ui.lanstates import STATES
from tests.ui.play import settle


def main(folder: Path, sizes: list[str], language: str) -> None:
    """Paint every state at every size."""
    application = QApplication([])
    look = make_look(application)
    look.speak(Settings(language="ru" if language == "ru" else "en"))
    chrome.dress(application, look.theme, look.lettering)
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in STATES.items():
        dialog = make(look)
        dialog.show()
        for size in sizes or ["1160x728"]:
            dialog.resize(*map(int, size.split("x")))
            settle()
            dialog.grab().save(str(folder / f"{name}-{size}-{language}.png"))
        dialog.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:], os.environ.get("LANGUAGE_OF", "en"))
