"""Brings a view up to date by events alone, as a client does. Views and events are in their readable form.

It is written from the protocol's docstrings, knows no rules, and therefore proves that the events say enough.
"""

import copy
from collections.abc import Callable
from typing import Any, cast

from botyard_protocol.twin_tin_bots import Crystal, Tile
from tests.games.robot_master.contract import fold as robot_master
from tests.games.volt.contract import fold as volt

Named = dict[str, Any]


def fold(view: Named, events: list[Named]) -> Named:
    """The view after the events."""
    view = copy.deepcopy(view)
    for event in events:
        GAMES[view["game"]](view, event)
    return view


def _twin_tin_bots(view: Named, event: Named) -> None:
    """Change a view of Twin Tin Bots."""
    cause = event["cause"]
    if cause["slot"] is not None:
        view["executing"] = cause
    _FOLDS.get(event["type"], _nothing)(view, event)


GAMES: dict[str, Callable[[Named, Named], None]] = {
    "twin_tin_bots": _twin_tin_bots,
    "robot_master": robot_master,
    "volt": volt,
}
"""Changes a view as an event says, by the name of the game."""


def _nothing(view: Named, event: Named) -> None:
    """These events serve the log and the animation only."""


def _robot(view: Named, robot: Named) -> Named:
    (found,) = [one for one in view["robots"] if (one["seat"], one["name"]) == (robot["seat"], robot["name"])]
    return cast(Named, found)


def _by_row(at: list[int]) -> tuple[int, int]:
    return at[1], at[0]


def _turn_started(view: Named, event: Named) -> None:
    if event["round"] > view["round"]:  # `quiet` counts rounds without a delivery; None: there was one in this round
        view["quiet"] = 0 if view["quiet"] is None else view["quiet"] + 1
    view["seats"][view["active"]]["turns"] += 1
    view.update(active=event["cause"]["seat"], round=event["round"], rounds_left=event["rounds_left"], executing=None)
    for robot in view["robots"]:
        robot["stuck"] = robot["at"] in view["mud"]


# --- programming ------------------------------------------------------------------------------------------------


def _program(view: Named, event: Named) -> list[Any]:
    programs = view["seats"][event["cause"]["seat"]]["programs"]
    return cast(list[Any], programs["AB".index(event["robot"])])


def _take(view: Named, seat: int, tile: str) -> None:
    """Take a tile from a hand. A special one that the audience did not see there was one of the secret ones."""
    board = view["seats"][seat]
    if tile in ORDINARY:
        board["hand"][ORDINARY.index(tile)] -= 1
    elif tile in board["specials"]:
        board["specials"].remove(tile)
        board["known"] = [one for one in board["known"] if one != tile]
    else:
        board["secret_specials"] -= 1


def _give_back(view: Named, seat: int, tile: str | None) -> None:
    """Put a tile of a program into a hand, where all know it; none for None."""
    board = view["seats"][seat]
    if tile in ORDINARY:
        board["hand"][ORDINARY.index(tile)] += 1
    elif tile is not None:
        board["specials"] = sorted([*board["specials"], tile], key=SPECIALS.index)
        board["known"] = sorted([*board["known"], tile], key=SPECIALS.index)


def _tile_placed(view: Named, event: Named) -> None:
    seat = event["cause"]["seat"]
    _take(view, seat, event["tile"])
    _give_back(view, seat, event["returned"])
    _program(view, event)[event["slot"] - 1] = event["tile"]


def _tiles_swapped(view: Named, event: Named) -> None:
    program, (i, j) = _program(view, event), event["slots"]
    program[i - 1], program[j - 1] = program[j - 1], program[i - 1]


def _tile_removed(view: Named, event: Named) -> None:
    _program(view, event)[event["slot"] - 1] = None
    _give_back(view, event["cause"]["seat"], event["tile"])


def _robot_reset(view: Named, event: Named) -> None:
    _program(view, event)[:] = [None, None, None]
    for tile in event["tiles"]:
        _give_back(view, event["cause"]["seat"], tile)


def _double_used(view: Named, event: Named) -> None:
    _take(view, event["cause"]["seat"], "double_modification")


# --- the board --------------------------------------------------------------------------------------------------


def _order_ignored(view: Named, event: Named) -> None:
    if event["reason"] == "stuck_in_mud":
        _robot(view, event["robot"])["stuck"] = False


def _robot_moved(view: Named, event: Named) -> None:
    _robot(view, event["robot"]).update(at=event["to"], stuck=event["stuck"])


