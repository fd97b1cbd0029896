"""Prints the pictured match through the preview and the system's dialog, in a process of its own.

CUPS asks for its server once a process. `python -m tests.ui.printed PDF` also leaves the PDF.
"""

import sys
from pathlib import Path

from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QMessageBox

from maverick_desktop.ui.app import make_look
from maverick_desktop.ui.dialogs.preview import PreviewDialog
from maverick_desktop.ui.paper.wish import Detail, Paper
from maverick_desktop.ui.papersources import MatchSource
from tests.ui import paperstates


def main(pdf: Path) -> int:
    """Print on the default printer; the exit code tells whether it was accepted."""
    application = QApplication(sys.argv[:1])
    sheet, head = paperstates.pictured()
    source = MatchSource(make_look(application), sheet, head, Paper.A4, Detail.TRICKS)
    dialog = PreviewDialog(make_look(application), source)
    dialog.show()
    dialog.print_button.click()
    asked = dialog.findChild(QPrintDialog)
    if asked is None:
        return 1
    application.processEvents()
    asked.accept()
    application.processEvents()
    dialog.save(pdf)
    return 1 if dialog.findChildren(QMessageBox) else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
