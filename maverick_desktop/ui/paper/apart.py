"""Pages without a window: for the terminal, which has no screen and asks for no printer."""

import os

import msgspec
from PySide6.QtGui import QGuiApplication

from maverick_desktop.ui.art import Art
from maverick_desktop.ui.lettering import Lettering, load_fonts


class Workshop(msgspec.Struct, frozen=True, eq=False):
    """What pages are made with; the application must live as long as they are painted."""

    application: QGuiApplication
    lettering: Lettering
    art: Art


def workshop() -> Workshop:
    """Fonts and drawings, with the application that is there or one that needs no display."""
    application = QGuiApplication.instance()
    if not isinstance(application, QGuiApplication):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        application = QGuiApplication(["maverick-desktop"])
    return Workshop(application, load_fonts(), Art())
