"""Properties of every position and of every moment of a game, with every element and in every mode."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from botyard.games.interface import Illegal, Outcome
from botyard.games.twin_tin_bots.setup_data import SETUPS
from botyard.games.twin_tin_bots.state import (
    BASE,
    BLOB,
    CRYSTAL,
    EMPTY,
    EMPTY_SLOT,
    NO_CRYSTAL,
    NONE,
    ORDINARY,
    ROBOT,
    ROCK,
    TELEPORTER,
    TILES,
    Ask,
    State,
    specials_in_hand,
)
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import pack
from botyard_protocol.twin_tin_bots.fold import fold
from tests.games.players import twin_tin_bots as random_answer
from tests.games.secrets import shown_by_twin_tin_bots
from tests.games.secrets import twin_tin_bots as twin_state
from tests.games.twin_tin_bots.players import keen_answer
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
    name, slot, tile = st.sampled_from(ttb.RobotName), st.integers(-2, 5), st.sampled_from(ttb.Tile)
    change = (
        st.builds(ttb.Place, name, slot, tile)
        | st.builds(ttb.Swap, name, st.tuples(slot, slot))
        | st.builds(ttb.Remove, name, slot)
        | st.builds(ttb.Reset, name)
    )
    places = st.lists(st.builds(ttb.FirstPlace, name, slot, tile), max_size=3).map(tuple)
    other = (
        st.builds(ttb.Pass)
        | st.builds(ttb.Double, st.tuples(change, change))
        | st.builds(ttb.First, places)
        | st.builds(ttb.ZapRobot, st.none() | tile)
        | st.builds(ttb.ZapBlob, st.none() | st.integers(-1, 6))
        | st.builds(ttb.PlaceCrystal, st.tuples(st.integers(-5, 5), st.integers(-5, 5)))
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
    assert {cls.__name__ for cls in get_args(ttb.Event)} - unasked <= seen


@pytest.mark.parametrize("command", [None, 3, "pass", (), object()])
def test_a_malformed_command_is_refused(command: object) -> None:
    state = random_position(random.Random(1)).state
    with pytest.raises(Illegal):
        GAME.apply(state, state.asked, state.choice, command)


# --- every moment of every game ---------------------------------------------------------------------------------


Answer = Callable[[random.Random, State], Any]
SOME = 2
"""So many deliveries end a game that is played for them; random games are played to their end."""
IN_A_RUN = (
    *(
        ttb.OrderStarted,
        ttb.OrderIgnored,
        ttb.RobotMoved,
        ttb.RobotPushed,
        ttb.RobotTurned,
        ttb.CrystalPushed,
        ttb.BlobMoved,
        ttb.CrystalDelivered,
    ),
    *(ttb.CrystalPlaced, ttb.SpecialDrawn, ttb.ZapFired, ttb.ZapObeyed),
)
"""Events that only an order brings about."""


@st.composite
def matches(draw: st.DrawFn) -> tuple[int, ttb.Options]:
    """Players and options that go together, with as many elements as fit, often."""
    mode = draw(st.sampled_from(ttb.Mode))
    low, high = {ttb.Mode.ADVANCED_TWO_PLAYER: (2, 2), ttb.Mode.TEAMS: (3, 6)}.get(mode, (2, 6))
    players = draw(st.integers(low, high))
    base: dict[str, Any] = {"mode": mode, "score_victory": draw(st.booleans()), "stalled_after": 6}
    if draw(st.integers(0, 4)) == 0:
        return players, ttb.Options(**base, placing=ttb.Placing.EXAMPLE)
    left = SETUPS[len(GAME.seating(players, ttb.Options(mode=mode)))].capacity
    counts: dict[str, Any] = {}
    for name, size in (("teleporters", 2), ("blobs", 1), ("rocks", 1)):
        counts[name] = draw(st.integers(0, min(3, left // size)))
        left -= counts[name] * size
    return players, ttb.Options(**base, **counts, mud=draw(st.integers(0, 3)))


def random_one(rng: random.Random, state: State) -> Any:
    (choice,) = GAME.choices(state)
    return random_answer(rng, choice, GAME.view(state, (choice.seat,)))


def keen_one(rng: random.Random, state: State) -> Any:
    return keen_answer(rng, state, 12)


def play_by(players: int, options: ttb.Options, seed: int, answer: Answer) -> Iterator[tuple[State, Outcome]]:
    """A game to its end."""
    rng, state = random.Random(seed), GAME.new(players, options, seed.to_bytes(32, "big")).state
    while not state.over:
        outcome = GAME.apply(state, state.asked, state.choice, answer(rng, state))
        yield state, outcome
        state = outcome.state


def check_state(state: State) -> None:
    """One object per hex; robots only where robots can be; crystals in play as many as the rules say."""
    check_board(state)
    playing = [cell for cell in state.at if cell >= 0]
    gates = {cell for pair in state.setting.teleporters for cell in pair}
    assert len(playing) == len(set(playing)) == state.setting.seats * state.setting.robots
    assert not gates.union(state.setting.bases).intersection(playing)
    if state.track and not state.over:
        lying = sum(CRYSTAL <= content < BASE for content in state.cells)
        carried = sum(cargo != NO_CRYSTAL for cargo in state.cargo)
        asked_for = int(state.ask == Ask.CRYSTAL_HEX)  # the next crystal is on the track while its hex is chosen
        assert lying + carried + len(state.waiting) == state.setting.seats + 3 - asked_for
    if state.setting.mode == ttb.Mode.SIMPLIFIED:
        assert not any(specials_in_hand(state, seat) for seat in range(state.setting.seats))
        assert not any(tile >= ORDINARY for tile in state.program)


def check_causes(before: State, events: tuple[ttb.Event, ...]) -> None:
    """Every event is due to the active seat or an order of its program, and to an order if nothing else brings it."""
    active = before.active
    for event in events:
        if isinstance(event, ttb.TurnStarted):
            active = event.cause.seat
        assert event.cause.seat == active
        assert (event.cause.robot is None) == (event.cause.slot is None)
        assert event.cause.slot is not None or not isinstance(event, IN_A_RUN)


def check_game(players: int, options: ttb.Options, seed: int, answer: Answer, most: int = 1000) -> int:
    """Play a game till its end, or till `most` crystals are delivered, and check every step.

    Returns how many were delivered.
    """
    start = GAME.new(players, options, seed.to_bytes(32, "big")).state
    check_state(start)
    all_crystals, all_tiles = crystals(start), tiles(start)
    state = start
    for before, outcome in play_by(players, options, seed, answer):
        state = outcome.state
        check_state(state)
        check_causes(before, outcome.events)
        assert crystals(state) == all_crystals
        assert tiles(state) == all_tiles
        assert state.setting == start.setting
        assert state.over == isinstance(outcome.events[-1], ttb.GameEnded)
        if sum(state.delivered) >= most:
            break
    return sum(state.delivered)


@settings(max_examples=cases(70), deadline=None)
@given(match=matches(), seed=seeds)
def test_the_invariants_hold_in_random_games(match: tuple[int, ttb.Options], seed: int) -> None:
    check_game(*match, seed, random_one)


@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [
        (2, ttb.Options(teleporters=3, rocks=2, blobs=2, mud=3), 2),
        (4, ttb.Options(mode=ttb.Mode.SIMPLIFIED, teleporters=1, rocks=2, blobs=3, mud=3), 0),
        (3, ttb.Options(mode=ttb.Mode.TEAMS, teleporters=1, rocks=1, blobs=2, mud=3), 3),
        (2, ttb.Options(mode=ttb.Mode.ADVANCED_TWO_PLAYER, placing=ttb.Placing.EXAMPLE), 3),
        (6, ttb.Options(placing=ttb.Placing.EXAMPLE, score_victory=False), 3),
    ],
)
def test_the_invariants_hold_in_games_in_which_crystals_are_delivered(
    players: int, options: ttb.Options, seed: int
) -> None:
    assert check_game(players, options, seed, keen_one, most=SOME) > 0
