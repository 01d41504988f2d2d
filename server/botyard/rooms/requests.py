"""Requests that change a room, their answers, and receipts of those that were accepted.

A receipt is a digest under the key that all nodes share, so only the server can make one. By it a sender can prove
later what the file of a match acknowledges. The file holds only a proof: the digest of a receipt and the command's id.
For a preset answer the proof looks the same, but its receipt is never sent.
"""

import hmac
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Generic

from botyard.rooms.invitations import Invite, RevokeInvitation
from botyard.store.command_key import CommandKey
from botyard_protocol import messages
from botyard_protocol.base import Id, Number, Received, SeatIndex
from botyard_protocol.codec import pack
from botyard_protocol.codes import Code
from botyard_protocol.game_content import OptionsT
from botyard_protocol.messages import Durability, Occupant, RoomSettings, TimeControl

RETRY_MS = 500
"""A client waits so long before it sends an undecided request again."""
RECEIPT_CHARS = 32
CLOCK = "clock"
"""The identity that requests of nodes are decided for. No person has it: identities of people are hex digits."""


class Alarm(Received, frozen=True, tag=63):
    """The time of `seat` for the open choice `choice` is up. Sent by nodes alone: it never crosses the wire."""

    id: Id
    seat: SeatIndex
    choice: Number


class NextRoom(Received, Generic[OptionsT], frozen=True, tag=62):
    """The room after the match of `former`: a node creates it for a player, or takes the seat reserved there.

    `people`: the players in the order of the seats. `told`: when delayed spectators know that the former match is over
    (ms since 1970), 0 for at once. `contribution`: as in `rematch`. It never crosses the wire.
    """

    id: Id
    former: Id
    game: str
    name: str
    people: tuple[Occupant, ...]
    options: OptionsT | None = None
    clock: TimeControl | None = None
    settings: RoomSettings | None = None
    told: Number = 0
    contribution: str | None = None


class Attend(Received, frozen=True, tag=61):
    """A person is not connected since `since` (ms since 1970), or connected again (0). Asked by nodes alone."""

    id: Id
    person: Id
    since: Number


class EndMatch(Received, frozen=True, tag=60):
    """An operator ends a running match, and says why. Asked by `botyard admin` alone: it never crosses the wire."""

    id: Id
    why: str


class Deserted(Received, frozen=True, tag=59):
    """A match is deserted: it is adjourned, or is `over`. Asked by nodes alone: it never crosses the wire."""

    id: Id
    over: bool = False


class CallOff(Received, frozen=True, tag=58):
    """The start `round` is called off: not all shares of chance were opened in time. Asked by nodes alone."""

    id: Id
    round: Number


RoomRequest = (
    messages.CreateRoom
    | messages.Join
    | messages.LeaveSeat
    | messages.Contribute
    | messages.Start
    | messages.Command
    | messages.Resign
    | messages.ComeBack
    | messages.AddBot
    | messages.RemoveBot
    | messages.MoveSeat
    | messages.OfferSeat
    | messages.AnswerOffer
    | messages.HandlePerson
    | messages.Ready
    | messages.ChangeRoom
    | NextRoom
    | messages.SetLink
    | Invite
    | RevokeInvitation
    | Alarm
    | messages.Vote
    | Attend
    | EndMatch
    | Deserted
    | messages.OpenShare
    | CallOff
)
"""What changes a room: messages, what nodes ask for people or see of them, the clock's alarm, and an operator."""

_SEATED = messages.Command | messages.Resign | messages.Contribute | messages.OpenShare | messages.ComeBack | Alarm


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
    """Committed as entry `number` of the log. `receipt`: for the sender alone, see `Receipts`."""

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


class Receipts:
    """Makes receipts. `key`: the secret that all nodes share; without one there are none."""

    def __init__(self, key: bytes = b"") -> None:
        self._key = hmac.digest(key, b"receipts", sha256) if key else b""

    def of(self, room: str, number: int, identity: str, id: str) -> str:
        """The receipt of the command `id` of `identity`, which is entry `number` of a room; "" without a key."""
        if not self._key:
            return ""
        what = f"{room}/{number}/{identity}/{id}"
        return hmac.digest(self._key, what.encode(), sha256).hex()[:RECEIPT_CHARS]


def proof_of(receipt: str, id: str) -> str | None:
    """What the file of a match tells of a receipt: the SHA-256 of the receipt, a colon and the command's id.

    None without a receipt.
    """
    if not receipt:
        return None
    return sha256(f"{receipt}:{id}".encode()).hexdigest()
