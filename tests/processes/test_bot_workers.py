"""The workers of bots: niced, few, replaced when they die or do not come back, gone with the node."""

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from multiprocessing import active_children

import pytest
import pytest_asyncio

from botyard.processes import bot_workers as module
from botyard.processes import worker_process
from botyard.processes.bot_workers import BotWorkers, share_of
from botyard.processes.worker_process import NICENESS, NoAnswer
from tests.processes.test_worker import loop_goes_on
from tests.support.descendants import is_alive
from tests.support.waiting import until


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[BotWorkers]:
    made = BotWorkers(2)
    yield made
    await made.stop()
    assert not active_children()


async def test_none_runs_until_it_is_needed_and_no_second_while_one_is_idle(workers: BotWorkers) -> None:
    assert not active_children()
    numbers = set()
    for _ in range(3):
        async with workers.one() as worker:
            numbers.add(await worker.run(os.getpid))
            assert await worker.run(os.nice, 0) == os.nice(0) + NICENESS
    assert numbers == {child.pid for child in active_children()}
    assert len(numbers) == 1


async def test_what_raises_is_no_answer_and_neither_that_nor_ctrl_c_ends_a_worker(workers: BotWorkers) -> None:
    async with workers.one() as worker:
        first = await worker.run(os.getpid)
        with pytest.raises(NoAnswer, match="ValueError at _answer:"):
            await worker.run(int, "x")
        os.kill(first, signal.SIGINT)
        assert await worker.run(os.getpid) == first


async def test_whoever_finds_none_free_waits_in_turn(workers: BotWorkers) -> None:
    order: list[int] = []

    async def ask(place: int) -> None:
        async with workers.one() as worker:
            order.append(place)
            await worker.run(abs, place)

    await asyncio.gather(*map(ask, range(7)))
    assert order == list(range(7))
    assert len(active_children()) == 2


async def test_one_that_is_killed_over_its_work_is_replaced(workers: BotWorkers) -> None:
    async with workers.one() as worker:
        first = await worker.run(os.getpid)
        working = asyncio.create_task(worker.run(time.sleep, 60))
        await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        with pytest.raises(NoAnswer, match="has died"):
            await working
        assert await worker.run(os.getpid) != first
    await until(lambda: not is_alive(first))


async def test_one_that_was_killed_while_idle_is_replaced(workers: BotWorkers) -> None:
    async with workers.one() as worker:
        first = await worker.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        await until(lambda: not is_alive(first))
        with pytest.raises(NoAnswer, match="has died"):
            await worker.run(abs, -1)
        assert await worker.run(abs, -1) == 1


async def test_one_that_takes_too_long_is_killed_and_the_loop_goes_on(workers: BotWorkers) -> None:
    async with workers.one() as worker:
        first = await worker.run(os.getpid)
        worker._seconds = 0.1
        working = asyncio.create_task(worker.run(time.sleep, 3_600))
        await loop_goes_on()
        assert not working.done()
        with pytest.raises(NoAnswer, match=r"no answer within 0.1 s"):
            await working
        worker._seconds = 20
        assert await worker.run(abs, -1) == 1
    await until(lambda: not is_alive(first))


async def test_an_answer_that_nobody_waits_for_any_more_is_nobody_elses(workers: BotWorkers) -> None:
    async with workers.one() as worker:
        await worker.run(os.getpid)
        asking = asyncio.create_task(worker.run(abs, -7))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert await worker.run(abs, -1) == 1


async def test_one_that_does_not_start_is_no_answer_and_the_next_may(
    workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_process, "STARTING_SECONDS", 0.0)
    async with workers.one() as worker:
        with pytest.raises(NoAnswer, match="does not start"):
            await worker.run(abs, -1)
        monkeypatch.undo()
        assert await worker.run(abs, -1) == 1


async def test_stopped_workers_are_gone_and_do_not_come_back() -> None:
    workers = BotWorkers(1)
    async with workers.one() as worker:
        number = await worker.run(os.getpid)
        await workers.stop()
        assert not is_alive(number)
        with pytest.raises(NoAnswer, match="the node stops"):
            await worker.run(os.getpid)
    assert not active_children()


async def test_a_node_that_stops_while_one_starts_leaves_nothing() -> None:
    workers = BotWorkers(1)
    async with workers.one() as worker:
        worker._modules = ("tests.opponents.never_ready",)
        starting = asyncio.create_task(worker.run(os.getpid))
        await until(lambda: worker._unready)
        await workers.stop()
        with pytest.raises(NoAnswer, match="does not start"):
            await starting
    assert not active_children()


@pytest.mark.parametrize("work", ["worker.run(time.sleep, 60)", "asyncio.sleep(60)"], ids=["thinks", "idle"])
async def test_the_worker_of_a_killed_node_ends_without_a_word(work: str) -> None:
    code = (
        "import asyncio, os, sys, time\n"
        "from botyard.processes.bot_workers import BotWorkers\n"
        "async def main():\n"
        "    async with BotWorkers(1, seconds=60).one() as worker:\n"
        "        print(await worker.run(os.getpid), flush=True)\n"
        f"        await {work}\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    assert await said_when_killed(code) == b""


async def test_a_worker_whose_node_is_killed_while_it_starts_ends_without_a_word() -> None:
    code = (
        "import asyncio, os, sys\n"
        "from botyard.processes.bot_workers import BotWorkers\n"
        "async def main():\n"
        "    async with BotWorkers(1).one() as worker:\n"
        "        starting = asyncio.create_task(worker.start())\n"
        "        while worker._unready is None:\n"
        "            await asyncio.sleep(0)\n"
        "        print(worker._unready.process.pid, flush=True)\n"
        "        await starting\n"
        "        await asyncio.sleep(60)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    assert await said_when_killed(code) == b""


async def said_when_killed(code: str) -> bytes:
    """Kill a program that has written the number of its worker; all that both write on standard error."""
    node = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdout=PIPE, stderr=PIPE)
    assert node.stdout is not None
    number = int(await node.stdout.readline())
    node.kill()
    _, said = await node.communicate()  # until the worker has closed it, too
    await until(lambda: not is_alive(number))
    return said


def test_all_nodes_of_a_port_share_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [share_of(8, nodes) for nodes in (1, 2, 3, 8, 20)] == [8, 4, 2, 1, 1]
    monkeypatch.setattr(module, "cores", lambda: 8)
    assert [share_of(None, nodes) for nodes in (1, 2, 7, 8)] == [7, 3, 1, 1]
    monkeypatch.setattr(module, "cores", lambda: 1)
    assert share_of(None) == 1
