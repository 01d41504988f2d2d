"""Ratings over HTTP: leaderboards, and the ratings of people at a table. They travel as JSON."""

import msgspec

from botyard_protocol.base import Id, Number, Sent, WireEnum
from botyard_protocol.rooms import BotLevel


class RatingTempo(WireEnum):
    """The class of the time control of rated matches: live, also without a clock, or slow. Each has its ratings."""

    LIVE = 0
    SLOW = 1


class PlayerRating(Sent, frozen=True):
    """The rating of a person, or of all bots of a level. `points`: the number that is shown, 1000 at the beginning.

    `matches`: how many were rated. `provisional`: it rests on few matches. `bot`: the level, null for people.
    `place`: on the leaderboard, from 1; 0 where it is not known.
    """

    identity: Id
    name: str
    points: Number
    matches: Number
    provisional: bool
    bot: BotLevel | None = None
    place: Number = 0


class Leaderboard(Sent, frozen=True):
    """A page of the players of a game, the strongest first.

    `own`: the rating of the caller, null without one. `next`: `after` of the next page, null if there is none.
    """

    players: tuple[PlayerRating, ...]
    own: PlayerRating | None = None
    next: str | None = None


class PlayerRatings(Sent, frozen=True):
    """The ratings of some players in a game, without those who have none or keep it for themselves."""

    players: tuple[PlayerRating, ...]


TYPES: tuple[type[msgspec.Struct], ...] = (PlayerRating, Leaderboard, PlayerRatings)
"""All of them that no message holds."""
