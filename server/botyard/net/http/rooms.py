"""Rooms over HTTP: every request that a socket can send to one, with the same checks and limits."""

from secrets import token_hex
from typing import Never, get_args

import msgspec
from starlette.responses import Response

from botyard.errors import Refused
from botyard.lobby.matches import MatchIndex
from botyard.net.actions.matchmaking import Matchmaking
from botyard.net.actions.room_commands import Caller, RoomCommands
from botyard.net.actions.room_reads import ANONYMOUS, RoomReads
from botyard.net.actions.seat_offers import SeatOffers
from botyard.net.http.router import JSON, LAST_NUMBER, LINK, NO_STORE, Call, Later, Operation, TooFast, number
from botyard.net.transport.message_costs import PRICES, ROOM_READ
from botyard.net.transport.rate_limits import RateLimits
from botyard.rooms.requests import Accepted, Answer, Rejected, RetryLater, RoomChange
from botyard.texts import localized
from botyard_protocol import messages
from botyard_protocol.api_rooms import MatchList, RoomEvents
from botyard_protocol.api_seats import NextRoomView
from botyard_protocol.codes import Code

ROOM = "/api/rooms/{room}"
ASKS: tuple[type[msgspec.Struct], ...] = (
    messages.Join,
    *get_args(RoomChange),
    messages.OfferSeat,
    messages.AnswerOffer,
)
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


