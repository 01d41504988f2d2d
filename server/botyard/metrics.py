"""Metrics for Prometheus: of this process, or of all nodes that share a port.

With one node they live in its memory. The nodes of `botyard serve --workers` write theirs to files of a directory that
their supervisor names in the environment, and whichever node is asked adds them all up.
"""

import os
import platform
from bisect import bisect_left
from collections import Counter as TallyOf
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, values
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from botyard.version import FORM, VERSION

DIRECTORY = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the shared directory."""

PLACE = "BOTYARD_NODE"
"""The variable with a node's number on its port, from 0: a node that replaces a dead one counts on in its files."""

if DIRECTORY in os.environ:
    _place = os.environ.get(PLACE, "0")
    values.ValueClass = values.MultiProcessValue(lambda: _place)  # type: ignore[no-untyped-call]

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_SECONDS = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class BatchedHistogram(Histogram):
    """A histogram that is cheap to add to, without labels and exemplars: amounts are kept until `flush`.

    An ordinary one takes a lock twice for each amount, and writes to a file twice where nodes share a port.
    """

    def _metric_init(self) -> None:
        super()._metric_init()
        self._amounts: list[float] = []
        self.observe = self._amounts.append  # type: ignore[assignment,method-assign] # without exemplars, and not a function of ours

    def flush(self) -> None:
        """Add the amounts since the last time to what is shown."""
        if not self._amounts:
            return
        counts = TallyOf(bisect_left(self._upper_bounds, amount) for amount in self._amounts)
        self._sum.inc(sum(self._amounts))
        for place, count in counts.items():
            self._buckets[place].inc(count)
        self._amounts.clear()


def flush() -> None:
    """Show what was counted since the last time: each second, before this process shows its metrics, and at its end."""
    COMMIT_SECONDS.flush()
    FANOUT_SECONDS.flush()
    for (result, code), count in command_results.items():
        COMMANDS.labels(result, code).inc(count)
    command_results.clear()


CONNECTIONS = Gauge("botyard_connections", "Open sockets.", multiprocess_mode="livesum")
ROOMS = Gauge("botyard_rooms_open", "Rooms with a connected user, counted on each node.", multiprocess_mode="livesum")
OUTBOX_BYTES = Gauge("botyard_outbox_bytes", "Bytes that peers have not taken yet.", multiprocess_mode="livesum")
STORE_USED_BYTES = Gauge("botyard_store_used_bytes", "Memory that the store uses.", multiprocess_mode="livemax")
STORE_LIMIT_BYTES = Gauge(
    "botyard_store_limit_bytes", "The maxmemory of the store, 0 for none.", multiprocess_mode="livemax"
)
REPORTS_WAITING = Gauge("botyard_reports_waiting", "Open reports of chat messages.", multiprocess_mode="livemax")
REPORTS_OLDEST_SECONDS = Gauge(
    "botyard_reports_oldest_seconds", "Age of the oldest open report, 0 for none.", multiprocess_mode="livemax"
)
LOBBY_WATCHERS = Gauge("botyard_lobby_watchers", "Connections in the lobby.", multiprocess_mode="livesum")
LOBBY_WINDOWS = Gauge(
    "botyard_lobby_windows", "Different filters and numbers of rows among them.", multiprocess_mode="livesum"
)
LOBBY_ROOMS = Gauge("botyard_lobby_rooms", "Rooms that the lobby lists.", ["status"], multiprocess_mode="livemax")
LOBBY_SECONDS = Histogram(
    "botyard_lobby_seconds", "Passing a batch of changes on to all connections in the lobby.", buckets=_SECONDS
)
ONLINE_USERS = Gauge("botyard_online_users", "Users connected to any node.", multiprocess_mode="livemax")
TASKS = Gauge("botyard_tasks", "Tasks of the event loop.", multiprocess_mode="livesum")
COMMANDS = Counter("botyard_commands", "What rooms were asked, by what came of it.", ["result", "code"])
command_results: TallyOf[tuple[str, str]] = TallyOf()
"""Results of commands, each with its code, that `flush` has not added to `COMMANDS` yet."""
COMMIT_SECONDS = BatchedHistogram(
    "botyard_commit_seconds", "From a decision to Redis' answer to its commit.", buckets=_SECONDS
)
FANOUT_SECONDS = BatchedHistogram(
    "botyard_fanout_seconds", "Encoding an entry and writing it to all sockets of its room.", buckets=_SECONDS
)
NOTIFICATIONS = Counter(
    "botyard_notifications", "Notifications of people whose page is closed, by channel.", ["channel", "result"]
)
NOTIFICATIONS_WAITING = Gauge(
    "botyard_notifications_waiting",
    "Due notifications that are not sent yet.",
    ["channel"],
    multiprocess_mode="livemax",
)
NOTIFICATIONS_OLDEST_SECONDS = Gauge(
    "botyard_notifications_oldest_seconds",
    "Since when the oldest of these is due, 0 for none.",
    ["channel"],
    multiprocess_mode="livemax",
)
ARCHIVE_WAITING = Gauge(
    "botyard_archive_waiting", "Finished matches in Redis whose move is due.", multiprocess_mode="livemax"
)
ARCHIVE_MATCHES = Counter("botyard_archive_matches", "Finished matches, by what became of their move.", ["result"])
RESUMES = Counter("botyard_resumes", "Entrances with a cursor, by what they were given.", ["outcome"])


