"""The list of rooms over HTTP."""

import orjson
from starlette.responses import Response

from botyard.lobby.index import LobbyIndex
from botyard.net.http.router import NO_STORE, Call, Operation
from botyard_protocol.api import RoomList
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import RoomSummary


class LobbyOperations:
    """Serves what the lobby shows."""

    def __init__(self, index: LobbyIndex) -> None:
        self._index = index
        self._rooms: tuple[RoomSummary, ...] | None = None
        self._body = b""

    def operations(self) -> list[Operation]:
        """What is served."""
        summary = "The rooms that can be joined or watched, newest first."
        return [Operation("GET", "/api/rooms", "listRooms", summary, self._list, answer=RoomList, anybody=True)]

    async def _list(self, call: Call) -> Response:
        """Anybody may ask: the body is made once for each change of the list."""
        rooms = await self._index.rooms()
        if rooms is not self._rooms:
            self._rooms, self._body = rooms, orjson.dumps(to_named(RoomList(rooms)))
        return Response(self._body, 200, NO_STORE, "application/json")
