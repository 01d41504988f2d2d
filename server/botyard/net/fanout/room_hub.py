"""One room on this node: its connections, the position in its log, its seats and its presence."""

from collections.abc import Mapping

from botyard.metrics import RECOVERED, SNAPSHOT
from botyard.net.fanout.catch_up import CoalescedReads
from botyard.net.fanout.presence_broadcast import PresenceBroadcast
from botyard.net.fanout.seat_state import SeatState
from botyard.net.fanout.subscribers import Subscribers
from botyard.net.transport.connection import Connection
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.runtime.history_pages import Frame, Reader
from botyard.rooms.runtime.room_reader import RoomReader
from botyard_protocol.messages import Cursor, Entered, Standing


class Hub:
    """One room on this node, from the first connection that enters until the last one has left."""

    def __init__(self, room: str, rooms: RoomReader, loaded: LoadedRoom) -> None:
        self.room = room
        self._rooms = rooms
        self._reads = CoalescedReads(room, rooms)
        self.game = loaded.room.record.game
        self._created = loaded.room.record.created
        self.seats = SeatState(loaded.room.record)
        self.subscribers = Subscribers(room, rooms, self._reads, self.seats, loaded)
        self.log = self.subscribers.log
        self.presence = PresenceBroadcast(self.seats, self.subscribers)
        self.reported_absences: tuple[int, Mapping[str, int] | None] = (0, {})
        """The entry after which absences were reported to the room, and since when each player is absent.

        None in their place if the room does not record absences.
        """

    @property
    def is_empty(self) -> bool:
        """Whether no connection of this node is in the room."""
        return not self.subscribers.members and not self.subscribers.delayed.members

    @property
    def holders(self) -> set[str]:
        """The identities of the people in seats."""
        return self.seats.holders

    def needs_report(self, identity: str, since: int) -> bool:
        """Whether the room is to record that a player is absent since then (ms since 1970)."""
        number, reported = self.reported_absences
        if number != self.log.number:
            reported = {}
        return identity not in self.seats.missing and reported is not None and reported.get(identity) != since

    # --- connections ---

    async def enter(self, connection: Connection, id: str, cursor: Cursor | None) -> None:
        """Send a connection the room, or what it missed after `cursor`, and from then on every entry.

        `id`: of the request that it answers. Raises `StoreUnavailable` and `Refused`.
        """
        delayed = self.subscribers.delayed
        connection.hub, connection.buffered = self, []
        self.subscribers.members.add(connection)
        try:
            read = await self._reads.read()
            rights = self.subscribers.rights_of(read.loaded, connection)
            if rights.late:
                await delayed.prepare(read.loaded)
                self.subscribers.move_to_delayed(connection, id, delayed.is_lost(cursor))
                return
            lost = await read.is_lost(cursor)
            tail = None if lost else await read.tail(cursor, rights.audience, connection)
            frames = read.snapshot(rights.audience, connection.encoding) if tail is None else tail
        except BaseException:
            self.leave(connection)
            raise
        recovered = tail is not None
        connection.send(Entered(id, self.room, rights.audience, recovered, rights.coach, lost=lost, game=self.game))
        if cursor is not None:
            (RECOVERED if recovered else SNAPSHOT).inc()
        connection.audience, connection.coach = rights.audience, rights.coach
        connection.answer(frames)
        self._send_preset_answers(connection, read.loaded)
        self.subscribers.go_live(connection, read.loaded)

    def _send_preset_answers(self, connection: Connection, loaded: LoadedRoom) -> None:
        """Send a player the answers that they have preset; no other connection gets them."""
        identity = connection.identity.id
        if identity in loaded.side_data.answers and connection.audience:
            connection.send(Standing("", self.room, self.game, loaded.side_data.of(identity, self.game)))

    def leave(self, connection: Connection) -> None:
        """Remove a connection from the room."""
        self.subscribers.remove(connection)
        connection.hub, connection.buffered, connection.audience, connection.number = None, None, (), 0
        connection.coach, connection.onlookers = False, None

    def cursor_of(self, connection: Connection) -> tuple[int, int]:
        """Epoch and number of the newest entry that a connection may see; while it enters, of what it was sent."""
        if connection.buffered is not None:
            return self.log.epoch, connection.number
        if connection not in self.subscribers.delayed.members:
            return self.log.epoch, self.log.number
        entry = self.subscribers.delayed.place.entry
        return entry.epoch, entry.number

    def send_snapshot(self, member: Connection) -> None:
        """Send a connection a snapshot that it has requested."""
        self.subscribers.send_snapshot(member)

    async def history(self, before: int, limit: int, member: Connection) -> list[Frame]:
        """Frames of past entries, in order, as a connection may see them. Raises `StoreUnavailable`."""
        epoch, newest = self.cursor_of(member)
        last = min(before - 1, newest)
        reader = Reader(self.room, self.game, self._created, epoch, member.audience, member.encoding, member.limit_key)
        return await self._rooms.pages.frames(reader, max(1, last - limit + 1), last)
