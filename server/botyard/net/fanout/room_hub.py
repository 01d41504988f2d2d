"""One room on this node: its connections, and what they are sent: entries, snapshots and the presence.

Each entry is encoded once per audience and encoding, however many sockets there are. A connection that enters, or needs
a snapshot, first has entries buffered; then it is sent the snapshot, then what was buffered: no gap, nothing twice.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec.structs import replace

from botyard.background_tasks import spawn
from botyard.errors import NoSuchRoom, Refused
from botyard.logs import about
from botyard.metrics import FANOUT_SECONDS, RECOVERED, SNAPSHOT
from botyard.net.fanout.catch_up import RoomSnapshotRead
from botyard.net.fanout.delayed import DelayedSpectators
from botyard.net.fanout.encoded_entry import EncodedEntry
from botyard.net.fanout.entry_lane import deliver
from botyard.net.fanout.log_follower import LogFollower
from botyard.net.fanout.presence import (
    SEAT_EVENTS,
    PresencePace,
    audience_of,
    holders,
    identity_of,
    list_onlookers,
    missing_after,
    seat_presences,
    seats_after,
)
from botyard.net.transport.connection import Connection, GroupWrite, broadcast, close_room_gone, close_unavailable
from botyard.rooms.match.clock import next_alarm
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Entry
from botyard.rooms.runtime.game_failures import log_failure
from botyard.rooms.runtime.history_pages import Frame, Reader
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight import projection
from botyard.rooms.sight.watching import ViewRights, view_rights
from botyard.store.error_classes import StoreUnavailable
from botyard_protocol.codes import Close
from botyard_protocol.messages import (
    AbsenceChanged,
    Attendance,
    Cursor,
    Entered,
    LinkSet,
    MatchStarted,
    Onlookers,
    Presence,
    Standing,
)

log = logging.getLogger("botyard.net")

RETRY_SECONDS = 0.25


class Hub:
    """One room on this node, from the first connection that enters until the last one has left.

    `members` see the room live, those of `delayed` see its match with a delay. `seats` and `absent_since`: the
    occupants, and since when each player is recorded as absent (ms since 1970), as of the newest entry.
    """

    def __init__(
        self, room: str, rooms: Rooms, loaded: LoadedRoom, on_seats_changed: Callable[[str], object] = lambda room: None
    ) -> None:
        """`on_seats_changed`: called with the room when other people hold its seats."""
        record = loaded.room.record
        self.room = room
        self.game = record.game
        self.members: set[Connection] = set()
        self.delayed = DelayedSpectators(room, record.game, rooms)
        self.log = LogFollower(room, rooms, loaded, self._on_entry, self._on_restart, self._on_end)
        self.seats = record.seats
        self.absent_since = missing_after(record.absence)
        self.presence_pace = PresencePace()
        self.reported_absences: tuple[int, Mapping[str, int] | None] = (0, {})
        """The number of the newest entry when absences were last reported to the room, and the absences themselves.

        They are by identity: since when (ms since 1970) a player is absent. None if the room records no absences.
        """
        self._rooms = rooms
        self._created = record.created  # s since 1970: tells rooms with the same id apart
        self._on_seats_changed = on_seats_changed
        # the lists of spectators that were last sent: to the members, and to the delayed spectators
        self._onlookers = Onlookers((), 0)
        self._onlookers_delayed = Onlookers((), 0)

    @property
    def connections(self) -> set[Connection]:
        """All connections in the room, delayed or not."""
        return self.members | self.delayed.members

    @property
    def is_empty(self) -> bool:
        """Whether no connection of this node is in the room."""
        return not self.members and not self.delayed.members

    @property
    def holders(self) -> set[str]:
        """The identities of the people in seats."""
        return holders(self.seats)

    def needs_report(self, identity: str, since: int) -> bool:
        """Whether the room is to record that a player is absent since then (ms since 1970).

        False if it has recorded an absence of the player already. After its newest entry it is asked only once for the
        same absence, and not at all once it has answered that it records none.
        """
        number, reported = self.reported_absences
        if number != self.log.number:
            reported = {}
        return identity not in self.absent_since and reported is not None and reported.get(identity) != since

    # --- connections ---

    async def enter(self, connection: Connection, id: str, cursor: Cursor | None) -> None:
        """Send a connection the room, or what it missed after `cursor`, and from then on every entry.

        `id`: of the request that it answers. Raises `StoreUnavailable` and `Refused`.
        """
        connection.hub, connection.buffered = self, []
        self.members.add(connection)
        try:
            read = await self.log.read_room()
            rights = self._rights_of(read.loaded, connection)
            if rights.late:
                await self.delayed.prepare(read.loaded)
                self._move_to_delayed(connection, id, self.delayed.is_lost(cursor))
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
        self._go_live(connection, read.loaded)

    def _send_preset_answers(self, connection: Connection, loaded: LoadedRoom) -> None:
        """Send a player the answers that they have preset; no other connection gets them."""
        identity = connection.identity.id
        if identity in loaded.side_data.answers and connection.audience:
            connection.send(Standing("", self.room, self.game, loaded.side_data.of(identity, self.game)))

    def leave(self, connection: Connection) -> None:
        """Remove a connection from the room."""
        self.members.discard(connection)
        self.delayed.leave(connection)
        connection.hub, connection.buffered, connection.audience, connection.number = None, None, (), 0
        connection.coach, connection.onlookers = False, None

    def cursor_of(self, connection: Connection) -> tuple[int, int]:
        """Epoch and number of the newest entry that a connection may see; while it enters, of what it was sent."""
        if connection.buffered is not None:
            return self.log.epoch, connection.number
        if connection not in self.delayed.members:
            return self.log.epoch, self.log.number
        entry = self.delayed.place.entry
        return entry.epoch, entry.number

    async def history(self, before: int, limit: int, member: Connection) -> list[Frame]:
        """The frames of at most `limit` entries before number `before`, in order, as a connection may see them.

        Raises `StoreUnavailable`.
        """
        epoch, newest = self.cursor_of(member)
        last = min(before - 1, newest)
        reader = Reader(self.room, self.game, self._created, epoch, member.audience, member.encoding, member.limit_key)
        return await self._rooms.pages.frames(reader, max(1, last - limit + 1), last)

    def _rights_of(self, loaded: LoadedRoom, connection: Connection) -> ViewRights:
        """Return the view rights of a connection in a room that was read. Raises `Refused`."""
        return view_rights(loaded.room.record, connection.identity.id, self._now(), connection.access_token)

    def _move_to_delayed(self, connection: Connection, id: str, lost: bool = False) -> None:
        """Show the room to a connection with the delay from now on, unless it got a seat while it was entering.

        Raises `GameFailed`.
        """
        self.delayed.admit(connection, id, lost)
        self.members.discard(connection)
        if audience_of(self.seats, connection.identity.id):
            self.resync((connection,))

    def _go_live(self, connection: Connection, loaded: LoadedRoom) -> None:
        """Send the buffered entries to a connection that has got a snapshot, and from then on each entry at once.

        `loaded`: the room of the snapshot. If the connection still lacks entries, or was sent some that are gone, it
        gets another snapshot.
        """
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

    def offer(self, entry: Entry) -> None:
        """Take an entry that is in the log: send it on if it is the next one, else read what is missing."""
        if self.delayed.members:
            self.log.offer(entry)
            return
        try:
            why_not = deliver(entry, self.log, self.game, self.members, 0 if entry.clocks is None else self._now())
        except Exception as error:  # the game may be of a package, and fail in any way: the general way reports it
            log.debug("an entry leaves the lane", extra=about(room=self.room, reason=str(error)))
            self.log.offer(entry)
            return
        if why_not is None:
            self._schedule_alarm(entry)
        else:
            self.log.offer(entry)

    def _now(self) -> int:
        """The time of the room's primary, in ms since 1970."""
        return self._rooms.clock_of(self.room).now()

    def _schedule_alarm(self, entry: Entry) -> None:
        """Have this node look at the room when the next clock runs out. The clocks are those after `entry`."""
        alarm = None if entry.clocks is None else next_alarm(entry.clocks)
        if self._rooms.alarms.hints.get(self.room) != alarm:
            self._rooms.alarms.schedule(self.room, alarm)

    def _on_entry(self, entry: Entry) -> None:
        """Send the next entry of the log to the connections, and update the room's alarm and seats."""
        began = time.perf_counter()
        self._schedule_alarm(entry)
        if not SEAT_EVENTS.isdisjoint(map(type, entry.events)):  # nearly all entries have none
            self._follow_seats(entry)
        self._send_or_buffer(entry)
        FANOUT_SECONDS.observe(time.perf_counter() - began)

    def _follow_seats(self, entry: Entry) -> None:
        """Take the seats and the missing players after an entry, and report a change of people."""
        former, self.seats = self.holders, seats_after(self.seats, entry)
        if self.holders != former:
            self._on_seats_changed(self.room)
        for event in entry.events:
            if isinstance(event, AbsenceChanged):
                self.absent_since = missing_after(event.absence)

    def _on_restart(self, loaded: LoadedRoom, lost: bool) -> None:
        """Send snapshots of a room that was read again. `lost`: entries that the connections have seen are gone."""
        self.seats, self.absent_since = loaded.room.record.seats, missing_after(loaded.room.record.absence)
        if lost:
            self._send_lost()
        self.resync(self.members | self._newly_seated())
        self.delayed.note_log_end(loaded.epoch, loaded.number, lost)

    def _on_end(self, gone: bool) -> None:
        """Close all connections: the room does not exist any more (`gone`), or this node cannot read it."""
        if gone:
            close_room_gone(self.connections)
        else:
            close_unavailable(self.connections)

    def _send_or_buffer(self, entry: Entry) -> None:
        """Send the next entry to all members, buffered for those that wait for a snapshot, and offer it to the delayed.

        After an entry that may end the delay for a delayed spectator, or their access, they get a new snapshot.
        """
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
        now = 0 if entry.clocks is None else self._now()
        encoded = EncodedEntry(self.game, entry, now, self._rooms.names)
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
                    log_failure(self.room, self.game, error)
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
        # a member who came by a link, which may not be valid any more
        by_link = member.coach or (not member.audience and _renews_link(entry))
        return started or by_link or audience_of(self.seats, member.identity.id) != member.audience

    def _newly_seated(self) -> set[Connection]:
        """The delayed spectators who hold a seat now."""
        return {member for member in self.delayed.members if audience_of(self.seats, member.identity.id)}

    def _send_lost(self) -> None:
        """Notify members that entries which they have seen are not in the log; a snapshot follows."""
        for member in self.members:
            if member.number:
                member.send(self._entered_anew(member, lost=True))

    def _entered_anew(self, member: Connection, lost: bool = False) -> Entered:
        """The message before a snapshot that a member did not request."""
        return Entered("", self.room, member.audience, recovered=False, coach=member.coach, lost=lost, game=self.game)

    # --- snapshots ---

    def send_snapshot(self, member: Connection) -> None:
        """Send a member a snapshot that it has requested."""
        if member in self.delayed.members:
            self.delayed.send_snapshot(member)
        else:
            self.resync([member])

    def resync(self, members: Iterable[Connection]) -> None:
        """Send a snapshot to members that do not wait for one already, and buffer entries until it is sent.

        Delayed spectators count as members until then: the read room says whether they still see it late.
        """
        waiting = _SnapshotWaiters([member for member in members if member.buffered is None])
        for member in waiting.members():
            self.delayed.leave(member)
            self.members.add(member)
        if waiting.members():
            spawn(self._send_snapshots(waiting), f"snapshots {self.room}")

    async def _send_snapshots(self, waiting: "_SnapshotWaiters") -> None:
        """Read the room, and send a snapshot to each waiting member; if it is gone or fails, close them."""
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
        """Read the room, and try again while the store is away. Returns None once no member waits for it.

        If one of them is to see it with a delay, the delayed copy is brought up to the room that was read.
        """
        while waiting.members():
            try:
                read = await self.log.read_room()
                if any(self._is_delayed(read.loaded, member) for member in waiting.members()):
                    await self.delayed.prepare(read.loaded)
                return read
            except StoreUnavailable as error:
                number, reason = self.log.number, str(error)
                log.debug("snapshots wait", extra=about(room=self.room, number=number, reason=reason))
                await asyncio.sleep(RETRY_SECONDS)
        return None

    def _is_delayed(self, loaded: LoadedRoom, connection: Connection) -> bool:
        """Whether a connection is to see a room that was read with a delay."""
        try:
            return self._rights_of(loaded, connection).late
        except Refused:  # it is closed later, when the room is to be shown to it
            return False

    def _show(self, member: Connection, read: RoomSnapshotRead) -> None:
        """Send a member a snapshot, or move it to the delayed spectators if it sees the room with a delay.

        A member that may not see the room, or for whom the game's code fails, is closed: entering again is refused with
        the reason.
        """
        try:
            rights = self._rights_of(read.loaded, member)
            if rights.late:
                self._move_to_delayed(member, id="")  # it answers no request
                return
            snapshot = read.snapshot(rights.audience, member.encoding)
        except Refused as refused:
            member.close(Close.NOT_ADMITTED, refused.message)
            return
        if (rights.audience, rights.coach) != (member.audience, member.coach):
            member.audience, member.coach = rights.audience, rights.coach
            member.send(self._entered_anew(member))
        member.write(snapshot)
        self._go_live(member, read.loaded)

    # --- presence ---

    def send_presence(self, members: Sequence[str], seen: Mapping[str, int], now: int) -> None:
        """Send the presence to all connections, and the list of spectators to those that were sent a different one.

        `members`: the names in the presence set. `seen`: when absent players were last present. Times are in ms since
        1970. Delayed spectators get what fits the moment of the match that they see.
        """
        present, players = set(map(identity_of, members)), self.holders
        people = seat_presences(players, members, seen)
        attendance = tuple(None if one is None else people.get(one.identity) for one in self.seats)
        seats = tuple(one is not None and one.state is not Attendance.OFFLINE for one in attendance)
        broadcast(Presence(seats, len(present - players), attendance, now), _shown(self.members))
        self._onlookers = _send_onlookers(list_onlookers(members, players), self._onlookers, self.members)
        if self.delayed.members:  # the presence of a seat would reveal its turn
            players = self.delayed.holders
            broadcast(Presence((), len(present - players)), _shown(self.delayed.members))
            seen_by_them = list_onlookers(members, players)
            named = Onlookers(tuple(replace(one, coaches=None) for one in seen_by_them.people), seen_by_them.count)
            self._onlookers_delayed = _send_onlookers(named, self._onlookers_delayed, self.delayed.members)


def _shown(members: Iterable[Connection]) -> list[Connection]:
    """Return the members that were shown the room. One that is still entering gets the next message of this kind."""
    return [member for member in members if member.number]


def _send_onlookers(onlookers: Onlookers, former: Onlookers, members: Iterable[Connection]) -> Onlookers:
    """Send a list of spectators to members that have another one, and return it.

    Returns the object `former` if the lists are equal, so that `is` tells which members have the list.
    """
    onlookers = former if onlookers == former else onlookers
    unaware = [member for member in _shown(members) if member.onlookers is not onlookers]
    for member in unaware:
        member.onlookers = onlookers
    broadcast(onlookers, unaware)
    return onlookers


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
