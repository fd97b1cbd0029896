"""The words of every option by its name; a new option's go where its group's are."""

from collections.abc import Mapping
from typing import Final

from .optionwords import OptionText
from .playoptions import PLAY_TEXTS
from .scoreoptions import SCORE_TEXTS

TEXTS: Final[Mapping[str, OptionText]] = {**PLAY_TEXTS, **SCORE_TEXTS}
