"""Connections to Redis that send whatever waits in one group.

A `Lane` owns one connection. Calls that wait while a group is under way make up the next group: under load
that is one system call and, with `appendfsync always`, one fsync for many commits. A connection belongs
to exactly one run of one Redis process, so the run's id is known for sure to every script that it sends.
"""

import asyncio
import logging
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from redis.asyncio.connection import Connection, UnixDomainSocketConnection, parse_url
from redis.exceptions import NoScriptError, RedisError, ResponseError

from protocol.messages import Durability
from server.logs import about, reason
from server.metrics import REDIS_ERRORS
from server.store import scripts
from server.store.errors import StoreAway, StoreRefuses
from server.tasks import spawn

log = logging.getLogger("botyard.store")

GROUP_LIMIT = 128
WAITING_LIMIT = 20_000
CONNECT_SECONDS = 2.0
REPLY_SECONDS = 5.0

Argument = str | bytes | int | float


@dataclass(frozen=True, slots=True)
class Run:
    """One life of a Redis process: its id, and what it promises about what it accepts."""

    id: str
    durability: Durability


class _RunArgument:
    """Stands in a call for the id of the run that the call is sent to."""


RUN = _RunArgument()


class _DurableArgument:
    """Stands in a call for `1` if the run that the call is sent to forgets nothing, else `0`."""


DURABLE = _DurableArgument()

Part = Argument | _RunArgument | _DurableArgument


def connection_to(url: str) -> Connection | UnixDomainSocketConnection:
    """A connection that is not connected yet. Raises `ValueError` for a URL that is not one of Redis."""
    options: dict[str, Any] = dict(parse_url(url))
    options |= {"protocol": 2, "driver_info": None, "socket_timeout": None, "socket_connect_timeout": CONNECT_SECONDS}
    cls = options.pop("connection_class", Connection)
    try:
        made: Connection | UnixDomainSocketConnection = cls(**options)
    except TypeError as error:  # an option after the question mark that there is not
        raise ValueError(str(error)) from error
    return made


async def greet(connection: Any) -> Run:
    """Learn which run a new connection belongs to, and load the scripts."""
    commands: list[tuple[str, ...]] = [("INFO", "server"), ("CONFIG", "GET", "append*")]
    commands += [("SCRIPT", "LOAD", script.source) for script in scripts.ALL]
    await connection.send_packed_command(connection.pack_commands(commands), check_health=False)
    info = await connection.read_response(timeout=REPLY_SECONDS)
    try:
        config = await connection.read_response(timeout=REPLY_SECONDS)
    except ResponseError:  # a managed Redis may forbid CONFIG: then nothing is known
        config = None
    for _ in scripts.ALL:
        await connection.read_response(timeout=REPLY_SECONDS)
    lines = dict(line.split(":", 1) for line in info.decode().splitlines() if ":" in line)
    return Run(lines["run_id"], durability_of(config))


def durability_of(config: list[bytes] | None) -> Durability:
    """What `CONFIG GET append*` says about accepted commands."""
    if config is None:
        return Durability.UNKNOWN
    values = dict(zip(config[::2], config[1::2], strict=True))
    durable = values.get(b"appendonly") == b"yes" and values.get(b"appendfsync") == b"always"
    return Durability.FSYNC if durable else Durability.MEMORY


@dataclass(slots=True)
class _Call:
    parts: Sequence[Part]
    reply: asyncio.Future[Any]


