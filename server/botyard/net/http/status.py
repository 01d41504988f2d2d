"""The state of a node for machines (liveness, readiness, metrics), and that of the service for its users."""

import asyncio
import time
from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from botyard import metrics
from botyard.health import Readiness
from botyard.net.fanout.hubs import Hubs
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.net.transport.client_address import is_allowed
from botyard.settings import LOOPBACK, Network
from botyard.store.store import Outage
from botyard_protocol.api_status import OutageView, ServiceStatus

PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""Headers that a proxy adds to a request."""
NO_STORE = {"Cache-Control": "no-store"}


class Status:
    """Answers `/healthz`, `/readyz` and `/metrics`, the last only to addresses of `allowed`."""

    def __init__(self, readiness: Readiness, allowed: tuple[Network, ...]) -> None:
        self._readiness = readiness
        self._allowed = allowed

    def routes(self) -> list[BaseRoute]:
        """Return the paths that are served."""
        return [Route("/healthz", self._health), Route("/readyz", self._ready), Route("/metrics", self._metrics)]

    async def _health(self, request: Request) -> Response:
        return JSONResponse({"status": "ok"}, headers=NO_STORE)

    async def _ready(self, request: Request) -> Response:
        """Answer whether the node can serve (200, else 503), with what fails and what it warns of."""
        failing = await self._readiness.failing()
        status = "not ready" if failing else "ready"
        found = {"status": status, "failing": failing, "warnings": self._readiness.warnings()}
        return JSONResponse(found, 503 if failing else 200, headers=NO_STORE)

    async def _metrics(self, request: Request) -> Response:
        """Return the metrics to addresses that may read them, but never through a proxy."""
        if request.client is None or _is_passed_on(request) or not is_allowed(request.client.host, self._allowed):
            return PlainTextResponse("Metrics are for the addresses of BOTYARD_METRICS.", 403)
        metrics.flush()
        shown = await asyncio.to_thread(metrics.exposition)
        return Response(shown, headers={"Content-Type": metrics.CONTENT_TYPE, **NO_STORE})


def _is_passed_on(request: Request) -> bool:
    """Whether a proxy on this machine that is not listed as trusted has forwarded the request."""
    from_here = request.client is not None and is_allowed(request.client.host, LOOPBACK)
    return from_here and any(name in request.headers for name in PASSED_ON)


def take_sample(hubs: Hubs) -> None:
    """Set the gauges: connections, rooms open on this node, and bytes that wait to be sent."""
    metrics.CONNECTIONS.set(len(hubs.connections))
    metrics.ROOMS.set(hubs.open_rooms)
    metrics.OUTBOX_BYTES.set(sum(connection.socket.unsent for connection in hubs.connections))


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
