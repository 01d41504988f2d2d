"""What moderators work with: reports of chat lines, and the audit log of what moderators did, which is append-only.

Every call raises `StoreUnavailable` while Redis does not answer.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from botyard.display_names import one_line
from botyard.store import keys, scripts
from botyard.store.keys import AUDIT
from botyard.store.store import Store

CLOSED_LIMIT = 5_000
BATCH_SIZE = 100
"""How many reports one command reads."""
OPEN_LIMIT = 5_000
"""The most open reports; further ones are refused."""
OPEN_LIMIT_OF_GUESTS = 4_500
"""From this number on reports of guests are refused: guests cost nothing, and must not use up the room for accounts."""


@dataclass(frozen=True, slots=True)
class ReportClaim:
    """The moderator who has taken a report. `until`: ms since 1970."""

    identity: str
    name: str
    until: int


@dataclass(frozen=True, slots=True)
class ClosedReport:
    """A report that the moderator `by` has closed. `time`: of the closing (ms since 1970). `why`: the reason given."""

    report: bytes
    time: int
    by: str
    why: str


class Reports:
    """The reports of a store, as bytes by id. An id is derived from the content."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, id: str, report: bytes, registered: bool) -> bool:
        """Add a report, unless it exists. False if it is new and too many are open.

        `registered`: the reporter has an account.
        """
        most = OPEN_LIMIT if registered else OPEN_LIMIT_OF_GUESTS
        return bool(await self._store.script(scripts.ADD_REPORT, (keys.REPORTS,), (id, report, most)))

    async def waiting(self) -> dict[str, bytes]:
        """The open reports, by id."""
        reply = await self._store.call("HGETALL", keys.REPORTS)
        return {id.decode(): report for id, report in zip(reply[::2], reply[1::2], strict=True)}

    async def each_waiting(self) -> AsyncIterator[tuple[str, bytes]]:
        """Iterate over the open reports with their ids, each once, in no order; they are read in parts."""
        cursor = b"0"
        seen: set[bytes] = set()  # HSCAN may return a field again
        while True:
            cursor, reply = await self._store.call("HSCAN", keys.REPORTS, cursor, "COUNT", BATCH_SIZE)
            for id, report in zip(reply[::2], reply[1::2], strict=True):
                if id not in seen:
                    seen.add(id)
                    yield id.decode(), report
            if int(cursor) == 0:
                return

    async def each_closed(self) -> AsyncIterator[tuple[str, bytes]]:
        """Iterate over the closed reports with their stream ids, oldest first; they are read in parts."""
        begin = "-"
        while reply := await self._store.call("XRANGE", keys.CLOSED_REPORTS, begin, "+", "COUNT", BATCH_SIZE):
            for place, fields in reply:
                yield place.decode(), fields[1]  # the value of the first field, the report
            begin = f"({reply[-1][0].decode()}"  # after the last report that was read

    async def replace(self, id: str, report: bytes) -> None:
        """Replace an open report; one that was closed meanwhile stays closed."""
        # with a limit of 0 fields nothing is added; the last 0 is a lifetime, which only data of a user have
        await self._store.script(scripts.HASH_PUT_BOUNDED, (keys.REPORTS,), (id, report, 0, 0))

    async def delete(self, id: str) -> None:
        """Delete an open report."""
        await self._store.call("HDEL", keys.REPORTS, id)

    async def delete_closed(self, places: list[str]) -> None:
        """Delete closed reports by their stream ids."""
        if places:
            await self._store.call("XDEL", keys.CLOSED_REPORTS, *places)

    async def close(self, id: str, by: str, why: str) -> bool:
        """Close a report. False if there is no open one with this id."""
        keys_of = keys.REPORTS, keys.CLOSED_REPORTS
        return bool(await self._store.script(scripts.CLOSE_REPORT, keys_of, (id, by, why, CLOSED_LIMIT)))

    async def count(self) -> int:
        """How many reports are open."""
        return int(await self._store.call("HLEN", keys.REPORTS))

    async def take(self, id: str, identity: str, name: str, kept: int, force: bool = False) -> ReportClaim | None:
        """Let a moderator take a report for `kept` ms. Returns who has it now, None if there is no such open report.

        `force`: take it even from another moderator. `kept` 0 gives it back.
        """
        at = keys.REPORTS, keys.REPORT_CLAIMS
        reply = await self._store.script(scripts.TAKE_REPORT, at, (id, identity, name, kept, int(force)))
        return None if reply is None else _claim(reply)

    async def claims(self) -> dict[str, ReportClaim]:
        """Who has taken which report, by the reports' ids; some of the reports may be closed."""
        reply = await self._store.call("HGETALL", keys.REPORT_CLAIMS)
        return {id.decode(): _claim(claim) for id, claim in zip(reply[::2], reply[1::2], strict=True)}

    async def forget_claim(self, id: str) -> None:
        """Delete the claim of a closed report."""
        await self._store.call("HDEL", keys.REPORT_CLAIMS, id)

    async def closed(self, count: int) -> list[ClosedReport]:
        """Return the `count` reports that were closed last, oldest first."""
        reply = await self._store.call("XREVRANGE", keys.CLOSED_REPORTS, "+", "-", "COUNT", count)
        # an id begins with the time; `fields`: names and values in turn, for the report, the moderator and the reason
        return [
            ClosedReport(fields[1], int(id.partition(b"-")[0]), fields[3].decode(), fields[5].decode())
            for id, fields in reversed(reply)
        ]


def _claim(stored: bytes) -> ReportClaim:
    """Parse a stored claim, "until identity name"."""
    until, identity, name = stored.decode().split(" ", 2)
    return ReportClaim(identity, name, int(until))


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """An action of a moderator. `time`: ms since 1970 by Redis. `by`: the moderator's name in the operating system.

    `what`: the action in one word; `of`: a room, an identity or a report; `why`: the reason given, perhaps empty.
    """

    time: int
    by: str
    what: str
    of: str
    why: str


class AuditLog:
    """The stream of actions."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def record(self, by: str, what: str, of: str, why: str) -> None:
        """Append an action that a moderator is about to take. Each text becomes one line, as terminals show it."""
        fields = {"by": by, "what": what, "of": of, "why": why}
        parts = [part for name, text in fields.items() for part in (name, one_line(text))]
        await self._store.call("XADD", AUDIT, "*", *parts)

    async def last(self, count: int) -> list[AuditEntry]:
        """Return the newest `count` entries, oldest first."""
        reply = await self._store.call("XREVRANGE", AUDIT, "+", "-", "COUNT", count)
        return [
            # an id begins with the time; `fields`: names and values in turn, the values in the order of `record`
            AuditEntry(int(id.partition(b"-")[0]), *(field.decode() for field in fields[1::2]))
            for id, fields in reversed(reply)
        ]
