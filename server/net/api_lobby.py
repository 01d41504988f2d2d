"""The list of rooms over HTTP."""

from protocol.api import RoomList
from server.lobby.index import LobbyIndex
from server.net.api import Call, Operation


class LobbyOperations:
    """Serves what the lobby shows."""

    def __init__(self, index: LobbyIndex) -> None:
        self._index = index

    def operations(self) -> list[Operation]:
        """What is served."""
        summary = "The rooms that can be joined or watched, newest first."
        return [Operation("GET", "/api/rooms", "listRooms", summary, self._rooms, answer=RoomList, anybody=True)]

    async def _rooms(self, call: Call) -> RoomList:
        return RoomList(await self._index.rooms())
