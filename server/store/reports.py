"""Lines that people have reported, until an operator has seen to them.

Every call raises `StoreAway` while Redis does not answer.
"""

from dataclasses import dataclass

from server.store import keys, scripts
from server.store.store import Store

CLOSED_LIMIT = 5_000
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
        return bool(await self._store.script(scripts.REPORT, (keys.REPORTS,), (id, report, OPEN_LIMIT)))

    async def waiting(self) -> dict[str, bytes]:
        """The reports that nobody has seen to, by id."""
        reply = await self._store.call("HGETALL", keys.REPORTS)
        return {id.decode(): report for id, report in zip(reply[::2], reply[1::2], strict=True)}

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
