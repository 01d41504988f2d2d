"""Who is behind a request or a handshake: a bearer token says it, or the cookie of a browser."""

from starlette.requests import HTTPConnection

from botyard.accounts.revocation import Credentials, Revocations
from botyard.accounts.sessions import Sessions
from botyard.net.transport.session_cookie import read_session_cookie


class Who:
    """Looks at what is shown, and notes that the session was seen."""

    def __init__(self, gate: Revocations, sessions: Sessions) -> None:
        self.gate = gate
        self._sessions = sessions

    def shows(self, asked: HTTPConnection) -> Credentials:
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
