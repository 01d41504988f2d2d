"""The parts of a node that the work of moderators needs."""

import re
from typing import Protocol

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
from botyard.people.contacts import Contacts
from botyard.rooms.runtime.service import Rooms
from botyard.store.accounts import AccountStore
from botyard.store.chat import ChatLog
from botyard.store.moderation import AuditLog, Reports
from botyard_protocol.chat import LinesRemoved


class Registry(Protocol):
    """All about identities."""

    accounts: Accounts
    people: AccountStore
    recovery: Recovery
    reserved_names: ReservedNames
    revocations: Revocations
    roles: Roles
    sanctions: Sanctions
    sessions: Sessions

    async def tell_changed(self, identity: Identity, registered: bool) -> None:
        """Announce another name to all pages of a person, who is registered or not."""


class Chats(Protocol):
    """The lines of chats, and the reports of them."""

    log: ChatLog
    reports: Reports

    async def announce_removed(self, author: str, removed: LinesRemoved) -> None:
        """Announce to all nodes that lines of an author, given by identity, are gone."""


class Parts(Protocol):
    """The parts. `botyard.app.Node` has them all."""

    announcements: Announcements
    audit: AuditLog
    contacts: Contacts
    matches: MatchIndex
    rooms: Rooms

    @property
    def chat(self) -> Chats:
        """The chats."""

    @property
    def session_registry(self) -> Registry:
        """The identities."""


def moderator_label(name: str, identity: str) -> str:
    """A moderator as the audit log names them, such as `Ann (5e09cbe7f2aca077)`."""
    return f"{name} ({identity})"


def is_identity(text: str) -> bool:
    """Whether a text has the form of a person's identity."""
    return re.fullmatch(r"[0-9a-f]{16}", text) is not None
