"""How much one server process can play: rooms full of scripted players over real sockets, every commit on the disk.

`python -m bench.load --rooms 100 --spectators 4 --seconds 10` starts a server on one core, and plays from another
one, on which Redis is too. A player answers at once (saturation) or after `--think` ms. A turn is an accepted
command; its latency is the time from sending it until the last player of the room has its events.
"""

import argparse
import asyncio
from dataclasses import dataclass

import uvloop

from bench import hidden
from bench.players import TWIN_TIN_BOTS, Tally, fill
from bench.processes import CPU_LIMIT, machine, memory, quantile, raise_file_limit, service


@dataclass(frozen=True, slots=True)
class Load:
    """The size of a run. `think`: seconds before an answer, 0 for saturation; `watchers`: spectators of each room.

    `together`: with several `workers`, each room's players are on one of them.
    """

    rooms: int = 100
    players: int = 4
    watchers: int = 0
    think: float = 0.0
    warm_up: float = 2.0
    seconds: float = 8.0
    fsync: str = "always"
    workers: int = 1
    pin: bool = True
    game: str = TWIN_TIN_BOTS
    together: bool = True


@dataclass(frozen=True, slots=True)
class Measured:
    """The figures of a run. Latencies in ms, `update` in bytes for a spectator, `memory` in KiB.

    `cost`: µs of CPU a turn, of all server processes together.
    """

    turns: float
    median: float
    late: float
    update: float
    memory: int
    generator: float
    cost: float

    def __str__(self) -> str:
        """Return the figures in words."""
        spent = f"{self.turns:,.0f} turns/s, p50 {self.median:.1f} ms, p99 {self.late:.1f} ms"
        return f"{spent}, {self.update:.0f} bytes per update" if self.update else spent


async def play(load: Load) -> Measured:
    """Start a server, fill its rooms, play, and stop it. Returns the figures, without the warm-up."""
    settings = hidden.settings() if load.game == hidden.NAME else {}
    async with service(load.fsync, load.workers, load.pin, **settings) as node:
        node.together = load.together
        crowd = await fill(node, load.rooms, load.players, load.watchers, Tally(load.think), game=load.game)
        await asyncio.sleep(load.warm_up)
        before, cpu = crowd.watched(), node.cpu_seconds()
        meter = await crowd.measure(load.seconds)
        seconds, busy, watched = meter.seconds(), meter.share(), crowd.watched() - before
        cpu, used = node.cpu_seconds() - cpu, memory(node.pid)
        crowd.close()
    tally = crowd.tally
    return Measured(
        turns=tally.turns / seconds,
        median=quantile(tally.latencies, 0.5) * 1000,
        late=quantile(tally.latencies, 0.99) * 1000,
        update=watched / max(1, tally.turns * load.watchers),
        memory=used,
        generator=busy,
        cost=cpu / max(1, tally.turns) * 1e6,
    )


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    usual = Load()
    parser.add_argument("--rooms", type=int, default=usual.rooms)
    parser.add_argument("--players", type=int, default=usual.players)
    parser.add_argument("--spectators", type=int, default=0, help="of each room")
    parser.add_argument("--think", type=float, default=0, help="ms")
    parser.add_argument("--warm-up", type=float, default=usual.warm_up, help="seconds")
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    parser.add_argument("--fsync", choices=("always", "everysec", "no"), default=usual.fsync)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--no-pin", dest="pin", action="store_false", help="let the system choose the cores")
    given = parser.parse_args()
    raise_file_limit()
    load = Load(
        given.rooms,
        given.players,
        given.spectators,
        given.think / 1000,
        given.warm_up,
        given.seconds,
        given.fsync,
        given.workers,
        given.pin,
    )
    found = uvloop.run(play(load))
    void = f" (over {CPU_LIMIT:.0%}: void)" if found.generator > CPU_LIMIT else ""
    print(f"{machine()}: {load}\n{found}")
    print(f"generator's own CPU {found.generator:.0%}{void}, memory of the server {found.memory:,} KiB")


if __name__ == "__main__":
    main()
