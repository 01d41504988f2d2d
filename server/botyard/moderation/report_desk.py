"""Reports at the desk: a moderator takes a report, acts, and closes it, while all others see who has it."""

import time
from collections.abc import Iterable

from botyard.accounts.identity import Identity
from botyard.chat.reports import StoredReport, decoded, readable
from botyard.errors import Refused
from botyard.moderation.parts import Parts, moderator_label
from botyard.store.chat import parse_line_id
from botyard.store.keys import chat_keys
from botyard.store.moderation import ReportClaim
from botyard.texts import localized
from botyard_protocol.api_desk import DeskReport, DeskReports, ReportClosing, ReportHolder, ReportsClosed
from botyard_protocol.codes import Code

TAKEN_MS = 15 * 60_000
"""How long a moderator has a report."""
OPEN_SHOWN = 100
CLOSED_SHOWN = 50
CLOSED_AT_ONCE = 100
"""How many reports of one reporter a request closes at most: closing each takes commands of its own."""


class ReportDesk:
    """The reports as moderators see them. All calls raise `StoreUnavailable`."""

    def __init__(self, parts: Parts) -> None:
        self._reports = parts.chat.reports
        self._chat_log = parts.chat.log
        self._audit = parts.audit

    async def list(self, closed: int) -> DeskReports:
        """Return the open reports, oldest line first, at most `OPEN_SHOWN`, and the last `closed` ones, newest first.

        The result also says how many are open in all.
        """
        claims = await self._reports.claims()
        waiting = list(readable((await self._reports.waiting()).values()))
        waiting.sort(key=lambda report: (report.line.time, report.id))
        shown = await self.shown(waiting[:OPEN_SHOWN], claims)
        done = await self._reports.closed(min(closed, CLOSED_SHOWN)) if closed else []
        shut: list[DeskReport] = []
        for one in reversed(done):
            for report in readable([one.report]):
                shut += await self.shown([report], {}, ReportClosing(one.by, one.time, one.why))
        return DeskReports(shown, tuple(shut), len(waiting))

    async def shown(
        self, reports: Iterable[StoredReport], claims: dict[str, ReportClaim], closed: ReportClosing | None = None
    ) -> tuple[DeskReport, ...]:
        """Return reports in the form that moderators get. `claims`: who has taken which; `closed`: how they ended."""
        return tuple([await self._shown(report, claims.get(report.id), closed) for report in reports])

    async def take(self, by: Identity, id: str, force: bool) -> None:
        """Take a report, for some minutes. `force`: even from another moderator, which is recorded.

        Raises `Refused`.
        """
        if force:
            held = (await self._reports.claims()).get(id)
            if held is not None and held.identity != by.id:
                await self._record(by, "take over report", id, f"from {moderator_label(held.name, held.identity)}")
        held = await self._reports.take(id, by.id, by.name, TAKEN_MS, force)
        _must_be_mine(by, held)

    async def release(self, by: Identity, id: str) -> None:
        """Give a report back. Raises `Refused`."""
        _must_be_mine(by, await self._reports.take(id, by.id, by.name, 0))  # taken for 0 ms: it is free at once

    async def close(self, by: Identity, id: str, why: str) -> None:
        """Close a report, unless another moderator has taken it. Raises `Refused`."""
        await self.take(by, id, force=False)
        await self._record(by, "close report", id, why)
        if not await self._reports.close(id, moderator_label(by.name, by.id), why):
            raise Refused(Code.NO_SUCH_REPORT, localized("no_such_report"))
        await self._reports.forget_claim(id)

    async def close_all_of(self, by: Identity, reporter: str, why: str) -> ReportsClosed:
        """Close the open reports that a person has made, but for those that other moderators have taken.

        Returns how many were closed, and how many are left because a request closes `CLOSED_AT_ONCE` at most.
        """
        now, claims = time.time() * 1000, await self._reports.claims()
        taken = {id for id, held in claims.items() if held.identity != by.id and held.until > now}
        waiting = decoded(self._reports.each_waiting())
        found = {id async for id, report in waiting if report.by == reporter} - taken
        if not found:
            return ReportsClosed(0, 0)
        chosen = sorted(found)[:CLOSED_AT_ONCE]
        await self._record(by, "close reports", reporter, f"{len(chosen)}: {why}")
        label = moderator_label(by.name, by.id)
        closed = 0
        for id in chosen:
            closed += await self._reports.close(id, label, why)
            await self._reports.forget_claim(id)
        return ReportsClosed(closed, len(found) - len(chosen))

    async def concerning(self, identity: str) -> tuple[tuple[DeskReport, ...], int]:
        """Return the kept reports of a person's lines, newest first, and how many reports the person has made."""
        found: list[DeskReport] = []
        made = set[str]()
        closed = ReportClosing("", 0, "")  # by whom and why is not read here
        for stored, closing in ((self._reports.each_waiting(), None), (self._reports.each_closed(), closed)):
            known = {report.id for report in found}  # a report that is closed while these are read is in both lists
            async for _, report in decoded(stored):
                if report.by == identity:
                    made.add(report.id)
                if report.line.identity == identity and report.id not in known:
                    found += await self.shown([report], {}, closing)
        return tuple(sorted(found, key=lambda report: -report.line.time)), len(made)

    async def _shown(self, report: StoredReport, held: ReportClaim | None, closed: ReportClosing | None) -> DeskReport:
        """Return a report as moderators see it. `held`: who works on it, or None; `closed`: how it ended, or None."""
        at = chat_keys(report.place.wire, report.room)
        return DeskReport(
            id=report.id,
            place=report.place,
            room=report.room,
            by=report.by,
            name=report.name,
            why=report.why,
            made=report.made,
            line=report.line,
            context=report.context,
            removed=not await self._chat_log.around(at, parse_line_id(report.line.id), each=0),  # the line alone
            holder=None if held is None else ReportHolder(held.identity, held.name, held.until),
            closed=closed,
        )

    async def _record(self, by: Identity, what: str, of: str, why: str) -> None:
        await self._audit.record(moderator_label(by.name, by.id), what, of, why)


def _must_be_mine(by: Identity, held: ReportClaim | None) -> None:
    """Raise `Refused` unless this moderator has the report. `held`: who has it, None if the report is not open."""
    if held is None:
        raise Refused(Code.NO_SUCH_REPORT, localized("no_such_report"))
    if held.identity != by.id:
        raise Refused(Code.REPORT_TAKEN, localized("report_taken", name=held.name))
