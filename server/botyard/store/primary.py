"""Connections to a primary: the only Redis, or a node of a Redis Cluster that owns slots.

A node reaches each primary over two pipelines, which send waiting calls in groups. Calls that arrive while a group is
under way form the next group: under load that is one system call and, with `appendfsync always`, one fsync for many
commits. `ShardOwners` has the primary of each shard.
"""

import asyncio
import logging
import math
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import hiredis
from redis.exceptions import RedisError

from botyard.background_tasks import call_all, cancel_all, spawn_forever
from botyard.logs import about
from botyard.metrics import REDIS_ERRORS
from botyard.store.connection import (
    CONNECT_SECONDS,
    REPLY_SECONDS,
    LateBoundArg,
    Part,
    ReplyProtocol,
    Run,
    connection_to,
    disconnect,
    handshake,
    late_bound_values,
    redirect_error,
    without_arguments,
)
from botyard.store.engine import count_connection, count_disconnection
from botyard.store.error_classes import LogThrottle, StoreRefused, StoreUnavailable, store_error
from botyard_protocol.messages import Durability

log = logging.getLogger("botyard.store")

PIPELINES = 2
GROUP_LIMIT = 128
"""The most calls of a group."""
WAITING_LIMIT = 20_000
"""The most calls that wait in a pipeline; further ones fail."""
WRONG_SERVER = {"READONLY", "MASTERDOWN", "LOADING"}
"""Errors of a server that is no primary any more: its name may lead to another server now."""
RECONNECT_SECONDS = 1.0
"""The pause between two attempts to find another server behind the same name."""
UNAVAILABLE_LOAD = 10 * WAITING_LIMIT
"""The load of a pipeline without a connection, so that calls go to one that has it."""

NO_PRIMARY = StoreUnavailable("the server is no primary any more")

OnReply = Callable[[Any], None]
"""Receives the outcome of a call: the reply of Redis, or a `StoreUnavailable` (passed, not raised)."""
OnLost = Callable[[], None]
"""Is called when a connection is lost. Must neither block nor raise."""


class Primary:
    """A Redis server behind two pipelines. `shards`: the shards whose slots it has now, in order.

    `evicts`: whether it was found to delete data when it is full, so that no write is durable. `on_lost` is called for
    each connection that is lost.
    """

    def __init__(self, url: str, on_lost: OnLost = lambda: None) -> None:
        """Make a primary that is not connected yet."""
        self.url = url
        self.name = location_of(url)
        self.shards: tuple[int, ...] = ()
        self.evicts = False
        self._pipelines = [
            RedisPipeline(url, f"{self.name}/{place}", on_lost, self._reconnect) for place in range(PIPELINES)
        ]
        self._reconnected_at = -math.inf
        self.reconnect_listeners: list[OnLost] = []
        """Are called when all connections are to be opened anew: the server is no primary any more."""

    def start(self) -> None:
        """Connect, and stay connected."""
        for pipeline in self._pipelines:
            pipeline.start()

    async def stop(self) -> None:
        """Close all connections. Waiting calls fail with `StoreUnavailable`."""
        for pipeline in self._pipelines:
            await pipeline.stop()

    @property
    def run(self) -> Run | None:
        """The run that is connected now, None while the server is unavailable."""
        return next((pipeline.run for pipeline in self._pipelines if pipeline.run is not None), None)

    @property
    def durability(self) -> Durability:
        """The durability that the current run promises: not `FSYNC` if the server deletes data when it is full."""
        if self.evicts:
            return Durability.MEMORY
        for pipeline in self._pipelines:
            if pipeline.run is not None:
                return pipeline.run.durability
        return Durability.UNKNOWN

    def call(self, *parts: Part) -> asyncio.Future[Any]:
        """Send one command. The future gets the reply, or `StoreUnavailable`."""
        return self._pipeline().call(*parts)

    def send(self, parts: Sequence[Part], then: OnReply) -> None:
        """Send one command; `then` receives the reply or a `StoreUnavailable`. Raises it if too many calls wait."""
        self._pipeline().send(parts, then)

    def _reconnect(self) -> None:
        """Open all connections anew, by name, at most once in `RECONNECT_SECONDS`."""
        now = asyncio.get_running_loop().time()
        if now - self._reconnected_at < RECONNECT_SECONDS:
            return
        self._reconnected_at = now
        for pipeline in self._pipelines:
            pipeline.reconnect()
        call_all(self.reconnect_listeners)

    def _pipeline(self) -> "RedisPipeline":
        """Return the pipeline with the fewest waiting calls."""
        best, least = self._pipelines[0], self._pipelines[0].load
        for pipeline in self._pipelines[1:]:
            if (load := pipeline.load) < least:
                best, least = pipeline, load
        return best


