"""The interface between a game and the service: everything that rooms, bots and tools know of a game.

`Game` is what every game must have; a small game implements the abstract methods and inherits the rest. The optional
capabilities (`Previewing`, `StandingAnswers`, `Scoring`, `Statistics`, `ScenarioFormat`, `Imagining`, `Teaching`,
`Picturing`) are protocols: a game has a capability if it has the methods.

A state is an opaque value. No function changes the state that it gets; it returns a new one. An *audience* is the
ascending tuple of the seats that one reader holds; the audience of spectators is the empty tuple.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

import msgspec

from botyard.games.about import GameAbout
from botyard.texts import Sentence, localized
from botyard_protocol.api_rooms import Aggregation
from botyard_protocol.codec import fingerprint
from botyard_protocol.codes import Code

INTERFACE_VERSION = 1
"""Version of this interface. A package of a game names the version that it was written for."""

Audience = tuple[int, ...]
"""Seats held by the reader, ascending; `()` is a spectator."""


class Illegal(Exception):
    """A command that the rules refuse; nothing has changed.

    `code`: of `botyard_protocol.codes.Code`, such as `ILLEGAL`, or a refusal that the schema of the game declares.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a command: the new state and the events, unredacted, in order."""

    state: Any
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Preview:
    """Events as they would come, and the choice at which they stop, or None.

    `branches`: the consequences of each answer to that choice, in a wire type of the game.
    """

    events: tuple[Any, ...]
    choice: Any
    branches: tuple[Any, ...] = ()


def places(keys: Sequence[Any]) -> tuple[tuple[int, ...], ...]:
    """Return a ranking: seats by descending `keys` (one for each seat), seats with equal keys together."""
    return tuple(
        tuple(seat for seat, key in enumerate(keys) if key == best) for best in sorted(set(keys), reverse=True)
    )


def players_in_words(players: range) -> str:
    """Return numbers of players for a sentence: `2 players`, or `2 to 4 players`."""
    low, high = players[0], players[-1]
    return f"{high} player{'' if high == 1 else 's'}" if low == high else f"{low} to {high} players"


def wrong_number(players: range, code: str = Code.PLAYERS_OUT_OF_RANGE) -> Sentence:
    """Return the sentence that refuses another number of players than `players`, with the field for `bad_options`."""
    low, high = players[0], players[-1]
    if low == high:
        return localized(f"{code}-exactly", count=high)
    return localized(f"{code}-between", fewest=low, most=high)


class Game(ABC):
    """The rules of one game. All functions are pure and deterministic.

    A game has to set the attributes without a value and to implement the abstract methods. The other methods have a
    default that suits a simple game.
    """

    name: str
    """The game's name on the wire, such as `tic_tac_toe`."""
    rules_version: int = 1
    """Bumped when the same seed and commands give other events; a room stores the version that it began with."""
    players: range
    """Numbers of players that the game can be played by."""
    command_types: tuple[type, ...]
    """Wire types (protocol) of the commands that `apply` understands."""
    options_type: type
    """Wire type (protocol) of the options, each with the value of the standard game as its default."""
    state_type: type | None = None
    """The msgspec type of the state. A game without one implements `dump` and `load`."""
    quick_preview_rounds: int = 0
    """Previews of at most so many rounds take under 5 ms and run in the event loop; all others in a worker."""

    about: GameAbout = GameAbout()
    """Credits, and facts for people who choose a game."""

    # --- required -----------------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, players: int, options: Any, seed: bytes) -> Outcome:
        """Return the position before the first turn. `seed`: 32 bytes, the only source of chance.

        Raises `Illegal` like `check_options`.
        """

    @abstractmethod
    def apply(self, state: Any, seat: int, choice: int, command: Any) -> Outcome:
        """Answer the choice with id `choice`, open or answerable again, as `seat`. Raises `Illegal`."""

    @abstractmethod
    def resign(self, state: Any, seat: int) -> Outcome:
        """Take `seat` out of the game. Raises `Illegal` if it is out already or the game is over."""

    @abstractmethod
    def choices(self, state: Any) -> tuple[Any, ...]:
        """Return the open choices (protocol types with `id` and `seat`); empty exactly when the game is over.

        A game never uses an id twice, and ids grow. Several seats may have a choice at the same time; they answer in
        any order, and no answer closes the choice of another seat.
        """

    @abstractmethod
    def legal(self, view: Any, choice: Any) -> Iterator[Any]:
        """List every command that `apply` accepts as an answer to `choice`, from what the view's audience knows.

        The order is stable. Long lists of combinations come last and lazily.
        """

    @abstractmethod
    def resigned(self, state: Any) -> tuple[int, ...]:
        """Return the seats that were taken out of the game, ascending."""

    @abstractmethod
    def turns(self, state: Any) -> int:
        """Return the number of finished turns, of all seats together. It never falls.

        Where several seats have a turn at the same time, it grows when the last of them has answered.
        """

    @abstractmethod
    def ranking(self, state: Any) -> tuple[tuple[int, ...], ...]:
        """Return the places from the first on, tied seats together; empty unless the game is over.

        A place is an empty tuple if only opponents that the rules play hold it, which have no seat in the room. A
        single player who loses against them has the second place: `((), (0,))`.
        """

    @abstractmethod
    def view(self, state: Any, audience: Audience) -> Any:
        """Return the whole game as `audience` may know it (a protocol type)."""

    # --- with a default -----------------------------------------------------------------------------------------

    def default_options(self) -> Any:
        """Return the options of the standard game. The default is an `options_type` without arguments.

        They suit some numbers of players, if not all: a single player may need an option. For each other number a
        variant has suitable options.
        """
        return self.options_type()

    def check_options(self, players: int, options: Any) -> None:
        """Raise `Illegal` with `Code.BAD_OPTIONS`, naming the field and the reason, for options that do not fit.

        The default checks the number of players.
        """
        if players not in self.players:
            raise Illegal(Code.BAD_OPTIONS, wrong_number(self.players, Code.BAD_OPTIONS))

    def variants(self) -> Mapping[str, Any]:
        """Return further options by a short name, for contests between bots and for the contract suite.

        The default has none.
        """
        return {}

    def seating(self, players: int, options: Any) -> tuple[int, ...]:
        """Return for each seat, in order of play, which of the `players` people (0-based) holds it.

        The default gives every person one seat.
        """
        return tuple(range(players))

    def active(self, state: Any) -> tuple[int, ...]:
        """Return the seats whose turn it is, ascending; empty when the game is over.

        A choice of another seat runs on that seat's clock for questions in other players' turns. The default names
        all seats with an open choice.
        """
        return tuple(sorted({choice.seat for choice in self.choices(state)}))

    def answerable_again(self, state: Any) -> tuple[Any, ...]:
        """Return the choices that were answered and still accept another answer; the last one counts.

        They are no longer in `choices`: no clock runs for them, and neither bots nor the rules answer them. `apply` and
        `legal` take them as they take open choices. Until such a choice closes, its answer is a secret of its seat. The
        default has none.
        """
        return ()

    def is_race(self, state: Any) -> bool:
        """Return whether the first to answer the open choices has an advantage.

        Bots then take about as long as a person, as long as a person is asked, too. The default is no.
        """
        return False

    def finished(self, state: Any) -> bool:
        """Return whether the game is over."""
        return not self.choices(state)

    def time_out(self, state: Any, choice: int) -> Any:
        """Return the command that answers the open choice `choice` when its time is up (always legal).

        The default is the first legal command.
        """
        asked = next(one for one in self.choices(state) if one.id == choice)
        return next(self.legal(self.view(state, (asked.seat,)), asked))

    def redact_event(self, event: Any, audience: Audience) -> Any:
        """Return an event as `audience` may know it. The default hides nothing."""
        return event

    def redact(self, events: Sequence[Any], audience: Audience) -> tuple[Any, ...]:
        """Return the events as `audience` may know them; as many as there were. The default redacts each by itself."""
        return tuple(self.redact_event(event, audience) for event in events)

    def public(self, events: Sequence[Any]) -> bool:
        """Return whether every audience gets the same of these events: then they are encoded once for all.

        The default compares them with what spectators get, who know the least.
        """
        return self.redact(events, ()) == tuple(events)

    def fingerprints(self, state: Any) -> tuple[int, tuple[int | None, ...]]:
        """Return check sums by which a client finds out that its copy of the game differs from the server's.

        The first is `fingerprint` of the public view. Then one by seat, of what that seat alone knows, as plain
        numbers in a canonical order; None for a seat without secrets, and empty without any secret. The default makes
        that of the public view and none for seats: it tells histories apart, also where clients compare nothing.
        """
        return fingerprint(self.view(state, ())), ()

    def dump(self, state: Any) -> bytes:
        """Return the state as canonical bytes: equal states give equal bytes."""
        return msgspec.msgpack.encode(state)

    def load(self, data: bytes) -> Any:
        """Return the state that `dump` wrote. Raises `ValueError` for bytes that it did not write."""
        assert self.state_type is not None, "a game without `state_type` has a `load` of its own"
        state: Any = msgspec.msgpack.decode(data, type=self.state_type)
        if self.dump(state) != data:
            raise ValueError("these bytes are not the canonical form of a state")
        return state


