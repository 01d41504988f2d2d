"""Replicated tables: small tables in the memory of every node, equal on all nodes within seconds.

They hold what every handshake needs, such as ended sessions and deleted identities. A node reads a table at its start,
polls it, and reads it when another node announces a change. No handshake waits for the store. If the store loses
changes, a node that has them writes them again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from botyard.background_tasks import call_all, cancel_all, spawn_forever, woken
from botyard.logs import about
from botyard.store.error_classes import StoreUnavailable
from botyard.store.replicated_table import TableChange, TableRead, TableStore
from botyard.store.store import Store

log = logging.getLogger("botyard.accounts")

POLL_SECONDS = 2.0
TOPIC = "roll"

OnChange = Callable[[str, bytes | None], None]
"""Receives a field and its new value, None if it was removed. Must not block."""

Hint = Callable[[str, str], Awaitable[None]]
"""Announces a changed table by its name, under a topic, to all nodes."""


class ReplicatedTable:
    """A table of texts to bytes. Reads are local."""

    def __init__(self, name: str, store: TableStore, hint: Hint) -> None:
        self.name = name
        self.number = 0  # of the last change that was read
        self._generation = ""  # of the table that was read: see `TableRead`
        self._store = store
        self._hint = hint
        self._fields: dict[str, TableChange] = {}
        self._listeners: list[OnChange] = []
        self._afterwards: list[Callable[[], None]] = []  # called once after several changes
        self._turn = asyncio.Lock()

    def get(self, field: str) -> bytes | None:
        """The value of a field as this node knows it, None if the table does not contain it."""
        changed = self._fields.get(field)
        return None if changed is None else changed.value

    def changed(self, field: str) -> TableChange | None:
        """The last change of a field, None if the table does not contain it."""
        return self._fields.get(field)

    def __len__(self) -> int:
        return len(self._fields)

    def fields(self) -> list[str]:
        """All fields of the table."""
        return list(self._fields)

    def on_change(self, listener: OnChange) -> None:
        """Call `listener` for every change that this node reads, the first read included."""
        self._listeners.append(listener)

    def on_changes(self, listener: Callable[[], None]) -> None:
        """Call `listener`, which must not block, once after each batch of changes."""
        self._afterwards.append(listener)

    async def put(self, field: str, value: bytes, kept: int | None = None) -> int:
        """Write a field on all nodes. `kept`: ms until it may expire. Raises `StoreUnavailable`."""
        return await self._write(field, value, kept)

    async def remove(self, field: str) -> None:
        """Remove a field on all nodes. Raises `StoreUnavailable`."""
        await self._write(field, None, None)

    async def refresh(self) -> None:
        """Read the changes since the last read. Raises `StoreUnavailable`.

        If the store has lost changes, those that this node has are written again, and the whole table is read.
        """
        async with self._turn:
            read = await self._store.read(self.name, self.number)
            if self.number and (read.number < self.number or read.generation != self._generation):  # changes are lost
                await self._restore(read)
                read = await self._store.read(self.name, 0)
            taken = [self._apply(change) for change in read.changes]
            self.number, self._generation = read.number, read.generation
            if any(taken):
                call_all(self._afterwards)

    async def _write(self, field: str, value: bytes | None, kept: int | None) -> int:
        """Store a value (None: remove it) and announce it. Returns the number of the change.

        `kept`: ms until the field may expire; None: never.
        """
        number = await self._store.put(self.name, field, value, kept)
        if self._apply(TableChange(field, value, number)):  # others may write meanwhile: `number` tells the order
            call_all(self._afterwards)
        await self._hint(self.name, TOPIC)
        return number

    async def _restore(self, read: TableRead) -> None:
        """Write lost changes again: the missing fields if the store began anew, else all changes after its last one.

        The restored fields never expire, since a node does not know when they should.
        """
        if read.generation != self._generation:
            there = {change.field for change in (await self._store.read(self.name, 0)).changes}
            lost = [change for change in self._fields.values() if change.field not in there]
        else:
            lost = [change for change in self._fields.values() if change.number > read.number]
        log.warning("a table has lost changes", extra=about(count=len(lost), reason=self.name))
        for change in lost:
            await self._store.put(self.name, change.field, change.value)

    def _apply(self, change: TableChange) -> bool:
        """Apply a change. Returns False if it is not newer than the known one."""
        known = self._fields.get(change.field)
        if known is not None and known.number >= change.number:
            return False
        if change.value is None:
            self._fields.pop(change.field, None)
        else:
            self._fields[change.field] = change
        call_all(self._listeners, change.field, change.value)
        return True


class ReplicatedTables:
    """All tables of a node."""

    def __init__(self, store: Store, hint: Hint) -> None:
        self._store = TableStore(store)
        self._hint = hint
        self._tables: dict[str, ReplicatedTable] = {}
        self._read_now = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def table(self, name: str) -> ReplicatedTable:
        """The table of this name. Must be called before `start`."""
        return self._tables.setdefault(name, ReplicatedTable(name, self._store, self._hint))

    async def start(self) -> None:
        """Read all tables, unless the store is unavailable, and keep them up to date."""
        await self._refresh()
        self._task = spawn_forever(self._run, "tables")

    async def stop(self) -> None:
        """Stop reading changes."""
        if self._task is not None:
            await cancel_all([self._task])

    def on_message(self, table: str, what: bytes) -> None:
        """Have all tables read soon, whichever a node has announced as changed."""
        self._read_now.set()

    async def _run(self) -> None:
        """Refresh all tables for ever: when a change is announced, and at least every `POLL_SECONDS`."""
        while True:
            await woken(self._read_now, POLL_SECONDS)
            self._read_now.clear()
            await self._refresh()

    async def _refresh(self) -> None:
        await asyncio.gather(*map(_try_to_refresh, self._tables.values()))


async def _try_to_refresh(table: ReplicatedTable) -> None:
    """Read the changes of a table, unless the store is away."""
    try:
        await table.refresh()
    except StoreUnavailable:
        log.debug("a table is read later", extra=about(reason=table.name))
