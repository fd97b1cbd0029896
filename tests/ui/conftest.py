"""The window's look, made once: fonts and drawings do not change between tests."""

import pytest
from PySide6.QtWidgets import QApplication

from maverick_desktop.ui.app import make_look
from maverick_desktop.ui.look import Look


@pytest.fixture(scope="session")
def look(qapp: QApplication) -> Look:
    """Theme, lettering, drawings, cards and language."""
    return make_look(qapp)
