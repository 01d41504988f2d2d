"""The state of a match. It is immutable: each function of the rules makes a new one."""

from typing import Annotated

import msgspec

from botyard.games.rng import SEED_BYTES
from botyard.games.robot_master.grid import CELLS
from botyard_protocol.robot_master import Beginner, CardValue, EndReason, GameResult

SEATS = 2
HAND = 12
"""Cards that each player is dealt."""

_Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
_Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
_Hand = Annotated[tuple[CardValue, ...], msgspec.Meta(max_length=HAND)]


class State(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One position of a match.

    `seed`, `counter`: the chance of the games to come. `games`: the match is the best of so many. `number`: of the
    current game, from 1. `rows`: the seat that owns the rows in it. `first`: the seat that began it. `active`: the seat
    whose turn it is; after a game's last card the one that began. `cells`: values, None for no card. `hands`: values by
    seat, ascending. `finished`: results of the games that were played to their end. `resigned`: a seat. `ended`: None
    while the match goes on.

    Cards that were not dealt are in no state: the next game shuffles all 36 again.
    """

    seed: Annotated[bytes, msgspec.Meta(min_length=SEED_BYTES, max_length=SEED_BYTES)]
    counter: _Count
    games: _Count
    begins: Beginner
    number: _Count
    rows: _Seat
    first: _Seat
    active: _Seat
    cells: Annotated[tuple[CardValue | None, ...], msgspec.Meta(min_length=CELLS, max_length=CELLS)]
    hands: tuple[_Hand, _Hand]
    finished: tuple[GameResult, ...] = ()
    resigned: _Seat | None = None
    ended: EndReason | None = None

    def laid(self) -> int:
        """Return the number of cards that were laid in the current game; the first one on the centre is not counted."""
        return CELLS - 1 - self.cells.count(None)

    def won(self) -> tuple[int, int]:
        """Return the number of games won by each seat."""
        winners = [result.winner for result in self.finished]
        return winners.count(0), winners.count(1)
