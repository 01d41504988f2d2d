"""Actions on chats that websocket and HTTP share: rate limits, reports, and announcements of mutes."""

import asyncio

from botyard.chat.chat_service import ChatAddress, ChatService
from botyard.net.actions.room_commands import Caller
from botyard.net.fanout.chat_feed import ChatFeed
from botyard.net.fanout.user_channel import UserChannel
from botyard.net.transport.rate_limits import RateLimits
from botyard.people import blocks
from botyard.rooms.requests import RetryLater
from botyard.texts import localized
from botyard_protocol.chat import Muted, Report
from botyard_protocol.codes import Code

HIDDEN = "hidden"
"""Topic of the user channel: a user has changed which others are muted."""
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

    def too_fast(self, identity: str, address: str | None, where: ChatAddress) -> RetryLater | None:
        """Return when the user may say a line again, and why; or None, and the line is counted."""
        chat = f"{where.place.wire}/{where.room or ''}"
        after, sentence = self._rate_limits.chat_line(identity, address, chat, asyncio.get_running_loop().time())
        return RetryLater(Code.TOO_FAST, sentence, after) if after else None

    async def report(self, by: Caller, where: ChatAddress, ask: Report, coach: bool = False) -> RetryLater | None:
        """Keep a line for the operators; or why that cannot be just now. Raises `Refused` and `StoreUnavailable`."""
        if after := self._rate_limits.chat_report(by.identity.id, by.address, by.now):
            return RetryLater(Code.TOO_FAST, localized("too_fast-sending_many_reports_wait"), after)
        if not await self.chats.report(by.identity, where, ask, coach):
            return RetryLater(Code.BUSY, localized("busy-too_many_reports_right"), FULL_MS)
        return None

    async def muted(self, identity: str, message: Muted) -> None:
        """Announce a changed mute list to all connections of the user, and to all nodes."""
        await self._user_channel.send_to_user(identity, message)
        await self._user_channel.broadcast(identity, HIDDEN)
