"""What the rules of games are made of: grids of hexes, and chance that follows from a seed."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from botyard.games import rng as module
from botyard.games.hexgrid import DIRECTIONS, NOWHERE, distance, grid
from botyard.games.rng import Rng

# --- hexes ------------------------------------------------------------------------------------------------------


def test_a_hexagon_of_radius_4_has_61_hexes_and_of_radius_5_91() -> None:
    assert len(grid(4).hexes) == 61
    assert len(grid(5).hexes) == 91


def test_cells_are_numbered_by_row_and_then_by_column() -> None:
    hexes = grid(3).hexes
    assert list(hexes) == sorted(hexes, key=lambda at: (at[1], at[0]))
    assert [grid(3).cells[at] for at in hexes] == list(range(len(hexes)))


def test_a_step_and_its_opposite_lead_back() -> None:
    board = grid(4)
    for direction in range(6):
        for cell in range(len(board.hexes)):
            to = board.neighbours[direction][cell]
            assert to == NOWHERE or board.neighbours[(direction + 3) % 6][to] == cell


def test_directions_go_clockwise_from_the_east() -> None:
    board = grid(1)
    assert [board.hexes[board.neighbours[way][board.centre]] for way in range(6)] == list(DIRECTIONS)
    assert DIRECTIONS[:2] == ((1, 0), (0, 1))


def test_the_edge_leads_nowhere() -> None:
    board = grid(4)
    assert board.neighbours[0][board.cells[(4, 0)]] == NOWHERE


def test_rings_hold_the_hexes_of_a_distance() -> None:
    board = grid(4)
    assert [len(ring) for ring in board.rings] == [1, 6, 12, 18, 24]
    assert all(distance(board.hexes[cell]) == far for far, ring in enumerate(board.rings) for cell in ring)
    assert board.rings[0] == (board.centre,)


# --- chance -----------------------------------------------------------------------------------------------------


SEED = bytes(range(32))


def test_words_are_sha_256_of_seed_and_counter() -> None:
    block = hashlib.sha256(SEED + (0).to_bytes(8, "big")).digest()
    assert Rng(SEED).below(2**64) == int.from_bytes(block[:8], "big")


def test_seed_and_counter_continue_the_sequence() -> None:
    whole = Rng(SEED)
    numbers = [whole.below(1000) for _ in range(10)]
    first = Rng(SEED)
    start = [first.below(1000) for _ in range(4)]
    second = Rng(SEED, first.counter)
    assert start + [second.below(1000) for _ in range(6)] == numbers


@given(st.integers(1, 2**64), st.binary(min_size=32, max_size=32))
def test_numbers_are_below_the_limit(n: int, seed: bytes) -> None:
    assert 0 <= Rng(seed).below(n) < n


def test_words_that_would_favour_low_numbers_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([2**64 - 1, 5])  # 2**64 is 1 modulo 3: the last word has no equal share
    monkeypatch.setattr(module.Rng, "_word", lambda _: next(words))
    assert Rng(SEED).below(3) == 2


def test_all_numbers_come_up_about_equally_often() -> None:
    rng = Rng(SEED)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(880 < count < 1120 for count in counts)


def test_shuffled_keeps_the_items_and_leaves_the_original_alone() -> None:
    items = list(range(13))
    shuffled = Rng(SEED).shuffled(items)
    assert sorted(shuffled) == items == list(range(13))
    assert shuffled != items


def test_every_order_of_three_comes_up() -> None:
    rng = Rng(SEED)
    assert len({tuple(rng.shuffled("abc")) for _ in range(200)}) == 6


def test_impossible_requests_are_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Rng(b"short")
    for n in (0, 2**64 + 1):
        with pytest.raises(ValueError, match="below"):
            Rng(SEED).below(n)


def test_the_chance_of_a_round_follows_from_the_seed_alone() -> None:
    block = hashlib.sha256(SEED + b"round" + (3).to_bytes(4, "big")).digest()
    assert Rng.for_round(SEED, 3) == Rng(block)
    assert len({Rng.for_round(SEED, number).below(2**64) for number in range(50)}) == 50
