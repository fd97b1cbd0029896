"""Names that fit: a side's title with both names cut, none lost."""

from PySide6.QtGui import QFont

from maverick_desktop.core.cards import Side
from maverick_desktop.text.sheetpeople import People
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paint import width_of
from maverick_desktop.ui.views.dockparts import cut_names


def cut_title(look: Look, people: People, side: Side, font: QFont, width: float) -> str:
    """A side's title in a width: "Alexand… & Nora"."""
    whole = look.say(people.title(side))
    if width_of(whole, font) <= width:
        return whole
    names = people.named(side)
    bare = look.say(people.title_with(side, dict.fromkeys(names, "")))
    return look.say(people.title_with(side, cut_names(names, font, width - width_of(bare, font))))
