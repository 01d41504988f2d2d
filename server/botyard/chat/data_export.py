"""Chat lines and mute lists of a user as an area of personal data: exported to the user, and the lines deleted.

Lines in rooms are searched in the rooms of the user's own matches. In other rooms the lines of a deleted user are
hidden, and all lines expire.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from botyard.accounts.data_export import Area
from botyard.chat.chat_lines import Line, to_chat_line
from botyard.chat.chat_service import muted_by, readable
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.chat import LINES_KEPT, ChatLog, LineId
from botyard.store.keys import ChatKeys, chat_keys
from botyard.store.relations import Relations
from botyard_protocol.chat import ChatPlace

LOBBY = chat_keys(ChatPlace.LOBBY.wire, None)

IN_ROOMS = (ChatPlace.ROOM, ChatPlace.SPECTATORS)

RoomsOf = Callable[[str], Awaitable[list[str]]]
"""Returns the rooms of a user's matches. Raises `StoreUnavailable`."""


class ChatArea:
    """Exports and deletes what a user has said in chats, and exports whom the user has muted: a relation.

    `rooms_of`: finds the rooms of the user's matches. Export and deletion raise `StoreUnavailable`.
    """

    def __init__(self, chat_log: ChatLog, relations: Relations, rooms_of: RoomsOf, names: PublicNames) -> None:
        self._rooms_of = rooms_of
        self._names = names
        self._log = chat_log
        self._relations = relations
        self.area = Area("chat", self._export, self._erase)

    async def _export(self, identity: str) -> dict[str, Any]:
        """Return what a user has said and whom they have muted, for the export of data."""
        mutes = (await muted_by(self._relations, identity)).items()
        muted = [{"identity": one, "name": self._names.name_of(one, name)} for one, name in mutes]
        lines = await self._lines_of(LOBBY, identity)
        said = [msgspec.structs.asdict(to_chat_line(id, line, self._names)) for id, line in lines]
        return {"muted": muted, "said_in_the_lobby": said, "said_in_rooms": await self._lines_in_rooms(identity)}

    async def _lines_in_rooms(self, identity: str) -> list[dict[str, Any]]:
        """Return the lines of a user in the chats of rooms."""
        return [
            {"room": room, "place": place.wire} | msgspec.structs.asdict(to_chat_line(id, line, self._names))
            for room in await self._rooms_of(identity)
            for place in IN_ROOMS
            for id, line in await self._lines_of(chat_keys(place.wire, room), identity)
        ]

    async def _lines_of(self, at: ChatKeys, identity: str) -> list[tuple[LineId, Line]]:
        """Return the lines of a user in one chat."""
        lines = readable(await self._log.last(at, LINES_KEPT))
        return [(id, line) for id, line in lines if line.identity == identity]

    async def _erase(self, identity: str) -> None:
        """Delete the lines of a user in the lobby and in the rooms of their matches."""
        rooms = [chat_keys(place.wire, room) for room in await self._rooms_of(identity) for place in IN_ROOMS]
        for at in (LOBBY, *rooms):
            await self._log.remove(at, [id for id, _ in await self._lines_of(at, identity)])
