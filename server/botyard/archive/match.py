"""A finished match as the archive has it: plain values, the columns of its tables."""

from dataclasses import dataclass
from enum import Enum


class Result(Enum):
    """The result of a person in a match. `NONE`: the match was not played to its end."""

    WON = "won"
    SHARED = "shared"  # the first place together with another team
    LOST = "lost"
    NONE = ""


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """A seat of a finished match.

    `first`: whether it is the lowest seat of its holder, who may have two. `bot`: the level of a bot, "" for a person.
    `place`: from 1, None without a ranking; `points`: None in a game that counts none. `timeouts`: how often the
    holder's time was up. `left`: whether the holder resigned, was missing at the end, or did not answer until the match
    ended. `counted`: what the game has counted for the seat, a JSON object of whole numbers by the names of its
    statistics; "" for nothing. `team`: the number of the team, None for a seat that plays for itself.
    """

    seat: int
    first: bool
    identity: str
    name: str
    bot: str
    place: int | None
    points: int | None
    result: Result
    timeouts: int
    left: bool
    counted: str = ""
    team: int | None = None


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match without its log. Times in ms since 1970.

    `digest`: the SHA-256 (hex) of the packed log. `epoch`, `number`: the last position of the log. `options`,
    `clock`: JSON, "" for none. `turns`: as the game counts them. `abandoned`: why it ended before its end, as in
    `botyard_protocol.messages.Abandoned` in small letters, "" if it did not. `with_bots`: a bot held a seat.
    `public`: everyone may watch it.
    """

    room: str
    digest: str
    epoch: int
    number: int
    game: str
    rules_version: int
    name: str
    options: str
    clock: str
    created: int
    started: int
    ended: int
    turns: int
    abandoned: str
    rated: bool
    with_bots: bool
    public: bool
    seats: tuple[MatchSeat, ...]

    @property
    def cursor(self) -> tuple[int, str]:
        """The place of the match in the order of ends."""
        return self.ended, self.room


@dataclass(frozen=True, slots=True)
class PackedLog:
    """The log of a finished match in one compressed value. `digest`: the SHA-256 (hex) that was stored with it."""

    epoch: int
    number: int
    digest: str
    body: bytes
