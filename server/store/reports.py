"""Lines that people have reported, until an operator has seen to them.

Every call raises `StoreAway` while Redis does not answer.
"""

from server.store import keys, scripts
from server.store.store import Store

OPEN_LIMIT = 5_000
"""So many reports wait at most: more than that nobody reads."""


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
