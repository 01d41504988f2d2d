"""Watch the memory of the store, and whether it deletes data when it is full.

Above a threshold no new rooms are created, so that running matches can finish; above another one only moves are stored.
"""

import asyncio
import logging
import os
import re
from dataclasses import dataclass
from pathlib import Path

from botyard.background_tasks import Loops
from botyard.metrics import STORE_LIMIT_BYTES, STORE_USED_BYTES
from botyard.store.error_classes import StoreUnavailable
from botyard.store.primary import Primary
from botyard.store.store import Store

SHARE = 0.4
"""Share of the machine's or container's memory for the embedded server.

A rewrite of its log may need as much again.
"""
KEEPS_ALL = "noeviction"
"""The `maxmemory-policy` by which a full server refuses writes. With any other it deletes data, also of matches."""
LEAST_BYTES = 64 * 1024 * 1024
CGROUP_LIMITS = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes that a server uses, and its limit; 0 for no limit. `policy`: what it does when it is full."""

    used: int
    limit: int
    policy: str = KEEPS_ALL

    @property
    def evicts(self) -> bool:
        """Whether the server may delete data to make room."""
        return self.policy != KEEPS_ALL


async def memory_of(primary: Primary) -> Memory:
    """Ask a primary for its memory. Raises `StoreUnavailable`."""
    facts = (await primary.call("INFO", "memory")).decode()
    found = dict(re.findall(r"^(used_memory|maxmemory|maxmemory_policy):([\w-]+)\r?$", facts, re.MULTILINE))
    policy = found.get("maxmemory_policy", KEEPS_ALL)
    return Memory(int(found.get("used_memory", 0)), int(found.get("maxmemory", 0)), policy)


def usual_limit(cgroups: tuple[Path, ...] = CGROUP_LIMITS) -> int:
    """The default limit of the embedded server: a share of the memory that this process may use."""
    machine = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return max(LEAST_BYTES, int(min([machine, *map(_limit, cgroups)]) * SHARE))


def _limit(path: Path) -> int:
    """Return the limit, in bytes, in a file of the kernel; a very large number if there is no such file or no limit."""
    try:
        return int(path.read_text())
    except (OSError, ValueError):  # cgroups of the other version, or "max"
        return 1 << 62


log = logging.getLogger("botyard.ops")

FULL = 0.9
"""From this share of `maxmemory` on no rooms are created."""
NEARLY_OUT = 0.95
"""From this share on only what a running match needs is stored."""
CHECK_SECONDS = 5.0


class Fullness(Loops):
    """Checks the memory of all primaries every few seconds.

    `is_full`: whether no rooms may be created. `moves_only`: whether nothing but moves may be stored. `evicts`: whether
    a primary deletes data when it is full.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        super().__init__((self._run, "fullness"))
        self._warned = False
        self.is_full = False
        self.moves_only = False
        self.evicts = False

    async def check(self) -> None:
        """Check the memory now: set the attributes and the metrics, and log a change. Raises `StoreUnavailable`."""
        primaries = list(self._store.primaries)
        found = [await memory_of(primary) for primary in primaries]
        was, self.is_full = self.is_full, any(one.limit and one.used >= FULL * one.limit for one in found)
        self.moves_only = any(one.limit and one.used >= NEARLY_OUT * one.limit for one in found)
        self._note_eviction(primaries, found)
        STORE_USED_BYTES.set(sum(one.used for one in found))
        STORE_LIMIT_BYTES.set(sum(one.limit for one in found))
        if self.is_full and not was:
            log.error("the store is full: there are no new rooms")
        elif was and not self.is_full:
            log.info("the store has room again")
        if not all(one.limit for one in found) and not self._warned:
            self._warned = True
            log.warning("redis has no maxmemory: set one, with the policy noeviction, or the machine may run out")

    def _note_eviction(self, primaries: list[Primary], found: list[Memory]) -> None:
        """Note which primaries delete data when they are full, and log when one does. `found`: in their order."""
        for primary, memory in zip(primaries, found, strict=True):
            primary.evicts = memory.evicts
        was, self.evicts = self.evicts, any(memory.evicts for memory in found)
        if self.evicts and not was:
            log.error("redis deletes data when it is full: set maxmemory-policy noeviction")

    async def _run(self) -> None:
        """Check the memory of the store for ever, every `CHECK_SECONDS`."""
        while True:
            try:
                await self.check()
            except StoreUnavailable:
                log.debug("the memory of the store is checked when it is back")
            await asyncio.sleep(CHECK_SECONDS)
