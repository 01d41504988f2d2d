"""Injects random faults, several at a time, and repairs them. Only faults with an effect are counted."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from tests.chaos.deployment import Breakable, Deployment
from tests.chaos.store_wire import Kind
from tests.chaos.wire import Wire

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
    """A fault: `name` is one of `FAULTS`, `target` counts through the possible targets, `seconds` is its length.

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
    names, weights = list(FAULTS), [weight for weight, _ in FAULTS.values()]
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
        _, act = FAULTS[fault.name]
        bit = await act(self, fault)
        (self.counts if bit else self.missed)[fault.name] += 1


Act = Callable[[Nemesis, Fault], Awaitable[bool]]
"""Does a fault and mends it. Whether it had an effect."""


# --- processes ------------------------------------------------------------------------------------------------------


async def kill_node(nemesis: Nemesis, fault: Fault) -> bool:
    """SIGKILL a node, and start it again."""
    return await _kill(nemesis, _pick(nemesis.at.nodes, fault))


async def kill_store(nemesis: Nemesis, fault: Fault) -> bool:
    """SIGKILL a Redis, and start it again."""
    return await _kill(nemesis, _pick(nemesis.at.stores, fault))


async def pause_node(nemesis: Nemesis, fault: Fault) -> bool:
    """SIGSTOP a node, and wake it later."""
    return await _pause(nemesis, _pick(nemesis.at.nodes, fault), fault.seconds)


async def pause_store(nemesis: Nemesis, fault: Fault) -> bool:
    """SIGSTOP a Redis, and wake it later."""
    return await _pause(nemesis, _pick(nemesis.at.stores, fault), fault.seconds)


async def _kill(nemesis: Nemesis, process: Breakable) -> bool:
    """Kill a process and start it again, once no other fault has it."""
    async with nemesis.turn(process):
        await process.end()
        await process.start()
    return True


async def _pause(nemesis: Nemesis, process: Breakable, seconds: float) -> bool:
    """Stop a process and wake it later, once no other fault has it. No effect if it does not run."""
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
    wire = _pick(nemesis.at.store_wires, fault)
    trap = wire.trap(kind)
    try:
        async with asyncio.timeout(CATCH_SECONDS):
            await trap.caught.wait()
    except TimeoutError:
        wire.untrap(trap)
        return trap.caught.is_set()
    if fault.cuts:
        _pick(nemesis.at.wires, fault).cut()
    await asyncio.sleep(fault.seconds)
    trap.release.set()
    await trap.over.wait()
    nemesis.said[f"{kind.value}: {trap.said or 'unknown'}"] += 1
    return True


# --- connections ----------------------------------------------------------------------------------------------------


async def drop_published(nemesis: Nemesis, fault: Fault) -> bool:
    """No published message arrives, not even the last."""
    wire = _pick(nemesis.at.store_wires, fault)
    before, wire.loses = wire.dropped, lambda _: True
    await asyncio.sleep(fault.seconds)
    wire.loses = None
    return wire.dropped > before


async def slow_store(nemesis: Nemesis, fault: Fault) -> bool:
    """All that is said between node and store takes its time."""
    return await _slow(_pick(nemesis.at.store_wires, fault), fault.seconds)


async def slow_clients(nemesis: Nemesis, fault: Fault) -> bool:
    """All that is said between a node and its clients takes its time."""
    return await _slow(_pick(nemesis.at.wires, fault), fault.seconds)


async def swallow_store(nemesis: Nemesis, fault: Fault) -> bool:
    """Nothing arrives between a node and its store, unnoticed until the connections break."""
    return await _swallow(_pick(nemesis.at.store_wires, fault), fault.seconds)


async def swallow_clients(nemesis: Nemesis, fault: Fault) -> bool:
    """Nothing arrives between a node and its clients, unnoticed until the connections break."""
    return await _swallow(_pick(nemesis.at.wires, fault), fault.seconds)


async def cut_store(nemesis: Nemesis, fault: Fault) -> bool:
    """All connections of a node to its store break."""
    return _pick(nemesis.at.store_wires, fault).cut() > 0


async def cut_clients(nemesis: Nemesis, fault: Fault) -> bool:
    """All connections of a node's clients break."""
    return _pick(nemesis.at.wires, fault).cut() > 0


async def _slow(wire: Wire, seconds: float) -> bool:
    """Delay all data of a wire."""
    before, wire.delay = wire.effects.delayed, SLOW
    await asyncio.sleep(seconds)
    wire.delay = None
    return wire.effects.delayed > before


async def _swallow(wire: Wire, seconds: float) -> bool:
    """Swallow all data of a wire, then cut its connections."""
    before, wire.black_hole = wire.effects.swallowed, True
    await asyncio.sleep(seconds)
    wire.black_hole = False
    wire.cut()
    return wire.effects.swallowed > before


def _pick(hit: Sequence[T], fault: Fault) -> T:
    """The one of the possible targets that a fault hits."""
    return hit[fault.target % len(hit)]


FAULTS: dict[str, tuple[int, Act]] = {
    "node killed": (3, kill_node),
    "redis killed": (3, kill_store),
    "node paused": (2, pause_node),
    "redis paused": (1, pause_store),
    **{f"commit {kind.value}": (3, partial(trap, kind)) for kind in Kind},
    "published entries dropped": (2, drop_published),
    "store slow": (1, slow_store),
    "store swallowed": (1, swallow_store),
    "store cut": (1, cut_store),
    "clients slow": (1, slow_clients),
    "clients swallowed": (1, swallow_clients),
    "clients cut": (2, cut_clients),
}
"""How often each fault is chosen, and what does it."""
