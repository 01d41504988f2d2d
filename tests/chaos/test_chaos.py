"""No acknowledged command is lost or doubled, no accepted one is reported as rejected, and no client gets a lie.

Faults kill, pause, cut, hold, slow and lose, several at a time; only those with an effect are counted.
`make chaos FAULTS=1000` breaks more; a failure prints its seed.
"""

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from botyard_protocol import messages as m
from botyard_protocol.messages import Pace, TimeControl
from botyard_protocol.volt import basics as volt
from tests.chaos.deployment import Breakable, Cluster, Deployment, OneRedis
from tests.chaos.wire import Kind, Wire
from tests.live.checker import Tally, judged
from tests.live.players import Person, Table, accepted, play_until, players, spectators
from tests.support.waiting import until

FAULTS = int(os.environ.get("BOTYARD_FAULTS", "20"))
CLUSTER_FAULTS = int(os.environ.get("BOTYARD_FAULTS", "10"))
SEED = int(os.environ.get("BOTYARD_SEED", str(random.SystemRandom().getrandbits(32))))
TABLES = int(os.environ.get("BOTYARD_TABLES", "6"))
NODES = 2
THINK_SECONDS = 0.02
SHORT_CLOCK = TimeControl(Pace.LIVE, bank=10, increment=1, cap=20, off_turn=10)

pytestmark = [pytest.mark.kill, pytest.mark.timeout(120 + 3 * FAULTS)]


async def test_nothing_is_lost_doubled_or_made_up_whatever_fails(tmp_path: Path) -> None:
    await suffer(OneRedis(tmp_path, NODES, random.Random(SEED)), FAULTS)


async def test_nothing_is_lost_doubled_or_made_up_on_a_cluster_whatever_fails(tmp_path: Path) -> None:
    await suffer(Cluster(tmp_path, NODES, random.Random(SEED)), CLUSTER_FAULTS)


async def suffer(at: Deployment, faults: int) -> None:
    """Play on `at` while it is broken `faults` times, then compare what all clients received with the logs."""
    began = time.monotonic()
    async with at:
        nemesis = Nemesis(at)
        people = await played(at, nemesis, faults)
        took = time.monotonic() - began
        for node in at.nodes:  # so that no clock adds to a log while it is read
            await node.end()
        tally, wrong = await judged(at.url, people)
    tell(nemesis, tally, took)
    assert not wrong, f"seed {SEED}: " + "\n".join(wrong[:20])
    must_have_bitten(tally, faults)


async def played(at: Deployment, nemesis: "Nemesis", faults: int) -> list[Person]:
    """All people who played while things broke."""
    stop, made = asyncio.Event(), list[Table]()
    async with asyncio.TaskGroup() as group:
        tables = [
            group.create_task(
                play_until(stop, at.nodes[place % NODES].http, at.urls, partial(table, made, place, chance))
            )
            for place, chance in enumerate(random.Random(SEED + place) for place in range(TABLES))
        ]
        await nemesis.run(plan(random.Random(SEED)), faults)
        before = accepted(made)
        await until(lambda: accepted(made) > max(3 * faults, before + TABLES))  # the matches go on
        await until(lambda: any(person.record.rejected for one in made for person in one.people))
        for wire in at.wires:
            wire.cut()  # in a short run, the faults may have broken no connection of a person who knew the room
        await until(lambda: any(returned(person) for one in made for person in one.people))
        stop.set()
    return [person for table in tables for person in table.result()]


def returned(person: Person) -> bool:
    """Whether a person who knew the room was given the tail of its log."""
    known = False
    for received in person.story.received if person.story else ():
        known = known or isinstance(received, m.Snapshot)
        if known and isinstance(received, m.Entered) and received.recovered:
            return True
    return False


