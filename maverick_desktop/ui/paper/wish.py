"""What is wanted on paper: its size, and how much the sheet tells."""

from enum import Enum


class Paper(Enum):
    """A size of paper, upright."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in mm."""
        return (210.0, 297.0) if self is Paper.A4 else (215.9, 279.4)


class Detail(Enum):
    """How much a match's sheet tells."""

    HANDS = "hands"
    """A row a hand."""
    TRICKS = "tricks"
    """Under each hand its tricks: who won them, points, trumps and adders."""
    CARDS = "cards"
    """Under each hand every card of it."""
