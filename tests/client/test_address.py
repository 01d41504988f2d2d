"""Links of rooms are read, and nothing else is taken for one."""

import pytest

from botyard.client import RoomAddress


@pytest.mark.parametrize(
    ("link", "http", "ws"),
    [
        ("http://127.0.0.1:8000/room/r-7f3k2q", "http://127.0.0.1:8000", "ws://127.0.0.1:8000/ws"),
        ("https://play.example.org/room/r-7f3k2q/", "https://play.example.org", "wss://play.example.org/ws"),
        ("http://[::1]:8000/room/r-7f3k2q", "http://[::1]:8000", "ws://[::1]:8000/ws"),
        ("https://club.org/play/room/r-7f3k2q", "https://club.org/play", "wss://club.org/play/ws"),
    ],
)
def test_a_link_says_where_the_server_and_the_room_are(link: str, http: str, ws: str) -> None:
    assert RoomAddress.of(link) == RoomAddress(http, ws, "r-7f3k2q")


@pytest.mark.parametrize(
    "link",
    [
        "",
        "r-7f3k2q",
        "127.0.0.1:8000/room/r-7f3k2q",
        "ftp://host/room/r-7f3k2q",
        "http:///room/r-7f3k2q",
        "http://host:0/room/r-7f3k2q",
        "http://host:65536/room/r-7f3k2q",
        "http://ann:secret@host/room/r-7f3k2q",
        "http://host/room/",
        "http://host/room/a b",
        f"http://host/room/{'a' * 41}",
        "http://host/room/a/b",
        "http://host/room/a?b",
        "http://host/rooms",
    ],
)
def test_a_link_that_leads_to_no_room_is_reported(link: str) -> None:
    with pytest.raises(ValueError, match="is not the link of a room, such as"):
        RoomAddress.of(link)
