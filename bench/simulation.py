"""What N server processes on one Redis can play: a simulation, since few machines have 16 cores to measure it on.

`python -m bench.simulation` prints a table. Each process has a core of its own and serves what arrives in order; Redis
has one core. Rooms are always under way: an entry that has reached all players of a room is followed by the next
command, so a process with few rooms plays them faster. Real players do not, so the table also says what is played when
the process with the most rooms is full, with the same pace in all rooms. The costs are measured ones
(docs/benchmarks.md): of a turn on the process that decides it, of its entry on another process with players of the
room, and of its commit in Redis.
"""

import argparse
import heapq
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from botyard.processes.places import Place

SEATS = 4
PROCESSES = (1, 2, 4, 8, 16)
ROOMS = (100, 1_000)


@dataclass(frozen=True, slots=True)
class Costs:
    """Microseconds of CPU: of a turn, of its entry on another process, and of its commit in Redis."""

    turn: float = 380.0
    entry: float = 240.0
    commit: float = 45.0


@dataclass(slots=True)
class Core:
    """A core that serves what arrives in order. `free`: when it has served all of that, in µs."""

    free: float = 0.0

    def serve(self, now: float, cost: float) -> float:
        """Serve something that arrives now, and return when it is done."""
        self.free = max(self.free, now) + cost
        return self.free


def simulate(processes: int, rooms: int, together: bool, costs: Costs, turns: int = 40_000, seed: int = 1) -> float:
    """Return the turns a second. `together`: each room is on one process, as a hash of its name says."""
    chance = random.Random(seed)
    cores, redis = [Core() for _ in range(processes)], Core()
    places = [_places(chance, processes, room, together) for room in range(rooms)]
    # what happens next in each room, in order of time: 0 its command arrives, 1 that is decided, 2 it is committed
    waiting = [(chance.uniform(0, costs.turn), 0, room, 0) for room in range(rooms)]
    heapq.heapify(waiting)
    played, now = 0, 0.0
    while played < turns:
        now, step, room, decides = heapq.heappop(waiting)
        if step == 0:
            decides = chance.choice(places[room])
            then = cores[decides].serve(now, costs.turn)
        elif step == 1:
            then = redis.serve(now, costs.commit)
        else:
            others = set(places[room]) - {decides}
            then = max([now, *(cores[other].serve(now, costs.entry) for other in others)])
            played += 1
        heapq.heappush(waiting, (then, (step + 1) % 3, room, decides))
    return turns / now * 1e6


def even_pace(processes: int, rooms: int, costs: Costs, draws: int = 200, seed: int = 1) -> float:
    """Return the turns a second of rooms of one pace, each on one process, when the process with most of them is full.

    The mean of `draws` sets of rooms.
    """
    chance, total, place = random.Random(seed), 0.0, Place(0, processes, Path())
    for _ in range(draws):
        counts = [0] * processes
        for _ in range(rooms):
            counts[place.preferred(f"{chance.getrandbits(60):x}")] += 1
        total += min(rooms / max(counts) / costs.turn, 1 / costs.commit)
    return total / draws * 1e6


def _places(chance: random.Random, processes: int, room: int, together: bool) -> Sequence[int]:
    """Return the process of each seat of a room."""
    if together:
        return [Place(0, processes, Path()).preferred(f"room {room}")] * SEATS
    return [chance.randrange(processes) for _ in range(SEATS)]


def table(costs: Costs, turns: int) -> Iterator[str]:
    """Yield the lines of the table."""
    yield "| processes | rooms | each room on one process: turns/s | of one pace | players on any process | ratio |"
    yield "| ---: | ---: | ---: | ---: | ---: | ---: |"
    for processes in PROCESSES:
        for rooms in ROOMS:
            kept, spread = (simulate(processes, rooms, together, costs, turns) for together in (True, False))
            even = even_pace(processes, rooms, costs)
            yield f"| {processes} | {rooms:,} | {kept:,.0f} | {even:,.0f} | {spread:,.0f} | {kept / spread:.2f} |"


def main() -> None:
    """Read the costs from the command line, and print the table."""
    usual = Costs()
    parser = argparse.ArgumentParser(prog="python -m bench.simulation", description=__doc__)
    parser.add_argument("--turn", type=float, default=usual.turn, help="µs of CPU of a turn where it is decided")
    parser.add_argument("--entry", type=float, default=usual.entry, help="µs of CPU of its entry on another process")
    parser.add_argument("--commit", type=float, default=usual.commit, help="µs of Redis' CPU of its commit")
    parser.add_argument("--turns", type=int, default=40_000, help="to simulate for each figure")
    given = parser.parse_args()
    for line in table(Costs(given.turn, given.entry, given.commit), given.turns):
        print(line)


if __name__ == "__main__":
    main()
