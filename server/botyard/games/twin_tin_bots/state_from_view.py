"""The state behind a view, as far as its audience knows it: legal commands and previews are computed from it.

A view hides two things: which special tiles others have in secret, and the order of the stack. Secret tiles in hand
are left out, and the stack is made of the tiles that the audience has not seen: what comes of a run depends on
neither, except for the tiles in events of a draw or of the end of the game, and `conceal` takes those out again.
"""

from collections.abc import Sequence

import msgspec

from botyard.games.hexgrid import grid
from botyard.games.rng import Rng
from botyard.games.twin_tin_bots.setting import Setting
from botyard.games.twin_tin_bots.setup import blank
from botyard.games.twin_tin_bots.state import (
    BLOB,
    COLOURS,
    CRYSTAL,
    EMPTY_SLOT,
    NO_CRYSTAL,
    NONE,
    ORDINARY,
    PROGRAM,
    ROBOT,
    ROBOTS,
    ROCK,
    SLOTS,
    TILES,
    Ask,
    State,
)
from botyard_protocol.base import Hex
from botyard_protocol.twin_tin_bots import (
    Choice,
    ChooseCrystalHex,
    ChooseFirst,
    ChooseProgram,
    ChooseZapBlob,
    ChooseZapRobot,
    Event,
    GameEnded,
    RobotView,
    SeatView,
    SpecialDrawn,
    Tile,
    View,
)


def assumed_state(view: View) -> State:
    """Return a state at the active seat's programming choice that looks like `view`. Its choice has the id 0.

    `view` must come neither from the middle of a run nor from a game that is over.
    """
    assert view.executing is None, "what is left of an order under way is in no view"
    assert view.result is None, "a game that is over has no open choice"
    state = blank(_setting(view))
    _put_objects(state, view)
    for seat, seen in enumerate(view.seats):
        _fill_seat(state, seat, seen)
    _fill_rest(state, view)
    return state


def at_choice(view: View, choice: Choice) -> State:
    """Return a state at the open choice `choice` that looks like `view`, which may come from the middle of a run.

    The rest of the order under way, which no view shows, is left out. That is wrong only for the first pulse of a
    double zap.
    """
    state = assumed_state(msgspec.structs.replace(view, executing=None))
    state.choice, state.asked = choice.id, choice.seat
    if view.executing is not None:
        cause = view.executing
        assert cause.robot is not None, cause
        assert cause.slot is not None, cause
        state.slot = cause.robot * SLOTS + cause.slot - 1
    match choice:
        case ChooseProgram() | ChooseFirst():
            pass
        case ChooseZapRobot():
            state.ask, state.subject = Ask.ZAP_ROBOT, choice.robot.seat * ROBOTS + choice.robot.name
        case ChooseZapBlob():
            state.ask, state.subject = Ask.ZAP_BLOB, grid(view.radius).cells[choice.at]
        case ChooseCrystalHex():
            state.ask = Ask.CRYSTAL_HEX
    return state


def imagine(view: View, choice: Choice, seed: bytes) -> State:
    """Return a state at `choice` that looks like `view`; what it hides is drawn from `seed`.

    The view hides special tiles in hands, the order of the stack, and later chance.
    """
    state = at_choice(view, choice)
    rng, seen = Rng(seed), _seen(view)
    unseen = rng.shuffled([tile for tile in range(ORDINARY, TILES) if tile not in seen])
    for seat, shown in enumerate(view.seats):
        for _ in range(shown.secret_specials):
            state.hand[seat * TILES + unseen.pop()] = 1
        for tile in shown.known:
            state.known |= 1 << tile
        for tile in (tile for slots in shown.programs for tile in slots if tile is not None and tile >= ORDINARY):
            state.known |= 1 << tile
    state.stack = unseen[: view.stack]
    state.seed, state.counter = seed, rng.counter
    return state


