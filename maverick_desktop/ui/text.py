"""Sentences in the window's language: Qt translates a template before it is filled."""

from PySide6.QtCore import QCoreApplication

from maverick_desktop.text.phrase import Language

CONTEXT = "text"
"""The translation context of every template in ``maverick_desktop.text``."""


class WindowLanguage(Language):
    """The language whose translator is installed; English without one."""

    def translate(self, source: str) -> str:
        """The template as the installed translator has it."""
        return QCoreApplication.translate(CONTEXT, source)
