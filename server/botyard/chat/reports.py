"""What somebody has reported: a line, with the server's own copy of what was said around it."""

from hashlib import sha256

import msgspec

from botyard_protocol.chat import ChatLine, ChatPlace
from botyard_protocol.codec import pack

AROUND = 5
"""So many lines before and behind a line are kept with it."""


class StoredReport(msgspec.Struct, frozen=True, array_like=True):
    """A report as it is stored: fields are only appended.

    `by` and `name`: who has reported, `why`: in their words. `context`: the line with those around it, oldest first.
    """

    id: str
    place: ChatPlace
    room: str | None
    by: str
    name: str
    why: str
    line: ChatLine
    context: tuple[ChatLine, ...]


def report_id(place: ChatPlace, room: str | None, line: str, by: str) -> str:
    """The id of the report of a line by somebody: reported again it is the same one."""
    return sha256(f"{place.wire}/{room or ''}/{line}/{by}".encode()).hexdigest()[:10]


def dump_report(report: StoredReport) -> bytes:
    """A report as bytes."""
    return pack(report)


def load_report(data: bytes) -> StoredReport:
    """What `dump_report` wrote. Raises `msgspec.DecodeError`."""
    return _reports.decode(data)


_reports = msgspec.msgpack.Decoder(StoredReport, strict=True)
