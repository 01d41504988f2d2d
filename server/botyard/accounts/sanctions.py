"""Sanctions: users that moderators have muted or banned, until when, and why. Held in the memory of every node.

A ban refuses an account or a guest. It may also refuse every browser that has had this identity (`browser_cookies`),
and keep new identities from being made in the networks from which the banned user still comes. Of a network only a
keyed digest is stored, until the ban ends.
"""

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

import msgspec

from botyard.accounts.replicated_table import ReplicatedTable, ReplicatedTables
from botyard.accounts.throttle import network_of
from botyard.background_tasks import spawn
from botyard.display_names import one_line
from botyard.errors import Refused
from botyard.store.error_classes import StoreUnavailable
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code

log = logging.getLogger("botyard.accounts")

TABLE = "sanctions"
NETWORKS = "banned_networks"
NETWORKS_LIMIT = 5
"""In how many networks a ban prevents new identities; more would hit the other users of a mobile network."""
SENTENCE_BYTES = 120
"""The message goes into the reason of a close frame, which holds 123 bytes."""


class Kind(StrEnum):
    """A kind of sanction: no chat, or no access at all."""

    MUTE = "mute"
    BAN = "ban"


class Sanction(msgspec.Struct, frozen=True, array_like=True):
    """A sanction. `until`: ms since 1970. `why`: the moderator's reason, which the user sees.

    `device`: a ban holds for every browser that has had the identity. `address`: no new identities are made in the
    networks of the banned user.
    """

    until: int
    why: str
    device: bool = False  # from data format 3 on
    address: bool = False  # from data format 3 on


class NetworkBan(msgspec.Struct, frozen=True, array_like=True):
    """A network in which no new identities are made, because of the ban of `identity`, until ms since 1970."""

    until: int
    identity: str


class Visitor(msgspec.Struct, frozen=True):
    """The source of a request or a connection: its identity, those its browser had before, and its counted address."""

    identity: str | None
    browser: tuple[str, ...] = ()
    address: str | None = None


