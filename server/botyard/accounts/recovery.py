"""Recovery of an account whose password is lost: printed codes of its owner, and links of moderators and in mails.

A code and a link are random, can be used once, and are stored as digests. Each ends all sessions of the account and
sets another password; the caller then ends sessions that began meanwhile.
"""

import re
import secrets
import time
from hashlib import sha256

import msgspec

from botyard.accounts.accounts import Accounts
from botyard.accounts.confusables import digest, plain
from botyard.accounts.events import Event, SecurityEvents
from botyard.accounts.identity import Identity, Proof
from botyard.accounts.passwords import Requester
from botyard.accounts.throttle import Source, Throttle, Throttled, counters_of_code
from botyard.errors import Refused
from botyard.store.accounts import AccountStore
from botyard.texts import localized
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code

CODES = 10
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No letters that look alike, and no vowels, so that a code is no word."""
CODE_GROUPS = 5
GROUP_LETTERS = 4
"""Twenty letters are 86 bits: too many to try, so a digest needs no key and no slow hash."""
LINK_SECONDS = 24 * 3600
WAIT_SECONDS = 24 * 3600
"""For how long a moderator's link is not valid yet, so that an owner who did not ask for it can keep the account."""
LINK_PATH = "/reset"
LINK, MAIL_LINK = "reset_link", "mail_link"
"""The fields of an account for the link of a moderator and for the link in a mail. Anyone may ask for a mail, so its
link must not end the other one."""
SECRET_BYTES = 16
NO_ACCOUNT = "0" * 16
"""An identity without an account: a code for an unknown name takes as long to check."""

_LINK = re.compile(r"([0-9a-f]{16})\.([A-Za-z0-9_-]{22})")


class StoredCodes(msgspec.Struct, frozen=True, array_like=True):
    """The unused codes of an account. `created`: seconds since 1970."""

    created: int
    digests: tuple[str, ...]


class StoredLink(msgspec.Struct, frozen=True, array_like=True):
    """The newest reset link in a field of an account. `since`, `until`: seconds since 1970. `digest`: of its secret."""

    until: int
    digest: str
    since: int = 0


