"""Single reads of a room, without a subscription: a snapshot, frames of its log, or a timeline.

Delays and access rights are the same as over a socket. A timeline is a match from an entry on, as one audience knew it
at each moment. In a running match the audience is that of the caller, with the delay of spectators. Of a finished match
that the caller may watch, every seat's view can be asked for, since its file has all that was secret.
"""

from dataclasses import dataclass

from botyard.accounts.identity import Identity
from botyard.accounts.link_tokens import LinkTokens
from botyard.errors import Refused
from botyard.net.fanout.encoded_entry import with_frames
from botyard.net.fanout.room_presence import CoachVisits
from botyard.replay.log_replay import LogPosition, PastRooms
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Record
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.runtime.history_pages import Reader
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight import projection
from botyard.rooms.sight.watching import view_rights
from botyard.spectators.delayed_rooms import DelayedRooms
from botyard.texts import localized
from botyard_protocol.api_rooms import RoomEvents, Timeline, TimelineStart
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import Snapshot, Status

FRAMES_LIMIT = 100
"""The most frames in one answer."""


ANONYMOUS = ""
"""The identity of a caller without one: it holds no seat."""


@dataclass(frozen=True, slots=True)
class RoomSight:
    """A room as a caller may see it: the audience, and whether with the spectators' delay.

    `now`: the time for its clocks (ms since 1970).
    """

    loaded: LoadedRoom
    audience: tuple[int, ...]
    now: int
    late: bool = False


class RoomReads:
    """Reads rooms for callers. Raises `Refused`, `StoreUnavailable` and `Unreadable`."""

    def __init__(self, rooms: Rooms, delayed_rooms: DelayedRooms, links: LinkTokens, visits: CoachVisits) -> None:
        self._rooms = rooms
        self._delayed_rooms = delayed_rooms
        self._links = links
        self._visits = visits

    async def snapshot(self, room: str, by: Identity | None, token: str) -> Snapshot:
        """Return a room as `by` (None: a stranger) may know it. `token`: of a link, "" for none."""
        sight = await self.look(room, by, token)
        loaded = sight.loaded
        with GameGuard(room, loaded.room.record.game):
            return projection.snapshot(
                loaded.room, loaded.epoch, loaded.number, sight.audience, self._rooms.names, sight.now
            )

    async def events(self, room: str, by: Identity | None, after: int, token: str, key: str) -> bytes:
        """Return `RoomEvents` as JSON: the frames after entry `after`, as `by` (None: a stranger) may know them.

        At most `FRAMES_LIMIT` of them; the number of the log's last entry says whether there are more.

        `token`: of a link, "" for none. `key`: the address or identity of the reader: readers take turns.
        """
        sight = await self.look(room, by, token)
        loaded, audience = sight.loaded, sight.audience
        last = min(loaded.number, after + FRAMES_LIMIT)
        record = loaded.room.record
        reader = Reader(room, record.game, record.created, loaded.epoch, audience, Encoding.JSON, key)
        frames = await self._rooms.pages.frames(reader, after + 1, last)
        async with self._rooms.pages.turns.turn(key):
            return with_frames(to_named(RoomEvents(loaded.epoch, loaded.number, ())), frames)

    async def look(self, room: str, by: Identity | None, token: str) -> RoomSight:
        """Return the room as `by` (None: a stranger) may see it. `token`: of a link, "" for none.

        The visit of a coach is announced in the room. A spectator who sees the match late gets the delayed copy.
        """
        now = self._rooms.clock_of(room).now()
        loaded = await self._rooms.require(room)
        ticket = self._links.ticket(room, token)
        rights = view_rights(loaded.room.record, ANONYMOUS if by is None else by.id, now, ticket)
        if rights.coach and ticket.coach is not None:
            seat, _ = ticket.coach
            await self._visits.record_visit(room, by, seat)
        if not rights.late:
            return RoomSight(loaded, rights.audience, now)
        place = await self._delayed_rooms.place(room, loaded)  # where the delayed copy of the room is in the log
        return RoomSight(place.loaded(), (), place.now(now), late=True)


TIMELINE_ENTRIES = 200
"""The most frames in one answer."""
SPECTATOR = "spectator"
"""The viewpoint of spectators, as a request names it."""


