"""The PDFs of ``sheet``: imported when one is asked for, as it brings Qt along."""

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.sheet import ScoreSheet, SheetHead
from maverick_desktop.ui.paper.apart import workshop
from maverick_desktop.ui.paper.blankpages import blank_pages
from maverick_desktop.ui.paper.matchpages import match_pages
from maverick_desktop.ui.paper.pdf import pdf_bytes
from maverick_desktop.ui.paper.wish import Detail, Paper
from maverick_desktop.ui.text import Code, language

from .interrupts import interrupts_wait


def match_pdf(sheet: ScoreSheet, head: SheetHead, paper: str, lang: Code, detail: str) -> bytes:
    """The score sheet of a match."""
    with interrupts_wait():
        with_ = workshop()
        pages = match_pages(
            sheet, head, language(lang), with_.lettering, with_.art, Paper(paper), Detail(detail)
        )
        return pdf_bytes(pages)


def blank_pdf(rules: RuleSet | None, paper: str, lang: Code, per_page: int) -> bytes:
    """Empty sheets, for a rule set or for any."""
    with interrupts_wait():
        with_ = workshop()
        pages = blank_pages(
            rules, language(lang), with_.lettering, with_.art, Paper(paper), per_page
        )
        return pdf_bytes(pages)
