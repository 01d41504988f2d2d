"""The HTTP side: the pages, guests and tokens."""

import asyncio
import json
from math import ceil
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from protocol.codes import Code
from server.accounts.identity import COOKIE, COOKIE_SECONDS, BadName, Identity, Kind, Signer, clean_name, new_identity
from server.net.address import counted_address, host_of
from server.net.bucket import Buckets
from server.net.limits import Books
from server.net.origin import origin_allowed
from server.replay.download import Downloads
from server.rooms.record import Unreadable
from server.rooms.requests import Refused
from server.store.errors import StoreAway

BODY_BYTES = 4096
BODY_SECONDS = 10.0


class Pages:
    """Answers HTTP requests. `client` is the directory of the built client."""

    def __init__(
        self, client: Path, signer: Signer, origins: frozenset[str], downloads: Downloads, books: Books
    ) -> None:
        self._client = client
        self._signer = signer
        self._origins = origins
        self._downloads = downloads
        self._books = books

    def routes(self) -> list[BaseRoute]:
        """The paths that are served."""
        return [
            Route("/api/me", self._me),
            Route("/api/guest", self._guest, methods=["POST"]),
            Route("/api/token", self._token, methods=["POST"]),
            Route("/api/match/{room}", self._match),
            Mount("/assets", _Assets(directory=self._client / "assets", check_dir=False)),
            Route("/", self._page),
            Route("/room/{room}", self._page),
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

    async def who(self, request: Request) -> Identity | None:
        """Whom a request proves: by a bearer token, or by the cookie of a browser."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return self._signer.identity(token.strip(), "token")
        return self._signer.identity(request.cookies.get(COOKIE, ""), "cookie")

    async def _me(self, request: Request) -> Response:
        identity = self._signer.identity(request.cookies.get(COOKIE, ""), "cookie")
        if identity is None:
            return _error(Code.NO_IDENTITY, "You have no name here yet: POST /api/guest.", 401)
        return _no_store({"identity": identity.id, "name": identity.name})

    async def _guest(self, request: Request) -> Response:
        """Give a browser an identity, or an identity another name."""
        known = self._signer.identity(request.cookies.get(COOKIE, ""), "cookie")
        made = await self._named(request, known)
        if isinstance(made, Response):
            return made
        answer = _no_store({"identity": made.id, "name": made.name})
        answer.set_cookie(
            COOKIE,
            self._signer.proof(made, "cookie"),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return answer

    async def _token(self, request: Request) -> Response:
        """Give a program an identity of its own."""
        made = await self._named(request, None)
        if isinstance(made, Response):
            return made
        kind: Kind = "token"
        return _no_store({"identity": made.id, "name": made.name, "token": self._signer.proof(made, kind)})

    async def _match(self, request: Request) -> Response:
        """The file of a finished match."""
        if refusal := _too_fast(request, self._books.downloads, "Your address downloads too often: wait a little."):
            return refusal
        room = request.path_params["room"]
        try:
            asker = await self.who(request)
            file = await self._downloads.file(room, "" if asker is None else asker.id)
        except Refused as refused:
            return _error(refused.code, refused.message, 409 if refused.code is Code.NOT_FINISHED else 404)
        except (StoreAway, Unreadable):
            return _error(Code.UNAVAILABLE, "The server cannot reach its store: try again.", 503)
        name = {"Content-Disposition": f'attachment; filename="botyard-{room}.jsonl"'}
        return Response(file, media_type="application/jsonl", headers=name)

    async def _named(self, request: Request, known: Identity | None) -> Identity | Response:
        origin = request.headers.get("origin")
        if origin is not None and not origin_allowed(origin, request.headers.get("host", ""), self._origins):
            return _error(Code.FORBIDDEN_ORIGIN, f"Pages of {origin} may not use this server.", 403)
        if refusal := _too_fast(request, self._books.guests, "Your address asks for names too often: wait a little."):
            return refusal
        try:
            name = clean_name(await _posted_name(request))
        except TimeoutError:
            return _error(Code.INVALID_FIELD, f"A request has {BODY_SECONDS:.0f} seconds to come.", 408)
        except BadName as error:
            return _error(Code.INVALID_FIELD, str(error), 400)
        return new_identity(name) if known is None else Identity(known.id, name)


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


async def _body(request: Request) -> bytes:
    body = b""
    async with asyncio.timeout(BODY_SECONDS):
        async for part in request.stream():
            body += part
            if len(body) > BODY_BYTES:
                raise BadName(f"A request holds at most {BODY_BYTES} bytes.")
    return body


async def _posted_name(request: Request) -> str:
    body = await _body(request)
    try:
        posted = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise BadName('The body must be JSON, such as {"name": "Ann"}.') from error
    name = posted.get("name") if isinstance(posted, dict) else None
    if not isinstance(name, str):
        raise BadName('The body must be JSON with a text "name", such as {"name": "Ann"}.')
    return name


def _no_store(content: dict[str, str]) -> JSONResponse:
    return JSONResponse(content, headers={"Cache-Control": "no-store"})


def _error(code: Code, message: str, status: int) -> Response:
    return JSONResponse({"code": code, "message": message}, status, headers={"Cache-Control": "no-store"})
