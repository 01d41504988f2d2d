"""Accounts, registered names, sessions and login attempts in Redis.

All data of one identity is in one slot. A registered name is in another slot: a claim of a name counts only if the
account of its owner has that name. A node that dies between both writes blocks the name only for a short time.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from botyard.store import scripts
from botyard.store.daily import DAILY
from botyard.store.keys import ACCOUNT, GUEST_KEPT_SECONDS, SESSIONS, attempts_key, name_key, user_key
from botyard.store.notifications import KEY_NAME as NOTIFICATIONS
from botyard.store.relations import MATCHES, Relation
from botyard.store.store import Store

SESSIONS_KEPT_SECONDS = 100 * 86_400
"""The list of an identity's sessions expires this long after the last activity. The sessions stay valid."""

ENDED_KEPT_SECONDS = 3600
"""How long an ended session is remembered, so that no node writes it into the list again.

Nodes write the sessions that they have seen within seconds.
"""

LISTS = (Relation.ASKED, Relation.ASKED_BY, Relation.BLOCKED, Relation.MUTED, MATCHES, NOTIFICATIONS)
"""The lists of a user that have no expiry of their own, and the wishes and addresses for notifications."""


class SessionProof(StrEnum):
    """What a session has proved, which counts for a time. The values are part of stored names."""

    PASSWORD = "proved"  # the owner has entered the password
    DESK = "desk"  # a moderator has opened the desk


@dataclass(frozen=True, slots=True)
class Account:
    """A registered account. `password`: its hash; `created`: seconds since 1970."""

    name: str
    password: str
    created: int


@dataclass(frozen=True, slots=True)
class NameClaim:
    """The claim of a name by an identity. `since`: ms since 1970, as stored."""

    identity: str
    since: bytes


@dataclass(frozen=True, slots=True)
class NameHolder:
    """The identity that has claimed a name already, `age` ms ago."""

    identity: str
    age: int


