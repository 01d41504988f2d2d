"""Matches by the rules alone, for tests of authors of games: a room without a service, and stored matches.

The registry of games is imported inside functions: it looks for packages only once, and the plug-in of pytest
(`botyard.testing`) must set the path of the package first.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

from botyard.games.failure_words import in_words
from botyard.games.interface import Game, Illegal
from botyard.games.random_match import Table
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import BotLevel


@dataclass
class Room:
    """A match by the rules alone. `bots`: the level of each seat that a bot plays. `events`: all so far, with secrets.

    `seed`: of the match and its bots.
    """

    game: Game
    state: Any
    bots: dict[int, BotLevel]
    seed: int
    events: list[Any] = field(default_factory=list)

    @property
    def choices(self) -> tuple[Any, ...]:
        """The open choices."""
        return self.game.choices(self.state)

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each place; empty while the match runs."""
        return self.game.ranking(self.state)

    def view(self, *seats: int) -> Any:
        """Return what a person at these seats sees; without a seat what spectators see."""
        return self.game.view(self.state, seats)

    def seen(self, *seats: int) -> tuple[Any, ...]:
        """Return all events so far as a person at these seats knows them."""
        return self.game.redact(self.events, seats)

    def answer(self, seat: int, command: Any, choice: int | None = None) -> tuple[Any, ...]:
        """Answer a choice, and return the events. `choice`: its id, None for the first one of the seat.

        Raises `Illegal` if the rules refuse the command, or the seat has no choice.
        """
        if not isinstance(command, self.game.command_types):
            raise Illegal(Code.WRONG_COMMAND, f"{command!r} is no command of {self.game.name}.")
        asked = (*self.choices, *self.game.answerable_again(self.state))
        number = next((one.id for one in asked if one.seat == seat), None) if choice is None else choice
        if number is None:
            raise Illegal(Code.CHOICE_CLOSED, f"Seat {seat} has no open choice.")
        return self._follow(self.game.apply(self.state, seat, number, command))

    def resign(self, seat: int) -> tuple[Any, ...]:
        """Take a seat out of the match, and return the events. Raises `Illegal`."""
        return self._follow(self.game.resign(self.state, seat))

    def play_bots(self) -> None:
        """Let the bots answer until only people have open choices, or the match is over. Raises `Illegal`."""
        from botyard.bots.answer import answer  # noqa: PLC0415 - see the top

        while (asked := next((one for one in self.choices if one.seat in self.bots), None)) is not None:
            level, view = self.bots[asked.seat], self.view(asked.seat)
            self.answer(asked.seat, answer(self.game.name, level, view, asked, self.seed), asked.id)

    def _follow(self, outcome: Any) -> tuple[Any, ...]:
        self.state = outcome.state
        self.events += outcome.events
        return tuple(outcome.events)


def entries(table: Table, seed: int, moves: Iterable[tuple[int, int, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the entries of a match in JSON form: its start, each move with its events, and last the ranking.

    `moves`: seat, choice and command of each. Raises what the rules raise for a move.
    """
    outcome = table.new(seed)
    start = {"game": table.game.name, "players": table.players, "options": to_named(table.options), "seed": seed}
    yield {**start, "events": [to_named(event) for event in outcome.events]}
    for seat, choice, command in moves:
        outcome = table.game.apply(outcome.state, seat, choice, command)
        move = {"seat": seat, "choice": choice, "command": to_named(command)}
        yield {**move, "events": [to_named(event) for event in outcome.events]}
    yield {"ranking": table.game.ranking(outcome.state)}


def difference(table: Table, seed: int, file: Path) -> str | None:
    """Return what differs first between a stored match and the same commands by the rules of now; None: nothing."""
    from botyard.practice.play import read_command  # noqa: PLC0415 - see the top

    stored = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    if not stored or "ranking" not in stored[-1]:
        return f"entry {len(stored)}: the stored match has no end."
    moves = ((one["seat"], one["choice"], read_command(table.game, one["command"])) for one in stored[1:-1])
    made = entries(table, seed, moves)
    for number, kept in enumerate(stored, 1):
        try:
            entry = json.loads(json.dumps(next(made)))
        except Exception as error:  # the rules are being written: any exception is news for their author
            return f"entry {number}: the rules can't play {kept.get('command', kept)} any more: {in_words(error)}"
        pairs = enumerate(zip_longest(kept.pop("events", ()), entry.pop("events", ())), 1)
        parts = [(f"event {place}", *pair) for place, pair in pairs] + [("it", kept, entry)]
        for what, before, now in parts:
            if before != now:
                was, makes = ("nothing" if one is None else one for one in (before, now))
                return f"entry {number}: {what} is stored as {was}, but the rules make it {makes}."
    return None
