"""Sides, scores and ranking (rules §7 and §8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.oracle.twin_tin_bots.board import Thing

WORTH = {"blue": 2, "green": 3, "pink": 4}
SCORE_TO_WIN = {2: 11, 3: 10, 4: 9, 5: 8, 6: 7}

Seats = Mapping[str, dict[str, Any]]


def sides(mode: str, order: list[str]) -> list[list[str]]:
    """List the sides of a game, each the colours of its seats."""
    if mode in ("teams", "advanced_two_player"):
        return [order[0::2], order[1::2]]
    return [[colour] for colour in order]


def score_to_win(mode: str, order: list[str]) -> int:
    """Give the worth of delivered crystals that wins at once."""
    return SCORE_TO_WIN[2 if mode == "advanced_two_player" else len(order)]


def in_base(seats: Seats, side: list[str], colour: str) -> int:
    """Count the delivered crystals of a colour over a side's seats."""
    return sum(int(seats[seat]["delivered"].get(colour, 0)) for seat in side)


def worth(seats: Seats, side: list[str]) -> int:
    """Add up the worth of a side's delivered crystals."""
    return sum(in_base(seats, side, colour) * WORTH[colour] for colour in WORTH)


def final_score(seats: Seats, robots: list[Thing], side: list[str]) -> int:
    """Add to the worth the crystals carried by a side's robots, each at one less."""
    carried = [robot["cargo"] for robot in robots if robot["colour"] in side and robot["cargo"]]
    return worth(seats, side) + sum(WORTH[colour] - 1 for colour in carried)


def ranking(seats: Seats, robots: list[Thing], playing: list[list[str]], winner: list[str] | None) -> list[list[str]]:
    """Rank sides from the first place on; a winner by score is first whatever the scores."""

    def rank(side: list[str]) -> tuple[int, ...]:
        return (
            int(side == winner),
            final_score(seats, robots, side),
            in_base(seats, side, "blue"),
            in_base(seats, side, "green"),
            worth(seats, side),
        )

    places: dict[tuple[int, ...], list[str]] = {}
    for side in sorted(playing, key=rank, reverse=True):
        places.setdefault(rank(side), []).extend(side)
    return list(places.values())
