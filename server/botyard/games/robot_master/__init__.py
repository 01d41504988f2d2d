"""Robot Master: the rules, as the rooms see them. The page docs/robot-master.md has our decisions on them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from botyard.games.about import GameAbout
from botyard.games.interface import Game, Illegal, Observation, Outcome
from botyard.games.lesson_files import read_lessons
from botyard.games.robot_master import lessons, picture, play, statistics, views
from botyard.games.robot_master.state import SEATS, State
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.robot_master import Beginner, ChooseCard, Event, Lay, Options, RowsOwner, View

MATCH_LENGTHS = (1, 3, 5)
"""The numbers of games that a match may be the best of."""


class RobotMaster(Game):
    """The game behind the interface of all games; see `botyard.games.interface` for what the methods promise."""

    name = "robot_master"
    rules_version = 1
    about = GameAbout(author="Reiner Knizia")
    players = range(SEATS, SEATS + 1)
    command_types: tuple[type, ...] = (Lay,)
    options_type = Options
    state_type: type | None = State
    picture = staticmethod(picture.picture)
    statistics = statistics.STATISTICS
    apply = staticmethod(play.lay)
    resign = staticmethod(play.resign)
    turns = staticmethod(play.finished_turns)
    ranking = staticmethod(play.ranking)
    scores = staticmethod(play.scores)
    view = staticmethod(views.view)
    redact_event = staticmethod(views.redact)
    public = staticmethod(views.public)
    fingerprints = staticmethod(views.fingerprints)
    position = staticmethod(lessons.position)
    lessons = staticmethod(partial(read_lessons, __package__))

    def check_options(self, players: int, options: Any) -> None:
        """Raise `Illegal` for options, or a number of players, that can't be played."""
        super().check_options(players, options)
        if not isinstance(options, Options):
            raise Illegal(Code.BAD_OPTIONS, localized("bad_options-these_another_game"))
        if options.games not in MATCH_LENGTHS:
            raise Illegal(Code.BAD_OPTIONS, localized("bad_options-games_match_best_games", games=options.games))

    def variants(self) -> Mapping[str, Options]:
        """Return matches of several games."""
        return {"best_of_3": Options(games=3), "best_of_5": Options(RowsOwner.SECOND_SEAT, Beginner.COLUMNS, games=5)}

    def new(self, players: int, options: Any, seed: bytes) -> Outcome:
        """Return the first game before its first card."""
        self.check_options(players, options)
        return play.start_match(options, seed)

    def choices(self, state: State) -> tuple[ChooseCard, ...]:
        """Return the open choice; none when the match is over."""
        choice = play.open_choice(state)
        return () if choice is None else (choice,)

    def legal(self, view: View, choice: ChooseCard) -> Iterator[Lay]:
        """List every value in hand, ascending, on every legal cell: the first one is laid when time is up."""
        values = sorted(set(view.hands[choice.seat].values))
        return (Lay(value, cell) for value in values for cell in choice.cells)

    def finished(self, state: State) -> bool:
        """Return whether the match is over."""
        return state.ended is not None

    def resigned(self, state: State) -> tuple[int, ...]:
        """Return the seat that has resigned."""
        return () if state.resigned is None else (state.resigned,)

    def observations(self, state: State, events: Iterable[Event]) -> Iterable[Observation]:
        """Return what is counted in a match."""
        return statistics.observations(state)

    def imagine(self, view: View, choices: Sequence[ChooseCard], seed: bytes) -> State:
        """Return a state that looks like `view`, with hidden cards drawn from `seed`."""
        return views.imagine(view, seed)

    def run_scenario(self, scenario: dict[str, Any]) -> dict[str, Any]:
        """Return the result of a scenario that begins with any position."""
        from botyard.games.robot_master import scenarios  # noqa: PLC0415 - rooms need no scenarios

        return scenarios.run(scenario, self)
