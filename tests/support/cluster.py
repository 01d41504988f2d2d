"""A Redis Cluster for tests: three primaries without replicas, which sync every write.

All functions block, some for seconds: call them by `asyncio.to_thread` where an event loop must go on meanwhile.
"""

import os
import random
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from botyard.store.engine import redis_server

SIZE = 3
SLOTS = 16_384
BUS = 10_000
"""The port of a node's bus is its own and so much."""
NODE_TIMEOUT_MS = 1_000
START_SECONDS = 60.0
MEET_SECONDS = 3.0
"""A primary that does not answer another one within `NODE_TIMEOUT_MS` is forgotten: so often they are made to meet."""
KEYLESS = ("FLUSHALL", "SCRIPT")
_given = set[int]()


class ClusterNode:
    """One primary. `port` is its own for its whole life; `announced` is the one that it tells clients to use."""

    def __init__(self, directory: Path, binary: str) -> None:
        directory.mkdir(parents=True)
        self.directory = directory
        self.port = _free_port()
        self.announced = self.port
        self.binary = binary
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def alive(self) -> bool:
        """Whether it was started and has not been killed since."""
        return self.process is not None

    def start(self) -> None:
        """Start it with what it had stored, and wait until it answers."""
        options = {
            "port": self.port,
            "bind": "127.0.0.1",
            "dir": self.directory,
            "save": "",
            "appendonly": "yes",
            "appendfsync": "always",
            "cluster-enabled": "yes",
            "cluster-config-file": "nodes.conf",
            "cluster-node-timeout": NODE_TIMEOUT_MS,
            "cluster-require-full-coverage": "no",
            "cluster-announce-ip": "127.0.0.1",
            "cluster-announce-port": self.announced,
            "cluster-announce-bus-port": self.port + BUS,
        }
        arguments = [str(part) for name, value in options.items() for part in (f"--{name}", value)]
        with (self.directory / "redis.log").open("ab") as log:
            self.process = subprocess.Popen([self.binary, *arguments], stdout=log, stderr=log)
        _wait(self._answers, "a primary does not start")

    def end(self, number: signal.Signals = signal.SIGKILL) -> None:
        """End it, as a power cut of the process would if nothing else is said."""
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait()
            self.process = None

    def pause(self) -> None:
        """Let it hang: it takes connections and does not answer."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it answer again."""
        self._signal(signal.SIGCONT)

    def ask(self, *command: str | bytes | int) -> Any:
        """Send one command over a connection of its own: the reply. Raises `RuntimeError` for an error."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as link, link.makefile("rb") as replies:
            link.sendall(_packed(command))
            return _read(replies)

    def raw(self, *command: str | bytes | int) -> bytes:
        """The raw reply to one command, as far as it came in one piece."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as link:
            link.sendall(_packed(command))
            return link.recv(65_536)

    @property
    def id(self) -> str:
        """Its name in the cluster."""
        name: bytes = self.ask("CLUSTER", "MYID")
        return name.decode()

    def knows_all(self, nodes: int = SIZE) -> bool:
        """Whether it takes commands, knows so many nodes (itself too), and all of them that have slots are well."""
        try:
            info = self.ask("CLUSTER", "INFO").decode()
        except (OSError, RuntimeError):
            return False
        facts = dict(line.split(":", 1) for line in info.split())
        return facts["cluster_state"] == "ok" and facts["cluster_slots_ok"] == str(SLOTS) and _known(facts) == nodes

    def is_ok(self) -> bool:
        """Whether it takes commands."""
        try:
            info: bytes = self.ask("CLUSTER", "INFO")
        except (OSError, RuntimeError):
            return False
        return b"cluster_state:ok" in info

    def _answers(self) -> bool:
        """Whether it answers commands."""
        try:
            answer: str = self.ask("PING")
        except (OSError, RuntimeError):  # it is not there yet, or loads what it had
            return False
        return answer == "PONG"

    def _signal(self, number: signal.Signals) -> None:
        """Send a signal to it; it must live."""
        assert self.process is not None
        self.process.send_signal(number)


