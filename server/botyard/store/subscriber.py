"""Subscriptions of a node: the channels of its open rooms, each at the primary that has the channel's slot.

Messages are delivered at most once, so they are only hints. After a lost connection or a moved channel `on_gap` is
called once all channels are subscribed again: the receiver then compares its rooms with their logs.

A Redis Cluster publishes within a slot (`SPUBLISH`, `SSUBSCRIBE`), a single Redis to all (`PUBLISH`).
"""

import asyncio
import logging
import math
import time
from collections.abc import Callable, Collection, Coroutine
from typing import Any

import hiredis
from redis.exceptions import RedisError

from botyard.background_tasks import cancel_all, spawn, spawn_forever
from botyard.logs import about, reason
from botyard.metrics import REDIS_ERRORS
from botyard.store.connection import (
    CONNECT_SECONDS,
    ReplyProtocol,
    connection_to,
    disconnect,
    facts_of,
    is_cluster,
    redirect_error,
    without_arguments,
)
from botyard.store.error_classes import SlotMoved, StoreRefused, StoreUnavailable
from botyard.store.keys import PREFIX
from botyard.store.primary import NO_PRIMARY, Primary
from botyard.store.topology import Topology

log = logging.getLogger("botyard.store")

PING_SECONDS = 5.0
SILENCE_SECONDS = 12.0
"""A connection without a reply for this time is closed, and another one opened."""
DEAD_SECONDS = 7.0
"""A ping is answered at once: a connection without a reply for this time is not healthy."""

LAST = f"{PREFIX}:last"
"""An unused channel, in no slot. Its confirmation shows that all earlier subscriptions are confirmed."""

OnMessage = Callable[[str, bytes], None]
"""Takes a channel and a message."""
OnConfirmed = Callable[[str | None], None]
OnMoved = Callable[[SlotMoved, Primary], None]


