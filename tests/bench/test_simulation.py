"""The simulation of several processes agrees with what can be said without it."""

import pytest

from bench.simulation import Costs, even_pace, simulate, table

TURNS = 5_000


def test_one_process_plays_as_many_turns_as_its_core_has_time_for() -> None:
    for together in (True, False):
        assert simulate(1, 50, together, Costs(400, 300, 50), TURNS) == pytest.approx(2_500, rel=0.01)


def test_rooms_on_one_process_each_scale_with_the_processes_until_redis_is_busy() -> None:
    assert simulate(4, 400, True, Costs(400, 300, 50), TURNS) == pytest.approx(10_000, rel=0.05)
    assert simulate(4, 400, True, Costs(400, 300, 200), TURNS) == pytest.approx(5_000, rel=0.05)


def test_players_of_a_room_on_two_processes_cost_each_of_them() -> None:
    # in one of eight rooms all four are on one of the two; such a room waits once for a turn, the others twice
    cost = 400 + 300 * 7 / 9
    assert simulate(2, 400, False, Costs(400, 300, 1), TURNS) == pytest.approx(2e6 / cost, rel=0.05)


def test_rooms_of_one_pace_fill_the_process_that_has_most_of_them() -> None:
    costs = Costs(400, 300, 50)
    assert even_pace(1, 100, costs) == pytest.approx(2_500)
    assert even_pace(2, 1, costs) == pytest.approx(2_500), "the other process has no room"
    few, many = even_pace(4, 100, costs), even_pace(4, 10_000, costs)
    assert few < 0.9 * 10_000
    assert 0.95 * 10_000 < many < 10_000
    assert even_pace(4, 100, Costs(400, 300, 200)) == pytest.approx(5_000), "Redis is busy first"


def test_the_table_has_a_line_for_each_number_of_processes_and_rooms() -> None:
    lines = list(table(Costs(), 200))
    assert [line.split(" | ")[0] for line in lines[2::2]] == ["| 1", "| 2", "| 4", "| 8", "| 16"]
