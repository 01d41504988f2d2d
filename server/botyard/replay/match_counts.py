"""The statistics of finished matches, counted from their logs by the games' own functions."""

import asyncio
from collections import OrderedDict
from typing import Any

from botyard.games.interface import Statistics
from botyard.games.statistics import NOTHING, statistics_of
from botyard.replay.log_replay import read_in_order
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry
from botyard.rooms.room import game_of
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.runtime.service import Rooms
from botyard_protocol.api_rooms import MatchStatistics
from botyard_protocol.messages import RoomEvent
from botyard_protocol.schema import members

MATCHES_KEPT = 256
"""The most matches whose statistics are kept, so that a match is not counted again for each reader."""

_ROOM_EVENTS = frozenset(members(RoomEvent))


class MatchCounts:
    """Counts finished matches. Raises `GameFailed`, `StoreUnavailable` and `Unreadable`."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._one_at_a_time = asyncio.Lock()
        self._kept: OrderedDict[tuple[str, int, int], MatchStatistics] = OrderedDict()

    async def of(self, name: str, loaded: LoadedRoom, reader: str) -> MatchStatistics:
        """Return the statistics of a match that is over, and has no secrets from the reader any more.

        `reader`: the address or identity that waits: readers take turns.
        """
        record = loaded.room.record
        game, key = game_of(record), (name, record.created, loaded.epoch)
        if not isinstance(game, Statistics):
            return NOTHING
        if key not in self._kept:
            events = await self._events(name, loaded.number, reader)
            async with self._one_at_a_time:
                with GameGuard(name, record.game):  # it may take 20 ms, in a thread so that no client waits
                    made = await asyncio.to_thread(statistics_of, game, loaded.room.state, events, len(record.seats))
            self._kept[key] = made
            if len(self._kept) > MATCHES_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def _events(self, name: str, last: int, reader: str) -> list[Any]:
        """Return all events of the game in the log of a room."""
        events: list[Any] = []

        def take(entry: Entry) -> bool:
            events.extend(event for event in entry.events if type(event) not in _ROOM_EVENTS)
            return False

        await read_in_order(self._rooms, name, 1, last, reader, take)
        return events
