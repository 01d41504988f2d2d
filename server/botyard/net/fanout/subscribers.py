"""The connections in one room on this node, and the sending of entries and snapshots to them.

Each entry is encoded once per audience and encoding, however many sockets there are. A connection that enters, or needs
a snapshot, first has entries buffered; then it is sent the snapshot, then what was buffered: no gap, nothing twice.
"""

import asyncio
import logging
import time
from collections.abc import Iterable

from botyard.background_tasks import spawn
from botyard.errors import NoSuchRoom, Refused
from botyard.logs import about
from botyard.metrics import FANOUT_SECONDS
from botyard.net.fanout.catch_up import CoalescedReads, RoomSnapshotRead
from botyard.net.fanout.delayed import DelayedSpectators
from botyard.net.fanout.encoded_entry import EncodedEntry
from botyard.net.fanout.log_follower import LogFollower
from botyard.net.fanout.seat_state import SEAT_EVENTS, SeatState
from botyard.net.transport.connection import Connection, GroupWrite, close_room_gone, close_unavailable
from botyard.rooms import projection
from botyard.rooms.clock import next_alarm
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry
from botyard.rooms.runtime.game_failures import log_failure
from botyard.rooms.runtime.room_reader import RoomReader
from botyard.rooms.watching import ViewRights, view_rights
from botyard.store.error_classes import StoreUnavailable
from botyard_protocol.codes import Close
from botyard_protocol.messages import Entered, LinkSet, MatchStarted

log = logging.getLogger("botyard.net")

RETRY_SECONDS = 0.25


