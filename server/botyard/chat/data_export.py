"""What chats keep of a person: exported to them, and deleted with them.

Lines that a person said in rooms are looked for in the rooms of their own matches. In other rooms the lines of a
deleted person are not shown any more, and all lines end.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from botyard.accounts.data_export import Area
from botyard.chat.chat_lines import Line, told
from botyard.chat.chat_service import readable
from botyard.rooms import pseudonyms
from botyard.store.chat import LINES_KEPT, ChatLog, LineId
from botyard.store.keys import ChatKeys, chat_keys
from botyard.store.mutes import Mutes
from botyard_protocol.chat import ChatPlace

LOBBY = chat_keys(ChatPlace.LOBBY.wire, None)

IN_ROOMS = (ChatPlace.ROOM, ChatPlace.SPECTATORS)

RoomsOf = Callable[[str], Awaitable[list[str]]]
"""The rooms of a person's matches. Raises `StoreUnavailable`."""


class SaidByPeople:
    """The people whom a person has muted, and the lines that the person said. All raise `StoreUnavailable`."""

    def __init__(self, chat_log: ChatLog, mutes: Mutes, rooms_of: RoomsOf) -> None:
        self._rooms_of = rooms_of
        self._log = chat_log
        self._mutes = mutes

    @property
    def area(self) -> Area:
        """How it is told and deleted."""
        return Area("chat", self._told, self._erase)

    async def _told(self, identity: str) -> dict[str, Any]:
        noted = (await self._mutes.of(identity)).items()
        muted = [{"identity": one, "name": pseudonyms.name_of(one, name)} for one, name in noted]
        said = [msgspec.structs.asdict(told(id, line)) for id, line in await self._said(LOBBY, identity)]
        return {"muted": muted, "said_in_the_lobby": said, "said_in_rooms": await self._told_in_rooms(identity)}

    async def _told_in_rooms(self, identity: str) -> list[dict[str, Any]]:
        return [
            {"room": room, "place": place.wire} | msgspec.structs.asdict(told(id, line))
            for room in await self._rooms_of(identity)
            for place in IN_ROOMS
            for id, line in await self._said(chat_keys(place.wire, room), identity)
        ]

    async def _said(self, at: ChatKeys, identity: str) -> list[tuple[LineId, Line]]:
        lines = readable(await self._log.last(at, LINES_KEPT))
        return [(id, line) for id, line in lines if line.identity == identity]

    async def _erase(self, identity: str) -> None:
        rooms = [chat_keys(place.wire, room) for room in await self._rooms_of(identity) for place in IN_ROOMS]
        for at in (LOBBY, *rooms):
            await self._log.remove(at, [id for id, _ in await self._said(at, identity)])
        await self._mutes.forget(identity)
