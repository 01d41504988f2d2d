"""File descriptors: a socket without a descriptor is cut silently, so a node never accepts more sockets than it has.

At the start the soft limit of the process is raised to the hard limit. If that is too low for the connections of the
settings, fewer connections are allowed, and further clients get a 503 with a sentence.
"""

import sys
from dataclasses import dataclass

if sys.platform != "win32":
    import resource

OWN_FILES = 100
"""Descriptors of a node without clients: modules, listeners, the store, pipes. About 50 were counted under load."""
PER_BOT_WORKER = 4
UNLIMITED = 1 << 20
"""The value of an infinite limit."""
LEAST_CONNECTIONS = 16
SPARE = 1_000
"""Sockets for HTTP, in addition to the connections."""
REFUSED = 1_000
"""Sockets that are about to be closed after their last response."""
BACKLOG = 2_048
"""Sockets that the kernel has opened and the node has not accepted yet."""


@dataclass(frozen=True, slots=True)
class Sockets:
    """The number of sockets of each kind that a node accepts; together they fit into its descriptors."""

    connections: int
    spare: int = SPARE
    refused: int = REFUSED
    backlog: int = BACKLOG


def raise_limit() -> int:
    """Raise this process's limit of open files as far as possible and return it."""
    if sys.platform == "win32":  # Windows has no such limit
        return UNLIMITED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = UNLIMITED if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS has a further, unpublished limit
            return soft
    return wanted


def allot_sockets(connections: int, files: int, bot_workers: int) -> Sockets | None:
    """Divide `files` descriptors among the kinds of sockets; None if too few are left for connections.

    `connections`: how many are wanted, of which fewer may fit. Each other kind then gets at most an eighth.
    """
    left = files - OWN_FILES - PER_BOT_WORKER * bot_workers
    wanted = Sockets(connections)
    if connections + SPARE + REFUSED + BACKLOG <= left:
        return wanted
    share = max(0, left // 8)
    spare, refused, backlog = min(SPARE, share), min(REFUSED, share), min(BACKLOG, share)
    fitting = min(connections, left - spare - refused - backlog)
    return Sockets(fitting, spare, refused, backlog) if fitting >= min(connections, LEAST_CONNECTIONS) else None


def needed_files(connections: int, bot_workers: int) -> int:
    """The limit of open files that is needed for a number of connections."""
    return connections + SPARE + REFUSED + BACKLOG + OWN_FILES + PER_BOT_WORKER * bot_workers
