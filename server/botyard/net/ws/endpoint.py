"""The websocket endpoint: who may connect, and the life of a connection."""

import asyncio
import logging
import random
from collections.abc import Collection
from functools import partial
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from botyard.accounts.revocation import Credentials
from botyard.net.actions.session_registry import LOGGED_OUT
from botyard.net.http.hosts import MISDIRECTED, REFUSED, is_known
from botyard.net.transport.authentication import bearer, origin_allowed
from botyard.net.transport.client_address import counted_address, host_of
from botyard.net.transport.connection import ABORT_SECONDS, Connection
from botyard.net.transport.http_driver import Acceptance
from botyard.net.transport.opening_handshake import PATH, HandshakeRequest
from botyard.net.transport.rate_limits import Denial
from botyard.net.transport.site_path import KEY
from botyard.net.transport.websocket_driver import WebSocketProtocol
from botyard.net.ws.command_lane import take_command
from botyard.net.ws.handlers import ROUTES, disconnect
from botyard.net.ws.session import Services, Session
from botyard.store.error_classes import LogThrottle
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close

log = logging.getLogger("botyard.net")

HELLO_SECONDS = 10.0


class Endpoint:
    """Serves `/ws`."""

    def __init__(
        self, services: Services, origins: Collection[str], host_names: frozenset[str], site: str = ""
    ) -> None:
        """`origins`: further pages that may connect. `host_names`: the names of the server, as `HostCheck` has them.

        `site`: the path below which it is served.
        """
        self._site = site
        self._services = services
        self._origins = origins
        self._host_names = host_names
        self._throttle = LogThrottle()

    def decide(self, request: HandshakeRequest) -> Acceptance | Denial:
        """Decide on an opening handshake; one that is accepted counts for its address and identity until it ends."""
        if not is_known(request.headers.get("host", ""), self._host_names):
            return Denial(MISDIRECTED, REFUSED)
        if request.scope["path"] != self._site + PATH:
            return Denial(HTTPStatus.FORBIDDEN, "")
        request.scope[KEY] = self._site  # the name of the session cookie depends on it
        credentials = self._services.session_registry.authenticator.credentials_of(request)
        known = None if credentials.identity is None else credentials.identity.id
        address, rate_limits = counted_address(host_of(request)), self._services.rate_limits
        if denial := rate_limits.admit(address, known, asyncio.get_running_loop().time()):
            return denial
        if refusal := self._refusal(request):
            rate_limits.leave(address, known)
            return Denial(HTTPStatus.FORBIDDEN, refusal)
        subprotocol = _subprotocol(request.scope["subprotocols"])
        return Acceptance(subprotocol, partial(self._begin, subprotocol, credentials, address))

    def _begin(
        self, subprotocol: str | None, credentials: Credentials, address: str | None, socket: WebSocketProtocol
    ) -> None:
        """Begin the session of an accepted socket, or close it with a code: pages can read that, but no HTTP status.

        `subprotocol`: None if the client offers none that we speak.
        """
        if subprotocol is None:
            offered = ", ".join(encoding.value for encoding in Encoding)
            code, reason = Close.PROTOCOL, f"Offer one of these subprotocols: {offered}."
        elif credentials.ended:
            code, reason = Close.LOGGED_OUT, LOGGED_OUT
        elif credentials.proof is None:
            code, reason = Close.FORBIDDEN, "No identity: POST /api/guest or /api/token first."
        elif self.stopping:
            code, reason = Close.RESTART, '{"after": 500}'  # when to connect again, in ms
        else:
            encoding, proof, browser = ENCODINGS[subprotocol], credentials.proof, credentials.browser
            self._serve_connection(
                Connection(socket, encoding, proof.identity, address, proof=proof, browser=browser), socket
            )
            return
        self._services.rate_limits.leave(address, None if credentials.identity is None else credentials.identity.id)
        socket.close_with(code, reason, ABORT_SECONDS)

    def _serve_connection(self, connection: Connection, socket: WebSocketProtocol) -> None:
        """Serve a connection until its socket ends."""
        connection.loop = socket.loop
        session = Session(connection, self._services, ROUTES, take_command)
        socket.listen(session.on_frame, partial(self._ended, session, connection.identity.id))
        self._services.hubs.connections.add(connection)
        self._services.session_registry.check_ban(connection)  # the proof was read in this call, so it holds
        session.expect_hello(HELLO_SECONDS)

    async def _ended(self, session: Session, known: str) -> None:
        """Forget a connection that has ended. `known`: the identity under which it was counted."""
        try:
            self._services.hubs.connections.discard(session.connection)
            await disconnect(session)
        finally:
            self._services.rate_limits.leave(session.connection.address, known)

    async def explain(self, request: Request) -> Response:
        """Answer a request without `Upgrade`: a proxy that does not pass it on looks like a lost connection."""
        if self._throttle.allow("no upgrade"):
            log.warning("a request for a websocket came without Upgrade: a proxy may not pass it on")
        headers = {"Upgrade": "websocket", "Connection": "Upgrade", "Cache-Control": "no-store"}
        return PlainTextResponse(
            "This is a websocket: a proxy in between must pass on the headers Upgrade and Connection"
            " (docs/operations.md, Behind a proxy).",
            426,
            headers,
        )

    @property
    def stopping(self) -> bool:
        """Whether the node stops: no connection and no message is begun any more."""
        return self._services.in_flight.stopping

    def close_all(self, after_ms: int) -> None:
        """Ask all clients to reconnect, since the node stops: players first, spread over `after_ms` at random."""
        self._services.in_flight.stopping = True
        connections = sorted(self._services.hubs.connections, key=lambda connection: not connection.audience)
        for place, connection in enumerate(connections):
            delay = int(after_ms * (place + random.random()) / len(connections))
            connection.close(Close.RESTART, f'{{"after": {delay}}}')

    def _refusal(self, request: HandshakeRequest) -> str | None:
        """Return why a handshake is refused, or None. Browsers always name the page's origin; programs show a token."""
        origin = request.headers.get("origin")
        if origin is None:
            return None if bearer(request) else "Without an Origin a bearer token is needed: POST /api/token."
        if origin_allowed(origin, request.headers.get("host", ""), self._origins):
            return None
        return f"Pages of {origin} may not connect: list it in BOTYARD_ORIGINS if they should."


ENCODINGS = {encoding.value: encoding for encoding in Encoding}


def _subprotocol(offered: list[str]) -> str | None:
    """Return the first of the offered subprotocols that we speak; None for none."""
    for name in offered:
        if name in ENCODINGS:
            return name
    return None
