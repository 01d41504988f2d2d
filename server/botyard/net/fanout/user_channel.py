"""Messages to users, not to a room: to all connections of an identity on all nodes. Also sends the announcement.

Delivery is at most once. What must not be lost is stored by its sender, and read again when a client connects.
"""

import logging
import time
from collections.abc import Callable, Iterable

from botyard.announcements import Announcements
from botyard.background_tasks import call_all
from botyard.net.transport.connection import Connection, broadcast
from botyard.net.transport.frame_codec import encode_frame
from botyard.net.transport.rate_limits import bytes_price
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import NOTICES_CHANNEL
from botyard.store.store import Store
from botyard_protocol.codec import SERVER, DecodeError, Encoding, pack
from botyard_protocol.messages import AnnouncementChanged, Attendance, ServerMessage

log = logging.getLogger("botyard.net")

SEPARATOR = b" "
"""The end of an identity and of a topic in a publication; neither contains it."""

OnBroadcast = Callable[[str, bytes], None]
"""Takes an identity and the payload of a broadcast. Must not block."""

OnState = Callable[[str, Attendance], None]
"""Takes an identity and its state by its connections to this node. Must not block."""

ROOM_MESSAGE = b"beside "
"""Prefix, on a room's channel, of a message to all connections in the room that is not in the log."""


def deliver(packed: bytes, connections: Iterable[Connection]) -> None:
    """Decode a packed message and send it to connections of this node, encoded once for each encoding.

    Large messages are charged to the connections that get them: their user has caused the messages.
    """
    try:
        message = SERVER.decode(packed, Encoding.MSGPACK)
    except DecodeError:  # a newer node may know more messages
        log.info("a message of another node cannot be read")
        return
    frames: dict[Encoding, bytes] = {}
    for connection in connections:
        if (frame := frames.get(connection.encoding)) is None:
            frame = frames[connection.encoding] = encode_frame(message, connection.encoding)
        connection.answer(frame)
        if connection.budget is not None and (price := bytes_price(len(frame))):
            connection.budget.charge(connection.running_loop().time(), price)


class UserChannel:
    """The connections of this node by identity, and the publication of messages to those of all nodes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._connections: dict[str, set[Connection]] = {}  # by identity
        self._subscribers: dict[str, list[OnBroadcast]] = {}  # by topic
        self._state_listeners: list[OnState] = []

    def subscribe(self, topic: str, on_broadcast: OnBroadcast) -> None:
        """Call `on_broadcast` for each broadcast of a topic, whichever node sends it."""
        self._subscribers.setdefault(topic, []).append(on_broadcast)

    def on_states(self, listener: OnState) -> None:
        """Call `listener` with the state of an identity after each change of its connections to this node."""
        self._state_listeners.append(listener)

    def add(self, connection: Connection) -> None:
        """Let a connection receive the messages to its identity."""
        self._connections.setdefault(connection.identity.id, set()).add(connection)
        self.report_state(connection.identity.id)

    def remove(self, connection: Connection) -> None:
        """Forget a connection that has ended."""
        others = self._connections.get(connection.identity.id, set())
        others.discard(connection)
        if not others:
            self._connections.pop(connection.identity.id, None)
        self.report_state(connection.identity.id)

    def report_state(self, identity: str) -> None:
        """Report the state of an identity to the listeners: a page was opened, closed, hidden or shown."""
        connections = self._connections.get(identity, ())
        state = Attendance.AWAY if connections else Attendance.OFFLINE
        for connection in connections:
            if not connection.away:
                state = Attendance.HERE
        call_all(self._state_listeners, identity, state)

    def connections_of(self, identity: str) -> frozenset[Connection]:
        """The connections of an identity on this node."""
        return frozenset(self._connections.get(identity, ()))

    def all_connections(self) -> list[Connection]:
        """All connections of this node that are greeted."""
        return [connection for connections in self._connections.values() for connection in connections]

    async def send_to_user(self, identity: str, message: ServerMessage) -> None:
        """Send a message to all connections of an identity. While the store is away it is lost, which is logged."""
        await self._publish(identity, b"m" + pack(message))  # "m": for the user's connections, "o": for the nodes

    async def broadcast(self, identity: str, topic: str, payload: bytes = b"") -> None:
        """Publish something about an identity to all nodes, this one included. It may be lost.

        `topic`: a word; the functions that have subscribed to it are called on all nodes.
        """
        await self._publish(identity, b"o" + topic.encode() + SEPARATOR + payload)

    def on_message(self, message: bytes) -> None:
        """Deliver a message of the channel that all nodes share: a broadcast, or a message to a user."""
        name, _, rest = message.partition(SEPARATOR)
        identity, kind, payload = name.decode(), rest[:1], rest[1:]
        if kind == b"o":  # a broadcast; else a packed message
            topic, _, what = payload.partition(SEPARATOR)
            call_all(self._subscribers.get(topic.decode(), ()), identity, what)
        elif connections := self.connections_of(identity):
            deliver(payload, connections)

    async def _publish(self, identity: str, payload: bytes) -> None:
        """Publish something about an identity to all nodes, or log that it is lost."""
        try:
            await self._store.publish(NOTICES_CHANNEL, identity.encode() + SEPARATOR + payload)
        except StoreUnavailable:
            log.info("a message to a user is lost: the store is away")


class AnnouncementFeed:
    """Sends the announcement to connections when they are greeted, and to all of them when it changes."""

    def __init__(self, announcements: Announcements, user_channel: UserChannel) -> None:
        self._announcements = announcements
        self._user_channel = user_channel
        announcements.on_change(self._changed)

    def greet(self, connection: Connection) -> None:
        """Send a new connection the announcement, if there is one."""
        if self._announcements.current() is not None:
            connection.send(self._message())

    def _changed(self) -> None:
        broadcast(self._message(), self._user_channel.all_connections())

    def _message(self) -> AnnouncementChanged:
        return AnnouncementChanged(self._announcements.current(), int(time.time()))
