"""How fast the rules are: random games, timed on one core. Prints tables in Markdown, writes nothing.

`python -m bench.rules --games 5` draws five games of Twin Tin Bots for each line: each answer evenly from all
legal ones, without two changes at once. With `--game NAME` it draws games of another game, by each of its variants and
with its random bot. Games are drawn before the clock runs. Then each command is applied again, and each state between
is dumped, loaded and viewed. The best of three passes counts, in CPU time of this process alone.
"""

import argparse
import gc
import os
import platform
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, TypeVar

from botyard.bots.answer import answer
from botyard.games.interface import Game, Illegal
from botyard.games.registry import GAMES
from botyard.games.twin_tin_bots.state import State
from botyard_protocol.messages import BotLevel
from botyard_protocol.twin_tin_bots import Choice, Command, Double, Options

T = TypeVar("T")

GAME = GAMES["twin_tin_bots"]
PLAYERS = range(2, 7)
STALL_RULES = (0, 100)
"""Rounds without a delivery that end a game; 0 for never."""
LONGEST = 20_000
"""The commands after which a game without the stall rule is broken off."""
PASSES = 3


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of a game: the state, and the command that was applied to it."""

    state: Any
    seat: int
    choice: int
    command: Any


def play(players: int, stalled_after: int, seed: int) -> Iterator[Step]:
    """Play a game in which all legal answers are equally likely, except two changes at once, which are not drawn."""
    rng = random.Random(f"{players}/{stalled_after}/{seed}")
    state = GAME.new(players, Options(stalled_after=stalled_after), rng.randbytes(32)).state
    for _ in range(LONGEST):
        if GAME.finished(state):
            return
        (choice,) = GAME.choices(state)
        command = drawn(rng, state, choice)
        yield Step(state, choice.seat, choice.id, command)
        state = GAME.apply(state, choice.seat, choice.id, command).state


def play_variant(game: Game, options: Any, seed: int) -> Iterator[Step]:
    """Play a game of random bots, with as few players as its options allow."""
    state = game.new(_fewest_players(game, options), options, seed.to_bytes(32, "big")).state
    while choices := game.choices(state):
        choice = choices[0]
        command = answer(game.name, BotLevel.RANDOM, game.view(state, (choice.seat,)), choice, seed)
        yield Step(state, choice.seat, choice.id, command)
        state = game.apply(state, choice.seat, choice.id, command).state


def _fewest_players(game: Game, options: Any) -> int:
    """Return the smallest number of players that the options are for. Raises `ValueError` if they are for none."""
    for players in game.players:
        with suppress(Illegal):
            game.check_options(players, options)
            return players
    raise ValueError("the options are for no number of players")


def table(games: int, players: Sequence[int], stall_rules: Sequence[int]) -> Iterator[str]:
    """The lines of the table, each as soon as it is measured."""
    yield from _head("players | stall rule", "---: | ---:")
    for stalled_after in stall_rules:
        for count in players:
            steps = [step for seed in range(games) for step in play(count, stalled_after, seed)]
            yield f"| {count} | {stalled_after or 'off'} {_measured(GAME, steps, games)}"


def table_of_variants(game: Game, games: int) -> Iterator[str]:
    """The lines of the table of any game, each as soon as it is measured."""
    yield from _head("variant", "---")
    for name, options in {"standard": game.default_options(), **game.variants()}.items():
        steps = [step for seed in range(games) for step in play_variant(game, options, seed)]
        yield f"| {name} {_measured(game, steps, games)}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Measure the rules of a game.")
    parser.add_argument("--games", type=int, default=5, help="random games for each line (5)")
    parser.add_argument("--game", choices=GAMES, default=GAME.name)
    chosen = parser.parse_args()
    if chosen.game == GAME.name:
        lines = table(chosen.games, PLAYERS, STALL_RULES)
    else:
        lines = table_of_variants(GAMES[chosen.game], chosen.games)
    for line in lines:
        print(line, flush=True)


def drawn(rng: random.Random, state: State, choice: Choice) -> Command:
    """Draw a legal answer that is not two changes at once, each with equal chance."""
    legal = GAME.legal(GAME.view(state, (choice.seat,)), choice)
    single: list[Command] = list(takewhile(lambda command: not isinstance(command, Double), legal))
    return rng.choice(single)


def _head(names: str, rules: str) -> Iterator[str]:
    """Yield the lines above the figures. `names`, `rules`: the heads of the first columns."""
    yield f"{os.cpu_count()}-core {platform.machine()}, {platform.system()}, Python {platform.python_version()}\n"
    yield f"| {names} | commands per game | games/s | µs per command | dump | load | view |"
    yield f"| {rules} | ---: | ---: | ---: | ---: | ---: | ---: |"


def _measured(game: Game, steps: Sequence[Step], games: int) -> str:
    """Return the columns with figures. `steps`: of `games` games together."""
    dumps = [game.dump(step.state) for step in steps]
    gc.collect()
    gc.freeze()
    command = _micros(steps, lambda step: game.apply(step.state, step.seat, step.choice, step.command))
    dump = _micros(steps, lambda step: game.dump(step.state))
    load = _micros(dumps, game.load)
    view = _micros(steps, lambda step: game.view(step.state, (step.seat,)))
    gc.unfreeze()
    length = len(steps) / games
    return f"| {length:,.0f} | {1e6 / (command * length):.1f} | {command:.1f} | {dump:.1f} | {load:.1f} | {view:.1f} |"


def _micros(things: Sequence[T], work: Callable[[T], Any]) -> float:
    """Microseconds that `work` takes for one of the things, in the best of some passes over all of them."""
    return min(_pass(things, work) for _ in range(PASSES)) / len(things) * 1e6


def _pass(things: Sequence[T], work: Callable[[T], Any]) -> float:
    """Seconds of CPU of one pass over all things."""
    start = time.process_time()
    for thing in things:
        work(thing)
    return time.process_time() - start


if __name__ == "__main__":
    main()
