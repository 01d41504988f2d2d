"""The loader of rooms: reads rooms and entries from the store, live or archived, and decodes them."""

import logging
from collections import OrderedDict

from botyard.errors import Unreadable
from botyard.logs import about
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.preset_answers import load_side_data
from botyard.rooms.record import Entry, load_entry, load_record
from botyard.rooms.room import load_room
from botyard.rooms.runtime.archive import Archive, Unpacked
from botyard.store.command_key import CommandKey
from botyard.store.error_classes import unreadable_level
from botyard.store.room_store import DuplicateCheck
from botyard.store.store import Store

log = logging.getLogger("botyard.rooms")

KNOWN_GAMES = 10_000
"""The games of so many rooms are kept in memory."""


class RoomLoader:
    """Loads rooms, live or archived. All methods raise `StoreUnavailable` and `Unreadable`."""

    def __init__(self, store: Store) -> None:
        self._archive = Archive(store)
        self._games: OrderedDict[str, str] = OrderedDict()

    async def load(self, room: str) -> LoadedRoom | None:
        """The room as it is stored, also if it has expired; None if there is none.

        The state is None if this node does not carry the rules that the room is played by.
        """
        head = await self._archive.open(room)
        if head is None:
            return None
        record = load_record(head.record)
        self._remember_game(room, record.game)
        made = load_room(record)
        if isinstance(head, Unpacked):
            return LoadedRoom(head.epoch, head.number, made, packed=True)
        return LoadedRoom(
            head.epoch, head.number, made, side_data=load_side_data(head.side_version, head.side_data, record.game)
        )

    async def game_of(self, room: str) -> str | None:
        """The name of a room's game, which never changes; None if there is no room."""
        game = self._games.get(room)
        if game is None:
            head = await self._archive.open(room)
            if head is None:
                return None
            game = self._remember_game(room, load_record(head.record).game)
        return game

    def _remember_game(self, room: str, game: str) -> str:
        self._games[room] = game
        if len(self._games) > KNOWN_GAMES:
            self._games.popitem(last=False)
        return game

    async def entries(self, room: str, first: int, last: int) -> list[Entry]:
        """Entries `first..last` of a room's log, in order, without those that cannot be read."""
        read: list[Entry] = []
        game = await self.game_of(room)
        for data in await self._archive.entries(room, first, last):
            try:
                read.append(load_entry(data, game))
            except Unreadable:
                log.log(
                    unreadable_level("entry"),
                    "an entry cannot be read",
                    exc_info=True,
                    extra=about(room=room, first=first, last=last),
                )
        return read

    async def check_duplicate(self, room: str, command: CommandKey) -> DuplicateCheck:
        """The room's position in its log, and whether `command` was accepted before."""
        return await self._archive.check_duplicate(room, command)
