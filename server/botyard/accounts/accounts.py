"""Accounts: a guest who registers a name and a password can log in from any browser as the same identity.

Registered names are visually unique (`confusables`). A wrong password does not reveal whether a name is registered:
the answer and its duration are the same.
"""

import re
import time
from hashlib import sha256

from botyard.accounts.confusables import digest, plain, skeleton
from botyard.accounts.data_export import PersonalData
from botyard.accounts.events import Event, SecurityEvents
from botyard.accounts.identity import BadName, Identity, Proof, clean_name
from botyard.accounts.passwords import BadPassword, Checked, Passwords, Requester, accepted_password
from botyard.accounts.reserved_names import ReservedNames
from botyard.accounts.revocation import Revocations
from botyard.accounts.throttle import Counter, Source, Throttle, Throttled, counters_of_login, counters_of_session
from botyard.errors import Refused
from botyard.store.accounts import Account, AccountStore, NameClaim, SessionProof
from botyard.texts import localized
from botyard_protocol.codes import Code

CLAIM_MS = 60_000
"""A claim of a name without an account is void after this time."""
PROOF_MS = 15 * 60_000
"""How long after entering the password a session may create tokens and export data."""
GUEST_NAME_KEPT_MS = 400 * 86_400_000
"""How long the last name of a guest is kept: longer than any proof with an earlier name is valid."""
PSEUDONYM = "Former player"
IDENTITY = re.compile(r"[0-9a-f]{16}\Z")
"""The identity of a person, which may also be a name."""


