"""Store replicated tables: small tables that every node holds in memory (`botyard.accounts.replicated_table`).

A roll maps texts to bytes. Every change has a number, so that a node can ask for what has changed since it asked last.
"""

import secrets
from dataclasses import dataclass

from botyard.store import scripts
from botyard.store.keys import roll_keys
from botyard.store.store import Store

GENERATION_BYTES = 8


@dataclass(frozen=True, slots=True)
class Changed:
    """A change of a roll: `value` None takes the field away. `number`: about when, in ms since 1970, never twice."""

    field: str
    value: bytes | None
    number: int


@dataclass(frozen=True, slots=True)
class Read:
    """A roll as it is: the number of its last change, its generation, and changes, oldest first.

    Another `generation`, or a lower `number`, than were read before say that the store has lost changes. A generation
    is random: a number is a time, and a roll that was lost may begin again in the same millisecond.
    """

    number: int
    generation: str
    changes: list[Changed]


class TableStore:
    """The rolls of a store. Every call raises `StoreUnavailable` while Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, roll: str, field: str, value: bytes | None, kept: int | None = None) -> int:
        """Write a field, or take it away (None); the number of the change. `kept`: ms until it may be forgotten."""
        generation = secrets.token_hex(GENERATION_BYTES)
        written = (field, int(value is not None), value or b"", "" if kept is None else kept, generation)
        return int(await self._store.script(scripts.TABLE_PUT, roll_keys(roll), written))

    async def read(self, roll: str, since: int) -> Read:
        """What has changed after the change `since`."""
        values, changes, _ = roll_keys(roll)
        number, generation, told = await self._store.script(scripts.TABLE_READ, (values, changes), (since,))
        fields = zip(told[::4], told[1::4], told[2::4], told[3::4], strict=True)
        changed = [
            Changed(field.decode(), value if there == b"1" else None, int(at)) for field, value, there, at in fields
        ]
        return Read(int(number), generation.decode(), changed)
