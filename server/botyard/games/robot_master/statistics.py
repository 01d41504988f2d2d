"""What a match of Robot Master counts: each player's lowest and highest line in the games played to the end."""

from collections.abc import Iterator

from botyard.games.interface import Observation, Statistic
from botyard.games.robot_master.grid import TRIPLE
from botyard.games.robot_master.state import State
from botyard_protocol.api_rooms import Aggregation

STATISTICS = (
    Statistic("highest", Aggregation.MAX, award="peak", least=TRIPLE),
    Statistic("lowest", Aggregation.MIN),
)


def observations(state: State) -> Iterator[Observation]:
    """Yield the lowest and the highest worth of each side of each finished game."""
    for game in state.finished:
        for seat, worths in ((game.rows, game.worths.rows), (1 - game.rows, game.worths.columns)):
            yield "lowest", seat, min(worths)
            yield "highest", seat, max(worths)
