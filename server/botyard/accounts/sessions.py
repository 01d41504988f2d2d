"""The list of a user's sessions: when each began, when it was last seen, and in which browser.

The list is informative. It is written in the background, in groups, at most once an hour for each session, and expires
when the user stays away. Only `Revocations` decides whether a session is valid.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from itertools import islice

import msgspec

from botyard.accounts.identity import Kind, Proof
from botyard.background_tasks import Loops
from botyard.store.accounts import AccountStore
from botyard.store.error_classes import StoreUnavailable

log = logging.getLogger("botyard.accounts")

AGAIN_SECONDS = 3600
"""The resolution of a session's last-seen time."""
WRITE_SECONDS = 2.0
PENDING_LIMIT = 10_000
GROUP = 200
"""How many sessions are written at once."""
REMEMBERED = 50_000
"""For how many sessions this node remembers the last write."""
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""Parts of the User-Agent header and their meaning. The first match counts: most headers name other products, too."""

SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


class StoredSession(msgspec.Struct, frozen=True, array_like=True):
    """The stored data of a session. Times: seconds since 1970; `began` and `until` are 0 if unknown."""

    token: bool
    began: int
    seen: int
    browser: str
    until: int = 0  # from data format 2 on


class SessionInfo(msgspec.Struct, frozen=True):
    """A listed session. `label`: the name of a token. `until`: the latest end, 0 if unknown."""

    session: str
    kind: Kind
    began: int
    seen: int
    browser: str
    label: str
    until: int


class Sessions(Loops):
    """Stores and lists sessions. Times that are unwritten when a node ends are written when a session is seen again."""

    def __init__(self, store: AccountStore, is_valid: Callable[[Proof], bool]) -> None:
        """`is_valid`: whether a session is valid, as far as this node knows."""
        self._store = store
        self._is_valid = is_valid
        self._pending: dict[tuple[str, str], tuple[Proof, bytes]] = {}  # by identity and session: what is to be written
        self._written_at: OrderedDict[str, float] = OrderedDict()  # by session, in s since 1970
        super().__init__((self._run, "sessions"))

    def touch(self, proof: Proof, user_agent: str) -> None:
        """Update the last-seen time of a session, if that is old. `user_agent`: the header of this name.

        While `PENDING_LIMIT` sessions wait to be written, the stored time stays as it is.
        """
        now = time.time()
        if now - self._written_at.get(proof.session, 0.0) < AGAIN_SECONDS or len(self._pending) >= PENDING_LIMIT:
            return
        self._written_at[proof.session] = now
        self._written_at.move_to_end(proof.session)
        if len(self._written_at) > REMEMBERED:
            self._written_at.popitem(last=False)
        browser = summarise_user_agent(user_agent)
        stored = StoredSession(proof.kind == "token", proof.issued, int(now), browser, proof.until)
        self._pending[proof.identity.id, proof.session] = proof, msgspec.msgpack.encode(stored)

    async def of(self, identity: str) -> list[SessionInfo]:
        """Return the sessions of an identity, the most recently seen first; those that are over leave the list.

        Raises `StoreUnavailable`.
        """
        await self._write_pending_of(identity)
        stored, labels = await self._store.sessions(identity)
        listed = [_listed(session, _decoder.decode(what), labels.get(session, "")) for session, what in stored.items()]
        over = [one.session for one in listed if 0 < one.until < time.time()]
        await self.forget(identity, over)
        return sorted(
            (one for one in listed if one.session not in over), key=lambda one: (-one.seen, -one.began, one.session)
        )

    async def store_new(self, proof: Proof, user_agent: str, label: str = "") -> None:
        """Store a new session at once. `label`: the owner's name for a token.

        Raises `StoreUnavailable`.
        """
        if label:
            await self._store.label(proof.identity.id, proof.session, label)
        self.touch(proof, user_agent)
        await self._write_pending_of(proof.identity.id)

    def discard(self, identity: str) -> None:
        """Discard the unwritten sessions of an identity."""
        self._pending = {
            (owner, session): stored for (owner, session), stored in self._pending.items() if owner != identity
        }

    async def forget(self, identity: str, sessions: list[str], but: str = "") -> None:
        """Remove ended sessions from the list, except `but`. Raises `StoreUnavailable`."""
        gone = [session for session in sessions if session != but]
        for session in gone:
            self._pending.pop((identity, session), None)
        await self._store.forget_sessions(identity, gone)

    async def _run(self) -> None:
        """For ever, every `WRITE_SECONDS`, store when the sessions that sent requests were last seen."""
        while True:
            await asyncio.sleep(WRITE_SECONDS)
            try:
                while self._pending:  # in groups: after a restart all sessions are seen at once
                    await self._write(list(islice(self._pending, GROUP)))
            except StoreUnavailable:
                log.debug("sessions are written later")

    async def _write_pending_of(self, identity: str) -> None:
        """Write when the sessions of an identity were last seen. Raises `StoreUnavailable`."""
        await self._write([key for key in self._pending if key[0] == identity])

    async def _write(self, keys: list[tuple[str, str]]) -> None:
        """Store when sessions (identity, session) were seen, unless they have ended. Raises `StoreUnavailable`."""
        seen = {key: self._pending.pop(key) for key in keys}
        try:
            await self._store.store_sessions(
                {key: stored for key, (proof, stored) in seen.items() if self._is_valid(proof)}
            )
        except Exception:
            for _, session in keys:
                self._written_at.pop(session, None)  # not stored: it is written when the session is seen again
            raise


def _listed(session: str, stored: StoredSession, label: str) -> SessionInfo:
    kind: Kind = "token" if stored.token else "cookie"
    return SessionInfo(session, kind, stored.began, stored.seen, stored.browser, label, stored.until)


_decoder = msgspec.msgpack.Decoder(StoredSession)


@lru_cache(maxsize=1000)
def summarise_user_agent(user_agent: str) -> str:
    """Return a User-Agent header as its owner knows the browser, such as `Firefox on Linux`; "" for an unknown one."""
    browser = _first(BROWSERS, user_agent)
    system = _first(SYSTEMS, user_agent)
    return f"{browser} on {system}" if browser and system else browser


def _first(known: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((words for sign, words in known if sign in user_agent), "")
