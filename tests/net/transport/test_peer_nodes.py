"""The nodes of one port pass each other sockets, and serve themselves what they can't pass on."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from botyard.metrics import PLACE
from botyard.net.transport import peer_nodes
from botyard.net.transport.opening_handshake import read_handshake
from botyard.net.transport.peer_nodes import BUSY_SECONDS, PeerNodes
from botyard.processes.places import COUNT, DIRECTORY, Place, place_of
from tests.net.transport.test_opening_handshake import LINES, head
from tests.support.waiting import until

DATA = b"GET /ws?room=k3v9q2mzt4xa HTTP/1.1\r\n"


class NodeOfPort:
    """A node of a port, with what was passed to it. It is full while `room` is 0 or less."""

    def __init__(self, directory: Path, number: int) -> None:
        self.taken: list[tuple[socket.socket, bytes]] = []
        self.room = 1_000
        self.now = 0.0
        self.peers = PeerNodes(Place(number, 2, directory), self._take, lambda: self.room <= 0, lambda: self.now)

    def _take(self, passed: socket.socket, data: bytes) -> None:
        self.taken.append((passed, data))
        self.room -= 1

    def end(self) -> None:
        self.peers.stop()
        for passed, _ in self.taken:
            passed.close()


@pytest.fixture
def directory() -> Iterator[Path]:
    with TemporaryDirectory() as made:  # a path of pytest's may be too long for a socket
        yield Path(made)


def transport_of(accepted: socket.socket) -> Any:
    """The transport of an accepted socket, as far as a node uses it."""
    return SimpleNamespace(get_extra_info={"socket": accepted}.get)


@pytest_asyncio.fixture
async def nodes(directory: Path) -> AsyncIterator[tuple[NodeOfPort, NodeOfPort]]:
    """The two nodes of a port, both of which take sockets."""
    made = NodeOfPort(directory, 0), NodeOfPort(directory, 1)
    for node in made:
        node.peers.start()
    yield made
    for node in made:
        node.end()


@pytest.fixture
def accepted() -> Iterator[socket.socket]:
    """A socket that a node has accepted; the client never sends."""
    client, made = socket.socketpair()
    with client, made:
        yield made


def room_of(number: int) -> str:
    """A room whose preferred node of two has this number."""
    return next(room for room in map(str, range(100)) if Place(0, 2, Path()).preferred(room) == number)


async def test_a_socket_is_passed_with_what_was_read_of_it(nodes: tuple[NodeOfPort, NodeOfPort]) -> None:
    first, second = nodes
    client, accepted = socket.socketpair()
    with client, accepted:
        assert not first.peers.pass_on(room_of(0), transport_of(accepted), DATA), "it is the preferred node itself"
        assert first.peers.pass_on(room_of(1), transport_of(accepted), DATA)
        accepted.close()
        await until(lambda: bool(second.taken))
        passed, data = second.taken[0]
        assert data == DATA
        passed.sendall(b"answer")
        assert client.recv(16) == b"answer"
        assert not passed.get_inheritable()


async def test_a_connection_stays_when_the_other_node_cannot_take_it(
    directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer_nodes, "FULL_SECONDS", 0.001)
    first, second = NodeOfPort(directory, 0), NodeOfPort(directory, 1)
    first.peers.start()
    client, accepted = socket.socketpair()
    with client, accepted:

        def passes() -> bool:
            return first.peers.pass_on(room_of(1), transport_of(accepted), DATA)

        assert not passes(), "it has not started"
        second.peers.start()
        assert not first.peers.pass_on(room_of(1), transport_of(accepted), DATA * 1_000), "these are too many bytes"
        assert passes()
        await until(lambda: len(second.taken) == 1)
        second.peers.stop()
        assert not passes(), "it has ended"
        second.peers.start()
        assert passes(), "it is there again"
        await until(lambda: len(second.taken) == 2)
        second.room = 1
        assert passes()
        await until(lambda: len(second.taken) == 3)
        assert not passes(), "it is full"
        second.room = 1_000
        await until(passes)
        second.peers.stop()
        assert len(second.taken) >= 4, "what has arrived is taken before the end"
    first.end()
    second.end()


async def test_a_node_that_does_not_read_gets_no_more(
    nodes: tuple[NodeOfPort, NodeOfPort], accepted: socket.socket
) -> None:
    first, second = nodes
    passed = 0
    while first.peers.pass_on(room_of(1), transport_of(accepted), DATA):  # the other one does not run meanwhile
        passed += 1
        assert passed < 100_000
    assert passed > 10
    await until(lambda: len(second.taken) == passed)
    assert first.peers.pass_on(room_of(1), transport_of(accepted), DATA), "now it has read"
    await until(lambda: len(second.taken) == passed + 1)


async def test_a_node_that_hangs_gets_no_more_until_it_has_taken_what_was_passed(
    nodes: tuple[NodeOfPort, NodeOfPort], accepted: socket.socket
) -> None:
    first, second = nodes

    def passes() -> bool:  # without an await between two calls, the other node does not run
        return first.peers.pass_on(room_of(1), transport_of(accepted), DATA)

    assert passes()
    first.now += BUSY_SECONDS
    assert passes(), "it may still take the first one"
    first.now += 0.1
    assert not passes(), "it hangs"
    await until(lambda: len(second.taken) == 2)
    first.now += 60.0
    assert passes(), "it has taken what was passed"
    await until(lambda: len(second.taken) == 3)


async def test_connections_passed_on_by_a_node_before_its_end_are_taken(
    nodes: tuple[NodeOfPort, NodeOfPort], accepted: socket.socket
) -> None:
    first, second = nodes
    assert first.peers.pass_on(room_of(1), transport_of(accepted), DATA)
    await until(lambda: len(second.taken) == 1)
    for _ in range(3):
        sender = first.peers._sender(1).socket
        socket.send_fds(sender, [DATA], [accepted.fileno()])
    first.peers.stop()  # with an answer that it has not read
    await until(lambda: len(second.taken) == 4)
    await until(lambda: not second.peers._receivers)


async def test_a_node_that_does_not_read_answers_is_left(
    nodes: tuple[NodeOfPort, NodeOfPort], accepted: socket.socket
) -> None:
    first, second = nodes
    sender = first.peers._sender(1).socket
    sent = 0
    await until(lambda: bool(second.peers._receivers))
    while second.peers._receivers:
        assert sent < 10_000
        with suppress(BlockingIOError, BrokenPipeError):
            socket.send_fds(sender, [b"x"], [accepted.fileno()])
            sent += 1
        await asyncio.sleep(0)
    assert first.peers.pass_on(room_of(1), transport_of(accepted), DATA) is False, "its connection is closed"
    assert first.peers.pass_on(room_of(1), transport_of(accepted), DATA), "there is another one"


async def test_a_node_without_a_directory_takes_nothing_and_says_so(
    directory: Path, caplog: pytest.LogCaptureFixture
) -> None:
    node = NodeOfPort(directory / "missing", 0)
    node.peers.start()
    client, accepted = socket.socketpair()
    with client, accepted:
        assert not node.peers.pass_on(room_of(1), transport_of(accepted), DATA)
    assert [record.getMessage() for record in caplog.records] == ["no connections are passed to this node"]
    node.end()


def test_rooms_are_spread_over_all_nodes() -> None:
    place = Place(0, 4, Path())
    counts = [0] * place.count
    for room in range(1_000):
        counts[place.preferred(f"room {room}")] += 1
    assert min(counts) > 200


def test_the_place_of_a_node_comes_from_its_environment() -> None:
    assert place_of({PLACE: "1"}) is None
    assert place_of({DIRECTORY: "/peers", COUNT: "3", PLACE: "1"}) == Place(1, 3, Path("/peers"))


@pytest.mark.parametrize(
    ("target", "room"),
    [
        ("/ws", None),
        ("/ws?", None),
        ("/ws?room=", None),
        ("/ws?room=k3v9", "k3v9"),
        ("/ws?x=1&room=k3v9&room=other", "k3v9"),
        ("/ws?bedroom=k3v9", None),
    ],
)
def test_the_room_of_a_handshake(target: str, room: str | None) -> None:
    handshake = read_handshake(head(*LINES, first=f"GET {target} HTTP/1.1"))
    assert handshake is not None
    assert handshake.room == room
