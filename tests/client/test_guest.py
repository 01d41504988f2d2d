"""A guest's token from a server that cannot make one for now."""

import urllib.error
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from botyard.client import ServerUnavailable, guest_token

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
