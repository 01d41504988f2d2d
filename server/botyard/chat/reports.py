"""Reports of chat lines, with the server's own copy of the surrounding lines."""

from collections.abc import AsyncIterator, Iterable, Iterator
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


def readable(stored: Iterable[bytes]) -> Iterator[StoredReport]:
    """Decode stored reports and skip those that only a newer release can read."""
    for data in stored:
        try:
            yield load_report(data)
        except msgspec.DecodeError:
            continue


async def decoded(stored: AsyncIterator[tuple[str, bytes]]) -> AsyncIterator[tuple[str, StoredReport]]:
    """Decode stored reports, each with its id, as `readable` does. Raises what reading them raises."""
    async for id, data in stored:
        for report in readable([data]):
            yield id, report


_reports = msgspec.msgpack.Decoder(StoredReport, strict=True)
