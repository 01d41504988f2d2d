"""The host names that the server answers to: a foreign site may point its name at this machine (DNS rebinding).

Literal addresses and names of this machine in its own network are always answered, for no foreign page can have them as
its name.
"""

import re
from functools import lru_cache
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from botyard.net.http.answers import refusal
from botyard.texts import localized
from botyard_protocol.codes import Code

ANY = "*"
MISDIRECTED = 421
"""The HTTP status of a request that came to the wrong server."""
REMEMBERED_CHARS = 255
"""Decisions for `Host` headers of up to so many characters are remembered; longer ones would fill the memory."""
HEALTH = frozenset({"/healthz", "/readyz"})
"""The paths that balancers request under any host name; the answers hold nothing about people."""
REFUSED = "This server does not answer under this name: if it should, list the name in BOTYARD_HOSTS."


_HOST = re.compile(r"(?:\[(?P<ip>[^\]]*)\]|(?P<name>[^:@/?#\[\]\s]*))(?::\d*)?")


class HostCheck:
    """Refuses requests whose `Host` is neither an address, nor a loopback name, nor one of `names`.

    `*` among them allows all, `*.example.org` all names below that one. A request without `Host`, which HTTP/1.0
    allows and no browser sends, is served.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self._app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve requests under a name of this server, and health checks of balancers; refuse all others."""
        if scope["type"] == "lifespan" or scope["path"] in HEALTH or self._is_for_us(scope):
            await self._app(scope, receive, send)
        else:
            await _refused(scope["path"])(scope, receive, send)

    def _is_for_us(self, scope: Scope) -> bool:
        return is_known(Headers(scope=scope).get("host", ""), self._names)


def host_name(host: str) -> str:
    """Return the name in a `Host` header without the port, in lower case; an IPv6 address without its brackets.

    Returns "" for a text that is no host with or without a port (RFC 9110, section 7.2).
    """
    found = _HOST.fullmatch(host.strip().lower())
    return "" if found is None else (found["ip"] or found["name"]).rstrip(".")


def is_known(host: str, names: frozenset[str]) -> bool:
    """Whether the server answers under the name in a `Host` header."""
    # `__wrapped__`: without remembering it
    return _is_known(host, names) if len(host) <= REMEMBERED_CHARS else _is_known.__wrapped__(host, names)


@lru_cache(maxsize=256)
def _is_known(host: str, names: frozenset[str]) -> bool:
    """Return whether a host is an address, localhost or one of `names`, which may begin with `*.`.

    True also for "", which is no host, and for any host if `*` is among the names.
    """
    name = host_name(host)
    if not host or ANY in names or name in names or name == "localhost" or name.endswith(".localhost"):
        return True
    if any(one.startswith("*.") and name.endswith(one[1:]) for one in names):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _refused(path: str) -> Response:
    """Return the refusal of a request to a host name that is not ours."""
    if path.startswith("/api/"):
        return refusal(
            Code.FORBIDDEN_ORIGIN, localized("forbidden_origin-server_does_answer_under"), status=MISDIRECTED
        )
    return PlainTextResponse(REFUSED, MISDIRECTED)
