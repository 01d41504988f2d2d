"""The checksum of a stored value, which shows damage inside of it: the store does not notice each flipped bit.

A value with a checksum is a mark, the number of its form, the CRC-32 of its content (4 bytes) and the content. No
msgpack begins with the mark, so a value of a release without checksums is told apart.
"""

from zlib import crc32

from botyard.errors import Damaged

MARK = b"\xc1"
CONTENT = len(MARK) + 1 + 4
"""Where the content of a value with a checksum begins."""


def sealed(form: int, content: bytes) -> bytes:
    """The stored value of a content, with its checksum."""
    return MARK + bytes((form,)) + crc32(content).to_bytes(4, "big") + content


def content_of(stored: bytes) -> bytes:
    """The content of a value that `sealed` made. Raises `Damaged`."""
    content = stored[CONTENT:]
    if crc32(content) != int.from_bytes(stored[len(MARK) + 1 : CONTENT], "big"):
        raise Damaged("the bytes of a stored value are not those of its checksum")
    return content
