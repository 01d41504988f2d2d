"""Golden playthroughs: one whole game of each variant as a text that people read, and that is compared to the letter.

A command is written as it travels in its readable form, and is played again from there; what came of it follows in
words. A change of the rules shows as a diff of these files, and bumps `rules_version`.
`python -m tests.games.golden --write` writes them anew; their diff is for reading.
"""

import argparse
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from botyard.bots.answer import answer as bot_answer
from botyard.games.interface import Game, Illegal, Outcome
from botyard.games.registry import CARRIED, GAMES
from botyard_protocol.json_form import from_named, to_named
from botyard_protocol.messages import BotLevel
from botyard_protocol.robot_master import Beginner, RowsOwner
from botyard_protocol.robot_master import Options as RobotMasterOptions
from botyard_protocol.schema import wire_name
from botyard_protocol.twin_tin_bots import Colour, Mode, Options, Placing
from botyard_protocol.volt import Mode as VoltMode
from botyard_protocol.volt import Options as VoltOptions
from botyard_protocol.volt import StartNumbers
from tests.games.players import PLAYERS
from tests.games.twin_tin_bots.players import keen_answer

THOUGHTS = 120
"""Of the player who writes a playthrough: more make better games, and take longer."""

Named = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A match from its set-up to its end. `seed`: the match's, as a number. `game`: the name of its game.

    `rules_version`: None for the current one.
    """

    name: str
    players: int
    options: Any
    seed: int
    game: str = "twin_tin_bots"
    rules_version: int | None = None

    @property
    def path(self) -> Path:
        """Where it is written."""
        return Path(__file__).with_suffix("") / f"{self.name}.txt"

    def text(self, record: str) -> str:
        """The playthrough. `record`: its text so far, whose commands are played again as long as they are legal."""
        game = CARRIED[self.game, self.rules_version or GAMES[self.game].rules_version]
        outcome = game.new(self.players, self.options, self.seed.to_bytes(32, "big"))
        lines = [*self._head(game), "", "begins", _events(outcome)]
        recorded = _commands(game, record)
        while not game.finished(outcome.state):
            seat = game.choices(outcome.state)[0].seat
            command, outcome = _next(game, outcome.state, recorded)
            lines += [f"{seat}> {json.dumps(to_named(command))}", _events(outcome)]
        return "\n".join([*lines, "", "ends", *_position(game, outcome.state), ""])

    def _head(self, game: Game) -> list[str]:
        """The lines above the match."""
        title = game.name.replace("_", " ").title()
        return [
            f"{title}, rules version {game.rules_version}: {self.name.replace('_', ' ')}",
            f"players {self.players}, seed {self.seed}",
            f"options {json.dumps(to_named(self.options))}",
        ]


def _commands(game: Game, record: str) -> Iterator[Any]:
    """The commands in a text."""
    types: dict[str, Any] = {wire_name(cls): cls for cls in game.command_types}
    for line in record.splitlines():
        seat, separator, command = line.partition("> ")
        if separator and seat.isdigit():
            named = json.loads(command)
            cls = types[named["type"]]
            yield msgspec.convert(from_named(cls, named), cls)


def _next(game: Game, state: Any, recorded: Iterator[Any]) -> tuple[Any, Outcome]:
    """The next command of the record and what comes of it; where there is none that fits, one of a player."""
    choice = game.choices(state)[0]
    for command in recorded:
        try:
            return command, game.apply(state, choice.seat, choice.id, command)
        except Illegal:
            break
    tuple(recorded)  # after one that does not fit, the others were meant for another game
    command = _answer(game, state, choice)
    return command, game.apply(state, choice.seat, choice.id, command)


def _answer(game: Game, state: Any, choice: Any) -> Any:
    """The answer of a keen player or of a bot, in a game that has one, or of a random player."""
    rng = random.Random(choice.id)
    if game.name == "twin_tin_bots":
        return keen_answer(rng, state, THOUGHTS)
    if game.name == "volt":
        level = list(BotLevel)[1 + choice.seat % 2]
        return bot_answer(game.name, level, game.view(state, (choice.seat,)), choice, choice.id, THOUGHTS)
    return PLAYERS[game.name](rng, choice, game.view(state, (choice.seat,)))


def _events(outcome: Outcome) -> str:
    """The events of a command in words: a part for each cause, followed by its events."""
    parts: list[tuple[str, list[str]]] = []
    for event in map(to_named, outcome.events):
        cause = _cause(event.pop("cause")) if isinstance(event.get("cause"), dict) else ""
        if not parts or parts[-1][0] != cause:
            parts.append((cause, []))
        parts[-1][1].append(_words(event))
    return "   " + " | ".join(f"{cause}{', '.join(events)}" for cause, events in parts)


def _cause(cause: Named) -> str:
    """Such as `0: ` for a seat, or `0B2: ` for the order in slot 2 of its robot B."""
    return f"{cause['seat']}: " if cause["slot"] is None else f"{cause['seat']}{cause['robot']}{cause['slot']}: "


def _words(value: Any) -> str:
    """Values without their names, which the protocol's page tells; what is empty or false is left out."""
    match value:
        case {"seat": seat, "name": name, **more}:
            return f"{seat}{name}" + (f" {_words(more)}" if more else "")
        case dict():
            return " ".join(_words(one) for one in value.values() if one is not False and one != [])
        case list():
            return f"[{' '.join(map(_words, value))}]"
        case None:
            return "-"
        case _:
            return str(value)


