"""Lines of chats: one stream each, of which the oldest lines go and which ends some time after its last one.

Every call raises `StoreUnavailable` while Redis does not answer.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from botyard.store import scripts
from botyard.store.connection import PUBLISH
from botyard.store.keys import ChatKeys
from botyard.store.store import Store

LINES_KEPT = 200
KEPT_SECONDS = 30 * 86_400
"""So long after its last line a chat is forgotten."""
ONCE_SECONDS = 120
"""So long a line that is sent again under its id is the same line."""

LineId = tuple[int, int]
"""When a line was said (ms since 1970), and its place among those of that moment. Later ones are larger."""


@dataclass(frozen=True, slots=True)
class StoredLine:
    """A line as it is stored. `readers`: who might read it when it was said."""

    id: LineId
    line: bytes
    readers: bytes


class ChatLog:
    """The streams."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def say(self, at: ChatKeys, line: bytes, readers: bytes, once: str, told: bytes) -> LineId:
        """Add a line, and tell all nodes on its channel what `told_line` reads; its id.

        `readers`: without a space. `once`: names the line, so that it is added but once. `told`: what stands before it.
        """
        kept = LINES_KEPT, KEPT_SECONDS, ONCE_SECONDS
        what = (line, readers, *kept, at.channel, told, PUBLISH)
        return line_id(await self._store.script(scripts.CHAT_APPEND, (at.lines, at.once + once), what))

    async def last(self, at: ChatKeys, count: int) -> list[StoredLine]:
        """The newest lines, oldest first."""
        return _lines(await self._store.call("XREVRANGE", at.lines, "+", "-", "COUNT", count))[::-1]

    async def after(self, at: ChatKeys, id: LineId) -> list[StoredLine]:
        """All lines behind one, oldest first."""
        return _lines(await self._store.call("XRANGE", at.lines, f"({shown_id(id)}", "+"))

    async def remove(self, at: ChatKeys, ids: Iterable[LineId]) -> None:
        """Take lines out."""
        if gone := [shown_id(id) for id in ids]:
            await self._store.call("XDEL", at.lines, *gone)

    async def around(self, at: ChatKeys, id: LineId, each: int) -> list[StoredLine]:
        """A line with up to `each` before and behind it, oldest first; none if it is not there."""
        before = _lines(await self._store.call("XREVRANGE", at.lines, shown_id(id), "-", "COUNT", each + 1))[::-1]
        if not before or before[-1].id != id:
            return []
        return before + _lines(await self._store.call("XRANGE", at.lines, f"({shown_id(id)}", "+", "COUNT", each))


def told_line(told: bytes) -> StoredLine:
    """What was told of a line, behind what stood before it. Raises `ValueError` for what is none."""
    readers, id, line = told.split(b" ", 2)
    return StoredLine(line_id(id), line, readers)


def line_id(text: bytes | str) -> LineId:
    """The id in its usual form, such as `1790000123456-0`. Raises `ValueError` for what is none."""
    ms, _, place = (text.decode() if isinstance(text, bytes) else text).partition("-")
    if not (ms.isdecimal() and place.isdecimal()) or len(ms) > 15 or len(place) > 15:
        raise ValueError(f"{ms[:20]!r} is no id of a line")
    return int(ms), int(place)


def shown_id(id: LineId) -> str:
    """An id in its usual form."""
    return f"{id[0]}-{id[1]}"


def _lines(reply: Sequence[Any]) -> list[StoredLine]:
    return [StoredLine(line_id(id), fields[1], fields[3]) for id, fields in reply]
