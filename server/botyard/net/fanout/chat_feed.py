"""What is said, for the connections that have entered a chat.

Lines come in the order of their ids and once each, whether they were heard or, after a gap, read. Who may read a line
was decided when it was said; whom a receiver does not want to hear is left out here, so that it never reaches them.
"""

import asyncio
import logging
from dataclasses import dataclass, field

import msgspec

from botyard.background_tasks import spawn
from botyard.chat.chat_lines import load_line, load_permission, to_chat_line
from botyard.chat.chat_service import CHAT_PREFIX, ChatAddress, ChatService
from botyard.net.transport.connection import Connection
from botyard.net.transport.frames import data_frame
from botyard.store.chat import LineId, StoredLine, parse_published_line
from botyard.store.error_classes import StoreUnavailable
from botyard_protocol.chat import Chat, ChatPlace, LineSaid
from botyard_protocol.codec import Encoding, encode

log = logging.getLogger("botyard.net")

RETRY_SECONDS = 0.5


@dataclass(slots=True)
class ChatMember:
    """Somebody in a chat. `hidden`: whose lines they are not sent. `newest`: the last line that they have."""

    hidden: frozenset[str]
    newest: LineId


@dataclass(slots=True)
class OpenChat:
    """A chat that somebody on this node is in. `newest`: the last line that was handed on."""

    newest: LineId
    followers: dict[Connection, ChatMember] = field(default_factory=dict)


class ChatFeed:
    """The chats that somebody on this node is in."""

    def __init__(self, chats: ChatService) -> None:
        self._chats = chats
        self.following: dict[ChatAddress, OpenChat] = {}
        """Who is in which chat."""
        self._entering: dict[ChatAddress, dict[object, list[StoredLine]]] = {}
        self._reading: asyncio.Task[None] | None = None

    # --- coming and going ---

    async def enter(self, connection: Connection, where: ChatAddress, id: str) -> None:
        """Show a connection the last lines, and all that come from then on. Raises `Refused` and `StoreUnavailable`."""
        who = connection.identity.id
        missed = self._entering.setdefault(where, {})[connection] = []
        try:
            page = await self._chats.page(who, where, connection.coach)
            muted = await self._chats.muted_by(who)
        finally:
            del self._entering[where][connection]
            if not self._entering[where]:
                del self._entering[where]
        connection.send(Chat(id, where.place, page.lines, page.writable, muted))
        following = self.following.setdefault(where, OpenChat(page.newest))
        following.followers[connection] = ChatMember(page.hidden, page.newest)
        for line in missed:
            self._hand_on(where, line, {connection: following.followers[connection]})

    def leave(self, connection: Connection, where: ChatAddress) -> None:
        """A connection wants no more lines of a chat."""
        following = self.following.get(where)
        if following is not None:
            following.followers.pop(connection, None)
            if not following.followers:
                del self.following[where]

    def leave_room(self, connection: Connection, room: str) -> None:
        """A connection has left a room, and with it its chats."""
        for place in (ChatPlace.ROOM, ChatPlace.SPECTATORS):
            self.leave(connection, ChatAddress(place, room))

    def leave_all(self, connection: Connection) -> None:
        """A connection has ended."""
        for where in [where for where, one in self.following.items() if connection in one.followers]:
            self.leave(connection, where)

    # --- lines ---

    def on_message(self, message: bytes, room: str | None = None) -> None:
        """Something came on the channel of a room, or of the lobby's chat. Raises `ValueError` for what is no line."""
        name, _, rest = message.removeprefix(CHAT_PREFIX).partition(b" ")
        where, line = ChatAddress(ChatPlace[name.decode().upper()], room), parse_published_line(rest)
        for missed in self._entering.get(where, {}).values():
            missed.append(line)
        following = self.following.get(where)
        if following is not None and line.id > following.newest:
            following.newest = line.id
            self._hand_on(where, line, following.followers)

    def on_gap(self) -> None:
        """Lines may have been missed: read what is behind those that were handed on."""
        if self._reading is None or self._reading.done():
            self._reading = spawn(self._read_on(), "chats after a gap")

    def hidden_changed(self, identity: str) -> None:
        """Somebody wants to hear others than before, or may."""
        spawn(self.refresh(identity), "who is hidden")

    async def _read_on(self) -> None:
        for where, following in list(self.following.items()):
            while self.following.get(where) is following:
                try:
                    lines = await self._chats.after(where, following.newest)
                except StoreUnavailable:
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                for line in lines:
                    if line.id > following.newest:
                        following.newest = line.id
                        self._hand_on(where, line, following.followers)
                break

    async def refresh(self, identity: str) -> None:
        """Read again whose lines a user does not want to see; without the store, that waits until they enter again."""
        mine = [
            follower
            for following in self.following.values()
            for connection, follower in following.followers.items()
            if connection.identity.id == identity
        ]
        if not mine:
            return
        try:
            hidden = await self._chats.hidden_from(identity)
        except StoreUnavailable:
            log.info("who is hidden from somebody is read when they enter again")
            return
        for follower in mine:
            follower.hidden = hidden

    def _hand_on(self, where: ChatAddress, stored: StoredLine, followers: dict[Connection, ChatMember]) -> None:
        try:
            line = load_line(stored.line)
        except msgspec.DecodeError:
            log.warning("a line cannot be read")
            return
        rights = load_permission(stored.readers)
        frames: dict[Encoding, bytes] = {}
        for connection, follower in list(followers.items()):
            seated = bool(connection.audience) and not connection.coach
            if stored.id <= follower.newest or not rights.of(seated):
                continue
            if not line.is_for(connection.identity.id, follower.hidden):
                continue
            if where.room is not None and (connection.hub is None or connection.hub.room != where.room):
                continue
            follower.newest = stored.id
            form = connection.encoding
            if form not in frames:
                message = LineSaid(where.place, where.room, to_chat_line(stored.id, line))
                frames[form] = data_frame(encode(message, form), form)
            connection.write(frames[form])
