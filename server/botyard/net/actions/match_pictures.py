"""Pictures of finished matches that the caller may watch: SVG cards, and PNG of a worker process."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import blake2b

from botyard.accounts.identity import Identity
from botyard.background_tasks import shared
from botyard.brand import Brand
from botyard.errors import GameFailed, Refused
from botyard.net.actions.room_reads import RoomReads, RoomSight, audience_of, is_over
from botyard.pictures import raster
from botyard.pictures.card import BRASS, Site, invitation_card, match_card, svg
from botyard.processes.process_pool import Busy, ProcessPool
from botyard.processes.worker_process import TaskFailed
from botyard.replay.log_replay import LogPosition, PastRooms
from botyard.rooms.runtime.game_failures import GameGuard, log_failure
from botyard.rooms.runtime.service import Rooms
from botyard.rooms.sight.link_preview import link_preview
from botyard.texts import localized
from botyard_protocol.codes import Code

KEPT_BYTES = 16 * 1024 * 1024
"""The most bytes of PNG that are kept; beyond that the one that was used longest ago is forgotten."""
WAITING_LIMIT = 8
"""The most pictures that wait for the worker, which makes one at a time."""
WORKER_WAIT_SECONDS = 12.0
"""The longest time that a picture waits for the worker."""
TASK_SECONDS = 15.0
"""The longest time that the worker may take for a picture; then it gives the picture up."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a match: the start of a turn (from 1), or the room after an entry; the end if both are None.

    `viewpoint`: a seat, "spectator", or "" for the reader's own.
    """

    room: str
    turn: int | None = None
    entry: int | None = None
    viewpoint: str = ""


def site_of(brand: Brand) -> Site:
    """Return what cards show of a brand, which is drawn in the colours of the light theme."""
    colours = (brand.colours or {}).get("light", {})
    colour = colours.get("highlight") or colours.get("accent") or BRASS
    return Site(brand.name, colour, brand.logo is not None)


class MatchPictures:
    """Makes pictures. Raises `Refused`, `StoreUnavailable` and `Unreadable`; `Busy` for PNG."""

    def __init__(self, rooms: Rooms, room_reads: RoomReads, past_rooms: PastRooms, brand: Brand) -> None:
        """`brand`: of the site, which stands on each card."""
        self._site = site_of(brand)
        self._rooms = rooms
        self._room_reads = room_reads
        self._past_rooms = past_rooms
        pool = ProcessPool(1, raster.__name__, seconds=TASK_SECONDS)
        self._made, self.stop = KeptPictures(pool), pool.stop

    async def svg(self, moment: Moment, by: Identity | None, token: str, key: str) -> bytes:
        """Return the card of a moment as SVG, for `by` (None: a stranger) with the `token` of a link, or "" for none.

        `key`: the address or identity of the reader: readers take turns.
        """
        return (await self._card(moment, by, token, key)).encode()

    async def _card(self, moment: Moment, by: Identity | None, token: str, key: str) -> str:
        """Draw the card of a match at a moment, as SVG, for a viewpoint that the reader may have.

        `by`: who reads, None for a stranger; `token`: of a link, "" for none; `key`: readers take turns by it.
        """
        sight = await self._sight(moment.room, by, token)
        audience = audience_of(sight, moment.viewpoint)
        past = await self._past_room(moment, sight, key)
        async with self._rooms.pages.turns.turn(key):
            with GameGuard(moment.room, past.room.record.game):
                return svg(match_card(past.room, audience, self._rooms.names), self._site)

    async def png(self, moment: Moment, by: Identity | None, token: str, key: str) -> bytes:
        """The card of a moment as PNG."""
        return await self._made.png(await self._card(moment, by, token, key))

    async def invitation(self, room: str) -> bytes:
        """Return the card of a room without its board as PNG, for strangers: who invites to what, or who plays."""
        sight = await self._room_reads.look(room, by=None, token="")
        with GameGuard(room, sight.loaded.room.record.game):
            preview = link_preview(sight.loaded.room, self._rooms.names)
            if preview is None:
                raise Refused(Code.NOT_WATCHED, localized("not_watched-match_private_2"))
            drawn = svg(invitation_card(preview), self._site)
        return await self._made.png(drawn)

    async def _sight(self, room: str, by: Identity | None, token: str) -> RoomSight:
        """Look at a room, for `by` with the `token` of a link. Raises `Refused` before the match is over."""
        sight = await self._room_reads.look(room, by, token)
        if not is_over(sight):
            raise Refused(Code.NOT_FINISHED, localized("not_finished-match_over_pictures_after"))
        return sight

    async def _past_room(self, moment: Moment, sight: RoomSight, key: str) -> LogPosition:
        """Return the room at a moment of its match: at the end if it names neither turn nor entry.

        `key`: address or identity of the reader; readers take turns.
        """
        if moment.turn is not None:
            return await self._turn_start(moment.room, moment.turn, sight, key)
        number = sight.loaded.number if moment.entry is None else moment.entry
        return await self._past_rooms.at(moment.room, sight.loaded, number, key)

    async def _turn_start(self, room: str, turn: int, sight: RoomSight, key: str) -> LogPosition:
        """Return the room at the start of a turn (from 1). Raises `Refused` if the match has no such turn."""
        past = await self._past_rooms.turn_start(room, sight.loaded, turn, key)
        if past is None:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-turn_match_no_such"))
        return past


class KeptPictures:
    """Makes PNGs and keeps them by the hash of the drawing. Readers who wait for the same drawing share one PNG."""

    def __init__(self, pool: ProcessPool) -> None:
        self._pool = pool
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()  # PNG by hash, the one used longest ago first
        self._size = 0  # bytes of all kept PNG
        self._waiting: dict[bytes, asyncio.Future[bytes]] = {}

    async def png(self, drawn: str) -> bytes:
        """Return an SVG document as PNG, if possible one that is kept. Raises `Busy` and `GameFailed`."""
        key = blake2b(drawn.encode(), digest_size=16).digest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._waiting:  # else it is being made for another reader
            if len(self._waiting) >= WAITING_LIMIT:
                raise Busy("too many pictures at once")
            self._waiting[key] = shared(self._make(key, drawn), "picture")
        return await asyncio.shield(self._waiting[key])

    async def _make(self, key: bytes, drawn: str) -> bytes:
        """Turn a drawing (SVG) into a PNG in another process, and keep it. Raises `GameFailed`."""
        try:
            made = await self._pool.run(WORKER_WAIT_SECONDS, raster.png, drawn)
        except TaskFailed as error:
            log_failure("pictures", "", error)  # "pictures" for the room, "" for the game: neither is known here
            raise GameFailed from error
        finally:
            del self._waiting[key]
        self._kept[key] = made
        self._size += len(made)
        while self._size > KEPT_BYTES and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1])
        return made
