"""Ratings over HTTP: leaderboards, and the ratings of people at a table."""

import re

from botyard.errors import Refused
from botyard.net.actions.leaderboards import Place
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, Parameter, one_of, operation
from botyard.net.transport.rate_limits import RATINGS
from botyard.texts import localized
from botyard_protocol.api_ratings import Leaderboard, PlayerRatings, RatingTempo
from botyard_protocol.codes import Code

MOST_ASKED = 16
"""The most people of one request: all who can sit at a table, twice."""
SCOPES = {"": "all", "all": "all", "month": "month", "friends": "friends"}
TEMPOS = {"": RatingTempo.LIVE.wire} | {tempo.wire: tempo.wire for tempo in RatingTempo}
TEMPO = one_of("tempo", "The class of the time control; none: live.", TEMPOS)
AFTER = re.compile(r"(\d{1,9})\.(\d{1,9})\.([0-9a-z:-]{1,40})\Z", re.ASCII)
QUERY = (
    TEMPO,
    one_of("scope", "Whom to list: all, those with a rated match in this month (UTC), or friends; none: all.", SCOPES),
    Parameter("after", "The `next` of the page before."),
)
PEOPLE = (TEMPO, Parameter("ids", f"Identities of people, or `bot:LEVEL`, at most {MOST_ASKED}, with commas between."))


@operation(
    "GET",
    "/api/ratings/{game}",
    codes=(Code.UNKNOWN_GAME, Code.INVALID_FIELD, Code.NO_IDENTITY),
    anonymous=True,
    query=QUERY,
    price=RATINGS,
)
async def get_leaderboard(node: Node, call: Call) -> Leaderboard:
    """The players of a game by their rating, 50 a page; friends all at once."""
    game, tempo, scope = _game(node, call), call.choice("tempo", TEMPOS), call.choice("scope", SCOPES)
    if scope != "friends":
        return await node.leaderboards.page(game, tempo, scope == "month", _after(call), call.identity_id)
    if call.identity_id is None:
        raise Refused(Code.NO_IDENTITY, localized("no_identity-name_post_api_guest"))
    return await node.leaderboards.of_friends(game, tempo, call.identity_id)


@operation(
    "GET",
    "/api/ratings/{game}/people",
    codes=(Code.UNKNOWN_GAME, Code.INVALID_FIELD),
    anonymous=True,
    query=PEOPLE,
    price=RATINGS,
)
async def get_ratings(node: Node, call: Call) -> PlayerRatings:
    """The ratings of some people and bots in a game, of those who do not keep it for themselves."""
    game, tempo = _game(node, call), call.choice("tempo", TEMPOS)
    return await node.leaderboards.of_people(game, tempo, call.query("ids").split(",")[:MOST_ASKED])


def _game(node: Node, call: Call) -> str:
    """The game of the path. Raises `Refused` for one that is not offered."""
    node.offered_games.must_offer(call.path("game"))
    return call.path("game")


def _after(call: Call) -> Place | None:
    """Return where the page before has ended, None for the first page. Raises `Refused` for what says no place."""
    after = call.query("after")
    if not after:
        return None
    found = AFTER.match(after)
    if found is None:
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-query", field="after"))
    return int(found[1]), int(found[2]), found[3]
