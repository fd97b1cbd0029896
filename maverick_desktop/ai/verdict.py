"""What a thinker's comparison of its choices came to: a value, for playing, explaining, reviewing.

Knows no match and no text. Every number is from what one seat may know.
"""

import msgspec

from maverick_desktop.core.events import Action


class Weighed(msgspec.Struct, frozen=True):
    """One choice and what it promises."""

    action: Action
    worth: float
    """Expected score for the whole hand of the thinker's side over the other side's, price paid."""
    error: float = 0.0
    """Standard error of what it is behind the best by; 0 for the best."""
    wins: float | None = None
    """For a card: the share of worlds in which the thinker's side takes the trick in progress."""
    trick: float | None = None
    """For a card: the mean points of that trick, minus if the other side gets them."""
    made: float | None = None
    """The share of worlds in which the thinker's side makes the bid it has, or would have."""
    price: int = 0
    """What it costs beside: the price of a revoke; it is in ``worth`` already."""


class Verdict(msgspec.Struct, frozen=True):
    """All choices that were compared."""

    choices: tuple[Weighed, ...]
    """The best first; at least one. Cards that do the same are one choice, told by the lowest."""
    worlds: int = 0
    """Deals of the unseen cards that were looked at; 0 where none were needed."""
    exact: bool = False
    """Whether the rest of the hand was played perfectly in each of them."""
    near_end: bool = False
    """Whether ``worth`` counts some points for a side that reaches the target with this hand."""

    @property
    def best(self) -> Weighed:
        """What to do."""
        return self.choices[0]
