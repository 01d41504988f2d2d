"""The wiring of a node: builds its parts in one pass, and starts and stops them in order."""

import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

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
from botyard.net.http.accounts import AccountOperations
from botyard.net.http.chat import ChatOperations
from botyard.net.http.desk_access import DeskAccess
from botyard.net.http.desk_settings import DeskSettingsOperations
from botyard.net.http.friends import FriendOperations
from botyard.net.http.games import GameOperations
from botyard.net.http.hosts import HostCheck
from botyard.net.http.inbox import InboxOperations
from botyard.net.http.invitations import InvitationOperations
from botyard.net.http.link_previews import LinkPreviews
from botyard.net.http.lobby import LobbyOperations
from botyard.net.http.matches import MatchOperations
from botyard.net.http.moderation import DeskOperations
from botyard.net.http.openapi import DocumentOperations, document
from botyard.net.http.page_parts import PageParts
from botyard.net.http.pages import Pages, TidyAddresses
from botyard.net.http.people import PeopleOperations
from botyard.net.http.personal import PersonalOperations
from botyard.net.http.pictures import PictureOperations
from botyard.net.http.practice import PracticeOperations
from botyard.net.http.recovery import RecoveryOperations
from botyard.net.http.request_limits import RequestLimits
from botyard.net.http.rooms import RoomOperations
from botyard.net.http.router import Api, Operation
from botyard.net.http.security_txt import SecurityText
from botyard.net.http.service_status import ServiceStatusOperations
from botyard.net.http.settings import SettingsOperations
from botyard.net.http.site_pages import SiteFiles, SitePageOperations
from botyard.net.http.status import Status, take_sample
from botyard.net.transport.connection import Connection
from botyard.net.transport.rate_limits import RateLimits
from botyard.net.transport.security_headers import SecurityHeaders
from botyard.net.ws.endpoint import Endpoint
from botyard.net.ws.session import InFlight, Services
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


