"""The matches of a user, for the connections that follow them.

A node compares the positions of the followed rooms with the store, and reads those that have moved. A room that all
connections of the user are in is left out. A new seat in another room is broadcast by the node that indexes it.
"""

import asyncio
import logging
import time
from dataclasses import dataclass, field

from botyard.background_tasks import Loops, woken
from botyard.errors import GameFailed, Unreadable
from botyard.lobby.matches import Load, MatchIndex, urgency
from botyard.net.fanout.user_channel import UserChannel
from botyard.net.transport.connection import Connection
from botyard.rooms.plan_data import LoadedRoom
from botyard.rooms.record import Record
from botyard.rooms.runtime.service import Rooms
from botyard.store.error_classes import StoreUnavailable
from botyard.store.store import Store
from botyard_protocol.messages import MatchChanged, MatchRemoved, MyMatch, MyMatches, Status

log = logging.getLogger("botyard.net")

POLL_SECONDS = 0.7
LIST_SECONDS = 120.0
"""The interval of reading the list of a follower again: broadcasts may have been lost."""
LIST_RETRY_SECONDS = 5.0
"""The pause after a failed read of a list."""

FINISHED_LIMIT = 20
"""The most finished matches that are sent, the latest ones; HTTP lists more."""

MATCH_TOPIC = "match"
"""The topic of broadcasts that the matches of a user have changed."""

Positions = dict[str, tuple[int, int] | None]
"""By room: epoch and number of its newest entry, None for a room that is gone."""


@dataclass(slots=True)
class MatchFollower:
    """A user who follows their matches on this node.

    `matches`: as they were last sent, by room. `positions`: of the rooms at that time. `due`: rooms to be read.
    `list_at`: when the whole list is to be read again, in seconds of the loop's clock.
    """

    connections: set[Connection] = field(default_factory=set)
    matches: dict[str, MyMatch] = field(default_factory=dict)
    positions: Positions = field(default_factory=dict)
    due: set[str] = field(default_factory=set)
    list_at: float = 0.0


