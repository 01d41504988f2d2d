"""Types of messages for one game: the game's own types in the place of a message's type variables."""

from functools import cache
from typing import Any, Union, cast, get_args, get_origin

from botyard_protocol.events import RoomEvent
from botyard_protocol.games import GameSchema
from botyard_protocol.schema import StructClass


@cache
def typed(annotation: Any, schema: GameSchema) -> Any:
    """Return a class of messages, or a union of some, with the types of a game in place of its type variables."""
    if get_origin(annotation) in (Union, type(int | str)):  # both spellings of a union
        return Union[tuple(typed(member, schema) for member in get_args(annotation))]  # noqa: UP007
    variables = getattr(annotation, "__parameters__", ())
    return (
        annotation[tuple(content_type(variable.__name__, schema) for variable in variables)]
        if variables
        else annotation
    )


_BY_VARIABLE = {
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
    """Return the type of a game that stands for a type variable.

    For a kind of content that the game does not have, that is the type of None.
    """
    if variable == "EventT":
        return Event if schema is ANY_GAME else typed(RoomEvent, schema) | schema.event
    found = getattr(schema, _BY_VARIABLE[variable])
    return type(None) if found is None else found


def has_content(cls: StructClass, schema: GameSchema) -> bool:
    """Whether a game has any of the content that a class of messages holds, such as changes for a preview."""
    names = [variable.__name__ for variable in cls.__dict__.get("__parameters__", ())]
    return any(name == "EventT" or getattr(schema, _BY_VARIABLE[name]) is not None for name in names)


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
    cast(type[GameContent], getattr(ANY_GAME, name)): name for name in _BY_VARIABLE.values()
}
"""The attribute of a schema for a kind of content; `Event` has none."""


def general(cls: StructClass) -> StructClass:
    """A struct class, or one that is typed for a game, as it is for any game."""
    return cast(StructClass, typed(get_origin(cls) or cls, ANY_GAME))
