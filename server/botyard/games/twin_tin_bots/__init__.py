"""Twin Tin Bots: the rules, as the rooms see them. Section numbers in this package refer to the rules page."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, get_args

from botyard.games.about import GameAbout
from botyard.games.interface import Game, Illegal, Observation, Outcome
from botyard.games.lesson_files import read_lessons
from botyard.games.twin_tin_bots import (
    legal,
    lessons,
    packed_view,
    picture,
    preview,
    setup,
    snapshot,
    standing,
    state_from_view,
    statistics,
    views,
)
from botyard.games.twin_tin_bots import options as option_rules
from botyard.games.twin_tin_bots.choice_answers import answer, check_open, default_answer, open_choice
from botyard.games.twin_tin_bots.orders import carry_on
from botyard.games.twin_tin_bots.scoring import end, final_scores, sides_left
from botyard.games.twin_tin_bots.setup_data import PLAYERS
from botyard.games.twin_tin_bots.state import State
from botyard.games.twin_tin_bots.turn_run import Run
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.twin_tin_bots import (
    Cause,
    Choice,
    Command,
    EndReason,
    Event,
    Options,
    SeatResigned,
    StandingAnswers,
    View,
)


class TwinTinBots(Game):
    """The game behind the interface of all games; see `botyard.games.interface` for what the methods promise."""

    name = "twin_tin_bots"
    about = GameAbout(
        author="Philippe Keyaerts",
        artist="Kwanchai Moriya",
        publisher="Flatlined Games",
        bgg=126239,
        minutes=50,
        age=13,
    )
    rules_version = 1
    players = PLAYERS
    command_types: tuple[type, ...] = get_args(Command)
    options_type = Options
    scores = staticmethod(final_scores)
    fingerprints = staticmethod(packed_view.fingerprints)
    view = staticmethod(views.view)
    redact = staticmethod(views.redact)
    public = staticmethod(views.public)
    dump = staticmethod(snapshot.dump)
    load = staticmethod(snapshot.load)
    legal = staticmethod(legal.legal)
    quick_preview_rounds = 3
    picture = staticmethod(picture.picture)
    statistics = statistics.STATISTICS
    preview = staticmethod(preview.preview)
    check_standing = staticmethod(standing.check)
    position = staticmethod(lessons.position)
    lessons = staticmethod(partial(read_lessons, __package__))

    def check_options(self, players: int, options: object) -> None:
        """Raise `Illegal` for options, or a number of players, that can't be played."""
        option_rules.check(players, options)

    def variants(self) -> Mapping[str, Options]:
        """Elements at random: some of each kind, as many as fit for any number of players."""
        return {"elements": Options(teleporters=2, rocks=1, blobs=2, mud=3)}

    def seating(self, players: int, options: object) -> tuple[int, ...]:
        """The number of the player who holds each seat, in order of play. Raises `Illegal` like `check_options`."""
        return option_rules.seating(players, option_rules.check(players, options))

    def new(self, players: int, options: object, seed: bytes) -> Outcome:
        """The game before its first turn."""
        return _outcome(setup.start(players, option_rules.check(players, options), seed))

    def apply(self, state: State, seat: int, choice: int, command: object) -> Outcome:
        """Answer the open choice, and do what follows until the next one, or the end. Raises `Illegal`."""
        check_open(state, seat, choice)
        run = Run(state)
        answer(run, command)
        carry_on(run)
        return _outcome(run)

    def resign(self, state: State, seat: int) -> Outcome:
        """Take a seat out of the game (rules §7). Raises `Illegal`.

        If only one side is left, it wins. Else a choice that the seat was asked gets the answer of the clock.
        """
        _check_resignation(state, seat)
        run = Run(state)
        run.state.resigned[seat] = 1
        run.emit(SeatResigned(Cause(seat)))
        if len(left := sides_left(run.state)) == 1:
            run.cause = Cause(seat)
            end(run, EndReason.RESIGNED, winner=left[0])
        elif run.state.asked == seat:
            answer(run, default_answer(run.state))
        carry_on(run)
        return _outcome(run)

    def choices(self, state: State) -> tuple[Choice, ...]:
        """The open choice; none when the game is over."""
        choice = open_choice(state)
        return () if choice is None else (choice,)

    def time_out(self, state: State, choice: int) -> Command:
        """The command that answers the open choice when its time is up. Raises `Illegal` if it is not open."""
        check_open(state, state.asked, choice)
        return default_answer(state)

    def active(self, state: State) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return () if state.over else (state.active,)

    def resigned(self, state: State) -> tuple[int, ...]:
        """The seats that have resigned."""
        return tuple(seat for seat, resigned in enumerate(state.resigned) if resigned)

    def turns(self, state: State) -> int:
        """How many turns have been finished."""
        return sum(state.turns)

    def finished(self, state: State) -> bool:
        """Whether the game is over."""
        return state.over

    def ranking(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The seats of each place, from the first place on; empty unless the game is over."""
        return state.ranking

    def teams(self, state: State) -> tuple[int, ...]:
        """The side of each seat."""
        return state.setting.sides

    def standing(self, state: State, choice: int, answers: StandingAnswers) -> Command | None:
        """Return the command by which `answers` answer the open choice, None if the player is asked.

        Raises `Illegal` if the choice is not open.
        """
        check_open(state, state.asked, choice)
        return standing.answer_of(state, answers)

    def imagine(self, view: View, choices: Sequence[Choice], seed: bytes) -> State:
        """A state that looks like `view`, with secrets drawn from `seed`."""
        return state_from_view.imagine(view, choices[0], seed)

    def observations(self, state: State, events: Iterable[Event]) -> Iterable[Observation]:
        """What is counted in a match."""
        return statistics.observations(events, state.setting.sides)

    def run_scenario(self, scenario: dict[str, Any]) -> dict[str, Any]:
        """Return the result of a scenario that begins with any position."""
        from botyard.games.twin_tin_bots.scenarios import runner  # noqa: PLC0415 - rooms need no scenarios

        return runner.run(scenario, self)


def _outcome(run: Run) -> Outcome:
    return Outcome(run.state, tuple(run.events))


def _check_resignation(state: State, seat: int) -> None:
    """Raise `Illegal` unless a seat may resign."""
    if state.over:
        raise Illegal(Code.GAME_OVER, localized("game_over-match_resign"))
    if seat not in range(state.setting.seats):
        raise Illegal(Code.NO_SUCH_SEAT, localized("no_such_seat-game"))
    if state.resigned[seat]:
        raise Illegal(Code.ALREADY_RESIGNED, localized("already_resigned-seat"))
