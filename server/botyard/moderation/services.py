"""The services of the moderators' desk on one node: reports, measures and look-ups, and metrics of open reports."""

import asyncio
import logging
import time

from botyard.background_tasks import Loops
from botyard.chat.reports import decoded
from botyard.metrics import REPORTS_OLDEST_SECONDS, REPORTS_WAITING
from botyard.moderation.lookups import Lookups
from botyard.moderation.measures import Measures
from botyard.moderation.parts import Parts
from botyard.moderation.report_desk import ReportDesk
from botyard.store.error_classes import StoreUnavailable
from botyard.store.reports import Reports

log = logging.getLogger("botyard.ops")

CHECK_SECONDS = 15.0


class WaitingReports(Loops):
    """Counts the open reports every few seconds, as metrics: operators let them raise an alarm.

    `oldest`: when the oldest was made (ms since 1970), None for none.
    """

    def __init__(self, reports: Reports) -> None:
        self._reports = reports
        super().__init__((self._run, "waiting reports"))
        self.oldest: int | None = None

    async def count(self) -> int:
        """How many reports are open. Raises `StoreUnavailable`."""
        return await self._reports.count()

    async def check(self) -> None:
        """Count the open reports now, find the oldest one, and set the metrics. Raises `StoreUnavailable`."""
        waiting = await self.count()
        found = decoded(self._reports.each_waiting())
        times = [report.made or report.line.time async for _, report in found] if waiting else []
        self.oldest = min(times, default=None)
        REPORTS_WAITING.set(waiting)
        REPORTS_OLDEST_SECONDS.set(0 if self.oldest is None else max(0.0, time.time() - self.oldest / 1000))

    async def _run(self) -> None:
        """Count the open reports for ever, every `CHECK_SECONDS`."""
        while True:
            try:
                await self.check()
            except StoreUnavailable:
                log.debug("the open reports are counted when the store is back")
            await asyncio.sleep(CHECK_SECONDS)


class Moderation:
    """All that moderators do on a node."""

    def __init__(self, parts: Parts) -> None:
        self.reports = ReportDesk(parts)
        self.lookups = Lookups(parts, self.reports)
        self.measures = Measures(parts, self.reports, self.lookups.name_of)
        self.waiting = WaitingReports(parts.chat.reports)
