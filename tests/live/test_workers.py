"""`botyard serve --workers`: several nodes on one port, and a supervisor that owns their shared files."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from urllib.request import urlopen
from zlib import crc32

import pytest
import pytest_asyncio

from botyard.client import Backoff, Client, connect, guest_token
from botyard.metrics import PLACE
from tests.live.processes import NodeProcess
from tests.support.client import Client as PlainClient
from tests.support.descendants import command_line, is_alive
from tests.support.waiting import until

WORKERS = 2
GUESTS = 24
ACCEPTED = 'botyard_commands_total{code="",result="accepted"}'

ESTABLISHED = "01"
"""The state in /proc/net/tcp."""

pytestmark = [pytest.mark.slow, pytest.mark.kill]


@pytest_asyncio.fixture
async def port(tmp_path: Path) -> AsyncIterator[NodeProcess]:
    """A supervisor with its nodes and an embedded Redis, whose end is waited for."""
    made = NodeProcess(tmp_path, "port", None, BOTYARD_WORKERS=str(WORKERS))
    await made.start()
    try:
        await until(lambda: "Botyard is ready" in made._log.read_text())
        yield made
    finally:
        await made.end(signal.SIGTERM)


def children(port: NodeProcess) -> dict[int, str]:
    """The processes of a supervisor, and what they run."""
    assert port.process is not None
    pids = Path(f"/proc/{port.process.pid}/task/{port.process.pid}/children").read_text().split()
    return {int(pid): command_line(int(pid)) for pid in pids}


def nodes(port: NodeProcess) -> list[int]:
    return sorted(pid for pid, command in children(port).items() if "--listener" in command)


def redis(port: NodeProcess) -> list[int]:
    return [pid for pid, command in children(port).items() if "valkey-server" in command]


async def metrics(port: NodeProcess) -> dict[str, float]:
    def read() -> str:
        with urlopen(f"{port.http}/metrics") as answer:
            return str(answer.read().decode())

    found = re.findall(r"^([^# ]\S*) (\S+)$", await asyncio.to_thread(read), re.M)
    return {name: float(value) for name, value in found}


async def becomes(port: NodeProcess, name: str, expected: float) -> None:
    """Wait until a metric has a value, whichever node is asked."""
    async with asyncio.timeout(60):
        while [(await metrics(port)).get(name) for _ in range(4)] != [expected] * 4:  # noqa: ASYNC110 - asked over HTTP
            await asyncio.sleep(0.1)


async def people(port: NodeProcess, stack: AsyncExitStack, count: int, query: str = "") -> list[Client]:
    """So many guests, each with a connection that comes back. `query`: of the address of the socket."""
    tokens = [(await guest_token(port.http, f"Guest {place}")).token for place in range(count)]
    made = [connect(port.ws + query, token=token, reconnect=Backoff(0.05, 0.5)) for token in tokens]
    return [await stack.enter_async_context(one) for one in made]


async def test_nodes_share_a_port_and_their_counts_are_replaced_when_they_die_and_end_with_the_supervisor(
    port: NodeProcess,
) -> None:
    async with AsyncExitStack() as stack:
        first, second = nodes(port)
        guests = await people(port, stack, GUESTS)
        while not (held(first, port) and held(second, port)):  # the system deals connections by chance
            guests += await people(port, stack, GUESTS)
        await becomes(port, "botyard_connections", len(guests))
        assert [value for name, value in (await metrics(port)).items() if name.startswith("botyard_store_info")] == [1]
        room = await guests[0].create("twin_tin_bots", 2, "shared")
        for guest in guests:
            await guest.watch(room)
        await becomes(port, ACCEPTED, 1)
        database = redis(port)
        os.kill(first, signal.SIGKILL)
        await asyncio.gather(*(guest.ping() for guest in guests))
        await until(lambda: len(nodes(port)) == WORKERS)
        assert first not in nodes(port)
        assert second in nodes(port)
        assert redis(port) == database
        await guests[1].join(room)
        await asyncio.gather(*(guest.until(lambda model: bool(model.choices)) for guest in guests))
        await becomes(port, "botyard_connections", len(guests))
        await becomes(port, ACCEPTED, 2)
    await leaves_nothing_when_it_is_killed(port)


def held(pid: int, port: NodeProcess) -> int:
    """How many connections of clients a process has."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    # words of a line: 1 the own address, 3 the state, 9 the inode
    open_ones = {line[9] for line in lines if line[1].endswith(f":{port.port:04X}") and line[3] == ESTABLISHED}
    found = []
    for entry in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed since it was listed
            found.append(os.readlink(entry))
    return sum(link.startswith("socket:[") and link[8:-1] in open_ones for link in found)


