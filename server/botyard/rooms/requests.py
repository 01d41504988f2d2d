"""Requests that change a room, and their answers."""

from dataclasses import dataclass, field
from hashlib import sha256

from botyard.rooms.record import Alarm, RoomRequest
from botyard.store.command_key import CommandKey
from botyard_protocol import messages
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code
from botyard_protocol.messages import Durability

_SEATED = messages.Command | messages.Resign | messages.Contribute | messages.OpenShare | messages.ComeBack | Alarm

RETRY_MS = 500
"""A client waits so long before it sends an undecided request again."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request and its sender. `name` is the sender's name, for the seat that the sender may take.

    `received`: when it came in, in ms since 1970 by the time of Redis; None for just now. `standing`: it is a preset
    answer that a node commits for the player.
    """

    identity: str
    name: str
    ask: RoomRequest
    received: int | None = None
    standing: bool = False

    @property
    def seat(self) -> int | None:
        """The seat that the request is for."""
        return self.ask.seat if isinstance(self.ask, _SEATED) else None

    @property
    def key(self) -> CommandKey:
        """The key under which an accepted request is remembered. The digest detects other content under the same id."""
        digest = sha256(pack(self.ask)).hexdigest()[:16]
        identity = f"standing:{self.identity}" if self.standing else self.identity  # clients cannot use up these ids
        return CommandKey(identity, self.seat, self.ask.id, digest)


@dataclass(frozen=True, slots=True)
class Accepted:
    """Committed as entry `number` of the log. `receipt`: for the sender alone, see `botyard.rooms.receipts`."""

    number: int
    durability: Durability
    receipt: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Rejected:
    """Refused: a read of the head has proved that it had not been accepted before."""

    code: str
    message: str


@dataclass(frozen=True, slots=True)
class RetryLater:
    """The outcome is unknown: send it again with the same id after `after` ms."""

    code: Code
    message: str
    after: int


Answer = Accepted | Rejected | RetryLater
