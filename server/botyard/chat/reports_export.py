"""Reports by and about a user as an area of personal data: exported to the user, and deleted.

All texts of the user are deleted. A report of another user's line stays, without its reporter. A report of the user's
own line is deleted.
"""

from typing import Any

from msgspec import structs

from botyard.accounts.data_export import Area
from botyard.chat.reports import StoredReport, decoded, dump_report
from botyard.store.reports import Reports

GONE = "Former player"


class ReportsArea:
    """Reports as an area of personal data. Export and deletion raise `StoreUnavailable`."""

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
    return structs.replace(report, context=context, by="", name=GONE, why="")


def _plain(report: StoredReport) -> dict[str, Any]:
    """The exported form of a report, without its reporter."""
    line = report.line
    return {"id": report.id, "room": report.room, "line": {"time": line.time, "name": line.name, "text": line.text}}