def place(pid: int) -> int:
    """The number of a node."""
    variables = Path(f"/proc/{pid}/environ").read_text().split("\0")
    return next(int(one.partition("=")[2]) for one in variables if one.startswith(f"{PLACE}="))


async def test_the_connections_of_a_room_are_on_one_node_while_it_is_up(port: NodeProcess) -> None:
    async with AsyncExitStack() as stack:
        (ann,) = await people(port, stack, 1)
        room = await ann.create("twin_tin_bots", 2, "one node")
        preferred = crc32(room.encode()) % WORKERS
        own, other = sorted(nodes(port), key=lambda pid: place(pid) != preferred)
        before = held(own, port), held(other, port)
        guests = await people(port, stack, GUESTS, f"?room={room}")
        for guest in guests:
            await guest.watch(room)
        # a node lets go of a connection that it has passed on a moment later
        await until(lambda: (held(own, port), held(other, port)) == (before[0] + GUESTS, before[1]))
        await guests[0].join(room)
        await guests[0].until(lambda model: model.audience == (1,))

        os.kill(own, signal.SIGKILL)
        await asyncio.gather(*(guest.ping() for guest in (ann, *guests)))
        await until(lambda: port._log.read_text().count("a node is up") == WORKERS + 1)
        (again,) = set(nodes(port)) - {other}
        assert place(again) == preferred
        (bob,) = await people(port, stack, 1, f"?room={room}")
        at_first = held(again, port)
        (cid,) = await people(port, stack, 1, f"?room={room}")
        assert held(again, port) == at_first + 1, "the node that was started again serves its rooms again"
        await bob.watch(room)
        await cid.watch(room)
    await ends_in_good_order_on_a_signal(port)


async def ends_in_good_order_on_a_signal(port: NodeProcess) -> None:
    """Check that a signal closes all connections by a code, and ends nodes and Redis."""
    token = (await guest_token(port.http, "Ann")).token
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(PlainClient(port.port, token)) for _ in range(GUESTS)]
        for guest in guests:
            await guest.hello()
        before = [*nodes(port), *redis(port)]
        await port.end(signal.SIGTERM)
        assert {(await guest.end())[0] for guest in guests} == {4000}
    assert port.process is not None
    assert port.process.returncode == 0
    assert [pid for pid in before if is_alive(pid)] == []
    with pytest.raises(OSError, match=r"refused|Connect call"):
        await asyncio.open_connection("127.0.0.1", port.port)


async def leaves_nothing_when_it_is_killed(port: NodeProcess) -> None:
    """Check that nodes and Redis end with a supervisor that is killed."""
    before = [*nodes(port), *redis(port)]
    assert len(before) == WORKERS + 1
    await port.end(signal.SIGKILL)
    await until(lambda: not any(map(is_alive, before)))


class Impatient(NodeProcess):
    """A supervisor that kills after half a second."""

    def command(self) -> list[str]:
        """The same command with another constant."""
        program = "import sys, botyard.processes.supervisor as s; s.KILL_SECONDS = 0.5"
        program += "; from botyard.cli import main; sys.exit(main())"
        return [sys.executable, "-c", program, "serve", "--workers", str(WORKERS)]


async def test_a_node_that_hangs_is_killed(tmp_path: Path) -> None:
    port = Impatient(tmp_path, "port", None)
    await port.start()
    try:
        await until(lambda: "Botyard is ready" in port._log.read_text())
        hanging, other = nodes(port)
        os.kill(hanging, signal.SIGSTOP)
    finally:
        await port.end(signal.SIGTERM)
    assert not any(map(is_alive, (hanging, other)))


async def test_nodes_that_cannot_start_end_the_supervisor(tmp_path: Path) -> None:
    """Each node says why, and nothing goes on for ever."""
    broken = NodeProcess(tmp_path, "broken", None, BOTYARD_WORKERS="2", PYTHONPATH=str(tmp_path))
    (tmp_path / "sitecustomize.py").write_text("import sys\nif '--listener' in sys.orig_argv: sys.exit('no luck')\n")
    with pytest.raises(AssertionError, match="A node could not start"):
        await broken.start()
    assert broken.process is not None
    assert broken.process.returncode == 2
