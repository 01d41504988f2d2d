"""Chats over HTTP: the same places, checks and limits as over a socket."""

import secrets

from botyard.chat.chat_service import ChatAddress
from botyard.errors import Refused
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Later, Parameter, operation
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
SAYING = (*READING, Code.BARRED, Code.MUTED, Code.TOO_FAST)
REPORTING = (*READING, Code.NO_SUCH_LINE, Code.TOO_FAST)
AFTER = (Parameter("after", "The id of a line: only later lines are listed."),)
IN_LOBBY = ChatAddress(ChatPlace.LOBBY)
PLACES = {place.wire: place for place in (ChatPlace.ROOM, ChatPlace.SPECTATORS)}


@operation("GET", LOBBY, codes=READING, query=AFTER)
async def read_lobby_chat(node: Node, call: Call) -> ChatPage:
    """The last lines of the chat of the lobby, oldest first."""
    return await _page(node, call, _after(call), IN_LOBBY)


@operation("POST", LOBBY, codes=SAYING)
async def say_in_lobby(node: Node, call: Call, body: LinePost) -> LinePosted:
    """Say something in the lobby."""
    return await _say(node, call, IN_LOBBY, body)


@operation("POST", f"{LOBBY}/reports", codes=REPORTING)
async def report_in_lobby(node: Node, call: Call, body: LineReport) -> None:
    """Show a line of the chat of the lobby to the operators."""
    await _report(node, call, IN_LOBBY, body)


@operation("GET", ROOM, codes=READING, query=AFTER)
async def read_room_chat(node: Node, call: Call) -> ChatPage:
    """The last lines of the chat of a room, oldest first."""
    return await _page(node, call, _after(call), await _in_room(node, call))


@operation("POST", ROOM, codes=SAYING)
async def say_in_room(node: Node, call: Call, body: LinePost) -> LinePosted:
    """Say something in a room."""
    return await _say(node, call, await _in_room(node, call), body)


@operation("POST", f"{ROOM}/reports", codes=REPORTING)
async def report_in_room(node: Node, call: Call, body: LineReport) -> None:
    """Show a line of the chat of a room to the operators."""
    await _report(node, call, await _in_room(node, call), body)


@operation("GET", MUTED)
async def list_muted(node: Node, call: Call) -> MutedList:
    """Whom you have muted."""
    return MutedList(await node.chat.chats.muted_by(call.caller.id))


@operation("POST", MUTED)
async def mute(node: Node, call: Call, body: MuteWish) -> MutedList:
    """Mute a user."""
    return await _change_muted(node, call, Mute("http", body.identity, muted=True, name=body.name))


@operation("DELETE", f"{MUTED}/{{identity}}")
async def unmute(node: Node, call: Call) -> MutedList:
    """Unmute a user."""
    return await _change_muted(node, call, Mute("http", call.path("identity"), muted=False))


async def _in_room(node: Node, call: Call) -> ChatAddress:
    """Return the chat that the path names. Raises `Refused` for one that the caller may not read."""
    place, room = PLACES.get(call.path("place")), call.path("room")
    if place is None:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-room_these_chats", places=", ".join(PLACES)))
    where = ChatAddress(place, room)
    seated = await node.chat.chats.must_be_open(call.caller.id, where)
    if not seated and not await node.room_presence.has(room, call.caller.id):  # spectators: while they are connected
        raise Refused(Code.NOT_IN_CHAT, localized("not_in_chat"))
    return where


async def _page(node: Node, call: Call, after: LineId | None, where: ChatAddress) -> ChatPage:
    """Return the last lines of a chat, or those of them after the line `after`, and whether the caller may write."""
    page = await node.chat.chats.page(call.caller.id, where)
    lines = page.lines if after is None else tuple(line for line in page.lines if parse_line_id(line.id) > after)
    return ChatPage(lines, page.writable)


async def _say(node: Node, call: Call, where: ChatAddress, post: LinePost) -> LinePosted:
    """Write a line of the caller into a chat. Raises `Later` if that is too often."""
    if busy := node.chat.limit_line(call.caller.id, call.address, where):
        raise _later(busy)
    say = Say(post.id or secrets.token_hex(8), where.place, post.text, post.phrase)
    return LinePosted(await node.chat.chats.say(call.caller, where, say))


async def _report(node: Node, call: Call, where: ChatAddress, wish: LineReport) -> None:
    """Keep a line of a chat for the moderators. Raises `Later` if it is too often, `Refused` if all is full."""
    if busy := await node.chat.report(call.by, where, Report("http", where.place, wish.line, wish.why)):
        raise _later(busy) if busy.code is Code.TOO_FAST else Refused(busy.code, busy.message)


async def _change_muted(node: Node, call: Call, ask: Mute) -> MutedList:
    """Mute or unmute a user for the caller, and return all muted ones. Raises `Later` if that is too often."""
    if busy := node.chat.limit_mute(call.by):
        raise _later(busy)
    people = await node.chat.chats.mute(call.caller.id, ask)
    await node.chat.muted(call.caller.id, Muted("", people))  # "": to their connections it answers no message
    return MutedList(people)


def _after(call: Call) -> LineId | None:
    """Return the line after which to read; None for the newest ones. Raises `Refused` for one that is not valid."""
    after = call.query("after")
    try:
        return parse_line_id(after) if after else None
    except ValueError as error:
        raise Refused(Code.INVALID_FIELD, f"after: {error}.") from error


def _later(why: RetryLater) -> Later:
    return Later(why.code, why.message, why.after)
