"""Invariants of every moment of every game, from its set-up on: with all elements and in all modes.

Random players hardly ever deliver a crystal, so keen ones play too.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from botyard.games.interface import Outcome
from botyard.games.twin_tin_bots.setup_data import SETUPS
from botyard.games.twin_tin_bots.state import BASE, CRYSTAL, NO_CRYSTAL, ORDINARY, Ask, State, specials_in_hand
from botyard_protocol.twin_tin_bots import (
    BlobMoved,
    CrystalDelivered,
    CrystalPlaced,
    CrystalPushed,
    Event,
    GameEnded,
    Mode,
    Options,
    OrderIgnored,
    OrderStarted,
    Placing,
    RobotMoved,
    RobotPushed,
    RobotTurned,
    SpecialDrawn,
    TurnStarted,
    ZapFired,
    ZapObeyed,
)
from tests.games.players import twin_tin_bots as random_answer
from tests.games.twin_tin_bots.keen import keen_answer
from tests.games.twin_tin_bots.scene import GAME
from tests.games.twin_tin_bots.test_properties import check_board, crystals, tiles
from tests.support.cases import cases

Answer = Callable[[random.Random, State], Any]
seeds = st.integers(0, 2**32)
SOME = 2
"""So many deliveries end a game that is played for them; random games are played to their end."""
IN_A_RUN = (
    *(OrderStarted, OrderIgnored, RobotMoved, RobotPushed, RobotTurned, CrystalPushed, BlobMoved, CrystalDelivered),
    *(CrystalPlaced, SpecialDrawn, ZapFired, ZapObeyed),
)
"""Events that only an order brings about."""


@st.composite
def matches(draw: st.DrawFn) -> tuple[int, Options]:
    """Players and options that go together, with as many elements as fit, often."""
    mode = draw(st.sampled_from(Mode))
    low, high = {Mode.ADVANCED_TWO_PLAYER: (2, 2), Mode.TEAMS: (3, 6)}.get(mode, (2, 6))
    players = draw(st.integers(low, high))
    base: dict[str, Any] = {"mode": mode, "score_victory": draw(st.booleans()), "stalled_after": 6}
    if draw(st.integers(0, 4)) == 0:
        return players, Options(**base, placing=Placing.EXAMPLE)
    left = SETUPS[len(GAME.seating(players, Options(mode=mode)))].capacity
    counts: dict[str, Any] = {}
    for name, size in (("teleporters", 2), ("blobs", 1), ("rocks", 1)):
        counts[name] = draw(st.integers(0, min(3, left // size)))
        left -= counts[name] * size
    return players, Options(**base, **counts, mud=draw(st.integers(0, 3)))


def random_one(rng: random.Random, state: State) -> Any:
    (choice,) = GAME.choices(state)
    return random_answer(rng, choice, GAME.view(state, (choice.seat,)))


def keen_one(rng: random.Random, state: State) -> Any:
    return keen_answer(rng, state, 12)


def play(players: int, options: Options, seed: int, answer: Answer) -> Iterator[tuple[State, Outcome]]:
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
    if state.setting.mode == Mode.SIMPLIFIED:
        assert not any(specials_in_hand(state, seat) for seat in range(state.setting.seats))
        assert not any(tile >= ORDINARY for tile in state.program)


def check_causes(before: State, events: tuple[Event, ...]) -> None:
    """Every event is due to the active seat or an order of its program, and to an order if nothing else brings it."""
    active = before.active
    for event in events:
        if isinstance(event, TurnStarted):
            active = event.cause.seat
        assert event.cause.seat == active
        assert (event.cause.robot is None) == (event.cause.slot is None)
        assert event.cause.slot is not None or not isinstance(event, IN_A_RUN)


def check_game(players: int, options: Options, seed: int, answer: Answer, most: int = 1000) -> int:
    """Play a game till its end, or till `most` crystals are delivered, and check every step.

    Returns how many were delivered.
    """
    start = GAME.new(players, options, seed.to_bytes(32, "big")).state
    check_state(start)
    all_crystals, all_tiles = crystals(start), tiles(start)
    state = start
    for before, outcome in play(players, options, seed, answer):
        state = outcome.state
        check_state(state)
        check_causes(before, outcome.events)
        assert crystals(state) == all_crystals
        assert tiles(state) == all_tiles
        assert state.setting == start.setting
        assert state.over == isinstance(outcome.events[-1], GameEnded)
        if sum(state.delivered) >= most:
            break
    return sum(state.delivered)


@settings(max_examples=cases(70), deadline=None)
@given(match=matches(), seed=seeds)
def test_the_invariants_hold_in_random_games(match: tuple[int, Options], seed: int) -> None:
    check_game(*match, seed, random_one)


@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [
        (2, Options(teleporters=3, rocks=2, blobs=2, mud=3), 2),
        (4, Options(mode=Mode.SIMPLIFIED, teleporters=1, rocks=2, blobs=3, mud=3), 0),
        (3, Options(mode=Mode.TEAMS, teleporters=1, rocks=1, blobs=2, mud=3), 3),
        (2, Options(mode=Mode.ADVANCED_TWO_PLAYER, placing=Placing.EXAMPLE), 3),
        (6, Options(placing=Placing.EXAMPLE, score_victory=False), 3),
    ],
)
def test_the_invariants_hold_in_games_in_which_crystals_are_delivered(
    players: int, options: Options, seed: int
) -> None:
    assert check_game(players, options, seed, keen_one, most=SOME) > 0
