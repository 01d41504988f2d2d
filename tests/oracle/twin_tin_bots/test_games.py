"""The engine against the oracle through whole games: the same position, open choice and result after every command."""

from __future__ import annotations

import random
from typing import Any

import pytest

from botyard.bots.answer import NODES, answer
from botyard.games.random_match import Table
from botyard.games.registry import GAMES
from botyard.games.twin_tin_bots.scenarios import position, runner
from botyard.games.twin_tin_bots.state import State
from botyard_protocol.json_form import to_named
from botyard_protocol.messages import BotLevel
from botyard_protocol.twin_tin_bots import Mode, Options
from tests.games.players import PLAYERS
from tests.oracle.compare import differences
from tests.oracle.twin_tin_bots.normal import normal_pending, normal_position, normal_result
from tests.oracle.twin_tin_bots.rules import Game
from tests.oracle.twin_tin_bots.scenarios import position_of

GAME = GAMES["twin_tin_bots"]
COMMANDS_LIMIT = 600
"""More than a game in which most players are greedy takes."""
PLAYED = [
    Table("standard", 2, Options(stalled_after=0), GAME),
    Table("crystals", 3, Options(stalled_after=0, score_victory=False), GAME),
    Table("elements", 4, Options(stalled_after=0, teleporters=2, rocks=1, blobs=2, mud=3), GAME),
    Table("teams", 4, Options(stalled_after=0, mode=Mode.TEAMS, blobs=1), GAME),
    Table("simplified", 6, Options(stalled_after=0, mode=Mode.SIMPLIFIED, mud=2), GAME),
    Table("advanced", 2, Options(stalled_after=0, mode=Mode.ADVANCED_TWO_PLAYER), GAME),
]


@pytest.mark.parametrize("table", PLAYED, ids=str)
def test_a_whole_game_goes_as_in_the_oracle(table: Table) -> None:
    state: State = table.new(7).state
    oracle = Game(scenario_of(state))
    for number in range(COMMANDS_LIMIT):
        if GAME.finished(state):
            break
        (choice,) = GAME.choices(state)
        command = choose(state, choice, number)
        refusal = oracle.submit(state.setting.colour_name(choice.seat), named(command))
        state = GAME.apply(state, choice.seat, choice.id, command).state
        assert (number, refusal, differing(state, oracle)) == (number, None, [])
    assert GAME.finished(state), f"not over after {COMMANDS_LIMIT} commands: choose another seed"


def scenario_of(state: State) -> dict[str, Any]:
    """The scenario whose position is that of a state."""
    setting = state.setting
    return {
        "mode": Mode(setting.mode).wire,
        "score_victory": setting.score_to_win > 0,
        "position": named(position.write(state)),
    }


def choose(state: State, choice: Any, number: int) -> Any:
    """Answer an open choice: three times of four as a greedy bot, else any legal answer."""
    view = GAME.view(state, (choice.seat,))
    if number % 4:
        return answer(GAME.name, BotLevel.GREEDY, view, choice, number, NODES)
    return PLAYERS[GAME.name](random.Random(number), choice, view)


def differing(state: State, oracle: Game) -> list[str]:
    """The differences between the engine's position, open choice and result and the oracle's."""
    ours = (normal_position(position_of(oracle)), normal_pending(oracle.pending), normal_result(oracle.result))
    theirs = (
        normal_position(named(position.write(state))),
        normal_pending(runner.pending(state)),
        normal_result(runner.ending(state)),
    )
    return [one for left, right in zip(ours, theirs, strict=True) for one in differences("", left, right)]


def named(value: Any) -> Any:
    """A value as it stands in JSON: names instead of numbers, lists instead of tuples."""
    if isinstance(value, dict):
        return {key: named(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [named(one) for one in value]
    return value if isinstance(value, str | int | None) else named(to_named(value))
