"""The view of Twin Tin Bots after an event, and its fingerprints. Pure; it knows no rules."""

from collections.abc import Callable
from typing import Any

import msgspec

from botyard_protocol.codec import fingerprint
from botyard_protocol.twin_tin_bots import (
    BlobMoved,
    BlobPushed,
    Crystal,
    CrystalDelivered,
    CrystalHanded,
    CrystalLoaded,
    CrystalPlaced,
    CrystalPushed,
    CrystalTaken,
    CrystalUnloaded,
    CrystalView,
    CrystalWaited,
    DoubleModificationUsed,
    EndPhaseBegun,
    EndReason,
    GameEnded,
    GameEvent,
    OrderIgnored,
    Reason,
    ResultView,
    RobotId,
    RobotJumped,
    RobotMoved,
    RobotName,
    RobotPushed,
    RobotReset,
    RobotTurned,
    SeatResigned,
    SeatView,
    SpecialDrawn,
    Tile,
    TilePlaced,
    TileRemoved,
    TilesSwapped,
    TurnStarted,
    View,
)

Hex = tuple[int, int]
replace = msgspec.structs.replace


def fold(view: View, event: GameEvent) -> View:
    """Return the view after an event. Raises `LookupError` or `ValueError` if the event cannot have happened in it."""
    if event.cause.slot is not None:
        view = replace(view, executing=event.cause)
    how = _FOLDS.get(type(event))
    return view if how is None else how(view, event)


def public(view: View) -> int:
    """Return the fingerprint of the public part of a view: what a spectator sees."""
    seats = [
        replace(seat, specials=seat.known, secret_specials=seat.secret_specials + len(seat.specials) - len(seat.known))
        for seat in view.seats
    ]
    return fingerprint(replace(view, seats=tuple(seats)))


def own(view: View, seat: int) -> int | None:
    """Return the fingerprint of what a seat of the audience knows alone; None if that is nothing."""
    board = view.seats[seat]
    alone = [int(tile) for tile in board.specials if tile not in board.known]
    return fingerprint(alone) if alone else None


def _robot(view: View, id: RobotId, **changes: Any) -> View:
    """Return the view with a robot changed. Raises `LookupError` if there is no such robot."""
    if not any((robot.seat, robot.name) == (id.seat, id.name) for robot in view.robots):
        raise LookupError(f"no robot {id}")
    return replace(
        view,
        robots=tuple(
            [
                replace(robot, **changes) if (robot.seat, robot.name) == (id.seat, id.name) else robot
                for robot in view.robots
            ]
        ),
    )


def _seat(view: View, seat: int, **changes: Any) -> View:
    """The view with a seat changed."""
    return replace(view, seats=_with(view.seats, seat, replace(view.seats[seat], **changes)))


