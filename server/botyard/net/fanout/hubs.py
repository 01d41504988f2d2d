"""All rooms in which this node has connections, and the three ways in which they stay up to date.

Commits of this node are passed on at once. Commits of other nodes are published on the room's channel. Publications may
be lost, so every 1.5 s the positions of all open rooms are compared with the store.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from botyard.background_tasks import Awaited, cancel_all, spawn_forever, woken
from botyard.chat.chat_service import CHAT_PREFIX
from botyard.logs import about
from botyard.net.fanout.absence_monitor import AbsenceMonitor
from botyard.net.fanout.presence import excess_connections, identity_of, with_away
from botyard.net.fanout.room_hub import Hub
from botyard.net.fanout.user_channel import ROOM_MESSAGE, deliver
from botyard.net.transport.connection import Connection
from botyard.net.transport.frame_codec import encode_frame
from botyard.rooms.record import load_entry
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.runtime.stored_rooms import GONE
from botyard.store.error_classes import LogThrottle, StoreUnavailable
from botyard.store.keys import room_keys
from botyard.store.primary import Primary
from botyard.store.store import EachPrimary, Store
from botyard.store.subscriber import Subscriber
from botyard_protocol.codes import Close
from botyard_protocol.messages import Heartbeat

log = logging.getLogger("botyard.net")

COMPARE_SECONDS = 1.5
"""An entry whose publication was lost arrives within 2 s: after this interval, and the time to read the entry."""
RETRY_SECONDS = 0.25
HEARTBEAT_SECONDS = 15
HEARTBEATS_AT_ONCE = 100
"""How many heartbeats are sent at once: those of 6,000 connections take 90 ms, for which a move would wait."""
IDLE_SECONDS = 600.0
"""A connection outside rooms and the lobby is closed if it sends nothing for so long."""
PRESENCE_SECONDS = 20
PRESENCE_LIFE_MS = 60_000
TICK_SECONDS = 0.25
"""The interval at which this node looks for rooms whose presence is to be sent: see `PresencePace`."""
ROOMS_AT_ONCE = 64
"""The presence of so many rooms is written or read together: each write alone may wait for the disk."""
PRESENCE_CHANGED = b""
"""On a room's channel, an empty message reports a change of the presence."""


@dataclass(slots=True)
class PresenceBatch:
    """Connections that have joined a room, or left it, and are to be written to its presence set together.

    `members`: their names there. `seated`: the identities among them that hold seats. `written`: done once stored.
    """

    members: list[str]
    written: Awaited[None]
    seated: set[str] = field(default_factory=set)


