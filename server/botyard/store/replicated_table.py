"""Store replicated tables: small tables that every node holds in memory (`botyard.accounts.replicated_table`).

A table maps texts to bytes. Every change has a number, so that a node can ask for the changes since its last read.
"""

import secrets
from dataclasses import dataclass

from botyard.store import scripts
from botyard.store.keys import table_keys
from botyard.store.store import Store

GENERATION_BYTES = 8


@dataclass(frozen=True, slots=True)
class TableChange:
    """A change of a table: `value` None removes the field. `number`: unique, about the time in ms since 1970."""

    field: str
    value: bytes | None
    number: int


@dataclass(frozen=True, slots=True)
class TableRead:
    """The result of a read: the number of the last change, the table's generation, and changes, oldest first.

    A different `generation` or a lower `number` than before means that the store has lost changes. A generation is
    random, because a lost table may begin again in the same millisecond.
    """

    number: int
    generation: str
    changes: list[TableChange]


class TableStore:
    """The tables of a store. Every call raises `StoreUnavailable` while Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, table: str, field: str, value: bytes | None, kept: int | None = None) -> int:
        """Write or remove (None) a field. Returns the number of the change. `kept`: ms until the field may expire."""
        generation = secrets.token_hex(GENERATION_BYTES)
        written = (field, int(value is not None), value or b"", "" if kept is None else kept, generation)
        return int(await self._store.script(scripts.TABLE_PUT, table_keys(table), written))

    async def read(self, table: str, since: int) -> TableRead:
        """Read the changes of a table after the number `since`."""
        values, changes, _ = table_keys(table)
        number, generation, flat = await self._store.script(scripts.TABLE_READ, (values, changes), (since,))
        # of each change: field, value, whether it has one, number
        fields = zip(flat[::4], flat[1::4], flat[2::4], flat[3::4], strict=True)
        changed = [
            TableChange(field.decode(), value if there == b"1" else None, int(at)) for field, value, there, at in fields
        ]
        return TableRead(int(number), generation.decode(), changed)
