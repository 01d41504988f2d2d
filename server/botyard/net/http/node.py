"""A node as the operations of the HTTP API see it."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from botyard.accounts.link_tokens import LinkTokens
from botyard.accounts.pseudonyms import Pseudonyms
from botyard.announcements import Announcements
from botyard.archive.archive import MatchArchive
from botyard.health import Readiness
from botyard.lobby.data_export import MatchesArea
from botyard.lobby.games import OfferedGames
from botyard.lobby.matches import MatchIndex
from botyard.lobby.room_list import RoomList
from botyard.moderation.services import Moderation
from botyard.net.actions.chat import ChatActions
from botyard.net.actions.daily import Daily
from botyard.net.actions.leaderboards import Leaderboards
from botyard.net.actions.match_pictures import MatchPictures
from botyard.net.actions.matchmaking import Matchmaking
from botyard.net.actions.practice import PracticeRuns
from botyard.net.actions.room_commands import RoomCommands
from botyard.net.actions.room_reads import RoomReads, Timelines
from botyard.net.actions.seat_offers import SeatOffers
from botyard.net.actions.session_registry import SessionRegistry
from botyard.net.fanout.room_presence import CoachVisits, RoomPresence
from botyard.net.http.cookies import Cookies
from botyard.net.http.revalidated import RevalidatedContent
from botyard.net.http.room_pages import RoomPages
from botyard.net.transport.rate_limits import RateLimits
from botyard.notifications.service import Notifications
from botyard.people.contacts import Contacts
from botyard.people.online import OnlineUsers
from botyard.replay.download import Downloads
from botyard.replay.match_counts import MatchCounts
from botyard.rooms.runtime.service import Rooms
from botyard.site_pages import SitePages
from botyard.store.build_files import BuildFiles
from botyard.store.fullness import Fullness

if TYPE_CHECKING:
    from botyard.notifications.push import WebPush  # its packages may be missing


class Node(Protocol):
    """The parts of a node that operations use. `botyard.app.Node` has them all."""

    announcements: Announcements
    archive: MatchArchive | None
    build_files: BuildFiles
    chat: ChatActions
    client_directory: Path
    contacts: Contacts
    cookies: Cookies
    daily: Daily
    downloads: Downloads
    fullness: Fullness
    leaderboards: Leaderboards
    links: LinkTokens
    match_counts: MatchCounts
    matches: MatchIndex
    matches_area: MatchesArea
    matchmaking: Matchmaking
    moderation: Moderation
    notifications: Notifications
    offered_games: OfferedGames
    online: OnlineUsers
    pictures: MatchPictures
    practice: PracticeRuns
    pseudonyms: Pseudonyms
    rate_limits: RateLimits
    readiness: Readiness
    revalidated: RevalidatedContent
    room_commands: RoomCommands
    room_list: RoomList
    room_pages: RoomPages
    room_presence: RoomPresence
    room_reads: RoomReads
    rooms: Rooms
    root_key: str
    seat_offers: SeatOffers
    session_registry: SessionRegistry
    site_pages: SitePages
    timelines: Timelines
    visits: CoachVisits
    web_push: "WebPush | None"
