"""Rolls: small tables that every node holds in memory, and that are the same on all of them within seconds.

What is looked at for every handshake is in a roll: which sessions were ended, who has gone. It is read when the node
starts, polled, and looked at again whenever a node says that it has written: no handshake waits for the store, and
what a node knows holds while the store is away. What the store forgets, a node that knows it writes again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from botyard.background_tasks import cancel_all, spawn
from botyard.logs import about
from botyard.store.error_classes import StoreUnavailable
from botyard.store.replicated_table import TableChange, TableRead, TableStore
from botyard.store.store import Store

log = logging.getLogger("botyard.accounts")

POLL_SECONDS = 2.0
TOPIC = "roll"

OnChange = Callable[[str, bytes | None], None]
"""Takes a field and its new value, None if it was taken away. It may not block."""

Hint = Callable[[str, str], Awaitable[None]]
"""Tells all nodes that the roll of this name has changed, under a topic."""


class ReplicatedTable:
    """One table: texts to bytes. Reading it costs nothing."""

    def __init__(self, name: str, store: TableStore, hint: Hint) -> None:
        self.name = name
        self.number = 0
        self._generation = ""
        self._store = store
        self._hint = hint
        self._fields: dict[str, TableChange] = {}
        self._listeners: list[OnChange] = []
        self._afterwards: list[Callable[[], None]] = []
        self._turn = asyncio.Lock()

    def get(self, field: str) -> bytes | None:
        """The value of a field, as far as this node knows."""
        changed = self._fields.get(field)
        return None if changed is None else changed.value

    def changed(self, field: str) -> TableChange | None:
        """The last change of a field, None if it is not in the roll."""
        return self._fields.get(field)

    def __len__(self) -> int:
        return len(self._fields)

    def fields(self) -> list[str]:
        """All fields that are in the roll."""
        return list(self._fields)

    def on_change(self, listener: OnChange) -> None:
        """Call `listener` for every change of which this node learns, those at the start included."""
        self._listeners.append(listener)

    def on_changes(self, listener: Callable[[], None]) -> None:
        """Call `listener`, which may not block, after changes of which this node has learnt together."""
        self._afterwards.append(listener)

    async def put(self, field: str, value: bytes, kept: int | None = None) -> int:
        """Write a field, here and on all nodes. `kept`: ms until it may be forgotten. Raises `StoreUnavailable`."""
        return await self._write(field, value, kept)

    async def remove(self, field: str) -> None:
        """Take a field away, here and on all nodes. Raises `StoreUnavailable`."""
        await self._write(field, None, None)

    async def refresh(self) -> None:
        """Learn what has changed. Raises `StoreUnavailable`."""
        async with self._turn:
            read = await self._store.read(self.name, self.number)
            if self.number and (read.number < self.number or read.generation != self._generation):
                await self._restore(read)
                read = await self._store.read(self.name, 0)
            taken = [self._take(change) for change in read.changes]
            self.number, self._generation = read.number, read.generation
            if any(taken):
                self._tell()

    async def _write(self, field: str, value: bytes | None, kept: int | None) -> int:
        number = await self._store.put(self.name, field, value, kept)
        if self._take(TableChange(field, value, number)):  # other nodes may have written before: keep `number`
            self._tell()
        await self._hint(self.name, TOPIC)
        return number

    async def _restore(self, read: TableRead) -> None:
        """Write again what the store has lost: all before this generation, or all after its last change."""
        if read.generation != self._generation:
            there = {change.field for change in (await self._store.read(self.name, 0)).changes}
            lost = [change for change in self._fields.values() if change.field not in there]
        else:
            lost = [change for change in self._fields.values() if change.number > read.number]
        log.warning("a roll has lost what it knew", extra=about(count=len(lost), reason=self.name))
        for change in lost:
            await self._store.put(self.name, change.field, change.value)

    def _take(self, change: TableChange) -> bool:
        """Whether a change is news."""
        known = self._fields.get(change.field)
        if known is not None and known.number >= change.number:
            return False
        if change.value is None:
            self._fields.pop(change.field, None)
        else:
            self._fields[change.field] = change
        for listener in self._listeners:
            listener(change.field, change.value)
        return True

    def _tell(self) -> None:
        for after in self._afterwards:
            after()


class ReplicatedTables:
    """The rolls of a node."""

    def __init__(self, store: Store, hint: Hint) -> None:
        self._store = TableStore(store)
        self._hint = hint
        self._rolls: dict[str, ReplicatedTable] = {}
        self._look = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def roll(self, name: str) -> ReplicatedTable:
        """The roll of this name; asked for before `start`."""
        return self._rolls.setdefault(name, ReplicatedTable(name, self._store, self._hint))

    async def start(self) -> None:
        """Read all rolls, unless the store is away, and keep them true from now on."""
        await self._refresh()
        self._task = spawn(self._keep(), "rolls")

    async def stop(self) -> None:
        """Stop."""
        if self._task is not None:
            await cancel_all([self._task])

    def heard(self, roll: str, what: bytes) -> None:
        """A node has written to a roll: look at once."""
        self._look.set()

    async def _keep(self) -> None:
        while True:
            try:
                async with asyncio.timeout(POLL_SECONDS):
                    await self._look.wait()
            except TimeoutError:
                pass  # the ordinary case: nobody has written
            self._look.clear()
            await self._refresh()

    async def _refresh(self) -> None:
        await asyncio.gather(*map(_refreshed, self._rolls.values()))


async def _refreshed(roll: ReplicatedTable) -> None:
    try:
        await roll.refresh()
    except StoreUnavailable:
        log.debug("a roll is read later", extra=about(reason=roll.name))
