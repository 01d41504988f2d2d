"""The connections of one room on this node, and how its entries reach them.

Entries come in order of their numbers; each is encoded once per audience and form, however many sockets there are.
Whoever enters is first buffered for, then given a snapshot or the tail of the log, then what came meanwhile: no gap,
and nothing twice.
"""

import asyncio
import logging
import time
from collections.abc import Iterable, Mapping, Set

from msgspec import Struct
from msgspec.structs import replace

from botyard.background_tasks import spawn
from botyard.errors import NoSuchRoom, Refused
from botyard.logs import about
from botyard.metrics import FANOUT_SECONDS, RESUMES
from botyard.net.fanout.catch_up import CoalescedReads, RoomSnapshotRead
from botyard.net.fanout.delayed import DelayedSpectators
from botyard.net.fanout.encoded_entry import EncodedEntry
from botyard.net.fanout.presence import holders
from botyard.net.fanout.presence_members import list_onlookers
from botyard.net.transport.connection import Connection, close_room_gone, close_unavailable
from botyard.net.transport.frames import data_frame
from botyard.rooms import projection
from botyard.rooms.clock import next_alarm
from botyard.rooms.commit_plan import LoadedRoom
from botyard.rooms.log_digest import continues
from botyard.rooms.record import Entry
from botyard.rooms.runtime.history_pages import Frame, Reader
from botyard.rooms.runtime.room_reader import RoomReader
from botyard.rooms.standing_answers import answers_view
from botyard.rooms.watching import ViewRights, sight_of
from botyard.store.error_classes import StoreUnavailable
from botyard.store.room_store import LogEnd
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.codes import Close
from botyard_protocol.messages import (
    Absence,
    AbsenceChanged,
    Attendance,
    Cursor,
    Entered,
    LinkSet,
    MatchStarted,
    Occupant,
    Onlookers,
    Presence,
    RoomChanged,
    SeatLeft,
    SeatPresence,
    SeatTaken,
    Standing,
)

log = logging.getLogger("botyard.net")

_ABSENCE = frozenset((AbsenceChanged,))

RETRY_SECONDS = 0.25


DIGESTS_KEPT = 64
"""An entry that comes a second time is compared with so many of the newest."""


