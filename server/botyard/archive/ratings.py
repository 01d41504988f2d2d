"""Ratings: how a match changes the estimates of its players' strengths, and the SQL of changes and lists.

The formula is the Bradley-Terry model with all pairs of Weng and Lin ("A Bayesian Approximation Method for Online
Ranking", JMLR 12, 2011, algorithm 1), with a weight for each pair. docs/topics/ratings.md explains it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import exp, sqrt
from typing import Any, NamedTuple

from msgspec import json

from botyard.archive.database import Row, Steps, placeholders
from botyard.archive.match import FinishedMatch, MatchSeat

VERSION = 1
"""The number of the formula; it is stored with each change, and rises with every change of what is computed here."""

BETA = 25 / 3
"""How much the strength of a player varies from match to match."""
TAU = 25 / 300
"""How much the strength of a player may change between two matches."""
KAPPA = 1e-4
"""After a match at least this part of a player's variance remains."""
PROVISIONAL = 10
"""A rating with fewer matches than this is provisional."""
FARMING_MS = 30 * 86_400_000
"""Matches of a pair within this time before a match lower the weight of the pair in it."""
BOT = "bot:"
"""The beginning of a rated bot's identity; its level follows. All bots of a level of a game have one rating."""

Pair = tuple[str, str]
"""The identities of two players, the smaller one first."""


class Rating(NamedTuple):
    """What is known of the strength of a player: its mean and its standard deviation."""

    mean: float = 25.0
    deviation: float = 25 / 3

    @property
    def points(self) -> int:
        """The number that is shown: 1000 at the beginning. The strength is higher with a probability of 99.8 %."""
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
        place = (all(seat.left for seat in seats), min(seat.place or 0 for seat in seats))  # 0: without a ranking
        made.append(Team(place, sorted(rated_identity(one[0]) for one in members)))
    return sorted(made, key=lambda team: (team.members, team.place))  # so sums of floats do not depend on the seats


def rated_identity(seat: MatchSeat) -> str:
    """Return the identity under which the holder of a seat is rated."""
    return f"{BOT}{seat.bot}" if seat.bot else seat.identity


def new_ratings(teams: Sequence[Team], before: Mapping[str, Rating], met: Mapping[Pair, int]) -> dict[str, Rating]:
    """Return the ratings of all players after a match, by the model of Weng and Lin: `omega` and `delta` are theirs.

    `before`: the ratings so far; a player without one is new. `met`: how often a pair met within `FARMING_MS`; the pair
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


MOST_LISTED = 100
"""The most ratings or changes of one page."""

LISTED = " AND NOT EXISTS (SELECT 1 FROM unlisted u WHERE u.identity = r.identity)"
"""The condition of a rating `r` that leaderboards show."""
RATING = "identity, mean, deviation, matches, last"
"""The columns of a rating, as `_listed` reads them."""
CHANGE = (  # the columns of a change, and the names of their values
    "number, room, identity, game, tempo, ended, mean_before, deviation_before, mean, deviation, version",
    ":number, :room, :identity, :game, :tempo, :ended, :mean_before, :deviation_before, :mean, :deviation, :version",
)


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """The rating of a person or of a level of bots. `matches`: how many were rated; `last`: the end of the newest."""

    identity: str
    rating: Rating
    matches: int
    last: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a match has changed. `number`: its place in the order of rated matches. `version`: of the formula."""

    number: int
    room: str
    identity: str
    game: str
    tempo: str
    ended: int
    before: Rating
    after: Rating
    version: int


# --- changes ----------------------------------------------------------------------------------------------------


def next_number() -> Steps[int]:
    """Return the number of the next rated match. No other match is rated before this transaction ends."""
    rows = yield (
        "UPDATE facts SET value = CAST(CAST(value AS BIGINT) + 1 AS TEXT) WHERE name = :name RETURNING value",
        {"name": "rated"},
    )
    return int(rows[0][0])


def rate(match: FinishedMatch, number: int) -> Steps[None]:
    """Store what a rated match changes. Without a second player it changes nothing. `number`: from `next_number`."""
    game, tempo, teams = match.game, tempo_of(match), teams_of(match)
    identities = sorted({one for team in teams for one in team.members})
    if len(identities) < 2:
        return
    known = yield from ratings_of(game, tempo, identities)
    met = yield from _met(match, tempo, teams)
    before = {one: player.rating for one, player in known.items()}
    for identity, after in sorted(new_ratings(teams, before, met).items()):
        was = known.get(identity, RatedPlayer(identity, Rating(), 0, 0))
        key = {"identity": identity, "game": game, "tempo": tempo, "mean": after.mean, "deviation": after.deviation}
        last, matches = max(was.last, match.ended), was.matches + 1
        yield (
            "INSERT INTO ratings (identity, game, tempo, mean, deviation, points, matches, last, month)"
            " VALUES (:identity, :game, :tempo, :mean, :deviation, :points, :matches, :last, :month)"
            " ON CONFLICT (identity, game, tempo) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,"
            " points = excluded.points, matches = excluded.matches, last = excluded.last, month = excluded.month",
            key | {"points": after.points, "matches": matches, "last": last, "month": month_of(last)},
        )
        of = {"number": number, "room": match.room, "ended": match.ended, "version": VERSION}
        of |= {"mean_before": was.rating.mean, "deviation_before": was.rating.deviation}
        yield f"INSERT INTO rating_changes ({CHANGE[0]}) VALUES ({CHANGE[1]})", key | of


