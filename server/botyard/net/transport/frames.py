"""WebSocket frames ready to be written, made once for any number of sockets (RFC 6455, section 5.2)."""

from enum import IntEnum

import msgspec

from botyard_protocol.codec import Encoding, encode


class Opcode(IntEnum):
    """The kinds of data frames."""

    TEXT = 1
    BINARY = 2


OPCODES = {Encoding.MSGPACK: Opcode.BINARY, Encoding.JSON: Opcode.TEXT}


def data_frame(payload: bytes, encoding: Encoding) -> bytes:
    """Return a payload as one unmasked, unfragmented data frame, as a server sends it."""
    head = 0x80 | OPCODES[encoding]
    size = len(payload)
    if size < 126:
        return bytes((head, size)) + payload
    if size < 65_536:
        return bytes((head, 126)) + size.to_bytes(2, "big") + payload
    return bytes((head, 127)) + size.to_bytes(8, "big") + payload


def encode_frame(message: msgspec.Struct, encoding: Encoding) -> bytes:
    """Encode a message as one data frame."""
    return data_frame(encode(message, encoding), encoding)


def payload_of(frame: bytes) -> tuple[Opcode, bytes]:
    """Return the opcode and the payload of a frame that `data_frame` made."""
    start = {126: 4, 127: 10}.get(frame[1], 2)
    return Opcode(frame[0] & 0x0F), frame[start:]