class MatchesFeed(Loops):
    """Sends connections the matches of their user."""

    def __init__(self, store: Store, index: MatchIndex, rooms: Rooms, user_channel: UserChannel) -> None:
        self._store = store
        self._user_channel = user_channel
        self._index = index
        self._rooms = rooms
        self._followers: dict[str, MatchFollower] = {}
        self._wake = asyncio.Event()
        super().__init__((self._keep_comparing, "matches"))

    def on_change(self, identity: str, room: bytes) -> None:
        """Note that a match of a user has changed: its `room` is read soon. Called for broadcasts of `MATCH_TOPIC`."""
        if (follower := self._followers.get(identity)) is not None:
            follower.due.add(room.decode())
            self._wake.set()

    async def index(self, room: str, record: Record | None) -> None:
        """Index the match of a room for its players, and notify the nodes that they are connected to.

        `record`: None for a room that is gone. Raises `StoreUnavailable`.
        """
        for identity in await self._index.update(room, record):
            await self._user_channel.broadcast(identity, MATCH_TOPIC, room.encode())

    async def follow(self, connection: Connection, id: str) -> None:
        """Send a connection the matches of its user, and their changes from then on. Raises `StoreUnavailable`."""
        identity = connection.identity.id
        follower = self._followers.setdefault(identity, MatchFollower())
        follower.connections.add(connection)
        try:
            await self._read_list(identity, follower)
        except BaseException:
            self.leave(connection)
            raise
        matches = tuple(sorted(follower.matches.values(), key=urgency))
        connection.send(MyMatches(id, self._time_of(*follower.matches), matches))

    def leave(self, connection: Connection) -> None:
        """Send a connection no more changes of its user's matches."""
        identity = connection.identity.id
        if (follower := self._followers.get(identity)) is not None:
            follower.connections.discard(connection)
            if not follower.connections:
                del self._followers[identity]

    def on_gap(self) -> None:
        """Read all lists again: broadcasts may have been missed."""
        for follower in self._followers.values():
            follower.list_at = 0.0
        self._wake.set()

    async def _read_list(self, identity: str, follower: MatchFollower) -> None:
        """Read all matches of a user and send what has changed. Of finished ones at most `FINISHED_LIMIT` are sent."""
        follower.list_at = asyncio.get_running_loop().time() + LIST_SECONDS
        follower.positions.clear()  # so that each room is read once more: it may change while the list is read
        matches = await self._index.of(identity, self._rooms.load)
        finished = [match.room.id for match in matches if match.room.status is Status.FINISHED]
        left_out = finished[FINISHED_LIMIT:]
        listed = {match.room.id: match for match in matches if match.room.id not in left_out}
        for room in follower.matches.keys() | listed.keys():
            self._send(follower, room, listed.get(room))

    async def _keep_comparing(self) -> None:
        """Compare all followed matches for ever: when one has changed, and at least every `POLL_SECONDS`."""
        while True:
            await woken(self._wake, POLL_SECONDS)
            self._wake.clear()
            try:
                await self._compare_all()
            except StoreUnavailable:
                log.debug("matches are followed when the store is back")
                await asyncio.sleep(POLL_SECONDS)

    async def _compare_all(self) -> None:
        """Read lists that are old, and send the followers what has changed in their matches."""
        now = asyncio.get_running_loop().time()
        for identity, follower in list(self._followers.items()):
            if follower.list_at <= now:
                try:
                    await self._read_list(identity, follower)
                except StoreUnavailable:  # perhaps only the primary of this list is away, or that of one of its rooms
                    log.debug("a list of matches is read when the store is back")
                    follower.list_at = now + LIST_RETRY_SECONDS
        wanted = {identity: self._wanted(follower) for identity, follower in self._followers.items()}
        rooms = [room for room in sorted(set().union(*wanted.values())) if not self._store.is_away(room)]
        positions: Positions = dict(zip(rooms, await self._store.rooms.positions(rooms), strict=True))
        load = _once(self._rooms.load)
        for identity, names in wanted.items():
            for room in names & positions.keys():
                await self._compare(identity, room, positions[room], load)

    def _wanted(self, follower: MatchFollower) -> set[str]:
        """Return the rooms to compare: due ones, and unfinished matches except the room that all connections are in."""
        inside = [connection.hub.room if connection.hub else None for connection in follower.connections]
        entered = inside[0] if len(set(inside)) == 1 else None
        alive = {room for room, match in follower.matches.items() if match.room.status is not Status.FINISHED}
        return (alive - {entered}) | follower.due

    async def _compare(self, identity: str, room: str, position: tuple[int, int] | None, load: Load) -> None:
        """Read a room if it has moved since it was last sent, and send what has changed."""
        follower = self._followers.get(identity)
        # no room has the position `(0, 0)`: it stands for a room that was not compared yet
        if follower is None or (room not in follower.due and position == follower.positions.get(room, (0, 0))):
            return
        try:
            match = await self._index.read(identity, room, load)
            self._send(follower, room, match)
        except (Unreadable, GameFailed):
            log.info("a match cannot be read here")
        except StoreUnavailable:
            log.debug("a match is read when the store is back")
        else:
            follower.due.discard(room)
            follower.positions[room] = position

    def _send(self, follower: MatchFollower, room: str, match: MyMatch | None) -> None:
        """Send a match, or its removal, if that differs from what was sent last."""
        if match == follower.matches.get(room):
            return
        message = MatchRemoved(room) if match is None else MatchChanged(self._time_of(room), match)
        if match is None:
            del follower.matches[room]
        else:
            follower.matches[room] = match
        for connection in list(follower.connections):
            connection.send(message)

    def _time_of(self, *rooms: str) -> int:
        """Return the time by the primary of the first of these rooms, in ms since 1970; without rooms, of this node."""
        return self._rooms.clock_of(rooms[0]).now() if rooms else time.time_ns() // 1_000_000


def _once(load: Load) -> Load:
    """Return a `load` that reads each room once, however many of its players follow it."""
    read: dict[str, LoadedRoom | None] = {}

    async def load_once(room: str) -> LoadedRoom | None:
        if room not in read:
            read[room] = await load(room)
        return read[room]

    return load_once
