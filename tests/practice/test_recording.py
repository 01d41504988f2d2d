"""Recorded matches: each still replays by the current rules, to its end, as spectators see it."""

import pytest

from botyard.games.interface import Game
from botyard.games.registry import BUILT_IN
from botyard.practice.recording import played_recording
from tests.support.toy_game import GAME as TOY

MOST_BYTES = 40_000
"""Of a recording: the first page reads it compressed."""


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_the_recorded_match_of_a_game_replays_to_its_end(game: Game) -> None:
    recording = played_recording(game)
    assert recording is not None
    start, played = recording["start"], recording["played"]
    assert (start["snapshot"]["number"], start["snapshot"]["audience"]) == (0, [])
    assert start["snapshot"]["room"]["status"] == "playing"
    assert played["snapshot"]["room"]["status"] == "finished"
    assert [frame["number"] for frame in played["frames"]] == list(range(1, len(played["moves"]) + 1))
    assert all(seat["bot"] is not None for seat in start["snapshot"]["room"]["seats"])


def test_a_game_without_a_file_has_no_recorded_match() -> None:
    assert played_recording(TOY.game) is None
