"""Matches of random players, over which the contract of games is checked (`botyard.games.contract`)."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any

from botyard.games.interface import Audience, Game, Illegal, Outcome
from botyard.games.rng import Rng

MOST_COMMANDS = 20_000
"""A match that takes more commands counts as endless."""
MOST_CHOICES = 200
"""A random player draws one of the first legal commands: of at most this many."""
CHANGED_ANSWER_ODDS = 4
"""One in this many commands of a random player changes an answer, while some answer can be changed."""


class Broken(Exception):
    """A promise that a game breaks, in a sentence."""


@dataclass(frozen=True)
class Table:
    """Players who play a game by some options. `label`: what is special about them."""

    label: str
    players: int
    options: Any
    game: Game

    def __str__(self) -> str:
        return f"{self.game.name}-{self.label}-{self.players}"

    @cached_property
    def seating(self) -> tuple[int, ...]:
        """The player of each seat."""
        return self.game.seating(self.players, self.options)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.seating)

    def new(self, seed: int) -> Outcome:
        """The position before the first turn."""
        return self.game.new(self.players, self.options, seed.to_bytes(32, "big"))

    def audiences(self) -> list[Audience]:
        """Return as audiences: spectators, each seat alone, the seats of each player, and the first and last seat."""
        alone = [(seat,) for seat in range(self.seats)]
        held = [
            tuple(seat for seat, holder in enumerate(self.seating) if holder == player)
            for player in range(self.players)
        ]
        return sorted({(), *alone, *held, (0, self.seats - 1)})


@dataclass(frozen=True, slots=True)
class Step:
    """One command of a match: the state before it, the choice that it answers, and its outcome."""

    state: Any
    choice: Any
    command: Any
    outcome: Outcome


@dataclass(frozen=True)
class Match:
    """A match of random players that has ended."""

    table: Table
    seed: int
    steps: tuple[Step, ...]

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.table.game

    @property
    def last(self) -> Step:
        """The step that ended the match."""
        return self.steps[-1]

    def rng(self) -> Rng:
        """Chance for a check, the same each time."""
        return chance(f"check/{self.seed}")


def tables(game: Game) -> Iterator[Table]:
    """Yield tables of the standard game and each variant, for the numbers of players that they are for."""
    for label, options in {"standard": game.default_options(), **game.variants()}.items():
        for players in game.players:
            if suits(game, players, options):
                yield Table(label, players, options, game)


def suits(game: Game, players: int, options: Any) -> bool:
    """Return whether so many players can play by some options."""
    try:
        game.check_options(players, options)
    except Illegal:
        return False
    return True


def chance(name: str) -> Rng:
    """A sequence of random numbers, the same for the same name."""
    return Rng(hashlib.sha256(name.encode()).digest())


Move = tuple[Any, Any]
"""A choice and the command that answers it."""


def play(table: Table, seed: int, moves: list[Move] | None = None) -> Match:
    """Play a match to its end by random legal commands, and return it. Raises `Broken`.

    `moves`: gets each move before the rules play it, so that the last one is known if they fail.
    """
    game, rng, state, steps = table.game, chance(f"play/{seed}"), table.new(seed).state, list[Step]()
    while not game.finished(state):
        if len(steps) >= MOST_COMMANDS:
            raise Broken(f"The match of {table} with seed {seed} has not ended after {MOST_COMMANDS} commands.")
        choices = game.choices(state)
        if not choices:
            raise Broken(f"{_at(table, steps)}: the game is not over, but no choice is open.")
        again = game.answerable_again(state)
        if again and rng.below(CHANGED_ANSWER_ODDS) == 0:
            choices = again
        choice = choices[rng.below(len(choices))]
        command = draw(game, state, choice, rng)
        if moves is not None:
            moves.append((choice, command))
        try:
            outcome = game.apply(state, choice.seat, choice.id, command)
        except Illegal as illegal:
            raise Broken(f"{_at(table, steps)}: `legal` lists {command}, but `apply` refuses: {illegal}") from illegal
        steps.append(Step(state, choice, command, outcome))
        state = outcome.state
    return Match(table, seed, tuple(steps))


def draw(game: Game, state: Any, choice: Any, rng: Rng) -> Any:
    """Return a random one of the first `MOST_CHOICES` legal answers to a choice. Raises `Broken` if there is none."""
    commands = list(islice(game.legal(game.view(state, (choice.seat,)), choice), MOST_CHOICES))
    if not commands:
        raise Broken(f"{game.name}: `legal` lists no command for {choice}.")
    return commands[rng.below(len(commands))]


def _at(table: Table, steps: list[Step]) -> str:
    return f"{table}, after {len(steps)} commands"


def refuses(game: Game, state: Any, seat: int, choice: int, command: Any) -> bool:
    """Return whether the rules refuse a command."""
    try:
        game.apply(state, seat, choice, command)
    except Illegal:
        return True
    return False
