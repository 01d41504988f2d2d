"""The lobby's list over HTTP: in pages, under a filter, with an ETag and in gzip."""

import msgspec
from starlette.responses import Response

from botyard.errors import Refused
from botyard.lobby.room_filter import with_normal_search
from botyard.lobby.room_windows import LISTS, Key
from botyard.net.http.answers import JSON
from botyard.net.http.encoded_files import REVALIDATED
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Parameter, number, one_of, operation
from botyard.net.http.room_pages import Query
from botyard.net.transport.message_costs import ROOM_LIST
from botyard.texts import localized
from botyard_protocol.api import RoomList
from botyard_protocol.codes import Code
from botyard_protocol.messages import MAX_ROWS, PaceFilter, RoomFilter

USUAL_ROWS = 50
FLAGS = {"": False, "0": False, "false": False, "1": True, "true": True}
STATUSES = {"": None} | {status.wire: status for status in LISTS}
TEMPOS = {"": PaceFilter.ANY} | {tempo.wire: tempo for tempo in PaceFilter}
PLAYERS = number("players", "Only rooms for this number of players.", 0, 7)
LIMIT = number("limit", f"The most rooms of the answer; {USUAL_ROWS} if it is not given.", 1, MAX_ROWS)


QUERY = (
    one_of("status", "One of the two lists; none: both, mixed.", STATUSES),
    Parameter("search", "A text in the name of the room or of a person there."),
    Parameter("game", "Only rooms of this game."),
    PLAYERS,
    one_of("tempo", "Only rooms with such a time control.", TEMPOS),
    Parameter("language", "Only rooms for this language (ISO 639-1) or for any."),
    one_of("free", "Of the open rooms only those with a free seat.", FLAGS),
    one_of("people", "Only rooms without bots.", FLAGS),
    LIMIT,
    Parameter("cursor", "The `cursor` of the page before."),
)


@operation(
    "GET",
    "/api/rooms",
    answer=RoomList,
    codes=(Code.INVALID_FIELD,),
    anonymous=True,
    query=QUERY,
    price=ROOM_LIST,
    revalidated=True,
)
async def list_rooms(node: Node, call: Call) -> Response:
    """The rooms that can be joined or watched, newest first."""
    page = await node.room_pages.page(_query_of(call))
    return await node.revalidated.response(page, JSON, call.request.headers, REVALIDATED)


def _query_of(call: Call) -> Query:
    """Return the list that a request asks for: status, filter, number of rooms, and the place after which they begin.

    Raises `Refused` with the name of a wrong parameter.
    """
    wanted = RoomFilter(
        call.query("search"),
        call.query("game"),
        call.number(PLAYERS, 0),
        call.choice("tempo", TEMPOS),
        call.query("language"),
        call.choice("free", FLAGS),
        call.choice("people", FLAGS),
    )
    try:  # whether the values are what the type declares
        msgspec.convert(msgspec.structs.astuple(wanted), RoomFilter)
    except msgspec.ValidationError as error:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-query", field=_field_of(error))) from error
    limit = call.number(LIMIT, USUAL_ROWS)
    return call.choice("status", STATUSES), with_normal_search(wanted), limit, _after(call.query("cursor"))


def _field_of(error: msgspec.ValidationError) -> str:
    """The name of the field of a filter that an error is about."""
    place = str(error).rpartition("$[")[2].partition("]")[0]  # the text of the error ends with "at `$[2]`"
    return RoomFilter.__struct_fields__[int(place)] if place.isdigit() else "query"


def _after(cursor: str) -> Key | None:
    """Return the key of the room after which a page begins; None for "".

    The key: whether the room is listed behind all others, minus the time of its creation, its id. Raises `Refused` for
    what is no cursor.
    """
    if not cursor:
        return None
    behind, _, rest = cursor.partition(".")
    created, _, room = rest.partition(".")
    if behind not in ("0", "1") or not created.isascii() or not created.isdigit() or len(created) > 15 or not room:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-query", field="cursor"))
    return behind == "1", -int(created), room