def _robot_turned(view: Named, event: Named) -> None:
    _robot(view, event["robot"])["facing"] = event["facing"]


def _add_crystal(view: Named, at: list[int], crystal: str) -> None:
    view["crystals"].append({"at": at, "crystal": crystal})
    view["crystals"].sort(key=lambda one: _by_row(one["at"]))


def _crystal_pushed(view: Named, event: Named) -> None:
    view["crystals"].remove({"at": event["at"], "crystal": event["crystal"]})
    _add_crystal(view, event["to"], event["crystal"])


def _blob_moved(view: Named, event: Named) -> None:
    view["blobs"].remove(event["at"])
    view["blobs"] = sorted([*view["blobs"], event["to"]], key=_by_row)


def _crystal_loaded(view: Named, event: Named) -> None:
    view["crystals"].remove({"at": event["at"], "crystal": event["crystal"]})
    _robot(view, event["robot"])["cargo"] = event["crystal"]


def _crystal_taken(view: Named, event: Named) -> None:
    _robot(view, event["source"])["cargo"] = None
    _robot(view, event["robot"])["cargo"] = event["crystal"]


def _crystal_unloaded(view: Named, event: Named) -> None:
    _robot(view, event["robot"])["cargo"] = None
    _add_crystal(view, event["at"], event["crystal"])


def _crystal_handed(view: Named, event: Named) -> None:
    _robot(view, event["robot"])["cargo"] = None
    _robot(view, event["target"])["cargo"] = event["crystal"]


def _crystal_delivered(view: Named, event: Named) -> None:
    _robot(view, event["robot"])["cargo"] = None
    view["seats"][event["seat"]]["delivered"][CRYSTALS.index(event["crystal"])] += 1
    view["quiet"] = None


def _special_drawn(view: Named, event: Named) -> None:
    view["stack"] -= 1
    board = view["seats"][event["seat"]]
    if event["tile"] is None:
        board["secret_specials"] += 1
    else:
        board["specials"] = sorted([*board["specials"], event["tile"]], key=SPECIALS.index)


def _crystal_placed(view: Named, event: Named) -> None:
    view["waiting" if event["waited"] else "track"].pop(0)
    _add_crystal(view, event["at"], event["crystal"])


def _crystal_waited(view: Named, event: Named) -> None:
    view["waiting"].append(view["track"].pop(0))


# --- the end ----------------------------------------------------------------------------------------------------


def _end_phase_begun(view: Named, event: Named) -> None:
    view["rounds_left"] = event["rounds_left"]


def _seat_resigned(view: Named, event: Named) -> None:
    view["seats"][event["cause"]["seat"]]["resigned"] = True


def _game_ended(view: Named, event: Named) -> None:
    view.update(executing=None, quiet=None)
    view["result"] = {key: event[key] for key in ("reason", "ranking", "scores")}
    if event["reason"] in ("crystals", "stalled"):  # the last turn was played to its end
        view["seats"][view["active"]]["turns"] += 1
    for board, specials in zip(view["seats"], event["specials"], strict=True):
        board.update(specials=specials, known=specials, secret_specials=0)


CRYSTALS = [crystal.wire for crystal in Crystal]
ORDINARY = [tile.wire for tile in Tile if tile <= Tile.DOUBLE_MODIFICATION]
SPECIALS = [tile.wire for tile in Tile if tile > Tile.DOUBLE_MODIFICATION]

_FOLDS: dict[str, Callable[[Named, Named], None]] = {
    "turn_started": _turn_started,
    "tile_placed": _tile_placed,
    "tiles_swapped": _tiles_swapped,
    "tile_removed": _tile_removed,
    "robot_reset": _robot_reset,
    "double_modification_used": _double_used,
    "order_ignored": _order_ignored,
    "robot_moved": _robot_moved,
    "robot_pushed": _robot_moved,
    "robot_jumped": _robot_moved,
    "robot_turned": _robot_turned,
    "crystal_pushed": _crystal_pushed,
    "blob_pushed": _blob_moved,
    "blob_moved": _blob_moved,
    "crystal_loaded": _crystal_loaded,
    "crystal_taken": _crystal_taken,
    "crystal_unloaded": _crystal_unloaded,
    "crystal_handed": _crystal_handed,
    "crystal_delivered": _crystal_delivered,
    "special_drawn": _special_drawn,
    "crystal_placed": _crystal_placed,
    "crystal_waited": _crystal_waited,
    "end_phase_begun": _end_phase_begun,
    "seat_resigned": _seat_resigned,
    "game_ended": _game_ended,
}
