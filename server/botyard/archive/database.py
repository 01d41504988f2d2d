"""The interface of a database: work as steps of plain SQL, which SQLite runs in a thread and PostgreSQL on the loop.

Steps are a generator: it yields a statement with its values, gets the rows, and returns the result. One run of it is
one transaction. Values are named, as in `:room`.
"""

from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from functools import partial
from importlib.resources import files
from secrets import token_hex
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar


class ArchiveUnavailable(Exception):
    """The archive did not answer, took too long or refused a write, as with a full disk: nothing is half done."""


class UnusableArchive(Exception):
    """The archive answers, but this node cannot use it. The message is one sentence that says what to change."""


class DifferentMatch(Exception):
    """The archive has another match under the same room: nothing was written."""


T = TypeVar("T")
P = ParamSpec("P")

Row = Sequence[Any]
Statement = tuple[str, Mapping[str, Any]]
Steps = Generator[Statement, Sequence[Row], T]


class Database(Protocol):
    """SQLite or PostgreSQL. All methods but `stop` raise `ArchiveUnavailable`, and what the steps raise.

    A function is passed instead of steps, because a database may begin them anew.
    """

    async def start(self) -> str:
        """Open the database, bring its tables up to date, and return the id of the archive.

        Raises `UnusableArchive` for a database of a newer release, or one that can never be used as it is.
        """

    async def stop(self) -> None:
        """Finish what was begun, and close all connections."""

    async def write(self, make: Callable[[], Steps[T]]) -> T:
        """Run steps that change something. When this returns, the change is on the disk."""

    async def read(self, make: Callable[[], Steps[T]]) -> T:
        """Run steps that only read, all at one moment of the data, within `READ_SECONDS`."""


def placeholders(texts: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """Return the names of a list of texts for a statement, such as `:one0, :one1`, and their values."""
    values = {f"one{place}": text for place, text in enumerate(texts)}
    return ", ".join(f":{name}" for name in values), values


def reading(make: Callable[P, Steps[T]]) -> Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]:
    """Return a method that reads by the steps of `make`. Its object has the database as `_database`."""

    async def read(self: Any, /, *values: P.args, **named: P.kwargs) -> T:
        found: T = await self._database.read(partial(make, *values, **named))
        return found

    return read


def writing(make: Callable[P, Steps[T]]) -> Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]:
    """Return a method that writes by the steps of `make`. Its object has the database as `_database`."""

    async def write(self: Any, /, *values: P.args, **named: P.kwargs) -> T:
        result: T = await self._database.write(partial(make, *values, **named))
        return result

    return write


READ_SECONDS = 5.0
"""The longest time that a read takes, for a page or a download."""


def run(execute: Callable[[str, Mapping[str, Any]], Sequence[Row]], steps: Steps[T]) -> T:
    """Run steps and return their result. `execute`: executes one statement with its values, and returns the rows."""
    rows: Sequence[Row] | None = None
    while True:
        try:
            statement, values = next(steps) if rows is None else steps.send(rows)
        except StopIteration as end:
            result: T = end.value
            return result
        rows = execute(statement, values)


def migrations() -> dict[int, list[str]]:
    """Return the statements of each numbered file of this release, by number, ascending."""
    folder = files("botyard.archive").joinpath("migrations")
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return {int(file.name[:4]): _statements(file.read_text(encoding="utf-8")) for file in found}


def _statements(text: str) -> list[str]:
    """Return the statements of a file, without comments. Each ends with a semicolon at the end of a line."""
    code = "\n".join(line for line in text.splitlines() if not line.startswith("--"))
    return [one.strip() for one in code.split(";\n") if one.strip()]


def migrate() -> Steps[str]:
    """Bring the tables up to date and return the id of the archive. Raises `UnusableArchive` for a newer release."""
    yield "CREATE TABLE IF NOT EXISTS migrations (number BIGINT NOT NULL PRIMARY KEY)", {}
    rows = yield "SELECT number FROM migrations", {}
    done, known = {row[0] for row in rows}, migrations()
    if newer := done - known.keys():
        raise UnusableArchive(
            f"The archive is of a newer release of Botyard (its tables have number {max(newer)}, and this release"
            f" knows {max(known)}): start that release again, or restore an older backup."
        )
    for number in sorted(known.keys() - done):
        for statement in known[number]:
            yield statement, {}
        yield "INSERT INTO migrations (number) VALUES (:number)", {"number": number}
    fresh = {"name": "id", "value": token_hex(16)}
    yield "INSERT INTO facts (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING", fresh
    found = yield "SELECT value FROM facts WHERE name = :name", {"name": "id"}
    return str(found[0][0])