def _with(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    """Return the items with another one at a place. Raises `IndexError`."""
    changed = list(items)
    changed[place] = item
    return tuple(changed)


def _without(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    """Return the items without the first that equals `item`. Raises `ValueError` if there is none."""
    rest = list(items)
    rest.remove(item)
    return tuple(rest)


def _turn_started(view: View, event: TurnStarted) -> View:
    """Begin the turn of another seat; the one before it has played a turn more."""
    if event.round > view.round:
        view = replace(view, quiet=0 if view.quiet is None else view.quiet + 1)
    return replace(
        _seat(view, view.active, turns=view.seats[view.active].turns + 1),
        active=event.cause.seat,
        round=event.round,
        rounds_left=event.rounds_left,
        executing=None,
        robots=tuple([replace(robot, stuck=robot.at in view.mud) for robot in view.robots]),
    )


# --- programming ------------------------------------------------------------------------------------------------


def _program(view: View, seat: int, robot: RobotName, slots: dict[int, Tile | None]) -> View:
    """Return the view with what lies on slots (1..3) of a program changed."""
    programs = view.seats[seat].programs
    program = programs[robot]
    for slot, tile in slots.items():
        program = _with(program, slot - 1, tile)
    return _seat(view, seat, programs=_with(programs, robot, program))


def _is_ordinary(tile: Tile) -> bool:
    """Whether a tile is one that all seats have: a hand counts those, and lists the special ones."""
    return tile <= Tile.DOUBLE_MODIFICATION


def _take(view: View, seat: int, tile: Tile) -> View:
    """Take a tile from the hand of a seat. A special tile that we did not see was a secret one."""
    board = view.seats[seat]
    if _is_ordinary(tile):
        return _seat(view, seat, hand=_with(board.hand, tile, board.hand[tile] - 1))
    if tile in board.specials:
        known = tuple([one for one in board.known if one != tile])
        return _seat(view, seat, specials=_without(board.specials, tile), known=known)
    return _seat(view, seat, secret_specials=board.secret_specials - 1)


def _give_back(view: View, seat: int, tile: Tile | None) -> View:
    """Give a tile, None for none, back to a hand. A special one lay in a program, so all know that it is there."""
    board = view.seats[seat]
    if tile is None:
        return view
    if _is_ordinary(tile):
        return _seat(view, seat, hand=_with(board.hand, tile, board.hand[tile] + 1))
    return _seat(view, seat, specials=_sorted(board.specials, tile), known=_sorted(board.known, tile))


def _sorted(tiles: tuple[Tile, ...], more: Tile) -> tuple[Tile, ...]:
    return tuple(sorted((*tiles, more)))


def _tile_placed(view: View, event: TilePlaced) -> View:
    seat = event.cause.seat
    view = _give_back(_take(view, seat, event.tile), seat, event.returned)
    return _program(view, seat, event.robot, {event.slot: event.tile})


def _tiles_swapped(view: View, event: TilesSwapped) -> View:
    program = view.seats[event.cause.seat].programs[event.robot]
    i, j = event.slots
    return _program(view, event.cause.seat, event.robot, {i: program[j - 1], j: program[i - 1]})


def _tile_removed(view: View, event: TileRemoved) -> View:
    seat = event.cause.seat
    return _give_back(_program(view, seat, event.robot, {event.slot: None}), seat, event.tile)


def _robot_reset(view: View, event: RobotReset) -> View:
    """Empty the program of a robot; its tiles go back to the hand."""
    seat = event.cause.seat
    view = _program(view, seat, event.robot, {1: None, 2: None, 3: None})
    for tile in event.tiles:
        view = _give_back(view, seat, tile)
    return view


def _double_used(view: View, event: DoubleModificationUsed) -> View:
    return _take(view, event.cause.seat, Tile.DOUBLE_MODIFICATION)


# --- the board --------------------------------------------------------------------------------------------------


def _order_ignored(view: View, event: OrderIgnored) -> View:
    return _robot(view, event.robot, stuck=False) if event.reason is Reason.STUCK_IN_MUD else view


def _robot_went(view: View, event: RobotMoved | RobotPushed | RobotJumped) -> View:
    return _robot(view, event.robot, at=event.to, stuck=event.stuck)


def _robot_turned(view: View, event: RobotTurned) -> View:
    return _robot(view, event.robot, facing=event.facing)


def _by_row(at: Hex) -> tuple[int, int]:
    return at[1], at[0]


def _lay(view: View, at: Hex, crystal: Crystal) -> View:
    lying = [*view.crystals, CrystalView(at, crystal)]
    return replace(view, crystals=tuple(sorted(lying, key=lambda one: _by_row(one.at))))


def _pick_up(view: View, at: Hex, crystal: Crystal) -> View:
    return replace(view, crystals=_without(view.crystals, CrystalView(at, crystal)))


def _crystal_pushed(view: View, event: CrystalPushed) -> View:
    return _lay(_pick_up(view, event.at, event.crystal), event.to, event.crystal)


def _blob_went(view: View, event: BlobPushed | BlobMoved) -> View:
    blobs = (*_without(view.blobs, event.at), event.to)
    return replace(view, blobs=tuple(sorted(blobs, key=_by_row)))


def _crystal_loaded(view: View, event: CrystalLoaded) -> View:
    return _robot(_pick_up(view, event.at, event.crystal), event.robot, cargo=event.crystal)


def _crystal_taken(view: View, event: CrystalTaken) -> View:
    return _robot(_robot(view, event.source, cargo=None), event.robot, cargo=event.crystal)


def _crystal_unloaded(view: View, event: CrystalUnloaded) -> View:
    return _lay(_robot(view, event.robot, cargo=None), event.at, event.crystal)


def _crystal_handed(view: View, event: CrystalHanded) -> View:
    return _robot(_robot(view, event.robot, cargo=None), event.target, cargo=event.crystal)


def _crystal_delivered(view: View, event: CrystalDelivered) -> View:
    delivered = view.seats[event.seat].delivered
    more = _with(delivered, event.crystal, delivered[event.crystal] + 1)
    return replace(_seat(_robot(view, event.robot, cargo=None), event.seat, delivered=more), quiet=None)


def _special_drawn(view: View, event: SpecialDrawn) -> View:
    """Take a special tile off the stack; only its owner sees which."""
    board = view.seats[event.seat]
    view = replace(view, stack=view.stack - 1)
    if event.tile is None:
        return _seat(view, event.seat, secret_specials=board.secret_specials + 1)
    return _seat(view, event.seat, specials=_sorted(board.specials, event.tile))


def _crystal_placed(view: View, event: CrystalPlaced) -> View:
    left = {"waiting": view.waiting[1:]} if event.waited else {"track": view.track[1:]}
    return _lay(replace(view, **left), event.at, event.crystal)


def _crystal_waited(view: View, event: CrystalWaited) -> View:
    return replace(view, waiting=(*view.waiting, event.crystal), track=view.track[1:])


# --- the end ----------------------------------------------------------------------------------------------------


def _end_phase_begun(view: View, event: EndPhaseBegun) -> View:
    return replace(view, rounds_left=event.rounds_left)


def _seat_resigned(view: View, event: SeatResigned) -> View:
    return _seat(view, event.cause.seat, resigned=True)


def _game_ended(view: View, event: GameEnded) -> View:
    """Show the result and all hands. The last turn counts as played if the match ended with it, not within it."""
    if event.reason in (EndReason.CRYSTALS, EndReason.STALLED):
        view = _seat(view, view.active, turns=view.seats[view.active].turns + 1)
    return replace(
        view,
        executing=None,
        quiet=None,
        result=ResultView(event.reason, event.ranking, event.scores),
        seats=tuple([_revealed(*one) for one in zip(view.seats, event.specials, strict=True)]),
    )


def _revealed(board: SeatView, specials: tuple[Tile, ...]) -> SeatView:
    return replace(board, specials=specials, known=specials, secret_specials=0)


_FOLDS: dict[type[GameEvent], Callable[[View, Any], View]] = {
    TurnStarted: _turn_started,
    TilePlaced: _tile_placed,
    TilesSwapped: _tiles_swapped,
    TileRemoved: _tile_removed,
    RobotReset: _robot_reset,
    DoubleModificationUsed: _double_used,
    OrderIgnored: _order_ignored,
    RobotMoved: _robot_went,
    RobotPushed: _robot_went,
    RobotJumped: _robot_went,
    RobotTurned: _robot_turned,
    CrystalPushed: _crystal_pushed,
    BlobPushed: _blob_went,
    BlobMoved: _blob_went,
    CrystalLoaded: _crystal_loaded,
    CrystalTaken: _crystal_taken,
    CrystalUnloaded: _crystal_unloaded,
    CrystalHanded: _crystal_handed,
    CrystalDelivered: _crystal_delivered,
    SpecialDrawn: _special_drawn,
    CrystalPlaced: _crystal_placed,
    CrystalWaited: _crystal_waited,
    EndPhaseBegun: _end_phase_begun,
    SeatResigned: _seat_resigned,
    GameEnded: _game_ended,
}
"""What changes the view; other events are for the log and the animation only."""
