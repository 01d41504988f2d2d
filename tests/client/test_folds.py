"""Folds of games: each game has its own, and what cannot be followed is said."""

import pytest

from botyard.client import folds
from botyard.client.folds import Fold, UnknownGame, fold, register_game
from botyard_protocol import messages as m
from tests.support import toy_game as toy

VIEW = toy.View(1, None, (0, 1), (None, None), (None, None), (0, 0))


def test_a_game_is_followed_by_the_fold_that_was_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folds, "FOLDS", {})
    register_game(toy.SCHEMA, Fold(toy.fold))
    after = fold(VIEW, [m.SeatReturned(0), toy.Said(1, 2)])
    assert after is not None
    assert after.picks == (None, 2)
    assert folds.fits(after, (1,), m.ChoiceFrame(1, 2, ()))


def test_a_game_without_a_fold_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folds, "FOLDS", {})
    with pytest.raises(UnknownGame, match="cannot follow the game toy_game: take a newer one"):
        fold(VIEW, [toy.Said(1, 2)])


def test_a_view_of_a_game_that_is_not_known_is_not_followed() -> None:
    with pytest.raises(UnknownGame, match="cannot follow the game of this room"):
        fold([1, 2], [[32, 1]])
