"""What Twin Tin Bots has beyond the rules: previews, answers in advance, statistics, lessons, scenarios, pictures."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from botyard.games.interface import Game, Observation
from botyard.games.lesson_files import read_lessons
from botyard.games.twin_tin_bots import lessons, picture, preview, standing, state_from_view, statistics
from botyard.games.twin_tin_bots.choice_answers import check_open
from botyard.games.twin_tin_bots.state import State
from botyard_protocol.twin_tin_bots import Choice, Command, Event, StandingAnswers, View


class Capabilities(Game):
    """The optional capabilities of the game; see `botyard.games.interface`."""

    quick_preview_rounds = 3
    picture = staticmethod(picture.picture)
    statistics = statistics.STATISTICS
    preview = staticmethod(preview.preview)
    check_standing = staticmethod(standing.check)
    position = staticmethod(lessons.position)
    lessons = staticmethod(partial(read_lessons, __package__))

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
