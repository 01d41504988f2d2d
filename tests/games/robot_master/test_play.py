"""The course of a match: dealing, turns, refusals, further games, the end."""

from collections import Counter

import pytest
from msgspec.structs import replace

from botyard.games.interface import Illegal
from botyard.games.robot_master.play import DECK
from botyard.games.robot_master.state import State
from botyard_protocol.robot_master import (
    Beginner,
    CardLaid,
    Cell,
    EndReason,
    GameBegan,
    GameEnded,
    Lay,
    MatchEnded,
    Options,
    Refusal,
    RowsOwner,
    SeatResigned,
)
from tests.games.robot_master.scene import COLUMNS_WIN, GAME, answer, before_the_last_card, begin, finish, steps, won_by

SEEDS = range(40)


def refusal(state: State, seat: int, choice: int, command: object) -> Illegal:
    """How a command is refused."""
    with pytest.raises(Illegal) as refused:
        GAME.apply(state, seat, choice, command)
    return refused.value


def test_a_game_begins_with_a_card_on_the_centre_and_two_hands_of_twelve() -> None:
    outcome = GAME.new(2, Options(), bytes(32))
    state, (began,) = outcome.state, outcome.events
    assert isinstance(began, GameBegan)
    assert [cell for cell in Cell if state.cells[cell] is not None] == [Cell.C3]
    assert state.cells[Cell.C3] == began.centre
    assert tuple(hand.values for hand in began.hands) == state.hands
    assert [len(hand) for hand in state.hands] == [12, 12]
    assert max(Counter([began.centre, *state.hands[0], *state.hands[1]]).values()) <= 6
    assert (began.number, began.rows, began.first) == (1, state.rows, state.first)
    assert GAME.turns(state) == 0


def test_sides_and_beginner_are_drawn_each_by_itself() -> None:
    drawn = {(state.rows, state.first) for state in map(begin, SEEDS)}
    assert drawn == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert len({begin(seed).cells[Cell.C3] for seed in SEEDS}) == 6


@pytest.mark.parametrize(("rows", "owner"), [(RowsOwner.FIRST_SEAT, 0), (RowsOwner.SECOND_SEAT, 1)])
@pytest.mark.parametrize("begins", list(Beginner))
def test_options_choose_the_owner_of_the_rows_and_the_beginner(rows: RowsOwner, owner: int, begins: Beginner) -> None:
    found = {(state.rows, state.first) for state in (begin(seed, rows=rows, begins=begins) for seed in SEEDS)}
    first = {Beginner.ROWS: {owner}, Beginner.COLUMNS: {1 - owner}, Beginner.RANDOM: {0, 1}}[begins]
    assert found == {(owner, seat) for seat in first}


@pytest.mark.parametrize("games", [2, 4])
def test_another_number_of_games_is_refused(games: int) -> None:
    with pytest.raises(Illegal, match=r"^games: a match is the best of 1, 3 or 5 games, not"):
        GAME.check_options(2, Options(games=games))


@pytest.mark.parametrize("players", [1, 3])
def test_it_is_a_game_for_two(players: int) -> None:
    with pytest.raises(Illegal, match="players"):
        GAME.check_options(players, Options())


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(Illegal, match=r"^options: "):
        GAME.check_options(2, object())


def test_a_card_goes_from_the_hand_to_the_grid_and_the_turn_to_the_other_seat() -> None:
    state = replace(begin(), hands=((3, 3, 4), (1, 2)), active=0)
    outcome = answer(state, Lay(3, Cell.C4))
    assert outcome.state.cells[Cell.C4] == 3
    assert outcome.state.hands == ((3, 4), (1, 2))
    assert outcome.state.active == 1
    (laid,) = outcome.events
    column = 30 if state.cells[Cell.C3] == 3 else 3 + (state.cells[Cell.C3] or 0)
    assert laid == CardLaid(0, 3, Cell.C4, 3, column)


