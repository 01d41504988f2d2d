"""Pictures of finished matches over HTTP."""

from collections.abc import Awaitable, Callable

from starlette.responses import Response

from botyard.accounts.identity import Identity
from botyard.net.actions.match_pictures import MatchPictures, Moment
from botyard.net.actions.room_reads import ANONYMOUS
from botyard.net.http.revalidated import RevalidatedContent
from botyard.net.http.router import LINK, Call, Later, Operation, Parameter, TooFast, number
from botyard.net.transport.message_costs import PICTURE
from botyard.net.transport.rate_limits import RateLimits
from botyard.pictures import raster
from botyard.processes.process_pool import Busy
from botyard.texts import localized
from botyard_protocol.codes import Code

RETRY_MS = 3000
REFUSALS = (
    *(Code.NO_SUCH_ROOM, Code.NOT_STARTED, Code.NOT_FINISHED, Code.NOT_WATCHED, Code.NO_SUCH_LINK, Code.NO_SUCH_SEAT),
    *(Code.NO_IDENTITY, Code.INVALID_FIELD, Code.RULES_VERSION, Code.WRONG_COMMAND, Code.TOO_FAST, Code.BUSY),
)
TURN = number("turn", "The start of that turn, counted over all seats; none: the end of the match.", 1, 999_999_999)
ENTRY = number("entry", "The room after the entry of that number.", 0, 999_999_999)
VIEWPOINT = Parameter("as", "A seat, or `spectator`: whose view it is, as in a timeline.")

Make = Callable[[Moment, Identity | None, str, str], Awaitable[bytes]]


class PictureOperations:
    """Serves pictures. Without the packages that make PNG and WebP there is only SVG."""

    def __init__(self, pictures: MatchPictures, rate_limits: RateLimits) -> None:
        self._pictures = pictures
        self._rate_limits = rate_limits
        self._revalidated = RevalidatedContent()

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        card, turn = "A card of a finished match: its board at a moment, and its players.", "A turn as an animation."
        path = "/api/match/{room}"
        invitation = "A card of a room without its board: who invites to which game, or who plays."
        operations = [_operation(f"{path}/picture.svg", "getSvg", card, self._svg, "image/svg+xml", ENTRY)]
        if raster.available():
            operations += [
                _operation(f"{path}/picture.png", "getPng", card, self._png, "image/png", ENTRY),
                _operation(f"{path}/animation.webp", "getAnimation", turn, self._webp, "image/webp"),
                Operation(
                    *("GET", "/api/rooms/{room}/card.png", "getCard", invitation, self._card),
                    codes=(Code.NO_SUCH_ROOM, Code.NOT_WATCHED, Code.TOO_FAST, Code.BUSY, Code.RULES_VERSION),
                    anonymous=True,
                    file="image/png",
                    price=PICTURE,
                    revalidated=True,
                ),
            ]
        return operations

    async def _svg(self, call: Call) -> Response:
        return await self._answer(call, self._pictures.svg, "image/svg+xml")

    async def _png(self, call: Call) -> Response:
        return await self._answer(call, self._pictures.png, "image/png")

    async def _webp(self, call: Call) -> Response:
        return await self._answer(call, self._pictures.animation, "image/webp")

    async def _card(self, call: Call) -> Response:
        self._count(call)
        return await self._sent(call, self._pictures.invitation(call.path("room")), "image/png")

    def _count(self, call: Call) -> None:
        if after := self._rate_limits.pictures.take(call.address, call.now):
            raise TooFast(localized("too_fast-many_pictures_address_wait"), after)

    async def _answer(self, call: Call, make: Make, media_type: str) -> Response:
        self._count(call)
        key = call.address or (ANONYMOUS if call.identity is None else call.identity.id)
        moment = Moment(call.path("room"), call.number(TURN, None), call.number(ENTRY, None), call.query("as"))
        return await self._sent(call, make(moment, call.identity, call.link, key), media_type)

    async def _sent(self, call: Call, picture: Awaitable[bytes], media_type: str) -> Response:
        try:
            content = await picture
        except Busy as error:
            raise Later(Code.BUSY, localized("busy-server_too_pictures_try"), RETRY_MS) from error
        response = await self._revalidated.response(content, media_type, call.request.headers)
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"  # pages of chats show it, without our cookie
        return response


def _operation(
    path: str,
    name: str,
    summary: str,
    handler: Callable[[Call], Awaitable[Response]],
    media_type: str,
    *query: Parameter,
) -> Operation:
    return Operation(
        *("GET", path, name, summary, handler),
        codes=REFUSALS,
        anonymous=True,
        query=(TURN, VIEWPOINT, *query),
        headers=LINK,
        file=media_type,
        price=PICTURE,
        revalidated=True,
    )
