"""The sessions of people, as they may see them: when each began, when it was seen last, and in which browser.

What is listed is a note: it is written beside, in groups, at most once an hour for each session, and forgotten when a
person is not seen for long. Whether a session is good the `Gate` alone tells.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from itertools import islice

import msgspec

from botyard.accounts.identity import Kind, Proof
from botyard.accounts.user_agent import summarise_user_agent
from botyard.background_tasks import cancel_all, spawn
from botyard.store.accounts import AccountStore
from botyard.store.error_classes import StoreUnavailable

log = logging.getLogger("botyard.accounts")

AGAIN_SECONDS = 3600
"""So coarse is what is told of when a session was seen."""
WRITE_SECONDS = 2.0
PENDING_LIMIT = 10_000
GROUP = 200
"""So many are written at once."""
REMEMBERED = 50_000
"""Of so many sessions this node knows that they are noted."""


class Noted(msgspec.Struct, frozen=True, array_like=True):
    """What is stored of a session. Times: seconds since 1970; `began` and `until` are 0 if that is not known."""

    token: bool
    began: int
    seen: int
    browser: str
    until: int = 0  # from data format 2 on


class Listed(msgspec.Struct, frozen=True):
    """A session of a person. `label`: its name, if it is a token. `until`: when it ends at the latest, 0 if unknown."""

    session: str
    kind: Kind
    began: int
    seen: int
    browser: str
    label: str
    until: int


class Sessions:
    """Notes sessions, and lists them."""

    def __init__(self, people: AccountStore) -> None:
        self._people = people
        self._pending: dict[tuple[str, str], bytes] = {}
        self._noted: OrderedDict[str, float] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write what is noted."""
        self._task = spawn(self._keep(), "sessions")

    async def stop(self) -> None:
        """Stop; what is not written is noted when the session is seen again."""
        if self._task is not None:
            await cancel_all([self._task])

    def seen(self, proof: Proof, user_agent: str) -> None:
        """A session was seen just now. `user_agent`: the header of this name."""
        now = time.time()
        if now - self._noted.get(proof.session, 0.0) < AGAIN_SECONDS or len(self._pending) >= PENDING_LIMIT:
            return
        self._noted[proof.session] = now
        self._noted.move_to_end(proof.session)
        if len(self._noted) > REMEMBERED:
            self._noted.popitem(last=False)
        noted = Noted(proof.kind == "token", proof.issued, int(now), summarise_user_agent(user_agent), proof.until)
        self._pending[proof.identity.id, proof.session] = msgspec.msgpack.encode(noted)

    async def of(self, identity: str) -> list[Listed]:
        """The sessions of an identity, the one seen last first. Raises `StoreUnavailable`."""
        await self._write_those_of(identity)
        noted, labels = await self._people.sessions(identity)
        listed = [_listed(session, _decoder.decode(what), labels.get(session, "")) for session, what in noted.items()]
        over = [one.session for one in listed if 0 < one.until < time.time()]
        await self.forget(identity, over)
        return sorted(
            (one for one in listed if one.session not in over), key=lambda one: (-one.seen, -one.began, one.session)
        )

    async def began(self, proof: Proof, user_agent: str, label: str = "") -> None:
        """A session has begun; of a token, its owner calls it `label`. It is listed at once.

        Raises `StoreUnavailable`.
        """
        if label:
            await self._people.label(proof.identity.id, proof.session, label)
        self.seen(proof, user_agent)
        await self._write_those_of(proof.identity.id)

    def drop(self, identity: str) -> None:
        """Write nothing of an identity that is not written yet."""
        self._pending = {key: noted for key, noted in self._pending.items() if key[0] != identity}

    async def forget(self, identity: str, sessions: list[str], but: str = "") -> None:
        """These have ended, `but` perhaps one. Raises `StoreUnavailable`."""
        gone = [session for session in sessions if session != but]
        for session in gone:
            self._pending.pop((identity, session), None)
        await self._people.forget_sessions(identity, gone)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(WRITE_SECONDS)
            try:
                while self._pending:  # after a restart everybody is seen at once: the loop has other things to do, too
                    await self._write(list(islice(self._pending, GROUP)))
            except StoreUnavailable:
                log.debug("sessions are noted later")

    async def _write_those_of(self, identity: str) -> None:
        await self._write([key for key in self._pending if key[0] == identity])

    async def _write(self, keys: list[tuple[str, str]]) -> None:
        pending = {key: self._pending.pop(key) for key in keys}
        try:
            await self._people.store_sessions(pending)
        except StoreUnavailable:
            for _, session in keys:
                self._noted.pop(session, None)  # noted when it is seen again
            raise


def _listed(session: str, noted: Noted, label: str) -> Listed:
    kind: Kind = "token" if noted.token else "cookie"
    return Listed(session, kind, noted.began, noted.seen, noted.browser, label, noted.until)


_decoder = msgspec.msgpack.Decoder(Noted)
