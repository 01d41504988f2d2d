"""Origins of a practice: the ways to make the state that it begins with. Values that can go to another process."""

from dataclasses import dataclass
from typing import Any

from botyard.games.interface import Audience, Game, Illegal, Imagining, Teaching
from botyard.practice.lessons import find_step
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.messages import RoomView


class CannotBegin(Illegal):
    """The practice has no such beginning. `message` is a sentence for people."""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A new match."""

    players: int
    options: Any


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the game's lessons."""

    id: str


@dataclass(frozen=True, slots=True)
class Given:
    """A position in the form of the game's lessons, for so many seats."""

    seats: int
    position: dict[str, Any]


@dataclass(frozen=True, slots=True)
class PastState:
    """The exact state of a match that is over, as the game dumps it."""

    state: bytes


@dataclass(frozen=True, slots=True)
class SeenPosition:
    """A position of a running match, as far as the view of an audience shows it."""

    view: Any
    choices: tuple[Any, ...]


Origin = NewMatch | Step | Given | PastState | SeenPosition


@dataclass(frozen=True, slots=True)
class Beginning:
    """An origin, and the room that it belongs to; None if it belongs to none.

    `running`: whether the match still goes on, so that nothing may help to play it. `audience`: the caller's own seats
    in it.
    """

    origin: Origin
    room: RoomView[Any] | None = None
    running: bool = False
    audience: Audience = ()


def first_state(game: Game, origin: Origin, seed: bytes) -> Any:
    """Return the state that an origin names. Raises `Illegal`, also for options that do not fit."""
    match origin:
        case NewMatch():
            options = game.default_options() if origin.options is None else origin.options
            game.check_options(origin.players, options)
            return game.new(origin.players, options, seed).state
        case Step():
            step = find_step(game, origin.id)
            if step is None or not isinstance(game, Teaching):
                raise CannotBegin(Code.INVALID_FIELD, localized("invalid_field-id_game_no_such"))
            return game.position(step["position"])
        case Given():
            if not isinstance(game, Teaching):
                raise CannotBegin(Code.INVALID_FIELD, localized("invalid_field-id_game_no_such"))
            return game.position(origin.position)
        case PastState():
            return game.load(origin.state)
        case SeenPosition():
            if not isinstance(game, Imagining):
                raise CannotBegin(Code.WRONG_COMMAND, localized("wrong_command-matches_game_tried_once"))
            return game.imagine(origin.view, origin.choices, seed)
