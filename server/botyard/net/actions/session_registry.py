"""The sessions, names and bans that a node knows, and the connections that are closed or renamed when they change."""

from collections.abc import Iterable
from typing import Any

import msgspec

from botyard.accounts.accounts import Accounts
from botyard.accounts.browser_cookies import BrowserIdentities
from botyard.accounts.data_export import Area, PersonalData
from botyard.accounts.events import Event, SecurityEvents
from botyard.accounts.identity import Identity, Signer
from botyard.accounts.passwords import Passwords
from botyard.accounts.pseudonyms import Pseudonyms
from botyard.accounts.recovery import Recovery
from botyard.accounts.replicated_table import TOPIC, ReplicatedTables
from botyard.accounts.reserved_names import ReservedNames
from botyard.accounts.revocation import Revocations
from botyard.accounts.roles import Roles
from botyard.accounts.sanctions import Sanctions, Visitor, ban_message
from botyard.accounts.sessions import Sessions
from botyard.accounts.settings import SETTINGS, profile_readers, read_settings
from botyard.accounts.throttle import Throttle
from botyard.net.fanout.user_channel import UserChannel
from botyard.net.transport.authentication import Authenticator
from botyard.net.transport.connection import Connection
from botyard.net.transport.token_bucket import Bucket
from botyard.store.accounts import AccountStore
from botyard.store.store import Store
from botyard_protocol.codes import Close
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import IdentityChanged

HASHES_PER_SECOND = 5.0
"""The rate of password hashes for strangers of all addresses together, for each hash that can be made at the same time.

Hashes for a session or a known browser do not count."""
HASHES_AT_ONCE = 300
RENAMED = "renamed"
"""Topic of the user channel: a user has another name."""
LOGGED_OUT = "You were logged out: log in again."


class SessionRegistry:
    """Everything about identities on one node. `connections`: all connections of the node, also later ones."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        user_channel: UserChannel,
        connections: Iterable[Connection],
        pseudonyms: Pseudonyms,
        hashes: int = 1,
        reserved_names: Iterable[str] = (),
    ) -> None:
        """`hashes`: how many hashes of passwords are made at once. `reserved_names`: those of the settings."""
        self._pseudonyms = pseudonyms
        self.signer = signer
        self.replicated_tables = ReplicatedTables(store, user_channel.broadcast)
        self.revocations = Revocations(signer, self.replicated_tables)
        self.people = AccountStore(store)
        self.sessions = Sessions(self.people, self.revocations.is_valid)
        self.browsers = BrowserIdentities(signer)
        self.authenticator = Authenticator(self.revocations, self.sessions, self.browsers)
        self.events = SecurityEvents()
        self.passwords = Passwords(hashes, Bucket(HASHES_PER_SECOND * hashes, HASHES_AT_ONCE, 0.0))
        self.personal = PersonalData()
        self.throttle = Throttle(self.people, signer.digest)
        self.reserved_names = ReservedNames(self.replicated_tables, reserved_names)
        self.accounts = Accounts(
            self.people,
            self.passwords,
            self.revocations,
            self.personal,
            self.events,
            self.throttle,
            self.reserved_names,
        )
        self.recovery = Recovery(self.people, self.accounts, self.throttle, self.events)
        self._user_channel = user_channel
        self._connections = connections
        self.personal.add(Area("account", self._account_data, self.people.delete_account))
        self.sanctions = Sanctions(self.replicated_tables, self._on_ban, signer.digest)
        self.roles = Roles(self.replicated_tables)
        self.personal.add(Area("roles", self.roles.export, self.roles.erase))
        self.personal.add(Area("sanctions", self.sanctions.export, self.sanctions.erase))
        self.revocations.on_end(self._check_sessions_of)
        self.sanctions.on_changes(self._check_all_sessions)
        self.revocations.names.on_change(self._renamed)
        self.revocations.former.on_change(self._gone)
        user_channel.subscribe(TOPIC, self.replicated_tables.on_message)
        user_channel.subscribe(RENAMED, self._renamed)

    async def start(self) -> None:
        """Read which sessions have ended, and follow the changes."""
        await self.replicated_tables.start()
        self.sessions.start()

    async def stop(self) -> None:
        """Stop listing sessions, following changes and hashing passwords."""
        await self.sessions.stop()
        await self.replicated_tables.stop()
        self.passwords.stop()

    def check_session(self, connection: Connection) -> None:
        """Close a connection whose session has ended, or whose owner is banned."""
        if connection.proof is not None and not self.revocations.is_valid(connection.proof):
            connection.close(Close.LOGGED_OUT, LOGGED_OUT)
        else:
            self.check_ban(connection)

    def check_ban(self, connection: Connection) -> None:
        """Close a connection whose owner is banned."""
        if ban := self.sanctions.ban_of(Visitor(connection.identity.id, connection.browser, connection.address)):
            connection.close(Close.BANNED, ban_message(ban))

    async def tell_changed(self, identity: Identity, registered: bool) -> None:
        """Send all connections of an identity its present name, and whether it has an account."""
        await self._user_channel.broadcast(identity.id, RENAMED, identity.name.encode())
        await self._user_channel.send_to_user(identity.id, IdentityChanged(identity.name, registered))

    def _on_ban(self, identity: str) -> None:
        self.events.record(Event.BANNED, identity)

    def _check_sessions_of(self, identity: str) -> None:
        """Check the sessions of an identity's connections; those that are not greeted yet follow at their greeting."""
        for connection in self._user_channel.connections_of(identity):
            self.check_session(connection)

    def _check_all_sessions(self) -> None:
        for connection in list(self._connections):
            self.check_session(connection)

    def _gone(self, identity: str, pseudonym: bytes | None) -> None:
        """Forget the sessions of a deleted identity, and show it under its pseudonym from now on."""
        self.sessions.discard(identity)
        if pseudonym is not None:
            self._pseudonyms.add(identity, pseudonym.decode())

    def _renamed(self, identity: str, name: bytes | None) -> None:
        """Give the connections of an identity its new name; None: no name is stored, so they keep theirs."""
        if name is not None:
            for connection in self._user_channel.connections_of(identity):
                connection.identity = Identity(identity, name.decode())

    async def _account_data(self, identity: str) -> dict[str, Any]:
        """Return what is stored of an account, for its export."""
        account = await self.people.account(identity)
        registered = None if account is None else {"name": account.name, "created": account.created}
        sessions = [msgspec.to_builtins(one) for one in await self.sessions.of(identity)]
        codes = await self.recovery.codes(identity)
        recovery = {"codes_left": len(codes.digests), "codes_created": codes.created}
        settings = to_named(read_settings(await self.people.field(identity, SETTINGS)))
        profile = (await profile_readers(self.people, identity)).wire
        made = {"registered": registered, "sessions": sessions, "settings": settings, "recovery": recovery}
        return made | {"profile_readers": profile}
