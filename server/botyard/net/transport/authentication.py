"""Authentication of requests and handshakes by a bearer token or a session cookie, and the check of their origin."""

from collections.abc import Collection

import msgspec
from starlette.requests import HTTPConnection

from botyard.accounts.browser_identities import BROWSER_COOKIE, BrowserIdentities
from botyard.accounts.revocation import Credentials, Revocations
from botyard.accounts.sessions import Sessions
from botyard.net.transport.session_cookie import read_cookie, read_session_cookie


class Authenticator:
    """Reads the credentials of requests and handshakes, and records the use of their session."""

    def __init__(self, revocations: Revocations, sessions: Sessions, browsers: BrowserIdentities) -> None:
        self.revocations = revocations
        self._browsers = browsers
        self._sessions = sessions

    def credentials_of(self, request: HTTPConnection) -> Credentials:
        """Return the credentials of a request or a handshake: by its bearer token, else by its session cookie.

        Another cookie adds the identities that the browser has had.
        """
        token = bearer(request)
        if token is None:
            credentials = self.revocations.read(read_session_cookie(request), "cookie")
        else:
            credentials = self.revocations.read(token, "token")
        if credentials.proof is not None:
            self._sessions.touch(credentials.proof, request.headers.get("user-agent", ""))
        cookie = read_cookie(request, BROWSER_COOKIE)
        return msgspec.structs.replace(credentials, browser=self._browsers.read(cookie)) if cookie else credentials


def bearer(request: HTTPConnection) -> str | None:
    """Return the bearer token of a request, None if there is none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def origin_allowed(origin: str, host: str, listed: Collection[str]) -> bool:
    """Return whether a page of `origin` (RFC 6454) may connect under the name `host`, that of the Host header.

    Pages of this server may, and those of the origins `listed` in the settings. Names must be equal as a whole.
    """
    own = {f"{scheme}://{host.lower()}" for scheme in ("http", "https") if host}
    return origin.lower() in {*own, *listed}
