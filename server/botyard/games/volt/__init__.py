"""VOLT: the rules, as the rooms see them. Section numbers in this package refer to the page of the rules."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, get_args

from botyard.games.about import GameAbout
from botyard.games.interface import Game, Illegal, Observation, Outcome, Preview
from botyard.games.lesson_files import read_lessons
from botyard.games.volt import (
    answers,
    ending,
    flow,
    legal,
    lessons,
    picture,
    preview,
    restarts,
    setup,
    state_from_view,
    statistics,
    views,
)
from botyard.games.volt.run import MatchWon, Run
from botyard.games.volt.state import State, StateV2
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.volt.basics import Mode, Options, Phase, StartNumbers
from botyard_protocol.volt.choices import Choice
from botyard_protocol.volt.commands import Command
from botyard_protocol.volt.events import Event
from botyard_protocol.volt.view import View

MOST_OPERATORS = 4


class Volt(Game):
    """The game behind the interface of all games; see `botyard.games.interface` for what the methods promise."""

    name = "volt"
    about = GameAbout(publisher="HeidelBÄR Games")
    rules_version = 2
    players = range(1, MOST_OPERATORS + 1)
    command_types: tuple[type, ...] = get_args(Command)
    options_type = Options
    state_type: type[State] = StateV2
    quick_preview_rounds = 3
    statistics = statistics.STATISTICS
    answerable_again = staticmethod(answers.again)
    view = staticmethod(views.view)
    redact_event = staticmethod(views.redact)
    public = staticmethod(views.public)
    fingerprints = staticmethod(views.fingerprints)
    position = staticmethod(lessons.position)
    legal = staticmethod(legal.legal)
    picture = staticmethod(picture.picture)
    lessons = staticmethod(partial(read_lessons, __package__))

    def check_options(self, players: int, options: Any) -> None:
        """Raise `Illegal` for options, or a number of players, that can't be played."""
        super().check_options(players, options)
        setup.check(players, options)

    def variants(self) -> Mapping[str, Options]:
        """Return the other modes, the other arenas, and games with KillBots."""
        return {
            "training": Options(mode=Mode.TRAINING),
            "killbots": Options(arena="C", killbots=1),
            "championship": Options(mode=Mode.CHAMPIONSHIP, target=3, round_limit=6),
            "first_come": Options(arena="D", start_numbers=StartNumbers.FIRST_COME, target=7),
        }

    def new(self, players: int, options: Any, seed: bytes) -> Outcome:
        """Return the game at its first open choices."""
        self.check_options(players, options)
        run = setup.start(players, options, seed, self.state_type)
        flow.carry_on(run)
        return _outcome(run)

    def apply(self, state: State, seat: int, choice: int, command: Any) -> Outcome:
        """Answer a choice, and do what follows until a seat is asked or the game is over. Raises `Illegal`."""
        run = Run(state.copy())
        answers.answer(run, seat, choice, command)
        flow.carry_on(run)
        return _outcome(run)

    def resign(self, state: State, seat: int) -> Outcome:
        """Take a player out of the game (section 7). Raises `Illegal`. If only one side is left, it wins the match."""
        if state.over:
            raise Illegal(Code.GAME_OVER, localized("game_over-match_resign"))
        if seat not in range(len(state.seats)) or state.seats[seat].is_killbot:
            raise Illegal(Code.NO_SUCH_SEAT, localized("no_such_seat-game"))
        if state.seats[seat].resigned:
            raise Illegal(Code.ALREADY_RESIGNED, localized("already_resigned-seat"))
        run = Run(state.copy())
        try:
            restarts.resign(run, seat)
            answers.answer_for_leaver(run, seat)
        except MatchWon as won:  # one side is left
            ending.end_match(run, won.reason)
        flow.carry_on(run)
        return _outcome(run)

    def choices(self, state: State) -> tuple[Choice, ...]:
        """Return the open choices that wait for an answer; none when the game is over."""
        return state.open

    def is_race(self, state: State) -> bool:
        """Return whether start numbers go by who has programmed first."""
        return state.phase == Phase.PROGRAMMING and state.start_numbers == StartNumbers.FIRST_COME

    def time_out(self, state: State, choice: int) -> Command:
        """Return the answer that is given when the clock runs out. Raises `Illegal` if the choice is not open."""
        asked = next((one for one in state.open if one.id == choice), None)
        if asked is None:
            raise Illegal(Code.CHOICE_CLOSED, localized("choice_closed-been_decided"))
        command: Command = answers.by_clock(state, asked)
        return command

    def finished(self, state: State) -> bool:
        """Return whether the game is over."""
        return state.over

    def resigned(self, state: State) -> tuple[int, ...]:
        """Return the players that have resigned."""
        return tuple([number for number, seat in enumerate(state.seats) if seat.resigned])

    def turns(self, state: State) -> int:
        """Return the number of finished programming phases: the turns of all seats at once."""
        return state.programmed

    def ranking(self, state: State) -> tuple[tuple[int, ...], ...]:
        """Return the places of the players; a place that only KillBots hold is empty."""
        seats = state.seats
        return tuple([tuple([seat for seat in place if not seats[seat].is_killbot]) for place in state.ranking])

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the VP of each player, in a championship the number of arenas that each defends; none for KillBots."""
        return tuple(
            [score for score, seat in zip(ending.scores(state), state.seats, strict=True) if not seat.is_killbot]
        )

    def observations(self, state: State, events: Iterable[Event]) -> Iterable[Observation]:
        """Return what is counted in a match."""
        return statistics.observations(events)

    def run_scenario(self, scenario: dict[str, Any]) -> dict[str, Any]:
        """Return the result of a scenario that begins with any position."""
        from botyard.games.volt.scenarios import runner  # noqa: PLC0415 - rooms need no scenarios

        return runner.run(scenario, self)

    def preview(self, view: View, seat: int, changes: Sequence[Any], rounds: int, branches: bool) -> Preview:
        """Return what the dice of a program do if no other robot moves; `rounds`, `branches`: of no meaning here."""
        return preview.preview(view, seat, changes)

    def imagine(self, view: View, choices: Sequence[Choice], seed: bytes) -> State:
        """Return a state that looks like `view`, with what it hides drawn from `seed`."""
        return state_from_view.imagine(view, choices, seed, self.state_type)


class VoltV1(Volt):
    """Version 1 of the rules, for matches that began by it. Two things are different.

    After a destruction the player who scores draws a module, not the one of the destroyed robot. A draw from a stack
    that has only doubles is over, and nothing is drawn.
    """

    rules_version = 1
    state_type = State


def _outcome(run: Run) -> Outcome:
    return Outcome(run.state, tuple(run.events))
