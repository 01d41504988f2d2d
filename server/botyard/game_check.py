"""`botyard check-game NAME`: run the contract suite over an installed game, and say in words what fails."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import TextIO

from botyard import game_capabilities
from botyard.bots.answer import answer
from botyard.bots.registry import levels
from botyard.games import registry
from botyard.games.contract import faults, transcript
from botyard.games.failure_words import in_words, with_place
from botyard.games.interface import Game, Illegal, players_in_words
from botyard.games.package import GamePackage
from botyard.games.package_texts import missing, unknown
from botyard.games.random_match import Broken, Match, Table, play, tables
from botyard.replay.command import compare

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
    """Yield a sentence for each thing that a package may lack, but people would miss."""
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
    for fault in game_capabilities.match_faults(match, registry.PACKAGES.get(table.game.name)):
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
    yield from game_capabilities.lesson_faults(game)
    package = registry.PACKAGES.get(game.name)
    if package is not None:
        yield from game_capabilities.client_faults(game, package)


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
