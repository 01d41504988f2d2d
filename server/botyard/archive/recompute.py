"""Compute all ratings anew from the matches of the archive, in the order in which they were rated."""

from collections.abc import Sequence
from typing import NamedTuple

from botyard.archive.database import Steps
from botyard.archive.queries import PAGE, matches_of
from botyard.archive.rating_queries import rate

BOTH = "identity, game, tempo, mean, deviation, matches"


class Recomputed(NamedTuple):
    """How many matches and ratings there are now, and how many ratings have another number than before."""

    matches: int
    ratings: int
    different: int


def rated_rooms() -> Steps[list[str]]:
    """Return the rooms of all rated matches in the order in which they were rated.

    Matches that were never rated come last, in the order of their ends.
    """
    rows = yield (
        "SELECT m.room FROM matches m LEFT JOIN rating_changes c ON c.room = m.room WHERE m.rated = 1"
        " GROUP BY m.room, m.ended ORDER BY min(COALESCE(c.number, :last)), m.ended, m.room",
        {"last": 2**62},
    )
    return [row[0] for row in rows]


def recompute(order: Sequence[str] = ()) -> Steps[Recomputed]:
    """Compute all ratings anew: first of the matches of `order`, then of all others in the order of `rated_rooms`.

    The same matches give the same numbers, to the last bit, as long as the formula is the same.
    """
    yield "UPDATE facts SET value = value WHERE name = :name", {"name": "rated"}  # no match is rated meanwhile
    rated = yield from rated_rooms()
    first = set(rated) & set(order)
    rooms = [room for room in order if room in first] + [room for room in rated if room not in first]
    before = yield from _numbers()
    yield "DELETE FROM ratings", {}
    yield "DELETE FROM rating_changes", {}
    for start in range(0, len(rooms), PAGE):
        matches = yield from matches_of(rooms[start : start + PAGE])
        for number, match in enumerate(matches, start + 1):
            yield from rate(match, number)
    yield "UPDATE facts SET value = :count WHERE name = :name", {"name": "rated", "count": str(len(rooms))}
    after = yield from _numbers()
    different = sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())
    return Recomputed(len(rooms), len(after), different)


def _numbers() -> Steps[dict[tuple[str, str, str], tuple[float, float, int]]]:
    """Return the mean, the deviation and the number of matches of each rating, by identity, game and tempo."""
    rows = yield f"SELECT {BOTH} FROM ratings", {}
    return {(row[0], row[1], row[2]): (row[3], row[4], row[5]) for row in rows}
