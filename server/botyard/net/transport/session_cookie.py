"""The cookie of a browser's session.

Behind TLS its name begins with `__Host-`: browsers then take it from this very host alone, and send it nowhere else. A
cookie of the older name is still read, and exchanged when the page asks who it is.
"""

from starlette.requests import HTTPConnection
from starlette.responses import Response

from botyard.accounts.identity import COOKIE

HOST_COOKIE = f"__Host-{COOKIE}"


def read_session_cookie(asked: HTTPConnection) -> str:
    """What the browser shows, empty for nothing."""
    return asked.cookies.get(HOST_COOKIE) or asked.cookies.get(COOKIE, "")


def is_outdated(asked: HTTPConnection) -> bool:
    """Whether the browser shows a cookie of the older name where the newer one can be used."""
    return _is_secure(asked) and COOKIE in asked.cookies


def set_session_cookie(response: Response, asked: HTTPConnection, value: str, seconds: int) -> None:
    """Give the browser a cookie for so long, in place of one of the older name."""
    secure = _is_secure(asked)
    if is_outdated(asked):
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    name = HOST_COOKIE if secure else COOKIE
    response.set_cookie(name, value, max_age=seconds, httponly=True, samesite="lax", secure=secure)


def delete_session_cookie(response: Response) -> None:
    """Let the browser forget its cookie, whatever its name."""
    response.delete_cookie(HOST_COOKIE, httponly=True, samesite="lax", secure=True)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def _is_secure(asked: HTTPConnection) -> bool:
    return asked.url.scheme in {"https", "wss"}
