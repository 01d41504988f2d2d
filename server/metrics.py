"""What is measured: the metrics of this process, or of all nodes that share a port, for Prometheus to read.

With one node they live in its memory. The nodes of `botyard serve --workers` write theirs to files of a directory that
their supervisor names in the environment, and whichever node is asked adds them all up.
"""

import os
from functools import cache

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

DIRECTORY = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the shared directory."""

PLACE = "BOTYARD_NODE"
"""The variable that numbers the nodes of a port from 0: who takes a dead one's place counts on in its files."""

if DIRECTORY in os.environ:
    _place = os.environ.get(PLACE, "0")
    values.ValueClass = values.MultiProcessValue(lambda: _place)  # type: ignore[no-untyped-call]

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_SECONDS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

CONNECTIONS = Gauge("botyard_connections", "Open sockets.", multiprocess_mode="livesum")
ROOMS = Gauge("botyard_rooms_open", "Rooms that somebody is in, counted on each node.", multiprocess_mode="livesum")
OUTBOX_BYTES = Gauge("botyard_outbox_bytes", "Bytes that peers have not taken yet.", multiprocess_mode="livesum")
COMMANDS = Counter("botyard_commands", "What rooms were asked, by what came of it.", ["result", "code"])
COMMIT_SECONDS = Histogram(
    "botyard_commit_seconds", "From a decision to Redis' answer to its commit.", buckets=_SECONDS
)
FANOUT_SECONDS = Histogram(
    "botyard_fanout_seconds", "Encoding an entry and writing it to all sockets of its room.", buckets=_SECONDS
)
RESUMES = Counter("botyard_resumes", "Entrances with a cursor, by what they were given.", ["outcome"])
REDIS_ERRORS = Counter("botyard_redis_errors", "What went wrong between a node and Redis.", ["kind"])
LOOP_LAG_SECONDS = Histogram(
    "botyard_loop_lag_seconds", "How late the event loop was, asked ten times a second.", buckets=_SECONDS
)

BOT_ANSWERS = Counter("botyard_bot_answers", "Answers of bots, by what came of them.", ["level", "outcome"])
BOT_SECONDS = Histogram(
    "botyard_bot_seconds", "From a free worker to a bot's answer, by level.", ["level"], buckets=_SECONDS
)

for _level in ("random", "greedy", "planner"):
    BOT_SECONDS.labels(_level)
    for _outcome in ("accepted", "outrun", "rules", "undecided"):
        BOT_ANSWERS.labels(_level, _outcome)
for _outcome in ("recovered", "snapshot"):
    RESUMES.labels(_outcome)
for _kind in ("refused", "lost", "deaf"):
    REDIS_ERRORS.labels(_kind)

_shared = os.environ.pop(DIRECTORY, None)
"""All files are open by now. The processes that a node starts shall not write to them."""


@cache
def commands(result: str, code: str) -> Counter:
    """The counter of one result; looking it up anew would cost as much as counting."""
    return COMMANDS.labels(result, code)


@cache
def bot_answers(level: str, outcome: str) -> Counter:
    """The counter of what became of answers of a level."""
    return BOT_ANSWERS.labels(level, outcome)


def exposition() -> bytes:
    """All metrics in Prometheus' text format. With several nodes it reads files: a few milliseconds."""
    if _shared is None:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry, _shared)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget(directory: str, place: int) -> None:
    """A node has ended: what it had open is open no more. What it counted stays counted."""
    mark_process_dead(place, directory)  # type: ignore[no-untyped-call]
