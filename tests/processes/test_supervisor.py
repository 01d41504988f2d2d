"""The supervisor restarts its nodes, also while the system lets no process begin."""

import asyncio
import errno
import signal
from collections.abc import Mapping
from socket import socket

import pytest

from botyard.processes import supervisor
from botyard.processes.supervisor import NodeGroup, NodeProcess
from botyard.settings import Settings
from botyard.startup import CannotStart, StoreIsAway
from tests.support.waiting import until

pytestmark = pytest.mark.slow


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
