from enum import Enum

class Denom(Enum):
    spades = 0

class Player(Enum):
    west = 3

class Deal:
    trump: Denom
    first: Player