@dataclass(frozen=True, slots=True)
class TimelineRequest:
    """A request for a timeline. `viewpoint`: a seat, "spectator", or "" for the caller's own; `after`: an entry."""

    room: str
    viewpoint: str = ""
    after: int = 0


@dataclass(frozen=True, slots=True)
class TimelinePage:
    """A `Timeline` as JSON. `lasting`: of a finished match, so that only names of people in it can change."""

    body: bytes
    lasting: bool


class Timelines:
    """Makes timelines. Raises `Refused`, `StoreUnavailable` and `Unreadable`."""

    def __init__(self, rooms: Rooms, room_reads: RoomReads, past_rooms: PastRooms) -> None:
        self._rooms = rooms
        self._room_reads = room_reads
        self._past_rooms = past_rooms

    async def timeline(self, request: TimelineRequest, by: Identity | None, token: str, key: str) -> TimelinePage:
        """Return a part of a timeline, for `by` (None: a stranger). `token`: of a link, "" for none.

        `key`: the address or identity of the reader: readers take turns.
        """
        sight = await self._room_reads.look(request.room, by, token)
        record = sight.loaded.room.record
        if record.status is Status.OPEN:
            raise Refused(Code.NOT_STARTED, localized("not_started-match_hasn_nothing_look"))
        audience = audience_of(sight, request.viewpoint)
        past = await self._past_rooms.at(request.room, sight.loaded, request.after, key)
        first, newest = past.entry.number + 1, sight.loaded.number
        last = min(newest, first + TIMELINE_ENTRIES - 1)
        reader = Reader(
            request.room,
            record.game,
            record.created,
            sight.loaded.epoch,
            audience,
            Encoding.JSON,
            key,
            own=audience == sight.audience,  # their preset answers may then be shown
        )
        frames = await self._rooms.pages.frames(reader, first, last) if first <= last else []
        async with self._rooms.pages.turns.turn(key):
            viewpoints = tuple(range(len(record.seats))) if is_over(sight) else ()
            made = self._timeline(past, audience, viewpoints, newest, more=last < newest)
            return TimelinePage(with_frames(to_named(made), frames), is_over(sight))

    def _timeline(
        self, past: LogPosition, audience: tuple[int, ...], viewpoints: tuple[int, ...], newest: int, more: bool
    ) -> Timeline:
        """Return the beginning of a timeline: the room at a position of its log, as `audience` may see it."""
        entry, record = past.entry, past.room.record
        with GameGuard(record.room, record.game):
            made = projection.snapshot(past.room, entry.epoch, entry.number, audience, self._rooms.names, entry.time)
        # without choices, and without frames, which are added as they are encoded
        start = TimelineStart(made.epoch, made.number, made.view, (), entry.time, made.clocks, made.digest)
        return Timeline(made.room, record.game, audience, viewpoints, start, (), more, newest)


def is_over(sight: RoomSight) -> bool:
    """Whether the caller may know all that was secret in the match, as in its file."""
    return sight.loaded.room.record.status is Status.FINISHED and not sight.late


def audience_of(sight: RoomSight, viewpoint: str) -> tuple[int, ...]:
    """Return the seats whose knowledge a viewpoint shows: a seat, "spectator", or "" for the caller's own.

    Raises `Refused` for one that the caller may not have.
    """
    record = sight.loaded.room.record
    if not viewpoint:
        return sight.audience
    wanted = () if viewpoint == SPECTATOR else _seats_with(record, viewpoint)
    if wanted != sight.audience and not is_over(sight):
        raise Refused(Code.NOT_FINISHED, localized("not_finished-match_over_until_then"))
    return wanted


def _seats_with(record: Record, viewpoint: str) -> tuple[int, ...]:
    """Return a seat and the other seats of its person, who knows what each of them may know.

    `viewpoint`: the number of the seat. Raises `Refused` for one that does not exist.
    """
    if not (viewpoint.isascii() and viewpoint.isdigit() and len(viewpoint) < 3):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-number_seat_expected", spectator=SPECTATOR))
    seat = int(viewpoint)
    if seat >= len(record.seats):
        raise Refused(Code.NO_SUCH_SEAT, localized("no_such_seat-room_seats", last=len(record.seats) - 1))
    occupant = record.seats[seat]
    return (seat,) if occupant is None or occupant.bot is not None else record.seats_of(occupant.identity)
