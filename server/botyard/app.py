"""The wiring of a node: builds its parts in one pass, and starts and stops them in order."""

import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Protocol

from starlette.applications import Starlette

from botyard import texts
from botyard.accounts.identity import Signer
from botyard.accounts.link_tokens import LinkTokens
from botyard.accounts.pseudonyms import Pseudonyms
from botyard.announcements import Announcements
from botyard.bot_runner import worker_entry
from botyard.bot_runner.runner import BotRunner
from botyard.chat.chat_service import ChatService
from botyard.chat.data_export import ChatArea
from botyard.chat.reports_export import ReportsArea
from botyard.fair_turns import FairTurns
from botyard.health import LoopMonitor, Readiness
from botyard.lobby.data_export import MatchesArea
from botyard.lobby.index import LobbyIndex
from botyard.lobby.matches import MatchIndex
from botyard.lobby.room_list import RoomList
from botyard.moderation.parts import Parts
from botyard.moderation.services import Moderation
from botyard.net.actions.chat import ChatActions
from botyard.net.actions.match_pictures import TASK_SECONDS as PICTURE_SECONDS
from botyard.net.actions.match_pictures import MatchPictures
from botyard.net.actions.matchmaking import Matchmaking
from botyard.net.actions.practice_starts import PracticeStarts
from botyard.net.actions.previews import Previews
from botyard.net.actions.room_commands import RoomCommands
from botyard.net.actions.room_quota import Quota
from botyard.net.actions.room_reads import RoomReads
from botyard.net.actions.seat_offers import SeatOffers
from botyard.net.actions.session_registry import SessionRegistry
from botyard.net.actions.timelines import Timelines
from botyard.net.fanout.absence_monitor import AbsenceMonitor
from botyard.net.fanout.announcement_feed import AnnouncementFeed
from botyard.net.fanout.chat_feed import ChatFeed
from botyard.net.fanout.coach_visits import CoachVisits
from botyard.net.fanout.hubs import Hubs
from botyard.net.fanout.lobby_feed import LobbyFeed
from botyard.net.fanout.matches_feed import MATCH_TOPIC, MatchesFeed
from botyard.net.fanout.online_counts import OnlineCounts
from botyard.net.fanout.room_presence import RoomPresence
from botyard.net.fanout.user_channel import UserChannel
from botyard.net.http.application import application
from botyard.net.http.cookies import Cookies
from botyard.net.http.pages import client_directory
from botyard.net.http.revalidated import RevalidatedContent
from botyard.net.http.room_pages import RoomPages
from botyard.net.http.status import take_sample
from botyard.net.transport.connection import Connection
from botyard.net.transport.rate_limits import RateLimits
from botyard.net.ws.endpoint import Endpoint
from botyard.net.ws.session import InFlight
from botyard.people import blocks
from botyard.people.blocks import Blocks
from botyard.people.data_export import ContactsArea
from botyard.people.friends import Friends
from botyard.people.inbox import Inbox
from botyard.people.inbox_items import InboxSender, InboxSources
from botyard.people.invitations import Invitations
from botyard.people.invite_digests import InviteDigests
from botyard.people.join_requests import JoinRequests
from botyard.people.notes import Notes
from botyard.people.online import OnlineUsers
from botyard.pictures import animation
from botyard.practice import task as practice_task
from botyard.processes.process_pool import ProcessPool, pool_size
from botyard.replay.download import Downloads
from botyard.replay.past_rooms import PastRooms, room_after
from botyard.rooms import preview
from botyard.rooms.bot_timing import Thinking
from botyard.rooms.runtime.actor import Receipts
from botyard.rooms.runtime.idle import IdleMatches
from botyard.rooms.runtime.room_events import RoomEvents
from botyard.rooms.runtime.service import Rooms
from botyard.settings import Settings
from botyard.site_pages import SitePages
from botyard.spectators.delayed_listing import DelayedListing
from botyard.spectators.delayed_rooms import DelayedRooms
from botyard.store.audit import AuditLog
from botyard.store.build_files import BuildFiles
from botyard.store.chat import ChatLog
from botyard.store.embedded import embedded_directory
from botyard.store.error_classes import StoreUnavailable
from botyard.store.fullness import Fullness
from botyard.store.invitations import InvitationIndex
from botyard.store.keys import LOBBY_CHANNEL, NOTICES_CHANNEL, ONLINE_CHANNEL
from botyard.store.mutes import Mutes
from botyard.store.relations import Relations
from botyard.store.reports import Reports
from botyard.store.store import Store
from botyard.store.subscriber import Subscriber
from botyard.store_basics import StoreBasics
from botyard.version import VERSION