class Node:
    """One process of the service. `store` must be started; its secret is read here."""

    def __init__(self, store: Store, key: bytes, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._key = key
        self._signer = Signer(key)
        self.subscriber = Subscriber(store.topology, self._on_message, self._on_gap)
        self.connections: set[Connection] = set()
        self.rate_limits = RateLimits(settings.limits)
        self.in_flight = InFlight()
        self.user_channel = UserChannel(store)
        self.online = OnlineUsers(store)
        self.links = LinkTokens(self._signer)
        self.preview_pool = ProcessPool(1, preview.__name__, niceness=0)
        self.picture_pool = ProcessPool(1, animation.__name__, seconds=PICTURE_SECONDS)
        self.practice_pool = ProcessPool(1, practice_task.__name__, seconds=PRACTICE_SECONDS)
        self._build_rooms()
        self._build_accounts()
        self._build_chat()
        self._build_moderation()
        self._build_fanout()
        self._build_commands()
        self._build_lobby()
        self._subscribe()
        self.endpoint = Endpoint(self._services(), settings.origins, settings.host_names)
        self.pulse = LoopMonitor(lambda: take_sample(self.hubs))
        data = embedded_directory(settings.data, settings.redis_url)
        self.readiness = Readiness(store, self.subscriber, self.pulse, data, lambda: self.fullness.evicts)
        secret = key if settings.secret is None else None
        self.store_basics = StoreBasics(store, secret, self.readiness)
        self.status = Status(self.readiness, settings.metrics)
        client = client_directory()
        previews = LinkPreviews(self._room_reads(), PageParts(client), self.pseudonyms, self.rate_limits)
        self.site_pages = SitePages(settings.pages)
        self.site_pages.warn_of_unused_files()
        self.build_files = BuildFiles(store, client / "assets")
        self.pages = Pages(client, previews, self.site_pages, self.build_files, settings.offline)
        self.games = GameOperations()
        checks = self.session_registry.authenticator, self.session_registry.sanctions
        callbacks = self.rooms.game_of, self.online.note_activity
        self.api = Api(self._operations(), *checks, settings.origins, self.rate_limits, *callbacks)
        self.api.moves_only = lambda: self.fullness.moves_only

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
        self.lobby_feed = LobbyFeed(self.room_list)
        self.counts = OnlineCounts(self.store, self.hubs, self.lobby_feed, self.room_list)

    def _subscribe(self) -> None:
        """Subscribe the parts of the node to the events of its rooms and to the broadcasts of other nodes."""
        self.room_events.subscribe_listings(self.lobby.changed)
        self.room_events.subscribe_bot_turns(self.bot_runner.due)
        self.user_channel.on_states(self.online.set_state)
        self.user_channel.subscribe(blocks.TOPIC, self.blocks.on_change)
        self.user_channel.subscribe(MATCH_TOPIC, self.matches_feed.on_change)

    def _services(self) -> Services:
        return Services(
            rooms=self.rooms,
            hubs=self.hubs,
            lobby_feed=self.lobby_feed,
            previews=Previews(self.preview_pool),
            server=f"botyard/{VERSION}",
            rate_limits=self.rate_limits,
            in_flight=self.in_flight,
            user_channel=self.user_channel,
            room_commands=self.room_commands,
            chat=self.chat,
            session_registry=self.session_registry,
            matches_feed=self.matches_feed,
            matchmaking=self.matchmaking,
            seat_offers=self.seat_offers,
            links=self.links,
            announcement_feed=self.announcement_feed,
        )

    def _operations(self) -> list[Operation]:
        """Return the operations served under `/api`, with the document that describes them."""
        accounts = AccountOperations(self.session_registry, self.rate_limits, self.matches_area.leave_all)
        operations = [
            *self.games.operations(),
            *PeopleOperations(
                self.friends, self.blocks, self.session_registry.accounts, self.rate_limits, self.inbox
            ).operations(),
            *InvitationOperations(
                self.invitations, self.join_requests, self.session_registry.sanctions, self.rate_limits
            ).operations(),
            *InboxOperations(self.inbox, self.notes, self.session_registry.sanctions, self.rate_limits).operations(),
            *ChatOperations(self.chat, self.room_presence).operations(),
            *accounts.operations(),
            *PersonalOperations(self.session_registry, self.rate_limits).operations(),
            *self._match_operations(),
            *SitePageOperations(self.site_pages).operations(),
            *ServiceStatusOperations(self.announcements, self.rooms.outages).operations(),
            *self._desk_operations(),
            *RecoveryOperations(self.session_registry, self.rate_limits, accounts.recovered).operations(),
            *SettingsOperations(self.session_registry, self.rate_limits).operations(),
            *PracticeOperations(
                PracticeStarts(self.rooms, self._room_reads()), self.practice_pool, self.rate_limits
            ).operations(),
            *LobbyOperations(self.room_list).operations(),
            *FriendOperations(self.friends, self.online, self.room_list).operations(),
            *RoomOperations(
                self.room_commands,
                self.seat_offers,
                self.matchmaking,
                self.matches,
                self._room_reads(),
                self.rate_limits,
            ).operations(),
        ]
        described: list[Operation] = []
        described += [*operations, *DocumentOperations(lambda: document(described, VERSION)).operations()]
        return described

    def _desk_operations(self) -> list[Operation]:
        """Return the operations of moderators."""
        registry = self.session_registry
        settings = DeskAccess(registry, self.rate_limits), self.moderation.measures, registry.reserved_names
        desk = DeskOperations(registry, self.rate_limits, self.moderation)
        return [*desk.operations(), *DeskSettingsOperations(*settings).operations()]

    def _match_operations(self) -> list[Operation]:
        """Return the operations about matches that are over, and timelines."""
        past_rooms, limits = PastRooms(self.rooms, self.store.run_of), self.rate_limits
        reading = self.rooms, self._room_reads(), past_rooms
        pictures = PictureOperations(MatchPictures(*reading, self.picture_pool), limits)
        parts = Downloads(self.rooms), Timelines(*reading), self.links, self._visits(), limits
        return [*MatchOperations(*parts).operations(), *pictures.operations()]

    def _room_reads(self) -> RoomReads:
        return RoomReads(self.rooms, self.delayed_rooms, self.links, self._visits())

    def _visits(self) -> CoachVisits:
        return CoachVisits(self.store, self.rooms)

    def application(self) -> Starlette:
        """Return the application that uvicorn runs."""
        security = SecurityText(self.settings.security_contact)
        served = (
            *self.status.routes(),
            *self.api.routes(),
            *security.routes(),
            *self.games.routes(),
            *SiteFiles().routes(),
            *self.pages.routes(),
        )
        routes = [WebSocketRoute("/ws", self.endpoint.serve), Route("/ws", self.endpoint.explain), *served]
        middleware = [
            Middleware(SecurityHeaders),
            Middleware(HostCheck, names=self.settings.host_names),
            Middleware(RequestLimits),
            Middleware(TidyAddresses),
        ]
        missing = {404: self.pages.missing}
        application = Starlette(
            routes=routes, lifespan=self._lifespan, middleware=middleware, exception_handlers=missing
        )
        application.router.redirect_slashes = False  # a redirect would go to the host that the request names
        return application

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        texts.load()
        self.subscriber.start()
        await self._subscribe_channel(LOBBY_CHANNEL)
        await self._subscribe_channel(NOTICES_CHANNEL)
        await self._subscribe_channel(self._chat_log.lobby_channel)
        await self._subscribe_channel(ONLINE_CHANNEL)
        await self.session_registry.start()
        await self.online.start()
        self.rooms.start()
        self.hubs.start()
        self.lobby.start()
        self.room_list.start()
        self.lobby_feed.start()
        self.counts.start()
        self.matches_feed.start()
        self.pulse.start()
        self.fullness.start()
        self.moderation.waiting.start()
        self.store_basics.start()
        _configure_garbage_collection()
        try:
            yield
        finally:
            await self.store_basics.stop()
            await self.pulse.stop()
            await self.fullness.stop()
            await self.moderation.waiting.stop()
            await self.bot_runner.stop()
            await self.preview_pool.stop()
            await self.practice_pool.stop()
            await self.picture_pool.stop()
            await self.counts.stop()
            await self.matches_feed.stop()
            await self.lobby_feed.stop()
            await self.room_list.stop()
            await self.lobby.stop()
            await self.hubs.stop()
            await self.rooms.stop()
            await self.online.stop()
            await self.session_registry.stop()
            await self.subscriber.stop()

    async def _subscribe_channel(self, channel: str) -> None:
        try:
            await self.subscriber.subscribe(channel)
        except StoreUnavailable:  # a part of a cluster that rooms do not need
            log.warning("a channel is subscribed to when the store is back")

    def _on_message(self, channel: str, message: bytes) -> None:
        if channel == LOBBY_CHANNEL:
            self.room_list.on_change(message.decode())
        elif channel == NOTICES_CHANNEL:
            self.user_channel.on_message(message)
        elif channel == self._chat_log.lobby_channel:
            self.chat.feed.on_message(message)
        elif channel == ONLINE_CHANNEL:
            self.online.on_message(message)
        else:
            self.hubs.on_message(channel, message)

    def _on_gap(self) -> None:
        self.hubs.on_gap()
        self.chat.feed.on_gap()
        self.matches_feed.on_gap()


def client_directory() -> Path:
    """Return the directory of the built client: in the installed package, or in the checkout."""
    here = Path(__file__).parent
    packed = here / "static"
    return packed if packed.is_dir() else here.parents[1] / "client_js" / "dist"


def _configure_garbage_collection() -> None:
    """Collect less often: by default, full collections of start-up objects cost milliseconds under load."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
