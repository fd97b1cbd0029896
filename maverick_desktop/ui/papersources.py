"""What the page preview can show: the sheet of a match, or blank sheets for real cards.

Joins the choices of the preview with the painted pages. Must not know how they are painted.
"""

from collections.abc import Mapping
from typing import Final, get_args

from PySide6.QtCore import QLocale

from maverick_desktop.core.rulefile import RuleSet
from maverick_desktop.core.rules import PRESETS
from maverick_desktop.core.sheet import ScoreSheet, SheetHead
from maverick_desktop.text import printing as words
from maverick_desktop.text.options import preset_name
from maverick_desktop.text.phrase import Phrase, say
from maverick_desktop.ui.dialogs.preview import Field
from maverick_desktop.ui.look import Look
from maverick_desktop.ui.paper.blankpages import blank_pages
from maverick_desktop.ui.paper.matchpages import match_pages
from maverick_desktop.ui.paper.pages import Pages
from maverick_desktop.ui.paper.wish import Detail, Paper
from maverick_desktop.ui.text import Code, Letters, language

_ANY: Final = ""
"""Blank sheets for no rule set in particular."""


def paper_for(chosen: str) -> Paper:
    """The paper that was chosen by its name; without a choice, what people here print on."""
    if chosen:
        return Paper(chosen)
    imperial = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if imperial else Paper.A4


def _paper(look: Look, chosen: Paper) -> Field:
    sizes = ((Paper.A4.value, words.A4), (Paper.LETTER.value, words.LETTER))
    choices = tuple((value, look.say(Phrase(text))) for value, text in sizes)
    return Field("paper", look.say(Phrase(words.PAPER)), choices, chosen.value)


def _language(look: Look) -> Field:
    choices = tuple(words.LANGUAGES.items())
    return Field("language", look.say(Phrase(words.LANGUAGE)), choices, look.language.code)


def _code(chosen: str) -> Code:
    return next(code for code in get_args(Code) if code == chosen)


class MatchSource:
    """The sheet of a match."""

    def __init__(
        self,
        look: Look,
        sheet: ScoreSheet,
        head: SheetHead,
        paper: Paper,
        detail: Detail = Detail.HANDS,
        letters: Letters = "auto",
    ) -> None:
        self._look = look
        self._sheet = sheet
        self._head = head
        self._paper = paper
        self._detail = detail
        self._letters = letters
        self.title: Final = look.say(Phrase(words.PREVIEW_TITLE))

    def fields(self) -> tuple[Field, ...]:
        """How much it tells, the paper, the language."""
        look = self._look
        # A score kept by hand knows no cards.
        known = (one for one in Detail if one is not Detail.CARDS or not self._sheet.by_hand)
        details = tuple((one.value, look.say(Phrase(words.DETAILS[one.value]))) for one in known)
        detail = Field("detail", look.say(Phrase(words.DETAIL)), details, self._detail.value)
        return detail, _paper(look, self._paper), _language(look)

    def pages(self, chosen: Mapping[str, str]) -> Pages:
        """The match on this paper, in this detail and language."""
        return match_pages(
            self._sheet,
            self._head,
            language(_code(chosen["language"]), self._letters),
            self._look.lettering,
            self._look.art,
            Paper(chosen["paper"]),
            Detail(chosen["detail"]),
        )


class BlankSource:
    """Sheets to fill in by hand."""

    def __init__(
        self, look: Look, rule_sets: Mapping[str, RuleSet], rules: str, paper: Paper
    ) -> None:
        """``rules``: the id of the set that is chosen at first."""
        self._look = look
        self._rule_sets = rule_sets
        self._rules = rules
        self._paper = paper
        self.title: Final = look.say(Phrase(words.BLANK_TITLE))

    def fields(self) -> tuple[Field, ...]:
        """The rules, how many sheets a page, the paper, the language."""
        look = self._look
        rules = (
            (_ANY, look.say(Phrase(words.ANY_RULES))),
            *((id_, self._name(id_, one)) for id_, one in self._rule_sets.items()),
        )
        counts = tuple((str(count), str(count)) for count in range(1, 5))
        return (
            Field("rules", look.say(Phrase(words.RULES)), rules, self._rules),
            Field("per_page", look.say(Phrase(words.PER_PAGE)), counts, "1"),
            _paper(look, self._paper),
            _language(look),
        )

    def _name(self, id_: str, rule_set: RuleSet) -> str:
        return self._look.say(preset_name(id_)) if id_ in PRESETS else rule_set.name

    def pages(self, chosen: Mapping[str, str]) -> Pages:
        """Blank sheets for these rules."""
        spoken = language(_code(chosen["language"]))
        rule_set = self._rule_sets.get(chosen["rules"])
        if rule_set is not None and chosen["rules"] in PRESETS:
            name = say(preset_name(chosen["rules"]), spoken)
            rule_set = RuleSet(name, rule_set.base, rule_set.rules)
        return blank_pages(
            rule_set,
            spoken,
            self._look.lettering,
            self._look.art,
            Paper(chosen["paper"]),
            int(chosen["per_page"]),
        )
