"""The websocket endpoint: who may connect, and the life of a connection."""

import asyncio
import logging
import random
from functools import partial

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Scope
from starlette.websockets import WebSocket

from botyard.accounts.revocation import Credentials
from botyard.net.actions.session_registry import LOGGED_OUT
from botyard.net.http.hosts import is_known
from botyard.net.transport.accepted_socket import AcceptedSocket
from botyard.net.transport.authentication import bearer, origin_allowed
from botyard.net.transport.client_address import counted_address, host_of
from botyard.net.transport.connection import Connection
from botyard.net.transport.http_driver import Acceptance
from botyard.net.transport.opening_handshake import HandshakeRequest
from botyard.net.transport.outbox import socket_of
from botyard.net.transport.websocket_driver import WebSocketProtocol
from botyard.net.ws.connection_handlers import disconnect
from botyard.net.ws.routes import ROUTES
from botyard.net.ws.session import Services, Session
from botyard.store.error_classes import LogThrottle
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close

log = logging.getLogger("botyard.net")

HELLO_SECONDS = 10.0


class Endpoint:
    """Serves `/ws`: ordinary handshakes by `accept`, all others by `serve`, which also answers refused ones."""

    def __init__(self, services: Services, origins: frozenset[str], host_names: frozenset[str]) -> None:
        """`origins`: further pages that may connect. `host_names`: the names of the server, as `HostCheck` has them."""
        self._services = services
        self._origins = origins
        self._host_names = host_names
        self._throttle = LogThrottle()

    def accept(self, scope: Scope) -> Acceptance | None:
        """Accept an ordinary handshake; None if anything is against it, which `serve` then answers."""
        request = HandshakeRequest(scope)
        if self.stopping or not is_known(request.headers.get("host", ""), self._host_names) or self._refusal(request):
            return None
        subprotocol = _subprotocol(scope["subprotocols"])
        credentials = self._services.session_registry.authenticator.credentials_of(request)
        if subprotocol is None or credentials.proof is None:
            return None
        client = scope["client"]
        address, identity = counted_address(None if client is None else client[0]), credentials.proof.identity
        now = asyncio.get_running_loop().time()
        if not self._services.rate_limits.admit_unless_denied(address, identity.id, now):
            return None
        encoding, proof, browser = ENCODINGS[subprotocol], credentials.proof, credentials.browser

        def begin(socket: AcceptedSocket) -> None:
            connection = Connection(socket, encoding, identity, address, proof=proof, browser=browser)
            connection.loop = socket.loop
            session = Session(connection, self._services, ROUTES)
            socket.on_end(partial(self._ended, session, identity.id))
            self._services.hubs.connections.add(connection)
            self._services.session_registry.check_ban(connection)  # the proof was read in this call, so it holds
            session.expect_hello(HELLO_SECONDS)
            socket.listen(session.on_frame)

        return Acceptance(subprotocol, begin)

    async def _ended(self, session: Session, known: str) -> None:
        try:
            self._services.hubs.connections.discard(session.connection)
            await disconnect(session)
        finally:
            self._services.rate_limits.leave(session.connection.address, known)

    async def serve(self, websocket: WebSocket) -> None:
        """From the opening handshake to the end."""
        address = counted_address(host_of(websocket))
        credentials = self._services.session_registry.authenticator.credentials_of(websocket)
        known = None if credentials.identity is None else credentials.identity.id
        rate_limits = self._services.rate_limits
        if denial := rate_limits.admit(address, known, asyncio.get_running_loop().time()):
            again = {"Retry-After": str(denial.after_seconds)}
            await websocket.send_denial_response(PlainTextResponse(denial.sentence, denial.status, again))
            return
        try:
            if refusal := self._refusal(websocket):
                await websocket.send_denial_response(PlainTextResponse(refusal, 403))
            else:
                await self._admitted(websocket, credentials, address)
        finally:
            rate_limits.leave(address, known)

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

    async def _admitted(self, websocket: WebSocket, credentials: Credentials, address: str | None) -> None:
        subprotocol = _subprotocol(websocket.scope["subprotocols"])
        await websocket.accept(subprotocol)
        if subprotocol is None:
            offered = ", ".join(encoding.value for encoding in Encoding)
            await websocket.close(Close.PROTOCOL, f"Offer one of these subprotocols: {offered}.")
        elif credentials.ended:
            await websocket.close(Close.LOGGED_OUT, LOGGED_OUT)
        elif credentials.proof is None:
            await websocket.close(Close.FORBIDDEN, "No identity: POST /api/guest or /api/token first.")
        else:
            proof, browser = credentials.proof, credentials.browser
            socket = socket_of(websocket)
            await self._serve(
                websocket,
                Connection(socket, ENCODINGS[subprotocol], proof.identity, address, proof=proof, browser=browser),
            )

    @property
    def stopping(self) -> bool:
        """Whether nothing is begun any more."""
        return self._services.in_flight.stopping

    def close_all(self, after_ms: int) -> None:
        """Ask all clients to reconnect, since the node stops: players first, spread over `after_ms` at random."""
        self._services.in_flight.stopping = True
        connections = sorted(self._services.hubs.connections, key=lambda connection: not connection.audience)
        for place, connection in enumerate(connections):
            delay = int(after_ms * (place + random.random()) / len(connections))
            connection.close(Close.RESTART, f'{{"after": {delay}}}')

    async def _serve(self, websocket: WebSocket, connection: Connection) -> None:
        session = Session(connection, self._services, ROUTES)
        self._services.hubs.connections.add(connection)
        self._services.session_registry.check_session(connection)  # its login may have ended while it was accepted
        try:
            await self._converse(websocket, connection, session)
        except asyncio.CancelledError:
            if not connection.socket.abandoned:
                raise
        finally:
            self._services.hubs.connections.discard(connection)
            await disconnect(session)

    async def _converse(self, websocket: WebSocket, connection: Connection, session: Session) -> None:
        """Until the socket's end. Our driver hands messages to the session itself; of others they come here."""
        if self.stopping:
            connection.close(Close.RESTART, '{"after": 500}')
        session.expect_hello(HELLO_SECONDS)
        if isinstance(connection.socket, WebSocketProtocol):
            connection.socket.listen(session.on_frame)
        while (message := await websocket.receive())["type"] == "websocket.receive":
            text = message.get("text")
            session.on_frame(message["bytes"] if text is None else text.encode(), text is not None)
            await session.idle()

    def _refusal(self, request: HTTPConnection) -> str | None:
        """Why a handshake is refused, or None. Browsers always name their page's origin; programs show a token."""
        origin = request.headers.get("origin")
        if origin is None:
            return None if bearer(request) else "Without an Origin a bearer token is needed: POST /api/token."
        if origin_allowed(origin, request.headers.get("host", ""), self._origins):
            return None
        return f"Pages of {origin} may not connect: list it in BOTYARD_ORIGINS if they should."


ENCODINGS = {encoding.value: encoding for encoding in Encoding}


def _subprotocol(offered: list[str]) -> str | None:
    """The first of the offered subprotocols that we speak."""
    for name in offered:
        if name in ENCODINGS:
            return name
    return None
