"""`botyard check-game NAME`: run the contract suite over an installed game, and say in words what fails.

Further checks look at what a game may have beyond its rules: scores, statistics, pictures, lessons, a fold, secrets, a
client. Each yields sentences that say what fails; an exception of the game is one of them.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TextIO

from botyard.bots.answer import answer
from botyard.bots.registry import levels
from botyard.client.folds import FOLDS
from botyard.games import registry
from botyard.games.contract import faults, transcript
from botyard.games.failure_words import in_words, with_place
from botyard.games.interface import (
    Game,
    Illegal,
    Imagining,
    Picture,
    Picturing,
    Scoring,
    Statistics,
    Teaching,
    players_in_words,
)
from botyard.games.package import ClientFiles, GamePackage
from botyard.games.package_texts import missing, unknown
from botyard.games.random_match import Broken, Match, Table, play, tables
from botyard.games.statistics import problem_of, statistics_of
from botyard.practice.lessons import DAILY, PARTS, own_seats
from botyard.practice.origins import Beginning, Step
from botyard.practice.play import play_on, played, read_command
from botyard.replay.command import compare
from botyard_protocol.api_practice import Practice
from botyard_protocol.codec import from_object, pack
from botyard_protocol.schema import by_name

FAILED = 1
"""Exit status if the game breaks a promise, or can't be registered."""
NODES = 20
"""Turns that a planner simulates for a decision in the check."""
HASH_SEEDS = ("1", "2")


def main(name: str, seeds: int, archive: Sequence[str] | None, out: TextIO, err: TextIO) -> int:
    """Check a game at each of its tables, with `seeds` matches each. Returns the exit status: 0, or 1 with faults.

    `archive`: files and folders of downloaded matches, which are played again instead.
    """
    game = registry.GAMES.get(name)
    if game is None:
        err.write(f"botyard check-game: {registry.why_unknown(name)}\n")
        return FAILED
    try:
        return compare(game, archive, out, err) if archive is not None else _check(game, seeds, out)
    except SystemExit as error:
        out.write(f"{name}: The rules end Python, which stops the whole service: {in_words(error)}.\n")
        return FAILED


def _check(game: Game, seeds: int, out: TextIO) -> int:
    """Check a game at each of its tables, with `seeds` matches each. Returns the exit status."""
    name, found = game.name, 0
    for table in tables(game):
        sentences = [
            fault
            for seed in range(1, seeds + 1)
            for fault in (*faults(table, seed), *capability_faults(table, seed), *bot_faults(table, seed))
        ]
        out.write(f"{table}: {'ok' if not sentences else f'{len(sentences)} faults'}\n")
        out.writelines(f"  {with_place(sentence, game)}\n" for sentence in sentences)
        out.flush()
        found += len(sentences)
    for sentence in general_faults(game):
        out.write(f"{name}: {sentence}\n")
        found += 1
    if (package := registry.PACKAGES.get(name)) is not None:
        out.writelines(f"{name}: {hint}\n" for hint in hints(package))
    out.write(f"{name}: {'keeps the contract of games.' if not found else f'{found} faults.'}\n")
    return FAILED if found else 0


def hints(package: GamePackage) -> Iterator[str]:
    """Yield a sentence for each optional part that a package lacks and that people would miss."""
    if package.client is None:
        yield "The package has no client: people can't see the game in a browser."
    for language, ids in (missing(package.texts) if package.texts else {}).items():
        yield f"{language}.ftl lacks {', '.join(ids)}: the page shows them in English."
    for place, id in unknown(package.texts, package.client.contents) if package.texts and package.client else ():
        yield f"{place}: en.ftl has no text {id}: the page shows this id in its place."


def capability_faults(table: Table, seed: int) -> Iterator[str]:
    """Yield a sentence for each capability of a game that fails in a match at a table."""
    try:
        match = play(table, seed)
    except Exception:  # `faults` names it
        return
    for fault in match_faults(match, registry.PACKAGES.get(table.game.name)):
        yield f"{table}: {fault}"


def bot_faults(table: Table, seed: int) -> Iterator[str]:
    """Yield a sentence for each level whose bot fails in the first commands of a match at a table."""
    game = table.game
    try:
        start = table.new(seed).state
    except Exception:  # `faults` names it
        return
    for level in levels(game.name):
        state, commands = start, 0
        try:
            while not game.finished(state) and commands < 4 * table.seats:
                choice = game.choices(state)[0]
                command = answer(game.name, level, game.view(state, (choice.seat,)), choice, seed, NODES)
                state, commands = game.apply(state, choice.seat, choice.id, command).state, commands + 1
        except Illegal as illegal:
            yield f"{table}: The bot of the level {level.wire} gives an illegal command: {illegal}"
        except Exception as error:
            yield f"{table}: The bot of the level {level.wire} fails: {in_words(error)}"


def general_faults(game: Game) -> Iterator[str]:
    """Yield a sentence for each promise that the game breaks as a whole, whatever the table."""
    if len(set(_transcripts(game.name))) > 1:
        yield "The same seed and commands give other bytes in another process: the order of a set or dict decides."
    seated = {table.players for table in tables(game)}
    for players in sorted({*game.players} - seated):
        yield f"{players_in_words(range(players, players + 1))}: neither the standard options nor a variant suit them."
    yield from lesson_faults(game)
    package = registry.PACKAGES.get(game.name)
    if package is not None:
        yield from client_faults(game, package)


def _transcripts(name: str) -> Sequence[str]:
    """Return the digests of the same match of a game, played in processes with different hash seeds of Python.

    The one of a process that fails is "".
    """
    code = f"from botyard.game_check import digest; print(digest({name!r}))"
    path = os.pathsep.join(sys.path)
    return [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        ).stdout
        for seed in HASH_SEEDS
    ]


def digest(name: str) -> str:
    """Return a digest of everything that a match of the standard game returns; a sentence if the match fails."""
    try:
        match: Match = play(next(tables(registry.GAMES[name])), seed=7)
    except Broken as broken:
        return str(broken)
    return hashlib.sha256(transcript(match)).hexdigest()


SEED = bytes(32)
EVERY = 7
"""One step in this many of a match is checked closely."""
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
