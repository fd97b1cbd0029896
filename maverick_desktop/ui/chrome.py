"""The application's chrome in a theme: palette and style sheet for menus, buttons, fields, dialogs.

Widgets ask for a role by the property ``look``: a QPushButton ``main`` (accent), ``quiet`` or
``link``; a QLabel ``title``, ``second``, ``caps`` or ``bad``; a QFrame ``box``, ``dock``, ``line``
or ``warning``; a field ``changed`` or ``bad``. Must not know any particular dialog or the game.

A list or tree with items must be given ``ensurePolished()`` before it is filled: Qt may otherwise
lay out its rows once without the style sheet's height and keep them so.
"""

from string import Template
from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from maverick_desktop.ui import lettering, measures
from maverick_desktop.ui.art import ASSETS
from maverick_desktop.ui.lettering import Lettering, Role
from maverick_desktop.ui.theme import Theme

SIGNS: Final = ASSETS / "icons" / "chrome"
"""Icons in each theme's colours: a style sheet takes files only."""


def dress(application: QApplication, theme: Theme, letters: Lettering, scale: float = 1.0) -> None:
    """Give the whole application the theme; ``scale`` is the text size, 1.0 to 1.5."""
    if application.style().objectName() != "fusion":
        application.setStyle("fusion")
    application.setFont(letters.font(lettering.BODY, scale))
    application.setPalette(palette(theme))
    application.setStyleSheet(style_sheet(theme, letters, scale))


def palette(theme: Theme) -> QPalette:
    """The palette, for what no style sheet reaches."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.dock,
        role.WindowText: theme.ink,
        role.Base: theme.surface,
        role.AlternateBase: theme.surface_2,
        role.Text: theme.ink,
        role.PlaceholderText: theme.ink_2,
        role.Button: theme.surface,
        role.ButtonText: theme.ink,
        role.BrightText: theme.bad,
        role.ToolTipBase: theme.cream,
        role.ToolTipText: theme.cream_text,
        role.Highlight: theme.selected,
        role.HighlightedText: theme.ink,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.Light: theme.surface,
        role.Midlight: theme.surface_2,
        role.Mid: theme.line,
        role.Dark: theme.line,
        role.Shadow: theme.line,
        role.Accent: theme.accent,
    }
    made = QPalette()
    for which, colour in colours.items():
        made.setColor(which, colour)
    for which in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, which, theme.disabled)
    return made


def style_sheet(theme: Theme, letters: Lettering, scale: float = 1.0) -> str:
    """The style sheet that makes Qt's own widgets look like the pictures."""
    names = {
        "bar": theme.bar,
        "dock": theme.dock,
        "surface": theme.surface,
        "surface_2": theme.surface_2,
        "line": theme.line,
        "ink": theme.ink,
        "ink_2": theme.ink_2,
        "disabled": theme.disabled,
        "accent": theme.accent,
        "accent_text": theme.accent_text,
        "accent_over": _towards(theme.accent, theme.ink, 0.18),
        "accent_down": _towards(theme.accent, theme.ink, 0.32),
        "selected": theme.selected,
        "bad": theme.bad,
        "warning": theme.warning,
        "warning_line": theme.warning_line,
        "focus": theme.focus_in_dialogs,
        "cream": theme.cream,
        "cream_text": theme.cream_text,
        "handle": _towards(theme.line, theme.ink, 0.45),
    }
    fonts = {
        "title_font": _font(letters, lettering.TITLE, scale),
        "second_font": _font(letters, lettering.PROMPT_SECOND, scale),
        "caps_font": _font(letters, lettering.CAPS, scale),
        "button_font": _font(letters, lettering.BODY_BOLD, scale),
    }
    return _SHEET.substitute(
        {name: colour.name() for name, colour in names.items()},
        **fonts,
        signs=SIGNS.as_posix(),
        theme=theme.name,
        # Where every text is white, a thing that is off must show it by its line.
        off="dashed" if theme.disabled == theme.ink else "solid",
        button=measures.BUTTON_RADIUS,
        field=measures.FIELD_RADIUS,
        box=measures.DOCK_BOX_RADIUS,
        least=measures.LEAST_BUTTON - 2,
        least_focused=measures.LEAST_BUTTON - 4,
    )


def _font(letters: Lettering, role: Role, scale: float) -> str:
    families = letters.serif if role.serif else letters.sans
    quoted = ", ".join(f'"{family}"' for family in families)
    size = letters.font(role, scale).pointSizeF()
    return f"font-family: {quoted}; font-size: {size:.2f}pt; font-weight: {int(role.weight)};"


def _towards(colour: QColor, other: QColor, part: float) -> QColor:
    def mixed(ours: float, theirs: float) -> float:
        return ours + (theirs - ours) * part

    return QColor.fromRgbF(
        mixed(colour.redF(), other.redF()),
        mixed(colour.greenF(), other.greenF()),
        mixed(colour.blueF(), other.blueF()),
    )


_SHEET: Final = Template((ASSETS / "chrome.qss").read_text(encoding="utf-8"))
