"""One connection to Redis: how it is opened, the run of Redis that it belongs to, and the parsing of its replies.

A connection belongs to exactly one run of one Redis process, so every script knows the id of the run.
"""

import asyncio
import logging
import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

import hiredis
from redis.asyncio.connection import Connection, UnixDomainSocketConnection, parse_url
from redis.exceptions import RedisError, ResponseError

from botyard.logs import about, reason
from botyard.store import scripts
from botyard.store.engine import Engine, engine_of_facts
from botyard.store.error_classes import SlotMoved, StoreUnavailable
from botyard_protocol.messages import Durability

log = logging.getLogger("botyard.store")

CONNECT_SECONDS = 2.0
REPLY_SECONDS = 5.0

Argument = str | bytes | int | float

_NOT_YET = object()

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
"""Stands for the id of the run."""
DISK = LateBoundArg("disk")
"""Stands for `Run.disk`."""
DURABLE = LateBoundArg("durable")
"""Stands for `Run.disk`, or for `0` if the run may forget what it accepts."""
PUBLISH = LateBoundArg("publish")
"""Stands for the command that publishes a message in this run."""

Part = Argument | LateBoundArg


def late_bound_values(run: Run) -> dict[LateBoundArg, str]:
    """Return the values of the placeholders for a run."""
    durable = run.disk if run.durability is Durability.FSYNC else "0"
    publish = "SPUBLISH" if run.cluster else "PUBLISH"
    return {RUN: run.id, DISK: run.disk, DURABLE: durable, PUBLISH: publish}


def connection_to(url: str) -> Connection | UnixDomainSocketConnection:
    """Make a connection that is not open yet. Raises `ValueError` if the URL is not one of Redis."""
    options: dict[str, Any] = dict(parse_url(url))
    options |= {"protocol": 2, "driver_info": None, "socket_timeout": None, "socket_connect_timeout": CONNECT_SECONDS}
    cls = options.pop("connection_class", Connection)
    try:
        made: Connection | UnixDomainSocketConnection = cls(**options)
    except TypeError as error:  # an unknown option after the question mark
        raise ValueError(str(error)) from error
    return made


async def handshake(connection: Any) -> Run:
    """Read the run of a new connection, and load the scripts.

    Raises `StoreRefused` for a server that is too old, `TimeoutError`, and errors of redis-py.
    """
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
    """Return the fields of the reply to `INFO server` on a new connection, by name."""
    await connection.send_command("INFO", "server", check_health=False)
    return _facts(await _reply(connection))


async def _reply(connection: Any) -> Any:
    """The next reply. Raises `TimeoutError` if there is none, where redis-py would return nil."""
    async with asyncio.timeout(REPLY_SECONDS):
        return await connection.read_response(timeout=math.inf)


async def disk_of(connection: Any, facts: dict[str, str]) -> str:
    """Identify the storage of a server's runs, for `Run.disk`. `facts`: of `INFO server`."""
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
    """Return the durability of accepted commands, by the reply to `CONFIG GET append*` (None: it was refused)."""
    if config is None:
        return Durability.UNKNOWN
    values = dict(zip(config[::2], config[1::2], strict=True))
    durable = values.get(b"appendonly") == b"yes" and values.get(b"appendfsync") == b"always"
    return Durability.FSYNC if durable else Durability.MEMORY


class ReplyProtocol(asyncio.Protocol, ABC):
    """Parses replies as their bytes arrive, on a connection that redis-py opened and whose transport is taken over.

    The streams of redis-py would cost a task and an await for each reply. Every reply goes to `on_reply`. `ended` gets
    an exception once the connection is unusable.
    """

    def __init__(self, connection: Any) -> None:
        """`connection`: of redis-py, which must not use it any more."""
        self.loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = self.loop.create_future()
        self._reader = hiredis.Reader(notEnoughData=_NOT_YET)
        self.transport: asyncio.Transport = connection._writer.transport
        self.transport.set_protocol(self)

    @abstractmethod
    def on_reply(self, reply: Any) -> None:
        """Handle a reply: a value, or a `hiredis.ReplyError`."""

    def data_received(self, data: bytes) -> None:
        """Called by asyncio: parse the bytes, and pass each whole reply to `on_reply`."""
        try:
            self._reader.feed(data)
            while (reply := self._reader.gets()) is not _NOT_YET and not self.ended.done():
                self.on_reply(reply)
        except hiredis.ProtocolError as error:
            self.end(StoreUnavailable(f"the bytes are no reply of Redis: {error}"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Called by asyncio: mark the connection as unusable."""
        self.end(StoreUnavailable("the connection was lost") if exc is None else exc)

    def end(self, error: Exception) -> None:
        """Mark the connection as unusable."""
        if not self.ended.done():
            self.ended.set_exception(error)


def without_arguments(error: str) -> str:
    """An error message of Redis without quoted arguments, which may contain secrets."""
    return error.partition(", with args")[0]


RETRY_CODES = {"ASK", "TRYAGAIN", "CLUSTERDOWN", "MASTERDOWN"}
"""Errors of a slot that is being moved, or whose owner the cluster has not agreed on."""


def redirect_error(why: str) -> StoreUnavailable | None:
    """Return the error to raise for the refusal `why` of a cluster's node that does not have the slot.

    That is `SlotMoved`, or another one while no node has it; None for any other refusal.
    """
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
