"""Accounts: a guest who registers a name with a password can come back from any browser, and is the same identity.

A registered name is unique as far as people can see (`lookalike`). Nothing here tells whether a name is registered to
who gives a wrong password: the answer and the time it takes are the same.
"""

import time
from hashlib import sha256

from botyard.accounts.confusables import digest, plain, skeleton
from botyard.accounts.data_export import PersonalData
from botyard.accounts.events import Event, Events
from botyard.accounts.identity import BadName, Identity, Proof, clean_name
from botyard.accounts.passwords import BadPassword, Checked, Passwords, Payer, fit
from botyard.accounts.reserved_names import is_reserved
from botyard.accounts.revocation import Revocations
from botyard.accounts.throttle import Counter, Slowed, Source, Throttle, counters_of_login, counters_of_session
from botyard.errors import Refused
from botyard.store.accounts import Account, AccountStore, NameClaim
from botyard_protocol.codes import Code

CLAIM_MS = 60_000
"""A claim of a name that leads to no account is void after so long."""
PROOF_MS = 15 * 60_000
"""A session may make tokens and export data for so long after its owner has shown the password."""
GUEST_NAME_KEPT_MS = 400 * 86_400_000
"""The last name of a guest is kept for so long: longer than any proof with an earlier one is good."""
PSEUDONYM = "Former player"


