"""The tasks of a worker process: a practice is played there, and its answer comes back as JSON.

Recorded matches are played there, too: the first page shows one of each game while none can be watched. A game has
one as `recording.json` in its package, a `Practice` in JSON form that begins a new match, with the seed and all moves.
`tools/record_matches.py` writes the files of the games of this repository. With their steps, lessons can be shown
without asking for each position, and without a connection.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import orjson

from botyard.bots.answer import answer
from botyard.bots.registry import ANALYSES
from botyard.games.interface import Game, Illegal, Previewing, Teaching
from botyard.games.registry import GAMES
from botyard.practice import daily
from botyard.practice.lessons import PARTS, find_step, own_seats
from botyard.practice.origins import Beginning, CannotBegin, NewMatch, Step
from botyard.practice.play import Played, play, play_on, played, read_command
from botyard.texts import localized
from botyard_protocol.api_practice import Candidate, NewStart, Practice, PracticePreview, Suggestion
from botyard_protocol.codec import from_object
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import BotLevel, Previewed

FILE = "recording.json"
SEED = bytes(32)
"""The seed of lesson steps, which leave nothing to chance."""


@cache
def read_recording(game: Game) -> Practice[Any, Any] | None:
    """Return the recorded match of a game, None for a game without. Raises `SchemaMismatch`."""
    package = sys.modules[type(game).__module__].__package__
    file = files(package).joinpath(FILE) if package else None
    return from_object(Practice, orjson.loads(file.read_bytes())) if file is not None and file.is_file() else None


def played_recording(game: Game) -> dict[str, Any] | None:
    """Return the recorded match as spectators see it: `start` and `played`, both `Practised` in JSON form.

    None for a game without one. Raises `SchemaMismatch`, and `Illegal` for a move that the rules do not allow.
    """
    recorded = read_recording(game)
    if recorded is None or not isinstance(recorded.start, NewStart) or recorded.seed is None:
        return None
    seed = bytes.fromhex(recorded.seed)
    beginning = Beginning(NewMatch(recorded.start.players, recorded.start.options))
    start = Practice(game.name, recorded.start, (), recorded.bots, advance=False)
    return {
        "start": to_named(play(beginning, start, seed)),
        "played": to_named(play_on(played(beginning, recorded, seed), beginning, seed, advance=False)),
    }


def recorded_lessons(game: Game) -> dict[str, Any] | None:
    """Return the lessons of a game, each step with its `start`, and `played` if it has moves; None without lessons.

    Both are `Practised` in JSON form.
    """
    if not isinstance(game, Teaching):
        return None
    found = game.lessons()
    return {part: [recorded_step(game, step) for step in found.get(part, ())] for part in PARTS}


def recorded_step(game: Game, step: dict[str, Any]) -> dict[str, Any]:
    """Return a lesson step with the position before its moves (`start`), and if it has any, after them (`played`)."""
    start = {"kind": "lesson", "id": step["id"]}
    ask = from_object(Practice, {"game": game.name, "start": start, "own": list(own_seats(step))})
    beginning = Beginning(Step(step["id"]))
    made = played(beginning, ask, SEED)
    recorded = {**step, "start": to_named(play_on(made, beginning, SEED))}
    for command in step.get("moves", ()):
        choice = next(one for one in game.choices(made.state) if one.seat in made.seats.own)
        made.move(choice.seat, choice.id, read_command(game, command))
        recorded["played"] = play_on(made, beginning, SEED)
    return recorded | ({"played": to_named(recorded["played"])} if "played" in recorded else {})


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
    return _answer_or_refusal(lambda: _suggestion(beginning, ask, seed))


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


CANDIDATES = 8
"""The most moves that are compared."""
NODES = 3000
"""The planner may search longer here than at a table, where it has to be quick."""


def _suggestion(beginning: Beginning, ask: Practice[Any, Any], seed: bytes) -> Suggestion[Any, Any]:
    """Return what to do at the first open choice of the caller's seats: the planner's answer, then other good ones.

    Raises `Illegal`, also for a match that is still played, and if the caller has no open choice.
    """
    if beginning.running:
        raise CannotBegin(Code.NOT_FINISHED, localized("not_finished-planner_asked_once_over"))
    made = played(beginning, ask, seed)
    game = made.game
    asked = next((choice for choice in game.choices(made.state) if choice.seat in made.seats.own), None)
    if asked is None:
        raise CannotBegin(Code.CHOICE_CLOSED, localized("choice_closed-nothing_decide_here"))
    view = game.view(made.state, (asked.seat,))
    best = answer(game.name, BotLevel.PLANNER, view, asked, int.from_bytes(seed[:6], "big"), NODES)
    analyse = ANALYSES.get(game.name)
    judged = [] if analyse is None else analyse(view, asked)
    values = dict(judged)
    others = [command for command, _ in judged if command != best][: CANDIDATES - 1]
    return Suggestion(best, tuple(_candidate(made, asked, one, values.get(one)) for one in (best, *others)))


def _candidate(made: Played, asked: Any, command: Any, worth: int | None) -> Candidate[Any, Any]:
    outcome = made.game.apply(made.state, asked.seat, asked.id, command)
    return Candidate(command, made.game.redact(outcome.events, made.audience), worth)
