"""Commands of scenarios, from their readable form. Other than on the wire, unknown fields are ignored."""

from collections.abc import Callable

from botyard.games.json_fields import Field
from botyard.games.twin_tin_bots.state import SLOTS
from botyard_protocol.twin_tin_bots import (
    Change,
    Command,
    Double,
    First,
    FirstPlace,
    Pass,
    Place,
    PlaceCrystal,
    Remove,
    Reset,
    RobotName,
    Swap,
    Tile,
    ZapBlob,
    ZapRobot,
)


def read(field: Field) -> Command:
    """The command that an object says. Raises `Unusable` if it does not fit the table of commands."""
    return field.get("type").one_of(_READERS)(field)


def _place(field: Field) -> Place:
    return Place(_robot(field), _slot(field.get("slot")), _tile(field))


def _swap(field: Field) -> Swap:
    i, j = field.get("slots").pair()
    return Swap(_robot(field), (_slot(i), _slot(j)))


def _remove(field: Field) -> Remove:
    return Remove(_robot(field), _slot(field.get("slot")))


def _reset(field: Field) -> Reset:
    return Reset(_robot(field))


def _double(field: Field) -> Double:
    i, j = field.get("changes").pair()
    return Double((_change(i), _change(j)))


def _change(field: Field) -> Change:
    return field.get("type").one_of(_CHANGES)(field)


def _first(field: Field) -> First:
    places = field.get("places").elements()
    return First(tuple(FirstPlace(_robot(one), _slot(one.get("slot")), _tile(one)) for one in places))


def _zap_robot(field: Field) -> ZapRobot:
    order = field.get("order")
    return ZapRobot(None if order.value is None else order.word(Tile))


def _zap_blob(field: Field) -> ZapBlob:
    direction = field.get("direction")
    return ZapBlob(None if direction.value is None else direction.integer(0, 5))


def _place_crystal(field: Field) -> PlaceCrystal:
    return PlaceCrystal(field.get("at").hex())


def _robot(field: Field) -> RobotName:
    return field.get("robot").word(RobotName)


def _slot(field: Field) -> int:
    return field.integer(1, SLOTS)


def _tile(field: Field) -> Tile:
    return field.get("tile").word(Tile)


_CHANGES: dict[str, Callable[[Field], Change]] = {
    "place": _place,
    "swap": _swap,
    "remove": _remove,
    "reset": _reset,
}

_READERS: dict[str, Callable[[Field], Command]] = {
    **_CHANGES,
    "pass": lambda _: Pass(),
    "double": _double,
    "first": _first,
    "zap_robot": _zap_robot,
    "zap_blob": _zap_blob,
    "place_crystal": _place_crystal,
}