def _met(match: FinishedMatch, tempo: str, teams: Sequence[Team]) -> Steps[dict[Pair, int]]:
    """Return how many rated matches each pair has had that ended within `FARMING_MS` before the end of this one.

    A pair of two levels of bots counts as 0: it is no use for farming, and it has too many matches to count quickly.
    """
    met: dict[Pair, int] = {}
    identities = sorted({one for team in teams for one in team.members}, key=lambda one: (one.startswith(BOT), one))
    for place, one in enumerate(identities[:-1]):
        if one.startswith(BOT):
            break
        names, values = placeholders(identities[place + 1 :])
        rows = yield (
            "SELECT b.identity, count(*) FROM rating_changes a CROSS JOIN rating_changes b"
            " WHERE a.identity = :one AND a.game = :game AND a.tempo = :tempo AND a.ended > :since"
            f" AND b.room = a.room AND b.identity IN ({names}) GROUP BY b.identity",
            values | {"one": one, "game": match.game, "tempo": tempo, "since": match.ended - FARMING_MS},
        )
        met |= {pair(one, other): count for other, count in rows}
    return met


# --- lists ------------------------------------------------------------------------------------------------------


def ratings_of(game: str, tempo: str, identities: Sequence[str], listed: bool = False) -> Steps[dict[str, RatedPlayer]]:
    """Return the ratings of players in a game, by identity; without those who have none.

    Only the first `MOST_LISTED` of `identities` are read. `listed`: leave out those who want no place on leaderboards.
    """
    if not identities:
        return {}
    names, values = placeholders(identities[:MOST_LISTED])
    rows = yield (
        f"SELECT {RATING} FROM ratings r WHERE identity IN ({names}) AND game = :game AND tempo = :tempo"
        f"{LISTED if listed else ''}",
        values | {"game": game, "tempo": tempo},
    )
    return {player.identity: player for player in _listed(rows)}


def own_ratings(identity: str) -> Steps[dict[tuple[str, str], RatedPlayer]]:
    """Return the ratings of a player, by game and tempo, in this order."""
    rows = yield (
        f"SELECT game, tempo, {RATING} FROM ratings WHERE identity = :identity ORDER BY game, tempo",
        {"identity": identity},
    )
    return {(game, tempo): _listed([row])[0] for game, tempo, *row in rows}


def rating_curve(identity: str, game: str, tempo: str, limit: int = MOST_LISTED) -> Steps[list[RatingChange]]:
    """Return the newest changes of a player's rating in a game, the newest first."""
    rows = yield (
        f"SELECT {CHANGE[0]} FROM rating_changes WHERE identity = :identity AND game = :game AND tempo = :tempo"
        " ORDER BY number DESC LIMIT :limit",
        {"identity": identity, "game": game, "tempo": tempo, "limit": min(limit, MOST_LISTED)},
    )
    return [changed(row) for row in rows]


def leaderboard(
    game: str, tempo: str, month: str = "", after: tuple[int, str] | None = None, limit: int = MOST_LISTED
) -> Steps[list[RatedPlayer]]:
    """Return a page of the players of a game, the strongest first, without those who are in `unlisted`.

    `month`: only those whose newest rated match ended in it, such as `2026-11`. `after`: the points and the identity of
    the last player of the page before.
    """
    values: dict[str, Any] = {"game": game, "tempo": tempo, "limit": min(limit, MOST_LISTED)}
    within = below = ""
    if month:
        within = " AND month = :month"
        values["month"] = month
    if after is not None:
        below = " AND (points, identity) < (:points, :identity)"
        values |= {"points": after[0], "identity": after[1]}
    rows = yield (
        f"SELECT {RATING} FROM ratings r WHERE game = :game AND tempo = :tempo{within}{below}{LISTED}"
        " ORDER BY points DESC, identity DESC LIMIT :limit",
        values,
    )
    return _listed(rows)


def set_listed(identity: str, is_listed: bool) -> Steps[None]:
    """Set whether a person has a place on leaderboards."""
    values = {"identity": identity}
    if is_listed:
        yield "DELETE FROM unlisted WHERE identity = :identity", values
    else:
        yield "INSERT INTO unlisted (identity) VALUES (:identity) ON CONFLICT (identity) DO NOTHING", values


def unlisted() -> Steps[list[str]]:
    """Return the identities that want no place on leaderboards."""
    rows = yield "SELECT identity FROM unlisted ORDER BY identity", {}
    return [row[0] for row in rows]


def changed(row: Row) -> RatingChange:
    """Return the change that a row has in the columns of `CHANGE`."""
    number, room, identity, game, tempo, ended, *before_and_after, version = row
    before, after = Rating(*before_and_after[:2]), Rating(*before_and_after[2:])
    return RatingChange(number, room, identity, game, tempo, ended, before, after, version)


def _listed(rows: Sequence[Row]) -> list[RatedPlayer]:
    return [RatedPlayer(identity, Rating(mean, deviation), *more) for identity, mean, deviation, *more in rows]