class Accounts:
    """What people may do about who they are. All of it raises `StoreUnavailable`, and `Refused` with a sentence."""

    def __init__(
        self,
        people: AccountStore,
        passwords: Passwords,
        gate: Revocations,
        personal: PersonalData,
        events: Events,
        throttle: Throttle,
    ) -> None:
        self._people = people
        self._passwords = passwords
        self._gate = gate
        self._personal = personal
        self._events = events
        self._throttle = throttle

    async def is_registered(self, identity: str) -> bool:
        """Whether an identity has an account."""
        return await self._people.account(identity) is not None

    async def find(self, name: str) -> Identity | None:
        """Who has registered under this name, or one that looks like it."""
        owner = await self._people.owner(digest(name))
        account = None if owner is None else await self._people.account(owner.identity)
        if owner is None or account is None or digest(account.name) != digest(name):
            return None
        return Identity(owner.identity, account.name)

    async def name_for_guest(self, name: str, identity: str = "") -> str:
        """A name in order, for a guest: not one that looks like somebody else's who has registered."""
        cleaned = _clean(name)
        owner = await self._people.owner(digest(cleaned))
        if owner is not None and owner.identity != identity and await self._has(owner.identity, cleaned):
            raise _taken()
        return cleaned

    async def register(self, identity: Identity, name: str, password: str, address: str | None = None) -> Identity:
        """Give a guest an account: a name of their own, and a password to come back with. Raises `TooBusy`."""
        if await self.is_registered(identity.id):
            raise _already()
        name = await self.name_for_guest(name, identity.id)
        hashed = await self._passwords.hash(_fit(password, name), Payer(address))
        await self._claim(name, identity.id)
        if not await self._people.create_account(identity.id, Account(name, hashed, int(time.time()))):
            raise _already()
        self._events.note(Event.REGISTERED, identity.id)
        return await self._called(identity, name)

    async def log_in(self, name: str, password: str, source: Source) -> Identity:
        """The identity with this name and this password. Raises `Slowed` and `TooBusy`."""
        owner = await self._people.owner(digest(name))
        account = None if owner is None else await self._people.account(owner.identity)
        if account is not None and plain(account.name) != plain(name):  # a name that only looks like it
            account = None
        identity = owner.identity if owner is not None and account is not None else None
        counters = counters_of_login(name, identity, source)
        known = source.device is not None and source.device.counter_of(identity or "") is not None
        await self._prove(identity or "", account, password, counters, Payer(source.address, known))
        assert identity is not None
        assert account is not None
        self._events.note(Event.LOGGED_IN, identity)
        return Identity(identity, account.name)

    async def confirm(self, proof: Proof, password: str, address: str | None = None) -> None:
        """Take a password as shown by this session just now. Raises `Slowed` and `TooBusy`."""
        await self._prove_in_session(proof, await self._account(proof.identity.id), password, address)
        await self.proved(proof)

    async def proved(self, proof: Proof) -> None:
        """Note that the owner of a session has just shown the password."""
        await self._people.store_proof(proof.identity.id, proof.session, PROOF_MS)

    async def must_be_proved(self, proof: Proof) -> None:
        """Raise `Refused` if an account's password was not shown in this session lately. Guests have none."""
        if not await self.is_registered(proof.identity.id):
            return
        if not await self._people.has_proof(proof.identity.id, proof.session):
            self._events.note(Event.PASSWORD_NEEDED, proof.identity.id)
            raise Refused(Code.PASSWORD_NEEDED, "Confirm your password first: POST it to /api/me/confirm.")

    async def rename(self, identity: Identity, name: str, renewed: bool) -> Identity:
        """Call somebody otherwise from now on; a guest who has no account, too.

        `renewed`: who asks is given a new proof, with the new name in it, so that nothing is noted of a guest.
        """
        account = await self._people.account(identity.id)
        if account is None:
            called = Identity(identity.id, await self.name_for_guest(name, identity.id))
            noted = self._gate.names.get(identity.id) is not None
            return called if renewed and not noted else await self._called(identity, called.name)
        cleaned = _clean(name)
        former, future = digest(account.name), digest(cleaned)
        held = await self._people.owner(former)
        if future != former:
            await self._claim(cleaned, identity.id)
        if not await self._people.update_field(identity.id, "name", account.name, cleaned):
            raise Refused(Code.BUSY, "Your name is being changed elsewhere, too: try again.")
        if future != former:
            await self._release(former, held, identity.id)
        return await self._called(identity, cleaned)

    async def change_password(self, proof: Proof, old: str, new: str, address: str | None = None) -> None:
        """Give an account another password; all its other sessions end. Raises `Slowed` and `TooBusy`."""
        identity = proof.identity.id
        account = await self._account(identity)
        new = _fit(new, account.name)
        await self._prove_in_session(proof, account, old, address)
        hashed = await self._passwords.hash(new, Payer(address, known=True))
        if not await self._people.update_field(identity, "password", account.password, hashed):
            raise Refused(Code.BUSY, "Your password is being changed elsewhere, too: try again.")
        self._events.note(Event.PASSWORD_CHANGED, identity)
        await self._gate.end_all(identity, but=proof.session)
        await self.proved(proof)

    async def delete(self, proof: Proof, password: str, address: str | None = None) -> str:
        """Delete all that is kept of a person except their matches; the name that these show from now on.

        The owner of an account shows its password. If the store is away half-way, it can be asked for again. Raises
        `Slowed` and `TooBusy`.
        """
        identity = proof.identity.id
        account = await self._people.account(identity)
        if account is not None:
            await self._prove_in_session(proof, account, password, address)
            held = await self._people.owner(digest(account.name))
            await self._people.delete_account(identity)
            await self._release(digest(account.name), held, identity)
        self._events.note(Event.DELETED, identity)
        await self._personal.erase(identity)
        pseudonym = pseudonym_of(identity)
        await self._gate.former.put(identity, pseudonym.encode())
        await self._gate.names.remove(identity)
        await self._personal.erase(identity)  # of what came in between
        return pseudonym

    # --- names ---

    async def _called(self, identity: Identity, name: str) -> Identity:
        """Somebody is called so now, whatever their proofs say."""
        if name != identity.name or self._gate.names.get(identity.id) is not None:
            kept = None if await self.is_registered(identity.id) else GUEST_NAME_KEPT_MS
            await self._gate.names.put(identity.id, name.encode(), kept)
        return Identity(identity.id, name)

    async def _claim(self, name: str, identity: str) -> None:
        alike = digest(name)
        held = await self._people.claim(alike, identity)
        if held is not None and held.age > CLAIM_MS and not await self._has(held.identity, name):
            held = await self._people.claim(alike, identity, void=held.identity)
        if held is not None:
            raise _taken()

    async def _has(self, identity: str, name: str) -> bool:
        """Whether a name that somebody has claimed is that of their account."""
        account = await self._people.account(identity)
        return account is not None and digest(account.name) == digest(name)

    async def _release(self, alike: str, held: NameClaim | None, identity: str) -> None:
        if held is not None and held.identity == identity:
            await self._people.release(alike, held)

    # --- passwords ---

    async def _account(self, identity: str) -> Account:
        account = await self._people.account(identity)
        if account is None:
            raise Refused(Code.NOT_REGISTERED, "You have no account yet: register first.")
        return account

    async def _prove_in_session(self, proof: Proof, account: Account, password: str, address: str | None) -> None:
        counters = counters_of_session(proof.session)
        await self._prove(proof.identity.id, account, password, counters, Payer(address, known=True))

    async def _prove(
        self, identity: str, account: Account | None, password: str, counters: tuple[Counter, ...], payer: Payer
    ) -> None:
        """Check a password; `account` None: the name has none. Raises `Slowed`, `TooBusy` and `Refused`."""
        try:
            await self._throttle.count(counters)
        except Slowed:
            self._events.note(Event.THROTTLED, identity)
            raise
        checked = await self._passwords.check(None if account is None else account.password, password, payer)
        if not checked.right:
            self._events.note(Event.WRONG_PASSWORD, identity)
            raise Refused(Code.WRONG_PASSWORD, "This name and this password do not belong together.")
        await self._throttle.forgive(counters)
        await self._improve(identity, account, checked)

    async def _improve(self, identity: str, account: Account | None, checked: Checked) -> None:
        """Store the hash by the measures of today."""
        if account is not None and checked.better is not None:
            await self._people.update_field(identity, "password", account.password, checked.better)


def pseudonym_of(identity: str) -> str:
    """What matches call somebody who has deleted themselves."""
    return f"{PSEUDONYM} {sha256(f'former/{identity}'.encode()).hexdigest()[:4]}"


def _clean(name: str) -> str:
    try:
        cleaned = clean_name(name)
    except BadName as error:
        raise Refused(Code.INVALID_FIELD, str(error)) from error
    if is_reserved(cleaned):
        raise Refused(Code.INVALID_FIELD, "This name could be taken for the service's or a bot's: choose another name.")
    if skeleton(cleaned).startswith(skeleton(PSEUDONYM)):
        raise Refused(Code.INVALID_FIELD, "So are called those who have left: choose another name.")
    return cleaned


def _fit(password: str, name: str) -> str:
    try:
        return fit(password, name)
    except BadPassword as error:
        raise Refused(Code.INVALID_FIELD, str(error)) from error


def _taken() -> Refused:
    return Refused(Code.NAME_TAKEN, "Somebody has registered this name, or one that looks like it: choose another.")


def _already() -> Refused:
    return Refused(Code.ALREADY_REGISTERED, "You have an account already.")
