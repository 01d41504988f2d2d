"""Room events, tags 1..31: what an accepted command did to a room. The events of games are in their own modules."""

from typing import Generic

from botyard_protocol.base import Id, Number, PlayerCount, SeatIndex, Sent
from botyard_protocol.game_content import GameEvent, OptionsViewT
from botyard_protocol.rooms import (
    Abandoned,
    Absence,
    BotLevel,
    Occupant,
    Offer,
    OfferEnd,
    Remedy,
    RoomSettingsView,
    TimeControlView,
)


class RoomCreated(Sent, Generic[OptionsViewT], frozen=True, tag=1):
    """The room exists. `host` is an identity.

    `commitment`: SHA-256 (hex) of the secret that the match's chance rests on. `round`: 1 if people commit to their
    shares of chance before any is opened, 0 in logs of before.
    """

    host: Id
    game: str
    players: PlayerCount
    name: str
    options: OptionsViewT | None = None
    commitment: str = ""
    clock: TimeControlView | None = None
    settings: RoomSettingsView | None = None
    round: Number = 0


class SeatTaken(Sent, frozen=True, tag=2):
    """`identity`, called `name`, holds `seat` from now on. `bot`: at which level a bot plays, null for people.

    `former`: who has handed the seat over during the match; null for other events, and in logs of earlier releases.
    """

    seat: SeatIndex
    identity: Id
    name: str
    bot: BotLevel | None = None
    former: Occupant | None = None


class SeatLeft(Sent, frozen=True, tag=3):
    """`seat` is free again."""

    seat: SeatIndex


class HostChanged(Sent, frozen=True, tag=4):
    """`host` (an identity) may start the match from now on; null when no person is left."""

    host: Id | None


class MatchStarted(Sent, frozen=True, tag=5):
    """The match began. Seats were closed up: `seats` lists the former seat of each seat of the match, in order.

    A seat is named twice where one person holds two seats of the match. The state of the game cannot be folded from
    this event: a snapshot of each audience follows it.
    """

    seats: tuple[SeatIndex, ...]


class MatchFinished(Sent, frozen=True, tag=6):
    """The match is over; the room takes no more commands. `secret` (hex): the one that the commitment binds."""

    secret: str = ""


class Contributed(Sent, frozen=True, tag=7):
    """The holder of `seat` has committed to a share of chance: its SHA-256 (hex). In earlier logs: the share."""

    seat: SeatIndex
    contribution: str


class OpeningStarted(Sent, frozen=True, tag=27):
    """The match is to start: the people of `seats` open their shares of chance now.

    The list is final: who is not on it adds no share. `commitments`: theirs, in the same order.
    """

    round: Number
    seats: tuple[SeatIndex, ...]
    commitments: tuple[str, ...]


class ShareOpened(Sent, frozen=True, tag=28):
    """The holder of `seat` has opened their share of chance (hex)."""

    seat: SeatIndex
    share: str


class StartCalledOff(Sent, frozen=True, tag=29):
    """The start is called off, and all shares of chance are void. `round`: the number of the next start.

    `people`: who did not open their share in time, or left meanwhile; their seats are free. Empty: the room comes from
    a release that published shares before the start.
    """

    round: Number
    people: tuple[Occupant, ...]


class TimedOut(Sent, frozen=True, tag=8):
    """The time of `seat` was up: the events that follow are the rules' own answer to its choice."""

    seat: SeatIndex


class SeatAbsent(Sent, frozen=True, tag=9):
    """`seat` timed out three times in a row: from now on its choices are answered at once, until it comes back."""

    seat: SeatIndex


class SeatReturned(Sent, frozen=True, tag=10):
    """The holder of `seat` is back."""

    seat: SeatIndex


class PersonGone(Sent, frozen=True, tag=19):
    """The holder of `seat` has not been connected since `since` (ms since 1970), longer than the tempo's grace.

    Of a person with two seats it is the first. `left`: they can never come back, see Missing; there is no grace then.
    """

    seat: SeatIndex
    since: Number
    left: bool = False


class PersonSeen(Sent, frozen=True, tag=20):
    """The holder of `seat`, who was gone, is connected again."""

    seat: SeatIndex


class Voted(Sent, frozen=True, tag=21):
    """The holder of `seat` wants `remedy`, with a bot of `level`."""

    seat: SeatIndex
    remedy: Remedy
    level: BotLevel | None = None


class Decided(Sent, frozen=True, tag=22):
    """The vote about missing players is decided."""

    remedy: Remedy
    level: BotLevel | None = None


class AbsenceChanged(Sent, frozen=True, tag=23):
    """The missing players, and what is done about them from now on: it replaces the absence before."""

    absence: Absence | None


class MatchAbandoned(Sent, frozen=True, tag=24):
    """The match ended before its end, without a result; `match_finished` follows. `why`: an operator's words."""

    by: Abandoned
    why: str = ""


class TimeGranted(Sent, frozen=True, tag=11):
    """`seat` got `ms` milliseconds back: so long its clock would have run while no server served."""

    seat: SeatIndex
    ms: Number


class OfferMade(Sent, frozen=True, tag=14):
    """A seat is offered."""

    offer: Offer


class OfferEnded(Sent, frozen=True, tag=15):
    """The offer with the number `offer` has ended."""

    offer: Number
    how: OfferEnd


class PersonBarred(Sent, frozen=True, tag=16):
    """The host bars `identity` from all seats, or (`barred` false) lets them in again."""

    identity: Id
    name: str
    barred: bool


class ReadyChanged(Sent, frozen=True, tag=17):
    """The seats that are ready, ascending. `asked`: as in RoomView."""

    seats: tuple[SeatIndex, ...]
    asked: tuple[Id, ...] = ()


class RoomChanged(Sent, Generic[OptionsViewT], frozen=True, tag=18):
    """The host has changed the room. Its seats from `players` on are gone, or new ones are there.

    `reserved`: as in RoomView.
    """

    players: PlayerCount
    name: str
    options: OptionsViewT | None = None
    clock: TimeControlView | None = None
    settings: RoomSettingsView | None = None
    reserved: tuple[Occupant | None, ...] = ()


class LinkSet(Sent, frozen=True, tag=26):
    """A coach link for `seat` was made, or withdrawn; of the links before none holds. Null: for spectators."""

    seat: SeatIndex | None
    valid: bool


RoomEvent = (
    RoomCreated
    | SeatTaken
    | SeatLeft
    | HostChanged
    | MatchStarted
    | MatchFinished
    | Contributed
    | TimedOut
    | SeatAbsent
    | SeatReturned
    | TimeGranted
    | OfferMade
    | OfferEnded
    | PersonBarred
    | ReadyChanged
    | RoomChanged
    | LinkSet
    | PersonGone
    | PersonSeen
    | Voted
    | Decided
    | AbsenceChanged
    | MatchAbandoned
    | OpeningStarted
    | ShareOpened
    | StartCalledOff
)


Event = RoomEvent | GameEvent
