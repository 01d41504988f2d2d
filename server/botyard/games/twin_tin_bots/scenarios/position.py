"""Positions of scenarios: read with every check that the format asks for, and written again from a state."""

from typing import Any, TypeVar

from botyard.games.hexgrid import Grid, grid
from botyard.games.json_fields import Field
from botyard.games.twin_tin_bots.crystals import nearest_empty
from botyard.games.twin_tin_bots.setting import Setting
from botyard.games.twin_tin_bots.setup import blank, put_robot, score_to_win, sides
from botyard.games.twin_tin_bots.setup_data import PLAYERS
from botyard.games.twin_tin_bots.state import (
    BASE,
    BLOB,
    COLOURS,
    CRYSTAL,
    EMPTY,
    EMPTY_SLOT,
    JOKER,
    NO_CRYSTAL,
    NONE,
    ORDINARY,
    PROGRAM,
    ROBOTS,
    ROCK,
    SLOTS,
    TELEPORTER,
    TILES,
    Ask,
    State,
    is_known,
    specials_in_hand,
)
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.base import WireEnum

E = TypeVar("E", bound=WireEnum)


def _named(members: list[E]) -> dict[str, E]:
    return {member.wire: member for member in members}


CRYSTALS = _named(list(ttb.Crystal))
ROBOT_NAMES = _named(list(ttb.RobotName))
HAND = _named([tile for tile in ttb.Tile if tile < ORDINARY])
SPECIALS = _named([tile for tile in ttb.Tile if tile >= ORDINARY])
ORDERS = _named([tile for tile in ttb.Tile if tile != JOKER])


MAX_RADIUS = 100
"""The largest radius of a board in a scenario: tables of larger ones would only use up memory."""


def read(scenario: Field) -> State:
    """Read the state at the start of the active seat's turn. Raises `Unusable` with the path of the field."""
    position = scenario.get("position")
    setting = _setting(scenario, position)
    state = blank(setting)
    _read_objects(state, position)
    _read_seats(state, position)
    _read_rest(state, position)
    return state


def write(state: State) -> dict[str, Any]:
    """Return the state as a position of a scenario, also in the middle of a run."""
    setting = state.setting
    hexes = [list(at) for at in setting.board().hexes]
    return {
        "radius": setting.radius,
        "mud": [hexes[cell] for cell in setting.mud],
        "teleporters": [[hexes[a], hexes[b]] for a, b in setting.teleporters],
        "rocks": [hexes[cell] for cell, content in enumerate(state.cells) if content == ROCK],
        "blobs": [hexes[cell] for cell, content in enumerate(state.cells) if content == BLOB],
        "bases": {state.setting.colour_name(seat): hexes[cell] for seat, cell in enumerate(setting.bases)},
        "robots": [_write_robot(state, robot) for robot, cell in enumerate(state.at) if cell != NONE],
        "crystals": [
            {"at": hexes[cell], "colour": ttb.Crystal(content - CRYSTAL).wire}
            for cell, content in enumerate(state.cells)
            if CRYSTAL <= content < BASE
        ],
        "seats": [_write_seat(state, seat) for seat in range(setting.seats)],
        "track": [ttb.Crystal(crystal).wire for crystal in state.track],
        "waiting": [ttb.Crystal(crystal).wire for crystal in state.waiting],
        "stack": [ttb.Tile(tile).wire for tile in state.stack],
        "first": setting.colour_name(state.first),
        "active": setting.colour_name(state.active),
        "round": state.round,
        "rounds_left": None if state.rounds_left == NONE else state.rounds_left,
    }


def _setting(scenario: Field, position: Field) -> Setting:
    """Read what stays the same in a match: mode, seats and the board."""
    mode = scenario.get_or("mode", "standard").word(ttb.Mode)
    score_victory = scenario.get_or("score_victory", True).flag()
    radius = position.get("radius").integer(1, MAX_RADIUS)
    colours = _colours(position, mode)
    seats = len(colours)
    return Setting(
        mode=mode,
        sides=sides(mode, seats),
        colours=tuple(colours),
        bases=_bases(position, grid(radius), colours),
        radius=radius,
        mud=tuple(sorted({_cell(grid(radius), at) for at in position.items("mud")})),
        teleporters=_teleporters(position, grid(radius)),
        score_to_win=score_to_win(mode, seats) if score_victory else 0,
        stalled_after=0,
    )


def _colours(position: Field, mode: ttb.Mode) -> list[int]:
    """Read the colours of the seats. Raises `Unusable` for a number of seats that the mode does not have."""
    seats = position.get_or("seats", [])
    colours: list[int] = []
    for seat in seats.elements():
        colour = int(seat.get("colour").word(ttb.Colour))
        if colour in colours:
            raise seat.get("colour").unusable("this colour has a seat already")
        colours.append(colour)
    if len(colours) not in PLAYERS:
        raise seats.unusable(f"{PLAYERS[0]} to {PLAYERS[-1]} seats play, not {len(colours)}")
    if mode == ttb.Mode.ADVANCED_TWO_PLAYER and len(colours) != 4:
        raise seats.unusable(f"advanced_two_player has 4 seats, not {len(colours)}")
    if mode == ttb.Mode.TEAMS and len(colours) % 2:
        raise seats.unusable(f"teams need an even number of seats, not {len(colours)}")
    return colours


