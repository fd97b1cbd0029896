"""The part of ``bench`` that measures paper: plays the match that is printed. Brings Qt along."""

from typing import Final

from msgspec.structs import replace

from maverick_desktop import __version__
from maverick_desktop.chance import NumberedChance, new_match_id
from maverick_desktop.core.cards import SEATS
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Sitter
from maverick_desktop.core.rules import INDIVIDUALIST
from maverick_desktop.core.sheet import head_of, sheet_of
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table
from maverick_desktop.lab.match import play, seat_players
from maverick_desktop.ui.paper.apart import workshop
from maverick_desktop.ui.paper.measure import PaperFigures, paper_figures

from .interrupts import interrupts_wait

HANDS: Final = 40
_NUMBER: Final = 4711


def measure_paper() -> PaperFigures:
    """The figures of a match of forty hands."""
    south, west, north, east = (Sitter(seat.name.title(), "bot:club") for seat in SEATS)
    header = MatchHeader(
        app=__version__,
        match=new_match_id(),
        number=_NUMBER,
        rules_name="Individualist",
        rules_base="individualist",
        rules=replace(INDIVIDUALIST, target=None, hands=HANDS),
        sitters=(south, west, north, east),
        created="2026-01-01T00:00:00Z",
    )
    table = Table(GameLog(header), NumberedChance(_NUMBER), MemorySink())
    play(table, seat_players(table, header), lambda known: len(known.past) < HANDS)
    with interrupts_wait():
        return paper_figures(workshop(), sheet_of(table.public), head_of(table.log, table.public))
