"""How much one server process can play: rooms full of scripted players over real sockets, every commit on the disk.

`python -m bench.load --rooms 100 --spectators 4 --seconds 10` starts a server on one core, and plays from another
one, on which Redis is too. Whoever is asked answers at once (saturation) or after `--think` ms. A turn is an accepted
command; its latency is the time from sending it until the last player of the room has its events.
"""

import argparse
import asyncio
import os
import platform
import resource
import signal
import socket
import sys
import tempfile
import time
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import msgpack  # type: ignore[import-untyped]
import uvloop

from bench.wire import Peer, connect
from protocol import messages as m
from protocol import twin_tin_bots as ttb
from protocol.codec import Form, encode
from protocol.schema import tag_of
from server.accounts.identity import Identity, Signer

HOST = "127.0.0.1"
SECRET = "0123456789abcdef0123456789abcdef"
EVENTS, CHOICES, SNAPSHOT = (tag_of(cls) for cls in (m.EventFrame, m.ChoiceFrame, m.Snapshot))
ORDERS = (ttb.Tile.FORWARD_1, ttb.Tile.TURN_LEFT, ttb.Tile.LOAD, ttb.Tile.FORWARD_2, ttb.Tile.UNLOAD, ttb.Tile.ZAP)
CHOICES_ASKED = (ttb.ChooseProgram, ttb.ChooseFirst, ttb.ChooseZapRobot, ttb.ChooseCrystalHex)
KINDS = {tag_of(cls): cls for cls in CHOICES_ASKED}


@dataclass(slots=True)
class Load:
    """What is measured, from `start` on."""

    think: float
    latencies: "array[float]" = field(default_factory=lambda: array("d"))
    turns: int = 0
    counting: bool = False
    over: bool = False


@dataclass(slots=True)
class Table:
    """One room: when the command under way was sent, and how many players have not got its events."""

    players: int
    load: Load
    sent: float = 0.0
    missing: int = 0

    def seen(self) -> None:
        """A player has the events of the command under way."""
        self.missing -= 1
        if self.missing == 0 and self.load.counting:
            self.load.turns += 1
            self.load.latencies.append(time.perf_counter() - self.sent)