def _position(game: Game, state: Any) -> list[str]:
    """The last view."""
    named = to_named(game.view(state, ()))
    seats = [f"seat {seat}: {_words(one)}" for seat, one in enumerate(named.pop("seats", ()))]
    return [*seats, *(f"{key}: {_words(value)}" for key, value in named.items())]


_BY_HAND = Options(
    placing=Placing.BY_HAND,
    teleporter_hexes=(((-1, -2), (1, 2)),),
    rock_hexes=((-2, 2),),
    blob_hexes=((0, -1), (0, 1)),
    mud_hexes=((-1, 3), (1, -3), (-1, 0)),
)
_FOUR_COLOURS = (Colour.PINK, Colour.PURPLE, Colour.RED, Colour.GREEN)

PLAYTHROUGHS: tuple[Playthrough, ...] = (
    Playthrough("two_players", 2, Options(), 4),
    Playthrough("four_players", 4, Options(), 4),
    Playthrough("stalled", 3, Options(stalled_after=4), 0),
    Playthrough("no_score_victory", 2, Options(score_victory=False), 13),
    Playthrough("simplified", 3, Options(mode=Mode.SIMPLIFIED), 1),
    Playthrough("random_elements", 2, Options(teleporters=2, rocks=2, blobs=2, mud=3), 3),
    Playthrough("example_elements", 5, Options(placing=Placing.EXAMPLE), 2),
    Playthrough("elements_by_hand", 2, _BY_HAND, 9),
    Playthrough("advanced_two_players", 2, Options(mode=Mode.ADVANCED_TWO_PLAYER), 13),
    Playthrough("teams", 4, Options(mode=Mode.TEAMS), 15),
    Playthrough("odd_teams", 3, Options(mode=Mode.TEAMS, teleporters=1, blobs=2, mud=3, colours=_FOUR_COLOURS), 18),
    Playthrough("one_game", 2, RobotMasterOptions(), 1, "robot_master"),
    Playthrough("best_of_3", 2, RobotMasterOptions(RowsOwner.SECOND_SEAT, Beginner.ROWS, 3), 2, "robot_master"),
    Playthrough("league", 3, VoltOptions(arena="C"), 1, "volt"),
    Playthrough("squad", 1, VoltOptions(arena="D", killbots=3, start_numbers=StartNumbers.ROTATING), 2, "volt"),
    Playthrough("training", 2, VoltOptions(VoltMode.TRAINING, "B", killbots=1), 3, "volt"),
    Playthrough("championship", 2, VoltOptions(VoltMode.CHAMPIONSHIP, target=3, killbots=2), 4, "volt"),
    Playthrough("league_by_1", 3, VoltOptions(arena="C"), 1, "volt", 1),
    Playthrough("squad_by_1", 1, VoltOptions(arena="D", killbots=3, start_numbers=StartNumbers.ROTATING), 2, "volt", 1),
    Playthrough("championship_by_1", 2, VoltOptions(VoltMode.CHAMPIONSHIP, target=3, killbots=2), 4, "volt", 1),
)
"""One match for each variant of each game."""
VARIANTS = tuple(one for one in PLAYTHROUGHS if one.rules_version is None)
"""Those by the rules of today."""


def main() -> None:
    """Write them, or say which would change."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write what has changed")
    write = parser.parse_args().write
    for playthrough in PLAYTHROUGHS:
        old = playthrough.path.read_text("utf-8") if playthrough.path.exists() else ""
        new = playthrough.text(old)
        if new != old and write:
            playthrough.path.write_text(new, "utf-8")
        print(f"{'the same' if new == old else 'changed'}: {playthrough.path.name}, {new.count(chr(10))} lines")


if __name__ == "__main__":
    main()
