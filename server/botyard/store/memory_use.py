"""Memory of a Redis server: how much it uses, its limit, and the limit of the embedded server."""

import os
import re
from dataclasses import dataclass
from pathlib import Path

from botyard.store.primary import Primary

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
