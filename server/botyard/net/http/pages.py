"""The pages of the browser client over HTTP, and the files that they consist of."""

import re
from pathlib import Path

import orjson
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

import botyard
from botyard.game_pages import game_languages, game_page, structured_data
from botyard.lobby.games import OfferedGames
from botyard.net.http.branding import branded, branded_manifest
from botyard.net.http.encoded_files import REVALIDATED, BuildAssets, EncodedFiles
from botyard.net.http.link_previews import LinkPreviews, base_address
from botyard.net.http.revalidated import RevalidatedContent
from botyard.net.http.room_pages import RoomPages, rooms_of
from botyard.net.http.site_pages import MANIFEST_LINK, below, document_of, languages_of
from botyard.settings import Settings
from botyard.site_pages import NAMES, SitePages, rules_languages, rules_page
from botyard.store.build_files import BuildFiles
from botyard.store.error_classes import StoreUnavailable

INDEX = "index.html"
MANIFEST = "manifest.webmanifest"
MANIFEST_TYPE = "application/manifest+json"
NO_STORE = {"Cache-Control": "no-store"}
NO_PAGES = ("/api/", "/assets/", "/ws")
"""Beginnings of the paths that have no pages below them."""
PLAIN = (
    *("room/{room}/{token}", "coach", "coach/{token}", "account", "reset", "desk", "desk/{part:path}", "status"),
    *("practice", "learn", "learn/{game}", "puzzles/{game}", "daily", "daily/{game}", "matches", "u/{name}"),
    *("leaderboards/{game}", "i", "i/{secret}"),
)
"""The paths at which the page is served as it is built."""
_ADDED = re.compile(r"(?<=[\w-])(?:#.*|[^\w/-]+)\Z", re.ASCII | re.DOTALL)
"""What `TidyAddresses` leaves out at the end of the path of a page."""
WORKER_END = """\
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(end()));

async function end() {
  const root = new URL("./", location.href).pathname;
  const ours = root === "/" ? "botyard-" : `botyard${root}`;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(ours)).map((name) => caches.delete(name)));
  await registration.unregister();
}
"""
"""A service worker that takes the place of the client's, empties its caches and ends itself."""


class TidyAddresses:
    """Middleware that serves the address that was meant.

    A slash at its end is left out. So are, of the address of a page, signs that a chat or a mail has added to a link,
    and its fragment where a program has sent it, as `%23`.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request under the path that was meant. The server calls it for each request."""
        if scope["type"] == "http":
            path = scope["path"]
            meant = path if path.startswith(NO_PAGES) else _ADDED.sub("", path)
            scope = {**scope, "path": meant.rstrip("/") or "/"}
        await self._app(scope, receive, send)


