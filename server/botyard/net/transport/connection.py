"""An accepted socket with its identity, its room and its bounded outbox; and how connections are closed."""

import logging
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import msgspec

from botyard.accounts.identity import Identity, Proof
from botyard.logs import about
from botyard.net.transport.frames import data_frame
from botyard.net.transport.outbox import Socket
from botyard.rooms.watching import NO_TICKET, AccessToken
from botyard_protocol.codec import Encoding, encode
from botyard_protocol.codes import Close
from botyard_protocol.messages import Onlookers

if TYPE_CHECKING:
    from botyard.rooms.record import Entry
    from botyard.rooms.runtime.history_pages import Frame

log = logging.getLogger("botyard.net")

OUTBOX_BYTES = 256 * 1024
ABORT_SECONDS = 5.0


class JoinedRoom(Protocol):
    """The room that a connection is in, as far as a connection and its session use it."""

    @property
    def room(self) -> str:
        """The room's id."""
        ...

    @property
    def holders(self) -> set[str]:
        """The identities that hold seats."""
        ...

    def place_of(self, connection: "Connection") -> tuple[int, int]:
        """Epoch and number of the newest entry that a connection may know of."""
        ...

    def leave(self, connection: "Connection") -> None:
        """Remove a connection from the room."""
        ...

    def send_snapshot(self, member: "Connection") -> None:
        """Send the room's present state to a connection."""
        ...

    async def history(self, before: int, limit: int, member: "Connection") -> "Sequence[Frame]":
        """Frames of past entries, in order, as a connection may know them. Raises `StoreUnavailable`."""
        ...


@dataclass(eq=False, slots=True)
class Connection:
    """A socket that has been accepted.

    `audience`: the seats that it sees and speaks for in its room. `number`: the last entry it was given. `buffered`:
    entries that wait until a snapshot is on its way, None while entries go straight out. `address`: under which limits
    count it. `heard`: when something came from it, in seconds of the loop's clock. `member`: its name in the room's
    presence, which tells who entered first. `proof`: what its session is known by. `ticket`: the links that it has
    shown for its room. `coach`: whether it sees for seats that it cannot speak for. `onlookers`: who looks on, as told.
    `away`: nobody looks at its page. `answered`: bytes that were sent to this socket alone.
    """

    socket: Socket
    form: Encoding
    identity: Identity
    address: str | None = None
    id: str = field(default_factory=lambda: secrets.token_hex(6))
    hub: JoinedRoom | None = None
    audience: tuple[int, ...] = ()
    number: int = 0
    heard: float = 0.0
    in_lobby: bool = False
    away: bool = False
    member: str = ""
    buffered: "list[Entry] | None" = None
    proof: Proof | None = None
    ticket: AccessToken = NO_TICKET
    coach: bool = False
    onlookers: Onlookers | None = None
    answered: int = 0

    def send(self, message: msgspec.Struct) -> None:
        """Send one message to this socket alone."""
        self.answer(data_frame(encode(message, self.form), self.form))

    def answer(self, frame: bytes) -> None:
        """Write a ready frame that this socket has asked for: its bytes are counted."""
        self.answered += len(frame)
        self.write(frame)

    def write(self, frame: bytes) -> None:
        """Write a ready frame. A reader that lets its outbox overflow is closed: it comes back with its cursor."""
        if self.socket.write_frame(frame) > OUTBOX_BYTES:
            self.close(Close.SLOW, "Frames were not read fast enough: resume with your cursor.")

    def close(self, code: Close, reason: str) -> None:
        """Close the socket; `reason` has at most 123 bytes."""
        if self.socket.open:
            room = "" if self.hub is None else self.hub.room
            log.info(
                "a connection is closed", extra=about(room=room, number=self.number, connection=self.id, code=code)
            )
        self.socket.close_with(int(code), reason, ABORT_SECONDS)

    @property
    def key(self) -> str:
        """Whom its limits and turns count: its address, or its identity where that is not counted."""
        return self.address or self.identity.id


def close_unavailable(members: Iterable[Connection]) -> None:
    """Close members to whom this node cannot show the room; else they would wait, and be buffered for, without end."""
    for member in list(members):
        member.close(Close.STORE_AWAY, "This server cannot show the room: try another.")


def close_room_gone(members: Iterable[Connection]) -> None:
    """Close members of a room that no longer exists; the refusal comes when they reconnect."""
    for member in list(members):
        member.close(Close.ROOM_GONE, "The room is gone.")
