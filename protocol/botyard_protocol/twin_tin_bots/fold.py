"""The view of Twin Tin Bots after an event, and its fingerprints. Pure; it knows no rules."""

from collections.abc import Callable
from typing import Any

import msgspec

from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import fingerprint

Hex = tuple[int, int]
replace = msgspec.structs.replace


def fold(view: ttb.View, event: ttb.GameEvent) -> ttb.View:
    """Return the view after an event. Raises `LookupError` or `ValueError` if the event cannot have happened in it."""
    if event.cause.slot is not None:
        view = replace(view, executing=event.cause)
    how = _FOLDS.get(type(event))
    return view if how is None else how(view, event)


def public(view: ttb.View) -> int:
    """Return the fingerprint of the public part of a view: what a spectator sees."""
    seats = [
        replace(seat, specials=seat.known, secret_specials=seat.secret_specials + len(seat.specials) - len(seat.known))
        for seat in view.seats
    ]
    return fingerprint(replace(view, seats=tuple(seats)))


def own(view: ttb.View, seat: int) -> int | None:
    """Return the fingerprint of what a seat of the audience knows alone; None if that is nothing."""
    board = view.seats[seat]
    alone = [int(tile) for tile in board.specials if tile not in board.known]
    return fingerprint(alone) if alone else None


def _robot(view: ttb.View, id: ttb.RobotId, **changes: Any) -> ttb.View:
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


def _seat(view: ttb.View, seat: int, **changes: Any) -> ttb.View:
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


def _turn_started(view: ttb.View, event: ttb.TurnStarted) -> ttb.View:
    """Begin the turn of another seat; the seat before it has finished one more turn."""
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


def _program(view: ttb.View, seat: int, robot: ttb.RobotName, slots: dict[int, ttb.Tile | None]) -> ttb.View:
    """Return the view with the tiles in some slots (1..3) of a program replaced."""
    programs = view.seats[seat].programs
    program = programs[robot]
    for slot, tile in slots.items():
        program = _with(program, slot - 1, tile)
    return _seat(view, seat, programs=_with(programs, robot, program))


def _is_ordinary(tile: ttb.Tile) -> bool:
    """Whether a tile is one of the kinds that all seats have: views count these in a hand, and list special ones."""
    return tile <= ttb.Tile.DOUBLE_MODIFICATION


def _take(view: ttb.View, seat: int, tile: ttb.Tile) -> ttb.View:
    """Take a tile from the hand of a seat. A special tile that the view did not show was a secret one."""
    board = view.seats[seat]
    if _is_ordinary(tile):
        return _seat(view, seat, hand=_with(board.hand, tile, board.hand[tile] - 1))
    if tile in board.specials:
        known = tuple([one for one in board.known if one != tile])
        return _seat(view, seat, specials=_without(board.specials, tile), known=known)
    return _seat(view, seat, secret_specials=board.secret_specials - 1)


def _give_back(view: ttb.View, seat: int, tile: ttb.Tile | None) -> ttb.View:
    """Give a tile, None for none, back to a hand. A special tile lay in a program, so all know that it is there now."""
    board = view.seats[seat]
    if tile is None:
        return view
    if _is_ordinary(tile):
        return _seat(view, seat, hand=_with(board.hand, tile, board.hand[tile] + 1))
    return _seat(view, seat, specials=_sorted(board.specials, tile), known=_sorted(board.known, tile))


def _sorted(tiles: tuple[ttb.Tile, ...], more: ttb.Tile) -> tuple[ttb.Tile, ...]:
    return tuple(sorted((*tiles, more)))


def _tile_placed(view: ttb.View, event: ttb.TilePlaced) -> ttb.View:
    seat = event.cause.seat
    view = _give_back(_take(view, seat, event.tile), seat, event.returned)
    return _program(view, seat, event.robot, {event.slot: event.tile})


def _tiles_swapped(view: ttb.View, event: ttb.TilesSwapped) -> ttb.View:
    program = view.seats[event.cause.seat].programs[event.robot]
    i, j = event.slots
    return _program(view, event.cause.seat, event.robot, {i: program[j - 1], j: program[i - 1]})


def _tile_removed(view: ttb.View, event: ttb.TileRemoved) -> ttb.View:
    seat = event.cause.seat
    return _give_back(_program(view, seat, event.robot, {event.slot: None}), seat, event.tile)


def _robot_reset(view: ttb.View, event: ttb.RobotReset) -> ttb.View:
    """Empty the program of a robot; its tiles go back to the hand."""
    seat = event.cause.seat
    view = _program(view, seat, event.robot, {1: None, 2: None, 3: None})
    for tile in event.tiles:
        view = _give_back(view, seat, tile)
    return view


def _double_used(view: ttb.View, event: ttb.DoubleModificationUsed) -> ttb.View:
    return _take(view, event.cause.seat, ttb.Tile.DOUBLE_MODIFICATION)


# --- the board --------------------------------------------------------------------------------------------------


def _order_ignored(view: ttb.View, event: ttb.OrderIgnored) -> ttb.View:
    return _robot(view, event.robot, stuck=False) if event.reason is ttb.Reason.STUCK_IN_MUD else view


def _robot_went(view: ttb.View, event: ttb.RobotMoved | ttb.RobotPushed | ttb.RobotJumped) -> ttb.View:
    return _robot(view, event.robot, at=event.to, stuck=event.stuck)


def _robot_turned(view: ttb.View, event: ttb.RobotTurned) -> ttb.View:
    return _robot(view, event.robot, facing=event.facing)


def _by_row(at: Hex) -> tuple[int, int]:
    return at[1], at[0]


