"""Lines that people have reported, until an operator has seen to them.

Every call raises `StoreUnavailable` while Redis does not answer.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from botyard.store import keys, scripts
from botyard.store.store import Store

CLOSED_LIMIT = 5_000
PART = 100
"""So many reports are read at once."""
OPEN_LIMIT = 5_000
"""So many reports wait at most: more than that nobody reads."""


@dataclass(frozen=True, slots=True)
class Closed:
    """A report that an operator has seen to. `time`: when that was (ms since 1970)."""

    report: bytes
    time: int
    by: str
    why: str


class Reports:
    """Reports by their ids, which their content is found by; as bytes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, id: str, report: bytes) -> bool:
        """Keep a report; one that is there already stays as it is. False if too many wait."""
        return bool(await self._store.script(scripts.ADD_REPORT, (keys.REPORTS,), (id, report, OPEN_LIMIT)))

    async def waiting(self) -> dict[str, bytes]:
        """The reports that nobody has seen to, by id."""
        reply = await self._store.call("HGETALL", keys.REPORTS)
        return {id.decode(): report for id, report in zip(reply[::2], reply[1::2], strict=True)}

    async def each_waiting(self) -> AsyncIterator[tuple[str, bytes]]:
        """All reports that are not closed, by id, in no order; read in parts."""
        cursor = b"0"
        while True:
            cursor, reply = await self._store.call("HSCAN", keys.REPORTS, cursor, "COUNT", PART)
            for id, report in zip(reply[::2], reply[1::2], strict=True):
                yield id.decode(), report
            if int(cursor) == 0:
                return

    async def each_closed(self) -> AsyncIterator[tuple[str, bytes]]:
        """All closed reports by their place in the stream, oldest first; read in parts."""
        begin = "-"
        while reply := await self._store.call("XRANGE", keys.CLOSED_REPORTS, begin, "+", "COUNT", PART):
            for place, fields in reply:
                yield place.decode(), fields[1]
            begin = f"({reply[-1][0].decode()}"

    async def replace(self, id: str, report: bytes) -> None:
        """Write a report that waits anew; one that was closed meanwhile stays closed."""
        await self._store.script(scripts.HASH_PUT_BOUNDED, (keys.REPORTS,), (id, report, 0, 0))

    async def drop(self, id: str) -> None:
        """Forget a report that waits."""
        await self._store.call("HDEL", keys.REPORTS, id)

    async def drop_closed(self, places: list[str]) -> None:
        """Forget closed reports, by their places in the stream."""
        if places:
            await self._store.call("XDEL", keys.CLOSED_REPORTS, *places)

    async def close(self, id: str, by: str, why: str) -> bool:
        """Note that an operator has seen to a report. False if there is none of this id."""
        keys_of = keys.REPORTS, keys.CLOSED_REPORTS
        return bool(await self._store.script(scripts.CLOSE_REPORT, keys_of, (id, by, why, CLOSED_LIMIT)))

    async def closed(self, count: int) -> list[Closed]:
        """The reports that were closed last, oldest first."""
        reply = await self._store.call("XREVRANGE", keys.CLOSED_REPORTS, "+", "-", "COUNT", count)
        return [
            Closed(fields[1], int(id.partition(b"-")[0]), fields[3].decode(), fields[5].decode())
            for id, fields in reversed(reply)
        ]
