"""The benchmark of the rules runs and measures whole games; how fast they are is not for tests to say."""

import pytest

from bench import memory
from bench.rules import GAME, play, play_variant, table, table_of_variants
from botyard.games.registry import GAMES
from botyard.rooms import commit_plan

pytestmark = pytest.mark.slow


def test_the_table_has_a_line_for_each_number_of_players_and_stall_rule() -> None:
    machine, _, rule, *lines = table(1, players=(2,), stall_rules=(3, 5))
    assert "Python" in machine
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in (rule, *lines)]
    assert len(lines) == 2
    assert {len(row) for row in cells} == {8}
    assert [row[:2] for row in cells[1:]] == [["2", "3"], ["2", "5"]]
    assert all(float(cell.replace(",", "")) > 0 for row in cells[1:] for cell in row[2:])


def test_games_are_played_to_their_end_and_the_same_again() -> None:
    steps = list(play(2, 3, seed=1))
    last = steps[-1]
    assert GAME.finished(GAME.apply(last.state, last.seat, last.choice, last.command).state)
    assert steps == list(play(2, 3, seed=1))
    assert steps != list(play(2, 3, seed=2))


def test_another_game_is_measured_by_its_variants() -> None:
    game = GAMES["robot_master"]
    _, _, rule, *lines = table_of_variants(game, 1)
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in (rule, *lines)]
    assert {len(row) for row in cells} == {7}
    assert [row[0] for row in cells[1:]] == ["standard", *game.variants()]
    steps = list(play_variant(game, game.default_options(), 1))
    last = steps[-1]
    assert game.finished(game.apply(last.state, last.seat, last.choice, last.command).state)


async def test_the_table_has_a_line_for_each_size_of_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commit_plan, "KEEP_MS", 0)
    machine, _, rule, *lines = await memory.table(1, players=(2, 3), entries=(20,))
    assert "Python" in machine
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in (rule, *lines)]
    assert {len(row) for row in cells} == {11}
    assert [row[:2] for row in cells[1:]] == [["2", "20"], ["3", "20"]]
    live, packed = float(cells[1][4]), float(cells[1][5])
    assert live > 3 * packed > 0
