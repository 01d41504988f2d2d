"""The registry of games on the wire: the types of each game's content in messages, by the name of the game.

Each game registers its schema where it defines the types. Tags are scoped by the game of a room: those of two games may
coincide. A game's events have tags from 32 on, since they travel in one list with the room events (1..31).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import msgspec

from botyard_protocol.schema import members, tag_of

FIRST_EVENT_TAG = 32
"""Tags below are those of room events."""


@dataclass(frozen=True, slots=True)
class ShortForm:
    """The short form of the events of an entry, in which a game sends them as msgpack.

    `shorten`: makes it of events. `expand`: makes events in the explicit form, as arrays, of a short form. Raises
    `ValueError` if it is none.
    """

    shorten: Callable[[Sequence[Any]], list[Any]]
    expand: Callable[[Sequence[Any]], list[Any]]


@dataclass(frozen=True, eq=False)
class GameSchema:
    """The types of one game. Unions of structs are given as such (`Place | Pass`); a single struct stands for itself.

    `options_view` and `answers_view`: as the server sends them, so that they ignore fields of newer servers.
    `answers`, `answers_view`: None for a game without standing answers; `change`, `branch`: None for one without
    previews. `refusals`: codes of the game's own for commands that its rules refuse. `short_form`: of events, None for
    a game that sends them as they are; a browser client expands it by `expandEvents` of its tables.
    """

    name: str
    command: Any
    choice: Any
    event: Any
    view: type[msgspec.Struct]
    options: type[msgspec.Struct]
    options_view: type[msgspec.Struct]
    answers: type[msgspec.Struct] | None = None
    answers_view: type[msgspec.Struct] | None = None
    change: Any = None
    branch: type[msgspec.Struct] | None = None
    refusals: type[StrEnum] | None = None
    short_form: ShortForm | None = None


SCHEMAS: dict[str, GameSchema] = {}
"""The registered schemas by the name of their game. `register` fills it."""


def register(schema: GameSchema) -> GameSchema:
    """Make a game known to the codec, in place of an earlier schema of the same name. Returns the schema.

    Raises `ValueError` for events with tags of room events.
    """
    low = [cls.__name__ for cls in members(schema.event) if (tag_of(cls) or 0) < FIRST_EVENT_TAG]
    if low:
        raise ValueError(f"The event {low[0]} of {schema.name} needs a tag of {FIRST_EVENT_TAG} or more.")
    SCHEMAS[schema.name] = schema
    return schema


def schema_of(game: str) -> GameSchema | None:
    """The schema of a game by its name, None for a game that is not registered."""
    return SCHEMAS.get(game)


def registered() -> tuple[GameSchema, ...]:
    """The schemas of all games, by name."""
    return tuple(SCHEMAS[name] for name in sorted(SCHEMAS))