class StoreInfo:
    """The engines of the store that this node is connected to, by name and version.

    Not a `Gauge`: with several nodes those want all label values to be known at the start.
    """

    def __init__(self) -> None:
        self._connections: TallyOf[tuple[str, str]] = TallyOf()

    def connected(self, engine: str, version: str) -> bool:
        """Count a connection. Return whether it is the first one ever to this engine and version."""
        is_new = (engine, version) not in self._connections
        self._connections[engine, version] += 1
        return is_new

    def disconnected(self, engine: str, version: str) -> None:
        """Count the end of a connection."""
        self._connections[engine, version] -= 1

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield 1 for each engine and version with a connection. prometheus_client calls it when metrics are shown."""
        family = GaugeMetricFamily(
            "botyard_store_info", "The engine of the store and its version.", labels=("engine", "version")
        )
        for labels, count in self._connections.items():
            if count:
                family.add_metric(labels, 1)
        yield family


STORE_INFO = StoreInfo()
REGISTRY.register(STORE_INFO)


class BuildInfo:
    """Which version of the service a node runs, and in which form."""

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield 1, with the version as labels. prometheus_client calls it when metrics are shown."""
        family = GaugeMetricFamily(
            "botyard_build_info",
            "The version of the service, its form and its Python.",
            labels=("version", "form", "python"),
        )
        family.add_metric((VERSION, FORM, platform.python_version()), 1)
        yield family


BUILD_INFO = BuildInfo()
REGISTRY.register(BUILD_INFO)
REDIS_ERRORS = Counter("botyard_redis_errors", "What went wrong between a node and Redis.", ["kind"])
LOOP_LAG_SECONDS = Histogram(
    "botyard_loop_lag_seconds", "How late the event loop was, asked ten times a second.", buckets=_SECONDS
)

BOT_ANSWERS = Counter("botyard_bot_answers", "Answers of bots, by what came of them.", ["level", "outcome"])
BOT_SECONDS = Histogram(
    "botyard_bot_seconds", "From a free worker to a bot's answer, by level.", ["level"], buckets=_SECONDS
)

ACCOUNT_EVENTS = Counter("botyard_account_events", "Security events of accounts.", ["event"])

for _level in ("random", "greedy", "planner"):
    BOT_SECONDS.labels(_level)
    for _outcome in ("accepted", "outrun", "rules", "undecided"):
        BOT_ANSWERS.labels(_level, _outcome)
ARCHIVED, REMOVED, NOT_ARCHIVED = (ARCHIVE_MATCHES.labels(result) for result in ("archived", "removed", "failed"))
RECOVERED, SNAPSHOT = RESUMES.labels("recovered"), RESUMES.labels("snapshot")
COMMANDS.labels("accepted", "")
for _kind in ("refused", "lost", "deaf"):
    REDIS_ERRORS.labels(_kind)

_shared = os.environ.pop(DIRECTORY, None)
"""All metrics have opened their files by now. The processes that a node starts must not write to them."""


@cache
def account_events(event: str) -> Counter:
    """The counter of one security event."""
    return ACCOUNT_EVENTS.labels(event)


@cache
def bot_answers(level: str, outcome: str) -> Counter:
    """The counter of what became of answers of a level."""
    return BOT_ANSWERS.labels(level, outcome)


class SharedCollector(Collector):
    """Reads the metrics of all nodes that share a port, without files that a node is just making."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory

    def collect(self) -> Iterable[Metric]:
        """The sums over all nodes."""
        files = [str(file) for file in self._directory.glob("*.db") if _has_begun(file)]
        return MultiProcessCollector.merge(files)  # type: ignore[no-untyped-call,no-any-return]


def _has_begun(file: Path) -> bool:
    """Return whether there is something in a file. That of a node that has ended may be gone."""
    try:
        return file.stat().st_size > 0
    except FileNotFoundError:
        return False


def exposition() -> bytes:
    """Return all metrics in Prometheus' text format. With several nodes it reads files: a few milliseconds."""
    if _shared is None:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    registry.register(SharedCollector(Path(_shared)))
    registry.register(STORE_INFO)
    registry.register(BUILD_INFO)
    return generate_latest(registry)


def forget(directory: str, place: int) -> None:
    """Remove the gauges of a node that has ended, such as its connections. What it counted stays counted."""
    mark_process_dead(place, directory)  # type: ignore[no-untyped-call]
