"""The tests of My Game: the promises that every game keeps, and its own rules."""

from collections.abc import Callable

import pytest
from my_game import GAME, Rules, State, Take, Taken

from botyard.games.interface import Illegal
from botyard.testing import Room, contract_tests, fuzz_tests, golden_match

test_contract = contract_tests(GAME)
test_fuzz = fuzz_tests(GAME)
test_golden = golden_match(GAME, "golden.jsonl")


def test_a_player_who_takes_the_last_stone_wins() -> None:
    game = Rules()
    after = game.apply(State(stones=2, players=2), seat=0, choice=0, command=Take(2)).state
    assert game.ranking(after) == ((0,), (1,))


def test_a_turn_goes_to_the_next_player_who_still_plays(room: Callable[..., Room]) -> None:
    table = room(players=3)
    table.resign(1)
    assert table.answer(0, Take(1))[0] == Taken(0, 1)
    assert table.view().active == (2,)
    with pytest.raises(Illegal):
        table.answer(0, Take(1))


def test_a_bot_answers_when_it_is_asked(room: Callable[..., Room]) -> None:
    table = room(players=2, bots=1)
    table.answer(0, Take(1))
    table.play_bots()
    assert [choice.seat for choice in table.choices] == [0]
