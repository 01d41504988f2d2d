"""My Game: players in turn take one, two or three stones from a heap; the last stone wins.

The types on the wire come first, then the rules, then the package that the service finds.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from botyard.games.about import GameAbout
from botyard.games.interface import Audience, Game, Illegal, Outcome
from botyard.games.lesson_files import read_lessons
from botyard.games.package import ClientFiles, GamePackage
from botyard.games.rng import Rng
from botyard.texts import localized
from botyard_protocol.base import Number, Received, SeatIndex, Sent
from botyard_protocol.codes import Code
from botyard_protocol.games import GameSchema
from botyard_protocol.messages import BotLevel

FOLDER = Path(__file__).parent
MOST = 3
"""So many stones a player may take at most."""

# --- what travels: options and commands of players, choices, events and views of the service ---


class Options(Received, frozen=True, tag=1, tag_field="game"):
    """How many stones the heap has at the start."""

    wire_name: ClassVar[str] = "my_game"
    stones: Annotated[int, Meta(ge=5, le=40)] = 21


class Take(Received, frozen=True, tag=1):
    """Take so many stones."""

    count: Annotated[int, Meta(ge=1, le=MOST)]


class HowMany(Sent, frozen=True, tag=1, tag_field="kind"):
    """How many stones does the seat take?"""

    id: Number
    seat: SeatIndex


class Taken(Sent, frozen=True, tag=32):
    """A seat has taken stones."""

    seat: SeatIndex
    count: int


class TurnBegan(Sent, frozen=True, tag=33):
    """It is the turn of a seat."""

    seat: SeatIndex


class Ended(Sent, frozen=True, tag=34):
    """The match is over. `ranking`: the seats of each place."""

    ranking: tuple[tuple[SeatIndex, ...], ...]


class View(Sent, frozen=True, tag=1, tag_field="game"):
    """The match as all see it. `active`: the seat whose turn it is."""

    wire_name: ClassVar[str] = "my_game"
    stones: int
    active: tuple[SeatIndex, ...]
    ranking: tuple[tuple[SeatIndex, ...], ...]


# --- the rules: pure functions of a state that never changes ---


class State(Struct, frozen=True, array_like=True):
    """The whole match. `turn`: finished turns. `next`: whose turn it is. `last`: who took the last stones so far.

    `out`: who has resigned, in that order.
    """

    stones: int
    players: int
    turn: int = 0
    next: int = 0
    last: int = 0
    out: tuple[int, ...] = ()


class Rules(Game):
    """The rules."""

    name, players = "my_game", range(2, 5)
    command_types, options_type, state_type = (Take,), Options, State
    about = GameAbout(minutes=5, age=6, best=3)

    def variants(self) -> Mapping[str, Any]:
        """Other games than the standard one, for `botyard check-game` and `botyard arena`."""
        return {"small": Options(stones=9)}

    def new(self, players: int, options: Any, seed: bytes) -> Outcome:
        """Begin a match."""
        self.check_options(players, options)
        return Outcome(State(options.stones, players), ())

    def choices(self, state: State) -> tuple[HowMany, ...]:
        """The open questions: one, to the seat whose turn it is."""
        return () if self.ranking(state) else (HowMany(state.turn, state.next),)

    def legal(self, view: View, choice: HowMany) -> Iterator[Take]:
        """All answers to a question, by what its seat sees."""
        return (Take(count) for count in range(1, min(MOST, view.stones) + 1))

    def apply(self, state: State, seat: int, choice: int, command: Any) -> Outcome:
        """Answer a question. Raises `Illegal`."""
        if HowMany(choice, seat) not in self.choices(state):
            raise Illegal(Code.CHOICE_CLOSED, localized("my_game:refusal-turn"))
        if command.count > state.stones:
            raise Illegal(Code.NOT_OFFERED, localized("my_game:refusal-fewer", stones=state.stones))
        after = replace(state, stones=state.stones - command.count, last=seat)
        return self._outcome(self._with_next(after), Taken(seat, command.count))

    def resign(self, state: State, seat: int) -> Outcome:
        """Take a seat out of the match. Raises `Illegal`."""
        if self.ranking(state) or seat in state.out:
            raise Illegal(Code.ALREADY_RESIGNED, localized("my_game:refusal-over"))
        after = replace(state, out=(*state.out, seat))
        return self._outcome(self._with_next(after) if seat == state.next else after)

    def _with_next(self, state: State) -> State:
        """Return the state at the turn of the next seat that still plays."""
        order = ((state.next + step) % state.players for step in range(1, state.players + 1))
        return replace(state, turn=state.turn + 1, next=next(seat for seat in order if seat not in state.out))

    def _outcome(self, state: State, *events: Any) -> Outcome:
        ranking = self.ranking(state)
        return Outcome(state, (*events, Ended(ranking) if ranking else TurnBegan(state.next)))

    def resigned(self, state: State) -> tuple[int, ...]:
        """Who has resigned, ascending."""
        return tuple(sorted(state.out))

    def turns(self, state: State) -> int:
        """How many turns are finished."""
        return state.turn

    def ranking(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The seats of each place, best first; empty while the match runs."""
        playing = [seat for seat in range(state.players) if seat not in state.out]
        if state.stones > 0 and len(playing) > 1:
            return ()
        winner = state.last if state.stones == 0 else playing[0]
        others = tuple(seat for seat in playing if seat != winner)
        gone = tuple((seat,) for seat in reversed(state.out))  # who stayed longer is before
        return ((winner,), *([others] if others else []), *gone)

    def view(self, state: State, audience: Audience) -> View:
        """What an audience may know: here all know everything."""
        return View(state.stones, self.active(state), self.ranking(state))

    def lessons(self) -> dict[str, Any]:
        """The content of `lessons.json`."""
        return read_lessons("my_game")

    def position(self, position: dict[str, Any]) -> State:
        """The state of a position as lessons have it."""
        return State(int(position["stones"]), 2)


def careful(view: View, choice: HowMany, rng: Rng, nodes: int) -> Take:
    """A bot that leaves a multiple of four whenever it can. `nodes`: how much it may compute, of no meaning here."""
    return Take(view.stones % (MOST + 1) or 1)


# --- the package ---

SCHEMA = GameSchema("my_game", Take, HowMany, Taken | TurnBegan | Ended, View, Options, Options)
GAME = GamePackage(
    Rules(),
    SCHEMA,
    ClientFiles(FOLDER),
    bots={BotLevel.GREEDY: careful},
    rules=FOLDER / "rules",
    texts=FOLDER / "texts",
)
