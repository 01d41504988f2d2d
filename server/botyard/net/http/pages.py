"""The HTTP side for people: the pages, and the files that they are made of."""

from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles


class Pages:
    """Answers HTTP requests. `client` is the directory of the built client."""

    def __init__(self, client: Path) -> None:
        self._client = client

    def routes(self) -> list[BaseRoute]:
        """The paths that are served."""
        return [
            Mount("/assets", _Assets(directory=self._client / "assets", check_dir=False)),
            Route("/", self._page),
            Route("/room/{room}", self._page),
            Route("/room/{room}/", self._page),
            Route("/room/{room}/{token}", self._page),
            Route("/coach", self._page),
            Route("/coach/{token}", self._page),
            Route("/account", self._page),
            Route("/i", self._page),
            Route("/i/{secret}", self._page),
            Route("/{file}", self._file),
        ]

    async def _page(self, request: Request) -> Response:
        page = self._client / "index.html"
        if not page.is_file():
            return PlainTextResponse("The client is not built: run `make setup`.", 503)
        return FileResponse(page, headers={"Cache-Control": "no-cache"})

    async def _file(self, request: Request) -> Response:
        """Serve other files of the page's folder, such as its icon."""
        file = self._client / request.path_params["file"]
        if file.parent == self._client and _is_file(file):
            return FileResponse(file, headers={"Cache-Control": "no-cache"})
        return PlainTextResponse("There is nothing here. The lobby is at /.", 404)


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
