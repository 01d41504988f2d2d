"""The matches that the client's tests fold are what the server tells today."""

from tests.games.recorded import FILE, recorded


def test_the_recorded_matches_are_fresh() -> None:
    assert FILE.read_text() == recorded(), "write them anew: python -m tests.games.recorded --write"