class Accounts:
    """Operations on accounts. All raise `StoreUnavailable`, and `Refused` with a sentence."""

    def __init__(
        self,
        store: AccountStore,
        passwords: Passwords,
        revocations: Revocations,
        personal: PersonalData,
        events: SecurityEvents,
        throttle: Throttle,
        reserved: ReservedNames,
    ) -> None:
        self._store = store
        self._passwords = passwords
        self._revocations = revocations
        self._personal = personal
        self._events = events
        self._throttle = throttle
        self._reserved = reserved

    async def is_registered(self, identity: str) -> bool:
        """Whether an identity has an account."""
        return await self._store.account(identity) is not None

    async def find_by_name(self, name: str) -> Identity | None:
        """The identity that has registered this name or a name that looks like it; None if there is none."""
        return await find_account(self._store, name)

    async def find_by_name_or_id(self, name: str) -> Identity | None:
        """The account of a name or of an identity; None if there is none."""
        account = await self._store.account(name) if IDENTITY.match(name) else None
        return await self.find_by_name(name) if account is None else Identity(name, account.name)

    async def name_for_guest(self, name: str, identity: str = "") -> str:
        """Return the normalised name of a guest. Raises `Refused` for a name that guests may not have.

        Those are the names that look like the registered one of another person, and the names that no user may have.
        `identity`: of the guest, who may have claimed the name; "" for a new one.
        """
        cleaned = self._clean(name)
        owner = await self._store.owner(digest(cleaned))
        if owner is not None and owner.identity != identity and await self._has_name(owner.identity, cleaned):
            raise _name_taken()
        return cleaned

    async def register(self, identity: Identity, name: str, password: str, address: str | None = None) -> Identity:
        """Create an account with a unique name and a password for a guest. Returns the identity with this name.

        `address`: of the guest, for limits. Raises `TooBusy`.
        """
        if await self.is_registered(identity.id):
            raise _already()
        name = await self.name_for_guest(name, identity.id)
        hashed = await self._passwords.hash(_usable_password(password, name), Requester(address))
        await self._claim(name, identity.id)
        if not await self._store.create_account(identity.id, Account(name, hashed, int(time.time()))):
            raise _already()
        self._events.record(Event.REGISTERED, identity.id)
        return await self._set_name(identity, name)

    async def log_in(self, name: str, password: str, source: Source) -> Identity:
        """Check the name and password of an account, and return its identity. Raises `Throttled` and `TooBusy`."""
        owner = await self._store.owner(digest(name))
        account = None if owner is None else await self._store.account(owner.identity)
        if account is not None and plain(account.name) != plain(name):  # the name only looks like that of the account
            account = None
        identity = owner.identity if owner is not None and account is not None else None
        counters = counters_of_login(name, identity, source)
        is_known_browser = source.device is not None and source.device.counter_of(identity or "") is not None
        await self._prove(identity or "", account, password, counters, Requester(source.address, is_known_browser))
        # without an account no password is right, so `_prove` has raised
        assert identity is not None
        assert account is not None
        self._events.record(Event.LOGGED_IN, identity)
        return Identity(identity, account.name)

    async def confirm(self, proof: Proof, password: str, address: str | None = None) -> None:
        """Check the password of the session's owner and record the proof. Raises `Throttled` and `TooBusy`."""
        await self._prove_in_session(proof, await self._account(proof.identity.id), password, address)
        await self.proved(proof)

    async def proved(self, proof: Proof) -> None:
        """Record that the owner of a session has just entered the password."""
        await self._store.store_proof(proof.identity.id, proof.session, SessionProof.PASSWORD, PROOF_MS)

    async def must_be_proved(self, proof: Proof) -> None:
        """Raise `Refused` if the password was not entered in this session recently. Guests pass: they have none."""
        if not await self.is_registered(proof.identity.id):
            return
        if not await self._store.proved_until(proof.identity.id, proof.session, SessionProof.PASSWORD):
            self._events.record(Event.PASSWORD_NEEDED, proof.identity.id)
            raise Refused(Code.PASSWORD_NEEDED, localized("password_needed"))

    async def rename(self, identity: Identity, name: str, renewed: bool) -> Identity:
        """Change the name of an account or a guest. Returns the identity with the new name.

        `renewed`: the caller gets a new proof that contains the name, so nothing is stored for a guest.
        """
        account = await self._store.account(identity.id)
        if account is None:
            renamed = Identity(identity.id, await self.name_for_guest(name, identity.id))
            # a stored name overrides the names in proofs, so it must be replaced
            is_stored = self._revocations.names.get(identity.id) is not None
            return renamed if renewed and not is_stored else await self._set_name(identity, renamed.name)
        cleaned = self._clean(name)
        former, future = digest(account.name), digest(cleaned)
        held = await self._store.owner(former)
        if future != former:  # else the names look alike, and the claim stays as it is
            await self._claim(cleaned, identity.id)
        if not await self._store.swap_field(identity.id, "name", account.name, cleaned):
            raise Refused(Code.BUSY, localized("busy-name_changing_another_session"))
        if future != former:
            await self._release(former, held, identity.id)
        return await self._set_name(identity, cleaned)

    async def change_password(self, proof: Proof, old: str, new: str, address: str | None = None) -> None:
        """Change the password of an account. Raises `Throttled` and `TooBusy`.

        Its other sessions, its reset links and its recovery codes end.
        """
        identity = proof.identity.id
        account = await self._account(identity)
        new = _usable_password(new, account.name)
        await self._prove_in_session(proof, account, old, address)
        hashed = await self._passwords.hash(new, Requester(address, known=True))
        # ended before the change, too: if the store fails after the change, `old` is wrong and this cannot be repeated
        await self.end_sessions(identity, proof.session)
        if not await self._store.swap_field(identity, "password", account.password, hashed):
            raise Refused(Code.BUSY, localized("busy-password_changing_another_session"))
        await self.end_reset_links(identity)
        await self.end_recovery_codes(identity)
        self._events.record(Event.PASSWORD_CHANGED, identity)
        await self.end_sessions(identity, proof.session)
        await self.proved(proof)

    async def end_sessions(self, identity: str, but: str = "") -> None:
        """End all sessions except `but`, on all nodes."""
        await self._revocations.end_all(identity, but)

    async def end_reset_links(self, identity: str) -> None:
        """End all links with which another password can be set."""
        for field in ("reset_link", "mail_link"):
            await self._store.put_field(identity, field, b"")

    async def end_recovery_codes(self, identity: str) -> None:
        """End all recovery codes: an intruder who knew the former password may have made them."""
        await self._store.put_field(identity, "recovery_codes", b"")

    async def delete(self, proof: Proof, password: str, address: str | None = None) -> str:
        """Delete all data of a user except their matches. Returns the pseudonym that these show from now on.

        An account needs its password. The call can be repeated if the store becomes unavailable half-way. Raises
        `Throttled` and `TooBusy`.
        """
        identity = proof.identity.id
        account = await self._store.account(identity)
        if account is not None:
            await self._prove_in_session(proof, account, password, address)
            held = await self._store.owner(digest(account.name))
            await self._store.delete_account(identity)
            await self._release(digest(account.name), held, identity)
        self._events.record(Event.DELETED, identity)
        await self._personal.erase(identity)
        pseudonym = pseudonym_of(identity)
        await self._revocations.former.put(identity, pseudonym.encode())
        await self._revocations.names.remove(identity)
        await self._personal.erase(identity)  # data that was stored since the first call
        return pseudonym

    # --- names ---

    def _clean(self, name: str) -> str:
        """Return the normalised form of a name. Raises `Refused` for a name that users may not have."""
        try:
            cleaned = clean_name(name)
        except BadName as error:
            raise Refused(Code.INVALID_FIELD, str(error)) from error
        if self._reserved.is_reserved(cleaned):
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-name_reserved_choose_another"))
        if skeleton(cleaned).startswith(skeleton(PSEUDONYM)):
            raise Refused(Code.INVALID_FIELD, localized("invalid_field-name_reserved_former_players"))
        return cleaned

    async def _set_name(self, identity: Identity, name: str) -> Identity:
        """Store the current name of an identity, which overrides the name in its proofs. Returns the identity with it.

        An account keeps its stored name for ever, a guest for `GUEST_NAME_KEPT_MS`. Nothing is stored if the proof
        has the name already and no stored name overrides it.
        """
        if name != identity.name or self._revocations.names.get(identity.id) is not None:
            kept = None if await self.is_registered(identity.id) else GUEST_NAME_KEPT_MS
            await self._revocations.names.put(identity.id, name.encode(), kept)
        return Identity(identity.id, name)

    async def _claim(self, name: str, identity: str) -> None:
        """Claim a name for an identity. Raises `Refused` if another has it; an old claim without an account is void."""
        alike = digest(name)  # the same for all names that look like it
        held = await self._store.claim(alike, identity)  # None, or the other identity that has the name
        if held is not None and held.age > CLAIM_MS and not await self._has_name(held.identity, name):
            held = await self._store.claim(alike, identity, void=held.identity)
        if held is not None:
            raise _name_taken()

    async def _has_name(self, identity: str, name: str) -> bool:
        """Whether an identity that has claimed a name has an account of that name."""
        account = await self._store.account(identity)
        return account is not None and digest(account.name) == digest(name)

    async def _release(self, alike: str, held: NameClaim | None, identity: str) -> None:
        """Release the claim of a name that an identity had. `alike`: the digest of the name.

        `held`: the claim as it was read before. If it is None or of another identity, nothing is released.
        """
        if held is not None and held.identity == identity:
            await self._store.release(alike, held)

    # --- passwords ---

    async def hash_password(self, password: str, name: str, requester: Requester) -> str:
        """The hash of another password for the account of this name. Raises `Refused` and `TooBusy`."""
        return await self._passwords.hash(_usable_password(password, name), requester)

    async def _account(self, identity: str) -> Account:
        """Return the account of an identity. Raises `Refused` for a guest."""
        account = await self._store.account(identity)
        if account is None:
            raise Refused(Code.NOT_REGISTERED, localized("not_registered"))
        return account

    async def _prove_in_session(self, proof: Proof, account: Account, password: str, address: str | None) -> None:
        """Check the password of a session's owner; attempts count for the session. Raises as `_prove` does."""
        counters = counters_of_session(proof.session)
        await self._prove(proof.identity.id, account, password, counters, Requester(address, known=True))

    async def _prove(
        self, identity: str, account: Account | None, password: str, counters: tuple[Counter, ...], requester: Requester
    ) -> None:
        """Check a password. Raises `Throttled`, `TooBusy`, and `Refused` for a wrong one.

        `account`: None if the name has none. `identity`: its owner, "" without one. `counters`: those that count the
        attempt. `requester`: the client that asks for the hash.
        """
        try:
            counters = await self._throttle.count(counters)
        except Throttled:
            self._events.record(Event.THROTTLED, identity)
            raise
        checked = await self._passwords.check(None if account is None else account.password, password, requester)
        if not checked.right:
            self._events.record(Event.WRONG_PASSWORD, identity)
            raise Refused(Code.WRONG_PASSWORD, localized("wrong_password"))
        await self._throttle.clear(counters)
        await self._improve(identity, account, checked)

    async def _improve(self, identity: str, account: Account | None, checked: Checked) -> None:
        """Replace the stored hash by one with the current parameters, if the check has made one (`Checked.better`)."""
        if account is not None and checked.better is not None:
            await self._store.swap_field(identity, "password", account.password, checked.better)


async def find_account(store: AccountStore, name: str) -> Identity | None:
    """Return the identity that has registered this name or a name that looks like it; None if there is none.

    Raises `StoreUnavailable`.
    """
    owner = await store.owner(digest(name))
    account = None if owner is None else await store.account(owner.identity)
    if owner is None or account is None or digest(account.name) != digest(name):
        return None
    return Identity(owner.identity, account.name)


def pseudonym_of(identity: str) -> str:
    """The name that matches show of a deleted identity."""
    return f"{PSEUDONYM} {sha256(f'former/{identity}'.encode()).hexdigest()[:4]}"


def _usable_password(password: str, name: str) -> str:
    """Return a new password as it is to be hashed. Raises `Refused` if it may not be used. `name`: its owner's."""
    try:
        return accepted_password(password, name)
    except BadPassword as error:
        raise Refused(Code.INVALID_FIELD, str(error)) from error


def _name_taken() -> Refused:
    return Refused(Code.NAME_TAKEN, localized("name_taken"))


def _already() -> Refused:
    return Refused(Code.ALREADY_REGISTERED, localized("already_registered"))
