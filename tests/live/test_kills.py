"""A match goes on when its bots' workers, its node and its embedded Redis are killed."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest

from botyard.bot_runner.runner import CLAIM_MS
from botyard.client import Backoff, connect, guest_token
from botyard.rooms.runtime.alarms import SWEEP_SECONDS
from botyard_protocol.messages import Accepted, BotLevel
from botyard_protocol.twin_tin_bots import First, FirstPlace, RobotName, Tile
from tests.live.players import against, answer, asked, play
from tests.live.processes import NodeProcess, RedisProcess
from tests.support.descendants import command_line
from tests.support.waiting import until

pytestmark = [pytest.mark.slow, pytest.mark.kill]

SOON = 60 + CLAIM_MS / 1000 + 2 * SWEEP_SECONDS
"""Until a claim is over, a sweep has come, and a worker has started, on a machine that does much else."""


def workers_of(node: NodeProcess) -> list[int]:
    """The processes in which the bots of a node think."""
    assert node.process is not None
    found = []
    for task in Path(f"/proc/{node.process.pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            if "spawn_main" in command_line(child):
                found.append(child)
    return found


def state(pid: int) -> str:
    """The letter for it in /proc: T is stopped."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


def kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


async def test_a_match_goes_on_when_a_worker_and_when_its_node_is_killed(tmp_path: Path) -> None:
    redis = RedisProcess(tmp_path)
    await redis.start()
    nodes = [NodeProcess(tmp_path, f"node{place}", redis.url, BOTYARD_BOT_THINKING="0") for place in range(2)]
    await asyncio.gather(*(node.start() for node in nodes))
    urls = [node.ws for node in nodes]
    token = (await guest_token(nodes[0].http, "Ann")).token
    try:
        async with connect(urls, token=token, reconnect=Backoff(0.05, 0.2)) as ann, AsyncExitStack() as stack:
            await against(ann, BotLevel.GREEDY, BotLevel.RANDOM)
            await play(ann, turns=2)
            assert await asked(ann)
            (worker,) = workers_of(nodes[0])
            os.kill(worker, signal.SIGKILL)
            await answer(ann)
            assert await asked(ann)  # the bots have answered, on another worker
            (worker,) = workers_of(nodes[0])
            # The stopped worker cannot answer for the bot whose turn its node has claimed: the other node must do so.
            stack.callback(kill, worker)  # a process that is stopped does not see its node end
            os.kill(worker, signal.SIGSTOP)
            await until(lambda: state(worker) == "T")
            await answer(ann)
            claimed = await ann.snapshot()
            await nodes[0].end()
            async with asyncio.timeout(SOON):
                await ann.until(lambda model: bool(model.own_choices))
            assert ann.model.number is not None
            assert ann.model.number >= claimed.number + 2  # an answer of each of the two bots
            assert await play(ann, turns=2) == 2
    finally:
        for process in (*nodes, redis):
            await process.end()


# --- the embedded Redis -----------------------------------------------------------------------------------------


FIRST = First((FirstPlace(RobotName.A, 1, Tile.FORWARD_1), FirstPlace(RobotName.B, 2, Tile.ZAP)))


async def test_a_match_goes_on_after_the_embedded_redis_and_its_node_are_killed_together(tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, "alone", None)
    await node.start()
    try:
        ann, bob = await guest_token(node.http, "Ann"), await guest_token(node.http, "Bob")
        async with connect(node.ws, token=ann.token) as first, connect(node.ws, token=bob.token) as second:
            room = await first.create("twin_tin_bots", 2, "alone")
            await first.watch(room)
            await second.join(room)
            await first.until(lambda model: bool(model.choices))
            before = first.model.cursor, first.model.choices
            await node.end()
            assert (tmp_path / "alone" / "archive.sqlite").is_file()
            await node.start()
            await asyncio.gather(first.ping(), second.ping())
            assert (first.model.cursor, first.model.choices) == before
            assert second.model.choices == first.model.choices
            mover = first if first.model.own_choices else second
            answered = await mover.command(mover.model.choices[0].seat, mover.model.choices[0].id, FIRST)
            assert isinstance(answered, Accepted)
            await asyncio.gather(*(one.until(lambda model: model.number == answered.number) for one in (first, second)))
    finally:
        await node.end()
