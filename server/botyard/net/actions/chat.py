"""What a connection may ask of chats: one short function per message, as in `session.py`."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from botyard.chat.chat_service import ChatAddress, ChatService
from botyard.errors import Refused
from botyard.net.actions.room_commands import Caller
from botyard.net.fanout.chat_feed import ChatFeed
from botyard.net.fanout.user_channel import UserChannel
from botyard.net.transport.connection import Connection
from botyard.net.transport.rate_limits import RateLimits
from botyard.people import blocks
from botyard.rooms.requests import RetryLater
from botyard_protocol.chat import ChatAsk, ChatPlace, EnterChat, LeaveChat, Mute, Muted, Report, Reported, Said, Say
from botyard_protocol.codes import Code
from botyard_protocol.messages import Exited

HIDDEN = "hidden"
"""The topic under which nodes tell each other that somebody wants to hear others than before."""
FULL_MS = 60_000


class ChatActions:
    """The chats of a node, for its connections."""

    def __init__(self, chats: ChatService, feed: ChatFeed, rate_limits: RateLimits, user_channel: UserChannel) -> None:
        self.chats = chats
        self.feed = feed
        self._rate_limits = rate_limits
        self._user_channel = user_channel
        for topic in (HIDDEN, blocks.TOPIC):
            user_channel.subscribe(topic, lambda identity, _: feed.hidden_changed(identity))

    async def serve(self, connection: Connection, ask: ChatAsk) -> RetryLater | None:
        """Answer a message, or say why it is to come again. Raises `Refused` and `StoreUnavailable`."""
        return await SERVE[type(ask)](self, connection, ask)

    async def _enter(self, connection: Connection, ask: EnterChat) -> None:
        await self.feed.enter(connection, where_of(connection, ask.place), ask.id)

    async def _leave(self, connection: Connection, ask: LeaveChat) -> None:
        if ask.place is ChatPlace.LOBBY or connection.hub is not None:
            self.feed.leave(connection, where_of(connection, ask.place))
        connection.send(Exited(ask.id))

    async def _say(self, connection: Connection, ask: Say) -> RetryLater | None:
        where = where_of(connection, ask.place)
        if busy := self.too_fast(connection.identity.id, connection.address, where):
            return busy
        connection.send(Said(ask.id, await self.chats.say(connection.identity, where, ask, connection.coach)))
        return None

    async def _mute(self, connection: Connection, ask: Mute) -> None:
        identity = connection.identity.id
        muted = await self.chats.mute(identity, ask)
        await self.feed.refresh(identity)  # before the answer: from then on no line of theirs may come
        connection.send(Muted(ask.id, muted))
        await self.muted(identity, Muted("", muted))

    async def _report(self, connection: Connection, ask: Report) -> RetryLater | None:
        where = where_of(connection, ask.place)
        asker = Caller(connection.identity, connection.address, connection.last_received)
        busy = await self.report(asker, where, ask, connection.coach)
        if busy is None:
            connection.send(Reported(ask.id))
        return busy

    # --- shared with HTTP ---

    def too_fast(self, identity: str, address: str | None, where: ChatAddress) -> RetryLater | None:
        """Why somebody may say nothing just now, and when they may; or None, and it is counted."""
        chat = f"{where.place.wire}/{where.room or ''}"
        after, sentence = self._rate_limits.chat_line(identity, address, chat, asyncio.get_running_loop().time())
        return RetryLater(Code.TOO_FAST, sentence, after) if after else None

    async def report(self, by: Caller, where: ChatAddress, ask: Report, coach: bool = False) -> RetryLater | None:
        """Keep a line for the operators; or why that cannot be just now. Raises `Refused` and `StoreUnavailable`."""
        if after := self._rate_limits.chat_report(by.identity.id, by.address, by.now):
            return RetryLater(Code.TOO_FAST, "You report too often: wait.", after)
        if not await self.chats.report(by.identity, where, ask, coach):
            return RetryLater(Code.BUSY, "The operators have too many reports just now: try again later.", FULL_MS)
        return None

    async def muted(self, identity: str, told: Muted) -> None:
        """Somebody hears others than before: tell all their connections, and all nodes."""
        await self._user_channel.send_to_user(identity, told)
        await self._user_channel.broadcast(identity, HIDDEN)


def where_of(connection: Connection, place: ChatPlace) -> ChatAddress:
    """The chat that a connection means. Raises `Refused` if it is in no room."""
    if place is ChatPlace.LOBBY:
        return ChatAddress(place)
    if connection.hub is None:
        raise Refused(Code.NOT_IN_A_ROOM, "Enter a room first: watch, join or resume.")
    return ChatAddress(place, connection.hub.room)


SERVE: dict[type, Callable[[ChatActions, Connection, Any], Awaitable[RetryLater | None]]] = {
    EnterChat: ChatActions._enter,
    LeaveChat: ChatActions._leave,
    Say: ChatActions._say,
    Mute: ChatActions._mute,
    Report: ChatActions._report,
}
