"""The course of a match: a game begins, cards are laid, the game ends, and the next one begins or the match ends."""

from typing import Any

from msgspec.structs import replace

from botyard.games.interface import Illegal, Outcome, places
from botyard.games.rng import Rng
from botyard.games.robot_master.grid import (
    CELLS,
    CENTRE,
    all_worths,
    legal_cells,
    lines_of,
    lowest_lists,
    rows_lead,
    worth_at,
)
from botyard.games.robot_master.state import HAND, SEATS, State
from botyard.texts import localized
from botyard_protocol.codes import Code
from botyard_protocol.robot_master import (
    Beginner,
    CardLaid,
    ChooseCard,
    EndReason,
    Event,
    GameBegan,
    GameEnded,
    GameResult,
    Hand,
    Lay,
    MatchEnded,
    Options,
    Refusal,
    RowsOwner,
    SeatResigned,
)

DECK: tuple[int, ...] = tuple(value for value in range(6) for _ in range(6))
"""The values of all cards."""


def start_match(options: Options, seed: bytes) -> Outcome:
    """Return the first game before its first card. `options` say which seat owns the rows, or chance does."""
    rng = Rng(seed)
    rows = rng.below(SEATS) if options.rows is RowsOwner.RANDOM else int(options.rows is RowsOwner.SECOND_SEAT)
    blank = State(
        seed=seed,
        counter=rng.counter,
        games=options.games,
        begins=options.begins,
        number=0,
        rows=rows,
        first=0,
        active=0,
        cells=(None,) * CELLS,
        hands=((), ()),
    )
    return _begin_game(blank, rows)


def _begin_game(state: State, rows: int) -> Outcome:
    """Deal the next game, in which the seat `rows` owns the rows."""
    rng = Rng(state.seed, state.counter)
    begins = state.begins
    if begins is Beginner.RANDOM:
        begins = (Beginner.ROWS, Beginner.COLUMNS)[rng.below(SEATS)]
    first = rows if begins is Beginner.ROWS else 1 - rows
    centre, *rest = rng.shuffled(DECK)
    hands = tuple(sorted(rest[:HAND])), tuple(sorted(rest[HAND : SEATS * HAND]))
    state = replace(
        state,
        counter=rng.counter,
        number=state.number + 1,
        rows=rows,
        first=first,
        active=first,
        cells=tuple(centre if cell == CENTRE else None for cell in range(CELLS)),
        hands=hands,
    )
    dealt = tuple(Hand(len(hand), hand) for hand in hands)
    return Outcome(state, (GameBegan(state.number, rows, first, centre, dealt),))


def open_choice(state: State) -> ChooseCard | None:
    """Return the open choice, or None if the match is over."""
    if state.ended is not None:
        return None
    return ChooseCard(finished_turns(state) + 1, state.active, legal_cells(state.cells))


def finished_turns(state: State) -> int:
    """Return the number of cards that the players have laid in the match."""
    return (state.number - 1) * (CELLS - 1) + state.laid()


def lay(state: State, seat: int, choice: int, command: Any) -> Outcome:
    """Return what comes of a card that `seat` lays; the last one of a game also ends it. Raises `Illegal`."""
    _check(state, seat, choice, command)
    cell, value = int(command.at), int(command.value)
    hand = list(state.hands[seat])
    hand.remove(value)
    hands = (tuple(hand), state.hands[1]) if seat == 0 else (state.hands[0], tuple(hand))
    cells = (*state.cells[:cell], value, *state.cells[cell + 1 :])
    row, column = (worth_at(cells, line) for line in lines_of(cell))
    state = replace(state, cells=cells, hands=hands, active=1 - seat)
    laid = CardLaid(seat, value, command.at, row, column)
    if None in cells:
        return Outcome(state, (laid,))
    outcome = end_game(state)
    return Outcome(outcome.state, (laid, *outcome.events))


def _check(state: State, seat: int, choice: int, command: Any) -> None:
    """Raise `Illegal` unless the command answers the open choice."""
    asked = open_choice(state)
    if asked is None:
        raise Illegal(Code.GAME_OVER, localized("game_over-match"))
    if choice != asked.id:
        raise Illegal(Code.CHOICE_CLOSED, localized("choice_closed-been_decided"))
    if seat != asked.seat:
        raise Illegal(Code.NOT_YOUR_TURN, localized("not_your_turn-other_player"))
    if not isinstance(command, Lay):
        raise Illegal(Code.WRONG_COMMAND, localized("wrong_command-play_card_choose_value"))
    if command.value not in state.hands[seat]:
        raise Illegal(Refusal.CARD_NOT_IN_HAND, localized("card_not_in_hand", card=command.value))
    if command.at in asked.cells:
        return
    name = command.at.wire
    if state.cells[command.at] is None:
        raise Illegal(Refusal.CELL_APART, localized("cell_apart", value=name))
    raise Illegal(Refusal.CELL_TAKEN, localized("cell_taken", value=name))


def end_game(state: State) -> Outcome:
    """Score the filled grid. The next game begins with sides swapped, or the match ends.

    It ends once a seat has won more than half of its games, or after the last game.
    """
    worths = all_worths(state.cells)
    winner = (None, state.rows, 1 - state.rows)[rows_lead(worths)]  # by 0 (a draw), 1 and -1
    cells = tuple([value for value in state.cells if value is not None])
    result = GameResult(state.rows, winner, worths, lowest_lists(worths), cells)
    state = replace(state, finished=(*state.finished, result))
    ended = GameEnded(result)
    decided = max(state.won()) > state.games // 2 or state.number == state.games
    following = _end_match(state, EndReason.COMPLETE) if decided else _begin_game(state, 1 - state.rows)
    return Outcome(following.state, (ended, *following.events))


def resign(state: State, seat: int) -> Outcome:
    """Return the end of a match from which `seat` resigns. Raises `Illegal`."""
    if state.ended is not None:
        raise Illegal(Code.GAME_OVER, localized("game_over-match_resign"))
    if seat not in range(SEATS):
        raise Illegal(Code.NO_SUCH_SEAT, localized("no_such_seat-game"))
    outcome = _end_match(replace(state, resigned=seat), EndReason.RESIGNED)
    return Outcome(outcome.state, (SeatResigned(seat), *outcome.events))


def _end_match(state: State, reason: EndReason) -> Outcome:
    state = replace(state, ended=reason)
    events: tuple[Event, ...] = (MatchEnded(reason, ranking(state), scores(state)),)
    return Outcome(state, events)


def ranking(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the places from the first on, equal seats together; empty while the match goes on.

    Seats go by games won; after a resignation the seat that stays is first.
    """
    if state.ended is None:
        return ()
    return places(state.won() if state.resigned is None else [seat != state.resigned for seat in range(SEATS)])


def scores(state: State) -> tuple[int, int]:
    """Return the number of games won by each seat, or in a match of one game the lowest worth of its lines."""
    if state.games > 1:
        return state.won()
    worths = all_worths(state.cells)
    by_side = min(worths.rows), min(worths.columns)
    return by_side if state.rows == 0 else (by_side[1], by_side[0])
