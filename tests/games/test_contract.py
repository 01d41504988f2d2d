"""What every game promises to the rooms: the same tests for all of them, at each of their tables."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from botyard.games.interface import Game, Illegal, Outcome
from botyard.games.registry import GAMES
from botyard_protocol.codec import pack
from botyard_protocol.fingerprint import fingerprint
from botyard_protocol.json_form import to_named
from tests.games.fold import fold
from tests.games.players import PLAYERS
from tests.games.secrets import TWINS
from tests.games.tables import TABLES, Table
from tests.games.wild import wild_command

MAX_COMMANDS = 20_000
ILLEGAL_COMMANDS = 1000
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
seeds = st.integers(0, 2**32)


def play(table: Table, seed: int) -> Iterator[tuple[Any, Any, Any, Outcome]]:
    """A random game to its end: state before, choice, command, outcome."""
    game, rng, state = table.game, random.Random(seed), table.new(seed).state
    for _ in range(MAX_COMMANDS):
        if game.finished(state):
            return
        choice = rng.choice(game.choices(state))
        command = PLAYERS[game.name](rng, choice, game.view(state, (choice.seat,)))
        outcome = game.apply(state, choice.seat, choice.id, command)
        yield state, choice, command, outcome
        state = outcome.state
    raise AssertionError(f"the game with seed {seed} does not end")


def transcript(table: Table, seed: int) -> bytes:
    """Everything that a game gives out, as bytes."""
    parts = []
    for _, choice, command, outcome in play(table, seed):
        parts.append(pack([choice, command, *outcome.events]) + table.game.dump(outcome.state))
    return b"".join(parts)


def refuses(game: Game, state: Any, seat: int, choice: int, command: Any) -> bool:
    """Whether a command is illegal."""
    try:
        game.apply(state, seat, choice, command)
    except Illegal:
        return True
    return False


@every_game
def test_every_game_offers_tables_and_what_they_need(game: Game) -> None:
    assert {table.players for table in TABLES if table.game is game} == set(game.players)
    assert game.name in PLAYERS
    assert game.name in TWINS


@every_game
def test_the_default_options_suit_every_number_of_players(game: Game) -> None:
    for players in game.players:
        game.check_options(players, game.default_options())
        seating = game.seating(players, game.default_options())
        assert set(seating) == set(range(players))


@every_table
def test_everybody_at_a_table_has_a_seat(table: Table) -> None:
    table.game.check_options(table.players, table.options)
    assert set(table.seating) == set(range(table.players))
    state = table.new(1).state
    assert all(choice.seat in range(table.seats) for choice in table.game.choices(state))


@every_table
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_every_game_ends_and_then_nothing_is_open(table: Table, seed: int) -> None:
    *_, (_, choice, command, outcome) = play(table, seed)
    assert table.game.choices(outcome.state) == ()
    seats = [seat for place in table.game.ranking(outcome.state) for seat in place]
    assert sorted(seats) == list(range(len(seats)))
    assert seats
    with pytest.raises(Illegal):
        table.game.apply(outcome.state, choice.seat, choice.id, command)


@every_game
@settings(max_examples=4, deadline=None)
@given(seed=seeds, data=st.data())
def test_a_game_by_the_default_options_ends(game: Game, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    *_, (*_, outcome) = play(Table("default", players, game.default_options(), game), seed)
    assert game.finished(outcome.state)


@every_table
@settings(max_examples=1, deadline=None)
@given(seed=seeds)
def test_a_loaded_state_is_the_twin_of_the_dumped_one(table: Table, seed: int) -> None:
    for state, choice, command, outcome in play(table, seed):
        twin = table.game.load(table.game.dump(state))
        assert twin == state
        assert table.game.apply(twin, choice.seat, choice.id, command) == outcome


@every_table
@settings(max_examples=1, deadline=None)
@given(seed=seeds)
def test_a_command_does_not_change_the_state_that_it_is_given(table: Table, seed: int) -> None:
    before = table.game.dump(table.new(seed).state)
    for state, _, _, outcome in play(table, seed):
        assert table.game.dump(state) == before
        before = table.game.dump(outcome.state)


@every_table
@settings(max_examples=1, deadline=None)
@given(seed=seeds)
def test_a_thousand_illegal_commands_change_nothing(table: Table, seed: int) -> None:
    game, rng = table.game, random.Random(seed)
    states = [state for state, *_ in play(table, seed)]
    refused = 0
    while refused < ILLEGAL_COMMANDS:
        state = rng.choice(states)
        before = game.dump(state)
        for _ in range(25):
            choice = rng.choice(game.choices(state))
            seat, number = choice.seat + rng.choice([0, 0, 0, 1, -1]), choice.id + rng.choice([0, 0, 0, 1, -1])
            refused += refuses(game, state, seat, number, wild_command(rng, game.command_types))
        assert game.dump(state) == before


@every_table
@settings(max_examples=1, deadline=None)
@given(seed=seeds)
def test_a_view_and_redacted_events_make_the_next_view(table: Table, seed: int) -> None:
    game = table.game
    for number, audience in enumerate(table.audiences()):
        view = None
        for state, _, _, outcome in play(table, seed + number):
            view = view or to_named(game.view(state, audience))
            events = game.redact(outcome.events, audience)
            assert len(events) == len(outcome.events)
            view = fold(view, [to_named(event) for event in events])
            assert view == to_named(game.view(outcome.state, audience))


@every_table
@settings(max_examples=1, deadline=None)
@given(seed=seeds)
def test_fingerprints_are_those_of_the_views(table: Table, seed: int) -> None:
    """Exactly where the view of a seat is not the public one, it knows something alone."""
    game = table.game
    for _, _, _, outcome in play(table, seed):
        public, own = game.fingerprints(outcome.state)
        view = game.view(outcome.state, ())
        assert public == fingerprint(view)
        alone = [game.view(outcome.state, (seat,)) != view for seat in range(table.seats)]
        assert alone == ([one is not None for one in own] or [False] * table.seats)


@every_table
@settings(max_examples=1, deadline=None)
@given(seed=seeds)
def test_public_events_are_the_same_for_everybody(table: Table, seed: int) -> None:
    game, audiences = table.game, table.audiences()
    for _, _, _, outcome in play(table, seed):
        same = all(game.redact(outcome.events, audience) == outcome.events for audience in audiences)
        assert game.public(outcome.events) == same


@every_table
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_what_an_audience_may_not_know_does_not_show_in_its_bytes(table: Table, seed: int) -> None:
    """Of two states that differ only in that: views, choices and what comes of the same command, to the byte.

    A command that only one of them can take shows a secret on purpose, and so do some events.
    """
    game, rng = table.game, random.Random(seed)
    for state, choice, command, outcome in play(table, seed):
        audience = rng.choice(table.audiences())
        twin = TWINS[game.name](rng, state, audience)
        assert pack(game.view(twin, audience)) == pack(game.view(state, audience))
        assert pack(game.choices(twin)) == pack(game.choices(state))
        try:
            other = game.apply(twin, choice.seat, choice.id, command)
        except Illegal:
            assert choice.seat not in audience
            continue
        if not game.finished(outcome.state):
            shown, hidden = (
                [*game.redact(one.events, audience), game.view(one.state, audience)] for one in (outcome, other)
            )
            assert pack(shown) == pack(hidden)
            assert game.public(outcome.events) == game.public(other.events)


@every_table
@settings(max_examples=1, deadline=None)
@given(seed=seeds)
def test_time_out_is_always_legal_and_ids_of_choices_grow(table: Table, seed: int) -> None:
    game = table.game
    for state, choice, _, outcome in play(table, seed):
        game.apply(state, choice.seat, choice.id, game.time_out(state, choice.id))
        assert all(later.id > choice.id for later in game.choices(outcome.state))


@every_table
@settings(max_examples=1, deadline=None)
@given(seed=seeds)
def test_another_seat_or_another_choice_is_refused(table: Table, seed: int) -> None:
    game = table.game
    for state, choice, command, outcome in play(table, seed):
        strangers = [seat for seat in range(table.seats) if seat != choice.seat]
        assert all(refuses(game, state, stranger, choice.id, command) for stranger in strangers)
        assert refuses(game, state, choice.seat, choice.id - 1, command)
        assert refuses(game, state, choice.seat, choice.id + 1, command)
        assert refuses(game, outcome.state, choice.seat, choice.id, command)


@every_table
@settings(max_examples=2, deadline=None)
@given(seed=seeds)
def test_resignations_leave_a_game_that_ends(table: Table, seed: int) -> None:
    game, rng, state = table.game, random.Random(seed), table.new(seed).state
    gone: list[int] = []
    for leaver in rng.sample(range(table.seats), table.seats):
        for _ in range(rng.randint(0, 30)):
            if not game.finished(state):
                choice = game.choices(state)[0]
                assert choice.seat not in gone
                command = PLAYERS[game.name](rng, choice, game.view(state, (choice.seat,)))
                state = game.apply(state, choice.seat, choice.id, command).state
        if game.finished(state):
            return
        before = {audience: to_named(game.view(state, audience)) for audience in table.audiences()}
        outcome = game.resign(state, leaver)
        with pytest.raises(Illegal):
            game.resign(outcome.state, leaver)
        for audience, view in before.items():
            events = [to_named(event) for event in game.redact(outcome.events, audience)]
            assert fold(view, events) == to_named(game.view(outcome.state, audience))
        state = outcome.state
        gone.append(leaver)
    raise AssertionError("everybody has left, and the game goes on")


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.binary(max_size=400))
def test_bytes_that_no_dump_wrote_are_refused(game: Game, data: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        game.load(data)


@settings(max_examples=300, deadline=None)
@given(table=st.sampled_from(TABLES), place=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_spoilt_bytes_are_refused_or_read_as_what_they_say(table: Table, place: int, byte: int) -> None:
    data = bytearray(table.game.dump(table.new(0).state))
    data[place % len(data)] = byte
    try:
        state = table.game.load(bytes(data))
    except ValueError:
        return
    assert table.game.dump(state) == data


def test_the_same_seed_and_commands_give_the_same_bytes_whatever_the_hash_seed() -> None:
    code = (
        "import hashlib; from tests.games.test_contract import TABLES, transcript;"
        "print([hashlib.sha256(transcript(table, 7)).hexdigest() for table in TABLES])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


@every_table
def test_another_seed_gives_another_game(table: Table) -> None:
    assert len({table.game.dump(table.new(seed).state) for seed in (1, 2)}) == 2


@every_game
def test_a_number_of_players_that_the_game_is_not_for_is_refused(game: Game) -> None:
    for players in (game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(Illegal, match="players"):
            game.new(players, game.default_options(), bytes(32))
