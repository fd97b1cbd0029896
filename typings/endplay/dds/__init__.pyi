from typing import Any

from endplay.types import Deal
from endplay.dds.solve import SolveMode

def solve_board(deal: Deal, mode: SolveMode) -> Any: ...
