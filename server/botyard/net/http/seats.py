"""Another match of the same people, over HTTP."""

from asyncio import get_running_loop
from secrets import token_hex

from botyard.errors import Refused
from botyard.net.actions.room_commands import Caller
from botyard.net.actions.seat_offers import SeatOffers
from botyard.net.http.router import Call, Operation, TooFast
from botyard.net.transport.client_address import counted_address, host_of
from botyard.rooms.requests import Accepted, RetryLater
from botyard_protocol.api_seats import NextRoomView
from botyard_protocol.codes import Code
from botyard_protocol.messages import Created, Rematch


class SeatOperations:
    """Serves where the people of a match meet again."""

    def __init__(self, seat_offers: SeatOffers) -> None:
        self._seat_offers = seat_offers

    def operations(self) -> list[Operation]:
        """What is served."""
        path = "/api/rooms/{room}/rematch"
        found = "The room in which the people of a finished match meet again, null while nobody has asked for it."
        asked = "Asks the people of a finished match for another, or agrees to: a seat in the next room."
        refusals = (Code.NO_SUCH_ROOM, Code.NOT_FINISHED, Code.NOT_YOUR_SEAT, Code.ALREADY_STARTED, Code.NOT_WELCOME)
        return [
            Operation("GET", path, "nextRoom", found, self._next, answer=NextRoomView, anybody=True),
            Operation("POST", path, "rematch", asked, self._rematch, answer=NextRoomView, codes=refusals),
        ]

    async def _next(self, call: Call) -> NextRoomView:
        identity = None if call.identity is None else call.identity.id
        return NextRoomView(await self._seat_offers.next_of(call.path("room"), identity))

    async def _rematch(self, call: Call) -> NextRoomView:
        by = Caller(call.caller, counted_address(host_of(call.request)), get_running_loop().time())
        answer = await self._seat_offers.rematch(by, Rematch(token_hex(8), call.path("room")))
        match answer:
            case Created():
                return NextRoomView(answer.room)
            case RetryLater(code=Code.TOO_FAST):
                raise TooFast(answer.message, answer.after)
            case Accepted():
                raise AssertionError("a seat in a room is answered with the room")
            case _:
                raise Refused(answer.code, answer.message)
