"""Accounts: a guest who registers a name with a password can come back from any browser, and is the same identity.

A registered name is unique as far as people can see (`lookalike`). Nothing here tells whether a name is registered to
who gives a wrong password: the answer and the time it takes are the same.
"""

import time
from hashlib import sha256

from protocol.codes import Code
from server.accounts.gate import Gate
from server.accounts.identity import BadName, Identity, Proof, clean_name
from server.accounts.lookalike import digest, skeleton
from server.accounts.passwords import BadPassword, Passwords, TooBusy, fit
from server.accounts.personal import PersonalData
from server.rooms.requests import Refused
from server.store.people import Account, Claim, People

CLAIM_MS = 60_000
"""A claim of a name that leads to no account is void after so long."""
FREE_ATTEMPTS = 5
"""Passwords that may be tried at once for a name; each one more doubles the wait for the next."""
FREE_ATTEMPTS_OF_ADDRESS = 20
"""A school shares an address."""
FIRST_WAIT_MS = 5_000
LONGEST_WAIT_MS = 15 * 60_000
PSEUDONYM = "Former player"
ATTEMPTS_KEPT_MS = 24 * 3_600_000


class Slowed(Exception):
    """Too many wrong passwords were given. `after`: ms until one may be tried again."""

    def __init__(self, after: int) -> None:
        super().__init__(after)
        self.after = after


class Accounts:
    """What people may do about who they are. All of it raises `StoreAway`, and `Refused` with a sentence."""

    def __init__(self, people: People, passwords: Passwords, gate: Gate, personal: PersonalData) -> None:
        self._people = people
        self._passwords = passwords
        self._gate = gate
        self._personal = personal

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

    async def register(self, identity: Identity, name: str, password: str) -> Identity:
        """Give a guest an account: a name of their own, and a password to come back with."""
        name, password = _clean(name), _fit(password)
        if await self.is_registered(identity.id):
            raise _already()
        hashed = await self._hash(password)
        await self._claim(name, identity.id)
        if not await self._people.enrol(identity.id, Account(name, hashed, int(time.time()))):
            raise _already()
        return await self._called(identity, name)

    async def log_in(self, name: str, password: str, address: str | None) -> Identity:
        """Who has this name and this password. Raises `Slowed` after too many wrong ones."""
        alike = digest(name)
        await self._knock(alike, address)
        owner = await self._people.owner(alike)
        account = None if owner is None else await self._people.account(owner.identity)
        if account is not None and digest(account.name) != alike:
            account = None
        await self._check(account, owner.identity if owner else "", password)
        await self._people.forgive(f"n-{alike}")
        assert owner is not None
        assert account is not None
        return Identity(owner.identity, account.name)

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
        if not await self._people.amend(identity.id, "name", account.name, cleaned):
            raise Refused(Code.BUSY, "Your name is being changed elsewhere, too: try again.")
        if future != former:
            await self._release(former, held, identity.id)
        return await self._called(identity, cleaned)

    async def change_password(self, proof: Proof, old: str, new: str, address: str | None) -> None:
        """Give an account another password; all its other sessions end. Raises `Slowed`."""
        new = _fit(new)
        identity = proof.identity.id
        account = await self._account(identity)
        await self._prove(identity, account, old, address)
        if not await self._people.amend(identity, "password", account.password, await self._hash(new)):
            raise Refused(Code.BUSY, "Your password is being changed elsewhere, too: try again.")
        await self._gate.end_all(identity, but=proof.session)

    async def delete(self, identity: str, password: str, address: str | None) -> str:
        """Delete all that is kept of somebody but their matches; how these call them from now on. Raises `Slowed`.

        Whoever has an account shows its password. If the store is away half-way, it can be asked for again.
        """
        account = await self._people.account(identity)
        if account is not None:
            await self._prove(identity, account, password, address)
            held = await self._people.owner(digest(account.name))
            await self._people.strike(identity)
            await self._release(digest(account.name), held, identity)
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
            await self._gate.names.put(identity.id, name.encode())
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

    async def _release(self, alike: str, held: Claim | None, identity: str) -> None:
        if held is not None and held.identity == identity:
            await self._people.release(alike, held)

    # --- passwords ---

    async def _account(self, identity: str) -> Account:
        account = await self._people.account(identity)
        if account is None:
            raise Refused(Code.NOT_REGISTERED, "You have no account yet: register first.")
        return account

    async def _prove(self, identity: str, account: Account, password: str, address: str | None) -> None:
        alike = digest(account.name)
        await self._knock(alike, address)
        await self._check(account, identity, password)
        await self._people.forgive(f"n-{alike}")

    async def _knock(self, alike: str, address: str | None) -> None:
        """Count an attempt before it is made. Raises `Slowed`."""
        doors = [(f"n-{alike}", FREE_ATTEMPTS)]
        if address is not None:
            doors.insert(0, (f"a-{sha256(address.encode()).hexdigest()[:32]}", FREE_ATTEMPTS_OF_ADDRESS))
        for door, free in doors:
            if after := await self._people.knock(door, free, FIRST_WAIT_MS, LONGEST_WAIT_MS, ATTEMPTS_KEPT_MS):
                raise Slowed(after)

    async def _check(self, account: Account | None, identity: str, password: str) -> None:
        try:
            checked = await self._passwords.check(None if account is None else account.password, password)
        except TooBusy as error:
            raise _busy() from error
        if not checked.right:
            raise Refused(Code.WRONG_PASSWORD, "This name and this password do not belong together.")
        if account is not None and checked.better is not None:
            await self._people.amend(identity, "password", account.password, checked.better)

    async def _hash(self, password: str) -> str:
        try:
            return await self._passwords.hash(password)
        except TooBusy as error:
            raise _busy() from error


def pseudonym_of(identity: str) -> str:
    """What matches call somebody who has deleted themselves."""
    return f"{PSEUDONYM} {sha256(f'former/{identity}'.encode()).hexdigest()[:4]}"


def _clean(name: str) -> str:
    try:
        cleaned = clean_name(name)
    except BadName as error:
        raise Refused(Code.INVALID_FIELD, str(error)) from error
    if skeleton(cleaned).startswith(skeleton(PSEUDONYM)):
        raise Refused(Code.INVALID_FIELD, "So are called those who have left: choose another name.")
    return cleaned


def _fit(password: str) -> str:
    try:
        return fit(password)
    except BadPassword as error:
        raise Refused(Code.INVALID_FIELD, str(error)) from error


def _taken() -> Refused:
    return Refused(Code.NAME_TAKEN, "Somebody has registered this name, or one that looks like it: choose another.")


def _already() -> Refused:
    return Refused(Code.ALREADY_REGISTERED, "You have an account already.")


def _busy() -> Refused:
    return Refused(Code.BUSY, "Too many people log in just now: try again.")
