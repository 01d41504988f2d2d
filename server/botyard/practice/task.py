"""The tasks of a worker process: a practice is played there, and its answer comes back as JSON."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import orjson

from botyard.games.interface import Illegal, Previewing
from botyard.games.registry import GAMES
from botyard.practice import daily
from botyard.practice import suggest as suggestions
from botyard.practice.lessons import find_step
from botyard.practice.origins import Beginning
from botyard.practice.play import play, played
from botyard.practice.recording import played_recording, recorded_lessons, recorded_step
from botyard.texts import localized
from botyard_protocol.api_practice import Practice, PracticePreview
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import Previewed


@dataclass(frozen=True, slots=True)
class Answer:
    """The body of an answer, or why there is none: a code and a sentence for people."""

    body: bytes = b""
    code: str = ""
    message: str = ""


def practise(beginning: Beginning, ask: Practice, seed: bytes) -> Answer:
    """Return the position of a practice (`Practised`)."""
    return _answer_or_refusal(lambda: play(beginning, ask, seed))


def preview(beginning: Beginning, ask: PracticePreview, seed: bytes) -> Answer:
    """Return what changes would lead to (`Previewed`)."""
    return _answer_or_refusal(lambda: _previewed(beginning, ask, seed))


def suggest(beginning: Beginning, ask: Practice[Any, Any], seed: bytes) -> Answer:
    """Return what the strongest bot would do (`Suggestion`)."""
    return _answer_or_refusal(lambda: suggestions.suggest(beginning, ask, seed))


def check_daily(beginning: Beginning, ask: Practice[Any, Any], seed: bytes) -> Answer:
    """Return what becomes of the goal of the puzzle of a day by the caller's moves (`GoalCheck`)."""
    return _answer_or_refusal(lambda: daily.check_answer(beginning, ask, seed))


def _answer_or_refusal(make: Callable[[], msgspec.Struct]) -> Answer:
    """Return what `make` makes as the body of an answer, or the refusal that it raises."""
    try:
        return Answer(orjson.dumps(to_named(make())))
    except Illegal as refused:
        return Answer(code=refused.code, message=refused.message)


def _previewed(beginning: Beginning, ask: PracticePreview, seed: bytes) -> Previewed[Any, Any, Any]:
    """Return the preview of changes in a practice match. Raises `Illegal` if the game has none."""
    made = played(beginning, ask.practice, seed)
    game = made.game
    if not isinstance(game, Previewing):
        raise Illegal(Code.WRONG_COMMAND, localized("wrong_command-game_no_preview"))
    if not all(isinstance(change, game.command_types) for change in ask.changes):
        raise Illegal(Code.WRONG_COMMAND, localized("wrong_command-game_does_know_such_2"))
    view = game.view(made.state, made.audience)
    seen = game.preview(view, ask.seat, ask.changes, ask.rounds, ask.branches)
    return Previewed("preview", seen.events, seen.choice, seen.branches)


def lessons(game: str) -> dict[str, Any] | None:
    """Return the lessons of a game with their positions as JSON; None for a game without."""
    rules = GAMES.get(game)
    return None if rules is None else recorded_lessons(rules)


def lesson_step(game: str, id: str) -> dict[str, Any] | None:
    """Return a step of the lessons of a game with its positions as JSON; None if there is none."""
    rules = GAMES.get(game)
    step = None if rules is None else find_step(rules, id)
    return None if rules is None or step is None else recorded_step(rules, step)


def recording(game: str) -> dict[str, Any] | None:
    """Return the recorded match of a game as JSON; None for a game without."""
    rules = GAMES.get(game)
    return None if rules is None else played_recording(rules)
