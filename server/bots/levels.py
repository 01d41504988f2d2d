"""How well a bot plays."""

from protocol.base import WireEnum


class Level(WireEnum):
    """The levels, weakest first."""

    RANDOM = 0
    GREEDY = 1
    PLANNER = 2