class RedisCluster:
    """Three primaries in `directory`, on ports of 127.0.0.1. `binary`: a redis-server, by default the embedded one.

    Set `primaries[i].announced` before the first `start` to put something in front of each.
    """

    def __init__(self, directory: Path, binary: str | None = None) -> None:
        self.primaries = [ClusterNode(directory / str(i), binary or redis_server()) for i in range(SIZE)]

    @property
    def url(self) -> str:
        """Where it is reached, by the announced ports."""
        return f"redis+cluster://{','.join(f'127.0.0.1:{one.announced}' for one in self.primaries)}"

    def start(self, i: int | None = None) -> None:
        """Start all and make them a cluster; or start primary `i` again, and wait until it takes commands."""
        if i is not None:
            self.primaries[i].start()
            _wait(self.primaries[i].is_ok, "a primary does not join again")
            return
        for one in self.primaries:
            one.start()
        self._give_slots()
        self._settle(self._meet)

    def kill(self, i: int) -> None:
        """End primary `i` as a power cut of the process would."""
        self.primaries[i].end()

    def settled(self) -> None:
        """Wait until all know that all are well."""
        self._settle(None)

    def stop(self) -> None:
        """End all. The directory is the caller's."""
        for one in self.primaries:
            one.end()

    def owner(self, key: str) -> int:
        """Which primary has the slot of a key, as the first that lives knows it."""
        asked = next(one for one in self.primaries if one.alive)
        slot = asked.ask("CLUSTER", "KEYSLOT", key)
        ports = [one.announced for one in self.primaries]
        for first, last, (_, port, *_), *_ in asked.ask("CLUSTER", "SLOTS"):
            if first <= slot <= last:
                return ports.index(port)
        raise AssertionError(f"no primary has slot {slot}")

    def move(self, slot: int, source: int, target: int) -> None:
        """Move a slot with all its keys from one primary to another, while both serve, as `redis-cli` does."""
        giver, taker = self.primaries[source], self.primaries[target]
        taker.ask("CLUSTER", "SETSLOT", slot, "IMPORTING", giver.id)
        giver.ask("CLUSTER", "SETSLOT", slot, "MIGRATING", taker.id)
        while keys := giver.ask("CLUSTER", "GETKEYSINSLOT", slot, 100):
            giver.ask("MIGRATE", "127.0.0.1", taker.port, "", 0, 5_000, "KEYS", *keys)
        for one in (taker, giver, *self.primaries):
            one.ask("CLUSTER", "SETSLOT", slot, "NODE", taker.id)
        # a primary that does not know this epoch yet would take the same at the next move, and both the slot
        _wait(self._agree, "the primaries do not agree whose the slots are")

    def follow(self, i: int, replica: ClusterNode) -> None:
        """Start a replica of primary `i`, and wait until it has what that has. The caller has to end it."""
        replica.start()
        _wait(
            lambda: replica.knows_all(SIZE + 1),
            "the replica does not know all",
            lambda: replica.ask("CLUSTER", "MEET", "127.0.0.1", self.primaries[i].port),
        )
        replica.ask("CLUSTER", "REPLICATE", self.primaries[i].id)
        _wait(lambda: b"master_link_status:up" in replica.ask("INFO", "replication"), "the replica does not follow")

    def ask(self, *command: str | bytes) -> bytes:
        """The raw reply to one command: of the primary that has its key, or the last of all that were asked."""
        if command[0] in KEYLESS:
            return [one.raw(*command) for one in self.primaries][-1]
        key = command[1]
        return self.primaries[self.owner(key if isinstance(key, str) else key.decode())].raw(*command)

    def _agree(self) -> bool:
        """Whether all that live know the same epochs and slots, and no two nodes with slots have the same epoch."""
        views = [one.ask("CLUSTER", "NODES").decode().splitlines() for one in self.primaries if one.alive]
        known = [{id: (epoch, slots) for id, _, _, _, _, _, epoch, _, *slots in map(str.split, view)} for view in views]
        epochs = {epoch for epoch, slots in known[0].values() if slots}
        return all(one == known[0] for one in known) and len(epochs) == sum(
            bool(slots) for _, slots in known[0].values()
        )

    def _settle(self, meet: Callable[[], object] | None) -> None:
        """Wait until each knows that all are well. `meet`: called meanwhile, as `ask` of `_wait`."""
        _wait(lambda: all(one.knows_all() for one in self.primaries), "no cluster comes about", meet)

    def _give_slots(self) -> None:
        """Give each primary its part of the slots, and an epoch of its own."""
        for i, one in enumerate(self.primaries):
            first, end = SLOTS * i // SIZE, SLOTS * (i + 1) // SIZE
            one.ask("CLUSTER", "ADDSLOTS", *range(first, end))
            one.ask("CLUSTER", "SET-CONFIG-EPOCH", i + 1)  # of the same epoch, two would contend for it

    def _meet(self) -> None:
        """Introduce the first to all others; the rest of the introductions they do among themselves."""
        for one in self.primaries[1:]:
            one.ask("CLUSTER", "MEET", "127.0.0.1", self.primaries[0].port)


def _known(facts: dict[str, str]) -> int:
    """How many nodes a node knows, itself too, by its `CLUSTER INFO`."""
    return int(facts["cluster_known_nodes"])


def _free_port() -> int:
    """A port that is free with its bus, and that no other node of this process, or of other tests at work, gets.

    All are below those that systems give to connections, and no port is the bus of another one.
    """
    first = 11_000 + BUS // 8 * (int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % 8)
    while True:
        port = random.randrange(first, first + BUS // 8)
        if port in _given:
            continue
        try:
            for one in (port, port + BUS):
                with socket.socket() as probe:
                    probe.bind(("127.0.0.1", one))
        except OSError:
            continue
        _given.add(port)
        return port


def _wait(holds: Callable[[], bool], otherwise: str, ask: Callable[[], object] | None = None) -> None:
    """Wait for a state. `ask`: called now and every `MEET_SECONDS`, so that it comes about."""
    deadline, next_ask = time.monotonic() + START_SECONDS, 0.0
    while not holds():
        assert time.monotonic() < deadline, otherwise
        if ask is not None and time.monotonic() >= next_ask:
            ask()
            next_ask = time.monotonic() + MEET_SECONDS
        time.sleep(0.01)


def _packed(command: Sequence[str | bytes | int]) -> bytes:
    """A command as it is sent."""
    parts = [part if isinstance(part, bytes) else str(part).encode() for part in command]
    return b"*%d\r\n" % len(parts) + b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)


def _read(replies: Any) -> Any:
    """Read the next reply. Raises `RuntimeError` for an error, and `ConnectionResetError` at the end."""
    line = replies.readline()
    if not line:
        raise ConnectionResetError("no reply")
    kind, rest = line[:1], line[1:-2]
    match kind:
        case b"+":
            return rest.decode()
        case b"-":
            raise RuntimeError(rest.decode())
        case b":":
            return int(rest)
        case b"$":
            return None if rest == b"-1" else replies.read(int(rest) + 2)[:-2]
        case b"*":
            return [_read(replies) for _ in range(int(rest))]
        case _:
            raise AssertionError(f"not a reply: {line!r}")
