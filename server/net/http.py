"""The HTTP side: the pages, and the files of matches."""

import asyncio
from math import ceil
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from protocol.codes import Code
from server.accounts.links import Links
from server.net.address import counted_address, host_of
from server.net.api import STATUSES
from server.net.bucket import Buckets
from server.net.limits import Books
from server.net.who import Who
from server.replay.download import Downloads
from server.rooms.record import Unreadable
from server.rooms.requests import Refused
from server.store.errors import StoreAway


class Pages:
    """Answers HTTP requests. `client` is the directory of the built client."""

    def __init__(self, client: Path, who: Who, downloads: Downloads, books: Books, links: Links) -> None:
        self._client = client
        self._who = who
        self._links = links
        self._downloads = downloads
        self._books = books

    def routes(self) -> list[BaseRoute]:
        """The paths that are served."""
        return [
            Route("/api/match/{room}", self._match),
            Mount("/assets", _Assets(directory=self._client / "assets", check_dir=False)),
            Route("/", self._page),
            Route("/room/{room}", self._page),
            Route("/room/{room}/{token}", self._page),
            Route("/coach/{token}", self._page),
            Route("/account", self._page),
            Route("/i/{secret}", self._page),
            Route("/{file}", self._file),
        ]

    async def _page(self, request: Request) -> Response:
        page = self._client / "index.html"
        if not page.is_file():
            return PlainTextResponse("The client is not built: run `make setup`.", 503)
        return FileResponse(page, headers={"Cache-Control": "no-cache"})

    async def _file(self, request: Request) -> Response:
        """What lies beside the page, such as its icon."""
        file = self._client / request.path_params["file"]
        if file.parent == self._client and _is_file(file):
            return FileResponse(file, headers={"Cache-Control": "no-cache"})
        return PlainTextResponse("There is nothing here. The lobby is at /.", 404)

    async def _match(self, request: Request) -> Response:
        """The file of a finished match."""
        if refusal := _too_fast(request, self._books.downloads, "Your address downloads too often: wait a little."):
            return refusal
        room = request.path_params["room"]
        try:
            asker = self._who.shows(request).identity
            ticket = self._links.ticket(room, request.query_params.get("token"))
            file = await self._downloads.file(room, "" if asker is None else asker.id, ticket)
        except Refused as refused:
            return _error(refused.code, refused.message, STATUSES.get(refused.code, 409))
        except (StoreAway, Unreadable):
            return _error(Code.UNAVAILABLE, "The server cannot reach its store: try again.", 503)
        name = {"Content-Disposition": f'attachment; filename="botyard-{room}.jsonl"'}
        return Response(file, media_type="application/jsonl", headers=name)


class _Assets(StaticFiles):
    """Files whose names change with their content: a browser may keep them for ever."""

    async def check_config(self) -> None:
        """As long as the client is not built its files are not found, which is no error of the server."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name that is too long
        return False


def _too_fast(request: Request, buckets: Buckets, sentence: str) -> Response | None:
    """The refusal of a request whose address asks too often."""
    after = buckets.take(counted_address(host_of(request)), asyncio.get_running_loop().time())
    if not after:
        return None
    refusal = _error(Code.TOO_FAST, sentence, 429)
    refusal.headers["Retry-After"] = str(ceil(after / 1000))
    return refusal


def _error(code: Code, message: str, status: int) -> Response:
    return JSONResponse({"code": code, "message": message}, status, headers={"Cache-Control": "no-store"})
