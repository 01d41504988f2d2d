"""The worker: one niced process, replaced when it dies, gone with the node."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from multiprocessing import active_children
from typing import TypeVar

import pytest
import pytest_asyncio

from botyard.processes.worker import Busy, Worker
from botyard.processes.worker_process import NICENESS, Failed
from tests.support.descendants import is_alive
from tests.support.waiting import until

T = TypeVar("T")
STARTING_SECONDS = 20.0


@pytest_asyncio.fixture
async def worker() -> AsyncIterator[Worker]:
    made = Worker(seconds=20)
    yield made
    await made.stop()


async def answer(worker: Worker, function: Callable[..., T], *arguments: object) -> T:
    """What the worker says once it is up."""
    async with asyncio.timeout(STARTING_SECONDS):
        while True:
            try:
                return await worker.run(function, *arguments)
            except Busy:
                await asyncio.sleep(0.02)


async def test_nothing_runs_until_it_is_needed_and_then_one_niced_process(worker: Worker) -> None:
    assert not active_children()
    with pytest.raises(Busy, match="not there yet"):
        await worker.run(os.getpid)
    numbers = {await answer(worker, os.getpid) for _ in range(3)}
    assert numbers == {child.pid for child in active_children()}
    assert await answer(worker, os.nice, 0) == os.nice(0) + NICENESS


async def test_what_the_function_raises_is_raised(worker: Worker) -> None:
    with pytest.raises(Failed, match="ValueError at _answer:"):
        await answer(worker, int, "x")
    assert await answer(worker, abs, -1) == 1


async def test_an_answer_that_takes_too_long_is_given_up_and_the_loop_goes_on(worker: Worker) -> None:
    first = await answer(worker, os.getpid)
    working = asyncio.create_task(worker.run(time.sleep, 0.5))
    await loop_goes_on()
    assert not working.done()
    worker._seconds = 0.05
    with pytest.raises(Busy, match="no answer"):
        await worker.run(abs, -1)
    worker._seconds = 20
    await working
    assert await worker.run(os.getpid) == first


async def test_work_that_was_given_up_is_killed_after_a_while() -> None:
    worker = Worker(20, working=0.05)
    first = await answer(worker, os.getpid)
    with pytest.raises(Busy, match=r"no answer within 0.05 s"):
        await worker.run(time.sleep, 3_600)
    await until(lambda: not is_alive(first))
    assert await answer(worker, os.getpid) != first
    await worker.stop()


async def test_a_node_that_stops_kills_work_that_was_given_up(worker: Worker) -> None:
    first = await answer(worker, os.getpid)
    worker._seconds = 0.01
    with pytest.raises(Busy, match="no answer"):
        await worker.run(time.sleep, 3_600)
    await worker.stop()
    assert not is_alive(first)


async def test_a_killed_worker_is_replaced(worker: Worker) -> None:
    first = await answer(worker, os.getpid)
    os.kill(first, signal.SIGKILL)
    second = await answer(worker, os.getpid)
    assert second != first


async def test_one_that_dies_over_its_work_is_replaced(worker: Worker) -> None:
    await answer(worker, os.getpid)
    with pytest.raises(Busy, match="died"):
        await worker.run(os._exit, 1)
    assert await answer(worker, abs, -1) == 1


async def test_it_does_not_mind_the_interrupt_of_the_terminal(worker: Worker) -> None:
    first = await answer(worker, os.getpid)
    os.kill(first, signal.SIGINT)
    assert await answer(worker, os.getpid) == first


async def test_a_stopped_worker_is_gone_and_does_not_come_back() -> None:
    worker = Worker(seconds=2)
    number = await answer(worker, os.getpid)
    await worker.stop()
    assert not is_alive(number)
    for _ in range(2):
        with pytest.raises(Busy):
            await worker.run(os.getpid)
    assert not active_children()


async def test_a_node_that_stops_while_the_worker_starts_leaves_nothing() -> None:
    worker = Worker(seconds=2)
    with pytest.raises(Busy):
        await worker.run(os.getpid)
    await worker.stop()
    assert not active_children()


async def test_the_worker_of_a_killed_node_ends() -> None:
    code = (
        "import asyncio, os, sys\n"
        "from botyard.processes.worker import Busy, Worker\n"
        "async def main():\n"
        "    worker = Worker(2)\n"
        "    while True:\n"
        "        try:\n"
        "            print(await worker.run(os.getpid), flush=True)\n"
        "            await asyncio.sleep(60)\n"
        "        except Busy:\n"
        "            await asyncio.sleep(0.02)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    node = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert node.stdout is not None
    number = int(await asyncio.to_thread(node.stdout.readline))
    assert is_alive(number)
    node.kill()
    node.wait()
    node.stdout.close()
    await until(lambda: not is_alive(number))


async def loop_goes_on() -> None:
    """Let the loop turn often enough to have begun what is to be done in other processes."""
    for _ in range(1_000):
        await asyncio.sleep(0)
