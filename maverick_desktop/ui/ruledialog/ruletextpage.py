"""What a rule set does: its whole rule text on a page that can be scrolled, selected and copied."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextBlockFormat, QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QTextEdit, QWidget

from maverick_desktop.text import rulesdialog as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.text.rulestext import rule_text
from maverick_desktop.ui.lettering import Role, Weight
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.models.workbook import Workbook
from maverick_desktop.ui.ruledialog.parts import HEADING, gold_edge

_SECTION: Final = Role(13, Weight.DemiBold)
_TEXT: Final = Role(13)
_CHANGED: Final = "\N{LEFT ONE QUARTER BLOCK}"
_MARGIN: Final = 21


class RuleTextPage(QTextEdit):
    """The rules shown, in words; sentences that the built-in rules do not have are marked."""

    def __init__(self, look: Look, book: Workbook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._book = book
        self.setReadOnly(True)
        self.setProperty("look", "page")
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setAccessibleName(look.say(Phrase(words.RULE_TEXT)))
        self.document().setDocumentMargin(_MARGIN)
        book.rules_changed.connect(self.refresh)

    def refresh(self) -> None:
        """Write the page anew where it stands, if it can be seen."""
        if self.isHidden():
            return
        place = self.verticalScrollBar().value()
        usual = {
            self._look.say(sentence)
            for _, sentences in rule_text(self._book.base)
            for sentence in sentences
        }
        self.clear()
        cursor = self.textCursor()
        cursor.beginEditBlock()
        self._title(cursor)
        for heading, sentences in rule_text(self._book.rules):
            self._line(cursor, self._look.say(heading), _SECTION, above=14)
            for sentence in sentences:
                said = self._look.say(sentence)
                self._line(cursor, said, _TEXT, above=4, changed=said not in usual)
        cursor.endEditBlock()
        self.verticalScrollBar().setValue(place)

    def _title(self, cursor: QTextCursor) -> None:
        cursor.setBlockFormat(QTextBlockFormat())
        cursor.insertText(self._book.name(self._book.chosen), self._letters(HEADING))

    def _line(
        self, cursor: QTextCursor, text: str, role: Role, above: float, *, changed: bool = False
    ) -> None:
        """Inserted as plain text: nothing in it is read as markup."""
        form = QTextBlockFormat()
        form.setTopMargin(above)
        form.setLineHeight(120, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        letters = self._letters(role)
        cursor.insertBlock(form, letters)
        if changed:
            mark = QTextCharFormat(letters)
            mark.setForeground(gold_edge(self._look.theme))
            cursor.insertText(_CHANGED + "\N{NO-BREAK SPACE}", mark)
        cursor.insertText(text, letters)

    def _letters(self, role: Role) -> QTextCharFormat:
        letters = QTextCharFormat()
        letters.setFont(self._look.lettering.font(role))
        letters.setForeground(self._look.theme.ink)
        return letters
