"""The opening of a connection: how a handshake is read, which pages may connect, and under which address.

Ordinary handshakes are read in one step, and as the library reads them; all else is left to the general parser.
"""

import pytest
from starlette.requests import HTTPConnection
from websockets.http11 import Request
from websockets.server import ServerProtocol

from botyard.net.transport.authentication import origin_allowed
from botyard.net.transport.client_address import counted_address, wider_networks
from botyard.net.transport.opening_handshake import HEAD_BYTES, HEADERS_LIMIT, HandshakeRequest, read_handshake

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
LINES = (
    "Host: botyard.example:8080",
    "Connection: keep-alive, Upgrade",
    "Upgrade: websocket",
    "Origin: https://botyard.example",
    "Sec-WebSocket-Version: 13",
    f"Sec-WebSocket-Key: {KEY}",
    "Sec-WebSocket-Protocol: botyard.v1, botyard.v1.json",
    "Cookie: a=b; c=d",
)
"""As a browser sends them."""


def head(*lines: str, first: str = "GET /ws HTTP/1.1") -> bytes:
    return "".join(f"{line}\r\n" for line in (first, *lines, "")).encode("latin-1")


def changed(name: str, *lines: str) -> bytes:
    """An ordinary handshake with other lines in place of the one with a header."""
    kept = [line for line in LINES if not line.startswith(f"{name}:")]
    assert len(kept) < len(LINES) or name == ""
    return head(*kept, *lines)


def test_an_ordinary_handshake_is_answered_as_by_the_library() -> None:
    read = read_handshake(head(*LINES))
    assert read is not None
    library = ServerProtocol()
    library.receive_data(head(*LINES))
    (request,) = library.events_received()
    assert isinstance(request, Request)
    assert [(name.lower(), value) for name, value in request.headers.raw_items()] == [
        (name.decode(), value.decode()) for name, value in read.headers
    ]
    response = library.accept(request)
    assert response.status_code == 101
    del response.headers["Date"]
    response.headers.update([("date", "now"), ("Sec-WebSocket-Protocol", "botyard.v1")])
    assert read.answer("botyard.v1", [(b"date", b"now")]) == response.serialize()
    assert read.subprotocols == ["botyard.v1", "botyard.v1.json"]


def test_its_scope_is_that_of_asgi() -> None:
    read = read_handshake(head(*LINES, first="GET /ws?room=a%20b HTTP/1.1"))
    assert read is not None
    scope = read.scope(("10.0.0.1", 5), secure=True)
    assert (scope["path"], scope["query_string"], scope["scheme"]) == ("/ws", b"room=a%20b", "wss")
    assert (scope["client"], scope["headers"][0]) == (("10.0.0.1", 5), (b"host", b"botyard.example:8080"))


