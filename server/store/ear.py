"""One supervised connection that hears channels of one primary.

A Redis Cluster of version 7 publishes within a slot (`SPUBLISH`, `SSUBSCRIBE`), any other Redis to all (`PUBLISH`).
"""

import asyncio
import logging
import math
from collections.abc import Callable, Collection
from typing import Any

from redis.exceptions import MovedError, RedisError

from server.logs import about, reason
from server.metrics import REDIS_ERRORS
from server.store.connection import CONNECT_SECONDS, connection_to, drop, facts_of, is_sharded
from server.store.errors import StoreMoved
from server.store.keys import PREFIX
from server.store.primary import Primary
from server.tasks import spawn

log = logging.getLogger("botyard.store")

PING_SECONDS = 5.0
SILENCE_SECONDS = 12.0
DEAF_SECONDS = 7.0
"""A ping is answered at once: whoever has heard nothing for longer than this is not well."""

LAST = f"{PREFIX}:last"
"""A channel that nobody uses, in no slot: its confirmation says that all before it are confirmed."""

OnMessage = Callable[[str, bytes], None]
OnConfirmed = Callable[[str | None], None]
OnMoved = Callable[[StoreMoved, Primary], None]


class Ear:
    """Hears `channels` at `primary`.

    `on_confirmed` is called for each of them, and with None when all are subscribed (again) and something may have been
    missed; `on_moved` when another primary has the slot of a channel. None of them may block.
    """

    def __init__(
        self,
        primary: Primary,
        channels: Collection[str],
        on_message: OnMessage,
        on_confirmed: OnConfirmed,
        on_moved: OnMoved,
    ) -> None:
        self._primary = primary
        self._wanted = set(channels)
        self._on_message = on_message
        self._on_confirmed = on_confirmed
        self._on_moved = on_moved
        self._confirmed: set[str] = set()
        self._connection: Any = None
        self._sharded = False
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

    def hears(self, channel: str) -> bool:
        """Whether Redis has confirmed a channel."""
        return channel in self._confirmed

    async def add(self, channel: str) -> None:
        """Hear a channel, too."""
        self._wanted.add(channel)
        await self._send(self._to_hear([channel]))

    async def add_all(self, channels: Collection[str]) -> None:
        """Hear channels that have come from another primary: something may have been missed."""
        self._wanted.update(channels)
        await self._send([*self._to_hear(channels), ("SUBSCRIBE", LAST)])

    async def remove(self, channel: str) -> None:
        """Hear a channel no more."""
        self._wanted.discard(channel)
        self._confirmed.discard(channel)
        await self._send([("SUNSUBSCRIBE" if self._sharded else "UNSUBSCRIBE", channel)])

    def _to_hear(self, channels: Collection[str]) -> list[tuple[str, ...]]:
        if self._sharded:  # the channels of one command would have to be in one slot
            return [("SSUBSCRIBE", channel) for channel in sorted(channels)]
        return [("SUBSCRIBE", *sorted(channels))] if channels else []

    async def _send(self, commands: list[tuple[str, ...]]) -> None:
        """Send now if connected; otherwise the next connection subscribes to all that is wanted."""
        connection = self._connection
        if connection is None or not connection.is_connected:
            return
        try:
            await connection.send_packed_command(connection.pack_commands(commands), check_health=False)
        except (RedisError, OSError) as error:
            log.info("a subscription is sent later", extra=about(reason=reason(error)))

    async def _serve(self) -> None:
        away = False
        while True:
            connection = connection_to(self._primary.url)
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await connection.connect()  # type: ignore[no-untyped-call]
                    self._sharded = is_sharded(await facts_of(connection))
                self._connection, away = connection, False
                await self._send([*self._to_hear(self._wanted), ("SUBSCRIBE", LAST)])
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
                try:
                    kind, *rest = await connection.read_response(timeout=math.inf, disconnect_on_error=False)
                except MovedError as moved:
                    self._on_moved(StoreMoved(moved.slot_id, moved.host, moved.port), self._primary)
                    continue
            self._heard_at = asyncio.get_running_loop().time()
            match kind:
                case b"message" | b"smessage":
                    self._on_message(rest[0].decode(), rest[1])
                case b"subscribe" | b"ssubscribe":
                    self._confirm(rest[0].decode())
                case b"sunsubscribe" if rest[0].decode() in self._wanted:  # its slot has gone: ask where to
                    self._confirmed.discard(rest[0].decode())
                    await self._send(self._to_hear([rest[0].decode()]))

    def _confirm(self, channel: str) -> None:
        if channel == LAST:
            self._on_confirmed(None)
        elif channel in self._wanted:
            self._confirmed.add(channel)
            self._on_confirmed(channel)

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING_SECONDS)
            await self._send([("PING",)])
