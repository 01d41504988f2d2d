"""Chat lines, for the connections that have entered a chat.

Each line is sent once and in the order of ids, whether it was published or, after a gap, read from the store. Who may
read a line was decided when it was sent. Lines of people whom a reader has muted or blocked are left out here.
"""

import asyncio
import logging
from dataclasses import dataclass, field

import msgspec

from botyard.background_tasks import spawn
from botyard.chat.chat_lines import load_line, load_permission, to_chat_line
from botyard.chat.chat_service import CHAT_PREFIX, ChatAddress, ChatService
from botyard.net.transport.connection import Connection
from botyard.net.transport.frame_codec import encode_frame
from botyard.store.chat import LineId, StoredLine, format_line_id, parse_published_line
from botyard.store.error_classes import StoreUnavailable
from botyard_protocol.chat import Chat, ChatPlace, LineSaid, LinesRemoved
from botyard_protocol.codec import Encoding

log = logging.getLogger("botyard.net")

RETRY_SECONDS = 0.5


@dataclass(slots=True)
class ChatMember:
    """A connection in a chat. `hidden`: the identities whose lines it does not get. `newest`: the last line it got."""

    hidden: frozenset[str]
    newest: LineId


@dataclass(slots=True)
class OpenChat:
    """A chat in which this node has connections. `newest`: the last line that was passed on."""

    newest: LineId
    members: dict[Connection, ChatMember] = field(default_factory=dict)


