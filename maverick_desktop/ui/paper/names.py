"""Names of two players in one sentence, cut evenly where the room is short."""

from collections.abc import Callable

from maverick_desktop.text.phrase import Phrase

from .draft import Draft
from .faces import Face


def pair_cut(
    draft: Draft,
    one: str,
    other: str,
    sentence: Callable[[str, str], Phrase],
    face: Face,
    room: float,
) -> str:
    """The sentence about both; the longer name is cut first, both alike if need be."""
    setter = draft.setter

    def said(first: str, second: str) -> str:
        return draft.say(sentence(first, second))

    whole = said(one, other)
    if setter.width(face, whole) <= room:
        return whole
    left = room - setter.width(face, said("", ""))
    widths = sorted(setter.width(face, name) for name in (one, other))
    # What the shorter name leaves of its half is the longer one's.
    most = max(left / 2, left - widths[0])
    return said(setter.cut(face, one, most), setter.cut(face, other, most))