log = logging.getLogger("botyard")

PRACTICE_SECONDS = 4.0
"""A position of practice that takes longer to compute is given up."""


class Part(Protocol):
    """A part of a node that works by itself while the node serves."""

    def start(self) -> Awaitable[None] | None:
        """Begin to work."""

    async def stop(self) -> None:
        """End the work."""


class Node:
    """One process of the service. `store` must be started; its secret is read here."""

    def __init__(self, store: Store, key: bytes, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.server = f"botyard/{VERSION}"
        self._key = key
        self._signer = Signer(key)
        self.subscriber = Subscriber(store.topology, self._on_message, self._on_gap)
        self.connections: set[Connection] = set()
        self.rate_limits = RateLimits(settings.limits)
        self.in_flight = InFlight()
        self.user_channel = UserChannel(store)
        self.online = OnlineUsers(store)
        self.links = LinkTokens(self._signer)
        self._build_rooms()
        self._build_accounts()
        self._build_chat()
        self._build_moderation()
        self._build_fanout()
        self._build_commands()
        self._build_reads()
        self._build_lobby()
        self._build_pages()
        self._build_health()
        self._subscribe()
        self.endpoint = Endpoint(self, settings.origins, settings.host_names)

    # --- building ---

    def _build_rooms(self) -> None:
        """Build the rooms, the bots that answer in them, and the copies for delayed spectators."""
        settings, store = self.settings, self.store
        self.pseudonyms = Pseudonyms()
        self.room_events = events = RoomEvents()
        sinks = events.listing_changed, events.bot_turn
        thinking, receipts = Thinking(*settings.thinking), Receipts(self._key)
        self.fullness = Fullness(store)
        self.quota = Quota(store, self._signer, self.rate_limits, self.fullness)
        self.rooms = Rooms(store, self.pseudonyms, *sinks, thinking, receipts)
        self.rooms.replay_by(room_after)
        self.rooms.postpone, self.rooms.on_agreement = self.quota.postpone, self.quota.count_change
        bot_pool = ProcessPool(pool_size(settings.bot_workers), worker_entry.__name__)
        self.bot_runner = BotRunner(store, bot_pool, self.rooms)
        self.delayed_rooms = DelayedRooms(self.rooms)
        self.lines = DelayedListing(self.rooms, self.delayed_rooms)
        self.matches = MatchIndex(store, self.pseudonyms)

    def _build_accounts(self) -> None:
        """Build the sessions and accounts, and the relations between users."""
        store, user_channel = self.store, self.user_channel
        hashes = min(pool_size(None), pool_size(self.settings.bot_workers))  # the share of this node
        self.session_registry = SessionRegistry(
            store, self._signer, user_channel, self.connections, self.pseudonyms, hashes, self.settings.reserved_names
        )
        self.announcements = Announcements(self.session_registry.replicated_tables)
        self.announcement_feed = AnnouncementFeed(self.announcements, user_channel)
        self.relations = Relations(store)
        self.blocks = Blocks(self.relations, user_channel.broadcast, self.pseudonyms)
        self.inbox = Inbox(self.relations, self.blocks, user_channel.send_to_user, self.pseudonyms)
        send = InboxSender(self.inbox, user_channel.send_to_user).send
        self.friends = Friends(self.relations, self.blocks, send, self.pseudonyms)
        index, digests = InvitationIndex(store), InviteDigests(self._key)
        self.invitations = Invitations(self.rooms, index, self.relations, digests, self.blocks, send)
        InboxSources(self.invitations, self.friends, self.relations, self.rooms).add_to(self.inbox)
        self.join_requests = JoinRequests(self.rooms, self.inbox, self.invitations)
        self.notes = Notes(self.relations, self.blocks, self.inbox)

    def _build_chat(self) -> None:
        """Build the chats, and add what they and other parts store of a person to the export and the erasure."""
        chat_log, mutes, reports = ChatLog(self.store), Mutes(self.store), Reports(self.store)
        sanctions, former = self.session_registry.sanctions, self.session_registry.revocations.former

        def is_deleted(identity: str) -> bool:
            return former.get(identity) is not None

        self._chat_log, self._reports = chat_log, reports
        chats = ChatService(chat_log, mutes, reports, self.rooms, self.blocks.of, sanctions, is_deleted)
        is_registered = self.session_registry.accounts.is_registered
        self.chat = ChatActions(chats, ChatFeed(chats), self.rate_limits, self.user_channel, is_registered)
        personal = self.session_registry.personal
        chat_area = ChatArea(chat_log, mutes, self.matches.rooms_of, self.pseudonyms)
        personal.add(chat_area.area)  # before the matches are forgotten
        personal.add(ReportsArea(reports).area)
        personal.add(ContactsArea(self.relations, self.pseudonyms).area)
        self.matches_area = MatchesArea(self.matches, self.rooms.load, self.rooms.ask)
        personal.add(self.matches_area.area)

    def _build_moderation(self) -> None:
        """Build the desk of moderators."""
        registry = self.session_registry
        parts = Parts(
            audit=AuditLog(self.store),
            reports=self._reports,
            chat_log=self._chat_log,
            account_store=registry.people,
            accounts=registry.accounts,
            recovery=registry.recovery,
            reserved_names=registry.reserved_names,
            revocations=registry.revocations,
            sanctions=registry.sanctions,
            roles=registry.roles,
            sessions=registry.sessions,
            matches=self.matches,
            rooms=self.rooms,
            announcements=self.announcements,
            inbox=self.inbox,
            on_lines_removed=self.chat.announce_removed,
            on_renamed=registry.tell_changed,
        )
        self.moderation = Moderation(parts)

    def _build_fanout(self) -> None:
        """Build what sends the entries and the presence of rooms to the connections of this node."""
        self.absence_monitor = AbsenceMonitor(self.store, self.rooms)
        on_chat = self.chat.feed.on_message
        self.hubs = Hubs(self.store, self.subscriber, self.rooms, self.absence_monitor, self.connections, on_chat)
        self.matches_feed = MatchesFeed(self.store, self.matches, self.rooms, self.user_channel)
        self.room_presence = RoomPresence(self.store, self.rooms, self.online.is_away)
        self.rooms.find_absent = self.room_presence.absent

    def _build_commands(self) -> None:
        """Build what WebSocket and HTTP requests to rooms have in common."""
        store, signer, user_channel = self.store, self._signer, self.user_channel
        after = user_channel, self.invitations, self.absence_monitor
        self.room_commands = RoomCommands(self.rooms, signer, self.rate_limits, *after, self.quota)
        reaching = user_channel, self.blocks, self.inbox
        self.seat_offers = SeatOffers(store, self.room_commands, signer, self.rate_limits, *reaching)
        self.matchmaking = Matchmaking(store, self.room_commands, signer, self.blocks, self.online)

    def _build_reads(self) -> None:
        """Build what reads rooms without a connection: single reads, past matches, pictures, practice."""
        rooms = self.rooms
        self.visits = CoachVisits(self.store, rooms)
        self.room_reads = RoomReads(rooms, self.delayed_rooms, self.links, self.visits)
        past_rooms = PastRooms(rooms, self.store.run_of)
        self.downloads = Downloads(rooms)
        self.timelines = Timelines(rooms, self.room_reads, past_rooms)
        self.preview_pool = ProcessPool(1, preview.__name__, niceness=0)
        self.previews = Previews(self.preview_pool)
        self.picture_pool = ProcessPool(1, animation.__name__, seconds=PICTURE_SECONDS)
        self.pictures = MatchPictures(rooms, self.room_reads, past_rooms, self.picture_pool)
        self.practice_pool = ProcessPool(1, practice_task.__name__, seconds=PRACTICE_SECONDS)
        self.practice_starts, self.practice_turns = PracticeStarts(rooms, self.room_reads), FairTurns()

    def _build_lobby(self) -> None:
        """Build the lobby's list and its feed."""
        self.lobby = LobbyIndex(
            self.store,
            self.lines.listed,
            (self.matches_feed.index, self.matchmaking.note, self.quota.note),
            self.friends.record_opponents,
            IdleMatches(self.store, self.rooms).tidy,
        )
        self.room_list = RoomList(self.store, self.pseudonyms, self.online)
        self.room_pages = RoomPages(self.room_list)
        self.lobby_feed = LobbyFeed(self.room_list)
        self.counts = OnlineCounts(self.store, self.hubs, self.lobby_feed, self.room_list)

    def _build_pages(self) -> None:
        """Build what the pages of browsers need."""
        self.client = client_directory()
        self.cookies = Cookies(self._signer, self.session_registry.roles.is_moderator)
        self.revalidated = RevalidatedContent()
        self.site_pages = SitePages(self.settings.pages)
        self.site_pages.warn_of_unused_files()
        self.build_files = BuildFiles(self.store, self.client / "assets")

    def _build_health(self) -> None:
        """Build what watches the node and its Redis."""
        store, key, settings = self.store, self._key, self.settings
        self.pulse = LoopMonitor(lambda: take_sample(self.hubs))
        data = embedded_directory(settings.data, settings.redis_url)
        self.readiness = Readiness(store, self.subscriber, self.pulse, data, lambda: self.fullness.evicts)
        self.store_basics = StoreBasics(store, key if settings.secret is None else None, self.readiness)

    def _subscribe(self) -> None:
        """Subscribe the parts of the node to the events of its rooms and to the broadcasts of other nodes."""
        self.room_events.subscribe_listings(self.lobby.changed)
        self.room_events.subscribe_bot_turns(self.bot_runner.due)
        self.user_channel.on_states(self.online.set_state)
        self.user_channel.subscribe(blocks.TOPIC, self.blocks.on_change)
        self.user_channel.subscribe(MATCH_TOPIC, self.matches_feed.on_change)
        self._channels: dict[str, Callable[[bytes], None]] = {
            LOBBY_CHANNEL: lambda message: self.room_list.on_change(message.decode()),
            NOTICES_CHANNEL: self.user_channel.on_message,
            self._chat_log.lobby_channel: self.chat.feed.on_message,
            ONLINE_CHANNEL: self.online.on_message,
        }

    def application(self) -> Starlette:
        """Return the application that uvicorn runs."""
        return application(self, self.endpoint, self.settings, self._lifespan)

    # --- running ---

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        texts.load()
        async with AsyncExitStack() as stack:
            self.subscriber.start()
            stack.push_async_callback(self.subscriber.stop)
            for channel in self._channels:
                await self._subscribe_channel(channel)
            for part in self._parts():
                if not isinstance(part, BotRunner | ProcessPool) and (starting := part.start()) is not None:
                    await starting
                stack.push_async_callback(part.stop)
            _configure_garbage_collection()
            yield

    def _parts(self) -> tuple[Part | BotRunner | ProcessPool, ...]:
        """What works by itself, in the order in which it starts; it stops in the reverse order."""
        return (
            self.session_registry,
            self.online,
            self.rooms,
            self.hubs,
            self.lobby,
            self.room_list,
            self.lobby_feed,
            self.matches_feed,
            self.counts,
            self.picture_pool,
            self.practice_pool,
            self.preview_pool,
            self.bot_runner,
            self.moderation.waiting,
            self.fullness,
            self.pulse,
            self.store_basics,
        )

    async def _subscribe_channel(self, channel: str) -> None:
        try:
            await self.subscriber.subscribe(channel)
        except StoreUnavailable:  # a part of a cluster that rooms do not need
            log.warning("a channel is subscribed to when the store is back")

    def _on_message(self, channel: str, message: bytes) -> None:
        on_message = self._channels.get(channel)
        if on_message is None:
            self.hubs.on_message(channel, message)
        else:
            on_message(message)

    def _on_gap(self) -> None:
        self.hubs.on_gap()
        self.chat.feed.on_gap()
        self.matches_feed.on_gap()


def _configure_garbage_collection() -> None:
    """Collect less often: by default, full collections of start-up objects cost milliseconds under load."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
