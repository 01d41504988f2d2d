"""The cookie of a browser's session.

Behind TLS its name begins with `__Host-`: browsers then accept it from this host only, and send it to no other. A
cookie of the older name is still read, and replaced when the page requests its identity.
"""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from botyard.accounts.identity import COOKIE

HOST_COOKIE = f"__Host-{COOKIE}"


def read_session_cookie(request: HTTPConnection) -> str:
    """Return the session cookie of a request, empty if there is none."""
    return request.cookies.get(HOST_COOKIE) or request.cookies.get(COOKIE, "")


def is_outdated(request: HTTPConnection) -> bool:
    """Whether a request has a cookie of the older name although the newer one can be used."""
    return _is_secure(request) and COOKIE in request.cookies


def set_session_cookie(response: Response, request: HTTPConnection, value: str, seconds: int) -> None:
    """Set the cookie for `seconds`, in place of one of the older name."""
    secure = _is_secure(request)
    if is_outdated(request):
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    name = HOST_COOKIE if secure else COOKIE
    response.set_cookie(name, value, max_age=seconds, httponly=True, samesite="lax", secure=secure)


def delete_session_cookie(response: Response) -> None:
    """Delete the cookie under both names."""
    response.delete_cookie(HOST_COOKIE, httponly=True, samesite="lax", secure=True)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def _is_secure(request: HTTPConnection) -> bool:
    return request.url.scheme in {"https", "wss"}
