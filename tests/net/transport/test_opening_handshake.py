"""The opening of a connection: how a handshake is read, which pages may connect, and under which address.

Ordinary handshakes are read in one step, and as the library reads them; all else is left to the general parser.
And frames: those of the `websockets` library and ours are alike, and all of one cycle are written at once, in order.
"""

import asyncio
import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from botyard.accounts.identity import Identity
from botyard.net.transport.authentication import origin_allowed
from botyard.net.transport.client_address import counted_address, wider_networks
from botyard.net.transport.connection import OUTBOX_BYTES, Connection, GroupWrite
from botyard.net.transport.frame_codec import data_frame, frame_size, whole_message
from botyard.net.transport.opening_handshake import HEAD_BYTES, HEADERS_LIMIT, HandshakeRequest, read_handshake
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close
from tests.support.recording_socket import RecordingSocket, payloads_of

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


# --- frames -----------------------------------------------------------------------------------------------------


# --- the codec --------------------------------------------------------------------------------------------------


DATA = [Opcode.BINARY, Opcode.TEXT]
SMALL = st.binary(max_size=125)


def sent(opcode: Opcode, payload: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, payload, fin=fin).serialize(mask=True)


@given(st.sampled_from(DATA), SMALL)
def test_a_frame_with_a_small_message_is_a_whole_message(opcode: Opcode, payload: bytes) -> None:
    assert whole_message(sent(opcode, payload)) == payload


@given(st.sampled_from(DATA), SMALL, st.data())
def test_a_part_of_a_frame_and_a_frame_with_more_are_not(opcode: Opcode, payload: bytes, data: st.DataObject) -> None:
    frame = sent(opcode, payload)
    assert whole_message(frame[: data.draw(st.integers(0, len(frame) - 1))]) is None
    assert whole_message(frame + data.draw(st.binary(min_size=1, max_size=40))) is None


@given(SMALL)
def test_control_frames_fragments_and_unmasked_frames_are_not(payload: bytes) -> None:
    for opcode in (Opcode.PING, Opcode.PONG, Opcode.CLOSE, Opcode.CONT):
        assert whole_message(sent(opcode, payload)) is None
    for opcode in DATA:
        assert whole_message(sent(opcode, payload, fin=False)) is None
        assert whole_message(Frame(opcode, payload).serialize(mask=False)) is None
        frame = sent(opcode, payload)
        assert whole_message(bytes((frame[0] | 0x40,)) + frame[1:]) is None  # a reserved bit


@pytest.mark.parametrize("size", [126, 127, 65_535, 65_536])
def test_a_larger_message_is_left_to_the_driver(size: int) -> None:
    assert whole_message(sent(Opcode.BINARY, b"x" * size)) is None


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_the_size_of_a_frame_is_known_from_its_head(size: int) -> None:
    frame = sent(Opcode.BINARY, b"x" * size)
    data = b"more" + frame + b"rest"
    assert frame_size(data, start=4, limit=size) == len(frame)
    assert frame_size(data, start=4, limit=size - 1) == (0 if size > 125 else len(frame))  # small ones have no limit
    head = 2 if size < 126 else 4 if size < 65_536 else 10
    for arrived in range(head):
        assert frame_size(frame[:arrived], start=0, limit=size) == arrived + 1


@given(st.lists(st.tuples(st.sampled_from(list(Encoding)), st.binary(max_size=200)), max_size=5))
def test_the_library_reads_what_is_written(messages: list[tuple[Encoding, bytes]]) -> None:
    stream = StreamReader()
    frames = b"".join(data_frame(payload, encoding) for encoding, payload in messages)
    stream.feed_data(frames)
    for encoding, payload in messages:
        parser = Frame.parse(stream.read_exact, mask=False)
        with pytest.raises(StopIteration) as ended:
            next(parser)
        frame = ended.value.value
        assert (frame.fin, frame.data) == (True, payload)
        assert frame.opcode is (Opcode.TEXT if encoding is Encoding.JSON else Opcode.BINARY)
    assert [payload for _, payload in payloads_of(frames)] == [payload for _, payload in messages]


# --- the frames of a connection ---------------------------------------------------------------------------------


def connection_of(socket: RecordingSocket) -> Connection:
    return Connection(socket, Encoding.MSGPACK, Identity("ann", "Ann"))


async def test_frames_of_a_cycle_are_one_write_in_their_order() -> None:
    socket, other = RecordingSocket(), RecordingSocket()
    first, second = connection_of(socket), connection_of(other)
    first.write(b"entry")
    second.write(b"entry")
    first.write(b"accepted")
    assert socket.writes == []
    await asyncio.sleep(0)
    assert (socket.writes, other.writes) == ([b"entryaccepted"], [b"entry"])
    first.write(b"next")
    await asyncio.sleep(0)
    assert socket.writes == [b"entryaccepted", b"next"]


async def test_written_frames_come_before_the_close_frame() -> None:
    socket = RecordingSocket()
    connection = connection_of(socket)
    connection.write(b"last")
    connection.close(Close.SLOW, "why")
    assert socket.writes == [b"last"]
    assert socket.closed == Close.SLOW


async def test_a_reader_that_is_too_slow_is_closed() -> None:
    socket = RecordingSocket(unsent=OUTBOX_BYTES + 1)
    connection_of(socket).write(b"frame")
    await asyncio.sleep(0)
    assert socket.closed == Close.SLOW


async def test_a_socket_that_fails_holds_up_no_other() -> None:
    class Broken(RecordingSocket):
        def write_frame(self, frame: bytes) -> int:
            raise RuntimeError("it is gone")

    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context["exception"]))
    other = RecordingSocket()
    broken, whole = connection_of(Broken()), connection_of(other)
    for connection in (broken, whole):
        connection.write(b"entry")
    await asyncio.sleep(0)
    assert other.writes == [b"entry"]
    assert [str(failure) for failure in failures] == ["it is gone"]


async def test_frames_for_many_keep_their_order_among_all_others() -> None:
    sockets = [RecordingSocket(), RecordingSocket()]
    first, second = map(connection_of, sockets)
    first.write(b"before")
    group = GroupWrite()
    for connection in (first, second):
        group.add(connection, b"entry")
    second.write(b"after")
    assert [socket.writes for socket in sockets] == [[], []]
    await asyncio.sleep(0)
    assert [socket.writes for socket in sockets] == [[b"beforeentry"], [b"entryafter"]]


async def test_a_failing_socket_among_many_holds_up_no_other(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(RecordingSocket):
        def write_frame(self, frame: bytes) -> int:
            raise RuntimeError("it is gone")

    slow, other = RecordingSocket(unsent=OUTBOX_BYTES + 1), RecordingSocket()
    group = GroupWrite()
    for socket in (Broken(), slow, other):
        group.add(connection_of(socket), b"entry")
    with caplog.at_level(logging.ERROR):
        await asyncio.sleep(0)
    assert (slow.closed, other.writes) == (Close.SLOW, [b"entry"])
    assert [record.getMessage() for record in caplog.records] == ["frames cannot be written"]
