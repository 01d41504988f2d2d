"""Whose proofs are good: sessions can be ended one by one or all at once, and who has gone comes back no more.

Three rolls say so. `ended`: sessions that were ended, and for identities, that all that were begun before are, but
perhaps one. `names`: what people who have registered are called now, whatever their proofs say. `former`: what those
who have deleted themselves are called from then on.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from botyard.accounts.identity import COOKIE_SECONDS, Identity, Kind, Proof, Signer, first_session
from botyard.accounts.replicated_table import ReplicatedTable, ReplicatedTables

ENDED_KEPT_MS = (COOKIE_SECONDS + 86_400) * 1000
"""An ended session of a browser is remembered for so long: longer than its cookie is good."""


@dataclass(frozen=True, slots=True)
class Credentials:
    """What somebody shows: their proof, None for strangers. `ended`: they showed one that is good no more."""

    proof: Proof | None
    ended: bool = False

    @property
    def identity(self) -> Identity | None:
        """Who it is."""
        return None if self.proof is None else self.proof.identity


NOBODY = Credentials(None)


class Revocations:
    """Tells good proofs from those whose session was ended. Nothing here waits for the store, but for what ends."""

    def __init__(self, signer: Signer, rolls: ReplicatedTables) -> None:
        self._signer = signer
        self._ended: ReplicatedTable = rolls.roll("ended")
        self.names: ReplicatedTable = rolls.roll("names")
        self.former: ReplicatedTable = rolls.roll("former")

    def read(self, shown: str, kind: Kind) -> Credentials:
        """What is shown, with the name that its owner has now."""
        proof = self._signer.read(shown, kind)
        if proof is None:
            return NOBODY
        if not self.holds(proof):
            return Credentials(None, ended=True)
        return Credentials(replace(proof, identity=self.current(proof.identity)))

    def holds(self, proof: Proof) -> bool:
        """Whether a proof is good."""
        identity = proof.identity.id
        if proof.stale or self.former.get(identity) is not None or self._ended.get(_one(proof.session)) is not None:
            return False
        all_ended = self._ended.changed(_all(identity))
        return all_ended is None or proof.known >= all_ended.number or all_ended.value == proof.session.encode()

    def current(self, identity: Identity) -> Identity:
        """Somebody by the name that they have now."""
        name = self.names.get(identity.id)
        return identity if name is None else Identity(identity.id, name.decode())

    def on_end(self, listener: Callable[[str], None]) -> None:
        """Call `listener`, which may not block, with whoever may have proofs that have become worthless."""
        self._ended.on_change(lambda field, value: listener(_whose(field, value)))
        self.former.on_change(lambda identity, _: listener(identity))

    async def newest(self) -> int:
        """What a proof that is made now knows of ended sessions. Raises `StoreUnavailable`."""
        await self._ended.refresh()
        return self._ended.number

    async def end(self, identity: str, session: str, kind: Kind) -> None:
        """End a session, on all nodes. Raises `StoreUnavailable`."""
        for_ever = kind == "token" or session == first_session(identity, kind)
        await self._ended.put(_one(session), identity.encode(), None if for_ever else ENDED_KEPT_MS)

    async def end_all(self, identity: str, but: str = "") -> int:
        """End all sessions of an identity, `but` perhaps one, on all nodes; what `newest` is.

        Raises `StoreUnavailable`.
        """
        return await self._ended.put(_all(identity), but.encode())


def _one(session: str) -> str:
    return f"s/{session}"


def _all(identity: str) -> str:
    return f"i/{identity}"


def _whose(field: str, value: bytes | None) -> str:
    """Whom a change of ended sessions is about."""
    kind, _, name = field.partition("/")
    return name if kind == "i" else (value or b"").decode()
