"""Every request that changes a room has one action."""

from typing import get_args

from botyard.rooms.decide import ACTIONS
from botyard.rooms.requests import RoomRequest


def test_every_request_has_an_action() -> None:
    assert set(ACTIONS) == set(get_args(RoomRequest))
