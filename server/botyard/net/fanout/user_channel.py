"""What is told to a person rather than to a room: on every socket of theirs, whichever node it is at.

A notice is a hint, sent at most once, as all that is published: what must not be lost is stored by whoever tells it,
and read again when a client connects.
"""

import logging
from collections.abc import Callable, Iterable

from botyard.net.transport.connection import Connection
from botyard.store.error_classes import StoreUnavailable
from botyard.store.keys import NOTICES_CHANNEL
from botyard.store.store import Store
from botyard_protocol.codec import SERVER, DecodeError, Encoding, pack
from botyard_protocol.messages import ServerMessage

log = logging.getLogger("botyard.net")

SEPARATOR = b" "
"""Stands between an identity or a topic, which hold none, and what is said of it."""

Order = Callable[[str, bytes], None]
"""Takes an identity and what is said of it."""

BESIDE = b"beside "
"""On a room's channel a message comes after this that is for everybody there and not in the log."""


def deliver(packed: bytes, connections: Iterable[Connection]) -> None:
    """Send a message to connections of this node."""
    try:
        told = SERVER.decode(packed, Encoding.MSGPACK)
    except DecodeError:  # a newer node may know more
        log.info("a notice cannot be read")
        return
    for connection in connections:
        connection.send(told)


class UserChannel:
    """The connections of this node by identity, and the way to those of all nodes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._connections: dict[str, set[Connection]] = {}
        self._obey: dict[str, list[Order]] = {}

    def obey(self, topic: str, order: Order) -> None:
        """Call `order`, which may not block, whenever a node says something about an identity under this topic."""
        self._obey.setdefault(topic, []).append(order)

    def came(self, connection: Connection) -> None:
        """A connection was greeted: it hears the notices of its identity."""
        self._connections.setdefault(connection.identity.id, set()).add(connection)

    def gone(self, connection: Connection) -> None:
        """A connection has ended."""
        mates = self._connections.get(connection.identity.id, set())
        mates.discard(connection)
        if not mates:
            self._connections.pop(connection.identity.id, None)

    def connections_of(self, identity: str) -> frozenset[Connection]:
        """The connections of an identity on this node."""
        return frozenset(self._connections.get(identity, ()))

    async def tell(self, identity: str, message: ServerMessage) -> None:
        """Send a message to all sockets of an identity. A store that is away loses it, which is logged."""
        await self._publish(identity, b"m" + pack(message))

    async def order(self, identity: str, topic: str, what: bytes = b"") -> None:
        """Tell all nodes, this one too, something about an identity. `topic`: a word, see `obey`. It may be lost."""
        await self._publish(identity, b"o" + topic.encode() + SEPARATOR + what)

    def heard(self, message: bytes) -> None:
        """Something came on the channel of notices."""
        name, _, rest = message.partition(SEPARATOR)
        identity, kind, payload = name.decode(), rest[:1], rest[1:]
        if kind == b"o":
            topic, _, what = payload.partition(SEPARATOR)
            for order in self._obey.get(topic.decode(), ()):
                order(identity, what)
        elif connections := self.connections_of(identity):
            deliver(payload, connections)

    async def _publish(self, identity: str, what: bytes) -> None:
        try:
            await self._store.publish(NOTICES_CHANNEL, identity.encode() + SEPARATOR + what)
        except StoreUnavailable:
            log.info("a notice is lost: the store is away")
