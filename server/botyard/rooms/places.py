"""The place of a player in a match that is over, as lists of matches say it. Pure."""

from collections.abc import Collection, Sequence
from typing import Any

from botyard.games.interface import Game, TeamPlay

Ranking = Sequence[Sequence[int]]
"""The seats on each place, the first place first. A place that only opponents that the rules play hold is empty."""


def teams_of(game: Game, state: Any, seats: int) -> Sequence[int]:
    """Return the number of the team of each seat; in a game without teams each seat is one."""
    return game.teams(state) if isinstance(game, TeamPlay) else range(seats)


def place_of(ranking: Ranking, teams: Sequence[int], seats: Collection[int]) -> tuple[int | None, bool]:
    """Return the best place of `seats`, and whether a seat that is not among them, of another team, shares it.

    The place is one more than the number of teams in front, from 1; None without a ranking.
    """
    before = 0
    for place in ranking:
        own = {teams[seat] for seat in place if seat in seats}
        if own:
            return before + 1, any(seat not in seats and teams[seat] not in own for seat in place)
        before += len({teams[seat] for seat in place}) or 1  # without seats: an opponent that the rules play
    return None, False
