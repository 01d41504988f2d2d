"""Types of messages for one game: the game's own types in the place of a message's type variables."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Union, cast, get_args, get_origin

import msgspec

from botyard_protocol.events import RoomEvent
from botyard_protocol.games import GameSchema, schema_of
from botyard_protocol.lobby import LobbyChanged, LobbyRooms, MatchChanged, MyMatches, RoomSummary
from botyard_protocol.schema import StructClass


@cache
def typed(annotation: Any, schema: GameSchema) -> Any:
    """A class of messages, or a union of some, with the types of a game in place of its type variables."""
    if get_origin(annotation) in (Union, type(int | str)):
        return Union[tuple(typed(member, schema) for member in get_args(annotation))]  # noqa: UP007
    variables = getattr(annotation, "__parameters__", ())
    return (
        annotation[tuple(content_type(variable.__name__, schema) for variable in variables)]
        if variables
        else annotation
    )


_ATTRIBUTES = {
    "CommandT": "command",
    "ChoiceT": "choice",
    "GameEventT": "event",
    "ViewT": "view",
    "OptionsT": "options",
    "OptionsViewT": "options_view",
    "AnswersT": "answers",
    "AnswersViewT": "answers_view",
    "ChangeT": "change",
    "BranchT": "branch",
}
"""The attribute of a schema that stands for a type variable."""


def content_type(variable: str, schema: GameSchema) -> Any:
    """The type of a game that stands for a type variable; a kind of content that the game does not have is null."""
    if variable == "EventT":
        return Event if schema is ANY_GAME else typed(RoomEvent, schema) | schema.event
    found = getattr(schema, _ATTRIBUTES[variable])
    return type(None) if found is None else found


class GameContent:
    """A kind of content, described where the game does not matter: in documents and in what is generated."""


class Event(GameContent):
    """An event of a room or of its game."""


class GameCommand(GameContent):
    """A command of the game."""


class GameChoice(GameContent):
    """A choice of the game."""


class GameEvent(GameContent):
    """An event of the game."""


class GameView(GameContent):
    """The view of the game."""


class GameOptions(GameContent):
    """Options of the game."""


class GameOptionsView(GameContent):
    """Options of the game, as the server sends them."""


class GameAnswers(GameContent):
    """Standing answers of the game."""


class GameAnswersView(GameContent):
    """Standing answers of the game, as the server sends them."""


class GameChange(GameContent):
    """A change that a preview of the game tries out."""


class GameBranch(GameContent):
    """A branch of a preview of the game."""


ANY_GAME = GameSchema(
    name="",
    command=GameCommand,
    choice=GameChoice,
    event=GameEvent,
    view=cast(Any, GameView),
    options=cast(Any, GameOptions),
    options_view=cast(Any, GameOptionsView),
    answers=cast(Any, GameAnswers),
    answers_view=cast(Any, GameAnswersView),
    change=GameChange,
    branch=cast(Any, GameBranch),
)
"""Stands for the schema of any game."""

ATTRIBUTES: dict[type[GameContent], str] = {
    cast(type[GameContent], getattr(ANY_GAME, name)): name for name in _ATTRIBUTES.values()
}
"""The attribute of a schema for a kind of content; `Event` has none."""


def general(cls: StructClass) -> StructClass:
    """A struct class, or one that is typed for a game, as it is for any game."""
    return cast(StructClass, typed(get_origin(cls) or cls, ANY_GAME))


class Converter:
    """Makes values of one type out of plain lists, as `msgspec.convert` does, but fast for generic types too."""

    def __init__(self, annotation: Any) -> None:
        self._holder: Any = msgspec.defstruct("Holder", [("value", annotation)], array_like=True)

    def convert(self, obj: Any) -> Any:
        """The value. Raises `msgspec.ValidationError`, whose path begins with `$[0]`."""
        return msgspec.convert((obj,), self._holder).value


@cache
def converter(annotation: Any, schema: GameSchema | None = None) -> Converter:
    """The converter of a type, with the types of a game in the place of its type variables if `schema` is given."""
    return Converter(annotation if schema is None else typed(annotation, schema))


ROOM_LISTS = frozenset({LobbyRooms, LobbyChanged, MyMatches, MatchChanged})
"""Messages with summaries of rooms, each of a game of its own."""


def scope_rooms(message: Any) -> None:
    """Give the summaries of rooms in a message, which may be of several games, the options of their own game."""
    match message:
        case LobbyRooms(rooms=rooms):
            scope_summaries(rooms)
        case LobbyChanged(room=room):
            scope_summaries((room,))
        case MyMatches(matches=matches):
            scope_summaries(match.room for match in matches)
        case MatchChanged(match=match):
            scope_summaries((match.room,))


def scope_summaries(rooms: Iterable[RoomSummary]) -> None:
    """Turn the options of rooms, which are plain lists as yet, into those of their games, in place.

    Options of a game that is not registered stay as they are. Raises `msgspec.ValidationError`.
    """
    for room in rooms:
        schema = schema_of(room.game)
        if schema is not None and isinstance(room.options, list):
            options = converter(schema.options_view).convert(room.options)
            msgspec.structs.force_setattr(room, "options", options)