class Lane:
    """One connection, its queue, and the task that serves it. `run` is None while Redis is away."""

    def __init__(self, url: str, name: str) -> None:
        self._url = url
        self._name = name
        self._queue: asyncio.Queue[_Call] = asyncio.Queue(WAITING_LIMIT)
        self._task: asyncio.Task[None] | None = None
        self.run: Run | None = None
        self.waiting = 0

    def start(self) -> None:
        """Begin to serve calls."""
        self._task = spawn(self._serve(), f"lane {self._name}")

    async def stop(self) -> None:
        """End; calls that wait fail with `StoreAway`."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._fail_waiting()

    def call(self, *parts: Part) -> asyncio.Future[Any]:
        """The reply to come to one command: a result, or `StoreAway`."""
        if self._queue.full():
            raise StoreAway("too many calls wait for Redis")
        reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Call(parts, reply))
        self.waiting += 1
        reply.add_done_callback(self._answered)
        return reply

    def _answered(self, reply: asyncio.Future[Any]) -> None:
        self.waiting -= 1
        if not reply.cancelled():
            reply.exception()  # looked at: the asker may have gone

    async def _serve(self) -> None:
        delay, away = 0.02, False
        while True:
            connection = connection_to(self._url)
            try:
                async with asyncio.timeout(CONNECT_SECONDS + REPLY_SECONDS):
                    await connection.connect()  # type: ignore[no-untyped-call]
                    self.run = await greet(connection)
                delay, away = 0.02, False
                await self._serve_connection(connection, self.run)
            except (RedisError, OSError, TimeoutError, StoreAway) as error:
                level = logging.DEBUG if away else logging.WARNING  # once per outage
                log.log(level, "redis is away", extra=about(lane=self._name, reason=reason(error)))
                REDIS_ERRORS.labels("lost").inc()
            except Exception:
                log.exception("a lane begins anew", extra=about(lane=self._name))
            finally:
                self.run = None
                await drop(connection)
            self._fail_waiting()
            await asyncio.sleep(delay)
            delay, away = min(delay * 2, 0.5), True

    async def _serve_connection(self, connection: Any, run: Run) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < GROUP_LIMIT and not self._queue.empty():
                group.append(self._queue.get_nowait())
            try:
                await self._exchange(connection, run, group)
            except BaseException:
                _fail(group)
                raise

    async def _exchange(self, connection: Any, run: Run, group: list[_Call]) -> None:
        """Send a group and hand out its replies, in order."""
        packed = connection.pack_commands([_fill(call.parts, run) for call in group])
        async with asyncio.timeout(REPLY_SECONDS):
            if not connection.is_connected:
                raise StoreAway("the connection was lost")
            await connection.send_packed_command(packed, check_health=False)
            for call in group:
                try:
                    reply = await connection.read_response(timeout=math.inf, disconnect_on_error=False)
                except NoScriptError as error:
                    raise StoreAway("redis has forgotten the scripts") from error
                except ResponseError as error:
                    why = without_arguments(error)
                    log.error("redis refuses", extra=about(command=str(call.parts[0]), reason=why))
                    REDIS_ERRORS.labels("refused").inc()
                    _settle(call, StoreRefuses(why))
                else:
                    _settle(call, reply)

    def _fail_waiting(self) -> None:
        _fail([self._queue.get_nowait() for _ in range(self._queue.qsize())])


def _fill(parts: Sequence[Part], run: Run) -> list[Argument]:
    return [_argument(part, run) for part in parts]


def _argument(part: Part, run: Run) -> Argument:
    match part:
        case _RunArgument():
            return run.id
        case _DurableArgument():
            return int(run.durability is Durability.FSYNC)
        case _:
            return part


def _settle(call: _Call, outcome: Any) -> None:
    if call.reply.done():  # whoever asked has gone
        return
    if isinstance(outcome, Exception):
        call.reply.set_exception(outcome)
    else:
        call.reply.set_result(outcome)


def _fail(calls: list[_Call]) -> None:
    for call in calls:
        _settle(call, StoreAway("redis did not answer"))


def without_arguments(error: ResponseError) -> str:
    """What Redis says, without what it quotes: of a command that it does not know it repeats even secrets."""
    return str(error).partition(", with args")[0]


async def drop(connection: Any) -> None:
    """Let go of a connection, whatever state it is in."""
    try:
        await connection.disconnect(nowait=True)
    except (RedisError, OSError) as error:
        log.debug("a connection was dropped", extra=about(reason=reason(error)))
