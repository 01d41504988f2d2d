"""The matches that the client's tests fold are what the server tells today."""

import pytest

from tests.games.recorded import FILES, recorded


@pytest.mark.parametrize("game", FILES)
def test_the_recorded_matches_are_fresh(game: str) -> None:
    assert FILES[game].read_text() == recorded(game), "write them anew: python -m tests.games.recorded --write"
