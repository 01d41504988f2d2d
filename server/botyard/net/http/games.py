"""The list of games over HTTP, and the files by which browsers show installed games."""

import orjson
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from botyard.errors import Refused
from botyard.game_pages import game_page, start_picture
from botyard.lobby.games import client_file
from botyard.net.http.answers import JSON
from botyard.net.http.encoded_files import REVALIDATED, encoded_content
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.net.http.site_pages import LANGUAGE, languages_of, page_answer
from botyard.site_pages import board_picture, rules_page
from botyard.texts import localized
from botyard_protocol.api_games import GameList
from botyard_protocol.api_status import SitePageView
from botyard_protocol.codes import Code
from botyard_protocol.games import schema_of
from botyard_protocol.json_form import to_named
from botyard_protocol.typescript import tables

SVG = "image/svg+xml"


@operation("GET", "/api/games", answer=GameList, anonymous=True, revalidated=True)
async def list_games(node: Node, call: Call) -> Response:
    """The games of the server, and the modules by which a browser shows those of installed packages."""
    return await node.revalidated.response(
        orjson.dumps(to_named(node.offered_games.game_list())), JSON, call.request.headers, REVALIDATED
    )


@operation("GET", "/api/games/{game}/tables", codes=(Code.UNKNOWN_GAME,), anonymous=True, file=JSON)
async def get_game_tables(node: Node, call: Call) -> Response:
    """The tables by which a browser reads the content of a game."""
    schema = schema_of(call.path("game"))
    if schema is None:
        raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-server"))
    return Response(orjson.dumps(tables(schema)), 200, {"Cache-Control": REVALIDATED}, JSON)


@operation(
    "GET",
    "/api/games/{game}/rules",
    answer=SitePageView,
    codes=(Code.UNKNOWN_GAME,),
    anonymous=True,
    query=LANGUAGE,
    revalidated=True,
)
async def get_rules(node: Node, call: Call) -> Response:
    """The rules of a game for people, in HTML with pictures of boards."""
    page = rules_page(call.path("game"), [call.query("language"), *languages_of(call.request)])
    if page is None:
        raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-server"))
    return await page_answer(node, call, page)


@operation("GET", "/api/games/{game}/boards/{board}.svg", codes=(Code.UNKNOWN_GAME,), anonymous=True, file=SVG)
async def get_board(node: Node, call: Call) -> Response:
    """A picture of the position at which a board of the rules begins."""
    picture = board_picture(call.path("game"), call.path("board"))
    if picture is None:
        raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-server"))
    return await node.revalidated.response(picture, SVG, call.request.headers, REVALIDATED)


@operation(
    "GET",
    "/api/games/{game}/page",
    answer=SitePageView,
    codes=(Code.UNKNOWN_GAME,),
    anonymous=True,
    query=LANGUAGE,
    revalidated=True,
)
async def get_game_page(node: Node, call: Call) -> Response:
    """The page of a game in HTML: picture, short rules, credits. Its rooms are in the list of rooms."""
    name = call.path("game")
    languages = [call.query("language"), *languages_of(call.request)]
    page = game_page(name, languages) if name in node.offered_games.names else None
    if page is None:
        raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-server"))
    return await page_answer(node, call, page)


@operation("GET", "/api/games/{game}/picture.svg", codes=(Code.UNKNOWN_GAME,), anonymous=True, file=SVG)
async def get_game_picture(node: Node, call: Call) -> Response:
    """A picture of the start of a game."""
    picture = start_picture(call.path("game"))
    if picture is None:
        raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-server"))
    return await node.revalidated.response(picture, SVG, call.request.headers, REVALIDATED)


def file_routes() -> list[Route]:
    """The paths of the files."""
    return [Route("/games/{game}/{version}/{file}", _file)]


async def _file(request: Request) -> Response:
    """Answer with one of the files that the package of a game lists; all others are not found."""
    path = request.path_params
    found = client_file(path["game"], path["version"], path["file"])
    if found is None:
        return PlainTextResponse("There is no such file of a game.", 404)
    content, media_type = found
    return encoded_content(content, media_type, request.headers)