def _cell(plain: Grid, at: Field) -> int:
    """Read a hex as the number of its cell. Raises `Unusable` for one that is off the board."""
    cell = plain.cells.get(at.hex())
    if cell is None:
        raise at.unusable("this hex is off the board")
    return cell


def _bases(position: Field, plain: Grid, colours: list[int]) -> tuple[int, ...]:
    """Read the cells of the bases, in the order of `colours`."""
    bases = position.get("bases")
    for name, at in bases.entries():
        colour = Field(name, at.path).word(ttb.Colour)
        if colour not in colours:
            raise at.unusable("this colour has no seat")
    return tuple(_cell(plain, bases.get(ttb.Colour(colour).wire)) for colour in colours)


def _teleporters(position: Field, plain: Grid) -> tuple[tuple[int, int], ...]:
    """Read the pairs of teleporters, which must all be on different hexes."""
    used: set[int] = set()
    pairs: list[tuple[int, int]] = []
    for pair in position.items("teleporters"):
        a, b = (_cell(plain, at) for at in pair.pair())
        if a == b or a in used or b in used:
            raise pair.unusable("two teleporters are on one hex")
        used |= {a, b}
        pairs.append((a, b))
    return tuple(pairs)


def _read_objects(state: State, position: Field) -> None:
    """Put rocks, blobs, crystals and robots on the board."""
    _check_bases(state, position)
    for kind, content in (("rocks", ROCK), ("blobs", BLOB)):
        for at in position.items(kind):
            state.cells[_free_cell(state, at)] = content
    for crystal in position.items("crystals"):
        colour = crystal.get("colour").word(ttb.Crystal)
        state.cells[_free_cell(state, crystal.get("at"))] = CRYSTAL + colour
    for robot in position.items("robots"):
        _read_robot(state, robot)
    _check_robots(state, position)


def _check_bases(state: State, position: Field) -> None:
    """Raise `Unusable` for bases that share a hex or stand on a teleporter.

    `blank` has put them on the board one after the other, so of two on a hex only the last one is there.
    """
    setting = state.setting
    on_teleporters = {cell for pair in setting.teleporters for cell in pair}
    for seat, cell in enumerate(setting.bases):
        if cell in on_teleporters or state.cells[cell] != BASE + seat:
            raise position.get("bases").get(state.setting.colour_name(seat)).unusable("this hex is not empty")


def _free_cell(state: State, at: Field) -> int:
    """Read a hex on which an object can be put. Raises `Unusable`."""
    cell = _cell(state.setting.board().grid, at)
    if state.cells[cell] == TELEPORTER:
        raise at.unusable("an object can't be on a teleporter")
    if state.cells[cell] != EMPTY:
        raise at.unusable("two objects are on this hex")
    return cell


def _seat_named(state: State, colour: Field) -> int:
    """Read a colour as the number of its seat. Raises `Unusable` for one without a seat."""
    number = colour.word(ttb.Colour)
    if number not in state.setting.colours:
        raise colour.unusable("this colour has no seat")
    return state.setting.colours.index(number)


def _read_robot(state: State, field: Field) -> None:
    """Put a robot on the board with its crystal; on mud it is stuck."""
    seat = _seat_named(state, field.get("colour"))
    robot = seat * ROBOTS + field.get("name").one_of(_robot_names(state))
    if state.at[robot] != NONE:
        raise field.unusable("this robot is on the board already")
    facing = field.get("facing").integer(0, 5)
    put_robot(state, robot, _free_cell(state, field.get("at")), facing)
    cargo = field.get_or("cargo", None)
    state.cargo[robot] = NO_CRYSTAL if cargo.value is None else int(cargo.word(ttb.Crystal))
    state.stuck[robot] = int(state.setting.board().mud[state.at[robot]])


def _robot_names(state: State) -> dict[str, ttb.RobotName]:
    """The robots that a seat has in this mode."""
    return {name: number for name, number in ROBOT_NAMES.items() if number < state.setting.robots}


def _check_robots(state: State, position: Field) -> None:
    """Check that all robots are on the board. Raises `Unusable`."""
    for seat in range(state.setting.seats):
        for name, number in _robot_names(state).items():
            if state.at[seat * ROBOTS + number] == NONE:
                robots = position.get_or("robots", [])
                raise robots.unusable(f"{state.setting.colour_name(seat)}'s robot {name} is missing")


def _read_seats(state: State, position: Field) -> None:
    """Read turns, programs, hands and crystals of the seats, and the stack of special tiles."""
    placed: set[int] = set()  # the special tiles named so far; each exists once
    for number, seat in enumerate(position.get("seats").elements()):
        state.turns[number] = seat.get("turns").integer(0)
        _read_program(state, number, seat, placed)
        _read_hand(state, number, seat, placed)
        for kind, count in seat.get("delivered").entries():
            colour = Field(kind, count.path).word(ttb.Crystal)
            state.delivered[number * COLOURS + colour] = count.integer(0)
    for tile in position.items("stack"):
        state.stack.append(_special(tile, placed))


