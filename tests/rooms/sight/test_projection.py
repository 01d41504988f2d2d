"""Projections of rooms that were opened by an earlier version of their game's rules."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from botyard.errors import Refused
from botyard.games import registry
from botyard.games.interface import Audience
from botyard.rooms.record import Entry
from botyard.rooms.sight import projection
from botyard.rooms.sight.public_names import STORED_NAMES
from botyard_protocol.codes import Code
from botyard_protocol.messages import LeaveSeat, SeatLeft
from tests.support.toy_game import Said, ToyGame

EARLIER = 7
"""A version of the toy game's rules that hides all numbers from all seats."""


class EarlierToyGame(ToyGame):
    """The toy game as it was, with other secrets."""

    rules_version = EARLIER

    def redact(self, events: Sequence[Any], audience: Audience) -> tuple[Any, ...]:
        return tuple(msgspec.structs.replace(event, number=-1) for event in events)

    def public(self, events: Sequence[Any]) -> bool:
        return False


def entry(version: int, *events: Any) -> Entry:
    """An entry of a room that is played by a version of the rules."""
    ask = LeaveSeat("l1", 0)
    return Entry(1, 2, version, 0, "a", 0, "l1", ask, events, ())


@pytest.fixture(autouse=True)
def _carried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.CARRIED, (ToyGame.name, EARLIER), EarlierToyGame())


def test_entries_are_cut_by_the_rules_of_their_room() -> None:
    said, left = Said(0, 2), SeatLeft(1)
    now = projection.event_frame(ToyGame.name, entry(1, said, left), (0,), STORED_NAMES)
    then = projection.event_frame(ToyGame.name, entry(EARLIER, said, left), (0,), STORED_NAMES)
    assert (now.events, then.events) == ((said, left), (Said(0, -1), left))
    assert not projection.is_public(ToyGame.name, entry(EARLIER, said))


def test_events_of_foreign_rules_are_shown_to_no_audience() -> None:
    with pytest.raises(Refused) as refused:
        projection.event_frame(ToyGame.name, entry(99, Said(0, 2)), (0,), STORED_NAMES)
    assert refused.value.code == Code.RULES_VERSION
    assert projection.event_frame(ToyGame.name, entry(99, SeatLeft(1)), (), STORED_NAMES).events == (SeatLeft(1),)