class RoomOperations:
    """Serves single rooms, and the rooms of the caller."""

    def __init__(
        self,
        room_commands: RoomCommands,
        seat_offers: SeatOffers,
        matchmaking: Matchmaking,
        matches: MatchIndex,
        room_reads: RoomReads,
        rate_limits: RateLimits,
    ) -> None:
        self._room_commands = room_commands
        self._seat_offers = seat_offers
        self._matchmaking = matchmaking
        self._matches = matches
        self._room_reads = room_reads
        self._rate_limits = rate_limits

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        return [*self._of_rooms(), *self._of_players(), *self._of_caller()]

    def _of_rooms(self) -> list[Operation]:
        create = "Make a room and take its first seat."
        look = "A room as the caller may know it: the snapshot that a socket would get."
        ask = "Ask something of a room: any message of the protocol about a room, as over a socket."
        past = "What happened in a room, as the caller may know it, in order."
        m = messages
        return [
            Operation(
                "POST",
                "/api/rooms",
                "createRoom",
                create,
                self._create,
                m.CreateRoom,
                m.Created,
                MAKING,
                price=PRICES[m.CreateRoom],
            ),
            Operation(
                "GET",
                ROOM,
                "getRoom",
                look,
                self._room,
                None,
                m.Snapshot,
                LOOKING,
                True,
                headers=LINK,
                price=ROOM_READ,
                compressed=True,
            ),
            Operation(
                *("GET", f"{ROOM}/events", "getEvents", past, self._events, None, RoomEvents, LOOKING, True, (AFTER,)),
                headers=LINK,
                price=ROOM_READ,
                compressed=True,
            ),
            Operation("POST", f"{ROOM}/requests", "ask", ask, self._ask, None, m.Accepted, ASKING, messages=ASKS),
        ]

    def _of_players(self) -> list[Operation]:
        tell = "The token of a link to a room that the caller may pass on."
        change = "Set the caller's preset answers in a room."
        read = "The caller's preset answers in a room."
        found = "The room in which the people of a finished match meet again, null before the first request for it."
        asked = "Asks the people of a finished match for another, or agrees to: a seat in the next room."
        preset, next_room = f"{ROOM}/standing", f"{ROOM}/rematch"
        answers, change_type = messages.Standing, messages.SetStanding
        return [
            Operation("GET", f"{ROOM}/link", "getLink", tell, self._link, None, messages.Link, LINKING, query=(SEAT,)),
            Operation("GET", preset, "getStanding", read, self._preset_answers, None, answers, OWN),
            Operation("POST", preset, "setStanding", change, self._set_preset_answers, change_type, answers, SETTING),
            Operation("GET", next_room, "nextRoom", found, self._next_room, answer=NextRoomView, anonymous=True),
            Operation(
                *("POST", next_room, "rematch", asked, self._rematch, None, NextRoomView, MEETING),
                price=PRICES[messages.Rematch],
            ),
        ]

    def _of_caller(self) -> list[Operation]:
        mine = "The caller's own matches, the most urgent first."
        quick = "A seat in an open room that fits, or in a new one that waits for others."
        m = messages
        return [
            Operation(
                *("GET", "/api/me/matches", "myMatches", mine, self._mine, None, MatchList, (Code.TOO_FAST,)),
                compressed=True,
            ),
            Operation("POST", "/api/quick", "quickMatch", quick, self._pair, m.QuickMatch, m.Paired, MAKING),
        ]

    async def _create(self, call: Call) -> messages.Created:
        by, message = _caller(call), call.body
        assert isinstance(message, messages.CreateRoom)
        answer = await self._room_commands.create(by, message)
        return answer if isinstance(answer, messages.Created) else _not_done(answer)

    async def _room(self, call: Call) -> messages.Snapshot:
        return await self._room_reads.snapshot(call.path("room"), call.identity, call.link)

    async def _events(self, call: Call) -> Response:
        after = call.number(AFTER, 0)
        key = call.address or _identity(call)
        events = await self._room_reads.events(call.path("room"), call.identity, after, call.link, key)
        return Response(events, 200, NO_STORE, JSON)

    async def _ask(self, call: Call) -> messages.Accepted:
        by, room, ask = _caller(call), call.path("room"), call.body
        answer = await self._take(by, room, ask)
        return messages.Accepted(ask.id, answer.number, answer.durability, answer.receipt)

    async def _take(self, by: Caller, room: str, ask: messages.ClientMessage) -> Accepted:
        match ask:
            case messages.Join():
                if ask.room != room:
                    raise Refused(Code.INVALID_FIELD, localized("invalid_field-room_room_address"))
                answer = await self._room_commands.join(by, ask)
            case messages.OfferSeat():
                answer = await self._seat_offers.offer(by, room, ask)
            case messages.AnswerOffer():
                answer = await self._seat_offers.answer(by, room, ask)
            case _:
                assert isinstance(ask, RoomChange)
                answer = await self._room_commands.change(by, room, ask)
        return answer if isinstance(answer, Accepted) else _not_done(answer)

    async def _set_preset_answers(self, call: Call) -> messages.Standing:
        by, message = _caller(call), call.body
        assert isinstance(message, messages.SetStanding)
        return await self._room_commands.set_preset_answers(by, call.path("room"), message)

    async def _preset_answers(self, call: Call) -> messages.Standing:
        return await self._room_commands.preset_answers(_caller(call), call.path("room"))

    async def _link(self, call: Call) -> messages.Link:
        ask = messages.GetLink("http", call.number(SEAT, None))
        return await self._room_commands.link(_caller(call), call.path("room"), ask)

    async def _next_room(self, call: Call) -> NextRoomView:
        identity = None if call.identity is None else call.identity.id
        return NextRoomView(await self._seat_offers.next_of(call.path("room"), identity))

    async def _rematch(self, call: Call) -> NextRoomView:
        ask = messages.Rematch(token_hex(8), call.path("room"))
        answer = await self._seat_offers.rematch(_caller(call), ask)
        return NextRoomView(answer.room if isinstance(answer, messages.Created) else _not_done(answer))

    async def _mine(self, call: Call) -> MatchList:
        if after := self._rate_limits.lists.take(call.caller.id, call.now):
            raise TooFast(localized("too_fast-loading_matches_often_wait"), after)
        matches = await self._matches.of(call.caller.id, self._room_commands.rooms.load)
        now = max([match.changed for match in matches], default=0)
        room = matches[0].room.id if matches else None
        return MatchList(now if room is None else self._room_commands.rooms.clock_of(room).now(), matches)

    async def _pair(self, call: Call) -> messages.Paired:
        by, message = _caller(call), call.body
        assert isinstance(message, messages.QuickMatch)
        answer = await self._matchmaking.pair(by, message)
        return answer if isinstance(answer, messages.Paired) else _not_done(answer)


def _caller(call: Call) -> Caller:
    return Caller(call.caller, call.address, call.now)


def _identity(call: Call) -> str:
    return ANONYMOUS if call.identity is None else call.identity.id


def _not_done(answer: Answer) -> Never:
    """Raise what says why something was not done."""
    match answer:
        case Rejected():
            raise Refused(answer.code, answer.message)
        case RetryLater(code=Code.TOO_FAST):
            raise TooFast(answer.message, answer.after)
        case RetryLater():
            raise Later(answer.code, answer.message, answer.after)
        case Accepted():
            raise AssertionError("what is accepted is done")
