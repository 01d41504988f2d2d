"""Actions on chats that websocket and HTTP share: rate limits, reports, and announcements of mutes."""

import asyncio
import logging

from botyard.chat.chat_service import ChatAddress, ChatService
from botyard.net.actions.room_commands import Caller
from botyard.net.actions.session_registry import SessionRegistry
from botyard.net.fanout.chat_feed import ChatFeed
from botyard.net.fanout.user_channel import UserChannel
from botyard.net.transport.rate_limits import RateLimits
from botyard.people.blocks import TOPIC as BLOCKS_CHANGED
from botyard.people.blocks import Blocks
from botyard.rooms.requests import RetryLater
from botyard.rooms.runtime.service import Rooms
from botyard.store.chat import ChatLog
from botyard.store.moderation import Reports
from botyard.store.relations import Relations
from botyard.store.store import Store
from botyard.texts import localized
from botyard_protocol.chat import LinesRemoved, Muted, Report
from botyard_protocol.codec import SERVER, DecodeError, Encoding, pack
from botyard_protocol.codes import Code

log = logging.getLogger("botyard.net")

HIDDEN = "hidden"
"""Topic of the user channel: a user has changed which others are muted."""
REMOVED = "removed"
"""Topic of the user channel: lines of a user were removed."""
REPORTS_FULL_WAIT_MS = 60_000
"""How long to wait, in ms, before a line is reported again while there is no place for more reports."""


class ChatActions:
    """The chats of a node, for its connections."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        blocks: Blocks,
        registry: SessionRegistry,
        rate_limits: RateLimits,
        user_channel: UserChannel,
    ) -> None:
        self.log, self.reports = ChatLog(store), Reports(store)
        former = registry.revocations.former
        self.chats = ChatService(
            self.log,
            Relations(store),
            self.reports,
            rooms,
            blocks.of,
            registry.sanctions,
            is_deleted=lambda identity: former.get(identity) is not None,
        )
        self.feed = ChatFeed(self.chats)
        self._accounts = registry.accounts
        self._rate_limits = rate_limits
        self._user_channel = user_channel
        user_channel.subscribe(REMOVED, self._on_removed)
        for topic in (HIDDEN, BLOCKS_CHANGED):
            user_channel.subscribe(topic, lambda identity, _: self.feed.hidden_changed(identity))

    def limit_line(self, identity: str, address: str | None, where: ChatAddress) -> RetryLater | None:
        """Count a line of the user and return None; if it comes too fast, return when to say it again, and why."""
        chat = f"{where.place.wire}/{where.room or ''}"
        after, sentence = self._rate_limits.chat_line(identity, address, chat, asyncio.get_running_loop().time())
        return RetryLater(Code.TOO_FAST, sentence, after) if after else None

    async def report(self, by: Caller, where: ChatAddress, ask: Report, coach: bool = False) -> RetryLater | None:
        """Keep a line for the moderators and return None; if it cannot be kept now, return when to try again, and why.

        `coach`: the caller sees the room as a coach. Raises `Refused` and `StoreUnavailable`.
        """
        if after := self._rate_limits.reports.take(by.identity.id, by.address, by.now):
            return RetryLater(Code.TOO_FAST, localized("too_fast-sending_many_reports_wait"), after)
        registered = await self._accounts.is_registered(by.identity.id)
        if not await self.chats.report(by.identity, where, ask, coach, registered):
            return RetryLater(Code.BUSY, localized("busy-too_many_reports_right"), REPORTS_FULL_WAIT_MS)
        return None

    async def announce_removed(self, author: str, removed: LinesRemoved) -> None:
        """Take removed lines of an author off the pages of all nodes."""
        await self._user_channel.broadcast(author, REMOVED, pack(removed))

    def _on_removed(self, author: str, packed: bytes) -> None:
        """Take lines of `author`, which a node has removed, off the pages of this one. `packed`: a `LinesRemoved`."""
        try:
            removed = SERVER.decode(packed, Encoding.MSGPACK)
        except DecodeError:  # a newer node may announce it in another form
            log.info("a removal of another node cannot be read")
            return
        assert isinstance(removed, LinesRemoved)
        self.feed.on_removed(removed)

    def limit_mute(self, by: Caller) -> RetryLater | None:
        """Count a request to mute or unmute and return None; if it comes too fast, return when to retry, and why."""
        if after := self._rate_limits.contacts.take(by.identity.id, by.address, by.now):
            return RetryLater(Code.TOO_FAST, localized("too_fast-many_requests_other_players"), after)
        return None

    async def muted(self, identity: str, message: Muted) -> None:
        """Announce a changed mute list to all connections of the user, and to all nodes."""
        await self._user_channel.send_to_user(identity, message)
        await self._user_channel.broadcast(identity, HIDDEN)
