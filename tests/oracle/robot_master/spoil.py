"""Ways to make a possible position unusable, one for each kind of impossible position that the format names."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from tests.oracle.robot_master.rules import CENTRE
from tests.oracle.robot_master.scoring import GRID, SEATS

Position = dict[str, Any]
Spoiling = Callable[[Random, Position], None]


def an_unknown_cell(rng: Random, position: Position) -> None:
    """Lay a card off the grid."""
    position["cells"][rng.choice(("f3", "c6", "c0", "C3", "3c", "", "c33"))] = 1


def an_unknown_seat_with_a_hand(rng: Random, position: Position) -> None:
    """Give a hand to a seat that does not play."""
    position["hands"][rng.choice(("red", "Rows", ""))] = rng.choice(([], [1]))


def a_seat_by_another_name(rng: Random, position: Position) -> None:
    """Call a seat by a name that is not known."""
    position["hands"]["red"] = position["hands"].pop(rng.choice(SEATS))


def an_unknown_seat_to_play(rng: Random, position: Position) -> None:
    """Give the turn to a seat that does not play."""
    position["active"] = rng.choice(("red", "", "ROWS", 0, 1, ["rows"]))


def no_active_seat(rng: Random, position: Position) -> None:
    """Leave out whose turn it is."""
    position["active"] = None
    if rng.random() < 0.5:
        del position["active"]


def a_wrong_value_in_a_cell(rng: Random, position: Position) -> None:
    """Lay a card with a value that does not exist."""
    position["cells"][rng.choice(sorted(position["cells"]))] = rng.choice((6, -1, 2**70, "3", None, True, 2.5, [1]))


def a_wrong_value_in_a_hand(rng: Random, position: Position) -> None:
    """Put a card into a hand whose value does not exist."""
    hand = max(position["hands"].values(), key=len)
    hand[rng.randrange(len(hand))] = rng.choice((6, -1, 2**70, "3", None, False, 0.5, {}))


def seven_cards_of_a_value(rng: Random, position: Position) -> None:
    """Change as many cards as it takes to have seven of a value."""
    value = rng.randrange(6)
    places = [(position["cells"], at) for at in position["cells"]]
    places += [(hand, index) for hand in position["hands"].values() for index in range(len(hand))]
    has = sum(group[key] == value for group, key in places)
    others = [(group, key) for group, key in places if group[key] != value]
    for group, key in rng.sample(others, 7 - has):
        group[key] = value


def the_centre_empty(rng: Random, position: Position) -> None:
    """Put the centre's card into a hand, the smaller one if there is one."""
    hands = sorted(position["hands"].values(), key=len)
    hands[0].append(position["cells"].pop(CENTRE))
    rng.shuffle(hands[0])


def the_centre_moved(rng: Random, position: Position) -> None:
    """Lay the centre's card elsewhere, so that the number of cards stays."""
    to = rng.choice([at for at in GRID if at not in position["cells"]])
    position["cells"][to] = position["cells"].pop(CENTRE)


def a_card_apart(rng: Random, position: Position) -> None:
    """Leave the centre, a neighbour of it and a card in a corner."""
    corner = rng.choice(("a1", "a5", "e1", "e5"))
    position["cells"] = {CENTRE: 0, "c4": 1, corner: 2}
    hands = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4]
    position["hands"] = {"rows": hands[:11], "columns": hands[11:]}


def a_card_at_a_corner_of_the_centre(_: Random, position: Position) -> None:
    """Leave the centre and a card that touches it only at a corner."""
    position["cells"] = {CENTRE: 0, "d4": 1}
    position["hands"] = {"rows": [2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3], "columns": [4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5]}
    position["active"] = "rows"


def a_card_too_few(rng: Random, position: Position) -> None:
    """Take a card out of a hand."""
    hand = rng.choice([hand for hand in position["hands"].values() if hand])
    hand.pop()


def a_card_too_many(rng: Random, position: Position) -> None:
    """Put a card into a hand."""
    cards = [*position["cells"].values(), *(value for hand in position["hands"].values() for value in hand)]
    position["hands"][rng.choice(SEATS)].append(min(range(6), key=cards.count))


def too_many_for_the_other_seat(_: Random, position: Position) -> None:
    """Give the seat that waits a card of the active one, or two."""
    active = position["active"]
    waiting = next(seat for seat in SEATS if seat != active)
    position["hands"][waiting].append(position["hands"][active].pop())


def two_more_for_the_active_seat(_: Random, position: Position) -> None:
    """Deal the active seat two or three cards more than the other."""
    active = position["active"]
    waiting = next(seat for seat in SEATS if seat != active)
    while len(position["hands"][active]) < len(position["hands"][waiting]) + 2:
        position["hands"][active].append(position["hands"][waiting].pop())


def no_hands_while_a_cell_is_empty(_: Random, position: Position) -> None:
    """Take all cards out of both hands."""
    position["hands"] = {"rows": [], "columns": []}


def something_missing(rng: Random, position: Position) -> None:
    """Leave out the cells or the hands, or have no object there."""
    key = rng.choice(("cells", "hands"))
    position[key] = rng.choice((None, 3, "c3", []))
    if rng.random() < 0.5:
        del position[key]


def a_hand_that_is_no_list(rng: Random, position: Position) -> None:
    """Have something else where a list of values belongs."""
    position["hands"][rng.choice(SEATS)] = rng.choice((None, 3, "012", {"0": 1}))


SPOILINGS: tuple[Spoiling, ...] = (
    an_unknown_cell,
    an_unknown_seat_with_a_hand,
    a_seat_by_another_name,
    an_unknown_seat_to_play,
    no_active_seat,
    a_wrong_value_in_a_cell,
    a_wrong_value_in_a_hand,
    seven_cards_of_a_value,
    the_centre_empty,
    the_centre_moved,
    a_card_apart,
    a_card_at_a_corner_of_the_centre,
    a_card_too_few,
    a_card_too_many,
    too_many_for_the_other_seat,
    two_more_for_the_active_seat,
    no_hands_while_a_cell_is_empty,
    something_missing,
    a_hand_that_is_no_list,
)
"""Each wants a position in which at least four cells are empty."""


def spoilt(position: Position, spoiling: Spoiling, seed: int) -> Position:
    """Give a copy of a position that has been made impossible."""
    copy = deepcopy(position)
    spoiling(Random(seed), copy)
    return copy
