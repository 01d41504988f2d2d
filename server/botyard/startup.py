"""Preparation of a start: the listening socket, the connection to Redis and the signing key.

The node (`serve.py`) and the supervisor of several nodes (`processes/supervisor.py`) share these steps.
"""

import asyncio
import gc
import logging
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any, TypeVar

from botyard.accounts.identity import KEY_BYTES
from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable, UnusableArchive
from botyard.archive.postgres import PostgresDatabase
from botyard.archive.sqlite import SqliteDatabase
from botyard.games.registry import PROBLEMS
from botyard.lobby.games import unknown_game
from botyard.logs import about
from botyard.rooms.runtime.mover import check_archive
from botyard.settings import NO_ARCHIVE, Settings
from botyard.store.data_format import FORMAT
from botyard.store.datafiles import ARCHIVE
from botyard.store.embedded import EmbeddedRedis, embedded_directory
from botyard.store.error_classes import StoreRefused, StoreUnavailable, UnusableStore
from botyard.store.fullness import KEEPS_ALL, memory_of
from botyard.store.primary import location_of
from botyard.store.store import Store
from botyard.version import VERSION

T = TypeVar("T")

log = logging.getLogger("botyard")

START_SECONDS = 30.0
"""The time that a start waits for Redis."""


class CannotStart(Exception):
    """The server cannot start. The message is one line that says what to do."""


class StoreIsAway(CannotStart):
    """The store does not answer, or the system ended a node. A later start may succeed without a change."""


def check_games(offered: tuple[str, ...] | None) -> None:
    """Raise `CannotStart` if a game of a package can't be registered, or one to offer is unknown; log the former."""
    for problem in PROBLEMS:
        log.error("a game cannot be registered", extra=about(reason=problem))
    if PROBLEMS:
        raise CannotStart(f"{PROBLEMS[0]} Correct or remove its package.")
    if (unknown := unknown_game(offered)) is not None:
        raise CannotStart(unknown)