class Hubs:
    """The open rooms of this node."""

    def __init__(
        self,
        store: Store,
        subscriber: Subscriber,
        rooms: Rooms,
        absence_monitor: AbsenceMonitor,
        connections: set[Connection],
        on_chat: Callable[[bytes, str], None],
    ) -> None:
        """`connections`: all connections of this node. `on_chat`: takes a chat message of a room, and the room."""
        self.connections = connections
        self._store = store
        self._subscriber = subscriber
        self._rooms = rooms
        self._on_chat = on_chat
        self._hubs: dict[str, Hub] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._presence_due: set[str] = set()  # rooms that are to be sent their presence
        self._tick = 0  # how often `_send_due_presence` has looked for rooms
        self._throttle = LogThrottle()
        self._absence_monitor = absence_monitor
        self._batches: dict[tuple[str, bool], PresenceBatch] = {}  # by room, and whether they come or leave
        self._tasks: list[asyncio.Task[None]] = []
        self._compare_now = asyncio.Event()
        self._rounds = EachPrimary(store, self._compare_at, "heads of")  # a task for each primary

    def start(self) -> None:
        """Begin to compare positions, to send heartbeats, and to renew presence."""
        self._tasks = [
            spawn_forever(self._compare_positions, "positions"),
            spawn_forever(self._send_heartbeats, "heartbeat"),
            spawn_forever(self._renew_presence, "renewal of presence"),
            spawn_forever(self._send_due_presence, "presence"),
        ]

    async def stop(self) -> None:
        """Stop. The endpoint closes the connections."""
        await cancel_all(self._tasks)
        await self._rounds.stop()

    # --- rooms ---

    @property
    def open_rooms(self) -> int:
        """The number of rooms in which this node has connections."""
        return len(self._hubs)

    async def open(self, room: str) -> Hub:
        """Return the hub of a room. Raises `NoSuchRoom` and `StoreUnavailable`.

        The caller enters the hub at once or calls `close_if_empty`.
        """
        if (hub := self._hubs.get(room)) is not None:
            return hub
        async with self._opening.setdefault(room, asyncio.Lock()):  # alive as long as a task holds it or waits for it
            return self._hubs.get(room) or await self._open(room)

    async def _open(self, room: str) -> Hub:
        """Open the hub of a room, and subscribe to its entries. Raises `NoSuchRoom`."""
        await self._rooms.require(room)
        try:
            await self._subscriber.subscribe(room_keys(room).channel)
            loaded = await self._rooms.require(room)  # after the subscription, so that no entry is missed
        except BaseException:
            await self._subscriber.unsubscribe(room_keys(room).channel)
            raise
        hub = self._hubs[room] = Hub(room, self._rooms, loaded, self._presence_changed)
        self._rooms.subscribe(room, hub.offer)
        return hub

    def on_message(self, channel: str, message: bytes) -> None:
        """Handle a message on the channel of a room. The name of the channel ends with the room's id."""
        room = channel.rpartition(":")[2]
        hub = self._hubs.get(room)
        if hub is None:
            return
        if message == PRESENCE_CHANGED:
            self._presence_changed(room)
        elif message == GONE:
            hub.log.check_room()
        elif message.startswith(ROOM_MESSAGE):
            deliver(message.removeprefix(ROOM_MESSAGE), list(hub.members))
        elif message.startswith(CHAT_PREFIX):
            self._on_chat(message, room)
        else:  # an entry, which need not be decoded if this node has committed it
            hub.offer(self._rooms.recognise(room, message) or load_entry(message, hub.game))

    def on_gap(self) -> None:
        """Compare the positions at once: the subscription was interrupted."""
        self._compare_now.set()

    async def close_if_empty(self, room: str) -> None:
        """Close the hub of a room that a connection has left, if no other connection is in it."""
        hub = self._hubs.get(room)
        if hub is not None and hub.is_empty:
            del self._hubs[room]
            self._rooms.release(room)
            await self._subscriber.unsubscribe(room_keys(room).channel)

    async def _compare_positions(self) -> None:
        """Compare positions with the store for ever: after interruptions, and at least every `COMPARE_SECONDS`."""
        while True:
            await woken(self._compare_now, COMPARE_SECONDS)
            self._compare_now.clear()
            self._rounds.begin()

    async def _compare_at(self, primary: Primary) -> None:
        """Compare the positions of a primary's rooms with the ends of their logs there, as soon as it answers."""
        while True:
            hubs = [hub for hub in self._hubs.values() if self._store.primary_of(hub.room) is primary]
            try:
                ends = await self._rooms.log_ends([hub.room for hub in hubs])
            except StoreUnavailable:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            for hub, end in zip(hubs, ends, strict=True):
                if end is None:
                    hub.log.check_room()
                else:
                    hub.log.compare(end)
            return

    # --- heartbeat ---

    async def _send_heartbeats(self) -> None:
        """Send heartbeats to all connections for ever; silent ones outside rooms and the lobby are closed."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            for count, connection in enumerate(list(self.connections), 1):
                if _is_idle(connection):
                    connection.close(Close.SILENT, "Nothing was heard for too long.")
                beat = _heartbeat_of(connection)
                connection.write(encode_frame(beat, connection.encoding))
                if count % HEARTBEATS_AT_ONCE == 0:
                    await asyncio.sleep(0)

    # --- presence ---

    async def on_join(self, connection: Connection) -> None:
        """Add a connection that has entered its room to the room's presence."""
        if connection.hub is not None:
            seated = connection.identity.id in connection.hub.holders
            await self._change_presence(connection.hub.room, connection.presence_name, here=True, seated=seated)

    async def on_leave(self, member: str, room: str, seated: bool = False) -> None:
        """Remove a connection that has left a room from its presence, by its name there. `seated`: it had a seat."""
        await self._change_presence(room, member, here=False, seated=seated)

    async def set_away(self, connection: Connection, away: bool) -> None:
        """Mark in the room's presence whether the page of a connection is hidden."""
        connection.away, former = away, connection.presence_name
        if former and connection.hub is not None and with_away(former, away) != former:
            connection.presence_name = with_away(former, away)
            await self.on_join(connection)  # under the new name, before the former one is removed
            await self.on_leave(former, connection.hub.room)

    async def _change_presence(self, room: str, member: str, here: bool, seated: bool) -> None:
        """Add a member to a room's presence (`here`) or remove it, and wait until that is written.

        The changes of one cycle of the event loop are written together: after a restart that is hundreds.
        """
        batch = self._batches.get((room, here))
        if batch is None:
            written = Awaited(self._write_batch(room, here), f"presence {room}")
            batch = self._batches[room, here] = PresenceBatch([], written)
        batch.members.append(member)
        if seated:
            batch.seated.add(identity_of(member))
        await batch.written.result()

    async def _write_batch(self, room: str, here: bool) -> None:
        """Store the presence of connections that came (`here`) or left within a moment, and announce it once."""
        batch = self._batches.pop((room, here))
        members = batch.members
        try:
            if batch.seated:
                await self._store.presence.touch_last_seen(room_keys(room), sorted(batch.seated), self._now(room))
            if here:
                await self._store.presence.add(room_keys(room), members, self._now(room) + PRESENCE_LIFE_MS)
            else:
                await self._store.presence.remove(room_keys(room), members)
            await self._store.publish(room_keys(room).channel, PRESENCE_CHANGED)
        except StoreUnavailable:
            log.debug("presence is corrected when it is renewed", extra=about(room=room, count=len(members)))

    async def _renew_presence(self) -> None:
        """Renew the presence of all connections for ever."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            await self._call_each(
                self._renew, [hub for hub in self._hubs.values() if not self._store.is_away(hub.room)]
            )

    async def _send_due_presence(self) -> None:
        """Send the presence that is due at each tick, for ever."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self._tick += 1
            await self._call_each(self._send_presence, self._take_presence_due(self._tick))

    async def _call_each(self, act: Callable[[Hub], Awaitable[None]], hubs: list[Hub]) -> None:
        """Call `act`, which reads or writes presence, with each hub, for `ROOMS_AT_ONCE` of them at the same time."""
        for first in range(0, len(hubs), ROOMS_AT_ONCE):
            await asyncio.gather(*(self._call_or_log(act, hub) for hub in hubs[first : first + ROOMS_AT_ONCE]))

    async def _call_or_log(self, act: Callable[[Hub], Awaitable[None]], hub: Hub) -> None:
        """Call `act`, which reads or writes presence, with a hub. An error is logged, so that the other rooms go on."""
        try:
            await act(hub)
        except StoreUnavailable:
            log.debug("presence is corrected when it is renewed", extra=about(room=hub.room))
        except Exception:
            level = logging.ERROR if self._throttle.allow("presence") else logging.DEBUG
            log.log(level, "the presence of a room fails", exc_info=True, extra=about(room=hub.room))

    def _presence_changed(self, room: str) -> None:
        """Send the presence of a room soon. Also called when seats change, since their people are no spectators."""
        self._presence_due.add(room)

    def _take_presence_due(self, tick: int) -> list[Hub]:
        """Return the rooms whose presence is sent at this tick. Large rooms to which it was sent lately stay due."""
        absent, due = self._absence_monitor.due_rooms(), self._presence_due
        hubs = [self._hubs[room] for room in due | absent if room in self._hubs and not self._store.is_away(room)]
        taken = [hub for hub in hubs if hub.presence_pace.take(tick, len(hub.members), urgent=hub.room in absent)]
        self._presence_due = {hub.room for hub in hubs} - {hub.room for hub in taken}
        return taken

    async def _renew(self, hub: Hub) -> None:
        """Renew the presence of all connections in a room. Raises `StoreUnavailable`."""
        members = [member.presence_name for member in hub.connections if member.presence_name]
        if members:
            await self._store.presence.add(room_keys(hub.room), members, self._now(hub.room) + PRESENCE_LIFE_MS)
            seated = sorted(hub.holders & set(map(identity_of, members)))
            await self._store.presence.touch_last_seen(room_keys(hub.room), seated, self._now(hub.room))
        self._presence_due.add(hub.room)  # another node may have died

    async def _send_presence(self, hub: Hub) -> None:
        """Send who is connected to a room, observe absences, and close connections of which a person has too many.

        Raises `StoreUnavailable`.
        """
        at, people = room_keys(hub.room), hub.holders
        now = self._now(hub.room)
        members = await self._store.presence.members(at, now)
        present = set(map(identity_of, members))
        seen = await self._store.presence.last_seen(at, sorted(people - present), now)
        hub.send_presence(members, seen, now)
        self._absence_monitor.observe(hub, present, seen, now)
        if replaced := excess_connections(members):
            for member in [member for member in hub.connections if member.presence_name in replaced]:
                member.close(Close.REPLACED, "You opened this table in a newer tab.")

    def _now(self, room: str) -> int:
        """The time by which all nodes measure the presence of a room. Raises `StoreUnavailable`."""
        return self._rooms.clock_of(room).now()


def _heartbeat_of(connection: Connection) -> Heartbeat:
    """Return the heartbeat of a connection, without a position if it is in no room or still enters one."""
    hub = connection.hub
    return Heartbeat(None, None) if hub is None or not connection.number else Heartbeat(*hub.cursor_of(connection))


def _is_idle(connection: Connection) -> bool:
    silent = asyncio.get_running_loop().time() - connection.last_received > IDLE_SECONDS
    return silent and connection.hub is None and not connection.in_lobby
