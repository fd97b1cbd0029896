"""Pictures of the review's window: ``python -m tests.ui.render_review [FOLDER] [RECORD …]``."""

import os
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from maverick_desktop.ai.review import Depth, Measure, depth_of, review
from maverick_desktop.core.cards import Seat
from maverick_desktop.core.finished import FinishedHand
from maverick_desktop.core.replay import finished_hands
from maverick_desktop.core.store import read_record
from maverick_desktop.ui import chrome
from maverick_desktop.ui.dialogs.review import ReviewDialog
from maverick_desktop.ui.lettering import load_fonts
from maverick_desktop.ui.text import Code
from maverick_desktop.ui.theme import THEMES
from tests.core.golden import FOLDER
from tests.ui.render_dock import make_look, picture

SIZES = ((1280, 800), (1024, 640))
DEPTH = depth_of(20_000)
NOTHING = Depth(1, 0, 1)


def judged(dialog: ReviewDialog, hands: tuple[FinishedHand, ...], depth: Depth = DEPTH) -> None:
    """Have the hand that is shown judged here and now."""
    dialog.reviewer.stop()
    hand = hands[dialog.place]
    for card in reversed(review(hand, depth).cards):
        dialog.reviewer.judged.emit(hand, card)


def main(folder: Path, records: list[Path], language: Code = "en") -> None:
    """Write the pictures: every record, size, theme and measure."""
    application = QApplication([])
    lettering = load_fonts()
    for path in records:
        hands = finished_hands(read_record(path).log)
        for theme in THEMES.values():
            chrome.dress(application, theme, lettering)
            look = make_look(theme)
            look.language.choose(language, "auto")
            for size in SIZES:
                dialog = ReviewDialog(look, hands, Seat.SOUTH, None, NOTHING)
                dialog.resize(*size)
                dialog.show()
                dialog.previous.click()
                judged(dialog, hands)
                for measure in Measure:
                    dialog.measures[measure].click()
                    dialog.mistake.click()
                    dialog.table.setFocus()
                    application.processEvents()
                    name = f"{path.stem}-{theme.name}-{size[0]}-{measure.value}-{language}.png"
                    picture(dialog).save(str(folder / name))
                dialog.close()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "build/review")
    target.mkdir(parents=True, exist_ok=True)
    given = [Path(name) for name in sys.argv[2:] if len(name) > 2]
    spoken = [name for name in sys.argv[2:] if len(name) == 2] or ["en"]
    main(target, given or [FOLDER / "play-02.maverick"], "ru" if "ru" in spoken else "en")