@runtime_checkable
class Previewing(Protocol):
    """Optional capability: show a player the consequences of a turn before it is played."""

    def preview(self, view: Any, seat: int, changes: Sequence[Any], rounds: int, branches: bool) -> Preview:
        """Return what `changes` lead to at the open choice of `seat`, exactly, from what the view shows.

        Runs until the next choice of any seat, or through `rounds` turns of the seat (1..3) in which no program
        changes. `branches`: at a choice of this turn, also what each answer leads to. Raises `Illegal`.
        """
        ...


@runtime_checkable
class StandingAnswers(Protocol):
    """Optional capability: answer choices in other players' turns by what a player has set in advance."""

    def check_standing(self, answers: Any) -> None:
        """Raise `Illegal` with `Code.INVALID_FIELD`, naming the field and the reason, for unusable answers."""
        ...

    def standing(self, state: Any, choice: int, answers: Any) -> Any:
        """Return the command by which `answers` (a protocol type) answer the open choice `choice`.

        None leaves the choice to the player. The command is always legal, and the same on every node.
        """
        ...


@runtime_checkable
class ScenarioFormat(Protocol):
    """Optional capability: read scenarios of the game's own form (see `botyard.games.scenarios`)."""

    def run_scenario(self, scenario: dict[str, Any]) -> dict[str, Any]:
        """Return the result of a scenario, with `name` and `ok` in it. Raises `json_fields.Unusable`."""
        ...


