"""The rate limit of HTTP requests by address. All requests count, also for files and those that are refused."""

import asyncio
from collections import Counter
from math import ceil

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from botyard.net.http.answers import refusal
from botyard.net.transport.client_address import counted_address, host_of, wider_networks
from botyard.net.transport.rate_limits import change_count
from botyard.net.transport.token_bucket import Buckets, Rate
from botyard.settings import WIDER_FACTOR
from botyard.texts import localized
from botyard_protocol.codes import Code

REQUESTS_PER_ADDRESS = Rate(per_second=100, at_once=2_000)
"""Sized so that a school can load its pages at once; a page has about ten files."""
REQUESTS_AT_ONCE = 500
"""The most requests of an address that are served at the same time: behind a proxy its sockets are not counted."""
TOO_OFTEN = "Your address sends too many requests: wait a little."
AGAIN_SECONDS = 1


class RequestLimits:
    """Counts HTTP requests by address, as a listed proxy names it. This machine is not counted."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._requests = Buckets(REQUESTS_PER_ADDRESS)
        self._serving: Counter[str] = Counter()  # requests that are being served, by network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or refuse it if its address sends too many. The server calls it for each one."""
        address = counted_address(host_of(HTTPConnection(scope))) if scope["type"] == "http" else None
        if address is None:
            await self._app(scope, receive, send)
        elif after := self._refused_for(address):
            await _too_many(scope["path"], after)(scope, receive, send)
        else:
            await self._serve_counted(address, scope, receive, send)

    def _refused_for(self, address: str) -> int:
        """Return the seconds until an address may send its next request; 0: now, and this one is counted."""
        for level, network in enumerate((address, *wider_networks(address))):
            if self._serving[network] >= REQUESTS_AT_ONCE * WIDER_FACTOR**level:
                return AGAIN_SECONDS
        return ceil(self._requests.take(address, asyncio.get_running_loop().time()) / 1000)

    async def _serve_counted(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, which counts for its address and the wider networks until it is answered."""
        networks = address, *wider_networks(address)
        for network in networks:
            change_count(self._serving, network, 1)
        try:
            await self._app(scope, receive, send)
        finally:
            for network in networks:
                change_count(self._serving, network, -1)


def _too_many(path: str, after: int) -> Response:
    if path.startswith("/api/"):
        return refusal(Code.TOO_FAST, localized("too_fast-address_sends_many_requests"), after)
    return PlainTextResponse(TOO_OFTEN, 429, {"Retry-After": str(after)})
