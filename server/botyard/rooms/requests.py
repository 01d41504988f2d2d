"""Requests that change a room, the answers to them, and the proofs of receipts for accepted ones.

A receipt is a digest under the key that all nodes share, so only the server can make one. With it a sender can
prove later which entry of a match is theirs. The file of the match holds only a proof: the digest of the receipt and
the command's id. For a preset answer the proof looks the same, but its receipt is never sent.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Generic

import msgspec

from botyard.errors import Refused
from botyard.rooms.before.invitations import Invite, RevokeInvitation
from botyard_protocol import messages
from botyard_protocol.base import Id, Number, Received, SeatIndex
from botyard_protocol.codes import Code
from botyard_protocol.game_content import OptionsT
from botyard_protocol.messages import Durability, Occupant, RoomSettings, TimeControl

RETRY_MS = 500
"""The time after which a client sends an undecided request again."""
RECEIPT_CHARS = 32
CLOCK = "clock"
"""The identity of requests that nodes make by themselves. Identities of people are hex digits, never this."""


class Alarm(Received, frozen=True, tag=63):
    """The time of `seat` for the open choice `choice` is up. Only nodes make it: it never crosses the wire."""

    id: Id
    seat: SeatIndex
    choice: Number


class NextRoom(Received, Generic[OptionsT], frozen=True, tag=62):
    """A rematch: the room after the match of `former`. A node creates it, or takes the seat reserved in it.

    `people`: the players in the order of the seats, None for a deleted one, whose seat is free. `told`: when delayed
    spectators know that the former match is over (ms since 1970), 0 for at once. `contribution`: as in `rematch`. It
    never crosses the wire.
    """

    id: Id
    former: Id
    game: str
    name: str
    people: tuple[Occupant | None, ...]
    options: OptionsT | None = None
    clock: TimeControl | None = None
    settings: RoomSettings | None = None
    told: Number = 0
    contribution: str | None = None


class Attend(Received, frozen=True, tag=61):
    """A person is not connected since `since` (ms since 1970), or connected again (0). Only nodes make it.

    `left`: they can never come back: their account was deleted, or they were a guest and have logged out.
    """

    id: Id
    person: Id
    since: Number
    left: bool = False


class EndMatch(Received, frozen=True, tag=60):
    """An operator of the service ends a running match, and says why. Clients cannot send it."""

    id: Id
    why: str


class Deserted(Received, frozen=True, tag=59):
    """A match is deserted: it is adjourned, or ends (`over`). Only nodes make it: it never crosses the wire."""

    id: Id
    over: bool = False


class CallOff(Received, frozen=True, tag=58):
    """The start `round` is called off: not all shares of the seed were opened in time. Only nodes make it."""

    id: Id
    round: Number


RoomChange = (
    messages.LeaveSeat
    | messages.Contribute
    | messages.Start
    | messages.Command
    | messages.Resign
    | messages.ComeBack
    | messages.AddBot
    | messages.RemoveBot
    | messages.MoveSeat
    | messages.HandlePerson
    | messages.Ready
    | messages.ChangeRoom
    | messages.SetLink
    | messages.Vote
    | messages.OpenShare
)
"""Messages of clients that ask the entered room for a change."""

RoomRequest = (
    RoomChange
    | messages.CreateRoom
    | messages.Join
    | messages.OfferSeat
    | messages.AnswerOffer
    | NextRoom
    | Invite
    | RevokeInvitation
    | Alarm
    | Attend
    | EndMatch
    | Deserted
    | CallOff
)
"""All requests that change a room: messages of clients, and those that nodes and operators make by themselves."""


AGREEMENTS = frozenset(
    (
        messages.Join,
        messages.Contribute,
        messages.Start,
        messages.AddBot,
        messages.RemoveBot,
        messages.MoveSeat,
        messages.HandlePerson,
        messages.Ready,
        messages.ChangeRoom,
        messages.SetLink,
        messages.Vote,
        messages.OfferSeat,
        messages.AnswerOffer,
        Invite,
        RevokeInvitation,
    )
)
"""The requests of people that the game does not need: they can be made any number of times, and each is stored."""


class Request(msgspec.Struct, frozen=True):
    """A request (`ask`) with its sender. `name`: the sender's name, for a seat that the sender takes.

    `received`: when it came in, in ms since 1970 by the time of Redis; None for just now. `standing`: it is a preset
    answer that a node commits for the player. `refused`: why it is refused unless it was accepted before.
    """

    identity: str
    name: str
    ask: RoomRequest
    received: int | None = None
    standing: bool = False
    refused: Refused | None = None


class Accepted(msgspec.Struct, frozen=True):
    """Committed as entry `number` of the log. `receipt`: for the sender alone, see `Receipts`."""

    number: int
    durability: Durability
    receipt: str = ""


@dataclass(frozen=True, slots=True)
class Rejected:
    """Refused. A read of the head has proved that the request was not accepted before."""

    code: str
    message: str


@dataclass(frozen=True, slots=True)
class RetryLater:
    """The outcome is unknown: the client sends the request again with the same id after `after` ms."""

    code: Code
    message: str
    after: int


Answer = Accepted | Rejected | RetryLater


def proof_of(receipt: str, id: str) -> str | None:
    """Return the proof of a receipt in the file of a match: the SHA-256 of the receipt, a colon and the command's id.

    None without a receipt.
    """
    if not receipt:
        return None
    return sha256(f"{receipt}:{id}".encode()).hexdigest()
