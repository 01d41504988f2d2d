"""Rooms over HTTP: everything that can be asked of one over a socket, with the same checks and limits."""

from typing import Never, get_args

import msgspec
from starlette.responses import Response

from botyard.errors import Refused
from botyard.lobby.matches import MatchIndex
from botyard.net.actions.matchmaking import Matchmaking
from botyard.net.actions.room_commands import Caller, RoomChange, RoomCommands
from botyard.net.actions.room_reads import ANONYMOUS, LISTS_TOO_OFTEN, RoomReads
from botyard.net.actions.seat_offers import SeatOffers
from botyard.net.http.router import LINK, NO_STORE, Call, Later, Operation, TooFast
from botyard.net.transport.message_costs import PRICES, ROOM_READ
from botyard.net.transport.rate_limits import RateLimits
from botyard.rooms.requests import Accepted, Answer, Rejected, RetryLater
from botyard_protocol import messages
from botyard_protocol.api_rooms import MatchList, RoomEvents
from botyard_protocol.codes import Code

ROOM = "/api/rooms/{room}"
ASKS: tuple[type[msgspec.Struct], ...] = (
    messages.Join,
    *get_args(RoomChange),
    messages.OfferSeat,
    messages.AnswerOffer,
)
"""What can be asked of a room."""

AFTER = (("after", "A number: the answer holds only the frames after it, at most 100."),)
SEEING = (Code.NO_SUCH_ROOM, Code.TOO_FAST)
LOOKING = (*SEEING, Code.NOT_WATCHED, Code.NO_SUCH_LINK, Code.NO_IDENTITY, Code.INVALID_FIELD)
OWN = (*SEEING, Code.NOT_YOUR_SEAT)
SETTING = (*OWN, Code.GAME_OVER)
MAKING = (
    *(Code.UNKNOWN_GAME, Code.PLAYERS_OUT_OF_RANGE, Code.BAD_OPTIONS),
    *(Code.TOO_FAST, Code.TOO_MANY_ROOMS, Code.STORE_FULL),
)
ASKING = (*SEEING, Code.NOT_YOUR_SEAT, Code.NOT_HOST, Code.SEAT_TAKEN, Code.ROOM_FULL, Code.CHOICE_CLOSED, Code.BUSY)
"""Refusals; what a room may say is in the table of codes."""


class RoomOperations:
    """Serves rooms, and where to find one's own."""

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
        """What is served."""
        return [*self._of_rooms(), *self._of_the_asker()]

    def _of_rooms(self) -> list[Operation]:
        create = "Make a room and take its first seat."
        look = "A room as the caller may know it: the snapshot that a socket would get."
        ask = "Ask something of a room: any message of the protocol about a room, as over a socket."
        past = "What happened in a room, as the caller may know it, in order."
        standing = "Set the caller's preset answers in a room."
        presets = "The caller's preset answers in a room."
        m, path, answers = messages, f"{ROOM}/standing", messages.Standing
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
                "GET", ROOM, "getRoom", look, self._room, None, m.Snapshot, LOOKING, True, headers=LINK, price=ROOM_READ
            ),
            Operation(
                *("GET", f"{ROOM}/events", "getEvents", past, self._events, None, RoomEvents, LOOKING, True, AFTER),
                headers=LINK,
                price=ROOM_READ,
            ),
            Operation("POST", f"{ROOM}/requests", "ask", ask, self._ask, None, m.Accepted, ASKING, messages=ASKS),
            Operation("GET", path, "getStanding", presets, self._standing_now, None, answers, OWN),
            Operation("POST", path, "setStanding", standing, self._standing, m.SetStanding, answers, SETTING),
        ]

    def _of_the_asker(self) -> list[Operation]:
        mine = "The caller's own matches, the most urgent first."
        quick = "A seat in an open room that fits, or in a new one that waits for others."
        m = messages
        return [
            Operation("GET", "/api/me/matches", "myMatches", mine, self._mine, None, MatchList, (Code.TOO_FAST,)),
            Operation("POST", "/api/quick", "quickMatch", quick, self._pair, m.QuickMatch, m.Paired, MAKING),
        ]

    async def _create(self, call: Call) -> messages.Created:
        by, message = self._asker(call), call.body
        assert isinstance(message, messages.CreateRoom)
        answer = await self._room_commands.create(by, message)
        return answer if isinstance(answer, messages.Created) else _not_done(answer)

    async def _room(self, call: Call) -> messages.Snapshot:
        return await self._room_reads.snapshot(call.path("room"), call.identity, call.link)

    async def _events(self, call: Call) -> Response:
        after = call.query("after", "0")
        if not after.isascii() or not after.isdigit() or len(after) > 15:
            raise Refused(Code.INVALID_FIELD, "after: a number of an entry is expected.")
        key = call.address or _identity(call)
        events = await self._room_reads.events(call.path("room"), call.identity, int(after), call.link, key)
        return Response(events, 200, NO_STORE, "application/json")

    async def _ask(self, call: Call) -> messages.Accepted:
        by, room, ask = self._asker(call), call.path("room"), call.body
        answer = await self._take(by, room, ask)
        return messages.Accepted(ask.id, answer.number, answer.durability, answer.receipt)

    async def _take(self, by: Caller, room: str, ask: messages.ClientMessage) -> Accepted:
        match ask:
            case messages.Join():
                if ask.room != room:
                    raise Refused(Code.INVALID_FIELD, "$.room: this is not the room of the address.")
                answer = await self._room_commands.join(by, ask)
            case messages.OfferSeat():
                answer = await self._seat_offers.offer(by, room, ask)
            case messages.AnswerOffer():
                answer = await self._seat_offers.answer(by, room, ask)
            case _:
                assert isinstance(ask, RoomChange)
                answer = await self._room_commands.change(by, room, ask)
        return answer if isinstance(answer, Accepted) else _not_done(answer)

    async def _standing(self, call: Call) -> messages.Standing:
        by, message = self._asker(call), call.body
        assert isinstance(message, messages.SetStanding)
        return await self._room_commands.set_standing(by, call.path("room"), message)

    async def _standing_now(self, call: Call) -> messages.Standing:
        return await self._room_commands.standing(self._asker(call), call.path("room"))

    async def _mine(self, call: Call) -> MatchList:
        if after := self._rate_limits.lists.take(call.caller.id, call.now):
            raise TooFast(LISTS_TOO_OFTEN, after)
        matches = await self._matches.of(call.caller.id, self._room_commands.rooms.load)
        now = max([match.changed for match in matches], default=0)
        room = matches[0].room.id if matches else None
        return MatchList(now if room is None else self._room_commands.rooms.clock_of(room).now(), matches)

    async def _pair(self, call: Call) -> messages.Paired:
        by, message = self._asker(call), call.body
        assert isinstance(message, messages.QuickMatch)
        answer = await self._matchmaking.pair(by, message)
        return answer if isinstance(answer, messages.Paired) else _not_done(answer)

    def _asker(self, call: Call) -> Caller:
        """Who asks."""
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