class ChatFeed:
    """The chats in which this node has connections."""

    def __init__(self, chats: ChatService) -> None:
        self._chats = chats
        self.open_chats: dict[ChatAddress, OpenChat] = {}
        """The chats by place and room."""
        self._entering: dict[ChatAddress, dict[object, list[StoredLine]]] = {}
        """By chat and connection: the lines that were published while the connection enters."""
        self._missed: set[ChatAddress] = set()
        """The chats of which lines may have been missed."""
        self._reading: asyncio.Task[None] | None = None

    # --- entering and leaving ---

    async def enter(self, connection: Connection, where: ChatAddress, id: str) -> None:
        """Send a connection the last lines of a chat, and all lines from then on. `id`: of its request.

        Raises `Refused` and `StoreUnavailable`.
        """
        identity = connection.identity.id
        # lines that are published while the page is read: `on_message` adds them
        missed = self._entering.setdefault(where, {})[connection] = []
        try:
            page = await self._chats.page(identity, where, connection.coach)
            muted = await self._chats.muted_by(identity)
        finally:
            del self._entering[where][connection]
            if not self._entering[where]:
                del self._entering[where]
        # the client shows whom the user has `muted`; `page.hidden` also has those whom they have blocked
        connection.send(Chat(id, where.place, page.lines, page.writable, muted))
        chat = self.open_chats.setdefault(where, OpenChat(page.newest))
        chat.members[connection] = ChatMember(page.hidden, page.newest)
        for line in missed:
            self._send_line(where, line, {connection: chat.members[connection]})

    def leave(self, connection: Connection, where: ChatAddress) -> None:
        """Send a connection no more lines of a chat."""
        chat = self.open_chats.get(where)
        if chat is not None:
            chat.members.pop(connection, None)
            if not chat.members:
                del self.open_chats[where]

    def leave_room(self, connection: Connection, room: str) -> None:
        """Let a connection that has left a room leave its chats."""
        for place in (ChatPlace.ROOM, ChatPlace.SPECTATORS):
            self.leave(connection, ChatAddress(place, room))

    def leave_all(self, connection: Connection) -> None:
        """Let a connection that has ended leave all chats."""
        for where in [where for where, one in self.open_chats.items() if connection in one.members]:
            self.leave(connection, where)

    # --- lines ---

    def on_message(self, message: bytes, room: str | None = None) -> None:
        """Pass on a line that was published in a room, or in the lobby (`room` None).

        `message`: `CHAT_PREFIX`, the place, a space and the packed line. Raises `ValueError` for any other.
        """
        name, _, rest = message.removeprefix(CHAT_PREFIX).partition(b" ")
        where, line = ChatAddress(ChatPlace[name.decode().upper()], room), parse_published_line(rest)
        for missed in self._entering.get(where, {}).values():
            missed.append(line)
        chat = self.open_chats.get(where)
        if chat is not None and line.id > chat.newest:
            chat.newest = line.id
            self._send_line(where, line, chat.members)

    def on_removed(self, removed: LinesRemoved) -> None:
        """Have the pages of this node drop removed lines, and drop those that wait for connections that still enter."""
        where = ChatAddress(removed.place, removed.room)
        for missed in self._entering.get(where, {}).values():
            missed[:] = [line for line in missed if format_line_id(line.id) not in removed.lines]
        chat = self.open_chats.get(where)
        for connection in list(chat.members) if chat is not None else ():
            # in the lobby, or still in the room
            if where.room is None or (connection.hub is not None and connection.hub.room == where.room):
                connection.send(removed)

    def on_gap(self) -> None:
        """Read the lines after those that were passed on: publications may have been missed."""
        self._missed |= self.open_chats.keys()
        if self._reading is None or self._reading.done():
            self._reading = spawn(self._read_missed(), "chats after a gap")

    def hidden_changed(self, identity: str) -> None:
        """Start to read again whom a user has muted or blocked, since that has changed."""
        spawn(self.refresh(identity), "hidden people")

    async def _read_missed(self) -> None:
        """Pass on lines that chats may have missed. A chat that cannot be read is tried again, and delays no other."""
        while self._missed:
            for where in list(self._missed):
                self._missed.discard(where)
                try:
                    await self._pass_on_missed(where)
                except StoreUnavailable:
                    self._missed.add(where)
            if self._missed:
                await asyncio.sleep(RETRY_SECONDS)

    async def _pass_on_missed(self, where: ChatAddress) -> None:
        """Pass on the lines after the newest one of a chat. Raises `StoreUnavailable`."""
        chat = self.open_chats.get(where)
        if chat is None:  # all have left it
            return
        for line in await self._chats.after(where, chat.newest):
            if line.id > chat.newest:
                chat.newest = line.id
                self._send_line(where, line, chat.members)

    async def refresh(self, identity: str) -> None:
        """Read again whose lines are hidden from a user, for the chats that their connections are in.

        If the store is away, the former list holds until they enter a chat again.
        """
        mine = [
            member
            for chat in self.open_chats.values()
            for connection, member in chat.members.items()
            if connection.identity.id == identity
        ]
        if not mine:
            return
        try:
            hidden = await self._chats.hidden_from(identity)
        except StoreUnavailable:
            log.info("the people hidden from a user are read when they enter again")
            return
        for member in mine:
            member.hidden = hidden

    def _send_line(self, where: ChatAddress, stored: StoredLine, members: dict[Connection, ChatMember]) -> None:
        """Send a line to the members who may read it, have not got it and are still in the room."""
        try:
            line = load_line(stored.line)
        except msgspec.DecodeError:
            log.warning("a line cannot be read")
            return
        rights = load_permission(stored.readers)
        frames: dict[Encoding, bytes] = {}
        for connection, member in list(members.items()):
            seated = bool(connection.audience)  # a coach sees the room as the coached player does
            if stored.id <= member.newest or not rights.of(seated):
                continue
            if not line.is_for(connection.identity.id, member.hidden):
                continue
            if where.room is not None and (connection.hub is None or connection.hub.room != where.room):
                continue
            member.newest = stored.id
            encoding = connection.encoding
            if encoding not in frames:
                message = LineSaid(where.place, where.room, to_chat_line(stored.id, line, self._chats.names))
                frames[encoding] = encode_frame(message, encoding)
            connection.write(frames[encoding])
