"""The audit log: actions of moderators, append-only.

Every call raises `StoreUnavailable` while Redis does not answer.
"""

from dataclasses import dataclass

from botyard.display_names import one_line
from botyard.store.keys import AUDIT
from botyard.store.store import Store


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
