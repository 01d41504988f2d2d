"""Whom operators have muted or banned, for how long, and why: in the memory of every node."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

import msgspec

from botyard.accounts.replicated_table import ReplicatedTable, ReplicatedTables
from botyard.errors import Refused
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code

ROLL = "sanctions"
SENTENCE_BYTES = 120
"""A sentence goes into the reason of a close frame, which holds 123."""


class Kind(StrEnum):
    """What somebody may not do: say anything, or be here at all."""

    MUTE = "mute"
    BAN = "ban"


class Sanction(msgspec.Struct, frozen=True, array_like=True):
    """`until`: ms since 1970. `why`: in the operator's words, which whom it is about is told."""

    until: int
    why: str


class Sanctions:
    """Looks up who may not do what. Nothing here waits for the store."""

    def __init__(self, rolls: ReplicatedTables, on_ban: Callable[[str], None]) -> None:
        """`on_ban`: called with each banned identity that is refused."""
        self._roll: ReplicatedTable = rolls.roll(ROLL)
        self._on_ban = on_ban

    def of(self, kind: Kind, identity: str) -> Sanction | None:
        """What holds for somebody now, or None."""
        data = self._roll.get(field_of(kind, identity))
        sanction = None if data is None else load_sanction(data)
        return sanction if sanction is not None and sanction.until > time.time() * 1000 else None

    def ban_of(self, identity: str) -> str | None:
        """The sentence that somebody who is banned is told, None for all others."""
        ban = self.of(Kind.BAN, identity)
        if ban is None:
            return None
        self._on_ban(identity)
        return sentence("You are banned", ban)

    def must_not_be_muted(self, identity: str) -> None:
        """Raise `Refused` for whoever may not say anything."""
        if mute := self.of(Kind.MUTE, identity):
            raise Refused(Code.MUTED, sentence("You are muted", mute))

    def must_not_be_banned(self, identity: str) -> None:
        """Raise `Refused` for whoever may not be here."""
        if told := self.ban_of(identity):
            raise Refused(Code.BANNED, told)

    async def export(self, identity: str) -> list[dict[str, Any]]:
        """What holds for a person now, as plain data."""
        held = [(kind, self.of(kind, identity)) for kind in Kind]
        return [{"kind": kind.value, "until": one.until, "why": one.why} for kind, one in held if one is not None]

    async def erase(self, identity: str) -> None:
        """Forget what holds for a person. Raises `StoreUnavailable`."""
        for kind in Kind:
            if self._roll.get(field_of(kind, identity)) is not None:
                await self._roll.remove(field_of(kind, identity))

    def on_changes(self, listener: Callable[[], None]) -> None:
        """Call `listener`, which may not block, after sanctions have changed."""
        self._roll.on_changes(listener)


def field_of(kind: Kind, identity: str) -> str:
    """Under which name a sanction stands in the roll."""
    return f"{kind.value}/{identity}"


def dump_sanction(sanction: Sanction) -> bytes:
    """A sanction as bytes."""
    return pack(sanction)


def load_sanction(data: bytes) -> Sanction:
    """What `dump_sanction` wrote."""
    return _sanctions.decode(data)


def sentence(what: str, sanction: Sanction) -> str:
    """What whom it is about is told, short enough for the end of a connection."""
    until = datetime.fromtimestamp(sanction.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    told = f"{what} until {until}" + (f": {sanction.why}" if sanction.why else ".")
    return told.encode()[:SENTENCE_BYTES].decode(errors="ignore")


_sanctions = msgspec.msgpack.Decoder(Sanction, strict=True)