class Pages:
    """Answers HTTP requests. `client` is the directory of the built client; `files`: those of other builds.

    `room_pages`: the rooms that pages of games name; `offered`: the games that have pages.
    """

    def __init__(
        self,
        client: Path,
        link_previews: LinkPreviews,
        site_pages: SitePages,
        files: BuildFiles,
        settings: Settings,
        room_pages: RoomPages,
        offered: OfferedGames,
    ) -> None:
        self._offline = settings.offline
        self._author_pages = [] if settings.development is None else [Route("/dev", self._page)]
        self._site = settings.path
        self._brand = settings.brand
        self._page_made: tuple[int, bytes] | None = None
        """When the built page was changed last (ns since 1970), and what was made of it; None before the first use."""
        self._client = client
        self._link_previews = link_previews
        self._site_pages = site_pages
        self._room_pages = room_pages
        self._offered = offered
        self._revalidated = RevalidatedContent()
        self._files = EncodedFiles(client, REVALIDATED)
        self._assets = BuildAssets(client / "assets", files.find)

    def routes(self) -> list[BaseRoute]:
        """Return the paths that are served."""
        return [
            Mount("/assets", self._assets),
            Route("/", self._page),
            Route("/room/{room}", self._room_page),
            Route("/m/{room}", self._room_page),
            *(Route(f"/{path}", self._page) for path in PLAIN),
            *(Route(f"/{name}", self._site_page, name=name) for name in NAMES),
            *self._author_pages,
            Route("/games/{game}", self._game_page),
            Route("/rules/{game}", self._rules_page),
            Route("/sw.js", self._worker),
            Route(f"/{MANIFEST}", self._manifest),
            Route("/{file}", self._file),
        ]

    async def _page(self, request: Request) -> Response:
        """Serve the client's page: with the path and the brand of the service if it has any, else the file itself."""
        if (self._site or not self._brand.is_default) and (built := self._built()) is not None:
            return await self._revalidated.response(built, "text/html", request.headers, REVALIDATED)
        return await self._answer_file(INDEX, request) or PlainTextResponse(
            "The client is not built: run `make setup`.", 503
        )

    async def _room_page(self, request: Request) -> Response:
        """Serve the page of a room with a head that says what a link to it leads to."""
        page = self._built()
        completed = None if page is None else await self._link_previews.complete(page, request)
        if completed is None:
            return await self._page(request)
        return await self._revalidated.response(completed, "text/html", request.headers, REVALIDATED)

    async def _site_page(self, request: Request) -> Response:
        """Serve the client's page with a page of the site in it, for readers without scripts, in their language."""
        built = self._built()
        if built is None:
            return await self._page(request)
        page = self._site_pages.page(request.url.path.strip("/"), languages_of(request))
        document = document_of(built, page, request)
        return await self._revalidated.response(document, "text/html", request.headers, REVALIDATED)

    async def _rules_page(self, request: Request) -> Response:
        """Serve the client's page with the rules of a game in it, for readers without scripts, in their language."""
        built, game = self._built(), request.path_params["game"]
        page = rules_page(game, languages_of(request))
        if built is None or page is None:
            return await self._page(request)
        document = document_of(built, page, request, rules_languages(game))
        return await self._revalidated.response(document, "text/html", request.headers, REVALIDATED)

    async def _game_page(self, request: Request) -> Response:
        """Serve the client's page with a game's page in it, for readers without scripts; 404 if it is not offered."""
        built, game = self._built(), request.path_params["game"]
        if game not in self._offered.names:
            return self._not_found(request)
        try:
            rooms = await rooms_of(self._room_pages, game)
        except StoreUnavailable:
            rooms = ([], [])
        page = game_page(game, languages_of(request), rooms)
        if built is None or page is None:
            return await self._page(request)
        document = document_of(built, page, request, game_languages())
        # without `<`, since `</script>` would end it
        data = orjson.dumps(structured_data(page, base_address(request))).replace(b"<", b"\\u003c")
        document = document.replace(b"</head>", b'<script type="application/ld+json">' + data + b"</script></head>", 1)
        return await self._revalidated.response(document, "text/html", request.headers, REVALIDATED)

    def _built(self) -> bytes | None:
        """Return the built page with the path and the brand in it; it is read again only after it has changed.

        None if the client is not built.
        """
        file = self._client / INDEX
        try:
            time = file.stat().st_mtime_ns
            if self._page_made is None or self._page_made[0] != time:
                self._page_made = time, self._complete(file.read_bytes())
        except OSError:
            return None
        return self._page_made[1]

    def _complete(self, page: bytes) -> bytes:
        """Return the built page with the brand, and with its addresses below the path of the service."""
        made = below(branded(page.decode(), self._brand), self._site)
        # the client reads the path there
        named = f'<html data-path="{self._site}" ' if self._site else "<html "
        return made.replace("<html ", named, 1).encode()

    async def _worker(self, request: Request) -> Response:
        """Serve the service worker: that of the client, or one that ends it in all browsers that have it."""
        if not self._offline:
            return Response(WORKER_END, media_type="text/javascript", headers={"Cache-Control": REVALIDATED})
        found = await self._answer_file("sw.js", request)
        return found or PlainTextResponse("The client is not built: run `make setup`.", 404)

    async def _manifest(self, request: Request) -> Response:
        """Serve the web app manifest, with the name of the site.

        The paths in it (`id`, `start_url`, `scope`, `src`) are completed by the path of the service, such as `/play`.
        """
        try:
            content = (self._client / MANIFEST).read_bytes()
        except OSError:
            return self._not_found(request)
        made = below(branded_manifest(content.decode(), self._brand), self._site, MANIFEST_LINK).encode()
        return await self._revalidated.response(made, MANIFEST_TYPE, request.headers, REVALIDATED)

    async def _file(self, request: Request) -> Response:
        """Serve other files of the page's folder, such as its icon."""
        found = await self._answer_file(request.path_params["file"], request)
        return found or self._not_found(request)

    async def missing(self, request: Request, _: Exception) -> Response:
        """Answer a request for an address that no route has."""
        return self._not_found(request)

    def _not_found(self, request: Request) -> Response:
        """Answer 404: people get the page, which says that there is nothing here, programs get a line."""
        built = self._built()
        if built is None or not _is_for_people(request):
            return PlainTextResponse(f"There's nothing here. The lobby is at {self._site}/.", 404, NO_STORE)
        return Response(built, 404, NO_STORE, "text/html")

    async def _answer_file(self, file: str, request: Request) -> Response | None:
        """Answer with a file of the client; None if there is no such file."""
        try:
            return await self._files.get_response(file, request.scope)
        except HTTPException:
            return None


def client_directory() -> Path:
    """Return the directory of the built client: in the installed package, or in the checkout."""
    package = Path(botyard.__file__).parent
    packed = package / "static"
    return packed if packed.is_dir() else package.parents[1] / "client_js" / "dist"


def _is_for_people(request: Request) -> bool:
    """Return whether a browser opens the address of a page, not of a file or of the API."""
    path = request.url.path
    is_page = "." not in path.rpartition("/")[2] and not path.startswith(NO_PAGES)
    return is_page and request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("accept", "")
