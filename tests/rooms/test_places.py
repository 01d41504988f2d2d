"""Places count the teams in front, and a first place is shared with other teams only."""

import pytest

from botyard.rooms.places import place_of

ALONE, PAIRS = (0, 1, 2, 3), (0, 1, 0, 1)
"""The teams of four seats that play each for itself, and of two pairs."""


@pytest.mark.parametrize(
    ("ranking", "teams", "seats", "place"),
    [
        (((1,), (0,)), ALONE, (0,), (2, False)),
        (((1, 2), (0,)), ALONE, (0,), (3, False)),
        (((0, 1), (2,)), ALONE, (1,), (1, True)),
        (((0, 1), (2,)), ALONE, (0, 1), (1, False)),
        (((0, 2), (1, 3)), PAIRS, (0,), (1, False)),
        (((0, 2), (1, 3)), PAIRS, (1, 3), (2, False)),
        (((0, 1, 2, 3),), PAIRS, (0, 2), (1, True)),
        (((), (0,)), ALONE, (0,), (2, False)),
        (((1,), (), (0,)), ALONE, (0,), (3, False)),
        (((0,), ()), ALONE, (0,), (1, False)),
        ((), ALONE, (0,), (None, False)),
    ],
)
def test_the_place_of_a_player_counts_the_teams_in_front(
    ranking: tuple[tuple[int, ...], ...], teams: tuple[int, ...], seats: tuple[int, ...], place: tuple[int | None, bool]
) -> None:
    assert place_of(ranking, teams, seats) == place