def table(made: list[Table], place: int, chance: random.Random) -> Table:
    """People at one of the places. At every second place there are three instead of two, and they play by the clock.

    At two of five places they play a game of simultaneous choices, in which answers may be changed.
    """
    by_clock = place % 2 == 1
    clock = SHORT_CLOCK if by_clock else None
    people = players(2 + by_clock, chance), spectators(1, chance)
    if place % 5 in (2, 3):
        made.append(Table(*people, "volt", volt.Options(arena="C", killbots=1), clock, THINK_SECONDS))
    else:
        made.append(Table(*people, clock=clock, think=THINK_SECONDS, in_advance=0.5))
    return made[-1]


def tell(nemesis: "Nemesis", tally: Tally, took: float) -> None:
    """Print what was done and seen."""
    count = nemesis.counts.total()
    commits = sum((wire.verdicts for wire in nemesis.at.store_wires), Counter[str]())
    print(f"seed {SEED}: {count} faults in {took:.0f} s, {60 * count / took:.0f} a minute")
    lines = {"bit": nemesis.counts, "did not bite": nemesis.missed, "held up": nemesis.said, "commits": commits}
    for title, counts in lines.items():
        print(f"  {title}: " + ", ".join(f"{name} {count}" for name, count in sorted(counts.items())))
    print(f"  {tally}")


def must_have_bitten(tally: Tally, faults: int) -> None:
    """Check that enough has happened: a comparison of nothing would find nothing."""
    assert tally.accepted > 3 * faults
    assert tally.rejected > 0
    assert tally.frames > tally.accepted
    assert tally.tails > 0


# --- what breaks things and mends them --------------------------------------------------------------------------


AT_ONCE = 3
CATCH_SECONDS = 2.0
"""How long a trap waits for a commit."""
SHORTEST, LONGEST = 0.1, 4.0
"""How long something hangs, in seconds."""
SLOW = (0.005, 0.06)
"""What each piece of data waits on a slow connection, in seconds."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault: `name` is one of `KINDS`, `target` counts through the possible targets, `seconds` is its length.

    `cuts`: clients are cut off from the node, too, so that they ask another one at once. `pause`: seconds before the
    next fault begins.
    """

    name: str
    target: int
    seconds: float
    cuts: bool
    pause: float


def plan(chance: random.Random) -> Iterator[Fault]:
    """Faults without an end, the same for the same chance."""
    names, weights = list(KINDS), [weight for weight, _ in KINDS.values()]
    while True:
        (name,) = chance.choices(names, weights)
        seconds = SHORTEST * (LONGEST / SHORTEST) ** (chance.random() ** 2)  # short ones are more frequent
        yield Fault(name, chance.randrange(1 << 16), seconds, chance.random() < 0.5, chance.uniform(0, 0.4))


@dataclass(slots=True)
class Nemesis:
    """Breaks a deployment. `counts`: faults that had an effect, by name; `missed`: those that had none.

    `said`: what the store said to commits that were held up on their way.
    """

    at: Deployment
    counts: Counter[str] = field(default_factory=Counter)
    missed: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    turns: dict[Breakable, asyncio.Lock] = field(default_factory=dict)

    async def run(self, faults: Iterator[Fault], count: int) -> None:
        """Break things until `count` faults have had an effect, and everything is mended."""
        free = asyncio.Semaphore(AT_ONCE)
        async with asyncio.TaskGroup() as group:
            while self.counts.total() < count:
                await free.acquire()
                fault = next(faults)
                group.create_task(self._do(fault)).add_done_callback(lambda _: free.release())
                await asyncio.sleep(fault.pause)

    def turn(self, process: Breakable) -> asyncio.Lock:
        """The task that holds it may kill or pause the process."""
        return self.turns.setdefault(process, asyncio.Lock())

    async def _do(self, fault: Fault) -> None:
        """Do a fault, and count it."""
        _, act = KINDS[fault.name]
        bit = await act(self, fault)
        (self.counts if bit else self.missed)[fault.name] += 1


Act = Callable[[Nemesis, Fault], Awaitable[bool]]
"""Does a fault and mends it. Whether it had an effect."""


