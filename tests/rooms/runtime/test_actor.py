"""Actors keep what they have sent only as long as it can come back."""

from botyard.rooms.record import Entry
from botyard.rooms.requests import Alarm
from botyard.rooms.runtime.actor import Actors


def test_an_entry_is_recognised_by_its_bytes_when_it_is_published_and_not_kept_after_that() -> None:
    actors, entry = Actors(), Entry(1, 2, 1, 0, "ann", None, "c1", Alarm("c1", 0, 1), (), ())
    assert actors.recognise("room", b"entry") is None
    actors.of("room").last_commit = (b"entry", entry)
    assert actors.recognise("room", b"another") is None
    assert actors.recognise("room", b"entry") is entry
    assert actors.of("room").last_commit is None
    assert actors.recognise("room", b"entry") is None