def test_its_headers_are_found_as_in_any_request() -> None:
    lines = (*LINES, "X-Two: first", "X-Two: second", "Cookie: e=f")
    read = read_handshake(head(*lines))
    assert read is not None
    scope = read.scope(None, secure=False)
    quick, general = HandshakeRequest(dict(scope)), HTTPConnection(dict(scope))
    for name in ("host", "Origin", "x-two", "user-agent", "x-none"):
        assert quick.headers.get(name, "none") == general.headers.get(name, "none")
        assert quick.headers.getlist(name) == general.headers.getlist(name)
    assert quick.cookies == general.cookies == {"a": "b", "c": "d", "e": "f"}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        head(*LINES)[:-1],
        head(*LINES) + b"\x81",
        head(*LINES).replace(b"\r\n", b"\n"),
        head(*LINES).replace(b"Host", b"Host "),
        head(*LINES, first="GET /ws HTTP/1.0"),
        head(*LINES, first="POST /ws HTTP/1.1"),
        head(*LINES, first="GET /ws/ HTTP/1.1"),
        head(*LINES, first="GET /w%73 HTTP/1.1"),
        head(*LINES, first="GET http://a/ws HTTP/1.1"),
        changed("Host"),
        changed("Host", "Host: a", "Host: b"),
        changed("Host", "Host:"),
        changed("Upgrade", "Upgrade: h2c"),
        changed("Upgrade", "Upgrade: websocket", "Upgrade: websocket"),
        changed("Connection", "Connection: keep-alive"),
        changed("Connection", "Connection: a b, Upgrade"),
        changed("Sec-WebSocket-Version", "Sec-WebSocket-Version: 8"),
        changed("Sec-WebSocket-Key"),
        changed("Sec-WebSocket-Key", "Sec-WebSocket-Key: c2hvcnQ="),
        changed("Sec-WebSocket-Key", f"Sec-WebSocket-Key: {KEY}", f"Sec-WebSocket-Key: {KEY}"),
        changed("Sec-WebSocket-Protocol"),
        changed("Sec-WebSocket-Protocol", "Sec-WebSocket-Protocol: botyard.v1;a"),
        changed("Origin", "Origin: https://a", "Origin: https://b"),
        changed("", "Content-Length: 1"),
        changed("", "Transfer-Encoding: chunked"),
        changed("", "Expect: 100-continue"),
        changed("", "X-Folded: a\r\n b"),
        changed("", "X-Odd: \x00"),
        changed("", "X-Odd: é"),
        changed("", "X-Odd: a "),
        changed("", "No colon"),
        changed("", *["X-Many: a"] * HEADERS_LIMIT),
        changed("", f"X-Long: {'a' * HEAD_BYTES}"),
    ],
)
def test_all_else_is_left_to_the_general_parsers(data: bytes) -> None:
    assert read_handshake(data) is None


# --- which pages may connect ------------------------------------------------------------------------------------


LISTED = frozenset({"https://play.example.org"})


@pytest.mark.parametrize(
    "origin",
    ["http://127.0.0.1:8000", "https://127.0.0.1:8000", "HTTP://127.0.0.1:8000", "https://play.example.org"],
)
def test_own_and_listed_pages_may(origin: str) -> None:
    assert origin_allowed(origin, "127.0.0.1:8000", LISTED)


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "http://127.0.0.1",
        "http://127.0.0.1:80000",
        "http://127.0.0.1:8001",
        "http://127.0.0.1:8000.evil.example",
        "http://evil.example/127.0.0.1:8000",
        "http://127.0.0.1:8000@evil.example",
        "http://evil.example#127.0.0.1:8000",
        "http://evil127.0.0.1:8000",
        "http://127.0.0.1:8000/",
        "ftp://127.0.0.1:8000",
        "127.0.0.1:8000",
        "http://play.example.org",
        "https://play.example.org:444",
        "https://play.example.org.evil.example",
        "https://evilplay.example.org",
        "http://[",
        "http://[::1",
    ],
)
def test_others_may_not(origin: str) -> None:
    assert not origin_allowed(origin, "127.0.0.1:8000", LISTED)


@pytest.mark.parametrize("origin", ["http://", "https://", "http:", ""])
def test_an_empty_host_is_no_host(origin: str) -> None:
    assert not origin_allowed(origin, "", LISTED)


# --- the address of a client ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("unknown", "unknown"),
        ("10.0.0.1", "10.0.0.1"),
    ],
)
def test_an_address_counts_as_its_customer(host: str, counted: str) -> None:
    assert counted_address(host) == counted


@pytest.mark.parametrize("host", [None, "127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
def test_this_machine_is_not_counted(host: str | None) -> None:
    assert counted_address(host) is None


def test_an_ipv6_customer_is_counted_under_wider_networks_too() -> None:
    assert wider_networks("2001:db8:1:2f3::/64") == ("2001:db8:1:200::/56", "2001:db8:1::/48")


@pytest.mark.parametrize("counted", ["203.0.113.7", "unknown", "junk/64"])
def test_others_have_no_wider_networks(counted: str) -> None:
    assert wider_networks(counted) == ()
