"""What is kept of whom somebody knows: told to them, and deleted with them, on the other side too."""

from collections.abc import Iterable
from typing import Any

import msgspec

from botyard.accounts.data_export import Area
from botyard.people.contact import load
from botyard.rooms import pseudonyms
from botyard.store.relations import Relation, Relations
from botyard_protocol.codec import unpack
from botyard_protocol.messages import WaitingInvitation

_PEOPLE = {
    "friends_asked": Relation.ASKED,
    "friends_asked_by": Relation.ASKED_BY,
    "blocked": Relation.BLOCKED,
    "recent_opponents": Relation.RECENT,
}
_MUTUAL = {Relation.ASKED: Relation.ASKED_BY, Relation.ASKED_BY: Relation.ASKED, Relation.RECENT: Relation.RECENT}
"""Where somebody stands in the circles of those who are in theirs."""


class KnownPeople:
    """Whom somebody knows, as an area of personal data. All raise `StoreUnavailable`."""

    def __init__(self, circles: Relations) -> None:
        self._circles = circles

    @property
    def area(self) -> Area:
        """How it is told and deleted."""
        return Area("people", self._told, self._erase)

    async def _told(self, identity: str) -> dict[str, Any]:
        told: dict[str, Any] = {}
        for name, circle in _PEOPLE.items():
            known = [load(one, noted) for one, noted in (await self._circles.of(identity, circle)).items()]
            told[name] = [{"identity": one.identity, "name": one.name, "since": one.since // 1000} for one in known]
        told["invitations"] = await self._waiting(identity)
        return told

    async def _waiting(self, identity: str) -> list[dict[str, Any]]:
        stored = (await self._circles.of(identity, Relation.INBOX)).values()
        waiting = [msgspec.convert(unpack(noted), WaitingInvitation) for noted in stored]
        return [msgspec.structs.asdict(one) for one in waiting if not pseudonyms.is_gone(one.by)]

    async def _erase(self, identity: str) -> None:
        for circle, theirs in _MUTUAL.items():
            await self._leave(identity, await self._circles.of(identity, circle), theirs)
        await self._circles.forget(identity)

    async def _leave(self, identity: str, others: Iterable[str], circle: Relation) -> None:
        for other in others:
            await self._circles.remove(other, circle, identity)
