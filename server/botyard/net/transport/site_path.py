"""The path below which a service is served, behind a proxy of another site (`BOTYARD_PATH`).

Within the service all paths begin behind it; what goes to browsers and other programs is completed with it.
"""

from http import HTTPStatus

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

KEY = "site_path"
"""The place of the path in a scope."""
LOCAL = frozenset({"/healthz", "/readyz", "/metrics"})
"""What is also answered at the root, for programs that ask the node itself and not the proxy."""


def site_path(request: HTTPConnection) -> str:
    """The path below which a request is served, such as `/play`; "" for the root of its host."""
    found: str = request.scope.get(KEY, "")
    return found


def path_below(site: str, path: str) -> str | None:
    """Return the path within the service for a path of its host; None for one that is not below `site`."""
    if not path.startswith(site):
        return None
    below = path[len(site) :]
    return below if below.startswith("/") else None


class BelowPath:
    """Middleware that serves what is below the path of the service, under the paths that it has without a proxy."""

    def __init__(self, app: ASGIApp, site: str) -> None:
        self._app = app
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request by its path within the service, or answer where the service is."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
        elif (path := path_below(self._site, scope["path"])) is not None:
            await self._app({**scope, "path": path, KEY: self._site}, receive, send)
        elif scope["path"] in LOCAL:
            await self._app(scope, receive, send)
        else:
            await self._elsewhere(scope)(scope, receive, send)

    def _elsewhere(self, scope: Scope) -> Response:
        """Return the answer to a path outside of the site: not found, or a redirect if only its slash is missing."""
        if scope["path"] == self._site:
            return Response(status_code=HTTPStatus.PERMANENT_REDIRECT, headers={"Location": f"{self._site}/"})
        sentence = f"This server answers below {self._site}/: a proxy must pass on paths as they are."
        return PlainTextResponse(sentence, HTTPStatus.NOT_FOUND, {"Cache-Control": "no-store"})
