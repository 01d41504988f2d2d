"""The SQL of ratings: the changes that a match makes, and the lists that show them. `ratings` has the formula."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from botyard.archive.database import Row, Steps, placeholders
from botyard.archive.match import FinishedMatch
from botyard.archive.ratings import (
    BOT,
    FARMING_MS,
    VERSION,
    Pair,
    Rating,
    Team,
    month_of,
    new_ratings,
    pair,
    teams_of,
    tempo_of,
)

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

    Two levels of bots have none: they are no use to a farmer, and have more matches than are quickly counted.
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

    Only the first `MOST_LISTED` of `identities` are read. `listed`: leave out who has no place on leaderboards.
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
