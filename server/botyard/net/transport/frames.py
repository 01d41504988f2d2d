"""Websocket frames ready to be written, made once for however many sockets (RFC 6455, section 5.2)."""

from enum import IntEnum

from botyard_protocol.codec import Encoding


class Opcode(IntEnum):
    """The kinds of data frames."""

    TEXT = 1
    BINARY = 2


OPCODES = {Encoding.MSGPACK: Opcode.BINARY, Encoding.JSON: Opcode.TEXT}


def data_frame(payload: bytes, form: Encoding) -> bytes:
    """One unmasked, unfragmented data frame: what a server sends."""
    head = 0x80 | OPCODES[form]
    size = len(payload)
    if size < 126:
        return bytes((head, size)) + payload
    if size < 65_536:
        return bytes((head, 126)) + size.to_bytes(2, "big") + payload
    return bytes((head, 127)) + size.to_bytes(8, "big") + payload


def payload_of(frame: bytes) -> tuple[Opcode, bytes]:
    """What is in a frame that `data_frame` made."""
    start = {126: 4, 127: 10}.get(frame[1], 2)
    return Opcode(frame[0] & 0x0F), frame[start:]
