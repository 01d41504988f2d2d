"""The pages of the browser client over HTTP, and the files that they consist of."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from botyard.net.http.encoded_files import IMMUTABLE, REVALIDATED, EncodedFiles


class Pages:
    """Answers HTTP requests. `client` is the directory of the built client."""

    def __init__(self, client: Path) -> None:
        self._files = EncodedFiles(client, REVALIDATED)
        self._assets = EncodedFiles(client / "assets", IMMUTABLE)

    def routes(self) -> list[BaseRoute]:
        """The paths that are served."""
        return [
            Mount("/assets", self._assets),
            Route("/", self._page),
            Route("/room/{room}", self._page),
            Route("/room/{room}/", self._page),
            Route("/room/{room}/{token}", self._page),
            Route("/coach", self._page),
            Route("/coach/{token}", self._page),
            Route("/account", self._page),
            Route("/practice", self._page),
            Route("/learn/{game}", self._page),
            Route("/rules/{game}", self._page),
            Route("/puzzles/{game}", self._page),
            Route("/i", self._page),
            Route("/i/{secret}", self._page),
            Route("/{file}", self._file),
        ]

    async def _page(self, request: Request) -> Response:
        return await self._answer("index.html", request) or PlainTextResponse(
            "The client is not built: run `make setup`.", 503
        )

    async def _file(self, request: Request) -> Response:
        """Serve other files of the page's folder, such as its icon."""
        found = await self._answer(request.path_params["file"], request)
        return found or PlainTextResponse("There's nothing here. The lobby is at /.", 404)

    async def _answer(self, file: str, request: Request) -> Response | None:
        try:
            return await self._files.get_response(file, request.scope)
        except HTTPException:
            return None
