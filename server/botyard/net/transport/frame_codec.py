"""WebSocket frames as bytes (RFC 6455, section 5.2): those of clients are read, those of the server are made.

A frame of the server is made once for any number of sockets.
"""

from typing import Final

import msgspec

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no wheel for the machine
    from websockets.utils import apply_mask

from botyard_protocol.codec import Encoding, encode

# --- frames of clients --------------------------------------------------------------------------------------------

WHOLE_TEXT: Final = 0x81
WHOLE_BINARY: Final = 0x82
WHOLE = (WHOLE_TEXT, WHOLE_BINARY)
"""First bytes of frames that are a message by themselves."""

SIMPLE = {0x80 | size: 6 for size in range(126)} | {0xFE: 8}
"""The offset of the payload by the second byte of a masked frame; frames above 64 KiB are not simple."""


def whole_message(data: bytes) -> bytes | None:
    """Return the payload if `data` is exactly one masked, unfragmented data frame of at most 125 bytes, else None."""
    payload = len(data) - 6
    if payload < 0 or payload > 125 or data[1] != 0x80 | payload:  # the bit of a mask, and the length
        return None
    if data[0] != WHOLE_BINARY and data[0] != WHOLE_TEXT:
        return None
    return apply_mask(data[6:], data[2:6])


def unmask(frame: bytes, start: int) -> bytes:
    """Return the payload of a masked frame. It begins at `start`, behind the 4 bytes of its mask."""
    return apply_mask(frame[start:], frame[start - 4 : start])


def frame_size(data: bytes, start: int, limit: int) -> int:
    """Return the size in bytes of the frame that begins at `start`, 0 if its payload has more than `limit` bytes.

    A small frame of a client has no limit: its payload has at most 125 bytes. While the head of the frame has not
    arrived whole, the result is one more than the bytes that are there.
    """
    arrived = len(data) - start
    if arrived < 2:
        return arrived + 1
    short = data[start + 1] & 0x7F  # the size of the payload; 126 and 127: a longer length field follows
    if short < 126 and data[start + 1] & 0x80:  # small and masked, as clients send: 2 bytes, and 4 of the mask
        return 6 + short
    wide = 2 if short == 126 else 8 if short == 127 else 0  # bytes of a longer length field
    if arrived < 2 + wide:
        return arrived + 1
    payload = int.from_bytes(data[start + 2 : start + 2 + wide], "big") if wide else short
    return 0 if payload > limit else 2 + wide + (4 if data[start + 1] & 0x80 else 0) + payload


def is_utf_8(data: bytes) -> bool:
    """Return whether bytes are UTF-8, as the payload of a text has to be."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


# --- frames of the server -----------------------------------------------------------------------------------------


_BINARY_HEADS = tuple(bytes((WHOLE_BINARY, size)) for size in range(126))
_TEXT_HEADS = tuple(bytes((WHOLE_TEXT, size)) for size in range(126))


def data_frame(payload: bytes, encoding: Encoding) -> bytes:
    """Return a payload as one unmasked, unfragmented data frame, as a server sends it."""
    size, text = len(payload), encoding is Encoding.JSON
    if size < 126:
        return (_TEXT_HEADS[size] if text else _BINARY_HEADS[size]) + payload
    first = b"\x81" if text else b"\x82"
    if size < 65_536:  # 126 (0x7e) says that a length of 2 bytes follows, 127 one of 8 bytes
        return b"".join((first, b"\x7e", size.to_bytes(2, "big"), payload))
    return b"".join((first, b"\x7f", size.to_bytes(8, "big"), payload))


def encode_frame(message: msgspec.Struct, encoding: Encoding) -> bytes:
    """Encode a message as one data frame."""
    return data_frame(encode(message, encoding), encoding)
