"""What somebody may ask of a room, and what may come of it."""

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
    """An ask, and who asks. `name` is the identity's name, for the seat that it may take.

    `received`: when it came in, in ms since 1970 by the time of Redis; None for just now. `standing`: it is a standing
    answer, and nothing that somebody has sent.
    """

    identity: str
    name: str
    ask: RoomRequest
    received: int | None = None
    standing: bool = False

    @property
    def seat(self) -> int | None:
        """The seat that is spoken for."""
        return self.ask.seat if isinstance(self.ask, _SEATED) else None

    @property
    def key(self) -> CommandKey:
        """Under which the ask is remembered once it is accepted. The digest tells other content under the same id."""
        digest = sha256(pack(self.ask)).hexdigest()[:16]
        identity = f"standing:{self.identity}" if self.standing else self.identity  # whose ids nobody else can use up
        return CommandKey(identity, self.seat, self.ask.id, digest)


@dataclass(frozen=True, slots=True)
class Accepted:
    """It is entry `number` of the log. `receipt`: for the sender alone, see `botyard.rooms.receipts`."""

    number: int
    durability: Durability
    receipt: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Rejected:
    """It was refused, and a read of the head proved that it had not been accepted before."""

    code: Code
    message: str


@dataclass(frozen=True, slots=True)
class RetryLater:
    """Nobody knows: ask again with the same id after `after` ms."""

    code: Code
    message: str
    after: int


Answer = Accepted | Rejected | RetryLater
