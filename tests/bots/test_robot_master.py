"""The levels: legal and repeatable answers, no use of what the seat does not know, and no more work than allowed.

And what they search by: lines as numbers, positions that are the game's own, and the exact search of the end.
"""

import random
from collections.abc import Iterator
from math import comb

import pytest

from botyard.bots.answer import answer
from botyard.bots.arena import Contest, matches
from botyard.bots.robot_master.planner import exact_points, possible_hands
from botyard.bots.robot_master.position import (
    AFTER,
    COLUMNS,
    CONTENTS,
    COPIES,
    EMPTY,
    GAP,
    WIN,
    WORTHS,
    Hand,
    Move,
    Player,
    Position,
    dangers,
    gains,
    other_hand_size,
    outcome,
    position_of,
    unseen_cards,
    with_hand,
)
from botyard.games.registry import GAMES
from botyard.games.robot_master.grid import SIZE
from botyard.games.robot_master.state import State
from botyard_protocol.messages import BotLevel
from botyard_protocol.robot_master import ChooseCard, Lay, Options, View
from tests.games.robot_master.scene import player, twin
from tests.oracle.robot_master.rules import worth

GAME = GAMES["robot_master"]


def open_choices(
    matches: int, left: tuple[int, ...] = (24, 17, 11, 5, 4, 3, 2, 1)
) -> Iterator[tuple[State, ChooseCard]]:
    """The states of random matches with so many empty cells, and the choices that are open in them."""
    for seed in range(matches):
        rng = random.Random(seed)
        state: State = GAME.new(2, Options(), seed.to_bytes(32, "big")).state
        while not GAME.finished(state):
            (choice,) = GAME.choices(state)
            if state.cells.count(None) in left:
                yield state, choice
            state = GAME.apply(state, choice.seat, choice.id, player(rng, choice, view_of(state, choice))).state


def view_of(state: State, choice: ChooseCard) -> View:
    """The view of the seat that has a choice."""
    view: View = GAME.view(state, (choice.seat,))
    return view


def positions(matches: int, *left: int) -> Iterator[Position]:
    """The positions with so many empty cells, as the seat sees them whose turn it is."""
    for state, choice in open_choices(matches, left):
        yield position_of(view_of(state, choice), choice)


def any_hand(rng: random.Random, position: Position) -> Hand:
    """A hand that the other seat may have."""
    cards = [value for value, count in enumerate(unseen_cards(position)) for _ in range(count)]
    drawn = rng.sample(cards, position.cells.count(GAP) - sum(position.hands[position.side]))
    return [drawn.count(value) for value in range(6)]


FEW = 40
"""Games that a planner plays to their end."""


