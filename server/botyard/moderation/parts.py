"""The parts of a node that the work of moderators needs."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from botyard.accounts.accounts import Accounts
from botyard.accounts.identity import Identity
from botyard.accounts.recovery import Recovery
from botyard.accounts.reserved_names import ReservedNames
from botyard.accounts.revocation import Revocations
from botyard.accounts.roles import Roles
from botyard.accounts.sanctions import Sanctions
from botyard.accounts.sessions import Sessions
from botyard.announcements import Announcements
from botyard.lobby.matches import MatchIndex
from botyard.people.inbox import Inbox
from botyard.rooms.runtime.service import Rooms
from botyard.store.accounts import AccountStore
from botyard.store.audit import AuditLog
from botyard.store.chat import ChatLog
from botyard.store.reports import Reports
from botyard_protocol.chat import LinesRemoved


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts.

    `on_lines_removed`: announces to all nodes that lines of an author, given by identity, are gone. `on_renamed`:
    announces another name to all pages of a person, who is registered or not.
    """

    audit: AuditLog
    reports: Reports
    chat_log: ChatLog
    account_store: AccountStore
    accounts: Accounts
    recovery: Recovery
    reserved_names: ReservedNames
    revocations: Revocations
    sanctions: Sanctions
    roles: Roles
    sessions: Sessions
    matches: MatchIndex
    rooms: Rooms
    announcements: Announcements
    inbox: Inbox
    on_lines_removed: Callable[[str, LinesRemoved], Awaitable[None]]
    on_renamed: Callable[[Identity, bool], Awaitable[None]]
