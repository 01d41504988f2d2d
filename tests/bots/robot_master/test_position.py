"""Positions of the searches: they are the game's own, card by card."""

import random

from botyard.bots.robot_master.lines import WORTHS
from botyard.bots.robot_master.playout import Player, with_hand
from botyard.bots.robot_master.position import COPIES, Position, outcome, position_of, unseen_cards
from botyard_protocol.robot_master import Lay
from tests.bots.robot_master.scene import GAME, any_hand, open_choices, positions, view_of


def test_a_position_is_that_of_the_view_after_every_card() -> None:
    rng = random.Random(3)
    for state, choice in open_choices(6):
        view = view_of(state, choice)
        position = position_of(view, choice)
        assert [Lay(value, choice.cells[choice.cells.index(cell)]) for cell, value in position.moves()] == sorted(
            GAME.legal(view, choice), key=lambda lay: (choice.cells.index(lay.at), lay.value)
        )
        command = rng.choice(list(GAME.legal(view, choice)))
        later = GAME.apply(state, choice.seat, choice.id, command).state
        position.lay(int(command.at), command.value)
        worths = GAME.view(later, ()).worths
        assert [WORTHS[line] for line in position.lines] == [*worths.rows, *worths.columns]
        if follow_up := GAME.choices(later):
            assert sorted(position.legal) == [int(cell) for cell in follow_up[0].cells]
            assert position.left == later.cells.count(None)


def test_unseen_cards_are_those_that_are_neither_laid_nor_in_the_own_hand() -> None:
    for position in positions(4, 24, 9):
        seen = [value for value in position.cells if value >= 0]
        unseen, own = unseen_cards(position), position.hands[position.side]
        assert [one + own[value] + seen.count(value) for value, one in enumerate(unseen)] == [COPIES] * 6


def test_a_finished_game_fills_the_grid_and_changes_no_other_position() -> None:
    rng = random.Random(1)
    for position in positions(8, 24, 15, 7):
        dealt = with_hand(position, any_hand(rng, position))
        before = str(dealt)
        game = dealt.copy()
        points = Player(7).finish(game)
        assert str(dealt) == before
        assert -1 not in game.cells
        assert not any(map(sum, game.hands))
        assert points == outcome(game.lines) == by_comparison(game)


def by_comparison(game: Position) -> int:
    """The outcome of a full grid by its worths in order: 2 if the rows win, 1 for a draw, 0 if the columns win."""
    rows, columns = (sorted(WORTHS[line] for line in half) for half in (game.lines[:5], game.lines[5:]))
    return 1 + (rows > columns) - (rows < columns)


def test_a_player_lays_the_card_that_gains_most() -> None:
    for position in positions(8, 24, 15, 7):
        dealt = with_hand(position, any_hand(random.Random(2), position))
        player, game = Player(10), dealt.copy()
        player.finish(game)
        most = max(player.gain(dealt, move) for move in dealt.moves())
        first = [move for move in dealt.moves() if player.gain(dealt, move) == most]
        assert any(game.cells[cell] == value for cell, value in first)