class Player:
    """Somebody with a seat, who places tiles in turn and passes once all slots are full."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._made = 0
        self._placed = 0
        self._peer: Peer | None = None
        self.snapshot = asyncio.Event()

    async def come(self, port: int, signer: Signer, name: str) -> Peer:
        """Connect as somebody new."""
        token = signer.proof(Identity(name, name), "token")
        self._peer = await connect(HOST, port, token, self._frame)
        self._peer.send(encode(m.Hello("load"), Form.MSGPACK))
        return self._peer

    def _frame(self, payload: bytes) -> None:
        """Only what asks this seat is decoded; the rest is counted."""
        tag = payload[1]
        if tag == EVENTS:
            self._table.seen()
        elif tag == CHOICES:
            for choice in msgpack.unpackb(payload)[3]:
                self._asked(choice)
        elif tag == SNAPSHOT:
            self.snapshot.set()
            for choice in msgpack.unpackb(payload)[6]:
                self._asked(choice)

    def _asked(self, choice: list[object]) -> None:
        if choice[2] != self._seat:
            return
        if self._table.load.think:
            asyncio.get_running_loop().call_later(self._table.load.think, self._answer, choice)
        else:
            self._answer(choice)

    def _answer(self, choice: list[object]) -> None:
        if self._table.load.over:
            return
        self._made += 1
        id, number = choice[1], f"c{self._made}"
        assert isinstance(id, int)
        command = m.Command(number, self._seat, id, self._command(choice))
        self._table.sent, self._table.missing = time.perf_counter(), self._table.players
        assert self._peer is not None
        self._peer.send(encode(command, Form.MSGPACK))

    def _command(self, choice: list[object]) -> ttb.Command:
        kind = KINDS[cast(int, choice[0])]
        if kind is ttb.ChooseFirst:
            self._placed = 2
            places = (ttb.FirstPlace(name, 1, ttb.Tile.FORWARD_1) for name in ttb.RobotName)
            return ttb.First(tuple(places))
        if kind is ttb.ChooseZapRobot:
            return ttb.ZapRobot(ttb.Tile.TURN_LEFT)
        if kind is ttb.ChooseCrystalHex:
            q, r = cast(list[list[int]], choice[4])[0]
            return ttb.PlaceCrystal((q, r))
        self._placed += 1
        slot = self._placed - 2
        if slot > 4:
            return ttb.Swap(ttb.RobotName(slot % 2), (1, 2 + slot % 2))
        name, place = divmod(slot - 1, 2)
        return ttb.Place(ttb.RobotName(name), place + 2, ORDERS[slot])


async def play(options: argparse.Namespace, port: int) -> Iterator[str]:
    """Fill the rooms, play, and tell what was measured."""
    signer = Signer(SECRET.encode())
    load = Load(options.think / 1000)
    peers: list[Peer] = []
    watchers: list[Peer] = []
    for room in range(options.rooms):
        await _fill(room, port, signer, load, options, peers, watchers)
    await asyncio.sleep(options.warm_up)
    load.counting = True
    before, watched = _cpu(), sum(peer.received for peer in watchers)
    start = time.perf_counter()
    await asyncio.sleep(options.seconds)
    load.counting, load.over = False, True
    seconds, busy = time.perf_counter() - start, _cpu() - before
    watched = sum(peer.received for peer in watchers) - watched
    for peer in (*peers, *watchers):
        peer.close()
    return _report(options, load, seconds, busy, watched)


async def _fill(
    room: int,
    port: int,
    signer: Signer,
    load: Load,
    options: argparse.Namespace,
    peers: list[Peer],
    watchers: list[Peer],
) -> None:
    table = Table(options.players, load)
    players = [Player(table, seat) for seat in range(options.players)]
    for seat, player in enumerate(players):
        peers.append(await player.come(port, signer, f"r{room}s{seat}"))
    host, *others = peers[-options.players :]
    rules = ttb.Options(stalled_after=0, score_victory=False)
    made = encode(m.CreateRoom("make", "twin_tin_bots", options.players, "load", rules), Form.MSGPACK)
    host.send(made)
    id = signer.room_id(f"r{room}s0", "make")
    for number in range(options.spectators):
        token = signer.proof(Identity(f"r{room}w{number}", "w"), "token")
        watcher = await connect(HOST, port, token, lambda payload: None)
        watcher.send(encode(m.Hello("load"), Form.MSGPACK))
        watchers.append(watcher)
        watcher.send(encode(m.Watch("w", id), Form.MSGPACK))
    host.send(encode(m.Watch("w", id), Form.MSGPACK))
    await players[0].snapshot.wait()
    for peer in others:
        peer.send(encode(m.Join("j", id), Form.MSGPACK))
    await asyncio.gather(*(player.snapshot.wait() for player in players))


def _report(options: argparse.Namespace, load: Load, seconds: float, busy: float, watched: int) -> Iterator[str]:
    ordered = sorted(load.latencies)
    middle, late = (ordered[int(len(ordered) * part)] * 1000 for part in (0.5, 0.99))
    yield f"{os.cpu_count()}-core {platform.machine()}, Python {platform.python_version()}: "
    yield f"{options.rooms} rooms of {options.players}, {options.spectators} spectators each, "
    yield f"think {options.think} ms\n"
    yield f"turns/s {load.turns / seconds:,.0f}, command to the last of the room p50 {middle:.1f} ms, p99 {late:.1f} ms"
    if options.spectators:
        per_update = watched / max(1, load.turns * options.spectators)
        yield f", {per_update:.0f} bytes per update and spectator"
    share = busy / seconds
    yield f"\ngenerator's own CPU {share:.0%}{' (over 80 %: void)' if share > 0.8 else ''}\n"


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def run(options: argparse.Namespace) -> str:
    """Start a server, play, stop it; what was measured."""
    port = _free_port()
    with tempfile.TemporaryDirectory(prefix="botyard-load-") as data:
        server = await _serve(port, data)
        if options.pin:
            _pin(server.pid)
        try:
            lines = "".join(await play(options, port))
            return f"{lines}memory of the server {_memory(server.pid)}"
        finally:
            server.send_signal(signal.SIGTERM)
            await server.wait()


async def _serve(port: int, data: str) -> asyncio.subprocess.Process:
    """A server that is ready. It logs little: lines cost time that is not asked about here."""
    environment = {
        **os.environ,
        "PORT": str(port),
        "BOTYARD_DATA": data,
        "BOTYARD_SECRET": SECRET,
        "BOTYARD_LOG": "warning",
        "BOTYARD_MESSAGES": "100000",
    }
    command = (sys.executable, "-m", "server.cli", "serve")
    server = await asyncio.create_subprocess_exec(*command, env=environment, stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    await server.stdout.readline()
    return server


def _memory(process: int) -> str:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(line.split(":")[1].strip() for line in lines if line.startswith("VmRSS"))


def _pin(server: int) -> None:
    """The server alone on one core; Redis (its child) and the generator on the others."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        return
    for task in Path(f"/proc/{server}/task").iterdir():
        os.sched_setaffinity(int(task.name), cores[:1])
    for child in Path(f"/proc/{server}/task/{server}/children").read_text().split():
        for task in Path(f"/proc/{child}/task").iterdir():
            os.sched_setaffinity(int(task.name), cores[1:])
    os.sched_setaffinity(0, cores[1:])


def _free_port() -> int:

    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--think", type=float, default=0, help="ms")
    parser.add_argument("--warm-up", type=float, default=2, help="seconds")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--no-pin", dest="pin", action="store_false", help="let the system choose the cores")
    options = parser.parse_args()

    print(uvloop.run(run(options)))


if __name__ == "__main__":
    main()