class ShardOwners:
    """The primary that has each shard now. It is replaced when slots move."""

    def __init__(self) -> None:
        self._primaries: list[Primary] = []
        self.fault = StoreUnavailable("the cluster is not known yet")
        """The reason why no primary is known yet."""

    def of(self, shard: int) -> Primary:
        """Return the primary of a shard. Raises `StoreUnavailable` before the first map of a cluster."""
        if not self._primaries:
            raise self.fault.with_traceback(None)  # else each raise would make its traceback longer
        return self._primaries[shard]

    def replace(self, primaries: list[Primary]) -> None:
        """Take the primaries of all shards, in order, in place of the earlier ones."""
        self._primaries = primaries


class RedisPipeline:
    """One connection, its queue, and the task that keeps it connected. `run` is None while Redis is unavailable."""

    def __init__(
        self, url: str, name: str, on_lost: OnLost = lambda: None, on_wrong_server: OnLost = lambda: None
    ) -> None:
        """`on_wrong_server` is called when the server answers that it is no primary. It must not block."""
        self._url = url
        self._name = name
        self._on_lost = on_lost
        self._on_wrong_server = on_wrong_server
        self._queue: deque[_Call] = deque()  # calls that are not sent yet
        self._link: _Connected | None = None  # None while it is not connected
        self._task: asyncio.Task[None] | None = None
        self._fault: StoreUnavailable | None = None  # why the last connection ended, or was not made
        self._away = False  # whether the last attempt to connect has failed
        self._throttle = LogThrottle()
        self._stopped = False
        self.run: Run | None = None

    def start(self) -> None:
        """Begin to serve calls."""
        self._stopped = False
        self._task = spawn_forever(self._keep_connected, f"redis pipeline {self._name}")

    async def stop(self) -> None:
        """Close the connection. Waiting and later calls fail with `StoreUnavailable`."""
        self._stopped = True
        if self._task is not None:
            await cancel_all([self._task])
        self._fail_waiting()

    def reconnect(self) -> None:
        """End the connection; `_keep_connected` then opens another one."""
        if self._link is not None:
            self._link.end(NO_PRIMARY)

    @property
    def load(self) -> int:
        """The number of calls without a reply. While Redis is unavailable it is more than any other pipeline has."""
        if self.run is None:
            return UNAVAILABLE_LOAD + len(self._queue)
        return len(self._queue) + (0 if self._link is None else len(self._link.group))

    def call(self, *parts: Part) -> asyncio.Future[Any]:
        """Send one command. The future gets the reply, or `StoreUnavailable`."""
        reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        reply.add_done_callback(_consume_exception)
        self.send(parts, partial(resolve, reply))
        return reply

    def send(self, parts: Sequence[Part], then: OnReply) -> None:
        """Queue one command; `then` receives the outcome.

        Raises `StoreUnavailable` if too many calls wait, if Redis could not be reached, or after `stop`.
        """
        if self._stopped:
            raise StoreUnavailable("the connection to redis has ended")
        if self._away and self._fault is not None:  # else it would wait for the next attempt
            raise self._fault.with_traceback(None)  # else each raise would make its traceback longer
        if len(self._queue) >= WAITING_LIMIT:
            raise StoreUnavailable("too many calls wait for Redis")
        self._queue.append((parts, then))
        if self._link is not None:
            self._link.wake()

    async def _keep_connected(self) -> None:
        """Keep a connection to the primary for ever; calls that wait while it is away fail."""
        delay, away = 0.02, False  # `away`: whether the outage is logged
        while True:
            connection, run = connection_to(self._url), None
            try:
                async with asyncio.timeout(CONNECT_SECONDS + REPLY_SECONDS):
                    await connection.connect()  # type: ignore[no-untyped-call]
                    self.run = run = await handshake(connection)
                    count_connection(run.engine)
                delay, away, self._away, self._fault = 0.02, False, False, None
                self._link = _Connected(connection, self.run, self._queue, self._on_wrong_server, self._throttle)
                await self._link.ended
            except (RedisError, OSError, TimeoutError, StoreUnavailable) as error:
                self._fault = store_error(error)
                once = not away and (self._fault is not NO_PRIMARY or self._throttle.allow("no primary"))
                level = logging.WARNING if once else logging.DEBUG  # once per outage
                log.log(level, "redis is away", extra=about(lane=self._name, reason=str(self._fault)))
                REDIS_ERRORS.labels("lost").inc()
            except Exception:
                log.exception("a pipeline reconnects", extra=about(lane=self._name))
            finally:
                self.run, self._away = None, run is None
                if run is not None:
                    count_disconnection(run.engine)
                    self._on_lost()
                if self._link is not None:
                    self._link.fail()
                    self._link = None
                await disconnect(connection)
            self._fail_waiting()
            await asyncio.sleep(delay)
            delay, away = min(delay * 2, 0.5), True

    def _fail_waiting(self) -> None:
        """Fail all calls that are not sent yet."""
        while self._queue:
            _deliver(self._queue.popleft(), self._fault or StoreUnavailable("redis did not answer"))


_Call = tuple[Sequence[Part], OnReply]
"""The parts of a command, and what receives its outcome."""


