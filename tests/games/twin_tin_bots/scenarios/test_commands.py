from typing import Any

import pytest

from botyard.games.json_fields import Field, Unusable
from botyard.games.twin_tin_bots.scenarios import commands
from botyard_protocol.twin_tin_bots import (
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

A, B = RobotName.A, RobotName.B
PLACE = {"type": "place", "robot": "A", "slot": 1, "tile": "zap"}


@pytest.mark.parametrize(
    ("value", "command"),
    [
        (PLACE, Place(A, 1, Tile.ZAP)),
        ({**PLACE, "why": "not"}, Place(A, 1, Tile.ZAP)),
        ({"type": "swap", "robot": "B", "slots": [1, 3]}, Swap(B, (1, 3))),
        ({"type": "remove", "robot": "B", "slot": 2}, Remove(B, 2)),
        ({"type": "reset", "robot": "B"}, Reset(B)),
        ({"type": "pass"}, Pass()),
        (
            {"type": "double", "changes": [PLACE, {"type": "reset", "robot": "B"}]},
            Double((Place(A, 1, Tile.ZAP), Reset(B))),
        ),
        (
            {"type": "first", "places": [{"robot": "A", "slot": 3, "tile": "dash"}]},
            First((FirstPlace(A, 3, Tile.DASH),)),
        ),
        ({"type": "zap_robot", "order": "load"}, ZapRobot(Tile.LOAD)),
        ({"type": "zap_robot", "order": None}, ZapRobot(None)),
        ({"type": "zap_blob", "direction": 5}, ZapBlob(5)),
        ({"type": "zap_blob", "direction": None}, ZapBlob(None)),
        ({"type": "place_crystal", "at": [0, -1]}, PlaceCrystal((0, -1))),
    ],
)
def test_every_command_can_be_read(value: Any, command: object) -> None:
    assert commands.read(Field(value, "command")) == command


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        "pass",
        {},
        {"type": []},
        {"type": "fly"},
        {**PLACE, "slot": 0},
        {**PLACE, "slot": 4},
        {**PLACE, "slot": True},
        {**PLACE, "slot": 1.0},
        {**PLACE, "slot": "1"},
        {**PLACE, "robot": "C"},
        {**PLACE, "robot": 0},
        {**PLACE, "tile": "fly"},
        {**PLACE, "tile": {}},
        {"type": "place", "robot": "A", "slot": 1},
        {"type": "swap", "robot": "B", "slots": [1]},
        {"type": "swap", "robot": "B", "slots": [1, 2, 3]},
        {"type": "swap", "robot": "B", "slots": {"1": 2}},
        {"type": "double", "changes": [PLACE]},
        {"type": "double", "changes": [PLACE, {"type": "pass"}]},
        {"type": "double", "changes": [PLACE, {"type": "double", "changes": [PLACE, PLACE]}]},
        {"type": "first", "places": {}},
        {"type": "first", "places": [None]},
        {"type": "zap_robot"},
        {"type": "zap_robot", "order": 0},
        {"type": "zap_blob"},
        {"type": "zap_blob", "direction": 6},
        {"type": "zap_blob", "direction": False},
        {"type": "place_crystal"},
        {"type": "place_crystal", "at": None},
        {"type": "place_crystal", "at": [0]},
        {"type": "place_crystal", "at": [0, None]},
    ],
)
def test_a_command_of_the_wrong_form_is_refused(value: Any) -> None:
    with pytest.raises(Unusable, match="command"):
        commands.read(Field(value, "command"))
