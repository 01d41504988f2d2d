"""Frames: those of the `websockets` library and ours are alike, and all of one cycle are written at once, in order."""

import asyncio
import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from botyard.accounts.identity import Identity
from botyard.net.transport.connection import OUTBOX_BYTES, Connection, GroupWrite
from botyard.net.transport.frame_codec import data_frame, frame_size, whole_message
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close
from tests.support.recording_socket import RecordingSocket, payloads_of

# --- the codec --------------------------------------------------------------------------------------------------


DATA = [Opcode.BINARY, Opcode.TEXT]
SMALL = st.binary(max_size=125)


def sent(opcode: Opcode, payload: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, payload, fin=fin).serialize(mask=True)


@given(st.sampled_from(DATA), SMALL)
def test_a_frame_with_a_small_message_is_a_whole_message(opcode: Opcode, payload: bytes) -> None:
    assert whole_message(sent(opcode, payload)) == payload


@given(st.sampled_from(DATA), SMALL, st.data())
def test_a_part_of_a_frame_and_a_frame_with_more_are_not(opcode: Opcode, payload: bytes, data: st.DataObject) -> None:
    frame = sent(opcode, payload)
    assert whole_message(frame[: data.draw(st.integers(0, len(frame) - 1))]) is None
    assert whole_message(frame + data.draw(st.binary(min_size=1, max_size=40))) is None


@given(SMALL)
def test_control_frames_fragments_and_unmasked_frames_are_not(payload: bytes) -> None:
    for opcode in (Opcode.PING, Opcode.PONG, Opcode.CLOSE, Opcode.CONT):
        assert whole_message(sent(opcode, payload)) is None
    for opcode in DATA:
        assert whole_message(sent(opcode, payload, fin=False)) is None
        assert whole_message(Frame(opcode, payload).serialize(mask=False)) is None
        frame = sent(opcode, payload)
        assert whole_message(bytes((frame[0] | 0x40,)) + frame[1:]) is None  # a reserved bit


@pytest.mark.parametrize("size", [126, 127, 65_535, 65_536])
def test_a_larger_message_is_left_to_the_driver(size: int) -> None:
    assert whole_message(sent(Opcode.BINARY, b"x" * size)) is None


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_the_size_of_a_frame_is_known_from_its_head(size: int) -> None:
    frame = sent(Opcode.BINARY, b"x" * size)
    data = b"more" + frame + b"rest"
    assert frame_size(data, start=4, limit=size) == len(frame)
    assert frame_size(data, start=4, limit=size - 1) == (0 if size > 125 else len(frame))  # small ones have no limit
    head = 2 if size < 126 else 4 if size < 65_536 else 10
    for arrived in range(head):
        assert frame_size(frame[:arrived], start=0, limit=size) == arrived + 1


@given(st.lists(st.tuples(st.sampled_from(list(Encoding)), st.binary(max_size=200)), max_size=5))
def test_the_library_reads_what_is_written(messages: list[tuple[Encoding, bytes]]) -> None:
    stream = StreamReader()
    frames = b"".join(data_frame(payload, encoding) for encoding, payload in messages)
    stream.feed_data(frames)
    for encoding, payload in messages:
        parser = Frame.parse(stream.read_exact, mask=False)
        with pytest.raises(StopIteration) as ended:
            next(parser)
        frame = ended.value.value
        assert (frame.fin, frame.data) == (True, payload)
        assert frame.opcode is (Opcode.TEXT if encoding is Encoding.JSON else Opcode.BINARY)
    assert [payload for _, payload in payloads_of(frames)] == [payload for _, payload in messages]


# --- the frames of a connection ---------------------------------------------------------------------------------


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
