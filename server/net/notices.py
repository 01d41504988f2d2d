"""What is told to a person rather than to a room: on every socket of theirs, whichever node it is at.

A notice is a hint, sent at most once, as all that is published: what must not be lost is stored by whoever tells it,
and read again when a client connects.
"""

import logging
from collections.abc import Callable

from protocol.codec import SERVER, DecodeError, Form, pack
from protocol.messages import ServerMessage
from server.net.connection import Connection
from server.store.errors import StoreAway
from server.store.keys import NOTICES_CHANNEL
from server.store.store import Store

log = logging.getLogger("botyard.net")

SEPARATOR = b" "
"""Stands between an identity, which holds none, and its message."""


class Notices:
    """The connections of this node by identity, and the way to those of all nodes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._connections: dict[str, set[Connection]] = {}
        self.on_order: Callable[[str, bytes], None] = lambda identity, order: None
        """Hears what nodes tell each other of an identity (see `order`)."""

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

    async def order(self, identity: str, order: bytes) -> None:
        """Tell all nodes, this one too, something about an identity."""
        await self._publish(identity, b"o" + order)

    def heard(self, message: bytes) -> None:
        """Something came on the channel of notices."""
        name, _, rest = message.partition(SEPARATOR)
        identity, kind, payload = name.decode(), rest[:1], rest[1:]
        if kind == b"o":
            self.on_order(identity, payload)
        elif connections := self.connections_of(identity):
            try:
                told = SERVER.decode(payload, Form.MSGPACK)
            except DecodeError:  # a newer node may know more
                log.info("a notice cannot be read")
                return
            for connection in connections:
                connection.send(told)

    async def _publish(self, identity: str, what: bytes) -> None:
        try:
            await self._store.publish(NOTICES_CHANNEL, identity.encode() + SEPARATOR + what)
        except StoreAway:
            log.info("a notice is lost: the store is away")
