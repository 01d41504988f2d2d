"""Checks of what a game may have beyond its rules: scores, statistics, pictures, lessons, a fold, secrets, its client.

Each yields sentences that say what fails; an exception of the game is one of them.
"""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from botyard.client.folds import FOLDS
from botyard.games.failure_words import in_words
from botyard.games.interface import Game, Imagining, Picture, Picturing, Scoring, Statistics, Teaching
from botyard.games.package import ClientFiles, GamePackage
from botyard.games.random_match import Match
from botyard.games.statistics import problem_of, statistics_of
from botyard.practice.lessons import DAILY, PARTS, own_seats
from botyard.practice.origins import Beginning, Step
from botyard.practice.play import play_on, played, read_command
from botyard_protocol.api_practice import Practice
from botyard_protocol.codec import from_object, pack
from botyard_protocol.schema import by_name

SEED = bytes(32)
EVERY = 7
"""One step in so many of a match is looked at closely."""
NODE_SECONDS = 20
LOADER = Path(__file__).with_name("client_check.mjs")

Check = Callable[[Match, GamePackage | None], Iterator[str]]


def match_faults(match: Match, package: GamePackage | None) -> Iterator[str]:
    """Yield what fails in a match. `package`: None for a game of this repository."""
    for check in (_scores, _statistics, _pictures, _imagined, _folded, _secrets):
        yield from _guarded(check.__name__.strip("_"), partial(check, match, package))


def lesson_faults(game: Game) -> Iterator[str]:
    """Yield what fails in the lessons of a game: positions, and solutions that do not reach their goal."""
    if isinstance(game, Teaching):
        steps: list[dict[str, Any]] = []
        yield from _guarded("lessons", lambda: _listed(game, steps))
        for step in steps:
            yield from _guarded(f"The lesson step {step.get('id')!r}", partial(_step, game, step))


def client_faults(game: Game, package: GamePackage) -> Iterator[str]:
    """Yield what fails in the client of a game when Node.js loads it; nothing if Node.js is not there."""
    node = shutil.which("node")
    if package.client is None or node is None:
        return
    expected = {"id": game.name, "players": list(game.players), "events": sorted(by_name(package.schema.event))}
    with tempfile.TemporaryDirectory() as folder:
        file = _unpacked(package.client, Path(folder))
        command = [node, str(LOADER), str(file), json.dumps(expected)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=NODE_SECONDS, check=False)
        except subprocess.TimeoutExpired:
            yield f"The client was not loaded within {NODE_SECONDS} s."
            return
    yield from done.stdout.splitlines()
    if done.returncode != 0:
        yield f"The client can't be loaded: {_error_line(done.stderr)}"


def _unpacked(client: ClientFiles, folder: Path) -> Path:
    """Write the client into `folder`, as modules that Node.js loads. Returns the path of its entry."""
    (folder / "package.json").write_text('{"type": "module"}')
    for name, content in client.contents.items():
        (folder / name).write_bytes(content)
    return folder / "client.js"


def _error_line(text: str) -> str:
    """Return the first line that names an error, or else the first line."""
    lines = [line for line in text.splitlines() if "Error" in line] or text.splitlines() or [""]
    return lines[0].strip()


def _guarded(what: str, check: Callable[[], Iterator[str]]) -> Iterator[str]:
    """Yield the sentences of a check, and one if it raises an exception. `what`: begins that sentence."""
    try:
        yield from check()
    except Exception as error:
        yield f"{what}: {in_words(error)}"


def _scores(match: Match, package: GamePackage | None) -> Iterator[str]:
    """Yield a fault if `scores` does not give one number for each seat."""
    if isinstance(match.game, Scoring):
        scores = match.game.scores(match.last.outcome.state)
        if len(scores) != match.table.seats:
            yield f"`scores` gives {len(scores)} numbers for {match.table.seats} seats."