def test_only_cells_next_to_a_laid_card_are_legal_in_their_order() -> None:
    state = begin()
    assert GAME.choices(state)[0].cells == (Cell.C2, Cell.B3, Cell.D3, Cell.C4)
    (choice,) = GAME.choices(answer(state, Lay(state.hands[state.active][0], Cell.C4)).state)
    assert choice.cells == (Cell.C2, Cell.B3, Cell.D3, Cell.B4, Cell.D4, Cell.C5)


def test_refusals_name_their_reason() -> None:
    state = replace(begin(), hands=((1,) * 6 + (2,) * 6, (3,) * 6 + (4,) * 6), active=0)
    (choice,) = GAME.choices(state)
    assert refusal(state, 0, choice.id, Lay(3, Cell.C4)).code == Refusal.CARD_NOT_IN_HAND
    assert refusal(state, 0, choice.id, Lay(1, Cell.C3)).code == Refusal.CELL_TAKEN
    assert refusal(state, 0, choice.id, Lay(1, Cell.D4)).code == Refusal.CELL_APART
    assert refusal(state, 1, choice.id, Lay(3, Cell.C4)).code == "not_your_turn"
    assert refusal(state, 0, choice.id + 1, Lay(1, Cell.C4)).code == "choice_closed"
    assert refusal(state, 0, choice.id, None).code == "wrong_command"
    over = GAME.resign(state, 0).state
    assert refusal(over, 0, choice.id, Lay(1, Cell.C4)).code == "game_over"


def test_the_clock_lays_the_lowest_card_on_the_first_legal_cell() -> None:
    state = replace(begin(), hands=((1, 2, 5), (0,)), active=0)
    (choice,) = GAME.choices(state)
    assert GAME.time_out(state, choice.id) == Lay(1, Cell.C2)
    legal = list(GAME.legal(GAME.view(state, (0,)), choice))
    assert legal == [Lay(value, cell) for value in (1, 2, 5) for cell in choice.cells]


def test_a_match_of_one_game_ends_with_its_last_card() -> None:
    state, cards = begin(), 0
    for outcome in steps(state):
        cards += 1
        assert GAME.turns(outcome.state) == cards
        state = outcome.state
    assert cards == 24
    assert state.hands == ((), ())
    laid, ended, over = outcome.events
    assert isinstance(laid, CardLaid)
    assert laid.seat == 1 - state.first
    assert isinstance(ended, GameEnded)
    assert ended.result.cells == state.cells
    assert isinstance(over, MatchEnded)
    assert (over.reason, over.ranking, over.scores) == (EndReason.COMPLETE, GAME.ranking(state), GAME.scores(state))


@pytest.mark.parametrize("rows", [0, 1])
def test_the_final_example_is_won_by_the_columns(rows: int) -> None:
    state = finish(begin(rows=RowsOwner(rows + 1)), COLUMNS_WIN).state
    assert GAME.ranking(state) == ((1 - rows,), (rows,))
    assert GAME.scores(state)[rows] == 17
    assert GAME.scores(state)[1 - rows] == 22
    assert state.finished[0].winner == 1 - rows


def test_a_draw_shares_the_place() -> None:
    state = won_by(begin(), None).state
    assert GAME.ranking(state) == ((0, 1),)
    assert GAME.scores(state) == (8, 8)
    assert state.finished[0].winner is None


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("turns", [0, 1, 7])
def test_a_resigned_seat_loses_whatever_lies(seat: int, turns: int) -> None:
    state = begin()
    for _, outcome in zip(range(turns), steps(state), strict=False):
        state = outcome.state
    outcome = GAME.resign(state, seat)
    assert GAME.ranking(outcome.state) == ((1 - seat,), (seat,))
    assert GAME.resigned(outcome.state) == (seat,)
    resigned, over = outcome.events
    assert resigned == SeatResigned(seat)
    assert isinstance(over, MatchEnded)
    assert over.reason is EndReason.RESIGNED
    assert outcome.state.hands == state.hands
    for again in (0, 1):
        with pytest.raises(Illegal):
            GAME.resign(outcome.state, again)


