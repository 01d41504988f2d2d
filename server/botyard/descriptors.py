"""File descriptors: a socket that finds none is cut without a word, so a node never accepts more than it has.

At the start the soft limit of the process becomes the hard one. If even that is too low for the connections that the
settings allow, fewer are allowed, so that the others get a 503 with a sentence.
"""

import sys
from dataclasses import dataclass

if sys.platform != "win32":
    import resource

OWN = 100
"""Descriptors of a node without clients: modules, listeners, the store, pipes. About 50 were counted under load."""
PER_BOT_WORKER = 4
ENOUGH = 1 << 20
"""What a limit without an end counts as."""
LEAST_CONNECTIONS = 16
SPARE = 1_000
"""Sockets for HTTP, in addition to the connections."""
REFUSED = 1_000
"""Sockets that have got their last answer and are about to be closed."""
BACKLOG = 2_048
"""Sockets that the kernel has opened, of which the node takes as many as there are at once."""


@dataclass(frozen=True, slots=True)
class Sockets:
    """How many sockets of each kind a node takes; all of them fit into its descriptors."""

    connections: int
    spare: int = SPARE
    refused: int = REFUSED
    backlog: int = BACKLOG


def raise_limit() -> int:
    """Raise this process's limit of open files as far as it may go; the limit."""
    if sys.platform == "win32":  # it has no such limit
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS has a further limit that it does not tell
            return soft
    return wanted


def fit(connections: int, files: int, bot_workers: int) -> Sockets | None:
    """What fits into `files` descriptors if `connections` are allowed; None if that is too little to serve anyone."""
    left = files - OWN - PER_BOT_WORKER * bot_workers
    wanted = Sockets(connections)
    if connections + SPARE + REFUSED + BACKLOG <= left:
        return wanted
    share = max(0, left // 8)
    spare, refused, backlog = min(SPARE, share), min(REFUSED, share), min(BACKLOG, share)
    fitting = min(connections, left - spare - refused - backlog)
    return Sockets(fitting, spare, refused, backlog) if fitting >= min(connections, LEAST_CONNECTIONS) else None


def needed(connections: int, bot_workers: int) -> int:
    """The limit of open files with which as many connections are served."""
    return connections + SPARE + REFUSED + BACKLOG + OWN + PER_BOT_WORKER * bot_workers
