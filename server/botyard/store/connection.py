"""Connections to Redis that send waiting calls in groups.

A `RedisPipeline` owns one connection. Calls that arrive while a group is under way form the next group: under load that
is one system call and, with `appendfsync always`, one fsync for many commits. A connection belongs to exactly one run
of one Redis process, so every script knows the id of the run.
"""

import asyncio
import logging
import math
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import hiredis
from redis.asyncio.connection import Connection, UnixDomainSocketConnection, parse_url
from redis.exceptions import RedisError, ResponseError

from botyard.background_tasks import cancel_all, spawn
from botyard.logs import about, reason
from botyard.metrics import REDIS_ERRORS
from botyard.store import scripts
from botyard.store.engine import Engine, count_connection, count_disconnection, engine_of_facts
from botyard.store.error_classes import LogThrottle, SlotMoved, StoreRefused, StoreUnavailable, store_error
from botyard.store.reply_protocol import ReplyProtocol
from botyard_protocol.messages import Durability

log = logging.getLogger("botyard.store")

GROUP_LIMIT = 128
WAITING_LIMIT = 20_000
CONNECT_SECONDS = 2.0
REPLY_SECONDS = 5.0

Argument = str | bytes | int | float


ONLY_DISK = "1"


@dataclass(frozen=True, slots=True)
class Run:
    """One run of a Redis process, from its start to its end: its id, and the durability of its writes.

    `disk`: identifies the storage of all runs of a server: `1`, or in a Redis Cluster, where a replica may take over,
    the id of the node.
    """

    id: str
    durability: Durability
    engine: Engine
    disk: str = ONLY_DISK

    @property
    def cluster(self) -> bool:
        """Whether it is a node of a Redis Cluster."""
        return self.disk != ONLY_DISK


