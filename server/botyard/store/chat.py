"""Chats in Redis: a bounded stream of lines for each chat, which expires some time after its last line.

Every call raises `StoreUnavailable` while Redis does not answer.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from botyard.store import scripts
from botyard.store.connection import PUBLISH
from botyard.store.keys import CHAT_CHANNEL, ChatKeys
from botyard.store.store import Store

LINES_KEPT = 200
KEPT_SECONDS = 30 * 86_400
"""A chat expires this long after its last line."""
ONCE_SECONDS = 120
"""How long a request id is remembered, so that a repeated request adds no second line."""

LineId = tuple[int, int]
"""The time of a line (ms since 1970) and its number within that millisecond. Later lines have larger ids."""


@dataclass(frozen=True, slots=True)
class StoredLine:
    """A stored line. `readers`: who could read it when it was written, as `botyard.chat.chat_lines` packs that."""

    id: LineId
    line: bytes
    readers: bytes


class ChatLog:
    """The streams of all chats."""

    def __init__(self, store: Store) -> None:
        self._store = store
        number = store.database
        self.lobby_channel = f"{CHAT_CHANNEL}:{number}" if number else CHAT_CHANNEL
        """Contains the number of the database: all databases share channels, and another service may use another."""

    async def append(self, at: ChatKeys, line: bytes, readers: bytes, once: str, prefix: bytes) -> LineId:
        """Append a line and publish it for `parse_published_line`. Returns its id.

        `readers`: who may read it, packed without a space. `once`: the request's id, so that a repeated request
        appends nothing and gets the same id. `prefix`: of the published message.
        """
        kept = LINES_KEPT, KEPT_SECONDS, ONCE_SECONDS
        channel = self.lobby_channel if at.channel == CHAT_CHANNEL else at.channel
        what = (line, readers, *kept, channel, prefix, PUBLISH)
        return parse_line_id(await self._store.script(scripts.CHAT_APPEND, (at.lines, at.once + once), what))

    async def last(self, at: ChatKeys, count: int) -> list[StoredLine]:
        """The newest `count` lines, oldest first."""
        return _lines(await self._store.call("XREVRANGE", at.lines, "+", "-", "COUNT", count))[::-1]

    async def after(self, at: ChatKeys, id: LineId) -> list[StoredLine]:
        """All lines after a line, oldest first."""
        return _lines(await self._store.call("XRANGE", at.lines, f"({format_line_id(id)}", "+"))

    async def remove(self, at: ChatKeys, ids: Iterable[LineId]) -> None:
        """Remove lines."""
        if gone := [format_line_id(id) for id in ids]:
            await self._store.call("XDEL", at.lines, *gone)

    async def around(self, at: ChatKeys, id: LineId, each: int) -> list[StoredLine]:
        """Return a line with up to `each` lines before and after it, oldest first; none if the line does not exist."""
        before = _lines(await self._store.call("XREVRANGE", at.lines, format_line_id(id), "-", "COUNT", each + 1))[::-1]
        if not before or before[-1].id != id:
            return []
        if each == 0:
            return before
        # "(" leaves the line itself out
        return before + _lines(await self._store.call("XRANGE", at.lines, f"({format_line_id(id)}", "+", "COUNT", each))


def parse_published_line(message: bytes) -> StoredLine:
    """Parse a published chat line after its prefix. Raises `ValueError` for other texts."""
    readers, id, line = message.split(b" ", 2)
    return StoredLine(parse_line_id(id), line, readers)


def parse_line_id(text: bytes | str) -> LineId:
    """Parse an id such as `1790000123456-0`. Raises `ValueError` for other texts."""
    ms, _, place = (text.decode() if isinstance(text, bytes) else text).partition("-")
    if not (ms.isdecimal() and place.isdecimal()) or len(ms) > 15 or len(place) > 15:
        raise ValueError(f"{ms[:20]!r} is no id of a line")
    return int(ms), int(place)


def format_line_id(id: LineId) -> str:
    """Format an id as Redis does."""
    return f"{id[0]}-{id[1]}"


def _lines(reply: Sequence[Any]) -> list[StoredLine]:
    # `fields`: names and values in turn, first the line, then its readers
    return [StoredLine(parse_line_id(id), fields[1], fields[3]) for id, fields in reply]
