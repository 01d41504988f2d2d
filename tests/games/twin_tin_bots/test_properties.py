"""Properties of every position, also with every element and in every mode."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from botyard.games.interface import Illegal, Outcome
from botyard.games.twin_tin_bots.state import (
    BASE,
    BLOB,
    CRYSTAL,
    EMPTY,
    EMPTY_SLOT,
    NO_CRYSTAL,
    NONE,
    ROBOT,
    ROCK,
    TELEPORTER,
    TILES,
    State,
    specials_in_hand,
)
from botyard_protocol.codec import pack
from botyard_protocol.twin_tin_bots import (
    Double,
    Event,
    First,
    FirstPlace,
    Pass,
    Place,
    PlaceCrystal,
    Remove,
    Reset,
    RobotName,
    Swap,
    Tile,
    ZapBlob,
    ZapRobot,
)
from botyard_protocol.twin_tin_bots.fold import fold
from tests.games.players import twin_tin_bots as random_answer
from tests.games.secrets import shown_by_twin_tin_bots
from tests.games.secrets import twin_tin_bots as twin_state
from tests.games.twin_tin_bots.positions import random_position
from tests.games.twin_tin_bots.scene import GAME
from tests.support.cases import cases

COMMANDS = 40
seeds = st.integers(0, 2**32)


def play(seed: int) -> Iterator[tuple[State, Outcome]]:
    """Some random commands from a random position on."""
    rng = random.Random(seed)
    state = random_position(rng).state
    for _ in range(COMMANDS):
        if not (choices := GAME.choices(state)):
            return
        (choice,) = choices
        command = random_answer(rng, choice, GAME.view(state, (choice.seat,)))
        outcome = GAME.apply(state, choice.seat, choice.id, command)
        yield state, outcome
        state = outcome.state


def check_board(state: State) -> None:
    """One object per hex, everything where the lists say, nothing on a teleporter."""
    setting = state.setting
    for robot, cell in enumerate(state.at):
        assert cell == NONE or state.cells[cell] == ROBOT + robot
    for seat, cell in enumerate(setting.bases):
        assert state.cells[cell] == BASE + seat
    assert sum(content >= ROBOT for content in state.cells) == sum(cell != NONE for cell in state.at)
    gates = {cell for pair in setting.teleporters for cell in pair}
    assert {cell for cell, content in enumerate(state.cells) if content == TELEPORTER} == gates
    mud = setting.board().mud
    assert all(not stuck or mud[cell] for stuck, cell in zip(state.stuck, state.at, strict=True))
    assert not (state.waiting and EMPTY in state.cells)


def crystals(state: State) -> Counter[int]:
    """Crystals by colour, wherever they are."""
    lying = [content - CRYSTAL for content in state.cells if CRYSTAL <= content < BASE]
    carried = [cargo for cargo in state.cargo if cargo != NO_CRYSTAL]
    delivered = [i % 3 for i, count in enumerate(state.delivered) for _ in range(count)]
    return Counter([*lying, *carried, *delivered, *state.track, *state.waiting])


def tiles(state: State) -> list[Counter[int]]:
    """Tiles by seat, on the board and in hand; specials of the stack last."""
    per_seat = []
    for seat in range(state.setting.seats):
        hand = Counter({tile: state.hand[seat * TILES + tile] for tile in range(7)})
        program = [tile for tile in state.program[seat * 6 : seat * 6 + 6] if tile != EMPTY_SLOT]
        per_seat.append(+(hand + Counter(tile for tile in program if tile < 7)))
    specials = [tile for seat in range(state.setting.seats) for tile in specials_in_hand(state, seat)]
    return [*per_seat, Counter([*specials, *state.stack, *(tile for tile in state.program if tile > 7)])]


@settings(max_examples=cases(40), deadline=None)
@given(seeds)
def test_objects_crystals_and_tiles_are_neither_lost_nor_doubled(seed: int) -> None:
    for before, outcome in play(seed):
        after = outcome.state
        check_board(after)
        assert crystals(after) == crystals(before)
        assert tiles(after) == tiles(before)
        for content in (ROCK, BLOB):
            assert after.cells.count(content) == before.cells.count(content)


@settings(max_examples=cases(25), deadline=None)
@given(seeds, st.sampled_from([(), (0,), (1,), (0, 1)]))
def test_events_bring_a_view_up_to_date(seed: int, audience: tuple[int, ...]) -> None:
    for before, outcome in play(seed):
        view = GAME.view(before, audience)
        for event in GAME.redact(outcome.events, audience):
            view = fold(view, event)
        assert view == GAME.view(outcome.state, audience)


@settings(max_examples=cases(25), deadline=None)
@given(seeds)
def test_events_views_and_choices_hold_what_the_protocol_allows(seed: int) -> None:
    for _, outcome in play(seed):
        for sent in (*outcome.events, GAME.view(outcome.state, ()), *GAME.choices(outcome.state)):
            assert msgspec.convert(msgspec.to_builtins(sent), type(sent)) == sent


@settings(max_examples=cases(25), deadline=None)
@given(seeds)
def test_stored_states_go_on_in_the_same_way(seed: int) -> None:
    for before, outcome in play(seed):
        for state in (before, outcome.state):
            twin = GAME.load(GAME.dump(state))
            assert twin == state
            if not twin.over:
                default = GAME.time_out(twin, twin.choice)
                assert GAME.apply(twin, twin.asked, twin.choice, default) == GAME.apply(
                    state, state.asked, state.choice, default
                )


@st.composite
def commands(draw: st.DrawFn) -> object:
    """Any command with fields of the right types, whatever they say."""
    name, slot, tile = st.sampled_from(RobotName), st.integers(-2, 5), st.sampled_from(Tile)
    change = (
        st.builds(Place, name, slot, tile)
        | st.builds(Swap, name, st.tuples(slot, slot))
        | st.builds(Remove, name, slot)
        | st.builds(Reset, name)
    )
    places = st.lists(st.builds(FirstPlace, name, slot, tile), max_size=3).map(tuple)
    other = (
        st.builds(Pass)
        | st.builds(Double, st.tuples(change, change))
        | st.builds(First, places)
        | st.builds(ZapRobot, st.none() | tile)
        | st.builds(ZapBlob, st.none() | st.integers(-1, 6))
        | st.builds(PlaceCrystal, st.tuples(st.integers(-5, 5), st.integers(-5, 5)))
    )
    return draw(change | other)


@settings(max_examples=cases(25), deadline=None)
@given(seeds, st.lists(st.tuples(commands(), st.integers(-1, 6), st.integers(0, 2)), min_size=5, max_size=10))
def test_bombardment_changes_nothing_but_by_what_is_legal(seed: int, attempts: list[tuple[object, int, int]]) -> None:
    state = random_position(random.Random(seed)).state
    before = GAME.dump(state)
    for command, seat, choice in attempts:
        legal = try_command(state, state.asked, state.choice, command)
        assert try_command(state, seat, choice, command) == (legal and (seat, choice) == (state.asked, state.choice))
        assert GAME.dump(state) == before


def try_command(state: State, seat: int, choice: int, command: object) -> bool:
    """Whether a command is legal; if it is, the board is in order afterwards."""
    try:
        outcome = GAME.apply(state, seat, choice, command)
    except Illegal:
        return False
    check_board(outcome.state)
    return True


@settings(max_examples=cases(25), deadline=None)
@given(seeds)
def test_secrets_do_not_show_in_the_bytes(seed: int) -> None:
    """As in the contract of all games, on boards so crowded that special tiles are drawn."""
    rng = random.Random(seed)
    for state, _ in play(seed):
        audience = rng.choice([(), (0,), (1,), (0, 1)])
        command = GAME.time_out(state, state.choice)
        twin = twin_state(rng, state, audience)
        after = [GAME.apply(one, one.asked, one.choice, command) for one in (state, twin)]
        if not shown_by_twin_tin_bots(after[0].events, audience):
            shown = [pack([GAME.redact(one.events, audience), GAME.view(one.state, audience)]) for one in after]
            assert shown[0] == shown[1]


def test_random_positions_meet_every_kind_of_event() -> None:
    seen = {type(event).__name__ for seed in range(400) for _, outcome in play(seed) for event in outcome.events}
    unasked = {"SeatResigned"}
    assert {cls.__name__ for cls in get_args(Event)} - unasked <= seen


@pytest.mark.parametrize("command", [None, 3, "pass", (), object()])
def test_a_malformed_command_is_refused(command: object) -> None:
    state = random_position(random.Random(1)).state
    with pytest.raises(Illegal):
        GAME.apply(state, state.asked, state.choice, command)
