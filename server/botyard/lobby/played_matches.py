"""Finished matches of the archive, and profiles, as the protocol has them."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import json

from botyard.archive.match import FinishedMatch, MatchSeat
from botyard.archive.queries import GameResults, GameStatistic
from botyard.games.interface import Statistics
from botyard.games.registry import GAMES
from botyard.rooms.sight.public_names import PublicNames
from botyard_protocol.api_history import (
    MatchResult,
    PlayedMatch,
    PlayedSeat,
    ProfileGame,
    ProfileRating,
    ProfileStatistic,
)
from botyard_protocol.codec import from_object
from botyard_protocol.messages import Abandoned, BotLevel, RoomSummary, Status, TimeControlView


def played_match(match: FinishedMatch, names: PublicNames) -> PlayedMatch:
    """Return a match of the archive with the names that are shown."""
    return PlayedMatch(
        room=names.rename_line(_summary(match)),
        seats=tuple(
            PlayedSeat(one.seat, one.place, one.points, MatchResult[one.result.name], one.timeouts, one.left)
            for one in match.seats
        ),
        started=match.started,
        ended=match.ended,
        turns=match.turns,
        rated=match.rated,
        public=match.public,
        abandoned=Abandoned[match.abandoned.upper()] if match.abandoned else None,
    )


def profile_games(
    results: list[GameResults], counted: list[GameStatistic], ratings: Mapping[str, Sequence[ProfileRating]]
) -> tuple[ProfileGame, ...]:
    """Return the results of a person by game, the most played first, with the statistics that games here declare.

    `ratings`: by game.
    """
    by_game: defaultdict[str, dict[str, GameStatistic]] = defaultdict(dict)
    for one in counted:
        by_game[one.game][one.name] = one
    games = [
        ProfileGame(
            game=result.game,
            matches=result.matches,
            won=result.won,
            shared=result.shared,
            lost=result.lost,
            finished=result.finished,
            timeouts=result.timeouts,
            statistics=_statistics(by_game[result.game]),
            ratings=tuple(ratings.get(result.game, ())),
        )
        for result in results
    ]
    return tuple(sorted(games, key=lambda one: -one.matches))


def _statistics(counted: dict[str, GameStatistic]) -> tuple[ProfileStatistic, ...]:
    """Return what was counted in a game in the order in which it declares its statistics."""
    game: Any = GAMES.get(next(iter(counted.values())).game) if counted else None
    if not isinstance(game, Statistics):
        return ()
    found = [(declared, counted[declared.name]) for declared in game.statistics if declared.name in counted]
    return tuple(
        ProfileStatistic(one.name, declared.kind, one.matches, one.total, one.lowest, one.highest)
        for declared, one in found
    )


def _summary(match: FinishedMatch) -> RoomSummary:
    """Return the room of a match as its line in the lobby was at the end; seats without a holder are empty."""
    holders: list[MatchSeat | None] = [None] * (max((one.seat for one in match.seats), default=-1) + 1)
    for one in match.seats:
        holders[one.seat] = one
    return RoomSummary(
        id=match.room,
        game=match.game,
        name=match.name,
        status=Status.FINISHED,
        players=len(holders),
        seats=tuple(None if one is None else one.name for one in holders),
        created=match.created // 1000,
        options=json.decode(match.options) if match.options else None,
        identities=tuple(None if one is None else one.identity for one in holders),
        clock=from_object(TimeControlView, json.decode(match.clock)) if match.clock else None,
        bots=tuple(None if one is None or not one.bot else BotLevel[one.bot.upper()] for one in holders),
    )
