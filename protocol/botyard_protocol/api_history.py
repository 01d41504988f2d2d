"""Finished matches and the profiles of people over HTTP. They travel as JSON with names."""

import msgspec

from botyard_protocol.api_ratings import RatingTempo
from botyard_protocol.api_rooms import Aggregation
from botyard_protocol.base import Id, Number, Received, SeatIndex, Sent, WireEnum
from botyard_protocol.messages import Abandoned, RoomSummary


class MatchResult(WireEnum):
    """The result of a person in a match: `shared` is the first place of several teams, `none` that there is none."""

    NONE = 0
    WON = 1
    SHARED = 2
    LOST = 3


class PlayedSeat(Sent, frozen=True):
    """The result of a seat that a person or a bot held. `place`: one more than the number of teams in front, or null.

    `points`: null in a game that counts none. `result`: of its holder, who may have two seats. `timeouts`: how often
    the time was up; `left`: whether the holder resigned, was missing at the end, or did not answer until the match
    ended.
    """

    seat: SeatIndex
    place: Number | None
    points: int | None
    result: MatchResult
    timeouts: Number
    left: bool


class PlayedMatch(Sent, frozen=True):
    """A finished match. `started`, `ended`: ms since 1970. `turns`: as the game counts them.

    `abandoned`: why it ended before its end, null if it did not. `public`: everyone may watch it.
    """

    room: RoomSummary
    seats: tuple[PlayedSeat, ...]
    started: Number
    ended: Number
    turns: Number
    rated: bool
    public: bool
    abandoned: Abandoned | None = None


class MatchPage(Sent, frozen=True):
    """Finished matches, the newest first. `cursor`: where the next page begins, null if there is none.

    A page may have fewer matches than were asked for, or none, though others follow. `identity`: whose matches they
    are, null for those of all.
    """

    matches: tuple[PlayedMatch, ...]
    cursor: str | None = None
    identity: Id | None = None


class ProfileStatistic(Sent, frozen=True):
    """What a game has counted under `name` in `matches` matches of a person, for which the game has words."""

    name: str
    kind: Aggregation
    matches: Number
    total: int
    lowest: int
    highest: int


class ProfileRating(Sent, frozen=True):
    """The rating of a person in a game. `matches`: how many were rated; `provisional`: it rests on few of them.

    `curve`: the rating after each of the newest matches, at most 100, the oldest first.
    """

    tempo: RatingTempo
    points: Number
    matches: Number
    provisional: bool
    curve: tuple[Number, ...]


class ProfileGame(Sent, frozen=True):
    """The results of a person in one game. `finished`: the matches that the person did not leave before their end."""

    game: str
    matches: Number
    won: Number
    shared: Number
    lost: Number
    finished: Number
    timeouts: Number
    statistics: tuple[ProfileStatistic, ...] = ()
    ratings: tuple[ProfileRating, ...] = ()


class ProfileOpponent(Sent, frozen=True):
    """How often a person has played against another one, and in how many matches each had the better place.

    `better`: of the person whose profile it is. `registered`: whether the other has an account.
    """

    identity: Id
    name: str
    matches: Number
    better: Number
    worse: Number
    registered: bool


class Profile(Sent, frozen=True):
    """What an account shows of a person. `since`: seconds since 1970. `own`: whether it is the caller's.

    `games`, `opponents`: of the newest 2,000 matches, for others of those of them that are public. `playing`: listed
    matches that run now. `matches`: the last ones.
    """

    identity: Id
    name: str
    since: Number
    own: bool
    games: tuple[ProfileGame, ...]
    opponents: tuple[ProfileOpponent, ...]
    playing: tuple[RoomSummary, ...]
    matches: tuple[PlayedMatch, ...]


class ProfileReaders(WireEnum):
    """The people who may see a profile: all, friends, or the person alone."""

    ALL = 0
    FRIENDS = 1
    ME = 2


class ProfileSettings(Received, frozen=True):
    """Who may see the profile of an account, and the list of the matches that everyone may watch."""

    readers: ProfileReaders = ProfileReaders.ALL


TYPES: tuple[type[msgspec.Struct], ...] = (MatchPage, Profile, ProfileSettings)
"""All of them that no message holds."""
