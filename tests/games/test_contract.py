"""What every game promises to the rooms: the same tests for all of them."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.codec import pack
from protocol.named import to_named
from server.games.interface import Audience, Game, Illegal, Outcome
from server.games.registry import GAMES
from tests.games.fold import fold
from tests.games.players import PLAYERS

MAX_COMMANDS = 20_000
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
seeds = st.integers(0, 2**32)


def play(game: Game, players: int, seed: int) -> Iterator[tuple[Any, Any, Any, Outcome]]:
    """A random game to its end: state before, choice, command, outcome."""
    rng = random.Random(seed)
    state = game.new(players, game.default_options(), seed.to_bytes(32, "big")).state
    for _ in range(MAX_COMMANDS):
        if game.finished(state):
            return
        choice = rng.choice(game.choices(state))
        command = PLAYERS[game.name](rng, choice, game.view(state, (choice.seat,)))
        outcome = game.apply(state, choice.seat, choice.id, command)
        yield state, choice, command, outcome
        state = outcome.state
    raise AssertionError(f"the game with seed {seed} does not end")


def audiences(players: int) -> list[Audience]:
    return [(), *((seat,) for seat in range(players)), (0, players - 1)]


def transcript(game: Game, players: int, seed: int) -> bytes:
    """Everything that a game gives out, as bytes."""
    parts = []
    for _, choice, command, outcome in play(game, players, seed):
        parts.append(pack([choice, command, *outcome.events]) + game.dump(outcome.state))
    return b"".join(parts)


@every_game
@settings(max_examples=12, deadline=None)
@given(seed=seeds, data=st.data())
def test_every_game_ends_and_then_nothing_is_open(game: Game, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    *_, (_, choice, command, outcome) = play(game, players, seed)
    assert game.choices(outcome.state) == ()
    with pytest.raises(Illegal):
        game.apply(outcome.state, choice.seat, choice.id, command)


@every_game
@settings(max_examples=6, deadline=None)
@given(seed=seeds, data=st.data())
def test_a_loaded_state_is_the_twin_of_the_dumped_one(game: Game, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    for state, choice, command, outcome in play(game, players, seed):
        twin = game.load(game.dump(state))
        assert twin == state
        assert game.apply(twin, choice.seat, choice.id, command) == outcome


@every_game
@settings(max_examples=6, deadline=None)
@given(seed=seeds, data=st.data())
def test_a_command_does_not_change_the_state_that_it_is_given(game: Game, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    before = game.dump(game.new(players, game.default_options(), seed.to_bytes(32, "big")).state)
    for state, _, _, outcome in play(game, players, seed):
        assert game.dump(state) == before
        before = game.dump(outcome.state)


@every_game
@settings(max_examples=10, deadline=None)
@given(seed=seeds, data=st.data())
def test_a_view_and_redacted_events_make_the_next_view(game: Game, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    audience = data.draw(st.sampled_from(audiences(players)))
    view = None
    for state, _, _, outcome in play(game, players, seed):
        view = view or to_named(game.view(state, audience))
        events = game.redact(outcome.events, audience)
        assert len(events) == len(outcome.events)
        view = fold(view, [to_named(event) for event in events])
        assert view == to_named(game.view(outcome.state, audience))


@every_game
@settings(max_examples=5, deadline=None)
@given(seed=seeds, data=st.data())
def test_public_events_are_the_same_for_everybody(game: Game, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    for _, _, _, outcome in play(game, players, seed):
        same = all(game.redact(outcome.events, audience) == outcome.events for audience in audiences(players))
        assert game.public(outcome.events) == same


@every_game
@settings(max_examples=5, deadline=None)
@given(seed=seeds, data=st.data())
def test_time_out_is_always_legal_and_ids_of_choices_grow(game: Game, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    for state, choice, _, outcome in play(game, players, seed):
        game.apply(state, choice.seat, choice.id, game.time_out(state, choice.id))
        assert all(later.id > choice.id for later in game.choices(outcome.state))


@every_game
@settings(max_examples=5, deadline=None)
@given(seed=seeds, data=st.data())
def test_another_seat_or_another_choice_is_refused(game: Game, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    for state, choice, command, outcome in play(game, players, seed):
        for stranger in range(players):
            if stranger != choice.seat:
                with pytest.raises(Illegal):
                    game.apply(state, stranger, choice.id, command)
        for closed in (choice.id - 1, choice.id + 1):
            with pytest.raises(Illegal):
                game.apply(state, choice.seat, closed, command)
        with pytest.raises(Illegal):
            game.apply(outcome.state, choice.seat, choice.id, command)


@every_game
@settings(max_examples=20, deadline=None)
@given(seed=seeds, data=st.data())
def test_resignations_leave_a_game_that_ends(game: Game, seed: int, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(game.players))
    steps = data.draw(st.lists(st.integers(0, 60), min_size=players - 1, max_size=players - 1))
    leavers = data.draw(st.permutations(range(players)))[1:]
    rng, state = random.Random(seed), game.new(players, game.default_options(), seed.to_bytes(32, "big")).state
    for leaver, count in zip(leavers, steps, strict=True):
        for _ in range(count):
            if not game.finished(state):
                choice = game.choices(state)[0]
                assert choice.seat not in leavers[: leavers.index(leaver)]
                command = PLAYERS[game.name](rng, choice, game.view(state, (choice.seat,)))
                state = game.apply(state, choice.seat, choice.id, command).state
        if game.finished(state):
            return
        before = {audience: to_named(game.view(state, audience)) for audience in audiences(players)}
        outcome = game.resign(state, leaver)
        with pytest.raises(Illegal):
            game.resign(outcome.state, leaver)
        for audience, view in before.items():
            events = [to_named(event) for event in game.redact(outcome.events, audience)]
            assert fold(view, events) == to_named(game.view(outcome.state, audience))
        state = outcome.state
    assert game.finished(state)


@every_game
@settings(max_examples=60, deadline=None)
@given(data=st.binary(max_size=400))
def test_bytes_that_no_dump_wrote_are_refused(game: Game, data: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        game.load(data)


@every_game
@settings(max_examples=300, deadline=None)
@given(place=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_spoilt_bytes_are_refused_or_read_as_what_they_say(game: Game, place: int, byte: int) -> None:
    data = bytearray(game.dump(game.new(game.players[0], game.default_options(), bytes(32)).state))
    data[place % len(data)] = byte
    try:
        state = game.load(bytes(data))
    except ValueError:
        return
    assert game.dump(state) == data


@every_game
def test_the_same_seed_and_commands_give_the_same_bytes_whatever_the_hash_seed(game: Game) -> None:
    code = (
        "import hashlib; from server.games.registry import GAMES; from tests.games.test_contract import transcript;"
        f"print(hashlib.sha256(transcript(GAMES[{game.name!r}], {game.players[-1]}, 7)).hexdigest())"
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


@every_game
def test_another_seed_gives_another_game(game: Game) -> None:
    players = game.players[-1]
    assert game.dump(game.new(players, game.default_options(), bytes(32)).state) != game.dump(
        game.new(players, game.default_options(), b"x" * 32).state
    )


@every_game
def test_a_number_of_players_that_the_game_is_not_for_is_refused(game: Game) -> None:
    for players in (game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(Illegal, match="players"):
            game.new(players, game.default_options(), bytes(32))