class Recovery:
    """Makes and uses recovery codes and reset links. All raise `StoreUnavailable`, and `Refused` with a sentence."""

    def __init__(self, store: AccountStore, accounts: Accounts, throttle: Throttle, events: SecurityEvents) -> None:
        self._store = store
        self._accounts = accounts
        self._throttle = throttle
        self._events = events

    # --- codes ---

    async def codes(self, identity: str) -> StoredCodes:
        """The unused codes of an account, as digests; none for a guest."""
        stored = await self._store.field(identity, "recovery_codes")
        return _codes.decode(stored) if stored else StoredCodes(0, ())

    async def make_codes(self, proof: Proof) -> list[str]:
        """Make new codes in place of all earlier ones, and return them.

        The password must have been entered in this session recently.
        """
        identity = proof.identity.id
        if not await self._accounts.is_registered(identity):
            raise Refused(Code.NOT_REGISTERED, localized("not_registered"))
        await self._accounts.must_be_proved(proof)
        codes = [_new_code() for _ in range(CODES)]
        stored = StoredCodes(int(time.time()), tuple(_digest_of_code(identity, one) for one in codes))
        await self._store.put_field(identity, "recovery_codes", pack(stored))
        self._events.record(Event.RECOVERY_CODES_MADE, identity)
        return codes

    async def use_code(self, name: str, code: str, password: str, source: Source) -> Identity:
        """Set another password with a code, and return the account's identity. Raises `Throttled` and `TooBusy`.

        The answer does not reveal whether the name is registered.
        """
        owner = await self._store.owner(digest(name))
        identity = NO_ACCOUNT if owner is None else owner.identity
        account = await self._store.account(identity)
        counters = counters_of_code(name, None if account is None else identity, source)
        try:
            counters = await self._throttle.count(counters)
        except Throttled:
            self._events.record(Event.THROTTLED, identity)
            raise
        stored = await self._store.field(identity, "recovery_codes")
        held = _codes.decode(stored) if stored else StoredCodes(0, ())
        used = _digest_of_code(identity, code)
        # names that look alike have one digest, so the account may have another name than the given one
        if account is None or plain(account.name) != plain(name) or used not in held.digests:
            self._events.record(Event.WRONG_PASSWORD, identity)
            raise Refused(Code.WRONG_PASSWORD, localized("wrong_password-recovery_code"))
        await self._throttle.clear(counters)
        requester = Requester(source.address, known=True)  # a code proves as much as an earlier login from this browser
        hashed = await self._accounts.hash_password(password, account.name, requester)
        await self._accounts.end_sessions(identity)  # before the code is used up: the call can be repeated
        unused = StoredCodes(held.created, tuple(one for one in held.digests if one != used))
        assert stored is not None  # it held the code
        # another session may have used a code meanwhile: then this one stays valid
        if not await self._store.swap_field(identity, "recovery_codes", stored, pack(unused)):
            raise Refused(Code.BUSY, localized("busy-password_changing_another_session"))
        return await self._set_password(Identity(identity, account.name), hashed)

    # --- links ---

    async def make_reset_link(self, identity: str, wait: int = 0) -> str:
        """Make a link with which the owner of an account sets another password, once, within a day. Returns its path.

        `wait`: seconds until it becomes valid. It ends an earlier link that this method made. The secret is in the
        fragment of the path, which browsers send to no server.
        """
        link = await make_reset_link(self._store, identity, wait)
        self._events.record(Event.RESET_LINK_MADE, identity)
        return link

    async def owner_of_link(self, secret: str) -> Identity:
        """The account of a reset link that is valid now. `secret`: what follows the `#` of the link."""
        owner, _field, _stored = await self._find_link(secret)
        return owner

    async def use_link(self, secret: str, password: str, address: str | None = None) -> Identity:
        """Set another password with a reset link, and return the account's identity. Raises `TooBusy`.

        `address`: that of the client, for the limits on hashing. With a valid link the client counts as known.
        """
        identity, field, stored = await self._find_link(secret)
        hashed = await self._accounts.hash_password(password, identity.name, Requester(address, known=True))
        await self._accounts.end_sessions(identity.id)  # before the link is used up, as in `use_code`
        if not await self._store.swap_field(identity.id, field, stored, b""):
            raise _no_link()
        await self._accounts.end_recovery_codes(identity.id)
        return await self._set_password(identity, hashed)

    async def _find_link(self, secret: str) -> tuple[Identity, str, bytes]:
        """Return the account of a link, and the link's field and stored form. Raises `Refused` if it is not valid."""
        parts = _LINK.fullmatch(secret)  # 1: the identity, 2: the random part
        account = None if parts is None else await self._store.account(parts[1])
        if parts is None or account is None:
            raise _no_link()
        shown = _digest_of_link(parts[1], parts[2])
        for field in (LINK, MAIL_LINK):
            stored = await self._store.field(parts[1], field)
            link = _links.decode(stored) if stored else None
            if stored is None or link is None or link.digest != shown or link.until < time.time():
                continue
            if link.since > time.time():
                raise Refused(Code.NO_SUCH_LINK, localized("no_such_link-reset_waits"))
            return Identity(parts[1], account.name), field, stored
        raise _no_link()

    async def _set_password(self, identity: Identity, hashed: str) -> Identity:
        """Store the hash of another password, and end the reset links of the account. The caller ends its sessions."""
        await self._store.put_field(identity.id, "password", hashed.encode())
        await self._accounts.end_reset_links(identity.id)
        self._events.record(Event.RECOVERED, identity.id)
        return identity


async def make_reset_link(store: AccountStore, identity: str, wait: int = 0, field: str = LINK) -> str:
    """Make a reset link of an account, and return its path with the secret. Records no security event.

    `wait`: seconds until it becomes valid. `field`: of the account, for its stored form; an earlier link there ends.
    Raises `Refused` without an account.
    """
    secret, since = secrets.token_urlsafe(SECRET_BYTES), int(time.time()) + wait
    stored = StoredLink(since + LINK_SECONDS, _digest_of_link(identity, secret), since)
    if not await store.put_field(identity, field, pack(stored)):
        raise Refused(Code.NOT_REGISTERED, localized("not_registered-user"))
    return f"{LINK_PATH}#{identity}.{secret}"


def _new_code() -> str:
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP_LETTERS)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def _digest_of_code(identity: str, code: str) -> str:
    """Return the digest of a code, the same for small letters, and with spaces or without dashes."""
    letters = re.sub(r"[\s-]", "", code).upper()
    return sha256(f"recovery code/{identity}/{letters}".encode()).hexdigest()[:32]


def _digest_of_link(identity: str, secret: str) -> str:
    return sha256(f"reset link/{identity}/{secret}".encode()).hexdigest()[:32]


def _no_link() -> Refused:
    return Refused(Code.NO_SUCH_LINK, localized("no_such_link-reset"))


_codes = msgspec.msgpack.Decoder(StoredCodes, strict=True)
_links = msgspec.msgpack.Decoder(StoredLink, strict=True)