class Sanctions:
    """Looks up and changes sanctions. A look-up does not wait for the store."""

    def __init__(self, tables: ReplicatedTables, on_ban: Callable[[str], None], digest: Callable[[str], str]) -> None:
        """`on_ban`: called with each banned identity that is refused. `digest`: keyed, the same on all nodes."""
        self._table: ReplicatedTable = tables.table(TABLE)
        self._networks: ReplicatedTable = tables.table(NETWORKS)
        self._on_ban = on_ban
        self._digest = digest

    def of(self, kind: Kind, identity: str) -> Sanction | None:
        """Return the current sanction of a user, None if there is none."""
        data = self._table.get(field_of(kind, identity))
        sanction = None if data is None else load_sanction(data)
        return sanction if sanction is not None and sanction.until > _now() else None

    def all(self) -> dict[tuple[Kind, str], Sanction]:
        """Return all current sanctions, by kind and identity."""
        found = {}
        for field in sorted(self._table.fields()):
            kind, _, identity = field.partition("/")
            if (sanction := self.of(Kind(kind), identity)) is not None:
                found[Kind(kind), identity] = sanction
        return found

    async def refresh(self) -> None:
        """Read the changes of other nodes. Raises `StoreUnavailable`."""
        await self._table.refresh()
        await self._networks.refresh()

    # --- checks ---

    def ban_of(self, visitor: Visitor) -> Sanction | None:
        """Return the ban of a visitor or of their browser, None for all others.

        A ban is reported to `on_ban`. A ban with `address` is extended to the visitor's network.
        """
        if not len(self._table):  # the usual case, which each connection asks for
            return None
        own = None if visitor.identity is None else self.of(Kind.BAN, visitor.identity)
        found = [(visitor.identity or "", own)] if own is not None else []
        found += [(one, ban) for one in visitor.browser if (ban := self.of(Kind.BAN, one)) is not None and ban.device]
        if not found:
            return None
        for identity, ban in found:
            if ban.address:
                self._ban_network(visitor.address, identity, ban)
        identity, ban = found[0]
        self._on_ban(identity)
        return ban

    def must_not_be_muted(self, identity: str) -> None:
        """Raise `Refused` for a muted user."""
        if mute := self.of(Kind.MUTE, identity):
            raise Refused(Code.MUTED, message("You are muted", mute))

    def must_not_be_banned(self, visitor: Visitor) -> None:
        """Raise `Refused` for a banned user, and for the browser of one."""
        if ban := self.ban_of(visitor):
            raise Refused(Code.BANNED, ban_message(ban))

    def must_be_welcome(self, visitor: Visitor) -> None:
        """Raise `Refused` if the visitor may not get a new identity: if banned, or in a banned network."""
        self.must_not_be_banned(visitor)
        ban = self._network_ban(visitor.address)
        if ban is not None:
            raise Refused(
                Code.BANNED, message("New players are not admitted from your network", Sanction(ban.until, ""))
            )

    # --- changes ---

    async def mute(self, identity: str, until: int, why: str) -> Sanction:
        """Mute a user until `until` (ms since 1970), on all nodes. Raises `StoreUnavailable`."""
        return await self._put(Kind.MUTE, identity, Sanction(until, one_line(why)))

    async def ban(self, identity: str, until: int, why: str, device: bool = True, address: bool = False) -> Sanction:
        """Ban a user until `until` (ms since 1970), on all nodes. Returns the ban. Raises `StoreUnavailable`.

        `device`: also in every browser that has had this identity. `address`: also keep new identities from being made
        in the networks from which the user still comes.
        """
        return await self._put(Kind.BAN, identity, Sanction(until, one_line(why), device, address))

    async def lift(self, kind: Kind, identity: str) -> bool:
        """Lift a sanction, on all nodes. Returns False if there is none. Raises `StoreUnavailable`."""
        await self.refresh()
        if self.of(kind, identity) is None:
            return False
        await self._table.remove(field_of(kind, identity))
        if kind is Kind.BAN:
            for network in self._networks_of(identity):
                await self._networks.remove(network)
        return True

    # --- personal data ---

    async def export(self, identity: str) -> list[dict[str, Any]]:
        """The current sanctions of a user, as plain data."""
        held = [(kind, self.of(kind, identity)) for kind in Kind]
        return [{"kind": kind.value, "until": one.until, "why": one.why} for kind, one in held if one is not None]

    async def erase(self, identity: str) -> None:
        """Delete the sanctions of a user, except a ban that still runs. Raises `StoreUnavailable`."""
        for kind in Kind:
            if kind is Kind.BAN and self.of(kind, identity) is not None:
                continue
            if self._table.get(field_of(kind, identity)) is not None:
                await self._table.remove(field_of(kind, identity))

    def on_changes(self, listener: Callable[[], None]) -> None:
        """Call `listener`, which must not block, after sanctions have changed."""
        self._table.on_changes(listener)

    # --- details ---

    async def _put(self, kind: Kind, identity: str, sanction: Sanction) -> Sanction:
        """Store a sanction until its end; if that is over, for the least time, so that it expires."""
        await self._table.put(field_of(kind, identity), pack(sanction), max(1, sanction.until - _now()))
        return sanction

    def _network_ban(self, address: str | None) -> NetworkBan | None:
        """Return the current ban of the network of an address, None if there is none."""
        network = network_of(address)
        data = None if network is None or not len(self._networks) else self._networks.get(self._field_of(network))
        ban = None if data is None else _network_bans.decode(data)
        return ban if ban is not None and ban.until > _now() else None

    def _networks_of(self, identity: str) -> list[str]:
        """The fields of the networks that are banned because of an identity."""
        held = [(field, self._networks.get(field)) for field in self._networks.fields()]
        return [field for field, data in held if data is not None and _network_bans.decode(data).identity == identity]

    def _ban_network(self, address: str | None, identity: str, ban: Sanction) -> None:
        """Ban the network from which a banned user has just come, unless it is banned for as long already.

        Because of one user at most `NETWORKS_LIMIT` networks are banned. `address`: None for this machine, not banned.
        """
        network, known = network_of(address), self._network_ban(address)
        if network is None or (known is not None and known.until >= ban.until):
            return
        if known is None and len(self._networks_of(identity)) >= NETWORKS_LIMIT:
            return
        spawn(self._put_network(self._field_of(network), NetworkBan(ban.until, identity)), "ban of a network")

    async def _put_network(self, field: str, ban: NetworkBan) -> None:
        """Store the ban of a network until its end. `field`: the digest of the network."""
        try:
            await self._networks.put(field, pack(ban), max(1, ban.until - _now()))
        except StoreUnavailable:
            log.debug("a network is banned at its next request")

    def _field_of(self, network: str) -> str:
        return self._digest(f"network/{network}")


def field_of(kind: Kind, identity: str) -> str:
    """The field of a sanction in the table."""
    return f"{kind.value}/{identity}"


def ban_message(ban: Sanction) -> str:
    """The message to a banned user."""
    return message("You are banned", ban)


def message(what: str, sanction: Sanction) -> str:
    """Return the message to a user, short enough for a close frame. `what`: its beginning, such as "You are banned"."""
    until = datetime.fromtimestamp(sanction.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    text = f"{what} until {until}" + (f": {sanction.why}" if sanction.why else ".")
    return text.encode()[:SENTENCE_BYTES].decode(errors="ignore")  # a character that was cut in two is left out


def _now() -> int:
    return int(time.time() * 1000)


load_sanction = msgspec.msgpack.Decoder(Sanction, strict=True).decode
"""Reads a stored sanction."""
_network_bans = msgspec.msgpack.Decoder(NetworkBan, strict=True)
