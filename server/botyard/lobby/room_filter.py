"""Filters of the lobby's list. Pure."""

import unicodedata
from functools import lru_cache

from msgspec import structs

from botyard_protocol.messages import Pace, PaceFilter, RoomFilter, RoomSummary, Status

ALL = RoomFilter()

_PACES = {PaceFilter.LIVE: Pace.LIVE, PaceFilter.SLOW: Pace.SLOW, PaceFilter.NONE: None}


def normalise(text: str) -> str:
    """A text as it is compared: without regard to case, and to how letters with marks are written."""
    return unicodedata.normalize("NFKC", text).casefold()


def search_text(room: RoomSummary) -> str:
    """The names in a room's line, in which a search looks."""
    return _search_text(room.name, room.seats)


@lru_cache(maxsize=10_000)
def _search_text(name: str, seats: tuple[str | None, ...]) -> str:
    return normalise("\n".join((name, *(seat for seat in seats if seat is not None))))


def with_normal_search(filter: RoomFilter) -> RoomFilter:
    """The filter with its search as it is compared: equal filters find the same rooms."""
    return structs.replace(filter, search=normalise(filter.search.strip()))


def passes(room: RoomSummary, filter: RoomFilter) -> bool:
    """Return whether a room passes a filter, whose search is as `with_normal_search` makes it.

    An empty field lets all rooms pass, and a room without a language passes for every language.
    """
    spoken = "" if room.settings is None else room.settings.language
    pace = None if room.clock is None else room.clock.pace
    return (
        (not filter.game or room.game == filter.game)
        and (not filter.players or room.players == filter.players)
        and (filter.tempo is PaceFilter.ANY or pace is _PACES[filter.tempo])
        and (not filter.language or not spoken or spoken == filter.language)
        and (not filter.free or room.status is not Status.OPEN or None in room.seats)
        and (not filter.people or not any(bot is not None for bot in room.bots))
        and (not filter.search or filter.search in search_text(room))
    )
