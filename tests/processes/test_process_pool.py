"""The pool of worker processes: niced, few, replaced when they die or hang, gone with the node."""

import asyncio
import errno
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable, Mapping
from multiprocessing import active_children
from pathlib import Path
from socket import socket
from typing import TypeVar

import pytest
import pytest_asyncio

from botyard.processes import process_pool, supervisor, worker_process
from botyard.processes.process_pool import Busy, ProcessPool, pool_size
from botyard.processes.process_setup import NICENESS
from botyard.processes.supervisor import NodeGroup, NodeProcess
from botyard.processes.worker_process import NoAnswer, TaskFailed
from botyard.settings import Settings
from botyard.startup import CannotStart, StoreIsAway
from tests.support.descendants import is_alive
from tests.support.waiting import until

pytestmark = pytest.mark.slow

T = TypeVar("T")
STARTING_SECONDS = 60.0
PATIENCE = 60.0


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[ProcessPool]:
    made = ProcessPool(2, seconds=PATIENCE)
    yield made
    await made.stop()
    assert not active_children()


@pytest_asyncio.fixture
async def single() -> AsyncIterator[ProcessPool]:
    made = ProcessPool(1, seconds=PATIENCE)
    yield made
    await made.stop()
    assert not active_children()


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """A pipe: a worker that reads it works until it is written to."""
    path = tmp_path / "gate"
    os.mkfifo(path)
    return path


async def test_no_worker_runs_until_it_is_needed_and_no_second_one_while_one_is_idle(pool: ProcessPool) -> None:
    assert not active_children()
    numbers = set()
    for _ in range(3):
        async with pool.reserve() as worker:
            numbers.add(await worker.run(os.getpid))
            assert await worker.run(os.nice, 0) == min(19, os.nice(0) + NICENESS)
    assert numbers == {child.pid for child in active_children()}
    assert len(numbers) == 1


async def test_an_exception_is_no_answer_and_neither_that_nor_ctrl_c_ends_a_worker(pool: ProcessPool) -> None:
    async with pool.reserve() as worker:
        first = await worker.run(os.getpid)
        with pytest.raises(NoAnswer, match="ValueError at _answer:"):
            await worker.run(int, "x")
        os.kill(first, signal.SIGINT)
        assert await worker.run(os.getpid) == first


async def test_callers_wait_in_order_for_a_free_worker(pool: ProcessPool) -> None:
    order: list[int] = []

    async def ask(place: int) -> None:
        async with pool.reserve() as worker:
            order.append(place)
            await worker.run(abs, place)

    await asyncio.gather(*map(ask, range(7)))
    assert order == list(range(7))
    assert len(active_children()) == 2


async def test_a_worker_that_is_killed_during_a_task_is_replaced(pool: ProcessPool) -> None:
    async with pool.reserve() as worker:
        first = await worker.run(os.getpid)
        working = asyncio.create_task(worker.run(time.sleep, 3_600))
        await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        with pytest.raises(NoAnswer, match="has died"):
            await working
        assert await worker.run(os.getpid) != first
    await until(lambda: not is_alive(first))


async def test_a_worker_that_is_killed_while_idle_is_replaced(pool: ProcessPool) -> None:
    async with pool.reserve() as worker:
        first = await worker.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        await until(lambda: not is_alive(first))
        with pytest.raises(NoAnswer, match="has died"):
            await worker.run(abs, -1)
        assert await worker.run(abs, -1) == 1


async def test_a_worker_that_takes_too_long_is_killed_and_the_loop_goes_on(pool: ProcessPool) -> None:
    async with pool.reserve() as worker:
        first = await worker.run(os.getpid)
        worker._seconds = 600
        working = asyncio.create_task(worker.run(time.sleep, 3_600))
        await loop_goes_on()
        assert not working.done()
        set_forward(601)
        with pytest.raises(NoAnswer, match="no answer within 600 s"):
            await working
        assert await worker.run(abs, -1) == 1
    await until(lambda: not is_alive(first))


async def test_the_answer_to_a_cancelled_caller_does_not_go_to_the_next_one(pool: ProcessPool) -> None:
    async with pool.reserve() as worker:
        await worker.run(os.getpid)
        asking = asyncio.create_task(worker.run(abs, -7))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert await worker.run(abs, -1) == 1


async def test_a_worker_that_does_not_start_is_no_answer_and_the_next_may(
    pool: ProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_process, "STARTING_SECONDS", 0.0)
    async with pool.reserve() as worker:
        with pytest.raises(NoAnswer, match="does not start"):
            await worker.run(abs, -1)
        monkeypatch.undo()
        assert await worker.run(abs, -1) == 1


async def test_the_workers_of_a_stopped_pool_are_gone_and_do_not_come_back() -> None:
    pool = ProcessPool(1)
    async with pool.reserve() as worker:
        number = await worker.run(os.getpid)
        await pool.stop()
        assert not is_alive(number)
        with pytest.raises(NoAnswer, match="the node stops"):
            await worker.run(os.getpid)
    for _ in range(2):
        with pytest.raises(Busy):
            await pool.run(PATIENCE, os.getpid, only_started=True)
    assert not active_children()


