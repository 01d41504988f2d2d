"""The heads of pages of rooms: titles, descriptions and pictures for the previews of links in chats (Open Graph).

Programs that make previews have no identity, so a head says what an anonymous spectator may know. For a room that they
may not watch, or that does not exist, the page is as it is built, with a neutral head.
"""

import asyncio
import re
from collections.abc import Mapping
from html import escape

from starlette.requests import Request

from botyard.errors import Refused, Unreadable
from botyard.net.actions.room_reads import RoomReads
from botyard.net.http.branding import site_name
from botyard.net.http.page_parts import PageParts
from botyard.net.transport.client_address import counted_address, host_of
from botyard.net.transport.rate_limits import ROOM_READ, RateLimits
from botyard.net.transport.site_path import site_path
from botyard.pictures import raster
from botyard.pictures.card import HEIGHT, WIDTH
from botyard.rooms.runtime.game_failures import GameGuard
from botyard.rooms.sight.link_preview import LinkPreview, link_preview
from botyard.rooms.sight.public_names import PublicNames
from botyard.store.error_classes import StoreUnavailable

NEUTRAL = re.compile(rb'[ \t]*<meta property="og:[^>]*>\n?')
"""The neutral head in the built page."""
END = re.compile(rb"[ \t]*</head>")
ICON = "icon-512.png"
"""The picture of pages that have none of their own."""
_HOST = re.compile(r"[A-Za-z0-9.\-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
_MOMENT = re.compile(r"[0-9]{1,9}")


class LinkPreviews:
    """Completes the heads of pages of rooms, also with links to the parts of the client that the page needs."""

    def __init__(self, room_reads: RoomReads, parts: PageParts, names: PublicNames, rate_limits: RateLimits) -> None:
        self._room_reads = room_reads
        self._parts = parts
        self._names = names
        self._rate_limits = rate_limits

    async def complete(self, page: bytes, request: Request) -> bytes | None:
        """Return the page of a room with the head for its link; None, with a neutral head, if the room is not shown."""
        room = request.path_params.get("room", "")
        found = await self._preview(room, request)
        if found is None:
            return None
        preview, game = found
        return _insert(page, _head(preview, room, request) + self._parts.links(game, site_path(request)))

    async def _preview(self, room: str, request: Request) -> tuple[LinkPreview, str] | None:
        """Return what a link to a room says, and the game of the room.

        None for a room that is not shown or cannot be read now, and if the address of the request asks too often.
        """
        if not self._may_read(request):
            return None
        try:
            sight = await self._room_reads.look(room, by=None, token="")
            game = sight.loaded.room.record.game
            with GameGuard(room, game):
                preview = link_preview(sight.loaded.room, self._names, site_name(request))
        except (Refused, StoreUnavailable, Unreadable):
            return None
        return None if preview is None else (preview, game)

    def _may_read(self, request: Request) -> bool:
        """Return whether the address has not asked for too much, and charge it for reading a room, as the API does."""
        now = asyncio.get_running_loop().time()
        budget = self._rate_limits.request_budget(None, counted_address(host_of(request)), now)
        after, _ = budget.take(now)
        if not after:
            budget.charge(now, ROOM_READ - 1)  # `take` has charged 1
        return not after


def _head(preview: LinkPreview, room: str, request: Request) -> str:
    """Return the tags by which other sites show a link to a room; the query may name a turn or an entry."""
    moment = {
        name: value for name in ("turn", "entry") if _MOMENT.fullmatch(value := request.query_params.get(name, ""))
    }
    title = f"{preview.title}, turn {moment['turn']}" if "turn" in moment and preview.finished else preview.title
    properties = {"og:site_name": site_name(request), "og:type": "website", "og:title": title}
    properties["og:description"] = preview.description
    base = base_address(request)
    if base is not None:  # else the request has no valid host, so there is no address to link to
        where = "&".join(f"{name}={value}" for name, value in moment.items())
        path = "m" if preview.finished else "room"
        query = f"?{where}" if where else ""
        properties["og:url"] = f"{base}/{path}/{room}{query}"
        if raster.available():
            picture = f"match/{room}/picture.png{query}" if preview.finished else f"rooms/{room}/card.png"
            properties["og:image"] = f"{base}/api/{picture}"
            properties |= {"og:image:type": "image/png", "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    if "og:image" in properties:
        properties["twitter:card"] = "summary_large_image"
    return _tags(properties)


def with_head(page: bytes, properties: Mapping[str, str], base: str | None, path: str) -> bytes:
    """Return the built page with these Open Graph properties in place of the neutral ones.

    `base`: scheme, host and path of the service, None if they are unknown; `path`: of the page below it.
    """
    whole = dict(properties)
    if base is not None:
        whole |= {"og:url": f"{base}{path}", "og:image": f"{base}/{ICON}", "twitter:card": "summary"}
    described = f'    <meta name="description" content="{escape(properties["og:description"])}" />\n'
    return _insert(page, described + _tags(whole))


def _insert(page: bytes, head: str) -> bytes:
    """Return the built page with the lines `head` at the end of its head, in place of the neutral ones."""
    bare = NEUTRAL.sub(b"", page)
    end = END.search(bare)
    return page if end is None else bare[: end.start()] + head.encode() + bare[end.start() :]


def _tags(properties: Mapping[str, str]) -> str:
    return "".join(f'    <meta property="{name}" content="{escape(value)}" />\n' for name, value in properties.items())


def base_address(request: Request) -> str | None:
    """Scheme, host and path of the service; None if the `Host` of the request is no valid host."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}{site_path(request)}" if _HOST.fullmatch(host) else None
