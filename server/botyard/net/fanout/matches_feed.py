"""Everybody's own matches, for the connections that follow them.

A node looks at the heads of rooms that somebody follows, and reads those that have moved. Of a room that a connection
is in it needs not be told. That somebody has a seat in another room is said by whoever notes it.
"""

import asyncio
import logging
import time
from dataclasses import dataclass, field

from botyard.background_tasks import cancel_all, spawn
from botyard.errors import Unreadable
from botyard.lobby.matches import Load, MatchIndex, urgency
from botyard.net.fanout.user_channel import UserChannel
from botyard.net.transport.connection import Connection
from botyard.rooms.commit_plan import LoadedRoom
from botyard.rooms.record import Record
from botyard.rooms.runtime.room_reader import RoomReader
from botyard.store.error_classes import StoreUnavailable
from botyard.store.store import Store
from botyard_protocol.messages import MatchChanged, MatchRemoved, MyMatch, MyMatches, Status

log = logging.getLogger("botyard.net")

POLL_SECONDS = 0.7
LIST_SECONDS = 120.0
"""So often the list of somebody who follows is read anew: what others said may have been lost."""

FINISHED_LIMIT = 20
"""So many matches that are over are told, the latest ones: HTTP tells more."""

MATCH_TOPIC = "match"
"""Under which nodes tell each other that somebody's matches have changed."""

Heads = dict[str, tuple[int, int] | None]


@dataclass(slots=True)
class MatchFollower:
    """Somebody who follows their matches here. `matches`: as they were told last, by room; `heads`: as of when."""

    connections: set[Connection] = field(default_factory=set)
    matches: dict[str, MyMatch] = field(default_factory=dict)
    heads: Heads = field(default_factory=dict)
    due: set[str] = field(default_factory=set)
    list_at: float = 0.0


class MatchesFeed:
    """Tells connections of the matches of their people."""

    def __init__(self, store: Store, index: MatchIndex, rooms: RoomReader, user_channel: UserChannel) -> None:
        self._store = store
        self._user_channel = user_channel
        self._index = index
        self._rooms = rooms
        self._followers: dict[str, MatchFollower] = {}
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = spawn(self._look_on(), "matches")

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            await cancel_all([self._task])

    def on_change(self, identity: str, room: bytes) -> None:
        """Somebody's matches have changed: by this room."""
        if (follower := self._followers.get(identity)) is not None:
            follower.due.add(room.decode())
            self._news.set()

    async def index(self, room: str, record: Record | None) -> None:
        """Index the match of a room for its players, and notify the nodes that they are connected to.

        `record`: None for a room that is gone. Raises `StoreUnavailable`.
        """
        for identity in await self._index.update(room, record):
            await self._user_channel.broadcast(identity, MATCH_TOPIC, room.encode())

    async def follow(self, connection: Connection, id: str) -> None:
        """Give a connection its person's matches, and their changes from then on. Raises `StoreUnavailable`."""
        identity = connection.identity.id
        follower = self._followers.setdefault(identity, MatchFollower())
        follower.connections.add(connection)
        try:
            await self._list(identity, follower)
        except BaseException:
            self.leave(connection)
            raise
        matches = tuple(sorted(follower.matches.values(), key=urgency))
        connection.send(MyMatches(id, self._now(*follower.matches), matches))

    def leave(self, connection: Connection) -> None:
        """A connection follows no more."""
        identity = connection.identity.id
        if (follower := self._followers.get(identity)) is not None:
            follower.connections.discard(connection)
            if not follower.connections:
                del self._followers[identity]

    def on_gap(self) -> None:
        """What others said may have been missed."""
        for follower in self._followers.values():
            follower.list_at = 0.0
        self._news.set()

    async def _list(self, identity: str, follower: MatchFollower) -> None:
        """Read the whole list; who follows already is told what is new. What moves meanwhile is read once more."""
        follower.list_at = asyncio.get_running_loop().time() + LIST_SECONDS
        follower.heads.clear()
        matches = await self._index.of(identity, self._rooms.load)
        over = [match.room.id for match in matches if match.room.status is Status.FINISHED]
        listed = {match.room.id: match for match in matches if match.room.id not in over[FINISHED_LIMIT:]}
        for room in follower.matches.keys() | listed.keys():
            self._tell(follower, room, listed.get(room))

    async def _look_on(self) -> None:
        while True:
            try:
                async with asyncio.timeout(POLL_SECONDS):
                    await self._news.wait()
            except TimeoutError:
                pass  # the ordinary case: nobody has taken a seat
            self._news.clear()
            try:
                await self._look()
            except StoreUnavailable:
                log.debug("matches are followed when the store is back")
                await asyncio.sleep(POLL_SECONDS)

    async def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        for identity, follower in list(self._followers.items()):
            if follower.list_at <= now:
                await self._list(identity, follower)
        wanted = {identity: self._wanted(follower) for identity, follower in self._followers.items()}
        rooms = sorted(set().union(*wanted.values()))
        heads: Heads = dict(zip(rooms, await self._store.rooms.positions(rooms), strict=True))
        load = _once(self._rooms.load)
        for identity, names in wanted.items():
            for room in names:
                await self._compare(identity, room, heads[room], load)

    def _wanted(self, follower: MatchFollower) -> set[str]:
        """The rooms that are worth a look: not those that all connections of the person are in anyway."""
        inside = [connection.hub.room if connection.hub else None for connection in follower.connections]
        entered = inside[0] if len(set(inside)) == 1 else None
        alive = {room for room, match in follower.matches.items() if match.room.status is not Status.FINISHED}
        return (alive - {entered}) | follower.due

    async def _compare(self, identity: str, room: str, head: tuple[int, int] | None, load: Load) -> None:
        """Read a room if it has moved since it was told, and tell what has come of that."""
        follower = self._followers.get(identity)
        if follower is None or (room not in follower.due and head == follower.heads.get(room, (0, 0))):
            return
        try:
            match = await self._index.read(identity, room, load)
        except Unreadable:
            log.info("a match cannot be read here")
            return
        follower.due.discard(room)
        follower.heads[room] = head
        self._tell(follower, room, match)

    def _tell(self, follower: MatchFollower, room: str, match: MyMatch | None) -> None:
        """Send what there is to say of a room, if that is another thing than what was said last."""
        if match == follower.matches.get(room):
            return
        if match is None:
            del follower.matches[room]
            follower.heads.pop(room, None)
        else:
            follower.matches[room] = match
        told = MatchRemoved(room) if match is None else MatchChanged(self._now(room), match)
        for connection in list(follower.connections):
            connection.send(told)

    def _now(self, *rooms: str) -> int:
        """The time of a room, in ms since 1970."""
        return self._rooms.timekeeper(rooms[0]).now() if rooms else time.time_ns() // 1_000_000


def _once(load: Load) -> Load:
    """Reads each room only once, however many of those who sit there follow it."""
    read: dict[str, LoadedRoom | None] = {}

    async def look(room: str) -> LoadedRoom | None:
        if room not in read:
            read[room] = await load(room)
        return read[room]

    return look
