"""Fingerprints of views, by which a client notices that what it has made of events is not what the server has."""

from typing import Any
from zlib import crc32

from botyard_protocol.codec import pack


def fingerprint(value: Any) -> int:
    """The CRC-32 (0..2**32-1, as of zlib and PNG) of the msgpack form of a struct, or of a list of plain values.

    The form is canonical: fields in their order, each number in its shortest form, nothing left out.
    """
    return crc32(pack(value))
