"""The formula of ratings: how a match changes what is known of the strength of its players. Pure.

It is the Bradley-Terry model with all pairs of Weng and Lin ("A Bayesian Approximation Method for Online Ranking",
JMLR 12, 2011, algorithm 1), with a weight for each pair. docs/topics/ratings.md explains it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import exp, sqrt
from typing import NamedTuple

from msgspec import json

from botyard.archive.match import FinishedMatch, MatchSeat

VERSION = 1
"""The number of the formula; it is stored with each change, and rises with every change of what is computed here."""

BETA = 25 / 3
"""How much the strength of a player varies from match to match."""
TAU = 25 / 300
"""How much the strength of a player may change between two matches."""
KAPPA = 1e-4
"""A match leaves at least this part of a variance."""
PROVISIONAL = 10
"""A rating is provisional before so many matches."""
FARMING_MS = 30 * 86_400_000
"""Matches of a pair within this time before a match lower the weight of the pair in it."""
BOT = "bot:"
"""The identity of a rated bot is this and its level: all bots of a level of a game have one rating."""

Pair = tuple[str, str]
"""The identities of two players, the smaller one first."""


class Rating(NamedTuple):
    """What is known of the strength of a player: its mean and its standard deviation."""

    mean: float = 25.0
    deviation: float = 25 / 3

    @property
    def points(self) -> int:
        """The number that is shown: 1000 at the beginning. A player is stronger with a probability of 99.8 %."""
        return max(0, round(1000 + 40 * (self.mean - 3 * self.deviation)))


@dataclass(slots=True)
class Team:
    """Players who share a place. `place`: the less, the better. `members`: identities; bots of one level repeat."""

    place: tuple[bool, int]
    members: list[str] = field(default_factory=list)


def tempo_of(match: FinishedMatch) -> str:
    """Return the class of the time control of a match: `live` or `slow`. Without a clock it is live."""
    return "slow" if match.clock and json.decode(match.clock)["pace"] == "slow" else "live"


def month_of(ms: int) -> str:
    """Return the month (UTC) of a time in ms since 1970, such as `2026-11`."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat()[:7]


def teams_of(match: FinishedMatch) -> list[Team]:
    """Return the teams of a match; a player without partners is one. Those who left are behind all who stayed.

    A person with several seats is one player, with the best of their places. A team has left if all of it have.
    """
    players: dict[str, list[MatchSeat]] = {}
    for seat in match.seats:
        players.setdefault(seat.identity, []).append(seat)
    teams: dict[tuple[bool, int], list[list[MatchSeat]]] = {}
    for seats in players.values():
        team = seats[0].team
        # a player without partners is a team of its own, by its first seat; the flag keeps seats and teams apart
        teams.setdefault((team is None, seats[0].seat if team is None else team), []).append(seats)
    made = []
    for members in teams.values():
        seats = [seat for one in members for seat in one]
        place = (all(seat.left for seat in seats), min(seat.place or 0 for seat in seats))
        made.append(Team(place, sorted(rated_identity(one[0]) for one in members)))
    return sorted(made, key=lambda team: (team.members, team.place))  # sums of floats do not depend on the seats


def rated_identity(seat: MatchSeat) -> str:
    """Return the identity under which the holder of a seat is rated."""
    return f"{BOT}{seat.bot}" if seat.bot else seat.identity


def new_ratings(teams: Sequence[Team], before: Mapping[str, Rating], met: Mapping[Pair, int]) -> dict[str, Rating]:
    """Return the ratings of all players after a match, by the model of Weng and Lin: `omega` and `delta` are theirs.

    `before`: the ratings until now; who has none is new. `met`: how often a pair has met within `FARMING_MS`; the pair
    counts 1 / (1 + n). Bots of one level get the mean of their changes.
    """
    widened = {one: _widened(before.get(one, Rating())) for team in teams for one in team.members}
    sums = [_mean_and_variance(widened[one] for one in team.members) for team in teams]
    after: dict[str, list[Rating]] = {}
    for own, (mean, variance) in zip(teams, sums, strict=True):
        omega = delta = 0.0
        for other, (other_mean, other_variance) in zip(teams, sums, strict=True):
            if other is own or not (weight := _weight(own, other, met)):
                continue
            c = sqrt(variance + other_variance + 2 * BETA**2)
            chance = 1 / (1 + exp((other_mean - mean) / c))
            score = 1.0 if own.place < other.place else 0.5 if own.place == other.place else 0.0
            omega += weight * variance / c * (score - chance)
            delta += weight * sqrt(variance) / c * variance / c**2 * chance * (1 - chance)
        for one in own.members:
            was = widened[one]
            share = was.deviation**2 / variance
            now = Rating(was.mean + share * omega, was.deviation * sqrt(max(1 - share * delta, KAPPA)))
            after.setdefault(one, []).append(now)
    return {one: _mean(ratings) for one, ratings in after.items()}


def pair(one: str, other: str) -> Pair:
    """Return two identities as a pair."""
    return (one, other) if one < other else (other, one)


def _weight(own: Team, other: Team, met: Mapping[Pair, int]) -> float:
    """Return how much the result between two teams counts: the mean over the pairs of their members.

    A bot does not count against another one of its level.
    """
    pairs = [pair(one, two) for one in own.members for two in other.members]
    return sum(0.0 if two[0] == two[1] else 1 / (1 + met.get(two, 0)) for two in pairs) / len(pairs)


def _widened(rating: Rating) -> Rating:
    """Return a rating before a match: its deviation grows by `TAU`, since strength may have changed."""
    return Rating(rating.mean, sqrt(rating.deviation**2 + TAU**2))


def _mean_and_variance(ratings: Iterable[Rating]) -> tuple[float, float]:
    """Return the mean and the variance of a team: the sums of those of its members."""
    mean = variance = 0.0
    for one in ratings:
        mean, variance = mean + one.mean, variance + one.deviation**2
    return mean, variance


def _mean(ratings: Sequence[Rating]) -> Rating:
    """Return the mean of ratings of one identity."""
    count = len(ratings)
    deviation = sqrt(sum(one.deviation**2 for one in ratings) / count)
    return ratings[0] if count == 1 else Rating(sum(one.mean for one in ratings) / count, deviation)
