"""Sanctions: users that moderators have muted or banned, until when, and why. Held in the memory of every node."""

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

TABLE = "sanctions"
SENTENCE_BYTES = 120
"""The message goes into the reason of a close frame, which holds 123 bytes."""


class Kind(StrEnum):
    """A kind of sanction: no chat, or no access at all."""

    MUTE = "mute"
    BAN = "ban"


class Sanction(msgspec.Struct, frozen=True, array_like=True):
    """A sanction. `until`: ms since 1970. `why`: the moderator's reason, which the user sees."""

    until: int
    why: str


class Sanctions:
    """Looks up sanctions. Nothing here waits for the store."""

    def __init__(self, tables: ReplicatedTables, on_ban: Callable[[str], None]) -> None:
        """`on_ban`: called with each banned identity that is refused."""
        self._table: ReplicatedTable = tables.table(TABLE)
        self._on_ban = on_ban

    def of(self, kind: Kind, identity: str) -> Sanction | None:
        """The current sanction of a user, None if there is none."""
        data = self._table.get(field_of(kind, identity))
        sanction = None if data is None else load_sanction(data)
        return sanction if sanction is not None and sanction.until > time.time() * 1000 else None

    def ban_of(self, identity: str) -> str | None:
        """The message to a banned user, None for all others."""
        ban = self.of(Kind.BAN, identity)
        if ban is None:
            return None
        self._on_ban(identity)
        return message("You are banned", ban)

    def must_not_be_muted(self, identity: str) -> None:
        """Raise `Refused` for a muted user."""
        if mute := self.of(Kind.MUTE, identity):
            raise Refused(Code.MUTED, message("You are muted", mute))

    def must_not_be_banned(self, identity: str) -> None:
        """Raise `Refused` for a banned user."""
        if reason := self.ban_of(identity):
            raise Refused(Code.BANNED, reason)

    async def export(self, identity: str) -> list[dict[str, Any]]:
        """The current sanctions of a user, as plain data."""
        held = [(kind, self.of(kind, identity)) for kind in Kind]
        return [{"kind": kind.value, "until": one.until, "why": one.why} for kind, one in held if one is not None]

    async def erase(self, identity: str) -> None:
        """Delete the sanctions of a user. Raises `StoreUnavailable`."""
        for kind in Kind:
            if self._table.get(field_of(kind, identity)) is not None:
                await self._table.remove(field_of(kind, identity))

    def on_changes(self, listener: Callable[[], None]) -> None:
        """Call `listener`, which must not block, after sanctions have changed."""
        self._table.on_changes(listener)


def field_of(kind: Kind, identity: str) -> str:
    """The field of a sanction in the table."""
    return f"{kind.value}/{identity}"


def dump_sanction(sanction: Sanction) -> bytes:
    """Serialise a sanction."""
    return pack(sanction)


def load_sanction(data: bytes) -> Sanction:
    """Read what `dump_sanction` wrote."""
    return _sanctions.decode(data)


def message(what: str, sanction: Sanction) -> str:
    """The message to the user, short enough for a close frame."""
    until = datetime.fromtimestamp(sanction.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    text = f"{what} until {until}" + (f": {sanction.why}" if sanction.why else ".")
    return text.encode()[:SENTENCE_BYTES].decode(errors="ignore")


_sanctions = msgspec.msgpack.Decoder(Sanction, strict=True)
