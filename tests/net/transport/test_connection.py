"""A connection's frames: all of one cycle of the event loop are written to its socket at once, in order."""

import asyncio
import logging

import pytest

from botyard.accounts.identity import Identity
from botyard.net.transport.connection import OUTBOX_BYTES, Connection, GroupWrite
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close
from tests.support.recording_socket import RecordingSocket


def connection_of(socket: RecordingSocket) -> Connection:
    return Connection(socket, Encoding.MSGPACK, Identity("ann", "Ann"))


async def test_frames_of_a_cycle_are_one_write_in_their_order() -> None:
    socket, other = RecordingSocket(), RecordingSocket()
    first, second = connection_of(socket), connection_of(other)
    first.write(b"entry")
    second.write(b"entry")
    first.write(b"accepted")
    assert socket.writes == []
    await asyncio.sleep(0)
    assert (socket.writes, other.writes) == ([b"entryaccepted"], [b"entry"])
    first.write(b"next")
    await asyncio.sleep(0)
    assert socket.writes == [b"entryaccepted", b"next"]


async def test_written_frames_come_before_the_close_frame() -> None:
    socket = RecordingSocket()
    connection = connection_of(socket)
    connection.write(b"last")
    connection.close(Close.SLOW, "why")
    assert socket.writes == [b"last"]
    assert socket.closed == Close.SLOW


async def test_a_reader_that_is_too_slow_is_closed() -> None:
    socket = RecordingSocket(unsent=OUTBOX_BYTES + 1)
    connection_of(socket).write(b"frame")
    await asyncio.sleep(0)
    assert socket.closed == Close.SLOW


async def test_a_socket_that_fails_holds_up_no_other() -> None:
    class Broken(RecordingSocket):
        def write_frame(self, frame: bytes) -> int:
            raise RuntimeError("it is gone")

    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))
    other = RecordingSocket()
    broken, whole = connection_of(Broken()), connection_of(other)
    for connection in (broken, whole):
        connection.write(b"entry")
    await asyncio.sleep(0)
    assert other.writes == [b"entry"]
    assert [str(failure) for failure in failures] == ["it is gone"]


async def test_frames_for_many_keep_their_order_among_all_others() -> None:
    sockets = [RecordingSocket(), RecordingSocket()]
    first, second = map(connection_of, sockets)
    first.write(b"before")
    group = GroupWrite()
    for connection in (first, second):
        group.add(connection, b"entry")
    second.write(b"after")
    assert [socket.writes for socket in sockets] == [[], []]
    await asyncio.sleep(0)
    assert [socket.writes for socket in sockets] == [[b"beforeentry"], [b"entryafter"]]


async def test_a_failing_socket_among_many_holds_up_no_other(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(RecordingSocket):
        def write_frame(self, frame: bytes) -> int:
            raise RuntimeError("it is gone")

    slow, other = RecordingSocket(unsent=OUTBOX_BYTES + 1), RecordingSocket()
    group = GroupWrite()
    for socket in (Broken(), slow, other):
        group.add(connection_of(socket), b"entry")
    with caplog.at_level(logging.ERROR):
        await asyncio.sleep(0)
    assert (slow.closed, other.writes) == (Close.SLOW, [b"entry"])
    assert [record.getMessage() for record in caplog.records] == ["frames cannot be written"]
