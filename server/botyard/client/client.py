"""The client, and the way to connect one."""

import contextlib
from collections.abc import AsyncIterator, Sequence

from botyard.client.connection import SILENCE_SECONDS, Disconnected
from botyard.client.lobby_requests import LobbyRequests
from botyard.client.match_requests import MatchRequests
from botyard.client.reconnecting_link import Backoff, Target
from botyard.client.record import Record
from botyard.client.requests import Refused
from botyard.client.room_requests import RoomRequests
from botyard.client.shares import LuckCheck
from botyard_protocol.codec import Encoding

__all__ = ["Client", "Disconnected", "LuckCheck", "Refused", "connect"]

RECONNECT = Backoff()


@contextlib.asynccontextmanager
async def connect(
    urls: str | Sequence[str],
    *,
    token: str,
    encoding: Encoding = Encoding.MSGPACK,
    reconnect: Backoff | None = RECONNECT,
    record: Record | None = None,
    silence: float = SILENCE_SECONDS,
) -> AsyncIterator["Client"]:
    """Connect, and yield a client that the server has welcomed. The client is closed after the block.

    `urls`: where the service is (`ws://host/ws`); of several, the next is taken whenever a connection is lost.
    `reconnect` None: the first loss is the end. `record`: where to take everything down. `silence`: seconds without a
    message after which a connection is taken for dead. Raises `Disconnected` if the first connection fails.
    """
    several = (urls,) if isinstance(urls, str) else tuple(urls)
    client = Client(Target(several, token, encoding, reconnect, silence), record)
    await client.open()
    try:
        yield client
    finally:
        await client.close()


class Client(LobbyRequests, RoomRequests, MatchRequests):
    """A connection to the service that is made again after losses. Use `connect` to make one.

    `model` is what it knows. Every method that asks something waits for its answer however often the connection
    breaks meanwhile; it raises `Refused` if the answer is no, and `Disconnected` once the client has ended.
    """