def _read_program(state: State, seat: int, field: Field, placed: set[int]) -> None:
    """Read the programs of a seat's robots. `placed`: the special tiles named so far; each exists once."""
    program = field.get("program")
    for name, slots in program.entries():
        start = seat * PROGRAM + Field(name, slots.path).one_of(_robot_names(state)) * SLOTS
        tiles = slots.elements()
        if len(tiles) != SLOTS:
            raise slots.unusable(f"a robot has {SLOTS} slots")
        for slot, tile in enumerate(tiles, start):
            if tile.value is not None:
                state.program[slot] = _order(state, tile, placed)
    if not state.turns[seat] and any(tile != EMPTY_SLOT for tile in state.program[seat * PROGRAM :][:PROGRAM]):
        raise program.unusable("a seat whose first turn is to come has an empty program")


def _order(state: State, field: Field, placed: set[int]) -> int:
    """Read a tile on a programming board; a special one becomes public. `placed`: the special tiles named so far."""
    tile = int(field.one_of(ORDERS))
    if tile >= ORDINARY:
        state.known |= 1 << _special(field, placed)
    return tile


def _special(field: Field, placed: set[int]) -> int:
    """Read a special tile, and add it to `placed`, those named so far. Raises `Unusable` for a second one of a kind."""
    tile = int(field.one_of(SPECIALS))
    if tile in placed:
        raise field.unusable("this special tile is somewhere else already")
    placed.add(tile)
    return tile


def _read_hand(state: State, seat: int, field: Field, placed: set[int]) -> None:
    """Read the tiles of a seat, and which of its special ones are public. `placed`: those named so far."""
    start = seat * TILES
    for kind, count in field.get("hand").entries():
        state.hand[start + Field(kind, count.path).one_of(HAND)] = count.integer(0)
    for special in field.items("specials"):
        state.hand[start + _special(special, placed)] = 1
    for known in field.items("known"):
        tile = known.one_of(SPECIALS)
        if not state.hand[start + tile]:
            raise known.unusable("this tile is not among the seat's specials")
        state.known |= 1 << tile


def _read_rest(state: State, position: Field) -> None:
    """Read the crystals off the board, the order of turns and the open choice."""
    state.track = [int(crystal.word(ttb.Crystal)) for crystal in position.items("track")]
    state.waiting = [int(crystal.word(ttb.Crystal)) for crystal in position.items("waiting")]
    if state.waiting and nearest_empty(state.setting.board(), state):
        raise position.get("waiting").unusable("no crystal waits while a hex is empty")
    state.first = _seat_named(state, position.get("first"))
    state.active = _seat_named(state, position.get("active"))
    state.round = position.get("round").integer(0)
    state.rounds_left = _rounds_left(state, position)
    state.choice, state.asked = 1, state.active
    state.ask = Ask.PROGRAM if state.turns[state.active] else Ask.FIRST


def _rounds_left(state: State, position: Field) -> int:
    """Read how many rounds of the end phase are to come; `NONE` before it."""
    field = position.get_or("rounds_left", None)
    if field.value is None:
        return NONE
    if state.track or state.waiting:
        raise field.unusable("the end phase begins when the track's last crystal is in play")
    return field.integer(0)


def _write_robot(state: State, robot: int) -> dict[str, Any]:
    """Return a robot as a position in a scenario writes it."""
    cargo = state.cargo[robot]
    return {
        "colour": state.setting.colour_name(robot // ROBOTS),
        "name": ttb.RobotName(robot % ROBOTS).wire,
        "at": list(state.setting.board().hexes[state.at[robot]]),
        "facing": state.facing[robot],
        "cargo": None if cargo == NO_CRYSTAL else ttb.Crystal(cargo).wire,
    }


def _write_seat(state: State, seat: int) -> dict[str, Any]:
    """Return a seat as a position in a scenario writes it."""
    specials = specials_in_hand(state, seat)
    return {
        "colour": state.setting.colour_name(seat),
        "program": {
            name: _write_program(state, seat, number)
            for name, number in ROBOT_NAMES.items()
            if number < state.setting.robots
        },
        "hand": {name: state.hand[seat * TILES + tile] for name, tile in HAND.items()},
        "specials": [ttb.Tile(tile).wire for tile in specials],
        "known": [ttb.Tile(tile).wire for tile in specials if is_known(state, tile)],
        "delivered": {name: state.delivered[seat * COLOURS + colour] for name, colour in CRYSTALS.items()},
        "turns": state.turns[seat],
    }


def _write_program(state: State, seat: int, name: int) -> list[str | None]:
    start = seat * PROGRAM + name * SLOTS
    return [None if tile == EMPTY_SLOT else ttb.Tile(tile).wire for tile in state.program[start : start + SLOTS]]