def _statistics(match: Match, package: GamePackage | None) -> Iterator[str]:
    """Yield a fault if statistics are not declared as they must be, or differ when a match is counted again."""
    game, table = match.game, match.table
    if not isinstance(game, Statistics):
        return
    if problem := problem_of(game.statistics):
        yield f"The game {problem}."
        return
    state = match.last.outcome.state
    events = (*table.new(match.seed).events, *(event for step in match.steps for event in step.outcome.events))
    before = game.dump(state)
    made = statistics_of(game, state, events, table.seats)
    if made != statistics_of(game, game.load(before), iter(events), table.seats):
        yield "`observations` gives other values when the same match is counted again."
    if game.dump(state) != before:
        yield "`observations` changes the state that it gets."


def _pictures(match: Match, package: GamePackage | None) -> Iterator[str]:
    """Yield a fault if `picture` gives something else than a picture."""
    if isinstance(match.game, Picturing):
        for step in (*match.steps[::EVERY], match.last):
            for audience in match.table.audiences():
                if not isinstance(match.game.picture(match.game.view(step.outcome.state, audience)), Picture):
                    yield "`picture` does not give a Picture."
                    return


def _imagined(match: Match, package: GamePackage | None) -> Iterator[str]:
    """Yield a fault if a state that `imagine` makes of a view differs from it in something that the audience sees."""
    game = match.game
    if not isinstance(game, Imagining):
        return
    for step in match.steps[::EVERY]:
        for audience in match.table.audiences():
            view = game.view(step.state, audience)
            made = game.imagine(view, game.choices(step.state), SEED)
            if game.view(made, audience) != view or game.choices(made) != game.choices(step.state):
                yield f"`imagine` gives a state that audience {audience} can tell from the one that it sees."
                return


def _folded(match: Match, package: GamePackage | None) -> Iterator[str]:
    """Yield a fault if the fold for Python clients makes another view of the events than the rules."""
    game = match.game
    fold = FOLDS[game.name].fold if package is None else package.fold
    if fold is None:
        return
    for audience in match.table.audiences():
        for step in match.steps:
            view = game.view(step.state, audience)
            for event in game.redact(step.outcome.events, audience):
                view = fold(view, event)
            if view != game.view(step.outcome.state, audience):
                yield f"`fold` gives audience {audience} another view than the rules, after {step.command}."
                return


def _secrets(match: Match, package: GamePackage | None) -> Iterator[str]:
    """Yield a fault if an audience gets other bytes in a twin, a state that differs only in what it may not know."""
    if package is None or package.twin is None:
        return
    game, rng = match.game, match.rng()
    for step in match.steps:
        for audience in match.table.audiences():
            twin = package.twin(rng, step.state, audience)
            if twin is None:
                continue
            for what, seen in (("view", game.view), ("choices", lambda state, _: game.choices(state))):
                if pack(seen(twin, audience)) != pack(seen(step.state, audience)):
                    yield f"The {what} of audience {audience} shows a secret that it may not know."
                    return
            if game.fingerprints(twin)[0] != game.fingerprints(step.state)[0]:
                yield "The public fingerprint depends on a secret."
                return


def _listed(game: Any, steps: list[dict[str, Any]]) -> Iterator[str]:
    """Add all lesson steps of a game to `steps`."""
    found = game.lessons()
    steps += [step for part in (*PARTS, DAILY) for step in found.get(part, ())]
    yield from ()  # no fault of its own; `_guarded` reports an exception


def _step(game: Game, step: dict[str, Any]) -> Iterator[str]:
    """Play a lesson step with its commands, and yield the faults: too many, or a solution that misses the goal."""
    start = {"kind": "lesson", "id": step["id"]}
    ask = from_object(Practice, {"game": game.name, "start": start, "own": list(own_seats(step))})
    beginning = Beginning(Step(step["id"]))
    made = played(beginning, ask, SEED)
    for command in step.get("solution", step.get("moves", ())):
        play_on(made, beginning, SEED)
        choice = next((one for one in game.choices(made.state) if one.seat in made.seats.own), None)
        if choice is None:
            yield f"The lesson step {step['id']!r} has more commands than the player has choices."
            return
        made.move(choice.seat, choice.id, read_command(game, command))
    play_on(made, beginning, SEED)
    if "solution" in step and made.goal is not None and not made.goal.done:
        yield f"The solution of the lesson step {step['id']!r} does not reach its goal."
