"""The archive in PostgreSQL, for nodes on several machines. It needs the extra `postgres`."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from botyard.archive.database import READ_SECONDS, ArchiveUnavailable, Row, Steps, UnusableArchive, migrate

if TYPE_CHECKING:
    import asyncpg  # type: ignore[import-untyped]

T = TypeVar("T")

CONNECTIONS = 4
"""The most connections of a node."""
CONNECT_SECONDS = 5.0
WRITE_SECONDS = 30.0
"""The longest time that one statement of a write takes."""
MIGRATION_LOCK = 0x626F7479  # an arbitrary number: only one node at a time brings the tables up to date

NAME = re.compile(r"(?<![:\w]):([a-z]\w*)")


class PostgresDatabase:
    """A database at the address `url`. Connections are made when they are needed, and again after a failure."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool | None = None
        self._id = ""
        self._opening = asyncio.Lock()

    async def start(self) -> str:
        """Connect and bring the tables up to date. Raises `UnusableArchive` and `ArchiveUnavailable`."""
        await self._opened()
        return self._id

    async def stop(self) -> None:
        """Close all connections, once what was begun is done."""
        if self._pool is None:
            return
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()

    async def write(self, make: Callable[[], Steps[T]]) -> T:
        """Run steps in a transaction and return their result; once more if another node writes the same meanwhile."""
        import asyncpg  # noqa: PLC0415 - an extra

        pool = await self._opened()
        for _ in range(2):  # once more after a violation of uniqueness
            try:
                async with _errors(), pool.acquire(timeout=CONNECT_SECONDS) as connection, connection.transaction():
                    return await _run(connection, make(), WRITE_SECONDS)
            except asyncpg.UniqueViolationError:  # another node has written the same: the steps find it now
                continue
        raise ArchiveUnavailable("PostgreSQL: another node writes the same")

    async def read(self, make: Callable[[], Steps[T]]) -> T:
        """Run steps that only read, on one state of the data, and return their result."""
        pool = await self._opened()
        async with (
            _errors(),
            asyncio.timeout(READ_SECONDS + CONNECT_SECONDS),
            pool.acquire(timeout=CONNECT_SECONDS) as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            return await _run(connection, make(), READ_SECONDS)

    async def _opened(self) -> "asyncpg.Pool":
        """Return the pool of connections; the first time with the tables up to date."""
        try:
            import asyncpg  # noqa: PLC0415 - an extra
        except ImportError as error:
            raise UnusableArchive(
                "BOTYARD_ARCHIVE names a PostgreSQL, for which the extra is missing: install botyard[postgres]."
            ) from error

        async with self._opening:
            if self._pool is None:
                try:
                    async with _errors():
                        self._pool, self._id = await self._open(asyncpg.create_pool)
                except ValueError as error:  # its text may have the password
                    raise UnusableArchive(
                        "BOTYARD_ARCHIVE is no address such as postgresql://user:password@host/database."
                    ) from error
            return self._pool

    async def _open(self, create_pool: Callable[..., Awaitable[Any]]) -> tuple["asyncpg.Pool", str]:
        """Return a pool of connections, with the tables up to date, and the id of the archive."""
        pool = await create_pool(self._url, min_size=0, max_size=CONNECTIONS, timeout=CONNECT_SECONDS)
        try:
            async with pool.acquire() as connection, connection.transaction():
                await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
                return pool, await _run(connection, migrate(), WRITE_SECONDS)
        except BaseException:
            pool.terminate()
            raise


@asynccontextmanager
async def _errors() -> AsyncIterator[None]:
    """Turn errors of a connection into `ArchiveUnavailable`. A violation of uniqueness and a wrong address stay."""
    import asyncpg  # noqa: PLC0415 - an extra

    try:
        yield
    except (asyncpg.UniqueViolationError, asyncpg.exceptions.ClientConfigurationError):
        raise
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
        raise ArchiveUnavailable(f"PostgreSQL: {error or type(error).__name__}") from error


async def _run(connection: Any, steps: Steps[T], seconds: float) -> T:
    """Run steps on a connection, each statement within `seconds`, and return their result."""
    rows: Sequence[Row] | None = None
    while True:
        try:
            statement, values = next(steps) if rows is None else steps.send(rows)
        except StopIteration as end:
            result: T = end.value
            return result
        text, names = numbered(statement)
        rows = await connection.fetch(text, *(values[name] for name in names), timeout=seconds)


@lru_cache(maxsize=1_000)
def numbered(statement: str) -> tuple[str, tuple[str, ...]]:
    """Return a statement with `$1` instead of the first name such as `:room`, and the names in that order."""
    names = tuple(dict.fromkeys(NAME.findall(statement)))
    return NAME.sub(lambda found: f"${names.index(found[1]) + 1}", statement), names
