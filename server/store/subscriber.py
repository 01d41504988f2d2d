"""The node's ear on Redis: one supervised connection that hears the channels of the rooms it has open.

Publishing is at most once, so what is heard is a hint only. When the connection was lost, `on_gap` is called after
everything is subscribed again: whoever listens then compares with the log.
"""

import asyncio
import logging
import math
from collections.abc import Callable
from typing import Any

from redis.exceptions import RedisError

from server.logs import about, reason
from server.metrics import REDIS_ERRORS
from server.store.connection import CONNECT_SECONDS, connection_to, drop
from server.store.errors import StoreAway
from server.store.keys import PREFIX
from server.tasks import spawn

log = logging.getLogger("botyard.store")

PING_SECONDS = 5.0
SILENCE_SECONDS = 12.0
DEAF_SECONDS = 7.0
"""A ping is answered at once: whoever has heard nothing for longer than this is not well."""

LAST = f"{PREFIX}:last"
"""A channel that nobody uses: its confirmation says that all before it are confirmed."""

OnMessage = Callable[[str, bytes], None]
OnGap = Callable[[], None]


class Subscriber:
    """Subscribes, listens, and stays connected. Neither callback may block."""

    def __init__(self, url: str, on_message: OnMessage, on_gap: OnGap) -> None:
        self._url = url
        self._on_message = on_message
        self._on_gap = on_gap
        self._wanted: set[str] = set()
        self._confirmed: set[str] = set()
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._connection: Any = None
        self._heard_at = -math.inf
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Connect, and stay connected."""
        self._tasks = [spawn(self._serve(), "subscriber"), spawn(self._ping(), "subscriber ping")]

    async def stop(self) -> None:
        """Let go of the connection."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def alive(self) -> bool:
        """Whether it is connected and has heard from Redis lately."""
        return asyncio.get_running_loop().time() - self._heard_at < DEAF_SECONDS

    async def subscribe(self, channel: str) -> None:
        """Hear `channel`; returns when Redis has confirmed. Raises `StoreAway` if it does not in time."""
        self._wanted.add(channel)
        if channel in self._confirmed:
            return
        confirmed = self._waiting.setdefault(channel, asyncio.get_running_loop().create_future())
        await self._send("SUBSCRIBE", channel)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await asyncio.shield(confirmed)
        except TimeoutError as error:
            self._waiting.pop(channel, None)
            raise StoreAway("redis did not confirm a subscription") from error

    async def unsubscribe(self, channel: str) -> None:
        """Hear `channel` no more."""
        self._wanted.discard(channel)
        self._confirmed.discard(channel)
        await self._send("UNSUBSCRIBE", channel)

    async def _send(self, *command: str) -> None:
        """Send now if connected; otherwise the next connection subscribes to all that is wanted."""
        connection = self._connection
        if connection is None or not connection.is_connected:
            return
        try:
            await connection.send_packed_command(connection.pack_command(*command), check_health=False)
        except (RedisError, OSError) as error:
            log.info("a subscription is sent later", extra=about(reason=reason(error)))

    async def _serve(self) -> None:
        away = False
        while True:
            connection = connection_to(self._url)
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await connection.connect()  # type: ignore[no-untyped-call]
                self._connection, away = connection, False
                await self._send("SUBSCRIBE", *sorted(self._wanted), LAST)
                await self._listen(connection)
            except (RedisError, OSError, TimeoutError) as error:
                level = logging.DEBUG if away else logging.WARNING  # once per outage
                log.log(level, "the subscription is lost", extra=about(reason=reason(error)))
                REDIS_ERRORS.labels("deaf").inc()
            except Exception:
                log.exception("the subscriber begins anew")
            finally:
                self._connection, self._heard_at = None, -math.inf
                self._confirmed.clear()
                await drop(connection)
            away = True
            await asyncio.sleep(0.1)

    async def _listen(self, connection: Any) -> None:
        while True:
            async with asyncio.timeout(SILENCE_SECONDS):
                kind, *rest = await connection.read_response(timeout=math.inf)
            self._heard_at = asyncio.get_running_loop().time()
            if kind == b"message":
                self._tell(rest[0].decode(), rest[1])
            elif kind == b"subscribe":
                self._confirm(rest[0].decode())

    def _tell(self, channel: str, message: bytes) -> None:
        try:
            self._on_message(channel, message)
        except Exception:  # a message that nobody can read must not make the node deaf
            log.exception("a published message was not understood", extra=about(room=channel.rpartition(":")[2]))

    def _confirm(self, channel: str) -> None:
        if channel == LAST:
            self._on_gap()
        if channel in self._wanted:
            self._confirmed.add(channel)
        waiting = self._waiting.pop(channel, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING_SECONDS)
            await self._send("PING")