def test_a_seat_that_is_not_there_cannot_resign() -> None:
    with pytest.raises(Illegal):
        GAME.resign(begin(), 2)


# --- matches of several games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("begins", [Beginner.ROWS, Beginner.COLUMNS])
def test_rows_and_columns_change_hands_after_each_game(begins: Beginner) -> None:
    state = begin(rows=RowsOwner.FIRST_SEAT, begins=begins, games=5)
    for number, winner in enumerate([None, 0, 1, None, 1], 1):
        assert (state.number, state.rows) == (number, (number + 1) % 2)
        assert state.first == (state.rows if begins is Beginner.ROWS else 1 - state.rows)
        outcome = won_by(state, winner)
        state = outcome.state
        began = outcome.events[-1]
        if number < 5:
            assert isinstance(began, GameBegan)
            assert began.number == number + 1
            assert state.hands == tuple(hand.values for hand in began.hands)
    assert [result.winner for result in state.finished] == [None, 0, 1, None, 1]
    assert GAME.ranking(state) == ((1,), (0,))
    assert GAME.scores(state) == (1, 2)


def test_a_random_beginner_is_drawn_for_each_game() -> None:
    drawn = set()
    for seed in SEEDS:
        state = begin(seed, games=3)
        drawn.add((state.first == state.rows, (again := won_by(state, 0).state).first == again.rows))
    assert len(drawn) == 4


@pytest.mark.parametrize(
    ("games", "winners", "ranking", "scores"),
    [
        (3, [0, 0], ((0,), (1,)), (2, 0)),
        (3, [0, 1, 1], ((1,), (0,)), (1, 2)),
        (3, [None, 0, 1], ((0, 1),), (1, 1)),
        (3, [None, None, None], ((0, 1),), (0, 0)),
        (3, [1, None, None], ((1,), (0,)), (0, 1)),
        (3, [None, 1, 1], ((1,), (0,)), (0, 2)),
        (5, [1, 1, 1], ((1,), (0,)), (0, 3)),
        (5, [0, 0, 1, 1, None], ((0, 1),), (2, 2)),
        (5, [0, 0, None, None, 1], ((0,), (1,)), (2, 1)),
        (5, [0, 1, 0, 1, 0], ((0,), (1,)), (3, 2)),
    ],
)
def test_the_majority_of_games_wins_the_match(
    games: int, winners: list[int | None], ranking: tuple[tuple[int, ...], ...], scores: tuple[int, ...]
) -> None:
    state = begin(games=games)
    for winner in winners:
        assert not GAME.finished(state)
        state = won_by(state, winner).state
    assert GAME.finished(state)
    assert GAME.ranking(state) == ranking
    assert GAME.scores(state) == scores


def test_a_resigned_seat_loses_the_whole_match() -> None:
    state = won_by(begin(games=3), 0).state
    over = GAME.resign(state, 0)
    assert GAME.ranking(over.state) == ((1,), (0,))
    assert GAME.scores(over.state) == (1, 0)
    assert [type(event) for event in over.events] == [SeatResigned, MatchEnded]


def test_each_game_is_dealt_anew_from_the_seed() -> None:
    games = [won_by(begin(seed, games=3), 0).state.hands for seed in (1, 2)]
    assert len({begin(1).hands, begin(2).hands, *games}) == 4
    again = won_by(before_the_last_card(begin(1, games=3), COLUMNS_WIN), 0).state
    assert again.hands == games[0]  # the cards that were laid change nothing


def test_the_deck_has_six_cards_of_each_value() -> None:
    assert Counter(DECK) == dict.fromkeys(range(6), 6)
    for seed in SEEDS:
        state = begin(seed)
        centre = state.cells[Cell.C3]
        assert centre is not None
        assert (Counter(DECK) - Counter([centre, *state.hands[0], *state.hands[1]])).total() == 11
