"""Pages of the list of rooms as JSON, kept until the list changes."""

from collections import OrderedDict
from itertools import islice
from typing import Any

import orjson

from botyard.lobby.room_list import RoomList
from botyard.lobby.room_windows import LISTS, Key, key_of, passes
from botyard_protocol import api
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import RoomFilter, RoomSummary, Status

PAGES_KEPT = 64
ROOMS_NAMED = 10
"""The most rooms of each list on the page of a game."""

Query = tuple[Status | None, RoomFilter, int, Key | None]
"""A list, a filter, the most rooms, and the place of the last room of the page before."""


class RoomPages:
    """Makes pages of the list of rooms."""

    def __init__(self, rooms: RoomList) -> None:
        self._rooms = rooms
        self._pages = OrderedDict[Query, bytes]()
        rooms.on_changes(lambda _: self._pages.clear())

    async def page(self, query: Query) -> bytes:
        """Return the page for a query: the JSON of `RoomList` of the protocol. Raises `StoreUnavailable`."""
        await self._rooms.refresh()
        page = self._pages.get(query)
        if page is None:
            page = self._pages[query] = orjson.dumps(to_named(self._page(*query)))
            if len(self._pages) > PAGES_KEPT:
                self._pages.popitem(last=False)
        return page

    def _page(self, status: Status | None, filter: RoomFilter, limit: int, after: Key | None) -> api.RoomList:
        """Return up to `limit` rooms of a status (None: all) that pass a filter, behind `after` (None: the first)."""
        lists = LISTS if status is None else (status,)
        found = [room for room in self._rooms.in_order() if room.status in lists and passes(room, filter)]
        rest = (room for room in found if after is None or key_of(room) > after)
        rows = tuple(islice(rest, limit + 1))  # one more, to see whether there is a next page
        cursor = _cursor(rows[limit - 1]) if len(rows) > limit else None
        return api.RoomList(rows[:limit], len(found), cursor)


def _cursor(room: RoomSummary) -> str:
    """The place of a room in the list, as text."""
    return f"{int(room.behind)}.{room.created}.{room.id}"


async def rooms_of(pages: RoomPages, game: str) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Return ids and titles of the newest open tables of a game, and of its matches that can be watched."""
    open_ones, running = [
        orjson.loads(await pages.page((status, RoomFilter(game=game), ROOMS_NAMED, None)))["rooms"]
        for status in (Status.OPEN, Status.PLAYING)
    ]
    return [(room["id"], _title(room)) for room in open_ones], [(room["id"], _title(room)) for room in running]


def _title(room: dict[str, Any]) -> str:
    """Return the name of a room, or the players there if it has none."""
    return room["name"] or ", ".join(name for name in room["seats"] if name) or room["id"]