class PubSubConnection:
    """Subscribes to `channels` at `primary`.

    `on_confirmed` is called for each channel, and with None when all are subscribed (again) and messages may have been
    missed; `on_moved` when another primary has the slot of a channel. No callback may block.
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
        self._stream: _Messages | None = None
        self._sharded = False  # whether the server is a node of a cluster, which publishes within a slot
        self._last_reply_at = -math.inf
        self._time: Callable[[], float] = time.monotonic  # the loop's from `start` on
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Connect, and stay connected."""
        self._time = asyncio.get_running_loop().time  # kept: asking for the loop is a system call
        self._tasks = [spawn_forever(self._keep_connected, "subscriber"), spawn_forever(self._ping, "subscriber ping")]
        self._primary.reconnect_listeners.append(self._reconnect)

    async def stop(self) -> None:
        """Close the connection."""
        if self._reconnect in self._primary.reconnect_listeners:
            self._primary.reconnect_listeners.remove(self._reconnect)
        await cancel_all(self._tasks)

    @property
    def alive(self) -> bool:
        """Whether the connection is up and Redis has replied recently."""
        return self._time() - self._last_reply_at < DEAD_SECONDS

    def is_subscribed(self, channel: str) -> bool:
        """Whether Redis has confirmed the subscription to a channel."""
        return channel in self._confirmed

    def add(self, channel: str) -> None:
        """Subscribe to a channel."""
        self._wanted.add(channel)
        self._send(self._subscribe_commands([channel]))

    def add_all(self, channels: Collection[str]) -> None:
        """Subscribe to channels that have moved from another primary: messages may have been missed."""
        self._wanted.update(channels)
        self._send([*self._subscribe_commands(channels), ("SUBSCRIBE", LAST)])

    def remove(self, channel: str) -> None:
        """Unsubscribe from a channel."""
        self._wanted.discard(channel)
        self._confirmed.discard(channel)
        self._send([("SUNSUBSCRIBE" if self._sharded else "UNSUBSCRIBE", channel)])

    def _subscribe_commands(self, channels: Collection[str]) -> list[tuple[str, ...]]:
        """Return the commands that subscribe to these channels."""
        if self._sharded:  # all channels of one command must be in one slot
            return [("SSUBSCRIBE", channel) for channel in sorted(channels)]
        return [("SUBSCRIBE", *sorted(channels))] if channels else []

    def _send(self, commands: list[tuple[str, ...]]) -> None:
        """Send commands if connected; otherwise the next connection subscribes to all wanted channels."""
        if self._stream is not None and not self._stream.ended.done():  # uvloop raises for a lost transport
            packed = [hiredis.pack_command(command) for command in commands]  # type: ignore[arg-type]
            self._stream.transport.write(b"".join(packed))

    async def _keep_connected(self) -> None:
        """Keep a subscribed connection to the primary for ever; subscriptions are made again on a new one."""
        away = False
        while True:
            connection = connection_to(self._primary.url)
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await connection.connect()  # type: ignore[no-untyped-call]
                    self._sharded = is_cluster(await facts_of(connection))
                self._last_reply_at, away = self._time(), False
                self._stream = _Messages(connection, self._on_reply)
                self._send([*self._subscribe_commands(self._wanted), ("SUBSCRIBE", LAST)])
                await self._stream.ended
            except (RedisError, OSError, TimeoutError, StoreUnavailable) as error:
                level = logging.DEBUG if away or error is NO_PRIMARY else logging.WARNING  # once per outage
                log.log(level, "the subscription is lost", extra=about(reason=reason(error)))
                REDIS_ERRORS.labels("deaf").inc()
            except Exception:
                log.exception("the subscriber reconnects")
            finally:
                self._stream, self._last_reply_at = None, -math.inf
                self._confirmed.clear()
                await disconnect(connection)
            away = True
            await asyncio.sleep(0.1)

    def _on_reply(self, reply: Any) -> None:
        """Handle a reply of Redis, or a message on a channel."""
        self._last_reply_at = self._time()
        if isinstance(reply, hiredis.ReplyError):
            self._refused(str(reply))
            return
        match reply:
            case [b"message" | b"smessage", channel, message]:
                self._on_message(channel.decode(), message)
            case [b"subscribe" | b"ssubscribe", channel, _]:
                self._confirm(channel.decode())
            case [b"sunsubscribe", channel, _] if channel.decode() in self._wanted:  # its slot has moved
                self._confirmed.discard(channel.decode())
                self._send(self._subscribe_commands([channel.decode()]))

    def _refused(self, why: str) -> None:
        """Handle an error reply: report a slot that has moved, or end the connection for another refusal."""
        moved = redirect_error(why)
        if isinstance(moved, SlotMoved):
            self._on_moved(moved, self._primary)
        elif self._stream is not None:
            self._stream.end(moved or StoreRefused(without_arguments(why)))

    def _reconnect(self) -> None:
        """End the connection; `_keep_connected` then opens another one."""
        if self._stream is not None:
            self._stream.end(NO_PRIMARY)

    def _confirm(self, channel: str) -> None:
        """Report a confirmed subscription; that of `LAST` follows all others, and is reported as None."""
        if channel == LAST:
            self._on_confirmed(None)
        elif channel in self._wanted:
            self._confirmed.add(channel)
            self._on_confirmed(channel)

    async def _ping(self) -> None:
        """Send pings for ever, and end a connection that has been silent for too long."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            silent = self._time() - self._last_reply_at
            if self._stream is not None and silent > SILENCE_SECONDS:
                self._stream.end(StoreUnavailable("redis is silent"))
            self._send([("PING",)])


class _Messages(ReplyProtocol):
    """Passes replies on in order. An error of the receiver ends the connection."""

    def __init__(self, connection: Any, take: Callable[[Any], None]) -> None:
        self._on_reply = take
        super().__init__(connection)

    def on_reply(self, reply: Any) -> None:
        """Pass a reply on. An error of the receiver is logged, and ends the connection."""
        try:
            self._on_reply(reply)
        except Exception as error:
            log.exception("a reply to the subscriber cannot be handled")
            self.end(error)


OnGap = Callable[[], None]


class Subscriber:
    """Keeps one pub/sub connection to every primary. No callback may block.

    `on_message`: takes channel and message of channels without a callback of their own (`follow`).
    `on_gap`: called when messages may have been missed.
    """

    def __init__(self, topology: Topology, on_message: OnMessage, on_gap: OnGap) -> None:
        self._topology = topology
        self._on_message = on_message
        self._followed: dict[str, Callable[[bytes], None]] = {}
        """The callbacks of channels that have one of their own."""
        self._on_gap = on_gap
        self._connections: dict[Primary, PubSubConnection] = {}
        self._wanted: dict[str, Primary] = {}
        """All channels to be subscribed, each with the primary that has its slot."""
        self._waiting: dict[str, asyncio.Future[None]] = {}
        """Set when Redis confirms the subscription of a channel."""
        self._started = False
        self._ending: set[asyncio.Task[None]] = set()
        """The ends of connections to primaries that are gone."""
        topology.on_change(self._rearrange)

    def follow(self, channel: str, on_message: Callable[[bytes], None]) -> None:
        """Subscribe to `channel` at the start. What is published there goes to `on_message`."""
        self._followed[channel] = on_message

    async def start(self) -> None:
        """Connect, stay connected, and subscribe to the channels that have a callback of their own."""
        self._started = True
        self._rearrange()
        for channel in self._followed:
            try:
                await self.subscribe(channel)
            except StoreUnavailable:  # the part of a cluster that is away may not be needed by rooms
                log.warning("a channel is subscribed to when the store is back")

    async def stop(self) -> None:
        """Close all connections."""
        self._started = False
        await asyncio.gather(*self._ending, *(connection.stop() for connection in self._connections.values()))

    @property
    def alive(self) -> bool:
        """Whether all connections are up and every primary has replied recently."""
        return bool(self._connections) and all(connection.alive for connection in self._connections.values())

    async def subscribe(self, channel: str) -> None:
        """Subscribe to `channel` and wait for the confirmation.

        Raises `StoreUnavailable` after a time limit; the channel is subscribed to later all the same.
        """
        primary = self._wanted.setdefault(channel, self._topology.primary(channel))
        connection = self._connections.get(primary)
        if connection is not None and connection.is_subscribed(channel):
            return
        confirmed = self._waiting.setdefault(channel, asyncio.get_running_loop().create_future())
        if connection is not None:
            connection.add(channel)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await asyncio.shield(confirmed)  # other callers may wait for the same confirmation
        except TimeoutError as error:
            self._waiting.pop(channel, None)
            raise StoreUnavailable("redis did not confirm a subscription") from error

    async def unsubscribe(self, channel: str) -> None:
        """Unsubscribe from `channel`."""
        primary = self._wanted.pop(channel, None)
        connection = None if primary is None else self._connections.get(primary)
        if connection is not None:
            connection.remove(channel)

    def _rearrange(self) -> None:
        """Connect to the current primaries, and move each channel to the primary that has its slot now.

        Called whenever slots have moved.
        """
        if not self._started:
            return
        primaries = self._topology.primaries
        for gone in [primary for primary in self._connections if primary not in primaries]:
            self._later(self._connections.pop(gone).stop(), gone)
        moved: dict[Primary, list[str]] = {}
        for channel, before in self._wanted.items():
            now = self._topology.primary(channel)
            if now is not before:
                moved.setdefault(now, []).append(channel)
                if before in self._connections:
                    self._connections[before].remove(channel)
        self._wanted |= {channel: primary for primary, channels in moved.items() for channel in channels}
        for primary in primaries:
            if primary not in self._connections:
                self._connections[primary] = self._connect(primary)
            elif primary in moved:
                self._connections[primary].add_all(moved[primary])

    def _connect(self, primary: Primary) -> PubSubConnection:
        """Open a connection with all wanted channels of a primary."""
        channels = {channel for channel, at in self._wanted.items() if at is primary}
        connection = PubSubConnection(primary, channels, self._on_published, self._confirm, self._topology.note_moved)
        connection.start()
        return connection

    def _on_published(self, channel: str, message: bytes) -> None:
        """Pass a message to the callback of its channel, else to `on_message`."""
        try:
            if (on_message := self._followed.get(channel)) is not None:
                on_message(message)
            else:
                self._on_message(channel, message)
        except Exception:  # an unreadable message must not end the subscription
            log.exception("a published message cannot be read", extra=about(room=channel.rpartition(":")[2]))

    def _confirm(self, channel: str | None) -> None:
        """Wake the tasks that wait for the subscription of a channel. None: all are made again, so call `on_gap`."""
        if channel is None:
            self._on_gap()
            return
        waiting = self._waiting.pop(channel, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    def _later(self, work: Coroutine[Any, Any, None], primary: Primary) -> None:
        """Run `work`, which ends the subscriptions at a primary, in a task for which `stop` waits."""
        task = spawn(work, f"subscriptions at {primary.name}")
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
