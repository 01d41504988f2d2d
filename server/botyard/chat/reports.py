"""Reports of chat lines, with the server's own copy of the surrounding lines."""

from collections.abc import AsyncIterator, Iterable, Iterator
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import structs

from botyard.accounts.data_export import Area
from botyard.store.moderation import Reports
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
    """The id of the report of a line. All reports of a line have the same id; only the first one is kept."""
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


FORMER_PLAYER = "Former player"


class ReportsArea:
    """Reports by and about a user as an area of personal data. Export and deletion raise `StoreUnavailable`.

    All texts of the user are deleted. A report of another user's line stays, without its reporter. A report of the
    user's own line is deleted.
    """

    def __init__(self, reports: Reports) -> None:
        self._reports = reports
        self.area = Area("reports", self._export, self._erase)

    async def _export(self, identity: str) -> dict[str, Any]:
        """Return the reports that a user has made, and those about the user's lines."""
        # by id, since a scan of the store may return one twice
        waiting = {report.id: report async for _, report in decoded(self._reports.each_waiting())}
        found = [*waiting.values(), *[report async for _, report in decoded(self._reports.each_closed())]]
        by = [_plain(one) | {"why": one.why} for one in found if one.by == identity]
        return {"made": by, "about_you": [_plain(one) for one in found if one.line.identity == identity]}

    async def _erase(self, identity: str) -> None:
        """Delete the open reports of a user's lines and all closed ones that concern the user (`_concerns`).

        The user is taken out of the other open reports.
        """
        async for id, report in decoded(self._reports.each_waiting()):
            if report.line.identity == identity:
                await self._reports.delete(id)
            elif _concerns(report, identity):
                await self._reports.replace(id, dump_report(_without(report, identity)))
        gone = [id async for id, report in decoded(self._reports.each_closed()) if _concerns(report, identity)]
        await self._reports.delete_closed(gone)


def _concerns(report: StoredReport, identity: str) -> bool:
    """Whether a report was made by a user, or has lines of the user."""
    return identity == report.by or any(line.identity == identity for line in (report.line, *report.context))


def _without(report: StoredReport, identity: str) -> StoredReport:
    """Return a report of another user's line without the texts of `identity`, and without them as its reporter."""
    context = tuple(line for line in report.context if line.identity != identity)
    if report.by != identity:
        return structs.replace(report, context=context)
    return structs.replace(report, context=context, by="", name=FORMER_PLAYER, why="")


def _plain(report: StoredReport) -> dict[str, Any]:
    """The exported form of a report, without its reporter."""
    line = report.line
    return {"id": report.id, "room": report.room, "line": {"time": line.time, "name": line.name, "text": line.text}}
