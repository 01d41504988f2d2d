"""Two server processes on one port against one, with Redis and the generator on the same cores."""

from collections.abc import AsyncIterator
from dataclasses import replace

from bench.load import Load, play
from bench.table import Row


async def measure(short: bool) -> AsyncIterator[Row]:
    """The same load on one and on two; the system chooses the cores."""
    one = Load(rooms=2, warm_up=0.1, seconds=0.2, pin=False) if short else Load(pin=False)
    alone, both = await play(one), await play(replace(one, workers=2))
    measured = (
        f"{both.turns:,.0f} turns/s against {alone.turns:,.0f} of one: {both.turns / max(alone.turns, 1):.2f} times"
    )
    goal = "1.7 times on 4 or more cores"
    yield Row("two server processes, no cores of their own", goal, measured, max(alone.generator, both.generator))