class Subscribers:
    """The connections in a room: `members` see it live, those of `delayed` see its match with a delay."""

    def __init__(
        self, room: str, rooms: RoomReader, reads: CoalescedReads, seats: SeatState, loaded: LoadedRoom
    ) -> None:
        self.members: set[Connection] = set()
        self.log = LogFollower(room, rooms, reads, loaded, self)
        self._room = room
        self._game = loaded.room.record.game
        self._rooms = rooms
        self._reads = reads
        self._seats = seats
        self.delayed = DelayedSpectators(room, self._game, rooms)

    @property
    def connections(self) -> set[Connection]:
        """All connections in the room, delayed or not."""
        return self.members | self.delayed.members

    def remove(self, connection: Connection) -> None:
        """Remove a connection that leaves the room."""
        self.members.discard(connection)
        self.delayed.leave(connection)

    def rights_of(self, loaded: LoadedRoom, connection: Connection) -> ViewRights:
        """Return the view rights of a connection in a room that was read. Raises `Refused`."""
        now = self._rooms.clock_of(self._room).now()
        return view_rights(loaded.room.record, connection.identity.id, now, connection.access_token)

    def move_to_delayed(self, connection: Connection, id: str, lost: bool = False) -> None:
        """Show the room to a connection with the delay from now on, unless it got a seat while it was entering.

        Raises `GameFailed`.
        """
        self.delayed.admit(connection, id, lost)
        self.members.discard(connection)
        if self._seats.audience_of(connection.identity.id):
            self.resync((connection,))

    def go_live(self, connection: Connection, loaded: LoadedRoom) -> None:
        """Send the buffered entries to a connection that has got a snapshot, and from then on each entry at once."""
        buffered, connection.buffered, connection.number = connection.buffered, None, loaded.number
        for entry in buffered or ():
            if entry.epoch == loaded.epoch:
                self._send(entry, (connection,))
        newest = (self.log.epoch, self.log.number)
        if (loaded.epoch, loaded.number) > newest:
            self.log.catch_up(loaded.epoch, loaded.number)
        elif (loaded.epoch, connection.number) < newest:  # entries were skipped, or are gone
            self.log.check_room()
            self.resync((connection,))

    # --- entries ---

    def on_entry(self, entry: Entry) -> None:
        """Send the next entry of the log to the connections, and update the room's alarm and seats."""
        began = time.perf_counter()
        alarm = None if entry.clocks is None else next_alarm(entry.clocks)
        if self._rooms.alarms.hints.get(self._room) != alarm:
            self._rooms.alarms.schedule(self._room, alarm)
        if not SEAT_EVENTS.isdisjoint(map(type, entry.events)):  # nearly all entries have none
            self._seats.apply(entry)
        self._send_or_buffer(entry)
        FANOUT_SECONDS.observe(time.perf_counter() - began)

    def on_restart(self, loaded: LoadedRoom, lost: bool) -> None:
        """Send snapshots of a room that was read again. `lost`: entries that the connections have seen are gone."""
        self._seats.reset(loaded.room.record)
        if lost:
            self._send_lost()
        self.resync(self.members | self._newly_seated())
        self.delayed.moved(loaded.epoch, loaded.number, lost)

    def on_room_gone(self) -> None:
        """Close all connections: the room does not exist any more."""
        close_room_gone(self.connections)

    def on_unavailable(self) -> None:
        """Close all connections: this node cannot read the room."""
        close_unavailable(self.connections)

    def _send_or_buffer(self, entry: Entry) -> None:
        """Send the next entry to all members, and buffer it for those that wait for a snapshot."""
        ready = [member for member in self.members if member.buffered is None]
        if len(ready) < len(self.members):
            for member in self.members:
                if member.buffered is not None:
                    member.buffered.append(entry)
        self._send(entry, ready)
        if self.delayed.members:
            self.delayed.offer(entry)
            if projection.changes_audiences(entry):
                self.resync(self.delayed.members if _renews_link(entry) else self._newly_seated())

    def _send(self, entry: Entry, members: Iterable[Connection]) -> None:
        """Send an entry to members that have everything before it; others get a snapshot.

        Members for whom the game's code fails at the entry get a snapshot, too.
        """
        now = 0 if entry.clocks is None else self._rooms.clock_of(self._room).now()
        encoded = EncodedEntry(self._game, entry, now, self._rooms.names)
        number, before = entry.number, entry.number - 1
        changes = encoded.of_room and projection.changes_audiences(entry)
        outdated, written = [], GroupWrite()
        frames, audience, encoding = b"", None, None  # of the last member: most see the same
        for member in members:
            if member.number != before or (changes and self._changes_view(entry, member)):
                if member.number < number:
                    outdated.append(member)
                continue
            if member.audience is not audience or member.encoding is not encoding:
                try:
                    frames = encoded.frames(member.audience, member.encoding)
                except Exception as error:  # the game may be of a package, and fail in any way
                    log_failure(self._room, self._game, error)
                    outdated.append(member)
                    continue
                audience, encoding = member.audience, member.encoding
            member.number = number
            written.add(member, frames)
        if outdated:
            self.resync(outdated)

    def _changes_view(self, entry: Entry, member: Connection) -> bool:
        """Whether an entry that changes audiences changes what a member sees, or starts the match."""
        started = any(isinstance(event, MatchStarted) for event in entry.events)
        by_link = member.coach or (not member.audience and _renews_link(entry))
        return started or by_link or self._seats.audience_of(member.identity.id) != member.audience

    def _newly_seated(self) -> set[Connection]:
        """The delayed spectators who hold a seat now."""
        return {member for member in self.delayed.members if self._seats.audience_of(member.identity.id)}

    def _send_lost(self) -> None:
        """Notify members that entries which they have seen are not in the log; a snapshot follows."""
        for member in self.members:
            if member.number:
                member.send(self._entered_anew(member, lost=True))

    def _entered_anew(self, member: Connection, lost: bool = False) -> Entered:
        """The message before a snapshot that a member did not request."""
        return Entered("", self._room, member.audience, recovered=False, coach=member.coach, lost=lost, game=self._game)

    # --- snapshots ---

    def send_snapshot(self, member: Connection) -> None:
        """Send a member a snapshot that it has requested."""
        if member in self.delayed.members:
            self.delayed.send_snapshot(member)
        else:
            self.resync([member])

    def resync(self, members: Iterable[Connection]) -> None:
        """Send a snapshot to members that do not wait for one already, and buffer entries until it is sent."""
        waiting = _SnapshotWaiters([member for member in members if member.buffered is None])
        for member in waiting.members():
            self.delayed.leave(member)
            self.members.add(member)
        if waiting.members():
            spawn(self._send_snapshots(waiting), f"snapshots {self._room}")

    async def _send_snapshots(self, waiting: "_SnapshotWaiters") -> None:
        try:
            if (read := await self._read_for(waiting)) is None:
                return
            for member in waiting.members():
                self._show(member, read)
        except NoSuchRoom:
            close_room_gone(waiting.members())
        except Exception:
            close_unavailable(waiting.members())
            raise

    async def _read_for(self, waiting: "_SnapshotWaiters") -> RoomSnapshotRead | None:
        """Read the room, again while the store is away; None once no member waits for it."""
        while waiting.members():
            try:
                read = await self._reads.read()
                if any(self._is_delayed(read.loaded, member) for member in waiting.members()):
                    await self.delayed.prepare(read.loaded)
                return read
            except StoreUnavailable as error:
                number, reason = self.log.number, str(error)
                log.debug("snapshots wait", extra=about(room=self._room, number=number, reason=reason))
                await asyncio.sleep(RETRY_SECONDS)
        return None

    def _is_delayed(self, loaded: LoadedRoom, connection: Connection) -> bool:
        try:
            return self.rights_of(loaded, connection).late
        except Refused:  # it is closed when it is to be shown the room
            return False

    def _show(self, member: Connection, read: RoomSnapshotRead) -> None:
        """Send a member a snapshot, or move it to the delayed spectators if it sees the room with a delay.

        A member that may not see the room, or for whom the game's code fails, is closed: entering again is refused with
        the reason.
        """
        try:
            rights = self.rights_of(read.loaded, member)
            if rights.late:
                self.move_to_delayed(member, "")
                return
            snapshot = read.snapshot(rights.audience, member.encoding)
        except Refused as refused:
            member.close(Close.NOT_ADMITTED, refused.message)
            return
        if (rights.audience, rights.coach) != (member.audience, member.coach):
            member.audience, member.coach = rights.audience, rights.coach
            member.send(self._entered_anew(member))
        member.write(snapshot)
        self.go_live(member, read.loaded)


class _SnapshotWaiters:
    """Members that wait for the same snapshot. A member that leaves, or enters again, does not wait any more."""

    def __init__(self, members: list[Connection]) -> None:
        self._buffers: list[tuple[Connection, list[Entry]]] = [(member, []) for member in members]
        for member, buffer in self._buffers:
            member.buffered = buffer

    def members(self) -> list[Connection]:
        """The members that still wait."""
        return [member for member, buffer in self._buffers if member.buffered is buffer]


def _renews_link(entry: Entry) -> bool:
    """Whether an entry replaces the link for spectators: those who entered by the former one may not stay."""
    return any(isinstance(event, LinkSet) and event.seat is None for event in entry.events)
