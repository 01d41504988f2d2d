"""The engine against the oracle through whole matches: the same position, worths and result after every command."""

from __future__ import annotations

import random
from typing import Any

import pytest

from botyard.games.random_match import Table
from botyard.games.registry import GAMES
from botyard_protocol.robot_master import GameEnded, View
from tests.games.robot_master.contract import player
from tests.games.tables import tables_of
from tests.oracle.robot_master import scoring
from tests.oracle.robot_master.rules import Game
from tests.oracle.robot_master.scoring import GRID, SEATS

GAME = GAMES["robot_master"]


@pytest.mark.parametrize("table", tables_of(GAME.name), ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_goes_as_in_the_oracle(table: Table, seed: int) -> None:
    rng, state = random.Random(seed), table.new(seed).state
    wins = [0, 0]
    while not GAME.finished(state):
        view = all_seen(state)
        oracle = Game(position_of(view))
        ended = None
        while ended is None:
            (choice,) = GAME.choices(state)
            view = all_seen(state)
            assert position_of(view) == position_of_oracle(oracle)
            assert {cell.wire for cell in choice.cells} == set(oracle.legal_cells())
            command = player(rng, choice, view)
            assert oracle.submit(
                side(view, choice.seat), {"type": "lay", "value": command.value, "at": command.at.wire}
            )
            outcome = GAME.apply(state, choice.seat, choice.id, command)
            state = outcome.state
            ended = next((event.result for event in outcome.events if isinstance(event, GameEnded)), None)
        result = oracle.result()
        assert result is not None
        assert ended.winner == winner(result["ranking"], ended.rows)
        assert [list(ended.lowest.rows), list(ended.lowest.columns)] == [*scoring.lowest(oracle.cells).values()]
        if ended.winner is not None:
            wins[ended.winner] += 1
        assert list(all_seen(state).won) == wins
    assert GAME.ranking(state) == places(wins)


def all_seen(state: Any) -> View:
    """The match with both hands."""
    view: View = GAME.view(state, (0, 1))
    return view


def side(view: View, seat: int) -> str:
    """The side that a seat owns."""
    return SEATS[0] if seat == view.rows else SEATS[1]


def position_of(view: View) -> dict[str, Any]:
    """The position that a view shows."""
    return {
        "cells": {at: value for at, value in zip(GRID, view.cells, strict=True) if value is not None},
        "hands": {side(view, seat): sorted(view.hands[seat].values) for seat in (view.rows, 1 - view.rows)},
        "active": side(view, view.active),
    }


def position_of_oracle(game: Game) -> dict[str, Any]:
    """The position that a game of the oracle has reached."""
    return {
        "cells": game.cells,
        "hands": {seat: sorted(hand) for seat, hand in game.hands.items()},
        "active": game.active,
    }


def winner(ranking: list[list[str]], rows: int) -> int | None:
    """The seat that has won a game, None for a draw."""
    if len(ranking[0]) > 1:
        return None
    return rows if ranking[0] == ["rows"] else 1 - rows


def places(wins: list[int]) -> tuple[tuple[int, ...], ...]:
    """The places after a match."""
    return ((0, 1),) if wins[0] == wins[1] else ((0,), (1,)) if wins[0] > wins[1] else ((1,), (0,))
