"""Scenarios of the rules: a position, commands, and the result that they must have, run by the rules of rooms.

Commands are read from their readable form. Other than on the wire, unknown fields are ignored.
"""

from collections.abc import Callable, Mapping
from typing import Any

from botyard.games import positions
from botyard.games.interface import Game, Illegal, Outcome
from botyard.games.json_fields import Field
from botyard.games.positions import (
    Comparison,
    Normal,
    PositionFormat,
    each,
    equal,
    event_types,
    keys,
    marks,
    partial,
    unordered,
)
from botyard.games.twin_tin_bots.choice_answers import open_choice
from botyard.games.twin_tin_bots.scenarios import position
from botyard.games.twin_tin_bots.scenarios.position import CRYSTALS, HAND
from botyard.games.twin_tin_bots.scoring import final_scores
from botyard.games.twin_tin_bots.state import SLOTS, State
from botyard.texts import localized
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codes import Code
from botyard_protocol.schema import wire_name

_SEAT = keys(
    {
        "program": keys({}),
        "hand": keys({}, dict.fromkeys(HAND, 0)),
        "delivered": keys({}, dict.fromkeys(CRYSTALS, 0)),
        "specials": unordered,
        "known": unordered,
    },
    {"specials": [], "known": []},
)

_POSITION: dict[str, Normal] = {
    "mud": marks,
    "teleporters": lambda value: unordered(each(unordered)(value)),
    "rocks": unordered,
    "blobs": unordered,
    "robots": lambda value: unordered(each(keys({}, {"cargo": None}))(value)),
    "crystals": unordered,
    "seats": each(_SEAT),
}

COMPARISONS: Mapping[str, Comparison] = {
    "events": event_types,
    "pending": equal(keys({"options": unordered})),
    "position": partial(_POSITION),
    "result": equal(keys({"ranking": each(unordered)})),
}
"""How the fields of a result are compared: some lists without order, and kinds that are left out count as 0."""


def run(scenario: Any, rules: Game) -> dict[str, Any]:
    """Return the result of one scenario by `rules`. Raises `Unusable` with a message that begins with the field."""

    def answer(state: State, step: Field) -> Outcome:
        """Answer the open choice with a step's command; a scenario never names the choice."""
        command = read(step.get("command"))
        return rules.apply(state, _seat(state, step.get("seat").value), state.choice, command)

    return positions.run(scenario, PositionFormat(position.read, answer, _describe, COMPARISONS))


def _describe(state: State) -> dict[str, Any]:
    """Return what a scenario can expect of a state, as plain values."""
    return {"pending": pending(state), "position": position.write(state), "result": ending(state)}


def _seat(state: State, name: Any) -> int:
    """Return the seat of a colour by its name. Raises `Illegal`."""
    for seat in range(state.setting.seats):
        if state.setting.colour_name(seat) == name:
            return seat
    raise Illegal(Code.NO_SUCH_SEAT, localized("no_such_seat-colour"))


def pending(state: State) -> dict[str, Any] | None:
    """Return the open choice as a scenario writes it, or None when the game is over."""
    if (choice := open_choice(state)) is None:
        return None
    named: dict[str, Any] = {"seat": state.setting.colour_name(choice.seat), "type": wire_name(type(choice))}
    if isinstance(choice, ttb.ChooseZapRobot | ttb.ChooseZapBlob | ttb.ChooseCrystalHex):
        named["options"] = [_option(option) for option in choice.options]
    return named


def ending(state: State) -> dict[str, Any] | None:
    """Return how the game ended, or None while it goes on."""
    if not state.over:
        return None
    colours = [state.setting.colour_name(seat) for seat in range(state.setting.seats)]
    return {
        "reason": ttb.EndReason(state.ended).wire,
        "ranking": [[colours[seat] for seat in place] for place in state.ranking],
        "scores": dict(zip(colours, final_scores(state), strict=True)),
    }


def _option(option: Any) -> Any:
    """Return an option as a scenario writes it: an order by its name, a hex as a list, others as they are."""
    if isinstance(option, ttb.Tile):
        return option.wire
    return list(option) if isinstance(option, tuple) else option


def read(field: Field) -> ttb.Command:
    """Return the command that an object describes. Raises `Unusable` if it does not fit the table of commands."""
    return field.get("type").one_of(_READERS)(field)


def _place(field: Field) -> ttb.Place:
    return ttb.Place(_robot(field), _slot(field.get("slot")), _tile(field))


def _swap(field: Field) -> ttb.Swap:
    i, j = field.get("slots").pair()
    return ttb.Swap(_robot(field), (_slot(i), _slot(j)))


def _remove(field: Field) -> ttb.Remove:
    return ttb.Remove(_robot(field), _slot(field.get("slot")))


def _reset(field: Field) -> ttb.Reset:
    return ttb.Reset(_robot(field))


def _double(field: Field) -> ttb.Double:
    i, j = field.get("changes").pair()
    return ttb.Double((_change(i), _change(j)))


def _change(field: Field) -> ttb.Change:
    return field.get("type").one_of(_CHANGES)(field)


def _first(field: Field) -> ttb.First:
    places = field.get("places").elements()
    return ttb.First(tuple(ttb.FirstPlace(_robot(one), _slot(one.get("slot")), _tile(one)) for one in places))


def _zap_robot(field: Field) -> ttb.ZapRobot:
    order = field.get("order")
    return ttb.ZapRobot(None if order.value is None else order.word(ttb.Tile))


def _zap_blob(field: Field) -> ttb.ZapBlob:
    direction = field.get("direction")
    return ttb.ZapBlob(None if direction.value is None else direction.integer(0, 5))


def _place_crystal(field: Field) -> ttb.PlaceCrystal:
    return ttb.PlaceCrystal(field.get("at").hex())


def _robot(field: Field) -> ttb.RobotName:
    return field.get("robot").word(ttb.RobotName)


def _slot(field: Field) -> int:
    return field.integer(1, SLOTS)


def _tile(field: Field) -> ttb.Tile:
    return field.get("tile").word(ttb.Tile)


_CHANGES: dict[str, Callable[[Field], ttb.Change]] = {
    "place": _place,
    "swap": _swap,
    "remove": _remove,
    "reset": _reset,
}

_READERS: dict[str, Callable[[Field], ttb.Command]] = {
    **_CHANGES,
    "pass": lambda _: ttb.Pass(),
    "double": _double,
    "first": _first,
    "zap_robot": _zap_robot,
    "zap_blob": _zap_blob,
    "place_crystal": _place_crystal,
}
