"""The puzzle of a day is the same for all, and no answer to it is taken on trust."""

from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from botyard.practice.daily import WEEKDAYS, check_answer, date_of, day_of, puzzle_of
from botyard.practice.origins import Beginning, CannotBegin, NewMatch, Step
from botyard_protocol.api_practice import PracticeBot
from botyard_protocol.messages import BotLevel
from tests.games.find_puzzles import GRADES, shortest
from tests.games.test_daily import POOLS, answer_of
from tests.support.default_game import GAME

SEED = bytes(32)
MIDNIGHT = datetime(2026, 11, 29, tzinfo=UTC).timestamp()
SUNDAY = day_of(MIDNIGHT)


def test_a_day_begins_at_midnight_in_utc() -> None:
    assert [date_of(day_of(MIDNIGHT + seconds)) for seconds in (-0.001, 0, 86_399.9, 86_400)] == [
        *("2026-11-28", "2026-11-29"),
        *("2026-11-29", "2026-11-30"),
    ]


def given(name: str, day: int) -> dict[str, Any]:
    """The puzzle of a game on a day."""
    found = puzzle_of(name, day)
    assert found is not None
    return found


@pytest.mark.parametrize("name", POOLS)
def test_no_puzzle_comes_again_before_all_others_of_its_weekday_have_come(name: str) -> None:
    weeks = -(-len(POOLS[name]) // WEEKDAYS)
    ids = [given(name, day)["id"] for day in range(SUNDAY, SUNDAY + weeks * WEEKDAYS)]
    assert set(ids) == {step["id"] for step in POOLS[name]}
    for start in range(len(ids) - WEEKDAYS * (weeks - 1)):
        window = ids[start : start + WEEKDAYS * (weeks - 1)]
        assert len(set(window)) == len(window)


@pytest.mark.parametrize("name", POOLS)
def test_a_week_begins_with_easy_puzzles_and_ends_with_hard_ones(name: str) -> None:
    for monday in range(SUNDAY + 1, SUNDAY + 1 + 10 * WEEKDAYS, WEEKDAYS):
        grades = [given(name, monday + number)["grade"] for number in range(WEEKDAYS)]
        assert grades == sorted(grades)
        assert (grades[0], grades[-1]) == (1, GRADES)


def test_a_pool_that_is_smaller_than_a_week_is_given_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(POOLS))
    monkeypatch.setattr("botyard.practice.daily._pool", lambda _: POOLS[name][:3])
    assert [given(name, day)["id"] for day in range(3, 8)] == ["daily-1", "daily-2", "daily-3", "daily-1", "daily-2"]


def test_a_game_without_a_pool_has_no_puzzle() -> None:
    assert puzzle_of(GAME, 0) is None


@pytest.mark.parametrize("name", POOLS)
def test_only_the_own_moves_of_an_answer_count(name: str) -> None:
    step = POOLS[name][0]
    (solution,) = shortest(name, step)
    answer = answer_of(name, step["id"], solution)
    own = replace(answer, moves=tuple(move for move in answer.moves if move.seat == 0))
    helped = replace(own, own=(0, 1), bots=(PracticeBot(1, BotLevel.RANDOM),), known=3, advance=False)
    for ask in (answer, own, helped):
        assert check_answer(Beginning(Step(step["id"])), ask, SEED).done


def test_a_start_that_is_no_puzzle_is_refused() -> None:
    name = next(iter(POOLS))
    answer = answer_of(name, POOLS[name][0]["id"], [])
    for origin in (NewMatch(2, None), Step("none")):
        with pytest.raises(CannotBegin):
            check_answer(Beginning(origin), answer, SEED)
