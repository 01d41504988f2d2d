"""What operators have done: it is only ever added to.

Every call raises `StoreUnavailable` while Redis does not answer.
"""

from dataclasses import dataclass

from botyard.store.keys import AUDIT
from botyard.store.store import Store


@dataclass(frozen=True, slots=True)
class Noted:
    """Something that an operator has done. `time`: ms since 1970 by Redis. `by`: the system's name of the operator.

    `what`: a word, `of`: a room, an identity or a report, `why`: in the operator's words, perhaps empty.
    """

    time: int
    by: str
    what: str
    of: str
    why: str


class Audit:
    """The stream."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, by: str, what: str, of: str, why: str) -> None:
        """Note what an operator is about to do."""
        await self._store.call("XADD", AUDIT, "*", "by", by, "what", what, "of", of, "why", why)

    async def last(self, count: int) -> list[Noted]:
        """The newest notes, oldest first."""
        reply = await self._store.call("XREVRANGE", AUDIT, "+", "-", "COUNT", count)
        return [
            Noted(int(id.partition(b"-")[0]), *(field.decode() for field in fields[1::2]))
            for id, fields in reversed(reply)
        ]
