"""The parts of a node that the work of moderators needs."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from botyard.accounts.accounts import Accounts
from botyard.accounts.identity import Identity
from botyard.accounts.replicated_table import ReplicatedTables
from botyard.accounts.revocation import Revocations
from botyard.accounts.roles import Roles
from botyard.accounts.sanctions import Sanctions
from botyard.accounts.sessions import Sessions
from botyard.announcements import Announcements
from botyard.lobby.matches import MatchIndex
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
    tables: ReplicatedTables
    revocations: Revocations
    sanctions: Sanctions
    roles: Roles
    sessions: Sessions
    matches: MatchIndex
    rooms: Rooms
    announcements: Announcements
    on_lines_removed: Callable[[str, LinesRemoved], Awaitable[None]]
    on_renamed: Callable[[Identity, bool], Awaitable[None]]
