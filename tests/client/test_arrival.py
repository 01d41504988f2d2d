"""What a program needs before it connects: the address in a link, and the token of a guest or of an account."""

import urllib.error
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from botyard.client import RoomAddress, ServerUnavailable, account_token, connect, guest_token
from tests.net.browser import PASSWORD, registered
from tests.support.node import LiveNode

# --- links of rooms ---------------------------------------------------------------------------------------------


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


# --- the token of a guest ---------------------------------------------------------------------------------------


GUEST = b'{"identity": "5e09cbe7f2aca077", "name": "Ann", "token": "v1.x"}'
AWAY = b'{"code": "unavailable", "message": "The server cannot reach its store: try again."}'

Reply = tuple[int, bytes, dict[str, str]]


@contextmanager
def server(*replies: Reply) -> Iterator[tuple[str, list[str]]]:
    """A server that answers with these in turn, and the paths that it was asked for."""
    left, asked = list(replies), []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.path)
            status, body, headers = left.pop(0)
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Keep standard error for the tests."""

    with HTTPServer(("127.0.0.1", 0), Handler) as made:
        thread = Thread(target=made.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{made.server_port}", asked
        finally:
            made.shutdown()
            thread.join()


async def test_a_guest_is_asked_for_again_while_the_store_is_away() -> None:
    with server((503, AWAY, {}), (503, AWAY, {"Retry-After": "0"}), (200, GUEST, {})) as (url, asked):
        assert (await guest_token(url, "Ann")).name == "Ann"
    assert asked == ["/api/token"] * 3


async def test_a_server_that_stays_away_is_distinguished_from_a_refusal() -> None:
    with server((503, AWAY, {})) as (url, _), pytest.raises(ServerUnavailable, match="cannot reach its store"):
        await guest_token(url, "Ann", wait=0)


async def test_a_wait_that_takes_too_long_is_not_begun() -> None:
    with server((503, b"", {"Retry-After": "3600"})) as (url, asked):
        with pytest.raises(ServerUnavailable, match="HTTP 503"):
            await guest_token(url, "Ann")
        assert len(asked) == 1


async def test_a_refusal_is_not_asked_again() -> None:
    with server((429, AWAY, {})) as (url, _), pytest.raises(urllib.error.HTTPError, match="429"):
        await guest_token(url, "Ann")


async def test_an_answer_that_breaks_off_is_a_lost_connection() -> None:
    lost = pytest.raises(ConnectionError, match="before its answer was complete")
    with server((200, GUEST[:20], {"Content-Length": str(len(GUEST))})) as (url, _), lost:
        await guest_token(url, "Ann")


# --- the token of an account ------------------------------------------------------------------------------------


async def test_an_account_gives_a_token_and_keeps_no_other_session(node: LiveNode) -> None:
    ann, http = await registered(node, "Ann"), f"http://{node.address}"
    made = await account_token(f"{http}/", "ann", PASSWORD, "My bot")
    assert (made.name, made.identity) == ("Ann", (await ann.ask("GET", "/api/me")).json()["identity"])
    async with connect(f"ws://{node.address}/ws", token=made.token) as client:
        assert client.identity == made.identity
    assert sorted(str(one["label"]) for one in await ann.sessions()) == ["", "My bot"]
    for password, label, status in (("wrong horse", "My bot", 403), (PASSWORD, "", 400)):
        with pytest.raises(urllib.error.HTTPError) as refused:
            await account_token(http, "Ann", password, label)
        assert refused.value.code == status
        refused.value.close()
    assert len(await ann.sessions()) == 2
