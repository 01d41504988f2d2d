"""Frames that the `websockets` library makes are read, and the library reads those that are made here."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from botyard.net.transport.frame_codec import data_frame, frame_size, whole_message
from botyard_protocol.codec import Encoding
from tests.support.recording_socket import payloads_of

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
