"""The lobby's list over HTTP: in pages, under a filter, with an ETag and in gzip."""

from collections import OrderedDict
from collections.abc import Mapping
from itertools import islice
from typing import TypeVar

import msgspec
import orjson
from starlette.responses import Response

from botyard.errors import Refused
from botyard.lobby.room_filter import passes, with_normal_search
from botyard.lobby.room_list import RoomList
from botyard.lobby.room_windows import LISTS, Key, key_of
from botyard.net.http.revalidated import RevalidatedContent
from botyard.net.http.router import JSON, Call, Operation, Parameter, number
from botyard.net.transport.message_costs import ROOM_LIST
from botyard.texts import localized
from botyard_protocol import api
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import MAX_ROWS, PaceFilter, RoomFilter, RoomSummary, Status

T = TypeVar("T")
USUAL_ROWS = 50
PAGES_KEPT = 64
"""So many answers are kept until the list changes."""
FLAGS = {"": False, "0": False, "false": False, "1": True, "true": True}
STATUSES = {"": None} | {status.wire: status for status in LISTS}
TEMPOS = {"": PaceFilter.ANY} | {tempo.wire: tempo for tempo in PaceFilter}
PLAYERS = number("players", "Only rooms for this number of players.", 0, 7)
LIMIT = number("limit", f"The most rooms of the answer; {USUAL_ROWS} if it is not given.", 1, MAX_ROWS)


def _one_of(name: str, what: str, choices: Mapping[str, object]) -> Parameter:
    return Parameter(name, what, {"type": "string", "enum": list(choices)})


QUERY = (
    _one_of("status", "One of the two lists; none: both, mixed.", STATUSES),
    Parameter("search", "A text in the name of the room or of a person there."),
    Parameter("game", "Only rooms of this game."),
    PLAYERS,
    _one_of("tempo", "Only rooms with such a time control.", TEMPOS),
    Parameter("language", "Only rooms for this language (ISO 639-1) or for any."),
    _one_of("free", "Of the open rooms only those with a free seat.", FLAGS),
    _one_of("people", "Only rooms without bots.", FLAGS),
    LIMIT,
    Parameter("cursor", "The `cursor` of the page before."),
)
Query = tuple[Status | None, RoomFilter, int, Key | None]
"""A list, a filter, the most rooms, and the place of the last room of the page before."""


class LobbyOperations:
    """Serves the list of rooms."""

    def __init__(self, rooms: RoomList) -> None:
        self._rooms = rooms
        self._pages = OrderedDict[Query, bytes]()
        self._revalidated = RevalidatedContent("no-cache")
        rooms.on_changes(lambda _: self._pages.clear())

    def operations(self) -> list[Operation]:
        """The operation, with its path and types."""
        listed = "The rooms that can be joined or watched, newest first."
        shape = None, api.RoomList, (Code.INVALID_FIELD,), True, QUERY
        path, name = "/api/rooms", "listRooms"
        return [Operation("GET", path, name, listed, self._list, *shape, price=ROOM_LIST, revalidated=True)]

    async def _list(self, call: Call) -> Response:
        query = _query_of(call)
        await self._rooms.refresh()
        page = self._pages.get(query)
        if page is None:
            page = self._pages[query] = orjson.dumps(to_named(self._page(*query)))
            if len(self._pages) > PAGES_KEPT:
                self._pages.popitem(last=False)
        return await self._revalidated.response(page, JSON, call.request.headers)

    def _page(self, status: Status | None, filter: RoomFilter, limit: int, after: Key | None) -> api.RoomList:
        lists = LISTS if status is None else (status,)
        found = [room for room in self._rooms.in_order() if room.status in lists and passes(room, filter)]
        rest = (room for room in found if after is None or key_of(room) > after)
        rows = tuple(islice(rest, limit + 1))
        cursor = _cursor(rows[limit - 1]) if len(rows) > limit else None
        return api.RoomList(rows[:limit], len(found), cursor)


def _query_of(call: Call) -> Query:
    """The list that a request asks for. Raises `Refused` with the name of a wrong parameter."""
    wanted = RoomFilter(
        *(call.query("search"), call.query("game"), call.number(PLAYERS, 0), _choice(call, "tempo", TEMPOS)),
        *(call.query("language"), _choice(call, "free", FLAGS), _choice(call, "people", FLAGS)),
    )
    try:
        msgspec.convert(msgspec.structs.astuple(wanted), RoomFilter)
    except msgspec.ValidationError as error:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-query", field=_field_of(error))) from error
    limit = call.number(LIMIT, USUAL_ROWS)
    return _choice(call, "status", STATUSES), with_normal_search(wanted), limit, _after(call.query("cursor"))


def _field_of(error: msgspec.ValidationError) -> str:
    """The name of the field of a filter that an error is about."""
    place = str(error).rpartition("$[")[2].partition("]")[0]
    return RoomFilter.__struct_fields__[int(place)] if place.isdigit() else "query"


def _choice(call: Call, name: str, choices: Mapping[str, T]) -> T:
    value = call.query(name)
    if value not in choices:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-query", field=name))
    return choices[value]


def _cursor(room: RoomSummary) -> str:
    """The place of a room in the list, as text."""
    return f"{int(room.behind)}.{room.created}.{room.id}"


def _after(cursor: str) -> Key | None:
    """The place that a cursor names, None without one. Raises `Refused` if it is not one."""
    if not cursor:
        return None
    behind, _, rest = cursor.partition(".")
    created, _, room = rest.partition(".")
    if behind not in ("0", "1") or not created.isascii() or not created.isdigit() or len(created) > 15 or not room:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-query", field="cursor"))
    return behind == "1", -int(created), room
