"""Functions of the interface of games."""

import pytest

from botyard.games.interface import places, players_in_words


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (range(2, 5), "2 to 4 players"),
        (range(2, 3), "2 players"),
        (range(1, 2), "1 player"),
        (range(1, 8), "1 to 7 players"),
    ],
)
def test_numbers_of_players_are_said_in_words(players: range, words: str) -> None:
    assert players_in_words(players) == words


def test_seats_with_equal_keys_share_a_place() -> None:
    assert places([3, 5, 3, 1]) == ((1,), (0, 2), (3,))
