"""The puzzles of days: each has one shortest solution, which the rules accept as an answer."""

from collections import Counter
from typing import Any

import pytest

from botyard.games.interface import Teaching
from botyard.games.registry import GAMES
from botyard.practice.daily import check_answer
from botyard.practice.lessons import DAILY, find_step, own_seats
from botyard.practice.origins import Beginning, Step
from botyard.practice.play import play
from botyard_protocol.api_practice import Practice
from botyard_protocol.codec import from_object
from botyard_protocol.json_form import to_named
from tests.games.find_puzzles import GRADES, shortest

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
