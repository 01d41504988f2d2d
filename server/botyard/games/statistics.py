"""Statistics of a match: numbers by seat that a game declares and counts, and the awards that follow from them.

A game has them if it has the capability `botyard.games.interface.Statistics`. They are of finished matches only, in
which nothing is secret any more.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from botyard.games.interface import Game, Statistic, Statistics
from botyard_protocol.api_rooms import Aggregation, AwardView, MatchStatistics, StatisticView

MOST_STATISTICS = 20
"""The most statistics of a game."""
MOST_SEATS = 32
"""Statistics are counted only for seats below this number, seats of opponents that the rules play included."""
MOST_AWARDS = 3
"""The most awards of a match: the first ones in the order in which the game declares its statistics."""
NOTHING = MatchStatistics((), ())
"""The statistics of a match whose game declares none."""

_NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")


def problem_of(declared: Any) -> str | None:
    """Return the end of a sentence that begins with the game's name; None for statistics that can be counted."""
    if not isinstance(declared, tuple) or len(declared) > MOST_STATISTICS:
        return f"has `statistics` that are not a tuple of at most {MOST_STATISTICS}"
    for one in declared:
        if not isinstance(one, Statistic) or not isinstance(one.kind, Aggregation):
            return "has `statistics` with something that is not a Statistic of a kind of Aggregation"
        if not all(_NAME.fullmatch(name) for name in (one.name, one.award or "none")):
            return f"has the statistic {one.name!r}: names have at most 30 small letters, digits and underscores"
    if len({one.name for one in declared}) < len(declared):
        return "has two statistics of the same name"
    return None


def text_ids(declared: Iterable[Statistic]) -> Iterator[str]:
    """Yield the ids of the texts that say statistics and their awards in words."""
    for one in declared:
        yield from (f"statistic-{one.name}", f"about-{one.name}")
        if one.award is not None:
            yield f"award-{one.award}"


def statistics_of(game: Game, state: Any, events: Iterable[Any], seats: int) -> MatchStatistics:
    """Return the statistics of a match that is over.

    `state`: at the end. `events`: all of the game in the match, unredacted, in order. `seats`: how many the room has;
    opponents that the rules play come after them, if anything was counted for them. Raises `ValueError` for a number
    that the game does not declare, or of no seat.
    """
    if not isinstance(game, Statistics):
        return NOTHING
    counted: dict[str, list[int | None]] = {one.name: [] for one in game.statistics}
    kinds = {one.name: one.kind for one in game.statistics}
    for name, seat, value in game.observations(state, events):
        if name not in kinds or not 0 <= seat < MOST_SEATS or type(value) is not int:
            raise ValueError(f"`observations` gives {(name, seat, value)}: no declared name, seat and whole number.")
        by_seat = counted[name]
        by_seat += [None] * (seat + 1 - len(by_seat))
        by_seat[seat] = _joined(kinds[name], by_seat[seat], value)
    rows = max([seats, *map(len, counted.values())])
    views = tuple(_view(one, counted[one.name], rows) for one in game.statistics)
    return MatchStatistics(views, _awards(game.statistics, views))


def _joined(kind: Aggregation, former: int | None, value: int) -> int:
    """Return the number of a seat after a further value. `former`: the number so far, None before the first value."""
    if former is None or kind is Aggregation.LAST:
        return value
    if kind is Aggregation.SUM:
        return former + value
    return max(former, value) if kind is Aggregation.MAX else min(former, value)


def _view(one: Statistic, counted: list[int | None], rows: int) -> StatisticView:
    """Return a statistic with a value for each of the `rows` seats: without any, a sum is 0 and all others are None."""
    values = (*counted, *[None] * (rows - len(counted)))
    if one.kind is Aggregation.SUM:
        values = tuple(value or 0 for value in values)
    return StatisticView(one.name, one.kind, values)


def _awards(declared: Sequence[Statistic], views: Sequence[StatisticView]) -> tuple[AwardView, ...]:
    """Return the awards of a match: each to the one seat that has the highest value, if that is high enough."""
    found = []
    for one, view in zip(declared, views, strict=True):
        best = max((value for value in view.values if value is not None), default=None)
        if one.award is None or best is None or best < one.least or view.values.count(best) > 1:
            continue
        found.append(AwardView(one.award, view.values.index(best), one.name, best))
    return tuple(found[:MOST_AWARDS])
