"""Remote control: which dice it can move and where to, which facings it can give (section 6)."""

from collections.abc import Sequence

from botyard.games.volt.programs import Placed, die_fits_button
from botyard.games.volt.run import Run
from botyard.games.volt.state import NONE
from botyard_protocol.volt.basics import Direction, Module, Swivel, Unit
from botyard_protocol.volt.choices import RemoteDie, RemoteTarget
from botyard_protocol.volt.commands import Remote

ORTHOGONAL: tuple[Direction, ...] = (0, 2, 4, 6)


def target(run: Run, seat: int, direction: int, swivel: Swivel | None) -> RemoteTarget | None:
    """Return the first robot in a direction and what can be done to it; None without a robot or anything to do.

    `seat`: whose robot fires. `swivel`: how the shot was turned to get `direction`, only noted in the result.
    """
    _, robot, _ = run.line_of_fire(run.seats[seat].at, direction)
    if robot == NONE:
        return None
    if run.seats[robot].is_killbot:
        facing = run.seats[robot].facing
        return RemoteTarget(swivel, robot, (), tuple(d for d in ORTHOGONAL if d != facing))
    dice = movable(run, robot)
    return RemoteTarget(swivel, robot, dice, ()) if dice else None


def movable(run: Run, robot: int) -> tuple[RemoteDie, ...]:
    """Return the dice of a player that can be moved: those that aren't activated, of units that aren't over."""
    seat, now = run.seats[robot], run.state.unit
    expanded = seat.has(Module.RAM_EXPANSION)
    thruster = seat.has(Module.THRUSTER)
    counts = [len(unit) for unit in seat.units]
    found = []
    for unit in range(now, 4):  # units count from 1 to 3
        for place, die in enumerate(seat.units[unit - 1]):
            units = tuple([to for to in range(now, 4) if _has_room(counts, unit, to)]) if expanded else (unit,)
            buttons = tuple([d for d in range(8) if die_fits_button(die.colour, die.number, d, thruster)])
            if units == (unit,):  # where it lies now is no move
                buttons = tuple([d for d in buttons if d != die.button])
            if buttons and units:
                found.append(RemoteDie(unit, place, units, buttons))
    return tuple(found)


def _has_room(counts: list[int], unit: Unit, to: Unit) -> bool:
    """Return whether a unit can take a die of another: at most one unit then holds two, none three."""
    if unit == to:  # the die stays on its unit
        return sum(count >= 2 for count in counts) <= 1 and max(counts) <= 2
    after = list(counts)
    after[unit - 1] -= 1
    after[to - 1] += 1
    return max(after) <= 2 and after.count(2) <= 1


def possible(found: RemoteTarget, remote: Remote, units: Sequence[Sequence[Placed]]) -> bool:
    """Return whether `remote` is offered for the target `found`. `units`: the dice of the target."""
    if remote.facing is not None:
        rest = (remote.unit, remote.place, remote.to_unit, remote.to_button)
        return rest == (None,) * 4 and remote.facing in found.facings
    for die in found.dice:
        if (die.unit, die.place) == (remote.unit, remote.place):
            if remote.to_unit == die.unit and remote.to_button == units[die.unit - 1][die.place].button:
                return False  # it lies there already
            return remote.to_unit in die.units and remote.to_button in die.buttons
    return False
