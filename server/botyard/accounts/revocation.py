"""Revocation of proofs: single sessions, all sessions of an identity, and deleted identities.

Three replicated tables hold it. `ended`: ended sessions, and identities whose earlier sessions have all ended, except
perhaps one. `names`: current names, which override the names in proofs. `former`: the pseudonyms of deleted identities.
"""

from collections.abc import Callable

import msgspec

from botyard.accounts.identity import COOKIE_SECONDS, Identity, Kind, Proof, Signer, first_session
from botyard.accounts.replicated_table import ReplicatedTable, ReplicatedTables

ENDED_KEPT_MS = (COOKIE_SECONDS + 86_400) * 1000
"""How long an ended session of a browser is stored: longer than its cookie is valid."""


class Credentials(msgspec.Struct, frozen=True):
    """The credentials of a request. `proof`: None for anonymous clients; `ended`: the proof was revoked.

    `browser`: the identities that the browser has had.
    """

    proof: Proof | None
    ended: bool = False
    browser: tuple[str, ...] = ()

    @property
    def identity(self) -> Identity | None:
        """The identity of the proof, None for anonymous clients."""
        return None if self.proof is None else self.proof.identity


ANONYMOUS = Credentials(None)


class Revocations:
    """Checks whether proofs are valid. Only the calls that end sessions wait for the store."""

    def __init__(self, signer: Signer, tables: ReplicatedTables) -> None:
        self._signer = signer
        self._ended: ReplicatedTable = tables.table("ended")
        self.names: ReplicatedTable = tables.table("names")
        self.former: ReplicatedTable = tables.table("former")

    def read(self, shown: str, kind: Kind) -> Credentials:
        """Return the credentials of a proof in its text form, with the current name of its owner.

        They have no proof if the text is not ours, or if the proof is not valid any more (`ended`).
        """
        proof = self._signer.read(shown, kind)
        if proof is None:
            return ANONYMOUS
        if not self.is_valid(proof):
            return Credentials(None, ended=True)
        current = self.current(proof.identity)
        return Credentials(proof if current is proof.identity else msgspec.structs.replace(proof, identity=current))

    def is_valid(self, proof: Proof) -> bool:
        """Return whether a proof is valid: not expired, its session not ended, and its identity not deleted."""
        return not proof.stale and not self.has_ended(proof.identity.id, proof.session, proof.known)

    def has_ended(self, identity: str, session: str, known: int) -> bool:
        """Return whether a session has been ended or its identity deleted. `known`: as in the proof of the session."""
        if self.former.get(identity) is not None or self._ended.get(_session_field(session)) is not None:
            return True
        all_ended = self._ended.changed(_identity_field(identity))
        # a session that began after this revocation (`known`) goes on, and so does the session that it spared
        return all_ended is not None and known < all_ended.number and all_ended.value != session.encode()

    def current(self, identity: Identity) -> Identity:
        """The identity with its current name."""
        name = self.names.get(identity.id)
        return identity if name is None else Identity(identity.id, name.decode())

    def on_end(self, listener: Callable[[str], None]) -> None:
        """Call `listener`, which must not block, with each identity whose proofs may have become invalid."""
        self._ended.on_change(lambda field, value: listener(_identity_of(field, value)))
        self.former.on_change(lambda identity, _: listener(identity))

    async def newest(self) -> int:
        """The number of the newest revocation, for a new proof. Raises `StoreUnavailable`."""
        await self._ended.refresh()
        return self._ended.number

    async def end(self, identity: str, session: str, kind: Kind) -> None:
        """End a session, on all nodes. Raises `StoreUnavailable`."""
        # the proofs of these sessions may have no end (`Proof.until` 0)
        for_ever = kind == "token" or session == first_session(identity, kind)
        await self._ended.put(_session_field(session), identity.encode(), None if for_ever else ENDED_KEPT_MS)

    async def end_all(self, identity: str, but: str = "") -> int:
        """End all sessions of an identity except `but`, on all nodes. Returns the number of the newest revocation.

        Raises `StoreUnavailable`.
        """
        return await self._ended.put(_identity_field(identity), but.encode())


def _session_field(session: str) -> str:
    """The field of an ended session. Its value is the identity."""
    return f"s/{session}"


def _identity_field(identity: str) -> str:
    """The field of an identity whose earlier sessions have ended. Its value is the session that stays, "" for none."""
    return f"i/{identity}"


def _identity_of(field: str, value: bytes | None) -> str:
    """The identity of a change in the table of ended sessions; "" for the removal of a session's field."""
    kind, _, name = field.partition("/")
    return name if kind == "i" else (value or b"").decode()
