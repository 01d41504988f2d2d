"""Authentication of requests and handshakes by a bearer token or a session cookie, and the check of their origin."""

from starlette.requests import HTTPConnection

from botyard.accounts.revocation import Credentials, Revocations
from botyard.accounts.sessions import Sessions
from botyard.net.transport.session_cookie import read_session_cookie


class Authenticator:
    """Looks at what is shown, and notes that the session was seen."""

    def __init__(self, gate: Revocations, sessions: Sessions) -> None:
        self.gate = gate
        self._sessions = sessions

    def credentials_of(self, asked: HTTPConnection) -> Credentials:
        """What a request or a handshake shows."""
        token = bearer(asked)
        shown = (
            self.gate.read(read_session_cookie(asked), "cookie") if token is None else self.gate.read(token, "token")
        )
        if shown.proof is not None:
            self._sessions.seen(shown.proof, asked.headers.get("user-agent", ""))
        return shown


def bearer(asked: HTTPConnection) -> str | None:
    """The bearer token that is shown, None if there is none."""
    scheme, _, token = asked.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def origin_allowed(origin: str, host: str, listed: frozenset[str]) -> bool:
    """Whether a page of `origin` (RFC 6454) may connect under the name `host`, the Host header; compared exactly.

    Pages of this server may, and those of the origins `listed` in the settings.
    """
    own = {f"{scheme}://{host.lower()}" for scheme in ("http", "https") if host}
    return origin.lower() in own | listed
