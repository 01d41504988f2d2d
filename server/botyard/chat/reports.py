"""Reports of chat lines, with the server's own copy of the surrounding lines."""

from hashlib import sha256

import msgspec

from botyard_protocol.chat import ChatLine, ChatPlace
from botyard_protocol.codec import pack

AROUND = 5
"""How many lines before and after a reported line are stored with it."""


class StoredReport(msgspec.Struct, frozen=True, array_like=True):
    """A stored report: fields are only appended.

    `by` and `name`: the reporting user; `why`: the reason given. `context`: the line and its neighbours, oldest first.
    `made`: ms since 1970, 0 in reports of data format 2.
    """

    id: str
    place: ChatPlace
    room: str | None
    by: str
    name: str
    why: str
    line: ChatLine
    context: tuple[ChatLine, ...]
    made: int = 0


def report_id(place: ChatPlace, room: str | None, line: str) -> str:
    """The id of the report of a line. All who report a line make one report: that of the first is kept."""
    return sha256(f"{place.wire}/{room or ''}/{line}".encode()).hexdigest()[:10]


def dump_report(report: StoredReport) -> bytes:
    """Serialise a report."""
    return pack(report)


def load_report(data: bytes) -> StoredReport:
    """Read what `dump_report` wrote. Raises `msgspec.DecodeError`."""
    return _reports.decode(data)


_reports = msgspec.msgpack.Decoder(StoredReport, strict=True)
