"""The state of the service for its users, over HTTP: the announcement, and the outages of the last weeks."""

import time
from collections.abc import Callable, Iterable

from botyard.announcements import Announcements
from botyard.net.http.router import Call, Operation
from botyard.store.store import Outage
from botyard_protocol.api_status import OutageView, ServiceStatus

OUTAGES_SHOWN = 50


class ServiceStatusOperations:
    """Serves the state of the service, also to anonymous callers.

    `outages`: returns those of all primaries, `(from, to)` in ms since 1970.
    """

    def __init__(self, announcements: Announcements, outages: Callable[[], Iterable[Outage]]) -> None:
        self._announcements = announcements
        self._outages = outages

    def operations(self) -> list[Operation]:
        """The operations under `/api`."""
        summary = "The announcement of the operators, and the outages of the last 60 days, newest first."
        return [
            Operation("GET", "/api/status", "getStatus", summary, self._status, answer=ServiceStatus, anonymous=True)
        ]

    async def _status(self, call: Call) -> ServiceStatus:
        merged = merged_outages(self._outages())
        shown = tuple(
            OutageView(began // 1000, -(-ended // 1000)) for began, ended in reversed(merged[-OUTAGES_SHOWN:])
        )
        return ServiceStatus(int(time.time()), self._announcements.current(), shown)


def merged_outages(outages: Iterable[Outage]) -> list[Outage]:
    """The times in which a part of the service was away, oldest first: overlapping outages count as one."""
    merged: list[Outage] = []
    for began, ended in sorted(outages):
        if merged and began <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(ended, merged[-1][1])
        else:
            merged.append((began, ended))
    return merged
