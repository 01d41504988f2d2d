"""Animations of turns: a picture after each event, folded as the clients of the audience do it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from botyard.client.folds import FOLDS, Diverged, UnknownGame, find_game
from botyard.games.interface import Picture, Picturing
from botyard.games.registry import find_rules
from botyard.pictures.card import Card, svg
from botyard.pictures.raster import webp
from botyard.rooms.room import Room

FRAMES_LIMIT = 30
SCALE = 0.5
FRAME_MS, LAST_FRAME_MS = 700, 2_000


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as one audience knew it: the view at its start, and the events of the game that followed.

    `card`: of the start; each frame is that card with another picture.
    """

    game: str
    rules_version: int
    view: Any
    events: tuple[Any, ...]
    card: Card


def is_drawn(room: Room) -> bool:
    """Return whether the game of a room has pictures."""
    return isinstance(find_rules(room.record.game, room.record.rules_version), Picturing)


def animate(turn: Turn) -> bytes:
    """Return a turn as WebP. Takes seconds: for a worker process."""
    pictures = turn_frames(turn)
    durations = (*[FRAME_MS] * (len(pictures) - 1), LAST_FRAME_MS)
    return webp([svg(replace(turn.card, picture=one), SCALE) for one in pictures], durations)


def turn_frames(turn: Turn) -> list[Picture]:
    """Return the different pictures of a turn: at most `FRAMES_LIMIT`, the first and the last among them."""
    game: object = find_rules(turn.game, turn.rules_version)
    assert isinstance(game, Picturing), "the caller has asked `is_drawn`"
    pictures: list[Picture] = []
    for view in _views(turn):
        picture = game.picture(view)
        if not pictures or picture != pictures[-1]:
            pictures.append(picture)
    return _thinned(pictures)


def _views(turn: Turn) -> Iterator[Any]:
    """The view at the start and after each event, as far as the game can be followed."""
    view = turn.view
    yield view
    try:
        find_game(turn.game)
        for event in turn.events:
            view = FOLDS[turn.game].fold(view, event)
            yield view
    except (Diverged, UnknownGame, KeyError):
        return


def _thinned(pictures: Sequence[Picture]) -> list[Picture]:
    if len(pictures) <= FRAMES_LIMIT:
        return list(pictures)
    step = (len(pictures) - 1) / (FRAMES_LIMIT - 1)
    return [pictures[round(place * step)] for place in range(FRAMES_LIMIT)]