class AccountStore:
    """The accounts of a store. Every call raises `StoreUnavailable` while Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- accounts ---

    async def account(self, identity: str) -> Account | None:
        """The account of an identity, None for a guest."""
        name, password, created = await self._store.call("HMGET", _account(identity), "name", "password", "created")
        return None if name is None else Account(name.decode(), password.decode(), int(created))

    async def names(self, identities: Sequence[str]) -> dict[str, str]:
        """Return the names of the accounts of some identities, by identity; those of guests are missing."""
        return {one: name.decode() for one, name in (await self.fields(identities, "name")).items()}

    async def create_account(self, identity: str, account: Account) -> bool:
        """Create an account; False if the identity has one."""
        written = (account.name, account.password, account.created)
        return bool(
            await self._store.script(scripts.CREATE_ACCOUNT, (_account(identity), user_key(identity, DAILY)), written)
        )

    async def field(self, identity: str, field: str) -> bytes | None:
        """A further field of an account, None if it is not set."""
        stored: bytes | None = await self._store.call("HGET", _account(identity), field)
        return stored

    async def fields(self, identities: Sequence[str], field: str) -> dict[str, bytes]:
        """Return a field of the accounts of some identities, without those where it is not set."""
        found = await self._store.calls(("HGET", _account(one), field) for one in identities)
        return {one: stored for one, stored in zip(identities, found, strict=True) if stored is not None}

    async def put_field(self, identity: str, field: str, value: bytes) -> bool:
        """Set a field of an account; False without an account."""
        return bool(await self._store.script(scripts.PUT_ACCOUNT_FIELD, (_account(identity),), (field, value)))

    async def swap_field(self, identity: str, field: str, seen: str | bytes, new: str | bytes) -> bool:
        """Change a field of an account to `new`; False if its value is not `seen` any more."""
        return bool(await self._store.script(scripts.UPDATE_ACCOUNT_FIELD, (_account(identity),), (field, seen, new)))

    async def delete_account(self, identity: str) -> None:
        """Delete an account, the list of its sessions, and what is stored of each session."""
        keys = [key(identity) for key in (_account, _sessions, _ended, _labels)]
        await self._store.call("DEL", *keys, *(user_key(identity, what) for what in SessionProof))

    # --- names ---

    async def claim(self, digest: str, identity: str, void: str = "") -> NameHolder | None:
        """Claim the name with a digest. Returns None, or the holder if another identity has it.

        `void`: a holder whose claim does not count, "" for none.
        """
        reply = await self._store.script(scripts.CLAIM_NAME, (name_key(digest),), (identity, void))
        return None if reply[0] else NameHolder(reply[1].decode(), int(reply[2]))

    async def owner(self, digest: str) -> NameClaim | None:
        """The claim of a name, None if it is free."""
        identity, since = await self._store.call("HMGET", name_key(digest), "identity", "since")
        return None if identity is None else NameClaim(identity.decode(), since)

    async def release(self, digest: str, claim: NameClaim) -> None:
        """Release a name, unless the claim has changed since."""
        await self._store.script(scripts.RELEASE_NAME, (name_key(digest),), (claim.identity, claim.since))

    # --- sessions ---

    async def store_sessions(self, seen: dict[tuple[str, str], bytes]) -> None:
        """Store the packed data of sessions (by identity and session) that have not ended.

        Also extends the life of their owners' lists (`LISTS`): for accounts they do not expire, for guests they do
        `GUEST_KEPT_SECONDS` from now.
        """
        owners: dict[str, list[str | bytes]] = {}
        for (identity, session), packed in seen.items():
            owners.setdefault(identity, []).extend((session, packed))
        await self._store.script_for_each(
            scripts.STORE_SESSIONS,
            [
                (
                    (_sessions(one), _account(one), _ended(one), *(user_key(one, name) for name in LISTS)),
                    (SESSIONS_KEPT_SECONDS, GUEST_KEPT_SECONDS, *sessions),
                )
                for one, sessions in owners.items()
            ],
        )

    async def sessions(self, identity: str) -> tuple[dict[str, bytes], dict[str, str]]:
        """Return the stored data of an identity's sessions, and the labels of those that have one, both by session."""
        stored, labels = await self._store.calls([("HGETALL", _sessions(identity)), ("HGETALL", _labels(identity))])
        sessions = {session.decode(): data for session, data in _pairs(stored)}
        return sessions, {session.decode(): label.decode() for session, label in _pairs(labels)}

    async def label(self, identity: str, session: str, label: str) -> None:
        """Give a session a label."""
        await self._store.call("HSET", _labels(identity), session, label)

    async def forget_sessions(self, identity: str, sessions: list[str]) -> None:
        """Remove sessions from the list of an identity, and keep `store_sessions` for a while from adding them."""
        if sessions:
            await self._store.call("HSET", _ended(identity), *(part for one in sessions for part in (one, 1)))
            await self._store.call("EXPIRE", _ended(identity), ENDED_KEPT_SECONDS)
            await self._store.call("HDEL", _sessions(identity), *sessions)
            await self._store.call("HDEL", _labels(identity), *sessions)

    async def store_proof(self, identity: str, session: str, what: SessionProof, kept: int) -> int:
        """Store that `what` was proved in a session, for `kept` ms. Returns until when that counts (ms since 1970)."""
        until = int(time.time() * 1000) + kept
        await self._store.call("HSET", user_key(identity, what), session, until)
        await self._store.call("PEXPIRE", user_key(identity, what), kept)
        return until

    async def proved_until(self, identity: str, session: str, what: SessionProof) -> int:
        """Until when a proof of `store_proof` counts (ms since 1970); 0 if there is none, or it counts no more."""
        until = int(await self._store.call("HGET", user_key(identity, what), session) or 0)
        return until if until > time.time() * 1000 else 0

    # --- wrong passwords ---

    async def count_attempt(self, what: str, free: int, first: int, longest: int, kept: int) -> int:
        """Count a login attempt for `what`. Returns 0 to go ahead, or the time to wait (ms); then nothing is counted.

        `free` attempts need no wait. Each later one doubles the wait, from `first` ms up to `longest`. The count
        expires `kept` ms after the last attempt.
        """
        limits = (free, first, longest, kept)
        return int(await self._store.script(scripts.LOGIN_THROTTLE, (attempts_key(what),), limits))

    async def attempts(self, what: str) -> int:
        """How many attempts for `what` are counted."""
        return int(await self._store.call("HGET", attempts_key(what), "count") or 0)

    async def undo_attempt(self, what: str) -> None:
        """Take back one counted attempt for `what` and the wait that it started."""
        await self._store.script(scripts.LOGIN_THROTTLE_UNDO, (attempts_key(what),), ())

    async def clear_attempts(self, what: str) -> None:
        """Delete the counted attempts for `what`."""
        await self._store.call("DEL", attempts_key(what))


def _account(identity: str) -> str:
    return user_key(identity, ACCOUNT)


def _ended(identity: str) -> str:
    return user_key(identity, "sessions-ended")


def _sessions(identity: str) -> str:
    return user_key(identity, SESSIONS)


def _labels(identity: str) -> str:
    return user_key(identity, "labels")


def _pairs(reply: list[bytes]) -> list[tuple[bytes, bytes]]:
    return list(zip(reply[::2], reply[1::2], strict=True))
