"""Two server processes on one port against one, with Redis and the generator on the same cores."""

from collections.abc import AsyncIterator
from dataclasses import replace

from bench.load import Load, Measured, play
from bench.table import Row


async def measure(short: bool) -> AsyncIterator[Row]:
    """The same load on one process, on two, and on two of which each has rooms of its own; the system chooses cores."""
    one = Load(rooms=2, warm_up=0.1, seconds=0.2, pin=False) if short else Load(pin=False)
    alone = await play(one)
    yield _row("one server process, no core of its own", "for comparison", alone)
    spread = await play(replace(one, workers=2, together=False))
    yield _row("two processes, the players of a room on both", "for comparison", spread, alone)
    together = await play(replace(one, workers=2))
    yield _row("two processes, each room on one of them", "1.7 times on 4 or more cores", together, alone)


def _row(name: str, goal: str, measured: Measured, alone: Measured | None = None) -> Row:
    """A row. What a core can do leaves the CPU of the generator and of Redis out."""
    cost = f"{measured.turns:,.0f} turns/s, {measured.cost:.0f} µs of server CPU a turn"
    if alone is not None:
        cost += f"; {measured.turns / max(alone.turns, 1):.2f} times the turns of one on the same cores"
        cost += f", {2 * alone.cost / max(measured.cost, 1):.2f} times on two cores of their own"
    return Row(name, goal, cost, measured.generator)
