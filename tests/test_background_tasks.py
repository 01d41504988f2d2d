"""Background tasks that are ended: each by itself, and none waited for without end.

And turns that are given one at a time, shared fairly among those who wait.
"""

import asyncio
import logging

import pytest

from botyard.background_tasks import Awaited, call_all, cancel_all, running, spawn, spawn_forever
from botyard.fair_turns import FairTurns


async def test_tasks_that_are_cancelled_have_ended() -> None:
    tasks = [spawn(asyncio.sleep(3_600), f"sleep {place}") for place in range(3)]
    await asyncio.sleep(0)
    await cancel_all(tasks)
    assert all(task.cancelled() for task in tasks)
    await cancel_all([])


async def test_a_task_that_does_not_end_is_given_up_and_named(caplog: pytest.LogCaptureFixture) -> None:
    released = asyncio.Event()

    async def stubborn() -> None:
        while not released.is_set():
            try:
                await released.wait()
            except asyncio.CancelledError:
                continue

    one, other = spawn(stubborn(), "the stubborn one"), spawn(asyncio.sleep(3_600), "the other")
    await asyncio.sleep(0)
    with caplog.at_level(logging.ERROR):
        await cancel_all([one, other], 0.01)
    assert [(record.getMessage(), record.about) for record in caplog.records] == [  # type: ignore[attr-defined]
        ("a task does not end after it was cancelled", {"task": "the stubborn one"})
    ]
    assert other.cancelled()
    released.set()
    await one


async def test_endless_work_begins_again_after_a_failure(caplog: pytest.LogCaptureFixture) -> None:
    time, pauses, waits = [0.0], list[float](), asyncio.Event()
    lives = iter([0, 0, 0, 0, 0, 0, 0, 60, 0])  # how long it works until it fails, in seconds

    async def work() -> None:
        lived = next(lives, None)
        if lived is None:
            waits.set()
            await asyncio.sleep(3_600)
        else:
            time[0] += lived
            raise ValueError("it fails")

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        time[0] += seconds

    task = spawn_forever(work, "the work", pause, lambda: time[0])
    await waits.wait()
    assert pauses == [1, 2, 4, 8, 16, 30, 30, 1, 2]
    records = [(record.getMessage(), record.about["task"]) for record in caplog.records]  # type: ignore[attr-defined]
    assert records == [("a task failed and begins again", "the work")] * 9
    assert all(record.exc_info for record in caplog.records)
    await cancel_all([task])
    assert task.cancelled()


def test_a_listener_that_fails_keeps_nothing_from_the_others(caplog: pytest.LogCaptureFixture) -> None:
    heard = list[tuple[str, int]]()

    def failing(name: str, number: int) -> None:
        raise ValueError(name, number)

    call_all([lambda name, number: heard.append((name, number)), failing, lambda *values: heard.append(values)], "a", 1)
    assert heard == [("a", 1), ("a", 1)]
    (record,) = caplog.records
    assert record.exc_info
    assert record.getMessage() == "a listener failed"


async def test_all_callers_get_one_result_and_a_cancelled_one_ends_nothing() -> None:
    released = asyncio.Event()

    async def work() -> int:
        await released.wait()
        return 7

    awaited = Awaited(work(), "work")
    first, second, third = (asyncio.create_task(awaited.result()) for _ in range(3))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.sleep(0)
    released.set()
    assert (await first, await third, await awaited.result()) == (7, 7, 7)
    assert second.cancelled()


async def test_all_callers_get_the_failure_of_the_work_or_its_cancellation() -> None:
    async def work() -> None:
        raise ValueError("it fails")

    awaited = Awaited(work(), "work")
    results = await asyncio.gather(*(awaited.result() for _ in range(2)), return_exceptions=True)
    assert [str(result) for result in results] == ["it fails"] * 2
    cancelled = Awaited(asyncio.sleep(3_600), "sleep")
    callers = [asyncio.create_task(cancelled.result()) for _ in range(2)]
    await asyncio.sleep(0)
    cancelled.cancel()
    await asyncio.wait(callers)
    assert all(caller.cancelled() for caller in callers)


class Workers:
    """A part that begins with its first task. `log`: what happens to all parts."""

    def __init__(self, name: str, log: list[str]) -> None:
        self.name = name
        self.log = log

    async def stop(self) -> None:
        self.log.append(f"{self.name} stops")


class Clock(Workers):
    """A part that starts at once."""

    def start(self) -> None:
        self.log.append(f"{self.name} starts")


class Link(Workers):
    """A part whose start takes time, and may fail."""

    broken = False

    async def start(self) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise ConnectionError
        self.log.append(f"{self.name} starts")


async def test_parts_start_in_order_and_stop_in_the_reverse_order() -> None:
    log = list[str]()
    async with running([Link("link", log), Workers("workers", log), Clock("clock", log)]):
        assert log == ["link starts", "clock starts"]
        log.clear()
    assert log == ["clock stops", "workers stops", "link stops"]


async def test_if_a_part_cannot_start_those_before_it_are_stopped() -> None:
    log = list[str]()
    broken = Link("link", log)
    broken.broken = True
    with pytest.raises(ConnectionError):
        async with running([Clock("clock", log), broken, Clock("later", log)]):
            pytest.fail("it did not start")
    assert log == ["clock starts", "clock stops"]


# --- fair turns -------------------------------------------------------------------------------------------------


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
