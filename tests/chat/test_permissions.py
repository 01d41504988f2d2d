"""The right to read and write: every place, status and delay."""

import pytest

from botyard.chat.permissions import ALL, NONE, OTHERS, SEATS, Permission, readers, writers
from botyard.rooms.record import Record
from botyard_protocol.chat import ChatPlace
from botyard_protocol.messages import RoomSettings, Status

ENDED = 1_000_000
LATE = RoomSettings(delay_seconds=60)
LATE_BY_TURNS = RoomSettings(delay_turns=2)


def record(status: Status, settings: RoomSettings | None = None) -> Record:
    return Record("r", "g", 1, "", 2, status, None, (None, None), 0, ENDED, settings=settings)


def test_the_lobby_is_for_all_users() -> None:
    assert readers(ChatPlace.LOBBY, None, 0) == writers(ChatPlace.LOBBY, None, 0) == ALL


@pytest.mark.parametrize(
    ("place", "status", "settings", "since_end", "read", "write"),
    [
        (ChatPlace.ROOM, Status.OPEN, None, 0, ALL, ALL),
        (ChatPlace.ROOM, Status.OPEN, LATE, 0, ALL, ALL),
        (ChatPlace.ROOM, Status.PLAYING, None, 0, ALL, SEATS),
        (ChatPlace.ROOM, Status.PLAYING, LATE, 0, SEATS, SEATS),
        (ChatPlace.ROOM, Status.PLAYING, LATE_BY_TURNS, 0, SEATS, SEATS),
        (ChatPlace.ROOM, Status.FINISHED, None, 0, ALL, ALL),
        (ChatPlace.ROOM, Status.FINISHED, LATE, 59_999, SEATS, SEATS),
        (ChatPlace.ROOM, Status.FINISHED, LATE, 60_000, ALL, ALL),
        (ChatPlace.ROOM, Status.FINISHED, LATE_BY_TURNS, 0, ALL, ALL),
        (ChatPlace.SPECTATORS, Status.OPEN, None, 0, NONE, NONE),
        (ChatPlace.SPECTATORS, Status.PLAYING, None, 0, OTHERS, OTHERS),
        (ChatPlace.SPECTATORS, Status.PLAYING, LATE, 0, OTHERS, OTHERS),
        (ChatPlace.SPECTATORS, Status.FINISHED, LATE, 59_999, ALL, OTHERS),
        (ChatPlace.SPECTATORS, Status.FINISHED, None, 0, ALL, ALL),
    ],
)
def test_a_place_of_a_room(
    place: ChatPlace, status: Status, settings: RoomSettings | None, since_end: int, read: Permission, write: Permission
) -> None:
    assert readers(place, record(status, settings), ENDED + since_end) == read
    assert writers(place, record(status, settings), ENDED + since_end) == write
