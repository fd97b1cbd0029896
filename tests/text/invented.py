"""Options of every kind that nobody has written: put where real ones stand, for tests."""

from typing import Annotated, Literal, get_type_hints

import pytest

from maverick_desktop.core import rules as core
from maverick_desktop.core.rules import (
    OPTIONS,
    PRESETS,
    About,
    Group,
    Kind,
    Option,
    Rules,
    Source,
    Value,
)
from maverick_desktop.text import optiontexts
from maverick_desktop.text.optionwords import OptionText, ValueText, flag


class MoreRules(Rules, frozen=True, kw_only=True):
    """The rules with an option more of each kind."""

    drinks: Annotated[Literal["tea", "wine"], About(Group.DEAL, "wine", "wine")] = "tea"
    candles: Annotated[bool, About(Group.PLAY, source=Source.OURS)] = False
    chairs: Annotated[int, About(Group.POINTS, low=1, high=9, source=Source.RUSSIAN)] = 4
    minutes: Annotated[int | None, About(Group.MATCH, low=1, high=60, usual=30)] = None


WORDS = {
    "drinks": OptionText(
        "Drinks",
        "What is on the table.",
        {"tea": ValueText("tea", "Nobody errs."), "wine": ValueText("wine", "Everybody errs.")},
    ),
    "candles": OptionText("Candles", "Whether they are lit.", flag("It is dim.", "It is bright.")),
    "chairs": OptionText("Chairs", "How many there are.", counted="{n} chair|{n} chairs"),
    "minutes": OptionText("Minutes", "How long a hand may take.", none="no clock"),
}
INVENTED: dict[str, tuple[Kind, Value, str]] = {
    "drinks": (Kind.CHOICE, "wine", "wine"),
    "candles": (Kind.FLAG, True, "on"),
    "chairs": (Kind.NUMBER, 1, "1 chair"),
    "minutes": (Kind.NUMBER_OR_NONE, 12, "12"),
}


def invent(monkeypatch: pytest.MonkeyPatch) -> dict[str, Option]:
    """Make the invented options known to everything that knows the real ones."""
    hints = get_type_hints(MoreRules, include_extras=True)
    usual = MoreRules()
    new = {name: core._option(name, hints[name], getattr(usual, name)) for name in WORDS}
    for name, option in new.items():
        monkeypatch.setitem(OPTIONS, name, option)
        monkeypatch.setitem(optiontexts.TEXTS, name, WORDS[name])
    for preset, rules in PRESETS.items():
        values = {name: getattr(new[name], preset) for name in new}
        old = {name: getattr(rules, name) for name in Rules.__struct_fields__}
        monkeypatch.setitem(PRESETS, preset, MoreRules(**old, **values))
    return new
