"""Matches by the rules alone, for tests of authors of games."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from botyard.dev.rules_match import Room, difference, entries
from botyard.games.interface import Illegal
from botyard.games.random_match import Table, play, tables
from botyard.games.registry import GAMES
from botyard_protocol.messages import BotLevel

TABLE = next(table for table in tables(GAMES["robot_master"]) if table.players == 2)
SEED = 3


def begun() -> Room:
    """A match of two players, the first of them a bot."""
    return Room(TABLE.game, TABLE.new(SEED).state, {0: BotLevel.RANDOM}, SEED)


def stored(table: Table, file: Path) -> list[dict[str, Any]]:
    """Write a match to a file, and return its entries."""
    moves: Iterator[Any] = ((step.choice.seat, step.choice.id, step.command) for step in play(table, SEED).steps)
    made = list(entries(table, SEED, moves))
    write(made, file)
    return made


def write(made: list[dict[str, Any]], file: Path) -> None:
    """Write the entries of a match to a file."""
    file.write_text("".join(json.dumps(entry) + "\n" for entry in made))


def test_bots_answer_until_a_person_is_asked() -> None:
    room = begun()
    room.play_bots()
    assert {choice.seat for choice in room.choices} == {1}
    assert room.events


def test_a_person_at_a_seat_sees_no_more_than_a_seat_knows() -> None:
    room = begun()
    room.play_bots()
    assert room.view(1) == TABLE.game.view(room.state, (1,))
    assert room.seen() == TABLE.game.redact(room.events, ())


def test_commands_that_the_rules_or_the_game_do_not_know_are_refused() -> None:
    room = begun()
    asked = room.choices[0]
    command = next(TABLE.game.legal(room.view(asked.seat), asked))
    with pytest.raises(Illegal, match="Seat 1 has no open choice"):
        room.answer(1, command)
    with pytest.raises(Illegal, match="is no command of"):
        room.answer(asked.seat, "a word")
    room.resign(1)
    assert room.ranking == ((0,), (1,))


def test_the_same_match_differs_in_nothing(tmp_path: Path) -> None:
    stored(TABLE, tmp_path / "match")
    assert difference(TABLE, SEED, tmp_path / "match") is None


def test_an_event_too_few_and_another_ranking_are_differences(tmp_path: Path) -> None:
    made = stored(TABLE, tmp_path / "match")
    made[-1]["ranking"] = []
    write(made, tmp_path / "match")
    last = f"entry {len(made)}: it is stored as {{'ranking': []}}, but the rules make it {{'ranking': "
    assert str(difference(TABLE, SEED, tmp_path / "match")).startswith(last)
    place = len(made[1]["events"])
    gone = made[1]["events"].pop()
    write(made, tmp_path / "match")
    assert difference(TABLE, SEED, tmp_path / "match") == (
        f"entry 2: event {place} is stored as nothing, but the rules make it {json.loads(json.dumps(gone))}."
    )


def test_a_stored_match_without_an_end_is_none(tmp_path: Path) -> None:
    made = stored(TABLE, tmp_path / "match")
    for count in (0, 1, 3):
        write(made[:count], tmp_path / "match")
        assert difference(TABLE, SEED, tmp_path / "match") == f"entry {count}: the stored match has no end."


def test_a_command_that_the_rules_refuse_is_named(tmp_path: Path) -> None:
    made = stored(TABLE, tmp_path / "match")
    made[2]["choice"] = 999
    write(made, tmp_path / "match")
    assert str(difference(TABLE, SEED, tmp_path / "match")).startswith("entry 3: the rules can't play {'type': ")
