"""What page preview, printing and saving a PDF say."""

from maverick_desktop.text.faults import shown_path
from maverick_desktop.text.phrase import QT_TRANSLATE_NOOP, Phrase

PREVIEW_TITLE = QT_TRANSLATE_NOOP("text", "Page preview")
BLANK_TITLE = QT_TRANSLATE_NOOP("text", "Blank score sheets")
PAPER = QT_TRANSLATE_NOOP("text", "Paper")
A4 = QT_TRANSLATE_NOOP("text", "A4")
LETTER = QT_TRANSLATE_NOOP("text", "Letter")
DETAIL = QT_TRANSLATE_NOOP("text", "Detail")
DETAILS = {
    "hands": QT_TRANSLATE_NOOP("text", "A row a hand"),
    "tricks": QT_TRANSLATE_NOOP("text", "Every trick"),
    "cards": QT_TRANSLATE_NOOP("text", "Every card"),
}
LANGUAGE = QT_TRANSLATE_NOOP("text", "Language")
LANGUAGES = {"en": "English", "ru": "Русский"}
"""Each language by its own name: never translated."""
RULES = QT_TRANSLATE_NOOP("text", "Rules")
ANY_RULES = QT_TRANSLATE_NOOP("text", "any, to be ticked")
PER_PAGE = QT_TRANSLATE_NOOP("text", "Sheets on a page")
PRINT = QT_TRANSLATE_NOOP("text", "Print…")
SAVE_PDF = QT_TRANSLATE_NOOP("text", "Save as PDF…")
PDF_FILES = QT_TRANSLATE_NOOP("text", "PDF files (*.pdf)")
PDF_NAME = QT_TRANSLATE_NOOP("text", "score-sheet")
PAGE_OF = QT_TRANSLATE_NOOP("text", "Page {page} of {count}")
PREVIOUS_PAGE = QT_TRANSLATE_NOOP("text", "Previous page")
NEXT_PAGE = QT_TRANSLATE_NOOP("text", "Next page")
PRODUCER = "Maverick Desktop"
CANNOT_SAVE = QT_TRANSLATE_NOOP("text", "The PDF was not saved")
CANNOT_PRINT = QT_TRANSLATE_NOOP("text", "The score sheet was not printed")
NO_PRINTER = QT_TRANSLATE_NOOP(
    "text", "This computer knows no printer; “Save as PDF” makes a file to print elsewhere."
)
PRINTER_REFUSED = QT_TRANSLATE_NOOP(
    "text",
    "The printer “{printer}” did not take the pages; see whether it is on, or save them as a PDF.",
)
FILE_REFUSED = QT_TRANSLATE_NOOP(
    "text",
    "The pages did not fit into {file}; see whether its disk is full, or choose another place.",
)


def page_of(page: int, count: int) -> Phrase:
    """Which page is shown; the first is 1."""
    return Phrase(PAGE_OF, {"page": page, "count": count})


def printer_refused(printer: str) -> Phrase:
    """A job that failed."""
    return Phrase(PRINTER_REFUSED, {"printer": printer})


def file_refused(file: str) -> Phrase:
    """A job that was to become a file and did not."""
    return Phrase(FILE_REFUSED, {"file": shown_path(file)})