class LateBoundArg:
    """Placeholder in a call for a value that depends on the run that receives the call."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __str__(self) -> str:
        return self._name


RUN = LateBoundArg("run")
"""The id of the run."""
DISK = LateBoundArg("disk")
"""The name of its disk."""
DURABLE = LateBoundArg("durable")
"""The name of its disk, or `0` if it may forget what it accepts."""
PUBLISH = LateBoundArg("publish")
"""The command that publishes there."""

Part = Argument | LateBoundArg


def late_bound_values(run: Run) -> dict[LateBoundArg, str]:
    """The values of the placeholders for a run."""
    durable = run.disk if run.durability is Durability.FSYNC else "0"
    publish = "SPUBLISH" if run.cluster else "PUBLISH"
    return {RUN: run.id, DISK: run.disk, DURABLE: durable, PUBLISH: publish}


def connection_to(url: str) -> Connection | UnixDomainSocketConnection:
    """Make an unconnected connection. Raises `ValueError` if the URL is not one of Redis."""
    options: dict[str, Any] = dict(parse_url(url))
    options |= {"protocol": 2, "driver_info": None, "socket_timeout": None, "socket_connect_timeout": CONNECT_SECONDS}
    cls = options.pop("connection_class", Connection)
    try:
        made: Connection | UnixDomainSocketConnection = cls(**options)
    except TypeError as error:  # an unknown option after the question mark
        raise ValueError(str(error)) from error
    return made


async def handshake(connection: Any) -> Run:
    """Read the run of a new connection, and load the scripts."""
    commands: list[tuple[str, ...]] = [("INFO", "server"), ("CONFIG", "GET", "append*")]
    commands += [("SCRIPT", "LOAD", script.source) for script in scripts.ALL]
    await connection.send_packed_command(connection.pack_commands(commands), check_health=False)
    facts = _facts(await _reply(connection))
    engine = engine_of_facts(facts)
    engine.require_supported()
    try:
        config = await _reply(connection)
    except ResponseError:  # a managed Redis may forbid CONFIG: the durability is unknown then
        config = None
    for _ in scripts.ALL:
        await _reply(connection)
    return Run(facts["run_id"], durability_of(config), engine, await disk_of(connection, facts))


async def facts_of(connection: Any) -> dict[str, str]:
    """The reply to `INFO server` on a new connection."""
    await connection.send_command("INFO", "server", check_health=False)
    return _facts(await _reply(connection))


async def _reply(connection: Any) -> Any:
    """The next reply. Raises `TimeoutError` if there is none, where redis-py would return nil."""
    async with asyncio.timeout(REPLY_SECONDS):
        return await connection.read_response(timeout=math.inf)


async def disk_of(connection: Any, facts: dict[str, str]) -> str:
    """The `disk` of a `Run`."""
    if not is_cluster(facts):
        return ONLY_DISK
    await connection.send_command("CLUSTER", "MYID", check_health=False)
    name: bytes = await _reply(connection)
    return name.decode()


def _facts(info: bytes) -> dict[str, str]:
    return dict(line.split(":", 1) for line in info.decode().splitlines() if ":" in line)


def is_cluster(facts: dict[str, str]) -> bool:
    """Whether a server is a node of a cluster, by `redis_mode` (Redis) or `server_mode` (Valkey) of `INFO server`."""
    return "cluster" in (facts.get("redis_mode"), facts.get("server_mode"))


def durability_of(config: list[bytes] | None) -> Durability:
    """The durability of accepted commands, by the reply to `CONFIG GET append*`."""
    if config is None:
        return Durability.UNKNOWN
    values = dict(zip(config[::2], config[1::2], strict=True))
    durable = values.get(b"appendonly") == b"yes" and values.get(b"appendfsync") == b"always"
    return Durability.FSYNC if durable else Durability.MEMORY


OnReply = Callable[[Any], None]
"""Receives the outcome of a call: the reply of Redis, or a `StoreUnavailable` (passed, not raised)."""


class RedisPipeline:
    """One connection, its queue, and the task that keeps it connected. `run` is None while Redis is unavailable."""

    def __init__(self, url: str, name: str) -> None:
        self._url = url
        self._name = name
        self._queue: deque[_Call] = deque()
        self._link: _Connected | None = None
        self._task: asyncio.Task[None] | None = None
        self._fault: StoreUnavailable | None = None
        self._stopped = False
        self.run: Run | None = None

    def start(self) -> None:
        """Begin to serve calls."""
        self._stopped = False
        self._task = spawn(self._serve(), f"redis pipeline {self._name}")

    async def stop(self) -> None:
        """Close the connection. Waiting and later calls fail with `StoreUnavailable`."""
        self._stopped = True
        if self._task is not None:
            await cancel_all([self._task])
        self._fail_waiting()

    @property
    def waiting(self) -> int:
        """The number of calls without a reply."""
        return len(self._queue) + (0 if self._link is None else len(self._link.group))

    def call(self, *parts: Part) -> asyncio.Future[Any]:
        """Send one command. The future gets the reply, or `StoreUnavailable`."""
        reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        reply.add_done_callback(_consume_exception)
        self.send(parts, partial(resolve, reply))
        return reply

    def send(self, parts: Sequence[Part], then: OnReply) -> None:
        """Queue one command; `then` receives the outcome.

        Raises `StoreUnavailable` if too many calls wait, or after `stop`.
        """
        if self._stopped:
            raise StoreUnavailable("the connection to redis has ended")
        if len(self._queue) >= WAITING_LIMIT:
            raise StoreUnavailable("too many calls wait for Redis")
        self._queue.append((parts, then))
        if self._link is not None:
            self._link.wake()

    async def _serve(self) -> None:
        delay, away = 0.02, False
        while True:
            connection, run = connection_to(self._url), None
            try:
                async with asyncio.timeout(CONNECT_SECONDS + REPLY_SECONDS):
                    await connection.connect()  # type: ignore[no-untyped-call]
                    self.run = run = await handshake(connection)
                    count_connection(run.engine)
                delay, away, self._fault = 0.02, False, None
                self._link = _Connected(connection, self.run, self._queue)
                await self._link.ended
            except (RedisError, OSError, TimeoutError, StoreUnavailable) as error:
                level = logging.DEBUG if away else logging.WARNING  # once per outage
                self._fault = store_error(error)
                log.log(level, "redis is away", extra=about(lane=self._name, reason=str(self._fault)))
                REDIS_ERRORS.labels("lost").inc()
            except Exception:
                log.exception("a pipeline reconnects", extra=about(lane=self._name))
            finally:
                self.run = None
                if run is not None:
                    count_disconnection(run.engine)
                if self._link is not None:
                    self._link.fail()
                    self._link = None
                await disconnect(connection)
            self._fail_waiting()
            await asyncio.sleep(delay)
            delay, away = min(delay * 2, 0.5), True

    def _fail_waiting(self) -> None:
        while self._queue:
            _deliver(self._queue.popleft(), self._fault or StoreUnavailable("redis did not answer"))


_Call = tuple[Sequence[Part], OnReply]


class _Connected(ReplyProtocol):
    """An established connection. One group is under way; its last reply sends the next group."""

    def __init__(self, connection: Any, run: Run, queue: deque[_Call]) -> None:
        super().__init__(connection)
        self._own = late_bound_values(run)
        self._queue = queue
        self.group: deque[_Call] = deque()
        self._woken = False
        self._throttle = LogThrottle()
        self._patience: asyncio.TimerHandle | None = None
        self.wake()

    def wake(self) -> None:
        """Schedule the sending of waiting calls. Calls of the same cycle of the event loop go together."""
        if not self._woken and not self.group:
            self._woken = True
            self.loop.call_soon(self._send_group)

    def _send_group(self) -> None:
        self._woken = False
        if self.group or self.ended.done() or not self._queue:  # the last reply may have sent the group already
            return
        packed = []
        while self._queue and len(self.group) < GROUP_LIMIT:
            call = self._queue.popleft()
            try:
                packed.append(hiredis.pack_command(self._filled(call[0])))  # its stub says of one
            except (TypeError, ValueError) as error:  # an error of the caller: the other calls are sent
                log.exception("a command cannot be sent", extra=about(command=str(call[0][0])))
                _deliver(call, StoreRefused(f"it cannot be sent: {type(error).__name__}"))
            else:
                self.group.append(call)
        if not self.group:
            return
        self.transport.write(b"".join(packed))
        self._patience = self.loop.call_later(REPLY_SECONDS, self.end, StoreUnavailable("redis did not answer in time"))

    def _filled(self, parts: Sequence[Part]) -> Any:
        own = self._own
        return tuple([own[part] if isinstance(part, LateBoundArg) else part for part in parts])

    def data_received(self, data: bytes) -> None:
        """Called by asyncio: deliver the replies in order, and send the next group after the last one."""
        super().data_received(data)
        if not self.group:
            if self._patience is not None:
                self._patience.cancel()
            self._send_group()

    def replied(self, reply: Any) -> None:
        """Deliver a reply to the oldest call of the group."""
        if not self.group:
            self.end(StoreUnavailable("redis has sent a reply without a call"))
        elif not isinstance(reply, hiredis.ReplyError):
            _deliver(self.group.popleft(), reply)
        elif str(reply).startswith("NOSCRIPT"):
            self.end(StoreUnavailable("redis has forgotten the scripts"))
            self.fail()
        else:
            self._refused(self.group.popleft(), without_arguments(str(reply)))

    def _refused(self, call: _Call, why: str) -> None:
        if (undone := redirect_error(why)) is not None:
            _deliver(call, undone)
            return
        command = str(call[0][0])
        level = logging.ERROR if self._throttle.allow(f"{command} {why.partition(' ')[0]}") else logging.DEBUG
        log.log(level, "redis refuses", extra=about(command=command, reason=why))
        REDIS_ERRORS.labels("refused").inc()
        _deliver(call, StoreRefused(why))

    def fail(self) -> None:
        """Fail the calls under way: their outcome is unknown."""
        if self._patience is not None:
            self._patience.cancel()
        while self.group:
            _deliver(self.group.popleft(), StoreUnavailable("redis did not answer"))


def _deliver(call: _Call, outcome: Any) -> None:
    try:
        call[1](outcome)
    except Exception:  # an error of the caller: the other replies must be delivered
        log.exception("a reply was not understood", extra=about(command=str(call[0][0])))


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


def without_arguments(error: str) -> str:
    """An error message of Redis without quoted arguments, which may contain secrets."""
    return error.partition(", with args")[0]


RETRY_CODES = {"ASK", "TRYAGAIN", "CLUSTERDOWN", "MASTERDOWN"}
"""Errors of a slot that is being moved, or whose owner the cluster has not agreed on."""


def redirect_error(why: str) -> StoreUnavailable | None:
    """Convert the refusal of a cluster's node that does not have the slot; None for other errors."""
    word, _, rest = why.partition(" ")
    if word == "MOVED":
        slot, _, place = rest.partition(" ")
        host, _, port = place.rpartition(":")
        return SlotMoved(int(slot), host, int(port))
    return StoreUnavailable("the slot is moving, or has no owner") if word in RETRY_CODES else None


async def disconnect(connection: Any) -> None:
    """Close a connection in any state."""
    try:
        await connection.disconnect(nowait=True)
    except (RedisError, OSError) as error:
        log.debug("a connection was dropped", extra=about(reason=reason(error)))
