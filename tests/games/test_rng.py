import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from botyard.games import rng as module
from botyard.games.rng import Rng

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
