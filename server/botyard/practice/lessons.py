"""Lessons of a game: positions with goals, as data of the game, and the check of a goal by the events of the rules.

    {"lesson": [STEP...], "puzzles": [STEP...], "rules": [STEP...], "daily": [STEP...]}
    STEP: {"id": "load", "position": {...}, "own": [0], "goal": {"events": [PATTERN...], "turns": 1}, "solution": [...]}

`position`: in the form of the game. `players`: the seats of the room, 2 without it. `goal`: events that must all come,
in any order, within so many turns of the player; no goal for a board that only shows something. A pattern is an event
in JSON form that may leave out fields. `until` of a goal: a pattern of an event after which it is too late.
`solution`: commands in JSON form that reach the goal; only steps of the first match have one. `moves`: what a board of
the rules page plays, the answers of `own` in order. `others`: answers of other seats, `{"seat": 1, "command": {...}}`,
each seat's in order; without more of them a seat does what happens when its time is up, or with `bot` what the bot of
that level does: `greedy` or `planner`.

`daily`: puzzles of days (`botyard.practice.daily`), each with its `grade`, 1 (easy), 2 or 3. They are not served with
the others.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from botyard.games.interface import Game, Teaching
from botyard_protocol.api_practice import GoalCheck
from botyard_protocol.json_form import to_named

PARTS = ("lesson", "puzzles", "rules")
"""The lists of steps in the file of a game, as they are served."""
DAILY = "daily"
"""The list of the puzzles of days."""


def find_step(game: Game, id: str) -> dict[str, Any] | None:
    """Return the step of a game's lessons with this id, None for an unknown one."""
    if not isinstance(game, Teaching):
        return None
    found = game.lessons()
    return next((step for part in (*PARTS, DAILY) for step in found.get(part, ()) if step["id"] == id), None)


@dataclass(slots=True)
class GoalProgress:
    """The progress towards a goal. `missing`: the patterns of events that have not come yet.

    `until`: the pattern of an event after which it is too late, None for none.
    """

    missing: list[Any]
    turn_limit: int
    until: Any = None
    done: bool = False
    failed: bool = False

    def add(self, events: Iterable[msgspec.Struct], turns: int) -> None:
        """Note the events of a move, and whether the goal is reached (`done`) or can't be any more (`failed`).

        It fails by an event that fits `until` before all others have come, or at the limit of turns. `turns`: finished
        turns of all seats since the start.
        """
        if self.done or self.failed:
            return
        for event in events:
            named = to_named(event)
            found = next((pattern for pattern in self.missing if fits(pattern, named)), None)
            if found is not None:
                self.missing.remove(found)
            if self.missing and self.until is not None and fits(self.until, named):
                self.failed = True
                return
        self.done = not self.missing
        self.failed = not self.done and turns >= self.turn_limit

    def check(self, turns: int, seats: int) -> GoalCheck:
        """Return the progress as the server sends it."""
        return GoalCheck(self.done, self.failed, -(-turns // seats))  # turns of the player, rounded up


def goal_progress(goal: dict[str, Any], seats: int) -> GoalProgress:
    """Return the progress towards a goal at the start. `seats`: how many seats take turns, the player first.

    Its limit counts the turns of all seats up to the player's last one.
    """
    return GoalProgress(list(goal["events"]), (goal["turns"] - 1) * seats + 1, goal.get("until"))


def fits(pattern: Any, value: Any) -> bool:
    """Return whether a JSON value has all that a pattern names. Only objects may have more; all else must be equal."""
    if isinstance(pattern, dict):
        return isinstance(value, dict) and all(key in value and fits(one, value[key]) for key, one in pattern.items())
    return bool(pattern == value)


def scripted(step: dict[str, Any], seat: int, answered: int) -> Any:
    """Return the answer in JSON form that a step has for a seat after `answered` others; None if it has no more."""
    script = [one["command"] for one in step.get("others", ()) if one["seat"] == seat]
    return script[answered] if answered < len(script) else None


def own_seats(step: dict[str, Any]) -> Sequence[int]:
    """Return the seats that the player of a step has."""
    return tuple(step.get("own", (0,)))
