"""Links to matches over HTTP: they are made and withdrawn by `requests`, as every ask of a room is."""

from botyard.errors import Refused
from botyard.net.actions.room_commands import Caller, RoomCommands
from botyard.net.http.router import Call, Operation
from botyard_protocol.codes import Code
from botyard_protocol.messages import GetLink, Link

SEAT = (("seat", "A seat of the caller's: its coach link; none: the link for spectators."),)
REFUSALS = (Code.NO_SUCH_ROOM, Code.NOT_YOUR_SEAT, Code.NO_SUCH_SEAT, Code.INVALID_FIELD)


class WatchingOperations:
    """Tells players the links that they may pass on."""

    def __init__(self, room_commands: RoomCommands) -> None:
        self._room_commands = room_commands

    def operations(self) -> list[Operation]:
        """What is served."""
        tell = "The token of a link to a room that the caller may pass on."
        path = "/api/rooms/{room}/link"
        return [Operation("GET", path, "getLink", tell, self._link, None, Link, REFUSALS, query=SEAT)]

    async def _link(self, call: Call) -> Link:
        by = Caller(call.caller, call.address, call.now)
        return await self._room_commands.link(by, call.path("room"), GetLink("http", _seat(call.query("seat"))))


def _seat(value: str) -> int | None:
    if not value:
        return None
    if value not in set("01234567"):
        raise Refused(Code.INVALID_FIELD, "seat: 0 to 7 is expected, or nothing.")
    return int(value)
