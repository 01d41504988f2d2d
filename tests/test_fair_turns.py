"""Turns are given one at a time and shared fairly among those who wait."""

import asyncio

from botyard.fair_turns import FairTurns


async def test_turns_go_round_among_those_who_wait() -> None:
    turns, taken = FairTurns(), list[str]()

    async def work(key: str) -> None:
        async with turns.turn(key):
            await asyncio.sleep(0)
            taken.append(key)

    await asyncio.gather(*(work("busy") for _ in range(5)), work("ann"), work("ben"))
    assert taken == ["busy", "busy", "ann", "ben", "busy", "busy", "busy"]


async def test_there_is_at_most_one_turn_in_a_cycle_of_the_loop() -> None:
    turns, cycles = FairTurns(), list[int]()
    cycle = 0

    def count() -> None:
        nonlocal cycle
        cycle += 1
        if len(cycles) < 10:
            asyncio.get_running_loop().call_soon(count)

    async def work() -> None:
        async with turns.turn("ann"):
            cycles.append(cycle)

    count()
    await asyncio.gather(*(work() for _ in range(10)))
    assert len(set(cycles)) == 10


async def test_a_request_that_is_given_up_leaves_its_turn_to_the_others() -> None:
    turns, taken = FairTurns(), list[str]()

    async def work(key: str) -> None:
        async with turns.turn(key):
            taken.append(key)
            if key == "ann":  # the turn passes to ben in the next cycle, who is cancelled before he can use it
                asyncio.get_running_loop().call_soon(lambda: asyncio.get_running_loop().call_soon(tasks[1].cancel))

    tasks = [asyncio.ensure_future(work(key)) for key in ("ann", "ben", "eva", "wes")]
    await asyncio.sleep(0)
    tasks[3].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert taken == ["ann", "eva"]
