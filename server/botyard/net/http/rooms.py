"""The lobby's list over HTTP, and every request that a socket can send to a room, with the same checks and limits."""

from secrets import token_hex
from typing import Never

import msgspec
from starlette.responses import Response

from botyard.errors import Refused
from botyard.lobby.room_windows import LISTS, Key, with_normal_search
from botyard.net.http.answers import JSON, NO_STORE
from botyard.net.http.encoded_files import REVALIDATED
from botyard.net.http.limits import limit
from botyard.net.http.node import Node
from botyard.net.http.operation import LAST_NUMBER, LINK, Call, Later, Parameter, number, one_of, operation
from botyard.net.http.room_pages import Query
from botyard.net.transport.rate_limits import PRICES, ROOM_LIST, ROOM_READ
from botyard.rooms.requests import Accepted, Answer, Rejected, RetryLater, RoomChange
from botyard.texts import localized
from botyard_protocol import messages as m
from botyard_protocol.api import RoomList
from botyard_protocol.api_rooms import MatchList, NextRoomView, RoomEvents
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


ROOM = "/api/rooms/{room}"
PRESET, NEXT_ROOM = f"{ROOM}/standing", f"{ROOM}/rematch"
Ask = m.Join | RoomChange | m.OfferSeat | m.AnswerOffer
"""The requests that a room takes."""

SEAT = number("seat", "A seat of the caller's: its coach link; none: the link for spectators.", 0, 7)
AFTER = number("after", "The answer holds only the frames after this number, at most 100.", 0, LAST_NUMBER)
SEEING = (Code.NO_SUCH_ROOM, Code.TOO_FAST)
LOOKING = (*SEEING, Code.NOT_WATCHED, Code.NO_SUCH_LINK, Code.NO_IDENTITY, Code.INVALID_FIELD)
OWN = (*SEEING, Code.NOT_YOUR_SEAT)
SETTING = (*OWN, Code.GAME_OVER)
MAKING = (
    *(Code.UNKNOWN_GAME, Code.PLAYERS_OUT_OF_RANGE, Code.BAD_OPTIONS),
    *(Code.TOO_FAST, Code.TOO_MANY_ROOMS, Code.STORE_FULL),
)
ASKING = (*SEEING, Code.NOT_YOUR_SEAT, Code.NOT_HOST, Code.SEAT_TAKEN, Code.ROOM_FULL, Code.CHOICE_CLOSED, Code.BUSY)
LINKING = (Code.NO_SUCH_ROOM, Code.NOT_YOUR_SEAT, Code.NO_SUCH_SEAT, Code.INVALID_FIELD)
MEETING = (Code.NO_SUCH_ROOM, Code.NOT_FINISHED, Code.NOT_YOUR_SEAT, Code.ALREADY_STARTED, Code.NOT_WELCOME)
"""Refusals of groups of operations; what a room may say is in the table of codes."""


# --- rooms ---


@operation("POST", "/api/rooms", codes=MAKING, price=PRICES[m.CreateRoom])
async def create_room(node: Node, call: Call, body: m.CreateRoom) -> m.Created:
    """Make a room and take its first seat."""
    answer = await node.room_commands.create(call.by, body)
    return answer if isinstance(answer, m.Created) else _raise_refusal(answer)


@operation("GET", ROOM, codes=LOOKING, anonymous=True, headers=LINK, price=ROOM_READ, compressed=True)
async def get_room(node: Node, call: Call) -> m.Snapshot:
    """A room as the caller may know it: the snapshot that a socket would get."""
    return await node.room_reads.snapshot(call.path("room"), call.identity, call.link)


@operation(
    "GET",
    f"{ROOM}/events",
    answer=RoomEvents,
    codes=LOOKING,
    anonymous=True,
    query=(AFTER,),
    headers=LINK,
    price=ROOM_READ,
    compressed=True,
)
async def get_events(node: Node, call: Call) -> Response:
    """What happened in a room, as the caller may know it, in order."""
    after = call.number(AFTER, 0)
    events = await node.room_reads.events(call.path("room"), call.identity, after, call.link, call.turn_key)
    return Response(events, 200, NO_STORE, JSON)