@runtime_checkable
class Scoring(Protocol):
    """Optional capability: count points."""

    def scores(self, state: Any) -> tuple[int, ...]:
        """Return the points of each seat at the end of the game."""
        ...


@runtime_checkable
class TeamPlay(Protocol):
    """Optional capability: seats that win and lose together."""

    def teams(self, state: Any) -> tuple[int, ...]:
        """Return the number of the team of each seat; a seat that plays for itself is a team."""
        ...


@dataclass(frozen=True, slots=True)
class Statistic:
    """A number that a game counts for each seat, such as thefts.

    `name`: small letters, digits and underscores. The texts of the game have its words: `statistic-NAME` and, in a
    sentence, `about-NAME`. `kind`: how the values of a seat become one. `award`: the name of the title, with the words
    `award-AWARD`, for the only seat with the highest number, if that is at least `least`; None: there is no title.
    """

    name: str
    kind: Aggregation = Aggregation.SUM
    award: str | None = None
    least: int = 1


Observation = tuple[str, int, int]
"""A value to count: the name of a statistic, a seat, and a whole number."""


@runtime_checkable
class Statistics(Protocol):
    """Optional capability: count what happened in a match that is over (see `botyard.games.statistics`)."""

    statistics: tuple[Statistic, ...]
    """What is counted, in the order in which it is shown; the awards that say most come first."""

    def observations(self, state: Any, events: Iterable[Any]) -> Iterable[Observation]:
        """Return the values to count: `state` is that at the end, `events` are all of the match, unredacted, in order.

        The same match gives the same values. All who may watch the match see them.
        """
        ...


@runtime_checkable
class Imagining(Protocol):
    """Optional capability: make up a state that looks like a view, for practice from a running match."""

    def imagine(self, view: Any, choices: Sequence[Any], seed: bytes) -> Any:
        """Return a state with `choices` open that looks like `view` to its audience.

        What the view does not show is drawn from `seed` (32 bytes), as all chance to come; nothing else is used.
        """
        ...


@runtime_checkable
class Teaching(Protocol):
    """Optional capability: lessons, puzzles and boards of a rules page (see `botyard.practice.lessons`)."""

    def lessons(self) -> dict[str, Any]:
        """Return the content of the game's `lessons.json`."""
        ...

    def position(self, position: dict[str, Any]) -> Any:
        """Return the state of a position as a lesson says it. Raises `json_fields.Unusable`."""
        ...


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of a view: SVG elements, without scripts, styles, links and texts of people.

    `view_box`: left, top, width and height of the part of their plane that shows all of them. `colours`: of the seats,
    as `#rrggbb`, empty if they have none.
    """

    elements: str
    view_box: tuple[float, float, float, float]
    colours: tuple[str, ...] = ()


@runtime_checkable
class Picturing(Protocol):
    """Optional capability: draw a position, for previews of links and pictures to share."""

    def picture(self, view: Any) -> Picture:
        """Return a drawing of what `view` shows of the table."""
        ...
