"""Authentication of requests and handshakes by a bearer token or a session cookie, and the check of their origin.

Behind TLS the name of the cookie begins with `__Host-`: browsers then accept it from this host only, and send it to no
other. A cookie of the older name is still read, and replaced when the page requests its identity.

Cookies know no ports. Where another service on the same host has a cookie of the usual name, that stays as it is, and
the name of ours ends with our port.
"""

import re
from collections.abc import Callable, Collection

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from botyard.accounts.browser_cookies import BROWSER_COOKIE, BrowserIdentities
from botyard.accounts.identity import COOKIE
from botyard.accounts.revocation import Credentials, Revocations
from botyard.accounts.sessions import Sessions
from botyard.net.transport.site_path import site_path


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


HOST_COOKIE = f"__Host-{COOKIE}"
PATH_COOKIE = f"__Secure-{COOKIE}"
"""The cookie's name for a service below a path of a host: browsers accept `__Host-` for whole hosts only."""
_PORT = re.compile(r":(\d{1,5})\Z")

Reads = Callable[[str], object]
"""Reads a cookie that this service has made. Returns something false for a cookie of another service."""


def name_to_set(request: HTTPConnection, name: str, reads: Reads) -> str:
    """The name under which to set a cookie: with our port if a cookie of another service has its name."""
    taken = request.cookies.get(name)
    return _with_port(request, name) if taken and not reads(taken) else name_of(request, name)


def name_of(request: HTTPConnection, name: str) -> str:
    """The name of our cookie in a request: the one with our port if the request has that, else `name`."""
    ours = _with_port(request, name)
    return ours if ours in request.cookies else name


def read_cookie(request: HTTPConnection, name: str) -> str:
    """Return a cookie of a request, empty if there is none."""
    return request.cookies.get(name_of(request, name), "")


def _with_port(request: HTTPConnection, name: str) -> str:
    """Return the name of our cookie, with our port, for a host where another service has the name without it."""
    port = _PORT.search(request.headers.get("host", ""))
    return f"{name}_{port[1] if port else ('443' if _is_secure(request) else '80')}"


def read_session_cookie(request: HTTPConnection) -> str:
    """Return the session cookie of a request, by the newer name or else the older one; empty if there is none."""
    names = name_of(request, _secure_name(request)), name_of(request, COOKIE)
    return next((request.cookies[name] for name in names if request.cookies.get(name)), "")


def is_outdated(request: HTTPConnection) -> bool:
    """Whether a request has a cookie of the older name although the newer one can be used."""
    return _is_secure(request) and COOKIE in request.cookies


def set_session_cookie(response: Response, request: HTTPConnection, value: str, seconds: int, reads: Reads) -> None:
    """Set the cookie to `value` for `seconds`, in place of one of the older name. `reads`: knows our cookies."""
    secure = _is_secure(request)
    if is_outdated(request) and reads(request.cookies[COOKIE]):
        response.delete_cookie(COOKIE, cookie_path(request), httponly=True, samesite="lax")
    name = name_to_set(request, _secure_name(request) if secure else COOKIE, reads)
    response.set_cookie(
        name, value, max_age=seconds, path=cookie_path(request), httponly=True, samesite="lax", secure=secure
    )


def delete_session_cookie(response: Response, request: HTTPConnection) -> None:
    """Delete the cookie that shows the session of a request, under both names if it has no port."""
    path, secure_name = cookie_path(request), _secure_name(request)
    ours = name_of(request, secure_name if _is_secure(request) else COOKIE)
    if ours in (secure_name, COOKIE):
        response.delete_cookie(secure_name, path, httponly=True, samesite="lax", secure=True)
        response.delete_cookie(COOKIE, path, httponly=True, samesite="lax")
    else:
        response.delete_cookie(ours, path, httponly=True, samesite="lax", secure=_is_secure(request))


def cookie_path(request: HTTPConnection) -> str:
    """The path to which browsers send the cookies of the service: its own, not all of a host that others use, too."""
    return site_path(request) or "/"


def _secure_name(request: HTTPConnection) -> str:
    return PATH_COOKIE if site_path(request) else HOST_COOKIE


def _is_secure(request: HTTPConnection) -> bool:
    return request.url.scheme in {"https", "wss"}