class _Connected(ReplyProtocol):
    """An established connection. One group is under way; its last reply sends the next group."""

    def __init__(
        self, connection: Any, run: Run, queue: deque[_Call], on_wrong_server: OnLost, throttle: LogThrottle
    ) -> None:
        """`throttle`: of the log lines about refusals, kept from one connection to the next."""
        super().__init__(connection)
        self._on_wrong_server = on_wrong_server
        self._own = late_bound_values(run)
        self._queue = queue
        self.group: deque[_Call] = deque()  # calls that were sent and have no reply yet
        self._woken = False  # whether the next group is about to be sent
        self._throttle = throttle
        self._reply_timeout: asyncio.TimerHandle | None = None
        self.wake()

    def wake(self) -> None:
        """Schedule the sending of waiting calls. Calls of the same cycle of the event loop go together."""
        if not self._woken and not self.group:
            self._woken = True
            self.loop.call_soon(self._send_group)

    def _send_group(self) -> None:
        """Send the waiting calls as one group, unless another group is under way. The group has a time limit."""
        self._woken = False
        if self.group or self.ended.done() or not self._queue:  # the last reply may have sent the group already
            return
        packed = []
        while self._queue and len(self.group) < GROUP_LIMIT:
            call = self._queue.popleft()
            try:
                packed.append(hiredis.pack_command(self._bind(call[0])))
            except (TypeError, ValueError) as error:  # an error of the caller: the other calls are sent
                log.exception("a command cannot be sent", extra=about(command=str(call[0][0])))
                _deliver(call, StoreRefused(f"it cannot be sent: {type(error).__name__}"))
            else:
                self.group.append(call)
        if not self.group:
            return
        self.transport.write(b"".join(packed))
        late = StoreUnavailable("redis did not answer in time")
        self._reply_timeout = self.loop.call_later(REPLY_SECONDS, self.end, late)

    def _bind(self, parts: Sequence[Part]) -> Any:
        """Return the parts of a call with the values of this run in place of the placeholders.

        Its type is `Any`, since the type stub of hiredis accepts only a tuple of one part.
        """
        own = self._own
        return tuple([own[part] if type(part) is LateBoundArg else part for part in parts])

    def data_received(self, data: bytes) -> None:
        """Called by asyncio: deliver the replies in order. Once the whole group is answered, send the next group."""
        super().data_received(data)
        if not self.group:
            if self._reply_timeout is not None:
                self._reply_timeout.cancel()
            self._send_group()

    def on_reply(self, reply: Any) -> None:
        """Deliver a reply to the oldest call of the group."""
        if not self.group:
            self.end(StoreUnavailable("redis has sent a reply without a call"))
        elif not isinstance(reply, hiredis.ReplyError):
            _deliver(self.group.popleft(), reply)
        elif str(reply).startswith("NOSCRIPT"):
            self.end(StoreUnavailable("redis has forgotten the scripts"))  # the next connection loads them
            self.fail()
        else:
            self._on_refusal(self.group.popleft(), without_arguments(str(reply)))

    def _on_refusal(self, call: _Call, why: str) -> None:
        """Fail a call that the server has refused, and log why; a redirection is for the caller to follow."""
        if why.partition(" ")[0] in WRONG_SERVER:
            self.loop.call_soon(self._on_wrong_server)  # after the replies that have arrived with this one
        if (redirect := redirect_error(why)) is not None:
            _deliver(call, redirect)
            return
        command = str(call[0][0])
        level = logging.ERROR if self._throttle.allow(f"{command} {why.partition(' ')[0]}") else logging.DEBUG
        log.log(level, "redis refuses", extra=about(command=command, reason=why))
        REDIS_ERRORS.labels("refused").inc()
        _deliver(call, StoreRefused(why))

    def fail(self) -> None:
        """Fail the calls under way: their outcome is unknown."""
        if self._reply_timeout is not None:
            self._reply_timeout.cancel()
        while self.group:
            _deliver(self.group.popleft(), StoreUnavailable("redis did not answer"))


def _deliver(call: _Call, outcome: Any) -> None:
    """Pass the outcome of a call, a reply or a `StoreUnavailable`, to its caller."""
    parts, then = call
    try:
        then(outcome)
    except Exception:  # an error of the caller: the other replies must be delivered
        log.exception("a reply was not understood", extra=about(command=str(parts[0])))


def resolve(reply: asyncio.Future[Any], outcome: Any) -> None:
    """Set the outcome of a call on its future, unless the caller has gone."""
    if reply.done():  # the caller has gone
        return
    if isinstance(outcome, StoreUnavailable):
        reply.set_exception(outcome)
    else:
        reply.set_result(outcome)


def _consume_exception(reply: asyncio.Future[Any]) -> None:
    if not reply.cancelled():
        reply.exception()  # otherwise asyncio would log it when the caller has gone


def location_of(url: str) -> str:
    """The hosts and ports, or the path, of a URL of Redis, without its user and password."""
    read = urlsplit(url)
    return read.netloc.rpartition("@")[2] or read.path
