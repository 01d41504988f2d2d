"""The list of games over HTTP, and the files by which browsers show installed games."""

import orjson
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from botyard.lobby.games import client_file, game_list
from botyard.net.http.encoded_files import REVALIDATED, encoded_content
from botyard.net.http.revalidated import RevalidatedContent
from botyard.net.http.router import JSON, Call, Operation
from botyard_protocol.api_games import GameList
from botyard_protocol.games import schema_of
from botyard_protocol.json_form import to_named
from botyard_protocol.typescript import tables


class GameOperations:
    """Serves what the games of the server are. The list is the same as long as the server runs."""

    def __init__(self) -> None:
        self._body = orjson.dumps(to_named(game_list()))
        self._revalidated = RevalidatedContent(REVALIDATED)

    def operations(self) -> list[Operation]:
        """The operations under `/api`."""
        summary = "The games of the server, and the modules by which a browser shows those of installed packages."
        path, name = "/api/games", "listGames"
        return [Operation("GET", path, name, summary, self._list, answer=GameList, anonymous=True, revalidated=True)]

    def routes(self) -> list[BaseRoute]:
        """The paths of the files."""
        return [
            Route("/games/{game}/{version}/{file}", self._file),
            Route("/api/games/{game}/tables", self._tables),
        ]

    async def _tables(self, request: Request) -> Response:
        """The tables by which a browser reads the content of a game."""
        schema = schema_of(request.path_params["game"])
        if schema is None:
            return PlainTextResponse("There is no such game.", 404)
        return Response(orjson.dumps(tables(schema)), 200, {"Cache-Control": "no-cache"}, "application/json")

    async def _list(self, call: Call) -> Response:
        return await self._revalidated.response(self._body, JSON, call.request.headers)

    async def _file(self, request: Request) -> Response:
        """One of the files that a package lists; all others are not found."""
        path = request.path_params
        found = client_file(path["game"], path["version"], path["file"])
        if found is None:
            return PlainTextResponse("There is no such file of a game.", 404)
        content, media_type = found
        return encoded_content(content, media_type, request.headers)
