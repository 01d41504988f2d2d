"""The puzzles of days: each has one shortest solution, is the same for all, and no answer is taken on trust."""

from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from botyard.games.interface import Teaching
from botyard.games.registry import GAMES
from botyard.practice.daily import WEEKDAYS, check_answer, date_of, day_of, puzzle_of
from botyard.practice.lessons import DAILY, find_step, own_seats
from botyard.practice.origins import Beginning, CannotBegin, NewMatch, Step
from botyard.practice.play import play
from botyard_protocol.api_practice import Practice, PracticeBot
from botyard_protocol.codec import from_object
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import BotLevel
from tests.games.find_puzzles import GRADES, shortest
from tests.support.default_game import GAME

# --- the puzzles ------------------------------------------------------------------------------------------------


FEWEST = 60
LEAST = 10
"""Of each grade: a Sunday has a hard one for so many weeks."""
SAMPLED = 16
"""One of so many puzzles is solved by a search in every run, all others in the long one."""
SEED = bytes(32)
LESSONS = {name: game.lessons() for name, game in GAMES.items() if isinstance(game, Teaching)}
POOLS = {name: found[DAILY] for name, found in LESSONS.items() if DAILY in found}
ALL = [
    pytest.param(game, step, marks=[pytest.mark.slow] if number % SAMPLED else [], id=f"{game}-{step['id']}")
    for game, pool in POOLS.items()
    for number, step in enumerate(pool)
]


def answer_of(game: str, id: str, commands: list[Any]) -> Practice[Any, Any]:
    """The answer that a client sends after these commands of the player, with the moves of all seats."""
    step = find_step(GAMES[game], id)
    assert step is not None
    own = list(own_seats(step))

    def ask(moves: list[Any]) -> Practice[Any, Any]:
        start = {"kind": "lesson", "id": id}
        return from_object(Practice, {"game": game, "start": start, "own": own, "moves": moves})

    moves: list[Any] = []
    for command in commands:
        shown = to_named(play(Beginning(Step(id)), ask(moves), SEED))
        choice = next(one for one in shown["snapshot"]["choices"] if one["seat"] in own)
        moves = [*shown["moves"], {"seat": choice["seat"], "choice": choice["id"], "command": to_named(command)}]
    return ask(moves)


@pytest.mark.parametrize("game", POOLS)
def test_a_pool_has_puzzles_of_all_grades_for_two_months(game: str) -> None:
    assert len({step["id"] for step in POOLS[game]}) == len(POOLS[game]) >= FEWEST
    grades = Counter(step["grade"] for step in POOLS[game])
    assert grades.keys() == set(range(1, GRADES + 1))
    assert min(grades.values()) >= LEAST
    assert all("solution" not in step for step in POOLS[game])
    positions = [repr(step["position"]) for step in POOLS[game]]
    assert len(set(positions)) == len(positions)


@pytest.mark.parametrize(("game", "step"), ALL)
def test_a_puzzle_has_one_shortest_solution_which_the_rules_accept(game: str, step: dict[str, Any]) -> None:
    (solution,) = shortest(game, step)
    check = check_answer(Beginning(Step(step["id"])), answer_of(game, step["id"], solution), SEED)
    assert check.done
    assert not check_answer(Beginning(Step(step["id"])), answer_of(game, step["id"], []), SEED).done


# --- their days -------------------------------------------------------------------------------------------------


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
