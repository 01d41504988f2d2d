"""The wiring of a node: builds its parts in one pass, and starts and stops them in order."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette

from botyard import texts
from botyard.accounts.identity import Signer
from botyard.accounts.link_tokens import LinkTokens
from botyard.accounts.pseudonyms import Pseudonyms
from botyard.announcements import Announcements
from botyard.archive.archive import MatchArchive
from botyard.background_tasks import Stoppable, running
from botyard.bot_runner import worker_entry
from botyard.bot_runner.runner import BotRunner
from botyard.chat.chat_service import ChatArea
from botyard.chat.reports import ReportsArea
from botyard.dev.routes import Desk
from botyard.health import LoopMonitor, Readiness
from botyard.lobby.data_export import ArchiveArea, MatchesArea
from botyard.lobby.games import OfferedGames
from botyard.lobby.index import LobbyIndex
from botyard.lobby.matches import MatchIndex
from botyard.lobby.room_list import RoomList
from botyard.moderation.services import Moderation
from botyard.net.actions.chat import ChatActions
from botyard.net.actions.daily import Daily
from botyard.net.actions.leaderboards import Leaderboards
from botyard.net.actions.match_pictures import MatchPictures
from botyard.net.actions.matchmaking import Matchmaking
from botyard.net.actions.practice import PracticeRuns
from botyard.net.actions.previews import Previews
from botyard.net.actions.room_commands import RoomCommands
from botyard.net.actions.room_quota import Quota
from botyard.net.actions.room_reads import RoomReads, Timelines
from botyard.net.actions.seat_offers import SeatOffers
from botyard.net.actions.session_registry import SessionRegistry
from botyard.net.fanout.absence_monitor import AbsenceMonitor
from botyard.net.fanout.hubs import Hubs
from botyard.net.fanout.lobby_feed import LobbyFeed, OnlineCounts
from botyard.net.fanout.matches_feed import MATCH_TOPIC, MatchesFeed
from botyard.net.fanout.room_presence import CoachVisits, RoomPresence
from botyard.net.fanout.user_channel import AnnouncementFeed, UserChannel
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
from botyard.notifications.hooks import Hooks
from botyard.notifications.mail import Mailer
from botyard.notifications.push_settings import outbound_of, push_of
from botyard.notifications.service import Notifications
from botyard.people import blocks
from botyard.people.contacts import Contacts
from botyard.people.online import OnlineUsers
from botyard.processes.process_pool import ProcessPool, pool_size
from botyard.replay.download import Downloads
from botyard.replay.log_replay import PastRooms, room_after
from botyard.replay.match_counts import MatchCounts
from botyard.replay.publisher import Publisher
from botyard.replay.root_keys import signer_of
from botyard.rooms.match.bot_timing import Thinking
from botyard.rooms.runtime.actor import Receipts
from botyard.rooms.runtime.idle import IdleMatches
from botyard.rooms.runtime.mover import Mover
from botyard.rooms.runtime.service import Rooms
from botyard.settings import Settings
from botyard.site_pages import SitePages
from botyard.spectators.delayed_rooms import DelayedRooms
from botyard.startup import collect_garbage_less
from botyard.store.accounts import AccountStore
from botyard.store.build_files import BuildFiles
from botyard.store.embedded import embedded_directory
from botyard.store.fullness import Fullness
from botyard.store.keys import LOBBY_CHANNEL, NOTICES_CHANNEL, ONLINE_CHANNEL
from botyard.store.moderation import AuditLog
from botyard.store.store import Store
from botyard.store.subscriber import Subscriber
from botyard.store_basics import StoreBasics
from botyard.version import VERSION

if TYPE_CHECKING:
    from botyard.notifications.outbound import Outbound
    from botyard.notifications.push import WebPush


class Node:
    """One process of the service. `store` must be started; its secret is read here.

    `archive`: where finished matches move to, started; None: they stay in Redis.
    """

    def __init__(self, store: Store, key: bytes, settings: Settings, archive: MatchArchive | None = None) -> None:
        """Build all parts of a node, without starting them. `key`: for signatures."""
        self.store = store
        self.archive = archive
        self.settings = settings
        self.server = f"botyard/{VERSION}"
        self._key = key
        self._signer = Signer(key)
        self.subscriber = Subscriber(store.topology, self._on_room_message, self._on_gap)
        self.connections: set[Connection] = set()
        self.rate_limits = RateLimits(settings.limits)
        self.in_flight = InFlight()
        self.user_channel = UserChannel(store)
        self.online = OnlineUsers(store)
        self.links = LinkTokens(self._signer)
        self.offered_games = OfferedGames(settings.games)
        self._build_rooms()
        self._build_accounts()
        self._build_fanout()
        self._build_commands()
        self._build_reads()
        self._build_lobby()
        self._build_pages()
        self._build_health()
        self._subscribe()
        self.endpoint = Endpoint(self, settings.origins, settings.host_names, settings.path)

    def application(self) -> Starlette:
        """Return the application that uvicorn runs."""
        routes = self.desk.routes() if self.desk is not None else []
        return application(self, self.endpoint, self.settings, self._lifespan, routes)

    # --- building ---

    def _build_rooms(self) -> None:
        """Build the rooms, the bots that answer in them, and the copies for delayed spectators."""
        settings, store = self.settings, self.store
        self.pseudonyms = Pseudonyms()
        self.fullness = Fullness(store)
        self.quota = Quota(store, self._signer, self.rate_limits, self.fullness)
        thinking, archive = Thinking(*settings.thinking), self.archive
        self.rooms = Rooms(store, self.pseudonyms, thinking, Receipts(self._key), archive)
        self.root_key, sign = signer_of(self._key)
        self.mover: Mover | None = None
        self.publisher: Publisher | None = None
        if archive is not None:
            self.mover = Mover(store, archive, self.pseudonyms, self.rooms.now_at, self.rooms.retention)
            self.rooms.on_end, self.mover.next_room = self.mover.note_end, room_after
            self.publisher = Publisher(archive, sign)
        self.rooms.replay_by(room_after)
        self.rooms.postpone, self.rooms.on_change = self.quota.postpone, self.quota.count_change
        bot_pool = ProcessPool(pool_size(settings.bot_workers), worker_entry.__name__)
        self.bot_runner = BotRunner(store, bot_pool, self.rooms)
        self.rooms.on_bot_turn = self.bot_runner.due
        self.delayed_rooms = DelayedRooms(self.rooms)
        self.matches = MatchIndex(store, self.pseudonyms)

    def _build_accounts(self) -> None:
        """Build the parts about people: sessions, accounts, contacts, chats, the moderators' desk, personal data."""
        store, rooms, names, user_channel = self.store, self.rooms, self.pseudonyms, self.user_channel
        hashes = min(pool_size(None), pool_size(self.settings.bot_workers))  # the share of this node
        self.session_registry = registry = SessionRegistry(
            store, self._signer, user_channel, self.connections, names, hashes, self.settings.reserved_names
        )
        self.announcements = Announcements(registry.replicated_tables)
        self.announcement_feed = AnnouncementFeed(self.announcements, user_channel)
        self.contacts = Contacts(store, self._key, rooms, names, user_channel.broadcast, user_channel.send_to_user)
        self.chat = ChatActions(store, rooms, self.contacts.blocks, registry, self.rate_limits, user_channel)
        self.audit = AuditLog(store)
        self.moderation = Moderation(self)
        self.room_presence = RoomPresence(store, rooms, self.online.is_away)
        self.notifications = Notifications(store, rooms, self.contacts, self.online, self.room_presence.shows)
        self._add_channels()
        self.matches_area = MatchesArea(self.matches, rooms.load, rooms.ask)
        chats = ChatArea(self.chat.log, self.contacts.relations, self.matches.rooms_of, names)
        reports = ReportsArea(self.chat.reports)
        # chats are erased before the matches in which they are found
        registry.personal.add(chats.area, reports.area, self.contacts.area, self.matches_area.area)
        self.daily = Daily(store, self.offered_games)
        self.leaderboards = Leaderboards(self.archive, store, self.contacts.friends)
        others = [self.notifications.area, self.daily.area]
        if self.archive is not None:
            archived = ArchiveArea(self.archive)
            others += [archived.area, archived.ratings_area]
        for area in others:
            registry.personal.add(area)

    def _add_channels(self) -> None:
        """Add the ways of notifications to people that this installation has."""
        notifications, settings, site = self.notifications, self.settings, self.settings.brand.name
        self.outbound: Outbound | None = outbound_of(settings)
        has_ended = self.session_registry.revocations.has_ended
        self.web_push: WebPush | None = push_of(notifications.values, self.outbound, self._key, settings, has_ended)
        if self.web_push is not None:
            notifications.add(self.web_push)
        if settings.mail is not None and settings.notifications:
            accounts = AccountStore(self.store)
            notifications.mailer = Mailer(notifications.values, accounts, settings.mail, self._key, site)
            notifications.add(notifications.mailer)
        if self.outbound is not None:
            inbox = self.contacts.inbox
            notifications.hooks = Hooks(notifications.values, self.outbound, inbox, settings.path, site)
            notifications.add(notifications.hooks)

    def _build_fanout(self) -> None:
        """Build what sends the entries and the presence of rooms to the connections of this node."""
        self.absence_monitor = AbsenceMonitor(self.store, self.rooms)
        on_chat = self.chat.feed.on_message
        self.hubs = Hubs(self.store, self.subscriber, self.rooms, self.absence_monitor, self.connections, on_chat)
        self.matches_feed = MatchesFeed(self.store, self.matches, self.rooms, self.user_channel)
        self.rooms.find_absent = self.room_presence.absent

    def _build_commands(self) -> None:
        """Build what WebSocket and HTTP requests to rooms have in common."""
        store, signer, rate_limits = self.store, self._signer, self.rate_limits
        user_channel, contacts = self.user_channel, self.contacts
        self.room_commands = RoomCommands(
            self.rooms, signer, rate_limits, user_channel, contacts.invitations, self.absence_monitor, self.quota
        )
        self.room_commands.offered_games = self.offered_games
        self.room_commands.has_ratings = self.archive is not None
        self.seat_offers = SeatOffers(
            store, self.room_commands, signer, rate_limits, user_channel, contacts.blocks, contacts.inbox
        )
        self.matchmaking = Matchmaking(store, self.room_commands, signer, contacts.blocks, self.online, self.archive)

    def _build_reads(self) -> None:
        """Build what reads and computes without a change of a room: past matches, pictures, previews, practice."""
        rooms = self.rooms
        self.visits = CoachVisits(self.store, rooms)
        self.room_reads = RoomReads(rooms, self.delayed_rooms, self.links, self.visits)
        past_rooms = PastRooms(rooms, self.store.run_of)
        self.downloads = Downloads(rooms)
        self.match_counts = MatchCounts(rooms)
        self.timelines = Timelines(rooms, self.room_reads, past_rooms)
        self.pictures = MatchPictures(rooms, self.room_reads, past_rooms, self.settings.brand)
        self.practice = PracticeRuns(rooms, self.room_reads, past_rooms)
        self.previews = Previews()

    def _build_lobby(self) -> None:
        """Build the lobby's list and its feed."""
        self.lobby = LobbyIndex(
            self.store,
            self.delayed_rooms.listed,
            (self.matches_feed.index, self.matchmaking.update_pool, self.quota.update_counts),
            self.contacts.friends.record_opponents,
            IdleMatches(self.store, self.rooms).tidy,
        )
        self.rooms.on_listing = self.lobby.changed
        self.room_list = RoomList(self.store, self.pseudonyms, self.online)
        self.room_pages = RoomPages(self.room_list)
        self.lobby_feed = LobbyFeed(self.room_list)
        self.counts = OnlineCounts(self.store, self.hubs, self.lobby_feed, self.room_list)

    def _build_pages(self) -> None:
        """Build what the pages of browsers need."""
        self.client_directory = client_directory()
        self.cookies = Cookies(self._signer, self.session_registry.roles.is_moderator)
        self.revalidated = RevalidatedContent()
        self.site_pages = SitePages(self.settings.pages)
        self.site_pages.warn_of_unused_files()
        development = self.settings.development
        self.desk = None if development is None else Desk(development, secrets.token_hex(4))
        self.build_files = BuildFiles(self.store, self.client_directory / "assets")

    def _build_health(self) -> None:
        """Build what watches the node and its Redis."""
        store, key, settings = self.store, self._key, self.settings
        self.pulse = LoopMonitor(lambda: take_sample(self.hubs))
        data = embedded_directory(settings.data, settings.redis_url)
        self.readiness = Readiness(store, self.subscriber, self.pulse, data, lambda: self.fullness.evicts)
        self.readiness.warnings = self._warnings
        self.store_basics = StoreBasics(store, key if settings.secret is None else None, self.readiness)

    def _warnings(self) -> list[str]:
        """Return what an operator should look at: channels that fail, an archive that is away, missing rules."""
        is_away = self.mover is not None and self.mover.away
        games = ["games"] if self.rooms.alarms.missing_rules.waiting() else []
        return [*self.notifications.failing(), *(["archive"] if is_away else []), *games]

    def _subscribe(self) -> None:
        """Let the parts of the node receive what all nodes publish."""
        self.subscriber.follow(LOBBY_CHANNEL, lambda message: self.room_list.on_change(message.decode()))
        self.subscriber.follow(NOTICES_CHANNEL, self.user_channel.on_message)
        self.subscriber.follow(self.chat.log.lobby_channel, self.chat.feed.on_message)
        self.subscriber.follow(ONLINE_CHANNEL, self.online.on_message)
        self.user_channel.on_states(self.online.set_state)
        self.user_channel.subscribe(blocks.TOPIC, self.contacts.blocks.on_change)
        self.user_channel.subscribe(MATCH_TOPIC, self.matches_feed.on_change)

    def _on_room_message(self, channel: str, message: bytes) -> None:
        self.hubs.on_message(channel, message)

    def _on_gap(self) -> None:
        self.hubs.on_gap()
        self.chat.feed.on_gap()
        self.matches_feed.on_gap()

    # --- running ---

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Run the parts of the node during the block. Starlette enters it before it serves and leaves it at the end."""
        texts.load()
        async with running(self._parts()):
            collect_garbage_less()
            yield

    def _parts(self) -> tuple[Stoppable, ...]:
        """Return the parts that work by themselves, in their order of starting. They stop in the reverse order."""
        return (
            self.subscriber,
            self.session_registry,
            self.online,
            self.rooms,
            *([] if self.mover is None else [self.mover]),
            *([] if self.publisher is None else [self.publisher]),
            self.hubs,
            self.lobby,
            self.room_list,
            self.lobby_feed,
            self.matches_feed,
            self.counts,
            self.pictures,
            self.practice,
            self.previews,
            self.bot_runner,
            *([] if self.outbound is None else [self.outbound]),
            self.notifications,
            self.moderation.waiting,
            self.fullness,
            self.pulse,
            self.store_basics,
            *([] if self.desk is None else [self.desk]),
        )
