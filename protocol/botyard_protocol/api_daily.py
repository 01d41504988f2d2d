"""The puzzles of a day over HTTP: the same for all, one of each game that has some. They travel as JSON."""

import msgspec

from botyard_protocol.base import Id, Number, Sent


class DailyPuzzle(Sent, frozen=True):
    """The puzzle of a game on a day. `id`: of the step to begin a practice with. `grade`: 1 (easy), 2 or 3.

    `tried`, `solved`: how many people have sent an answer, and a right one; a browser counts for a person without a
    name. `own`: whether the caller has solved it; null if the caller has not tried, or the server does not know it any
    more.
    """

    game: str
    id: Id
    grade: Number
    tried: Number
    solved: Number
    own: bool | None = None


class DailyStreak(Sent, frozen=True):
    """How many days in a row a person has solved a puzzle of the day, of any game.

    `days`: up to today, or up to yesterday while today's are not solved. `best`: the most days so far. `today`: whether
    one of today's is solved.
    """

    days: Number
    best: Number
    today: bool


class DailyPuzzles(Sent, frozen=True):
    """The puzzles of today and of yesterday. `day`: the date of today in UTC, such as `2026-11-29`.

    `ends`: when the next day begins, in seconds since 1970. `streak`: of the caller, null without an identity.
    """

    day: str
    ends: Number
    today: tuple[DailyPuzzle, ...]
    yesterday: tuple[DailyPuzzle, ...]
    streak: DailyStreak | None = None


class DailyResult(Sent, frozen=True):
    """What became of an answer to the puzzle of a day: `done` if it reaches the goal, by the rules.

    `puzzle`: with this answer counted, null for one that is not counted any more. `streak`: as in `DailyPuzzles`.
    """

    done: bool
    puzzle: DailyPuzzle | None = None
    streak: DailyStreak | None = None


TYPES: tuple[type[msgspec.Struct], ...] = (DailyPuzzle, DailyStreak, DailyPuzzles, DailyResult)
"""All of them that no message holds."""
