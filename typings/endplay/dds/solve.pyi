from enum import Enum

class SolveMode(Enum):
    OptimalOne = 1