class Hub:
    """One room on this node. `epoch` and `number` are those of the newest entry that was handed on."""

    def __init__(self, room: str, rooms: RoomReader, loaded: LoadedRoom) -> None:
        self.room = room
        self.members: set[Connection] = set()
        self.delayed = DelayedSpectators(room, rooms)
        self._rooms = rooms
        self._reads = CoalescedReads(room, rooms)
        self.epoch = loaded.epoch
        self.number = loaded.number
        self._digests = {loaded.number: loaded.digest}
        self._game = loaded.room.record.game
        self._created = loaded.room.record.created
        self._seats: tuple[Occupant | None, ...] = loaded.room.record.seats
        self._onlookers = Onlookers((), 0)
        self._onlookers_late = Onlookers((), 0)
        self._target = (loaded.epoch, loaded.number)
        self.missing = _missing(loaded.room.record.absence)
        """People whom the room knows to be gone, and since when: when they are seen again, it is to be told."""
        self.reported_absences: tuple[int, Mapping[str, int] | None] = (0, {})
        """The entry after which the room was asked about others who are gone, and since when those are; None if it
        asks about nobody.
        """
        self._in_doubt = False
        self._forked = False
        """Whether an entry was found that cannot follow what was handed on."""
        self._catching_up: asyncio.Task[None] | None = None

    @property
    def all_members(self) -> set[Connection]:
        """All who are in the room on this node, late or not."""
        return self.members | self.delayed.members

    @property
    def is_empty(self) -> bool:
        """Whether nobody is in the room on this node."""
        return not self.members and not self.delayed.members

    def needs_report(self, identity: str, since: int) -> bool:
        """Whether the room is to be asked about someone who is gone since then (ms since 1970)."""
        number, asked_about = self.reported_absences
        if number != self.number:
            asked_about = {}
        return identity not in self.missing and asked_about is not None and asked_about.get(identity) != since

    # --- entering ---

    async def enter(self, connection: Connection, id: str, cursor: Cursor | None) -> None:
        """Give a connection the room, and all that happens from now on. Raises `StoreUnavailable` and `Refused`."""
        connection.hub, connection.buffered = self, []
        self.members.add(connection)
        try:
            look = await self._reads.read()
            sight = self._sight(look.loaded, connection)
            if sight.late:
                await self.delayed.prepare(look.loaded)
                self._make_late(connection, id, self.delayed.is_lost(cursor))
                return
            lost = await look.is_lost(cursor)
            tail = None if lost else await look.tail(cursor, sight.audience, connection)
            frames = look.snapshot(sight.audience, connection.encoding) if tail is None else tail
        except BaseException:
            self.leave(connection)
            raise
        connection.send(Entered(id, self.room, sight.audience, tail is not None, sight.coach, lost=lost))
        if cursor is not None:
            RESUMES.labels("snapshot" if tail is None else "recovered").inc()
        connection.audience, connection.coach = sight.audience, sight.coach
        connection.answer(frames)
        self._tell_standing(connection, look.loaded)
        self._release(connection, look.loaded)

    def _tell_standing(self, connection: Connection, loaded: LoadedRoom) -> None:
        """Whoever has standing answers here is told them, and nobody else."""
        identity = connection.identity.id
        if identity in loaded.beside.answers and connection.audience:
            connection.send(Standing("", self.room, answers_view(loaded.beside.of(identity))))

    def leave(self, connection: Connection) -> None:
        """A connection has gone elsewhere."""
        self.members.discard(connection)
        self.delayed.leave(connection)
        connection.hub, connection.buffered, connection.audience, connection.number = None, None, (), 0
        connection.coach, connection.onlookers = False, None

    def _sight(self, loaded: LoadedRoom, connection: Connection) -> ViewRights:
        now = self._rooms.timekeeper(self.room).now()
        return sight_of(loaded.room.record, connection.identity.id, now, connection.access_token)

    def _is_late(self, loaded: LoadedRoom, connection: Connection) -> bool:
        try:
            return self._sight(loaded, connection).late
        except Refused:  # it is sent away when it is shown the room
            return False

    def _make_late(self, connection: Connection, id: str, lost: bool = False) -> None:
        """From now on a connection sees the room late, unless it has got a seat while it waited for that."""
        self.members.discard(connection)
        self.delayed.admit(connection, id, lost)
        if _audience_of(self._seats, connection.identity.id):
            self._resync((connection,))

    def cursor_of(self, connection: Connection) -> tuple[int, int]:
        """Epoch and number of the newest entry that a connection may know of; of one that enters, what it was given."""
        if connection.buffered is not None:
            return self.epoch, connection.number
        if connection not in self.delayed.members:
            return self.epoch, self.number
        entry = self.delayed.place.entry
        return entry.epoch, entry.number

    def _release(self, connection: Connection, loaded: LoadedRoom) -> None:
        """From now on entries go straight to the connection; what came while it waited goes first."""
        buffered, connection.buffered, connection.number = connection.buffered, None, loaded.number
        for entry in buffered or ():
            if entry.epoch == loaded.epoch:
                self._give(entry, (connection,))
        if (loaded.epoch, loaded.number) > (self.epoch, self.number):
            self.catch_up(loaded.epoch, loaded.number)
        elif (loaded.epoch, connection.number) < (
            self.epoch,
            self.number,
        ):  # entries were skipped, or are gone
            self.check_room()
            self._resync((connection,))

    # --- entries ---

    def offer(self, entry: Entry) -> None:
        """An entry is known to be in the log: hand it on if it is the next one; otherwise read what is missing."""
        if entry.epoch == self.epoch and not self._fits(entry):
            self._forked = True
            self.check_room()
        elif entry.epoch == self.epoch and entry.number <= self.number:
            return
        elif entry.epoch == self.epoch and entry.number == self.number + 1:
            self._advance(entry)
        else:
            self.catch_up(entry.epoch, entry.number)

    @property
    def digest(self) -> int | None:
        """Of the log up to the newest entry, None if it is not known."""
        return self._digests.get(self.number)

    def _fits(self, entry: Entry) -> bool:
        """Whether an entry can be of the log that was followed. After a restore of the store it may be of another."""
        if entry.number == self.number + 1:
            return continues(self.digest, entry.before)
        if entry.number > self.number or entry.number <= self.number - DIGESTS_KEPT:
            return True
        return continues(self._digests.get(entry.number), entry.digest)

    def compare(self, tip: LogEnd) -> None:
        """The log is at `tip`: see whether it is the one that was followed, and all of it."""
        if (tip.epoch, tip.number) != (self.epoch, self.number):
            self.catch_up(tip.epoch, tip.number)
        elif not continues(self.digest, tip.digest):
            self._forked = True
            self.check_room()

    def catch_up(self, epoch: int, number: int) -> None:
        """The log is said to be at `(epoch, number)`, and we are not: read it."""
        if (epoch, number) < (self.epoch, self.number):
            self._in_doubt = True  # old news, or entries are gone: only a look at the room can tell
        self._target = max(self._target, (epoch, number))
        self._begin_to_catch_up()

    def check_room(self) -> None:
        """The room is said to be gone: look at it, and send everybody away if it is."""
        self._in_doubt = True
        self._begin_to_catch_up()

    def _begin_to_catch_up(self) -> None:
        if self.is_quiet():
            self._catching_up = spawn(self._catch_up(), f"catch up {self.room}")

    def is_quiet(self) -> bool:
        """Whether nothing is being read: what was heard so far has been handed on."""
        return self._catching_up is None or self._catching_up.done()

    async def _catch_up(self) -> None:
        try:
            await self._follow_target()
        except NoSuchRoom:
            close_room_gone(self.all_members)
        except Exception:
            close_unavailable(self.all_members)
            raise

    async def _follow_target(self) -> None:
        while self._in_doubt or self._target > (self.epoch, self.number):
            try:
                await self._read_up_to(*self._target)
                if self._in_doubt or self._target > (self.epoch, self.number):
                    await self._look_at_the_room()
            except StoreUnavailable as error:
                log.debug("a room catches up later", extra=about(room=self.room, number=self.number, reason=str(error)))
                await asyncio.sleep(RETRY_SECONDS)

    async def _read_up_to(self, epoch: int, number: int) -> None:
        if epoch == self.epoch:
            for entry in await self._rooms.entries(self.room, self.number + 1, number):
                if (entry.epoch, entry.number) == (self.epoch, self.number + 1):
                    if not self._fits(entry):
                        self._forked = self._in_doubt = True
                        return
                    self._advance(entry)

    async def _look_at_the_room(self) -> None:
        """What we follow may not be the log any more (a new epoch, entries gone): then everybody gets a snapshot."""
        target, number, loaded = self._target, self.number, (await self._reads.read()).loaded
        lost = self._is_lost(loaded, number)
        self._in_doubt = self._forked = False
        if lost or (loaded.epoch, loaded.number) > (self.epoch, self.number):
            self._begin_anew(loaded, lost)
        if lost or target == self._target:  # else there is news since
            self._target = (self.epoch, self.number)

    def _is_lost(self, loaded: LoadedRoom, number: int) -> bool:
        """Whether a room that was read when we were at `number` does not hold the entries that were handed on."""
        if loaded.epoch != self.epoch:
            return loaded.epoch < self.epoch  # of a later one, clients know by the epoch that it begins anew
        known = self._digests.get(loaded.number)
        return self._forked or loaded.number < number or not continues(known, loaded.digest)

    def _begin_anew(self, loaded: LoadedRoom, lost: bool) -> None:
        """Follow the room from where it was read; `lost`: entries that were handed on are gone."""
        self.epoch, self.number, self._seats = loaded.epoch, loaded.number, loaded.room.record.seats
        self._digests = {loaded.number: loaded.digest}
        self.missing = _missing(loaded.room.record.absence)
        if lost:
            log.warning("entries of a room are lost", extra=about(room=self.room, number=self.number, epoch=self.epoch))
            self._tell_lost()
        self._resync(self.members | self._arriving())
        self.delayed.moved(loaded.epoch, loaded.number, lost)

    def _tell_lost(self) -> None:
        """Tell the members that what they have seen is not what happened; a snapshot follows."""
        for member in self.members:
            if member.number:
                entered = Entered("", self.room, member.audience, recovered=False, coach=member.coach, lost=True)
                member.send(entered)

    def _advance(self, entry: Entry) -> None:
        began = time.perf_counter()
        self._rooms.alarms.note(self.room, next_alarm(entry.clocks))
        self.number = entry.number
        self._digests[entry.number] = entry.digest
        self._digests.pop(entry.number - DIGESTS_KEPT, None)
        self._seats = _seats_after(self._seats, entry)
        if not _ABSENCE.isdisjoint([type(event) for event in entry.events]):
            self.missing = _missing(_absence_after(entry))
        ready = []
        for member in self.members:
            if member.buffered is None:
                ready.append(member)
            else:
                member.buffered.append(entry)
        self._give(entry, ready)
        if self.delayed.members:
            self.delayed.offer(entry)
            if projection.changes_audiences(entry):
                self._resync(self.delayed.members if _renews_link(entry) else self._arriving())
        FANOUT_SECONDS.observe(time.perf_counter() - began)

    def _give(self, entry: Entry, members: Iterable[Connection]) -> None:
        """Send an entry to members that have everything before it; the others need a snapshot."""
        told = EncodedEntry(self._game, entry, self._rooms.timekeeper(self.room).now())
        number, changes = entry.number, projection.changes_audiences(entry)
        anew = []
        for member in members:
            if number <= member.number:
                continue
            if number != member.number + 1 or (changes and self._is_another(entry, member)):
                anew.append(member)
            else:
                member.number = number
                member.write(told.frames(member.audience, member.encoding))
        if anew:
            self._resync(anew)

    def _is_another(self, entry: Entry, member: Connection) -> bool:
        """Whether an entry that changes audiences makes somebody else of a member, or starts the match."""
        started = any(isinstance(event, MatchStarted) for event in entry.events)
        by_link = member.coach or (not member.audience and _renews_link(entry))
        return started or by_link or _audience_of(self._seats, member.identity.id) != member.audience

    def _arriving(self) -> set[Connection]:
        """Those who see the room late, and have got a seat in it."""
        return {member for member in self.delayed.members if _audience_of(self._seats, member.identity.id)}

    # --- snapshots ---

    def _resync(self, members: Iterable[Connection]) -> None:
        """Send a snapshot to members, and buffer for them until it is there; who waits for one already is left out."""
        waiting = _Waiting([member for member in members if member.buffered is None])
        for member in waiting.members():
            self.delayed.leave(member)
            self.members.add(member)
        if waiting.members():
            spawn(self._snapshots(waiting), f"snapshots {self.room}")

    async def _snapshots(self, waiting: "_Waiting") -> None:
        try:
            if (look := await self._look_at_last(waiting)) is None:
                return
            for member in waiting.members():
                self._show(member, look)
        except NoSuchRoom:
            close_room_gone(waiting.members())
        except Exception:
            close_unavailable(waiting.members())
            raise

    async def _look_at_last(self, waiting: "_Waiting") -> RoomSnapshotRead | None:
        """The room, however long it takes; None once nobody waits for it."""
        while waiting.members():
            try:
                look = await self._reads.read()
                if any(self._is_late(look.loaded, member) for member in waiting.members()):
                    await self.delayed.prepare(look.loaded)
                return look
            except StoreUnavailable as error:
                log.debug("snapshots wait", extra=about(room=self.room, number=self.number, reason=str(error)))
                await asyncio.sleep(RETRY_SECONDS)
        return None

    def _show(self, member: Connection, look: RoomSnapshotRead) -> None:
        """Show a member the room as it was looked at, or as late as the member sees it."""
        try:
            sight = self._sight(look.loaded, member)
        except Refused as refused:
            member.close(Close.NOT_ADMITTED, refused.message)
            return
        if sight.late:
            self._make_late(member, "")
            return
        if (sight.audience, sight.coach) != (member.audience, member.coach):
            member.audience, member.coach = sight.audience, sight.coach
            member.send(Entered("", self.room, sight.audience, recovered=False, coach=sight.coach))
        member.write(look.snapshot(sight.audience, member.encoding))
        self._release(member, look.loaded)

    def send_snapshot(self, member: Connection) -> None:
        """A member has asked for a snapshot."""
        if member in self.delayed.members:
            self.delayed.send_snapshot(member)
        else:
            self._resync([member])

    # --- beside the log ---

    @property
    def holders(self) -> set[str]:
        """The people who hold seats."""
        return holders(self._seats)

    def send_presence(self, people: Mapping[str, SeatPresence], present: Set[str], now: int) -> None:
        """Tell the members who is here: of `people`, who hold seats, and how many others of those `present`."""
        attendance = tuple(None if one is None else people.get(one.identity) for one in self._seats)
        seats = tuple(one is not None and one.state is not Attendance.OFFLINE for one in attendance)
        _broadcast(Presence(seats, len(present - self.holders), attendance, now), self.members)
        if self.delayed.members:  # whether a seat is here tells of its turn
            _broadcast(Presence((), len(present - self.delayed.holders)), self.delayed.members)

    def send_onlookers(self, present: Iterable[str]) -> None:
        """Tell the members who looks on, those who know it not yet. `present`: names of the room's connections."""
        told = list_onlookers(present, self.holders)
        if told != self._onlookers:
            self._onlookers = told
        _broadcast(self._onlookers, self._unaware(self.members, self._onlookers))
        if self.delayed.members:  # for them a seat that has changed hands has not yet
            seen = list_onlookers(present, self.delayed.holders)
            late = Onlookers(tuple(replace(one, coaches=None) for one in seen.people), seen.count)
            if late != self._onlookers_late:
                self._onlookers_late = late
            _broadcast(self._onlookers_late, self._unaware(self.delayed.members, self._onlookers_late))

    def _unaware(self, members: Iterable[Connection], told: Onlookers) -> list[Connection]:
        """Those who were told something else, who are taken to know it now."""
        unaware = [member for member in members if member.onlookers is not told and member.number]
        for member in unaware:
            member.onlookers = told
        return unaware

    async def history(self, before: int, limit: int, member: Connection) -> list[Frame]:
        """Frames of past entries, in order, as a member may know them. Raises `StoreUnavailable`."""
        epoch, newest = self.cursor_of(member)
        last = min(before - 1, newest)
        reader = Reader(self.room, self._game, self._created, epoch, member.audience, member.encoding, member.limit_key)
        return await self._rooms.pages.frames(reader, max(1, last - limit + 1), last)


