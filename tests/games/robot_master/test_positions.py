"""Positions: the worth of lines, the comparison of two sides, and what holds in each position of random matches."""

import random
from collections import Counter
from itertools import combinations_with_replacement, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from botyard.games.interface import Illegal
from botyard.games.robot_master.grid import COLUMNS, NEIGHBOURS, ROWS
from botyard.games.robot_master.state import State
from botyard.games.robot_master.worths import all_worths, line_worth, lowest_lists, rows_lead
from botyard_protocol.codec import pack
from botyard_protocol.robot_master import Cell, Lay, SideLists
from tests.games.robot_master.scene import GAME, answer, begin, player, twin
from tests.support.cases import cases

# --- worths of lines --------------------------------------------------------------------------------------------


FINAL = SideLists((60, 57, 70, 36, 17), (102, 53, 41, 22, 74))


def by_the_table(values: tuple[int, ...]) -> int:
    """The table of the rules page, value by value."""
    return sum(
        {1: value, 2: 10 * value, 3: 100, 4: 100 + value, 5: 100 + 10 * value}[count]
        for value, count in Counter(values).items()
    )


@pytest.mark.parametrize(
    ("values", "worth"),
    [
        ((), 0),
        ((0,), 0),
        ((5,), 5),
        ((0, 0), 0),
        ((4, 4), 40),
        ((0, 0, 0), 100),
        ((5, 5, 5), 100),
        ((3, 3, 3, 3), 103),
        ((0, 0, 0, 0), 100),
        ((3, 3, 3, 3, 3), 130),
        ((0, 0, 0, 0, 0), 100),
        ((5, 5, 5, 5, 5), 150),
        ((3, 3, 3, 3, 4), 107),
        ((1, 2, 3, 4, 5), 15),
        ((4, 4, 2, 2, 1), 61),
        ((0, 0, 0, 5, 5), 150),
        ((2, 2, 2, 0, 0), 100),
    ],
)
def test_a_line_is_worth_what_the_rules_say(values: tuple[int, ...], worth: int) -> None:
    assert line_worth(values) == worth


@pytest.mark.parametrize("size", range(6))
def test_every_line_is_worth_what_the_table_says(size: int) -> None:
    for values in combinations_with_replacement(range(6), size):
        assert line_worth(values) == by_the_table(values)


def test_the_order_of_cards_does_not_matter() -> None:
    assert {line_worth(order) for order in permutations((3, 0, 3, 5, 3))} == {105}


def test_rows_are_counted_from_the_bottom_and_columns_from_the_left() -> None:
    cells = (*(1, 1, 1, 1, 1), *(None,) * 5, *(None, None, 4, None, None), *(None,) * 5, *(5, None, None, None, 5))
    assert all_worths(cells) == SideLists((110, 0, 4, 0, 50), (6, 1, 5, 1, 6))


@pytest.mark.parametrize(
    ("worths", "lowest", "lead"),
    [
        (FINAL, SideLists((17,), (22,)), -1),
        (SideLists(FINAL.columns, FINAL.rows), SideLists((22,), (17,)), 1),
        (SideLists((74, 41, 25, 14, 39), (41, 14, 107, 41, 74)), SideLists((14, 25), (14, 41)), -1),
        (SideLists((0, 0, 4, 4, 0), (0, 0, 40, 0, 0)), SideLists((0, 0, 0, 4), (0, 0, 0, 0)), 1),
        (SideLists((1, 2, 3, 4, 6), (5, 4, 3, 2, 1)), SideLists((1, 2, 3, 4, 6), (1, 2, 3, 4, 5)), 1),
        (SideLists((1, 2, 3, 4, 5), (5, 4, 3, 2, 1)), SideLists((1, 2, 3, 4, 5), (1, 2, 3, 4, 5)), 0),
    ],
)
def test_lowest_lists_end_with_the_first_difference(worths: SideLists, lowest: SideLists, lead: int) -> None:
    assert lowest_lists(worths) == lowest
    assert rows_lead(worths) == lead


# --- random matches ---------------------------------------------------------------------------------------------


seeds = st.integers(0, 2**32)
lengths = st.sampled_from([1, 3, 5])


def accepted(state: State, seat: int, choice: int, command: Lay) -> bool:
    """Whether the rules accept a command."""
    try:
        GAME.apply(state, seat, choice, command)
    except Illegal:
        return False
    return True


def check(state: State) -> None:
    """Check the invariants of every position."""
    cards = [*state.cells, *state.hands[0], *state.hands[1]]
    counts = Counter(value for value in cards if value is not None)
    assert counts.total() == 25
    assert max(counts.values()) <= 6
    assert len(state.hands[0]) + len(state.hands[1]) == state.cells.count(None)
    view = GAME.view(state, ())
    for lines, worths in ((ROWS, view.worths.rows), (COLUMNS, view.worths.columns)):
        values = [tuple(value for cell in line if (value := state.cells[cell]) is not None) for line in lines]
        assert worths == tuple(map(by_the_table, values))
    assert GAME.load(GAME.dump(state)) == state


@settings(max_examples=cases(5), deadline=None)
@given(seed=seeds, games=lengths)
def test_every_position_of_a_random_match_is_sound(seed: int, games: int) -> None:
    state, rng = begin(seed, games=games), random.Random(seed)
    while not GAME.finished(state):
        check(state)
        (choice,) = GAME.choices(state)
        assert choice.seat == state.active
        assert len(state.hands[choice.seat]) - len(state.hands[1 - choice.seat]) in (0, 1)
        state = answer(state, player(rng, choice, GAME.view(state, (choice.seat,)))).state
    check(state)
    assert state.hands == ((), ())
    assert len(state.finished) <= games
    assert sorted(seat for place in GAME.ranking(state) for seat in place) == [0, 1]


@settings(max_examples=cases(3), deadline=None)
@given(seed=seeds)
def test_exactly_the_listed_commands_are_legal(seed: int) -> None:
    state, rng = begin(seed), random.Random(seed)
    while not GAME.finished(state):
        (choice,) = GAME.choices(state)
        view = GAME.view(state, (choice.seat,))
        listed = list(GAME.legal(view, choice))
        assert len(set(listed)) == len(listed)
        every = [Lay(value, cell) for value in range(6) for cell in Cell]
        assert {one for one in every if accepted(state, choice.seat, choice.id, one)} == set(listed)
        joined = {cell for cell in Cell if any(state.cells[other] is not None for other in NEIGHBOURS[cell])}
        assert set(choice.cells) == {cell for cell in joined if state.cells[cell] is None}
        assert GAME.time_out(state, choice.id) == min(listed, key=lambda one: (one.value, one.at))
        state = answer(state, rng.choice(listed)).state


@settings(max_examples=cases(5), deadline=None)
@given(seed=seeds, data=st.data())
def test_equal_knowledge_gives_equal_bytes(seed: int, data: st.DataObject) -> None:
    state, rng = begin(seed, games=3), random.Random(seed)
    for _ in range(data.draw(st.integers(0, 40))):
        if not GAME.finished(state):
            (choice,) = GAME.choices(state)
            state = answer(state, player(rng, choice, GAME.view(state, (choice.seat,)))).state
    for audience in ((), (0,), (1,)):
        other = twin(rng, state, audience)
        assert pack(GAME.view(other, audience)) == pack(GAME.view(state, audience))
        assert pack(GAME.choices(other)) == pack(GAME.choices(state))
        assert GAME.fingerprints(other)[0] == GAME.fingerprints(state)[0]
