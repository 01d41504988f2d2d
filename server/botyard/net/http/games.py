"""The list of games over HTTP, and the files by which browsers show installed games."""

import orjson
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from botyard.errors import Refused
from botyard.lobby.games import client_file, game_list
from botyard.net.http.encoded_files import REVALIDATED, encoded_content
from botyard.net.http.revalidated import RevalidatedContent
from botyard.net.http.router import JSON, Call, Operation
from botyard.texts import localized
from botyard_protocol.api_games import GameList
from botyard_protocol.codes import Code
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
        read = "The tables by which a browser reads the content of a game."
        tables_of = "GET", "/api/games/{game}/tables", "getGameTables", read, self._tables
        return [
            Operation("GET", path, name, summary, self._list, answer=GameList, anonymous=True, revalidated=True),
            Operation(*tables_of, codes=(Code.UNKNOWN_GAME,), anonymous=True, file=JSON),
        ]

    def routes(self) -> list[BaseRoute]:
        """The paths of the files."""
        return [Route("/games/{game}/{version}/{file}", self._file)]

    async def _tables(self, call: Call) -> Response:
        schema = schema_of(call.path("game"))
        if schema is None:
            raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-server"))
        return Response(orjson.dumps(tables(schema)), 200, {"Cache-Control": "no-cache"}, JSON)

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