def conceal(events: Sequence[Event], view: View) -> tuple[Event, ...]:
    """The events of an assumed state without the tiles that the audience of `view` has not seen."""
    seen = _seen(view)
    return tuple(_conceal(event, seen) for event in events)


def _setting(view: View) -> Setting:
    """Return what stays the same in a match, which every view shows."""
    cells = grid(view.radius).cells
    return Setting(
        mode=view.mode,
        sides=view.sides,
        colours=tuple(seat.colour for seat in view.seats),
        bases=tuple(cells[seat.base] for seat in view.seats),
        radius=view.radius,
        mud=tuple(cells[at] for at in view.mud),
        teleporters=tuple((cells[a], cells[b]) for a, b in view.teleporters),
        score_to_win=view.score_to_win or 0,
        stalled_after=view.stalled_after or 0,
    )


def _put_objects(state: State, view: View) -> None:
    """Put all that a view shows on the board into a state."""
    cells = grid(view.radius).cells
    for at in view.rocks:
        state.cells[cells[at]] = ROCK
    for at in view.blobs:
        state.cells[cells[at]] = BLOB
    for lying in view.crystals:
        state.cells[cells[lying.at]] = CRYSTAL + lying.crystal
    for robot in view.robots:
        _put_robot(state, robot, cells)


def _put_robot(state: State, seen: RobotView, cells: dict[Hex, int]) -> None:
    """Put a robot of a view on the board."""
    robot = seen.seat * ROBOTS + seen.name
    state.at[robot], state.facing[robot] = cells[seen.at], seen.facing
    state.cells[cells[seen.at]] = ROBOT + robot
    state.cargo[robot] = NO_CRYSTAL if seen.cargo is None else int(seen.cargo)
    state.stuck[robot] = int(seen.stuck)


def _fill_seat(state: State, seat: int, seen: SeatView) -> None:
    """Fill in what a view shows of a seat: tiles, programs, crystals and turns."""
    state.hand[seat * TILES : seat * TILES + ORDINARY] = seen.hand
    for tile in seen.specials:
        state.hand[seat * TILES + tile] = 1
    for name, slots in enumerate(seen.programs):
        start = seat * PROGRAM + name * SLOTS
        state.program[start : start + SLOTS] = [EMPTY_SLOT if tile is None else int(tile) for tile in slots]
    state.delivered[seat * COLOURS : (seat + 1) * COLOURS] = seen.delivered
    state.turns[seat] = seen.turns
    state.resigned[seat] = int(seen.resigned)


def _fill_rest(state: State, view: View) -> None:
    """Fill in the crystals off the board and the order of turns. The stack gets tiles that the view does not show."""
    state.track, state.waiting = [int(one) for one in view.track], [int(one) for one in view.waiting]
    seen = _seen(view)
    state.stack = [tile for tile in range(ORDINARY, TILES) if tile not in seen][: view.stack]
    state.first, state.active = view.first, view.active
    state.round = view.round
    state.rounds_left = NONE if view.rounds_left is None else view.rounds_left
    # `quiet` is None once a crystal was delivered in the round
    state.quiet, state.lively = view.quiet or 0, int(view.quiet is None)
    state.ask = Ask.PROGRAM if state.turns[state.active] else Ask.FIRST
    state.asked = state.active


def _seen(view: View) -> frozenset[Tile]:
    """Return the tiles whose place the audience knows: callers look only for special ones in it."""
    in_hand = {tile for seat in view.seats for tile in seat.specials}
    placed = {tile for seat in view.seats for slots in seat.programs for tile in slots if tile is not None}
    return frozenset(in_hand | placed)


def _conceal(event: Event, seen: frozenset[Tile]) -> Event:
    """Remove special tiles from an event that were not `seen`: they are guesses of the made-up state."""
    match event:
        case SpecialDrawn():
            return msgspec.structs.replace(event, tile=None)
        case GameEnded():
            specials = tuple(tuple(tile for tile in tiles if tile in seen) for tiles in event.specials)
            return msgspec.structs.replace(event, specials=specials)
        case _:
            return event
