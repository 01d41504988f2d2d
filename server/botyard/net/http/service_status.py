"""The state of the service for its users, over HTTP: the announcement, and the outages of the last weeks."""

import time
from collections.abc import Iterable

from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.store.store import Outage
from botyard_protocol.api_status import OutageView, ServiceStatus

OUTAGES_SHOWN = 50


@operation("GET", "/api/status", anonymous=True)
async def get_status(node: Node, call: Call) -> ServiceStatus:
    """The announcement of the operators, and the outages of the last 60 days, newest first."""
    merged = merged_outages(node.rooms.outages())
    # from ms to s; the end is rounded up
    shown = tuple(OutageView(began // 1000, -(-ended // 1000)) for began, ended in reversed(merged[-OUTAGES_SHOWN:]))
    return ServiceStatus(int(time.time()), node.announcements.current(), shown)


def merged_outages(outages: Iterable[Outage]) -> list[Outage]:
    """Join overlapping outages to one. Returns them oldest first, each with its begin and end in ms since 1970."""
    merged: list[Outage] = []
    for began, ended in sorted(outages):
        if merged and began <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(ended, merged[-1][1])
        else:
            merged.append((began, ended))
    return merged
