"""Pools of rooms for quick matches, by kind of match. They are hints: the room itself decides who may sit."""

from collections.abc import Iterable
from dataclasses import dataclass

from botyard.store import scripts
from botyard.store.connection import Part
from botyard.store.keys import pool_keys, pool_user_key
from botyard.store.store import Store

SENT_SECONDS = 3_600
"""How long a user who asks again is sent to the same room, if it is still usable."""

TRIED_AGAIN_SECONDS = 5
"""How long a full room waits for the users sent there before it is offered again."""


POINTS_AT_ONCE = 100
"""The largest difference of points at which a person who looks for a rated match gets a room at once."""

POINTS_PER_SECOND = 20
"""How much `POINTS_AT_ONCE` grows with each second that the room has waited."""

ALL_AFTER_SECONDS = 60
"""After this time a waiting room is offered to people with any rating."""


@dataclass(frozen=True, slots=True)
class Wait:
    """How a person waits for a quick match. `points`: of the rating; None if the match is not rated.

    `room`: where the person waits already. `start`: since when, by the clock of Redis in seconds; "": from now on.
    """

    points: int | None = None
    room: str | None = None
    start: str = ""


class MatchmakingPools:
    """The pools of a store. Every call raises `StoreUnavailable` while Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, pool: str, identity: str, fresh: str, places: int, useless: Iterable[str], wait: Wait) -> str:
        """Choose a room for a user, and return its id: a room of the pool that is not in `useless`, or else `fresh`.

        `fresh` then joins the pool, with `places` free seats for others. Of several rooms the one offered longest is
        chosen, in a rated match of those whose points are in reach. A user who was sent to a room lately is sent there
        again; one who waits in a room (`wait.room`) gets another one, or stays there.
        """
        at = (*pool_keys(pool), pool_user_key(pool, identity))
        points = "" if wait.points is None else wait.points
        own = (wait.room or fresh, places, SENT_SECONDS, TRIED_AGAIN_SECONDS, points, wait.start)
        reach = (POINTS_AT_ONCE, POINTS_PER_SECOND, ALL_AFTER_SECONDS)
        what: tuple[Part, ...] = (*own, 0 if wait.room is None else 1, *reach, *useless)
        room: bytes = await self._store.script(scripts.POOL_TAKE, at, what)
        return room.decode()

    async def put(self, pool: str, room: str, places: int) -> None:
        """Store the number of free seats of a room; 0 removes it from the pool."""
        await self._store.script(scripts.POOL_PUT, pool_keys(pool), (room, places))

    async def last_sent(self, pool: str, identity: str) -> tuple[str, str] | None:
        """Return the room of a rated pool to which a user was sent last, and since when it waits (as `Wait.start`).

        None if the user was sent to none lately, or the room is in the pool no more.
        """
        room: bytes | None = await self._store.call("GET", pool_user_key(pool, identity))
        wait: bytes | None = None if room is None else await self._store.call("HGET", pool_keys(pool)[2], room)
        if room is None or wait is None:
            return None
        _points, start = wait.decode().split()
        return room.decode(), start

    async def send(self, pool: str, identity: str, room: str) -> None:
        """Store that a user is sent to a room from now on."""
        await self._store.call("SET", pool_user_key(pool, identity), room, "EX", SENT_SECONDS)
