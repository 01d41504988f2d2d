"""What every game offers to the rooms, and nothing else of a game does a room ever see.

A state is an opaque value. Functions never change the state that they are given; they return a new one.
An *audience* is the sorted tuple of the seats that somebody holds; spectators are the empty tuple.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from botyard_protocol.codes import Code

Audience = tuple[int, ...]
"""Seats held by the reader, ascending; `()` is a spectator."""


class Illegal(Exception):
    """A command that the rules refuse; nothing has changed. `code` is one of `botyard_protocol.codes`."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a command: the new state and the events, unredacted, in order."""

    state: Any
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """What one answer to a zap would lead to, up to the next choice.

    `order`: what a robot would be told; `direction`: where an object would be moved. Both None: declined.
    """

    order: Any
    events: tuple[Any, ...]
    choice: Any
    direction: Any = None


@dataclass(frozen=True, slots=True)
class Preview:
    """Events as they would come, and the choice at which they stop, or None."""

    events: tuple[Any, ...]
    choice: Any
    branches: tuple[Branch, ...] = ()


class Game(Protocol):
    """The rules of one game. All functions are pure and deterministic."""

    name: str
    """The game's name on the wire, such as `twin_tin_bots`."""
    rules_version: int
    """Bumped whenever the same seed and commands would give other events; rooms store it."""
    players: range
    """Numbers of players that the game can be played by."""
    command_types: tuple[type, ...]
    """Wire types (protocol) of the commands that `apply` understands."""

    def default_options(self) -> Any:
        """The options of the standard game (a protocol type)."""
        ...

    def check_options(self, players: int, options: Any) -> None:
        """Raise `Illegal` with `Code.BAD_OPTIONS`, naming the field and the reason, for what cannot be played."""
        ...

    def seating(self, players: int, options: Any) -> tuple[int, ...]:
        """For each seat of the match, in order of play, which of the `players` people (0-based) holds it."""
        ...

    def new(self, players: int, options: Any, seed: bytes) -> Outcome:
        """The position before the first turn, for `players` people. `seed`: 32 bytes, the only source of chance.

        Raises `Illegal` like `check_options`.
        """
        ...

    def apply(self, state: Any, seat: int, choice: int, command: Any) -> Outcome:
        """Answer the open choice with id `choice` as `seat`. Raises `Illegal`."""
        ...

    def resign(self, state: Any, seat: int) -> Outcome:
        """Take `seat` out of the game. Raises `Illegal` if it is out already or the game is over."""
        ...

    def choices(self, state: Any) -> tuple[Any, ...]:
        """The open choices (protocol types with `id` and `seat`); empty exactly when the game is over.

        An id is never used again in the same game, and grows.
        """
        ...

    def legal(self, view: Any, choice: Any) -> Iterator[Any]:
        """Every command that `apply` would accept as an answer to `choice`, from what the view's audience knows.

        In a stable order; combinations of two changes come last and lazily.
        """
        ...

    def preview(self, view: Any, seat: int, changes: Sequence[Any], rounds: int, branches: bool) -> Preview:
        """What would come of `changes` at the open programming choice of `seat`, exactly, from what the view shows.

        Runs until the first choice that anybody would have to make, or through `rounds` runs of the seat (1..3) "if
        nobody changes anything". `branches`: at a zap, also what each answer leads to. Raises `Illegal`.
        """
        ...

    def time_out(self, state: Any, choice: int) -> Any:
        """The command that answers the open choice `choice` when its time is up (always legal)."""
        ...

    def check_standing(self, answers: Any) -> None:
        """Raise `Illegal` with `Code.INVALID_FIELD`, naming the field and the reason, for what answers nothing."""
        ...

    def standing(self, state: Any, choice: int, answers: Any) -> Any:
        """The command by which `answers` (a protocol type) answer the open choice `choice`; None: the player is asked.

        Always legal, and the same whoever works it out.
        """
        ...

    def active(self, state: Any) -> int | None:
        """The seat whose turn it is, None when the game is over. Whoever else is asked is asked in another's turn."""
        ...

    def resigned(self, state: Any) -> tuple[int, ...]:
        """The seats that were taken out of the game, ascending."""
        ...

    def turns(self, state: Any) -> int:
        """How many turns have been finished, of all seats together: it never falls."""
        ...

    def finished(self, state: Any) -> bool:
        """Whether the game is over."""
        ...

    def ranking(self, state: Any) -> tuple[tuple[int, ...], ...]:
        """Places from the first on, the seats that share one together; empty unless the game is over."""
        ...

    def view(self, state: Any, audience: Audience) -> Any:
        """The whole game as `audience` may know it (a protocol type)."""
        ...

    def fingerprints(self, state: Any) -> tuple[int, tuple[int | None, ...]]:
        """`fingerprint` of the public view; and by seat of what it knows alone, as plain numbers in a canonical order.

        None for a seat that knows nothing alone; empty if nobody does.
        """
        ...

    def redact(self, events: Sequence[Any], audience: Audience) -> tuple[Any, ...]:
        """The events as `audience` may know them; as many as there were."""
        ...

    def public(self, events: Sequence[Any]) -> bool:
        """Whether every audience gets the same of these events: then they are encoded once for all."""
        ...

    def dump(self, state: Any) -> bytes:
        """The state as canonical bytes: equal states give equal bytes."""
        ...

    def load(self, data: bytes) -> Any:
        """The state that `dump` wrote. Raises `ValueError` for bytes that it did not write."""
        ...