def open_listener(settings: Settings) -> socket.socket:
    """Open the listening socket. Raises `CannotStart` if the address is taken or unknown."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, _, _, address = found[0]
        return _bind(socket.socket(family, kind), address)
    except (OSError, UnicodeError) as error:  # the latter for a host name with an empty or overlong part
        reason = error.strerror if isinstance(error, OSError) else "there is no such host name"
        raise CannotStart(
            f"Cannot listen on {settings.host} port {settings.port}: {reason}. Set HOST and PORT to a free address."
        ) from error


def _bind(listener: socket.socket, address: tuple[Any, ...]) -> socket.socket:
    """Let a socket listen at an address, and return it. It is closed if that fails. Raises `OSError`."""
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)  # so many connections may wait to be accepted
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


def public_url(settings: Settings, listener: socket.socket) -> str:
    """Return the URL of the server for a browser on this machine."""
    port = listener.getsockname()[1]
    host = "127.0.0.1" if settings.host in {"0.0.0.0", "::", ""} else settings.host
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}{settings.path}/"


async def find_redis(settings: Settings, stack: AsyncExitStack) -> str:
    """Return the URL of Redis: that of the settings, or of an embedded server that runs until the stack ends.

    Raises `CannotStart`.
    """
    if settings.redis_url is not None:
        return settings.redis_url
    embedded = EmbeddedRedis(settings.data, settings.redis_server, settings.maxmemory)
    try:
        await embedded.start()
    except UnusableStore as error:
        await embedded.stop()
        raise CannotStart(str(error)) from error
    stack.push_async_callback(embedded.stop)
    log.info("redis is embedded", extra=about(engine=embedded.engine.name, version=embedded.engine.version))
    return embedded.url


def archive_of(settings: Settings) -> MatchArchive | None:
    """Return the archive of finished matches, not started: in PostgreSQL, or in SQLite next to the embedded server.

    None without one: then finished matches stay in Redis.
    """
    if settings.archive is not None:
        return None if settings.archive == NO_ARCHIVE else MatchArchive(PostgresDatabase(settings.archive))
    data = embedded_directory(settings.data, settings.redis_url)
    return None if data is None else MatchArchive(SqliteDatabase(data / ARCHIVE))


async def start_archive(
    settings: Settings, store: Store, stack: AsyncExitStack, one_of_many: bool = False
) -> MatchArchive | None:
    """Start the archive, if there is one, and return it. The end of the stack stops it.

    `one_of_many`: this is a node of a port whose supervisor has logged that there is none. An archive that does not
    answer now opens itself when it is used. Raises `CannotStart` for one that can't be used, if the matches of this
    Redis are in another one, and if Redis does not answer in `START_SECONDS`.
    """
    archive = archive_of(settings)
    if archive is not None:
        stack.push_async_callback(archive.stop)
    elif settings.archive is None and not one_of_many:
        log.warning("finished matches stay in the memory of redis: BOTYARD_ARCHIVE names no database for them")
    try:
        own = "" if archive is None else await archive.start()
        await _when_redis_answers(settings, lambda: check_archive(store, own))
    except UnusableArchive as error:
        raise CannotStart(str(error)) from error
    except ArchiveUnavailable as error:
        log.warning("the archive cannot be used now: matches stay in Redis", extra=about(reason=str(error)))
    return archive


async def connect_store(url: str, stack: AsyncExitStack) -> Store:
    """Start a store and return it, perhaps still connecting. The end of the stack stops it. Raises `CannotStart`."""
    try:
        store = Store(url)
    except ValueError as error:  # the message may hold the password, so it is not shown
        raise CannotStart(
            "REDIS_URL cannot be used: it must be like redis://127.0.0.1:6379/0,"
            " or for a Redis Cluster like redis+cluster://10.0.0.1:6379,10.0.0.2:6379."
        ) from error
    stack.push_async_callback(store.stop)
    store.start()
    return store


async def wait_for_signing_key(store: Store, settings: Settings) -> bytes:
    """Wait until Redis answers, and return the signing key.

    Raises `CannotStart` if Redis does not answer in `START_SECONDS`, cannot be written, deletes data when it is full,
    or has data of a newer release.
    """

    async def signing_key() -> bytes:
        await _check_eviction(store)
        await _check_format(store)
        return await read_signing_key(store, settings)

    return await _when_redis_answers(settings, signing_key)


async def _when_redis_answers(settings: Settings, ask: Callable[[], Awaitable[T]]) -> T:
    """Call `ask` until Redis answers it, and return its result.

    Every step of a start waits like this: a Redis that answered the step before may be away again. Raises `CannotStart`
    if Redis does not answer in `START_SECONDS`, or refuses to be written.
    """
    deadline = asyncio.get_running_loop().time() + START_SECONDS
    while True:
        try:
            return await ask()
        except StoreRefused as error:
            raise CannotStart(f"Redis cannot be used: {str(error).rstrip('.')}.") from error
        except StoreUnavailable as error:
            if asyncio.get_running_loop().time() > deadline:
                why = str(error).rstrip(".")
                raise StoreIsAway(_not_answering(settings, why)) from error
            await asyncio.sleep(0.1)


async def read_signing_key(store: Store, settings: Settings) -> bytes:
    """Return the key of the settings, or the key that all nodes of this Redis share. Raises `StoreUnavailable`."""
    return settings.secret or await store.secret(secrets.token_bytes(KEY_BYTES))


async def _check_eviction(store: Store) -> None:
    """Raise `CannotStart` for a Redis that would delete matches when it is full, before anything is written."""
    for primary in store.primaries:
        if (memory := await memory_of(primary)).evicts:
            raise CannotStart(
                f"Redis at {primary.name} has maxmemory-policy {memory.policy}, by which it deletes matches when it is"
                f" full: set maxmemory-policy {KEEPS_ALL}."
            )


async def _check_format(store: Store) -> None:
    """Raise `CannotStart` for data of a newer release, before anything is written."""
    found = await store.raise_format()
    if found > FORMAT:
        raise CannotStart(
            f"The data has format {found}, and Botyard {VERSION} knows formats up to {FORMAT}:"
            " use the newer Botyard that has stored it, or restore an older backup."
        )


def _not_answering(settings: Settings, why: str) -> str:
    if settings.redis_url is None:
        return f"The embedded Redis of {settings.data} does not answer ({why}); see {settings.data / 'redis.log'}."
    return f"Redis at {location_of(settings.redis_url)} does not answer ({why}): check REDIS_URL, and that it runs."


def collect_garbage_less() -> None:
    """Collect less often: by default, full collections of start-up objects cost milliseconds under load."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)  # new objects, then how many collections of the younger generation
