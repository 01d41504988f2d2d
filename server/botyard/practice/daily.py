"""The puzzle of a day: the same for all, chosen by the date in UTC, and the check of an answer by the rules.

A game has a pool of puzzles, the list `daily` of its lessons (see `botyard.practice.lessons`). The easiest seventh
comes on Mondays, the hardest on Sundays. Each weekday has its seventh in a fixed order, so no puzzle comes again before
all others of its weekday have come.
"""

from datetime import UTC, datetime
from functools import lru_cache
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from botyard.games.interface import Teaching
from botyard.games.registry import GAMES
from botyard.practice.lessons import DAILY, find_step, own_seats
from botyard.practice.origins import Beginning, CannotBegin, Step
from botyard.practice.play import play_others, played, rules_of
from botyard.texts import localized
from botyard_protocol.api_practice import GoalCheck, Practice
from botyard_protocol.codes import Code

DAY_SECONDS = 86_400
WEEKDAYS = 7
FIRST_WEEKDAY = 3
"""Day 0, the first of 1970, was a Thursday; 0 is Monday."""


def day_of(time: float) -> int:
    """Return the number of the day in UTC, from 0 for the first of 1970. `time`: seconds since 1970."""
    return int(time // DAY_SECONDS)


def date_of(day: int) -> str:
    """Return the date of a day, such as `2026-11-29`."""
    return datetime.fromtimestamp(day * DAY_SECONDS, UTC).date().isoformat()


def puzzle_of(name: str, day: int) -> dict[str, Any] | None:
    """Return the step that is the puzzle of a day in the game `name`; None for a game that has no such puzzles.

    If it has fewer than seven, they come one after the other.
    """
    pool = _pool(name)
    if not pool:
        return None
    if len(pool) < WEEKDAYS:
        return pool[day % len(pool)]
    order = _order(name, tuple(step["grade"] for step in pool))
    week, weekday = divmod(day + FIRST_WEEKDAY, WEEKDAYS)
    first, end = (len(pool) * number // WEEKDAYS for number in (weekday, weekday + 1))
    return pool[order[first + week % (end - first)]]


def puzzle_with(name: str, id: str) -> dict[str, Any] | None:
    """Return the step with this id in the pool of a game; None if it has no such step."""
    return next((step for step in _pool(name) if step["id"] == id), None)


def _pool(name: str) -> list[dict[str, Any]]:
    game: Any = GAMES.get(name)
    return game.lessons().get(DAILY, []) if isinstance(game, Teaching) else []


@lru_cache(maxsize=64)
def _order(game: str, grades: tuple[int, ...]) -> tuple[int, ...]:
    """Return the places in the pool of a game, the easiest first. `grades`: by place.

    Puzzles of one grade are shuffled, the same way on every node, since the file has them as they were found.
    """
    return tuple(
        sorted(range(len(grades)), key=lambda place: (grades[place], sha256(f"{game}/{place}".encode()).digest()))
    )


def check_answer(beginning: Beginning, ask: Practice[Any, Any], seed: bytes) -> GoalCheck:
    """Play the moves of the caller's seats in `ask`, and return what has become of the goal of the puzzle.

    The other seats play as the rules of the puzzle say, whatever the request says of them. Raises `CannotBegin` for a
    beginning that is no puzzle, and `Illegal`.
    """
    game, origin = rules_of(beginning, ask), beginning.origin
    step = find_step(game, origin.id) if isinstance(origin, Step) else None
    if step is None:
        raise CannotBegin(Code.INVALID_FIELD, localized("invalid_field-id_game_no_such"))
    own = tuple(own_seats(step))
    made = played(beginning, replace(ask, own=own, bots=(), moves=(), known=0), seed)
    assert made.goal is not None
    for move in ask.moves:
        if move.seat in own:
            if (move.seat, move.choice) not in [(choice.seat, choice.id) for choice in game.choices(made.state)]:
                play_others(made, seed)  # they come first
            made.move(move.seat, move.choice, move.command)
    play_others(made, seed)
    return made.goal.check(made.turns, made.seats.count)
