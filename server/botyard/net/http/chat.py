"""Chats over HTTP: the same places, checks and limits as over a socket."""

import secrets

from botyard.chat.chat_service import ChatAddress
from botyard.errors import Refused
from botyard.net.actions.chat import ChatActions
from botyard.net.actions.room_commands import Caller
from botyard.net.fanout.room_presence import RoomPresence
from botyard.net.http.router import Call, Operation, Parameter, TooFast
from botyard.rooms.requests import RetryLater
from botyard.store.chat import LineId, parse_line_id
from botyard.texts import localized
from botyard_protocol.api_chat import ChatPage, LinePost, LinePosted, LineReport, MutedList, MuteWish
from botyard_protocol.chat import ChatPlace, Mute, Muted, Report, Say
from botyard_protocol.codes import Code

LOBBY = "/api/lobby/chat"
ROOM = "/api/rooms/{room}/chat/{place}"
MUTED = "/api/me/muted"
READING = (Code.NOT_IN_CHAT, Code.NOT_WATCHED, Code.NO_SUCH_ROOM, Code.INVALID_FIELD)
AFTER = (Parameter("after", "The id of a line: only later lines are listed."),)
PLACES = {place.wire: place for place in (ChatPlace.ROOM, ChatPlace.SPECTATORS)}


class ChatOperations:
    """Serves what is said."""

    def __init__(self, chat: ChatActions, presence: RoomPresence) -> None:
        self._chat = chat
        self._presence = presence
        self._chats = chat.chats

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        return [*self._of(LOBBY, "Lobby", "the lobby"), *self._of(ROOM, "Room", "a room"), *self._muting()]

    def _of(self, path: str, name: str, where: str) -> list[Operation]:
        read = f"The last lines of the chat of {where}, oldest first."
        say = f"Say something in {where}."
        report = f"Show a line of the chat of {where} to the operators."
        saying = (*READING, Code.BARRED, Code.MUTED, Code.TOO_FAST)
        reporting = (*READING, Code.NO_SUCH_LINE, Code.TOO_FAST)
        return [
            Operation("GET", path, f"read{name}Chat", read, self._read, None, ChatPage, READING, query=AFTER),
            Operation("POST", path, f"sayIn{name}", say, self._say, LinePost, LinePosted, saying),
            Operation("POST", f"{path}/reports", f"reportIn{name}", report, self._report, LineReport, None, reporting),
        ]

    def _muting(self) -> list[Operation]:
        mute = "Mute a user."
        unmute = "Unmute a user."
        return [
            Operation("GET", MUTED, "listMuted", "Whom you have muted.", self._muted, None, MutedList),
            Operation("POST", MUTED, "mute", mute, self._mute, MuteWish, MutedList),
            Operation("DELETE", f"{MUTED}/{{identity}}", "unmute", unmute, self._unmute, None, MutedList),
        ]

    async def _read(self, call: Call) -> ChatPage:
        after = _after(call)
        where = await self._where(call)
        page = await self._chats.page(call.caller.id, where)
        lines = page.lines if after is None else tuple(line for line in page.lines if parse_line_id(line.id) > after)
        return ChatPage(lines, page.writable)

    async def _say(self, call: Call) -> LinePosted:
        where, post = await self._where(call), call.body
        assert isinstance(post, LinePost)
        if busy := self._chat.too_fast(call.caller.id, call.address, where):
            raise _too_fast(busy)
        say = Say(post.id or secrets.token_hex(8), where.place, post.text, post.phrase)
        return LinePosted(await self._chats.say(call.caller, where, say))

    async def _report(self, call: Call) -> None:
        where, wish = await self._where(call), call.body
        assert isinstance(wish, LineReport)
        by = Caller(call.caller, call.address, call.now)
        ask = Report("http", where.place, wish.line, wish.why)
        if busy := await self._chat.report(by, where, ask):
            raise _too_fast(busy) if busy.code is Code.TOO_FAST else Refused(busy.code, busy.message)

    async def _muted(self, call: Call) -> MutedList:
        return MutedList(await self._chats.muted_by(call.caller.id))

    async def _mute(self, call: Call) -> MutedList:
        wish = call.body
        assert isinstance(wish, MuteWish)
        return await self._change(call, Mute("http", wish.identity, True, wish.name))

    async def _unmute(self, call: Call) -> MutedList:
        return await self._change(call, Mute("http", call.path("identity"), False))

    async def _change(self, call: Call, ask: Mute) -> MutedList:
        if busy := self._chat.mute_too_fast(Caller(call.caller, call.address, call.now)):
            raise _too_fast(busy)
        people = await self._chats.mute(call.caller.id, ask)
        await self._chat.muted(call.caller.id, Muted("", people))
        return MutedList(people)

    async def _where(self, call: Call) -> ChatAddress:
        if "room" not in call.request.path_params:
            return ChatAddress(ChatPlace.LOBBY)
        place = PLACES.get(call.path("place"))
        if place is None:
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-room_these_chats", places=", ".join(PLACES)))
        where = ChatAddress(place, call.path("room"))
        seated = await self._chats.must_be_open(call.caller.id, where)
        if not seated and not await self._presence.has(call.path("room"), call.caller.id):
            raise Refused(Code.NOT_IN_CHAT, localized("not_in_chat"))
        return where


def _after(call: Call) -> LineId | None:
    after = call.query("after")
    try:
        return parse_line_id(after) if after else None
    except ValueError as error:
        raise Refused(Code.INVALID_FIELD, f"after: {error}.") from error


def _too_fast(why: RetryLater) -> TooFast:
    return TooFast(why.message, why.after)