async def test_a_pool_that_stops_while_a_worker_starts_leaves_nothing() -> None:
    pool = ProcessPool(1, "tests.processes.never_ready")
    async with pool.reserve() as worker:
        starting = asyncio.create_task(worker.run(os.getpid))
        await until(lambda: worker._unready)
        await pool.stop()
        with pytest.raises(NoAnswer, match="does not start"):
            await starting
    assert not active_children()


async def test_a_pool_that_stops_while_it_starts_a_worker_in_the_background_leaves_nothing() -> None:
    pool = ProcessPool(1)
    with pytest.raises(Busy):
        await pool.run(PATIENCE, os.getpid, only_started=True)
    await pool.stop()
    assert not active_children()


# --- callers that wait only for a short time ---


async def test_a_caller_with_a_time_limit_does_not_wait_for_the_start(single: ProcessPool) -> None:
    assert not active_children()
    with pytest.raises(Busy, match="not running yet"):
        await single.run(PATIENCE, os.getpid, only_started=True)
    numbers = {await answer(single, os.getpid) for _ in range(3)}
    assert numbers == {child.pid for child in active_children()}


async def test_an_exception_of_the_function_is_raised(single: ProcessPool) -> None:
    with pytest.raises(TaskFailed, match="ValueError at _answer:"):
        await answer(single, int, "x")
    assert await answer(single, abs, -1) == 1


async def test_a_task_is_finished_although_another_caller_gave_up_waiting(single: ProcessPool, gate: Path) -> None:
    first = await answer(single, os.getpid)
    working = asyncio.create_task(single.run(PATIENCE, Path.read_text, gate, only_started=True))
    await loop_goes_on()
    assert not working.done()
    with pytest.raises(Busy, match="no answer"):
        await single.run(0.05, abs, -1, only_started=True)
    assert not working.done()
    gate.write_text("done")
    assert await working == "done"
    assert await single.run(PATIENCE, os.getpid, only_started=True) == first


async def test_a_task_whose_caller_gave_up_keeps_its_worker_until_it_is_done(single: ProcessPool, gate: Path) -> None:
    first = await answer(single, os.getpid)
    with pytest.raises(Busy, match="no answer"):
        await single.run(0.05, Path.read_text, gate, only_started=True)
    waiting = asyncio.create_task(single.run(PATIENCE, os.getpid, only_started=True))
    await loop_goes_on()
    assert not waiting.done()
    gate.write_text("done")
    assert await waiting == first


async def test_a_hung_task_is_killed_and_its_worker_replaced(single: ProcessPool) -> None:
    first = await answer(single, os.getpid)
    (worker,) = single.workers
    worker._seconds = 0.05
    with pytest.raises(Busy, match=r"no answer within 0.05 s"):
        await single.run(PATIENCE, time.sleep, 3_600, only_started=True)
    worker._seconds = PATIENCE
    await until(lambda: not is_alive(first))
    assert await answer(single, os.getpid) != first


async def test_a_pool_that_stops_kills_a_task_whose_caller_gave_up(single: ProcessPool) -> None:
    first = await answer(single, os.getpid)
    with pytest.raises(Busy, match="no answer"):
        await single.run(0.01, time.sleep, 3_600, only_started=True)
    await single.stop()
    assert not is_alive(first)


async def test_a_worker_that_was_killed_between_two_calls_is_replaced(single: ProcessPool) -> None:
    first = await answer(single, os.getpid)
    os.kill(first, signal.SIGKILL)
    second = await answer(single, os.getpid)
    assert second != first


async def test_a_worker_that_dies_during_a_call_is_replaced(single: ProcessPool) -> None:
    await answer(single, os.getpid)
    with pytest.raises(Busy, match="died"):
        await single.run(PATIENCE, os._exit, 1, only_started=True)
    assert await answer(single, abs, -1) == 1


# --- nodes that are killed ---


