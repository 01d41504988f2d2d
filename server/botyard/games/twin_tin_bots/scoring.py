"""Scores, ranking and the end of the game (rules §7)."""

from itertools import groupby

from botyard.games.twin_tin_bots.state import COLOURS, NO_CRYSTAL, NONE, ROBOTS, State, specials_in_hand
from botyard.games.twin_tin_bots.turn_run import Run
from botyard_protocol.twin_tin_bots import Crystal, EndReason, GameEnded, Tile

VALUES = (2, 3, 4)
"""Points of a delivered crystal by colour; a crystal that a robot carries is worth one point less at the end."""

_TILES = tuple(Tile)


def delivered_worth(state: State, seat: int) -> int:
    """Points of the crystals in a seat's base."""
    return sum(count * value for count, value in zip(_delivered(state, seat), VALUES, strict=True))


def final_scores(state: State) -> tuple[int, ...]:
    """The score of each seat if the game ended now, carried crystals included."""
    return tuple(delivered_worth(state, seat) + _carried_worth(state, seat) for seat in range(state.setting.seats))


def check_score(run: Run, seat: int) -> bool:
    """End the game if the side of `seat`, which just received a crystal, has the points to win.

    Returns whether it has."""
    state = run.state
    side, goal = state.setting.sides[seat], state.setting.score_to_win
    seats = _seats_of(state, side)
    if not goal or all(state.resigned[one] for one in seats):
        return False
    if sum(delivered_worth(state, one) for one in seats) < goal:
        return False
    end(run, EndReason.SCORE, winner=side)
    return True


def end(run: Run, reason: EndReason, winner: int = NONE) -> None:
    """End the game now. `winner`: the side that is first whatever the scores, or `NONE`."""
    state = run.state
    state.ended = int(reason)
    state.ranking = _ranking(state, winner)
    state.slot = NONE
    state.parts.clear()
    run.close()
    specials = tuple(tuple(_TILES[tile] for tile in specials_in_hand(state, seat)) for seat in _all_seats(state))
    run.emit(GameEnded(run.cause, reason, state.ranking, final_scores(state), specials))


def sides_left(state: State) -> list[int]:
    """The sides with a seat that has not resigned, ascending."""
    return sorted({side for side, gone in zip(state.setting.sides, state.resigned, strict=True) if not gone})


def _delivered(state: State, seat: int) -> list[int]:
    return state.delivered[seat * COLOURS : (seat + 1) * COLOURS]


def _carried_worth(state: State, seat: int) -> int:
    cargo = state.cargo[seat * ROBOTS : (seat + 1) * ROBOTS]
    return sum(VALUES[crystal] - 1 for crystal in cargo if crystal != NO_CRYSTAL)


def _all_seats(state: State) -> range:
    return range(state.setting.seats)


def _seats_of(state: State, side: int) -> list[int]:
    return [seat for seat in _all_seats(state) if state.setting.sides[seat] == side]


def _ranking(state: State, winner: int) -> tuple[tuple[int, ...], ...]:
    """Return the places from the first on: the seats of each. A place is shared by sides that are equal.

    First is the side `winner` (`NONE`: no side), last are those that have resigned. The others go by score, then by
    blue and by green crystals, then by the worth of all that they delivered.
    """
    scores = final_scores(state)

    def rank_key(side: int) -> tuple[int, ...]:  # lower is better
        seats = _seats_of(state, side)
        blue, green = (
            sum(_delivered(state, seat)[colour] for seat in seats) for colour in (Crystal.BLUE, Crystal.GREEN)
        )
        worth = sum(delivered_worth(state, seat) for seat in seats)
        gone = all(state.resigned[seat] for seat in seats)
        return (side != winner, gone, -sum(scores[seat] for seat in seats), -blue, -green, -worth)

    ordered = sorted(sorted(set(state.setting.sides)), key=rank_key)
    places = (list(sides) for _, sides in groupby(ordered, key=rank_key))
    return tuple(tuple(sorted(seat for side in sides for seat in _seats_of(state, side))) for sides in places)
