"""Pictures of finished matches over HTTP."""

from collections.abc import Awaitable, Callable
from functools import partial

from starlette.responses import Response

from botyard.accounts.identity import Identity
from botyard.net.actions.match_pictures import Moment
from botyard.net.http.limits import limit
from botyard.net.http.node import Node
from botyard.net.http.operation import LINK, Call, Later, Parameter, number, operation
from botyard.net.transport.rate_limits import PICTURE
from botyard.pictures import raster
from botyard.processes.process_pool import Busy
from botyard.texts import localized
from botyard_protocol.codes import Code

RETRY_MS = 3000
REFUSALS = (
    *(Code.NO_SUCH_ROOM, Code.NOT_STARTED, Code.NOT_FINISHED, Code.NOT_WATCHED, Code.NO_SUCH_LINK, Code.NO_SUCH_SEAT),
    *(Code.NO_IDENTITY, Code.INVALID_FIELD, Code.RULES_VERSION, Code.TOO_FAST, Code.BUSY),
)
TURN = number("turn", "The start of that turn, counted over all seats; none: the end of the match.", 1, 999_999_999)
ENTRY = number("entry", "The room after the entry of that number.", 0, 999_999_999)
SVG, PNG = "image/svg+xml", "image/png"
VIEWPOINT = Parameter("as", "A seat, or `spectator`: whose view it is, as in a timeline.")

Make = Callable[[Moment, Identity | None, str, str], Awaitable[bytes]]
"""Makes a picture of a moment: for the caller, with the token of a link, and the key of the caller's turn."""


_of_match = partial(operation, "GET", codes=REFUSALS, anonymous=True, headers=LINK, price=PICTURE, revalidated=True)


@_of_match("/api/match/{room}/picture.svg", query=(TURN, VIEWPOINT, ENTRY), file=SVG)
async def get_svg(node: Node, call: Call) -> Response:
    """A card of a finished match: its board at a moment, and its players."""
    return await _answer_with_picture(node, call, node.pictures.svg, SVG)


@_of_match("/api/match/{room}/picture.png", query=(TURN, VIEWPOINT, ENTRY), file=PNG, is_available=raster.available)
async def get_png(node: Node, call: Call) -> Response:
    """A card of a finished match: its board at a moment, and its players."""
    return await _answer_with_picture(node, call, node.pictures.png, PNG)


@operation(
    "GET",
    "/api/rooms/{room}/card.png",
    codes=(Code.NO_SUCH_ROOM, Code.NOT_WATCHED, Code.TOO_FAST, Code.BUSY, Code.RULES_VERSION),
    anonymous=True,
    file=PNG,
    price=PICTURE,
    revalidated=True,
    is_available=raster.available,
)
async def get_card(node: Node, call: Call) -> Response:
    """A card of a room without its board: who invites to which game, or who plays."""
    _limit_pictures(node, call)
    return await _picture_response(node, call, node.pictures.invitation(call.path("room")), PNG)


def _limit_pictures(node: Node, call: Call) -> None:
    """Count a picture for the address of a call. Raises `TooFast` over the limit."""
    limit(node.rate_limits.pictures, call.address, call, localized("too_fast-many_pictures_address_wait"))


async def _answer_with_picture(node: Node, call: Call, make: Make, media_type: str) -> Response:
    """Answer a request with the picture that `make` makes of the moment in its query."""
    _limit_pictures(node, call)
    moment = Moment(call.path("room"), call.number(TURN, None), call.number(ENTRY, None), call.query("as"))
    return await _picture_response(node, call, make(moment, call.identity, call.link, call.turn_key), media_type)


async def _picture_response(node: Node, call: Call, picture: Awaitable[bytes], media_type: str) -> Response:
    """Wait for a picture, and return the response with it. Raises `Later` while the server is busy."""
    try:
        content = await picture
    except Busy as error:
        raise Later(Code.BUSY, localized("busy-server_too_pictures_try"), RETRY_MS) from error
    response = await node.revalidated.response(content, media_type, call.request.headers)
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"  # pages of chats show it, without our cookie
    return response