@pytest.mark.parametrize("work", ["worker.run(time.sleep, 60)", "asyncio.sleep(60)"], ids=["works", "idle"])
async def test_the_worker_of_a_killed_node_ends_without_output(work: str) -> None:
    code = (
        "import asyncio, os, sys, time\n"
        "from botyard.processes.process_pool import ProcessPool\n"
        "async def main():\n"
        "    async with ProcessPool(1, seconds=60).reserve() as worker:\n"
        "        print(await worker.run(os.getpid), flush=True)\n"
        f"        await {work}\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    assert await stderr_when_killed(code) == b""


async def test_a_worker_whose_node_is_killed_while_it_starts_ends_without_output() -> None:
    code = (
        "import asyncio, os, sys\n"
        "from botyard.processes.process_pool import ProcessPool\n"
        "async def main():\n"
        "    async with ProcessPool(1).reserve() as worker:\n"
        "        starting = asyncio.create_task(worker.start())\n"
        "        while worker._unready is None:\n"
        "            await asyncio.sleep(0)\n"
        "        print(worker._unready.process.pid, flush=True)\n"
        "        await starting\n"
        "        await asyncio.sleep(60)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    assert await stderr_when_killed(code) == b""


def test_the_nodes_of_a_machine_share_its_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [pool_size(8, nodes) for nodes in (1, 2, 3, 8, 20)] == [8, 4, 2, 1, 1]
    monkeypatch.setattr(process_pool, "available_cores", lambda: 8)
    assert [pool_size(None, nodes) for nodes in (1, 2, 7, 8)] == [7, 3, 1, 1]
    monkeypatch.setattr(process_pool, "available_cores", lambda: 1)
    assert pool_size(None) == 1


async def answer(pool: ProcessPool, function: Callable[..., T], *arguments: object) -> T:
    """The result of a function once a worker runs."""
    async with asyncio.timeout(STARTING_SECONDS):
        while True:
            try:
                return await pool.run(PATIENCE, function, *arguments, only_started=True)
            except Busy:
                await asyncio.sleep(0.02)


async def loop_goes_on() -> None:
    """Let the event loop turn often enough to begin tasks in other processes."""
    for _ in range(1_000):
        await asyncio.sleep(0)


def set_forward(seconds: float) -> None:
    """Set the clock of the event loop of this test forward, so that limits that were set before are over."""
    loop = asyncio.get_running_loop()
    time_of = loop.time
    loop.time = lambda: time_of() + seconds  # type: ignore[method-assign]


async def stderr_when_killed(code: str) -> bytes:
    """Kill a program that has written the process id of its worker; all that both write on standard error."""
    node = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdout=PIPE, stderr=PIPE)
    assert node.stdout is not None
    number = int(await node.stdout.readline())
    node.kill()
    _, written = await node.communicate()  # until the worker has closed it, too
    await until(lambda: not is_alive(number))
    return written


def echo(content: bytes) -> bytes:
    """A task with a large question and a large answer."""
    return content


def test_large_tasks_and_answers_pass_through_the_pipe_on_the_loop_of_the_server() -> None:
    import uvloop  # noqa: PLC0415 - absent on Windows

    async def run() -> list[int]:
        pool = ProcessPool(1, seconds=PATIENCE, niceness=0)
        try:
            return [len(await pool.run(PATIENCE, echo, b"x" * size)) for size in (10, 3_000_000, 10)]
        finally:
            await pool.stop()

    assert uvloop.run(run()) == [10, 3_000_000, 10]


# --- the supervisor ---------------------------------------------------------------------------------------------


class ScriptedNode(NodeProcess):
    """A node without a process. `failures`: the errors of its next starts, None for a start that succeeds."""

    def __init__(self, failures: list[OSError | None]) -> None:
        super().__init__(0, "")
        self.failures = failures
        self.ended = asyncio.Event()

    async def start(self, listener: socket, environment: Mapping[str, str]) -> bool:
        if (failure := self.failures.pop(0)) is not None:
            raise failure
        self.ended.clear()
        return True

    async def wait(self) -> int:
        await self.ended.wait()
        return 1

    def send(self, number: signal.Signals) -> None:
        self.ended.set()


@pytest.mark.parametrize(
    ("ends", "error"), [((69, 0), StoreIsAway), ((-9, 0), StoreIsAway), ((69, 2), CannotStart), ((1, 0), CannotStart)]
)
async def test_a_start_that_may_succeed_later_is_distinguished_from_a_wrong_setting(
    ends: tuple[int, ...], error: type[CannotStart]
) -> None:
    class EndedNode(ScriptedNode):
        def __init__(self, end: int) -> None:
            super().__init__([])
            self.end = end

        async def start(self, listener: socket, environment: Mapping[str, str]) -> bool:
            return self.end == 0

        @property
        def status(self) -> int | None:
            return self.end or None

    with socket() as listener:
        listener.bind(("127.0.0.1", 0))
        with pytest.raises(CannotStart) as raised:
            await NodeGroup(listener, {}, [EndedNode(end) for end in ends]).serve(Settings(announce=0))
    assert type(raised.value) is error


async def test_a_node_that_cannot_be_started_is_started_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervisor, "AGAIN_SECONDS", 0.001)
    node = ScriptedNode([None, OSError(errno.EMFILE, "Too many open files"), OSError(errno.EAGAIN, ""), None])
    with socket() as listener:
        listener.bind(("127.0.0.1", 0))
        group = NodeGroup(listener, {}, [node])
        serving = asyncio.create_task(group.serve(Settings(announce=0)))
        await until(lambda: len(node.failures) == 3)
        node.ended.set()
        await until(lambda: not node.failures and not node.ended.is_set())
        group._stop()
        await serving
    assert caplog.text.count("a node cannot be started now") == 2