def _lay(view: ttb.View, at: Hex, crystal: ttb.Crystal) -> ttb.View:
    lying = [*view.crystals, ttb.CrystalView(at, crystal)]
    return replace(view, crystals=tuple(sorted(lying, key=lambda one: _by_row(one.at))))


def _pick_up(view: ttb.View, at: Hex, crystal: ttb.Crystal) -> ttb.View:
    return replace(view, crystals=_without(view.crystals, ttb.CrystalView(at, crystal)))


def _crystal_pushed(view: ttb.View, event: ttb.CrystalPushed) -> ttb.View:
    return _lay(_pick_up(view, event.at, event.crystal), event.to, event.crystal)


def _blob_went(view: ttb.View, event: ttb.BlobPushed | ttb.BlobMoved) -> ttb.View:
    blobs = (*_without(view.blobs, event.at), event.to)
    return replace(view, blobs=tuple(sorted(blobs, key=_by_row)))


def _crystal_loaded(view: ttb.View, event: ttb.CrystalLoaded) -> ttb.View:
    return _robot(_pick_up(view, event.at, event.crystal), event.robot, cargo=event.crystal)


def _crystal_taken(view: ttb.View, event: ttb.CrystalTaken) -> ttb.View:
    return _robot(_robot(view, event.source, cargo=None), event.robot, cargo=event.crystal)


def _crystal_unloaded(view: ttb.View, event: ttb.CrystalUnloaded) -> ttb.View:
    return _lay(_robot(view, event.robot, cargo=None), event.at, event.crystal)


def _crystal_handed(view: ttb.View, event: ttb.CrystalHanded) -> ttb.View:
    return _robot(_robot(view, event.robot, cargo=None), event.target, cargo=event.crystal)


def _crystal_delivered(view: ttb.View, event: ttb.CrystalDelivered) -> ttb.View:
    delivered = view.seats[event.seat].delivered
    more = _with(delivered, event.crystal, delivered[event.crystal] + 1)
    return replace(_seat(_robot(view, event.robot, cargo=None), event.seat, delivered=more), quiet=None)


def _special_drawn(view: ttb.View, event: ttb.SpecialDrawn) -> ttb.View:
    """Take a special tile off the stack; only its owner sees which."""
    board = view.seats[event.seat]
    view = replace(view, stack=view.stack - 1)
    if event.tile is None:
        return _seat(view, event.seat, secret_specials=board.secret_specials + 1)
    return _seat(view, event.seat, specials=_sorted(board.specials, event.tile))


def _crystal_placed(view: ttb.View, event: ttb.CrystalPlaced) -> ttb.View:
    left = {"waiting": view.waiting[1:]} if event.waited else {"track": view.track[1:]}
    return _lay(replace(view, **left), event.at, event.crystal)


def _crystal_waited(view: ttb.View, event: ttb.CrystalWaited) -> ttb.View:
    return replace(view, waiting=(*view.waiting, event.crystal), track=view.track[1:])


# --- the end ----------------------------------------------------------------------------------------------------


def _end_phase_begun(view: ttb.View, event: ttb.EndPhaseBegun) -> ttb.View:
    return replace(view, rounds_left=event.rounds_left)


def _seat_resigned(view: ttb.View, event: ttb.SeatResigned) -> ttb.View:
    return _seat(view, event.cause.seat, resigned=True)


def _game_ended(view: ttb.View, event: ttb.GameEnded) -> ttb.View:
    """Show the result and all hands. The last turn counts as played if the match ended with it, not within it."""
    if event.reason in (ttb.EndReason.CRYSTALS, ttb.EndReason.STALLED):
        view = _seat(view, view.active, turns=view.seats[view.active].turns + 1)
    return replace(
        view,
        executing=None,
        quiet=None,
        result=ttb.ResultView(event.reason, event.ranking, event.scores),
        seats=tuple([_revealed(*one) for one in zip(view.seats, event.specials, strict=True)]),
    )


def _revealed(board: ttb.SeatView, specials: tuple[ttb.Tile, ...]) -> ttb.SeatView:
    return replace(board, specials=specials, known=specials, secret_specials=0)


_FOLDS: dict[type[ttb.GameEvent], Callable[[ttb.View, Any], ttb.View]] = {
    ttb.TurnStarted: _turn_started,
    ttb.TilePlaced: _tile_placed,
    ttb.TilesSwapped: _tiles_swapped,
    ttb.TileRemoved: _tile_removed,
    ttb.RobotReset: _robot_reset,
    ttb.DoubleModificationUsed: _double_used,
    ttb.OrderIgnored: _order_ignored,
    ttb.RobotMoved: _robot_went,
    ttb.RobotPushed: _robot_went,
    ttb.RobotJumped: _robot_went,
    ttb.RobotTurned: _robot_turned,
    ttb.CrystalPushed: _crystal_pushed,
    ttb.BlobPushed: _blob_went,
    ttb.BlobMoved: _blob_went,
    ttb.CrystalLoaded: _crystal_loaded,
    ttb.CrystalTaken: _crystal_taken,
    ttb.CrystalUnloaded: _crystal_unloaded,
    ttb.CrystalHanded: _crystal_handed,
    ttb.CrystalDelivered: _crystal_delivered,
    ttb.SpecialDrawn: _special_drawn,
    ttb.CrystalPlaced: _crystal_placed,
    ttb.CrystalWaited: _crystal_waited,
    ttb.EndPhaseBegun: _end_phase_begun,
    ttb.SeatResigned: _seat_resigned,
    ttb.GameEnded: _game_ended,
}
"""What changes the view; other events are for the log and the animation only."""