def _broadcast(message: Struct, members: Iterable[Connection]) -> None:
    """Send members what is beside the log; who is still entering hears it right after."""
    frames: dict[Encoding, bytes] = {}
    for member in members:
        if member.encoding not in frames:
            frames[member.encoding] = data_frame(encode(message, member.encoding), member.encoding)
        if member.number:
            member.write(frames[member.encoding])


class _Waiting:
    """Members that wait for the same snapshot. One that leaves, or enters anew, waits for it no more."""

    def __init__(self, members: list[Connection]) -> None:
        self._buffers: list[tuple[Connection, list[Entry]]] = [(member, []) for member in members]
        for member, buffer in self._buffers:
            member.buffered = buffer

    def members(self) -> list[Connection]:
        """Those who still wait."""
        return [member for member, buffer in self._buffers if member.buffered is buffer]


def _audience_of(seats: tuple[Occupant | None, ...], identity: str) -> tuple[int, ...]:
    return tuple(i for i, occupant in enumerate(seats) if occupant is not None and occupant.identity == identity)


def _renews_link(entry: Entry) -> bool:
    """Whether links by which spectators have come hold no more."""
    return any(isinstance(event, LinkSet) and event.seat is None for event in entry.events)


def _missing(absence: Absence | None) -> dict[str, int]:
    """Who is known not to be connected, and since when (ms since 1970)."""
    return {one.identity: one.since for one in absence.missing if one.since} if absence else {}


def _absence_after(entry: Entry) -> Absence | None:
    """The absence that an entry tells last."""
    return next((event.absence for event in reversed(entry.events) if isinstance(event, AbsenceChanged)), None)


def _seats_after(seats: tuple[Occupant | None, ...], entry: Entry) -> tuple[Occupant | None, ...]:
    for event in entry.events:
        match event:
            case SeatTaken():
                taken = Occupant(event.identity, event.name, event.bot)
                seats = (*seats[: event.seat], taken, *seats[event.seat + 1 :])
            case SeatLeft():
                seats = (*seats[: event.seat], None, *seats[event.seat + 1 :])
            case MatchStarted():
                seats = tuple(seats[seat] for seat in event.seats)
            case RoomChanged():
                seats = (*seats, *(None,) * event.players)[: event.players]
            case _:
                pass
    return seats
