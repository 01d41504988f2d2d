"""Content of messages that belongs to the game of a room: its place in a message, for games that are not known here.

A message class has a type variable for each kind of content. `scoping.typed` puts the types of one game in the place
of the variables; without them the content stays as it came, as plain lists. Code of the platform passes content on.
"""

from typing import Any, TypeAlias

from typing_extensions import TypeVar

CommandT = TypeVar("CommandT", default=Any)
ChoiceT = TypeVar("ChoiceT", default=Any)
GameEventT = TypeVar("GameEventT", default=Any)
EventT = TypeVar("EventT", default=Any)
ViewT = TypeVar("ViewT", default=Any)
OptionsT = TypeVar("OptionsT", default=Any)
OptionsViewT = TypeVar("OptionsViewT", default=Any)
AnswersT = TypeVar("AnswersT", default=Any)
AnswersViewT = TypeVar("AnswersViewT", default=Any)
ChangeT = TypeVar("ChangeT", default=Any)
BranchT = TypeVar("BranchT", default=Any)

GameCommand: TypeAlias = Any
"""A command of any game, which answers a choice."""

Choice: TypeAlias = Any
"""A choice of any game; it has the fields `id` and `seat`."""

GameEvent: TypeAlias = Any
"""An event of any game."""

GameView: TypeAlias = Any
"""The state of any game as one audience may know it."""

GameChange: TypeAlias = Any
"""One of the changes that a preview tries out, in any game that has previews."""

GameOptions: TypeAlias = Any
"""The options of a room, of any game, as a client sends them."""

GameOptionsView: TypeAlias = Any
"""The options of a room, of any game, as the server sends them."""

GameAnswers: TypeAlias = Any
"""Standing answers of any game, as a client sends them."""

GameAnswersView: TypeAlias = Any
"""Standing answers of any game, as the server sends them."""
