"""Settings of a room: which of them go together."""

import pytest

from botyard.errors import Refused
from botyard.rooms.before import room_spec
from botyard_protocol.codes import Code
from botyard_protocol.messages import Access, RoomSettings, Watching


@pytest.mark.parametrize(
    "settings",
    [
        RoomSettings(),
        RoomSettings("de", Access.INVITED, True, Watching.NONE),
        RoomSettings(delay_turns=room_spec.MOST_DELAY_TURNS),
        RoomSettings(delay_seconds=room_spec.MOST_DELAY_SECONDS),
        RoomSettings("de", ready_check=True, rated=True),
    ],
)
def test_settings_that_go_together(settings: RoomSettings) -> None:
    room_spec.check_settings(settings, players=2)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (RoomSettings(delay_turns=room_spec.MOST_DELAY_TURNS + 1), "at most 20 turns"),
        (RoomSettings(delay_seconds=room_spec.MOST_DELAY_SECONDS + 1), "3600 seconds"),
        (RoomSettings(delay_turns=1, delay_seconds=1), "not by both"),
        (RoomSettings(watching=Watching.LINK, rated=True), "can be watched by everyone"),
        (RoomSettings(delay_turns=1, rated=True), "without a delay"),
        (RoomSettings(delay_seconds=1, rated=True), "without a delay"),
        (RoomSettings(watching=Watching.NONE, rated=True), "can be watched by everyone"),
    ],
)
def test_settings_that_do_not(settings: RoomSettings, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence) as caught:
        room_spec.check_settings(settings, players=2)
    assert caught.value.code is Code.INVALID_FIELD


def test_a_rated_match_has_two_players_at_least() -> None:
    with pytest.raises(Refused, match="at least two players"):
        room_spec.check_settings(RoomSettings(rated=True), players=1)
