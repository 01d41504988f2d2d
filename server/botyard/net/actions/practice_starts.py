"""Practice that begins in a match of a room: what its caller may know of it, at any entry of the log.

Of a match that is over the exact position is taken. Of a running one no more leaves than the view that the caller has.
"""

from collections import OrderedDict

from msgspec import structs

from botyard.accounts.identity import Identity
from botyard.errors import Refused
from botyard.net.actions.room_reads import RoomReads
from botyard.practice.origins import Beginning, PastState, SeenPosition
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.room import Room, game_of, open_choices
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.runtime.service import Rooms
from botyard.spectators.delayed_rooms import follow, new_delayed_room
from botyard.texts import localized
from botyard_protocol.api_practice import MatchStart
from botyard_protocol.codes import Code
from botyard_protocol.messages import Status

KEPT = 500
"""Rooms at past entries that a node keeps: a practice asks for the same one again and again."""

_Key = tuple[str, int, int, int]


class PracticeStarts:
    """Finds the beginnings of practice in matches. Raises `Refused`, `StoreUnavailable` and `Unreadable`."""

    def __init__(self, rooms: Rooms, room_reads: RoomReads) -> None:
        self._rooms = rooms
        self._room_reads = room_reads
        self._kept: OrderedDict[_Key, Room] = OrderedDict()

    async def find(self, start: MatchStart, by: Identity | None, token: str) -> Beginning:
        """Return what `by` may begin with at an entry of a match. `token`: of a link, "" for none."""
        sight = await self._room_reads.look(start.room, by, token)
        loaded, audience = sight.loaded, sight.audience
        if not 0 < start.number <= loaded.number:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-number_log_no_such"))
        over = loaded.room.record.status is Status.FINISHED
        if not over and start.seat is not None and start.seat not in audience:
            raise Refused(Code.NOT_FINISHED, localized("not_finished-until_match_over_use"))
        room = await self._room_after(start.room, loaded, start.number)
        if room.state is None:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-number_match_begun"))
        with GameGuard(start.room, room.record.game):
            return self._beginning(room, over, audience)

    def _beginning(self, room: Room, over: bool, audience: tuple[int, ...]) -> Beginning:
        game, view = game_of(room.record), self._rooms.names.rename(room.record.view())
        if over:
            return Beginning(PastState(game.dump(room.state)), view)
        seen = SeenPosition(game.view(room.state, audience), open_choices(room))
        return Beginning(seen, structs.replace(view, commitment=""), running=True, audience=audience)

    async def _room_after(self, name: str, loaded: LoadedRoom, number: int) -> Room:
        """The room after an entry: played again from its log unless that is the last one, or the room is kept."""
        if number == loaded.number:
            return loaded.room
        key = (name, loaded.room.record.created, loaded.epoch, number)
        room = self._kept.get(key)
        if room is None:
            copy = new_delayed_room(name, loaded)
            await follow(self._rooms, copy, name, number)
            room = self._kept[key] = copy.last.room
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return room
