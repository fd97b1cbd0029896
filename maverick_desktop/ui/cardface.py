"""Pictures of cards, ready to be laid on the table: faces, backs and shadows, kept for later.

One ``CardFaces`` belongs to the window. It knows sizes, screens and themes; where things stand on a
face is facepainter's affair. Must not know the game's state: marks and dimming are handed in.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from maverick_desktop.core.cards import Card
from maverick_desktop.ui import measures, paint
from maverick_desktop.ui.art import Art
from maverick_desktop.ui.facepainter import (
    WIDTH,
    FaceOptions,
    FacePainter,
    FaceWords,
)
from maverick_desktop.ui.lettering import Lettering
from maverick_desktop.ui.measures import Shadow
from maverick_desktop.ui.scene import Mark
from maverick_desktop.ui.theme import Theme

__all__ = ["CardFaces", "FaceOptions", "FaceWords", "Mark"]

_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
_BUDGET: Final = 96 * 1024 * 1024
# Cards shrink well when drawn larger: lines and letters get the same weight at every place.
_OVERSIZE: Final = 2


class CardFaces:
    """The cards' pictures in one theme, with one player's options and words."""

    def __init__(
        self,
        art: Art,
        lettering: Lettering,
        theme: Theme,
        options: FaceOptions | None = None,
        words: FaceWords | None = None,
        *,
        budget: int = _BUDGET,
    ) -> None:
        self._art = art
        self._lettering = lettering
        self._theme = theme
        self._options = options or FaceOptions()
        self._words = words or FaceWords()
        self._budget = budget
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0
        self._painter = self._new_painter()

    @property
    def theme(self) -> Theme:
        """The theme the cards are drawn in."""
        return self._theme

    @property
    def options(self) -> FaceOptions:
        """The player's choices."""
        return self._options

    @property
    def bytes_kept(self) -> int:
        """The memory that the pictures take."""
        return self._bytes

    def change(
        self,
        *,
        theme: Theme | None = None,
        options: FaceOptions | None = None,
        words: FaceWords | None = None,
    ) -> None:
        """Draw in another theme, with other options or words, from now on."""
        self._theme = theme or self._theme
        self._options = options or self._options
        self._words = words or self._words
        self._kept.clear()
        self._bytes = 0
        self._painter = self._new_painter()

    def pixmap(
        self,
        card: Card,
        width: float,
        *,
        dpr: float,
        mark: Mark | None = None,
        dimmed: bool = False,
        small: bool | None = None,
    ) -> QPixmap:
        """The face of a card ``width`` logical pixels wide; ``small`` None: the width decides."""
        if small is None:
            small = width < measures.SMALL_FACE_BELOW
        if small:
            mark = None
        size = device_size(width, dpr)

        def face(painter: QPainter) -> None:
            self._painter.ground(painter, max(1.5, WIDTH / size.width()))
            if small:
                self._painter.small_face(painter, card)
            else:
                self._painter.face(painter, card, mark)
            if dimmed:
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
                painter.fillRect(QRectF(0, 0, 250, 350), self._theme.dimming)

        return self._picture((card, mark, dimmed, small), size, dpr, face)

    def back(self, width: float, *, dpr: float, name: str | None = None) -> QPixmap:
        """The back of a card; ``name`` None: the one the player chose."""
        chosen = name or self._options.back
        return self._picture(
            ("back", chosen),
            device_size(width, dpr),
            dpr,
            lambda painter: self._painter.back(painter, chosen),
        )

    def draw(
        self,
        painter: QPainter,
        rect: QRectF,
        card: Card | None,
        *,
        mark: Mark | None = None,
        dimmed: bool = False,
        small: bool | None = None,
        shadow: Shadow | None = None,
    ) -> None:
        """Paint a card, or a back for None, over ``rect`` of a painter that may be turned.

        Only the width of ``rect`` counts: the height follows from it.
        """
        dpr = painter.device().devicePixelRatioF()
        turned = painter.worldTransform().isRotating()
        if shadow is not None and self._theme.shadows:
            self._draw_shadow(painter, rect, shadow, dpr)
        density = dpr * _OVERSIZE if turned else dpr
        if card is None:
            picture = self.back(rect.width(), dpr=density)
        else:
            picture = self.pixmap(
                card, rect.width(), dpr=density, mark=mark, dimmed=dimmed, small=small
            )
        # Unsmoothed, an upright picture falls on the nearest pixels of the screen and stays sharp.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, turned)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(rect.topLeft(), picture.deviceIndependentSize())
        painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def shadow(self, width: float, shadow: Shadow, *, dpr: float) -> QPixmap:
        """The shadow of a card, with a margin of ``shadow_margin`` on each side."""
        scale = shadow_scale(width)
        margin = shadow_margin(width, shadow)
        height = width * measures.CARD_PROPORTION
        size = QSize(round((width + 2 * margin) * dpr), round((height + 2 * margin) * dpr))
        scaled = Shadow(shadow.spread * scale, shadow.down * scale, shadow.strength)

        def paint_it(painter: QPainter) -> None:
            painter.scale(WIDTH / size.width() * dpr, WIDTH / size.width() * dpr)
            card = QRectF(margin, margin, width, height)
            paint.soft_shadow(painter, card, width * measures.CARD_CORNER, scaled)

        return self._picture(("shadow", shadow), size, dpr, paint_it, oversize=1)

    def _draw_shadow(self, painter: QPainter, rect: QRectF, shadow: Shadow, dpr: float) -> None:
        picture = self.shadow(rect.width(), shadow, dpr=dpr)
        margin = shadow_margin(rect.width(), shadow)
        place = rect.topLeft() - QPointF(margin, margin)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, picture)

    def _picture(
        self,
        what: Hashable,
        size: QSize,
        dpr: float,
        draw: Callable[[QPainter], None],
        oversize: int = _OVERSIZE,
    ) -> QPixmap:
        key = (what, size.width(), size.height(), dpr)
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
            return picture
        image = QImage(size * oversize, _FORMAT)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(image.width() / WIDTH, image.width() / WIDTH)
        draw(painter)
        painter.end()
        if oversize > 1:
            image = image.scaled(
                size,
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        image.setDevicePixelRatio(dpr)
        picture = QPixmap.fromImage(image)
        self._keep(key, picture)
        return picture

    def _keep(self, key: Hashable, picture: QPixmap) -> None:
        self._kept[key] = picture
        self._bytes += _bytes(picture)
        while self._bytes > self._budget and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _bytes(oldest)

    def _new_painter(self) -> FacePainter:
        return FacePainter(self._art, self._lettering, self._theme, self._options, self._words)


def device_size(width: float, dpr: float) -> QSize:
    """How many pixels of the screen a card of that width takes."""
    across = max(1, round(width * dpr))
    return QSize(across, round(across * measures.CARD_PROPORTION))


def shadow_scale(width: float) -> float:
    """Shadows shrink with cards smaller than a hand card's 116."""
    return min(1.0, width / 116)


def shadow_margin(width: float, shadow: Shadow) -> float:
    """How far the shadow's picture reaches beyond the card on each side."""
    return (shadow.spread + shadow.down) * shadow_scale(width) + 1


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
