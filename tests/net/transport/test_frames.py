"""Frames made by hand are what the library that reads them calls frames."""

import pytest
from websockets.frames import Frame
from websockets.streams import StreamReader

from botyard.net.transport.frames import Opcode, data_frame, payload_of
from botyard_protocol.codec import Encoding


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
@pytest.mark.parametrize("form", list(Encoding))
def test_a_frame_is_read_as_it_was_made(size: int, form: Encoding) -> None:
    payload = b"x" * size
    frame = data_frame(payload, form)
    reader = StreamReader()
    reader.feed_data(frame)
    with pytest.raises(StopIteration) as parsed:
        next(Frame.parse(reader.read_exact, mask=False))
    assert parsed.value.value.data == payload
    assert parsed.value.value.fin
    opcode = Opcode.TEXT if form is Encoding.JSON else Opcode.BINARY
    assert parsed.value.value.opcode == opcode
    assert payload_of(frame) == (opcode, payload)