@operation("POST", f"{ROOM}/requests", codes=ASKING)
async def ask(node: Node, call: Call, body: Ask) -> m.Accepted:
    """Ask something of a room: any message of the protocol about a room, as over a socket."""
    answer = await _take_request(node, call, call.path("room"), body)
    if not isinstance(answer, Accepted):
        _raise_refusal(answer)
    return m.Accepted(body.id, answer.number, answer.durability, answer.receipt)


async def _take_request(node: Node, call: Call, room: str, ask: Ask) -> Answer:
    """Let a room take a request from HTTP, and return its answer. Raises `Refused` for a `Join` of another room."""
    match ask:
        case m.Join():
            if ask.room != room:
                raise Refused(Code.INVALID_FIELD, localized("invalid_field-room_room_address"))
            return await node.room_commands.join(call.by, ask)
        case m.OfferSeat():
            return await node.seat_offers.offer(call.by, room, ask)
        case m.AnswerOffer():
            return await node.seat_offers.answer(call.by, room, ask)
        case _:
            return await node.room_commands.change(call.by, room, ask)


# --- players ---


@operation("GET", f"{ROOM}/link", codes=LINKING, query=(SEAT,))
async def get_link(node: Node, call: Call) -> m.Link:
    """The token of a link to a room that the caller may pass on."""
    return await node.room_commands.link(call.by, call.path("room"), m.GetLink("http", call.number(SEAT, None)))


@operation("GET", PRESET, codes=OWN)
async def get_standing(node: Node, call: Call) -> m.Standing:
    """The caller's preset answers in a room."""
    return await node.room_commands.preset_answers(call.by, call.path("room"))


@operation("POST", PRESET, codes=SETTING)
async def set_standing(node: Node, call: Call, body: m.SetStanding) -> m.Standing:
    """Set the caller's preset answers in a room."""
    return await node.room_commands.set_preset_answers(call.by, call.path("room"), body)


@operation("GET", NEXT_ROOM, anonymous=True)
async def next_room(node: Node, call: Call) -> NextRoomView:
    """The room in which the people of a finished match meet again, null before the first request for it."""
    return NextRoomView(await node.seat_offers.next_of(call.path("room"), call.identity_id))


@operation("POST", NEXT_ROOM, codes=MEETING, price=PRICES[m.Rematch])
async def rematch(node: Node, call: Call) -> NextRoomView:
    """Asks the people of a finished match for another, or agrees to: a seat in the next room."""
    answer = await node.seat_offers.rematch(call.by, m.Rematch(token_hex(8), call.path("room")))
    return NextRoomView(answer.room if isinstance(answer, m.Created) else _raise_refusal(answer))


# --- the caller ---


@operation("GET", "/api/me/matches", codes=(Code.TOO_FAST,), compressed=True)
async def my_matches(node: Node, call: Call) -> MatchList:
    """The caller's own matches, the most urgent first."""
    limit(node.rate_limits.lists, call.caller.id, call, localized("too_fast-loading_matches_often_wait"))
    matches = await node.matches.of(call.caller.id, node.rooms.load)
    now = node.rooms.clock_of(matches[0].room.id).now() if matches else 0  # ms, of the first one's primary
    return MatchList(now, matches)


@operation("POST", "/api/quick", codes=MAKING)
async def quick_match(node: Node, call: Call, body: m.QuickMatch) -> m.Paired:
    """A seat in an open room that fits, or in a new one that waits for others."""
    answer = await node.matchmaking.pair(call.by, body)
    return answer if isinstance(answer, m.Paired) else _raise_refusal(answer)


def _raise_refusal(answer: Answer) -> Never:
    """Raise the refusal of a request that a room has not accepted."""
    match answer:
        case Rejected():
            raise Refused(answer.code, answer.message)
        case RetryLater():
            raise Later(answer.code, answer.message, answer.after)
        case Accepted():
            raise AssertionError("what is accepted is done")
