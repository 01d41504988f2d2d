"""What the store keeps of people: accounts, registered names, sessions and wrong passwords, as plain calls.

Everything of one identity is in one slot. A registered name is in another: a claim of a name is worth what the account
of its owner says, so whoever died between claiming a name and writing the account has taken nothing for long.
"""

import asyncio
import time
from dataclasses import dataclass

from botyard.store import scripts
from botyard.store.keys import ACCOUNT, GUEST_KEPT_SECONDS, SESSIONS, knocks_key, name_key, people_key
from botyard.store.mutes import MUTED
from botyard.store.relations import Relation
from botyard.store.store import Store
from botyard.store.user_matches import MATCHES

SESSIONS_KEPT_SECONDS = 100 * 86_400
"""The list of an identity's sessions is forgotten so long after the last of them was seen; they go on to be valid."""

LISTS = (Relation.ASKED, Relation.ASKED_BY, Relation.BLOCKED, MUTED, MATCHES)
"""The lists of a person that do not end by themselves."""


@dataclass(frozen=True, slots=True)
class Account:
    """Who has registered. `password`: its hash; `created`: seconds since 1970."""

    name: str
    password: str
    created: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Who has a name. `since`: ms since 1970, as stored."""

    identity: str
    since: bytes


@dataclass(frozen=True, slots=True)
class Held:
    """A name is claimed by somebody else, for `age` ms."""

    identity: str
    age: int


class People:
    """The people of a store. Every call raises `StoreUnavailable` while Redis does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- accounts ---

    async def account(self, identity: str) -> Account | None:
        """The account of an identity, None for a guest."""
        fields = ("name", "password", "created")
        name, password, created = await self._store.call("HMGET", _account(identity), *fields)
        return None if name is None else Account(name.decode(), password.decode(), int(created))

    async def enrol(self, identity: str, account: Account) -> bool:
        """Make an account; False if the identity has one."""
        written = (account.name, account.password, account.created)
        return bool(await self._store.script(scripts.CREATE_ACCOUNT, (_account(identity),), written))

    async def amend(self, identity: str, field: str, seen: str, new: str) -> bool:
        """Change the `name` or the `password` of an account; False if it was not `seen` any more."""
        return bool(await self._store.script(scripts.UPDATE_ACCOUNT_FIELD, (_account(identity),), (field, seen, new)))

    async def strike(self, identity: str) -> None:
        """Delete an account and the list of its sessions."""
        await self._store.call("DEL", _account(identity), _sessions(identity), _labels(identity), _proved(identity))

    # --- names ---

    async def claim(self, digest: str, identity: str, void: str = "") -> Held | None:
        """Claim a name; or who holds it. `void`: an owner whose claim is known to be worth nothing."""
        reply = await self._store.script(scripts.CLAIM_NAME, (name_key(digest),), (identity, void))
        return None if reply[0] else Held(reply[1].decode(), int(reply[2]))

    async def owner(self, digest: str) -> Claim | None:
        """Who has claimed a name."""
        identity, since = await self._store.call("HMGET", name_key(digest), "identity", "since")
        return None if identity is None else Claim(identity.decode(), since)

    async def release(self, digest: str, claim: Claim) -> None:
        """Let go of a name, unless it was claimed anew since."""
        await self._store.script(scripts.RELEASE_NAME, (name_key(digest),), (claim.identity, claim.since))

    # --- sessions ---

    async def note_sessions(self, seen: dict[tuple[str, str], bytes]) -> None:
        """Note what is known of sessions, by identity and session."""
        await self._store.calls(("HSET", _sessions(one), session, what) for (one, session), what in seen.items())
        lists = sorted({_sessions(identity) for identity, _ in seen})  # calls of one group come in no order
        await self._store.calls(("EXPIRE", one, SESSIONS_KEPT_SECONDS) for one in lists)
        await asyncio.gather(*(self._keep(identity) for identity in sorted({identity for identity, _ in seen})))

    async def _keep(self, identity: str) -> None:
        """The person was here: what a guest has is kept for so long from now on, what an account has for good."""
        at = _account(identity), *(people_key(identity, one) for one in LISTS)
        await self._store.script(scripts.EXTEND_USER_LISTS, at, (GUEST_KEPT_SECONDS,))

    async def sessions(self, identity: str) -> tuple[dict[str, bytes], dict[str, str]]:
        """What was noted of the sessions of an identity, and the labels of those that have one."""
        noted, labels = await self._store.calls([("HGETALL", _sessions(identity)), ("HGETALL", _labels(identity))])
        told = {session.decode(): what for session, what in _pairs(noted)}
        return told, {session.decode(): label.decode() for session, label in _pairs(labels)}

    async def label(self, identity: str, session: str, label: str) -> None:
        """Give a session a label."""
        await self._store.call("HSET", _labels(identity), session, label)

    async def forget_sessions(self, identity: str, sessions: list[str]) -> None:
        """These are not listed any more."""
        if sessions:
            await self._store.call("HDEL", _sessions(identity), *sessions)
            await self._store.call("HDEL", _labels(identity), *sessions)

    async def note_proved(self, identity: str, session: str, kept: int) -> None:
        """Note for `kept` ms that the owner has shown the password in a session."""
        until = int(time.time() * 1000) + kept
        await self._store.call("HSET", _proved(identity), session, until)
        await self._store.call("PEXPIRE", _proved(identity), kept)

    async def is_proved(self, identity: str, session: str) -> bool:
        """Whether that is noted."""
        until = await self._store.call("HGET", _proved(identity), session)
        return until is not None and int(until) > time.time() * 1000

    # --- wrong passwords ---

    async def knock(self, what: str, free: int, first: int, longest: int, kept: int) -> int:
        """Count an attempt for `what`: 0 to go ahead, or ms to wait, nothing counted.

        `free` attempts may come at once; each one after doubles the wait, which is `first` ms and at most `longest`.
        All is forgotten `kept` ms after the last attempt.
        """
        return int(await self._store.script(scripts.LOGIN_THROTTLE, (knocks_key(what),), (free, first, longest, kept)))

    async def take_back(self, what: str) -> None:
        """Take one attempt for `what` back, and the wait that it began."""
        await self._store.script(scripts.LOGIN_THROTTLE_UNDO, (knocks_key(what),), ())

    async def forgive(self, what: str) -> None:
        """Forget the attempts for `what`."""
        await self._store.call("DEL", knocks_key(what))


def _account(identity: str) -> str:
    return people_key(identity, ACCOUNT)


def _sessions(identity: str) -> str:
    return people_key(identity, SESSIONS)


def _labels(identity: str) -> str:
    return people_key(identity, "labels")


def _proved(identity: str) -> str:
    return people_key(identity, "proved")


def _pairs(reply: list[bytes]) -> list[tuple[bytes, bytes]]:
    return list(zip(reply[::2], reply[1::2], strict=True))