# --- processes ------------------------------------------------------------------------------------------------------


async def kill(nemesis: Nemesis, process: Breakable) -> bool:
    """SIGKILL a process and start it again, once no other fault has it."""
    async with nemesis.turn(process):
        await process.end()
        await process.start()
    return True


async def pause(nemesis: Nemesis, process: Breakable, seconds: float) -> bool:
    """SIGSTOP a process and wake it later, once no other fault has it. No effect if it does not run."""
    async with nemesis.turn(process):
        process.pause()
        try:
            await asyncio.sleep(seconds)
            return process.runs
        finally:
            process.go_on()


# --- commits --------------------------------------------------------------------------------------------------------


async def trap(kind: Kind, nemesis: Nemesis, fault: Fault) -> bool:
    """Catch the next commit, as `kind` says, and release it later. No effect if none comes in time."""
    wire = pick(nemesis.at.store_wires, fault)
    trap = wire.trap(kind)
    try:
        async with asyncio.timeout(CATCH_SECONDS):
            await trap.caught.wait()
    except TimeoutError:
        wire.untrap(trap)
        return trap.caught.is_set()
    if fault.cuts:
        pick(nemesis.at.wires, fault).cut()
    await asyncio.sleep(fault.seconds)
    trap.release.set()
    await trap.over.wait()
    nemesis.said[f"{kind.value}: {trap.said or 'unknown'}"] += 1
    return True


# --- connections ----------------------------------------------------------------------------------------------------


async def drop_published(nemesis: Nemesis, fault: Fault) -> bool:
    """No published message arrives, not even the last."""
    wire = pick(nemesis.at.store_wires, fault)
    before, wire.loses = wire.dropped, lambda _: True
    await asyncio.sleep(fault.seconds)
    wire.loses = None
    return wire.dropped > before


async def slow(wire: Wire, seconds: float) -> bool:
    """All that is said over a wire takes its time."""
    before, wire.delay = wire.effects.delayed, SLOW
    await asyncio.sleep(seconds)
    wire.delay = None
    return wire.effects.delayed > before


async def swallow(wire: Wire, seconds: float) -> bool:
    """Nothing arrives over a wire, unnoticed until its connections break."""
    before, wire.black_hole = wire.effects.swallowed, True
    await asyncio.sleep(seconds)
    wire.black_hole = False
    wire.cut()
    return wire.effects.swallowed > before


async def cut(wire: Wire) -> bool:
    """All connections of a wire break."""
    return wire.cut() > 0


def pick(hit: Sequence[T], fault: Fault) -> T:
    """The one of the possible targets that a fault hits."""
    return hit[fault.target % len(hit)]


KINDS: dict[str, tuple[int, Act]] = {
    "node killed": (3, lambda by, fault: kill(by, pick(by.at.nodes, fault))),
    "redis killed": (3, lambda by, fault: kill(by, pick(by.at.stores, fault))),
    "node paused": (2, lambda by, fault: pause(by, pick(by.at.nodes, fault), fault.seconds)),
    "redis paused": (1, lambda by, fault: pause(by, pick(by.at.stores, fault), fault.seconds)),
    **{f"commit {kind.value}": (3, partial(trap, kind)) for kind in Kind},
    "published entries dropped": (2, drop_published),
    "store slow": (1, lambda by, fault: slow(pick(by.at.store_wires, fault), fault.seconds)),
    "store swallowed": (1, lambda by, fault: swallow(pick(by.at.store_wires, fault), fault.seconds)),
    "store cut": (1, lambda by, fault: cut(pick(by.at.store_wires, fault))),
    "clients slow": (1, lambda by, fault: slow(pick(by.at.wires, fault), fault.seconds)),
    "clients swallowed": (1, lambda by, fault: swallow(pick(by.at.wires, fault), fault.seconds)),
    "clients cut": (2, lambda by, fault: cut(pick(by.at.wires, fault))),
}
"""How often each fault is chosen, and what does it."""
