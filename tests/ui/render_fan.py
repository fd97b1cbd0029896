"""Pictures of the hand, to be looked at: ``python tests/ui/render_fan.py [FOLDER]``.

Knows how a hand may stand; what is right about it the tests say.
"""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from maverick_desktop.core.cards import card
from maverick_desktop.ui.scene import Mark, Scene
from maverick_desktop.ui.theme import CONTRAST, DARK, LIGHT, Theme
from maverick_desktop.ui.views.pose import Pose
from tests.ui.fans import (
    ELEVEN,
    THIRTEEN,
    Table,
    choosing,
    following,
    hidden,
    playing,
    waiting,
)

SIZES = {960: (724, 556), 1024: (788, 596), 1280: (980, 756), 1920: (1560, 1036)}
REVOKES = playing("BJ SJ JD AS JS 8S 3S AH KC", "AS JS 8S 3S", "BJ SJ JD AH KC", raised="AH")


def picture(
    scene: Scene,
    size: tuple[int, int] = SIZES[1280],
    theme: Theme = LIGHT,
    *,
    focus: int | None = None,
    held: str = "",
    dpr: float = 1,
) -> QImage:
    """The table with this scene's hand."""
    table = Table(*size, theme)
    table.lay(scene)
    table.fan.set_speed(0)
    table.show()
    if focus is not None:
        table.activateWindow()
        QApplication.processEvents()
        table.fan.clearFocus()
        table.fan.setFocus(Qt.FocusReason.TabFocusReason)
        table.fan.setCurrentIndex(table.hand.index(focus))
    if held:
        pose = table.fan.pose_of(card(held))
        width = 116.0 if pose is None else pose.width
        table.overlay.hold(card(held), Mark.ADDER, Pose(QPointF(size[0] / 2, 320), 0, width))
    image = QImage(
        round(size[0] * dpr), round(size[1] * dpr), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(dpr)
    QApplication.processEvents()
    painter = QPainter(image)
    table.render(painter, table.rect().topLeft())
    painter.end()
    table.close()
    return image


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    folder.mkdir(parents=True, exist_ok=True)
    images = {f"fan-13-{name}": picture(following(THIRTEEN), size) for name, size in SIZES.items()}
    images |= {f"fan-11-{name}": picture(following(), SIZES[name], focus=5) for name in SIZES}
    images["fan-7"] = picture(waiting("BJ 8H 4H JS QD JD 7D"))
    images["fan-1"] = picture(playing("JD"), focus=0)
    images["fan-hidden"] = picture(hidden())
    images["fan-passing"] = picture(choosing(ELEVEN))
    images["fan-held"] = picture(following(), held="JD")
    for theme in (LIGHT, DARK, CONTRAST):
        images[f"fan-revokes-{theme.name}"] = picture(REVOKES, theme=theme, focus=3)
    images["fan-revokes-1.5x"] = picture(REVOKES, SIZES[960], focus=3, dpr=1.5)
    for name, image in images.items():
        path = folder / f"{name}.png"
        image.save(str(path))
        print(path)
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
