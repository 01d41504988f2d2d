"""Actions on chats that websocket and HTTP share: rate limits, reports, and announcements of mutes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from botyard.chat.chat_service import ChatAddress, ChatService
from botyard.net.actions.room_commands import Caller
from botyard.net.fanout.chat_feed import ChatFeed
from botyard.net.fanout.user_channel import UserChannel
from botyard.net.transport.rate_limits import RateLimits
from botyard.people import blocks
from botyard.rooms.requests import RetryLater
from botyard.texts import localized
from botyard_protocol.chat import LinesRemoved, Muted, Report
from botyard_protocol.codec import SERVER, DecodeError, Encoding, pack
from botyard_protocol.codes import Code

log = logging.getLogger("botyard.net")

HIDDEN = "hidden"
"""Topic of the user channel: a user has changed which others are muted."""
REMOVED = "removed"
"""Topic of the user channel: lines of a user were removed."""
FULL_MS = 60_000


class ChatActions:
    """The chats of a node, for its connections."""

    def __init__(
        self,
        chats: ChatService,
        feed: ChatFeed,
        rate_limits: RateLimits,
        user_channel: UserChannel,
        is_registered: Callable[[str], Awaitable[bool]],
    ) -> None:
        """`is_registered`: whether an identity has an account; raises `StoreUnavailable`."""
        self._is_registered = is_registered
        self.chats = chats
        self.feed = feed
        self._rate_limits = rate_limits
        self._user_channel = user_channel
        user_channel.subscribe(REMOVED, self._on_removed)
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
        registered = await self._is_registered(by.identity.id)
        if not await self.chats.report(by.identity, where, ask, coach, registered):
            return RetryLater(Code.BUSY, localized("busy-too_many_reports_right"), FULL_MS)
        return None

    async def announce_removed(self, author: str, removed: LinesRemoved) -> None:
        """Take removed lines of an author off the pages of all nodes."""
        await self._user_channel.broadcast(author, REMOVED, pack(removed))

    def _on_removed(self, author: str, packed: bytes) -> None:
        try:
            removed = SERVER.decode(packed, Encoding.MSGPACK)
        except DecodeError:  # a newer node may announce it in another form
            log.info("a removal of another node cannot be read")
            return
        assert isinstance(removed, LinesRemoved)
        self.feed.on_removed(removed)

    def mute_too_fast(self, by: Caller) -> RetryLater | None:
        """Return when the user may mute or unmute again, and why; or None, and the request is counted."""
        if after := self._rate_limits.contact_request(by.identity.id, by.address, by.now):
            return RetryLater(Code.TOO_FAST, localized("too_fast-many_requests_other_players"), after)
        return None

    async def muted(self, identity: str, message: Muted) -> None:
        """Announce a changed mute list to all connections of the user, and to all nodes."""
        await self._user_channel.send_to_user(identity, message)
        await self._user_channel.broadcast(identity, HIDDEN)
