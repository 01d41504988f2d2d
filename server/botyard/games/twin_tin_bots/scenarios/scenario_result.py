"""What a scenario's result says about the state reached: the position, what the game waits for, the end."""

from typing import Any

from botyard.games.twin_tin_bots.choice_answers import open_choice
from botyard.games.twin_tin_bots.scenarios.names import CRYSTALS, HAND, ROBOT_NAMES
from botyard.games.twin_tin_bots.scoring import final_scores
from botyard.games.twin_tin_bots.state import (
    BASE,
    BLOB,
    COLOURS,
    CRYSTAL,
    EMPTY_SLOT,
    NO_CRYSTAL,
    NONE,
    PROGRAM,
    ROBOTS,
    ROCK,
    SLOTS,
    TILES,
    State,
    is_known,
    specials_in_hand,
)
from botyard_protocol.schema import wire_name
from botyard_protocol.twin_tin_bots import (
    ChooseCrystalHex,
    ChooseZapBlob,
    ChooseZapRobot,
    Crystal,
    EndReason,
    RobotName,
    Tile,
)


def position(state: State) -> dict[str, Any]:
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
            {"at": hexes[cell], "colour": Crystal(content - CRYSTAL).wire}
            for cell, content in enumerate(state.cells)
            if CRYSTAL <= content < BASE
        ],
        "seats": [_write_seat(state, seat) for seat in range(setting.seats)],
        "track": [Crystal(crystal).wire for crystal in state.track],
        "waiting": [Crystal(crystal).wire for crystal in state.waiting],
        "stack": [Tile(tile).wire for tile in state.stack],
        "first": setting.colour_name(state.first),
        "active": setting.colour_name(state.active),
        "round": state.round,
        "rounds_left": None if state.rounds_left == NONE else state.rounds_left,
    }


def pending(state: State) -> dict[str, Any] | None:
    """Return the open choice as a scenario writes it, or None when the game is over."""
    if (choice := open_choice(state)) is None:
        return None
    named: dict[str, Any] = {"seat": state.setting.colour_name(choice.seat), "type": wire_name(type(choice))}
    if isinstance(choice, ChooseZapRobot | ChooseZapBlob | ChooseCrystalHex):
        named["options"] = [_option(option) for option in choice.options]
    return named


def ending(state: State) -> dict[str, Any] | None:
    """Return how the game ended, or None while it goes on."""
    if not state.over:
        return None
    colours = [state.setting.colour_name(seat) for seat in range(state.setting.seats)]
    return {
        "reason": EndReason(state.ended).wire,
        "ranking": [[colours[seat] for seat in place] for place in state.ranking],
        "scores": dict(zip(colours, final_scores(state), strict=True)),
    }


def _option(option: Any) -> Any:
    """Return an option as a scenario writes it: an order by its name, a hex as a list, others as they are."""
    if isinstance(option, Tile):
        return option.wire
    return list(option) if isinstance(option, tuple) else option


def _write_robot(state: State, robot: int) -> dict[str, Any]:
    """Return a robot as a position in a scenario writes it."""
    cargo = state.cargo[robot]
    return {
        "colour": state.setting.colour_name(robot // ROBOTS),
        "name": RobotName(robot % ROBOTS).wire,
        "at": list(state.setting.board().hexes[state.at[robot]]),
        "facing": state.facing[robot],
        "cargo": None if cargo == NO_CRYSTAL else Crystal(cargo).wire,
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
        "specials": [Tile(tile).wire for tile in specials],
        "known": [Tile(tile).wire for tile in specials if is_known(state, tile)],
        "delivered": {name: state.delivered[seat * COLOURS + colour] for name, colour in CRYSTALS.items()},
        "turns": state.turns[seat],
    }


def _write_program(state: State, seat: int, name: int) -> list[str | None]:
    start = seat * PROGRAM + name * SLOTS
    return [None if tile == EMPTY_SLOT else Tile(tile).wire for tile in state.program[start : start + SLOTS]]