@pytest.mark.slow
@pytest.mark.parametrize("level", BotLevel)
def test_answers_are_legal_and_the_same_again(level: BotLevel) -> None:
    for state, choice in open_choices(3):
        view = view_of(state, choice)
        command = answer(GAME.name, level, view, choice, 1, FEW)
        assert command in set(GAME.legal(view, choice))
        assert command == answer(GAME.name, level, view, choice, 1, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("level", BotLevel)
def test_cards_that_the_seat_does_not_see_change_no_answer(level: BotLevel) -> None:
    rng, different = random.Random(1), 0
    for state, choice in open_choices(4, (24, 14, 7, 4, 2)):
        other = twin(rng, state, (choice.seat,))
        different += other.hands != state.hands
        views = [view_of(one, choice) for one in (state, other)]
        commands = {answer(GAME.name, level, view, choice, 2, FEW) for view in views}
        assert len(commands) == 1
    assert different > 10


@pytest.mark.slow
@pytest.mark.parametrize("nodes", [1, 64, 500])
def test_a_planner_plays_about_as_many_games_as_it_may(nodes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played, finish = [0], Player.finish

    def counted(player: Player, position: Position) -> int:
        played[0] += 1
        return finish(player, position)

    monkeypatch.setattr(Player, "finish", counted)
    for state, choice in open_choices(2, (24, 12, 6)):
        played[0] = 0
        answer(GAME.name, BotLevel.PLANNER, view_of(state, choice), choice, 1, nodes)
        assert nodes / 2 <= played[0] <= max(nodes, 30)  # 16, 8, 4 and 2 moves, each once at least


@pytest.mark.slow
def test_a_planner_searches_the_end_of_a_game_exactly() -> None:
    for state, choice in open_choices(3, (5, 4, 2)):
        view = view_of(state, choice)
        points = exact_points(position_of(view, choice), gains(7))
        command = answer(GAME.name, BotLevel.PLANNER, view, choice, 1, FEW)
        assert points[int(command.at), command.value] == max(points.values())


@pytest.mark.slow
def test_the_better_level_wins() -> None:
    assert won(BotLevel.GREEDY, BotLevel.RANDOM, range(12)) >= 9
    assert won(BotLevel.PLANNER, BotLevel.GREEDY, range(12)) >= 7.5


def won(level: BotLevel, against: BotLevel, seeds: range) -> float:
    """How many of the matches of these seeds a level wins against another one, a shared first place by its part."""
    contest = Contest(GAME.name, (level, against), 2, GAME.default_options(), nodes=150)
    return sum(tally.shares[level].won for tally in matches(contest, seeds, jobs=1))


# --- lines as numbers -------------------------------------------------------------------------------------------


def number(*cards: int) -> int:
    """The number of the line that has these cards."""
    line = EMPTY
    for card in cards:
        line = AFTER[line][card]
    return line


def test_every_line_is_there_once_with_its_worth() -> None:
    assert len(set(CONTENTS)) == len(CONTENTS) == 462
    assert [worth(cards) for cards in CONTENTS] == list(WORTHS)


def test_a_line_has_its_cards_in_any_order() -> None:
    assert number(4, 0, 4, 1) == number(1, 4, 4, 0)
    assert CONTENTS[number(4, 0, 4, 1)] == (0, 1, 4, 4)


@pytest.mark.parametrize("patience", [5, 14])
def test_the_lower_the_worth_of_a_full_line_the_greater_its_danger(patience: int) -> None:
    danger = dangers(patience)
    full = sorted((WORTHS[line], danger[line]) for line, cards in enumerate(CONTENTS) if len(cards) == 5)
    assert [found for _, found in full] == sorted((found for _, found in full), reverse=True)
    assert full[0][1] > 100 * full[-1][1]


def test_a_pair_makes_a_line_safer_than_two_values() -> None:
    assert dangers(7)[number(4, 4)] < dangers(7)[number(4, 3)] < dangers(7)[number(1, 0)]
    assert gains(7)[number(4)][4] == dangers(7)[number(4)] - dangers(7)[number(4, 4)] > gains(7)[number(4)][3]


# --- positions of the searches ----------------------------------------------------------------------------------


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


# --- the exact search -------------------------------------------------------------------------------------------


def plain_points(position: Position) -> int:
    """The points of the owner of the rows, by trying everything."""
    if not position.left:
        return outcome(position.lines)
    found = []
    for move in position.moves():
        after = position.copy()
        after.lay(*move)
        found.append(plain_points(after))
    return min(found) if position.side == COLUMNS else max(found)


def plain_points_of_moves(position: Position) -> dict[Move, int]:
    """What `exact_points` returns, by trying everything."""
    expected = dict.fromkeys(position.moves(), 0)
    for hand, times in possible_hands(unseen_cards(position), other_hand_size(position)):
        for move in expected:
            after = with_hand(position, hand)
            after.lay(*move)
            rows = plain_points(after)
            expected[move] += times * (WIN - rows if position.side == COLUMNS else rows)
    return expected


@pytest.mark.parametrize("left", [1, 2, 3])
def test_points_are_those_of_a_plain_search(left: int) -> None:
    for position in positions(3, left):
        assert exact_points(position, gains(7)) == plain_points_of_moves(position)


def test_equal_lines_with_other_empty_cells_are_another_position() -> None:
    cells = [1, 2, 2, 0, 1, 3, GAP, 5, GAP, 0, 5, 4, 4, 4, 0, 5, GAP, 3, GAP, 5, 2, 2, 4, 3, 5]
    lines = [EMPTY] * (2 * SIZE)
    for cell, value in enumerate(cells):
        for line in (cell // SIZE, SIZE + cell % SIZE) if value != GAP else ():
            lines[line] = AFTER[lines[line]][value]
    position = Position(cells, lines, [6, 8, 16, 18], [[0] * 6, [1, 0, 1, 0, 0, 0]], COLUMNS, 4)
    assert exact_points(position, gains(7)) == plain_points_of_moves(position)


def test_the_search_leaves_the_position_as_it_was() -> None:
    for position in positions(2, 5):
        before = str(position)
        assert len(exact_points(position, gains(7))) == len(list(position.moves()))
        assert str(position) == before


def test_possible_hands_are_all_hands_by_their_chances() -> None:
    rng = random.Random(1)
    for _ in range(20):
        cards = [rng.randrange(5) for _ in range(6)]
        size = rng.randint(0, 3)
        hands = list(possible_hands(cards, size))
        assert sum(times for _, times in hands) == comb(sum(cards), size)
        assert len({tuple(hand) for hand, _ in hands}) == len(hands)
        assert all(sum(hand) == size and all(map(int.__le__, hand, cards)) for hand, _ in hands)
