"""The driver over real sockets: frames in and out, closing, and peers that do not read."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader
from websockets.typing import Subprotocol

from botyard.net.transport import websocket_driver
from botyard.net.transport.frame_codec import data_frame
from botyard.net.transport.http_driver import Acceptance, HttpConfig
from botyard.net.transport.http_sockets import SocketTable
from botyard.net.transport.websocket_driver import SEND_BUFFER_BYTES, WebSocketProtocol
from botyard_protocol.codec import Encoding
from tests.support.recording_socket import payloads_of
from tests.support.waiting import until

Received = asyncio.Queue[bytes | None]
"""The messages of a client; None at the end of its socket."""
Serve = Callable[[WebSocketProtocol, Received], Awaitable[None]]


@asynccontextmanager
async def served(serve: Serve) -> AsyncIterator[ClientConnection]:
    """A client of a server that serves each socket by `serve`."""

    def begin(out: WebSocketProtocol) -> None:
        received: Received = asyncio.Queue()

        async def ended() -> None:
            received.put_nowait(None)
            await task

        out.listen(lambda payload, text: received.put_nowait(payload), ended)
        task = asyncio.ensure_future(serve(out, received))

    config = HttpConfig(
        None, SocketTable(100), lambda request: Acceptance("botyard.v1", begin), log_config=None, port=0
    )
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        offered = [Subprotocol("botyard.v1")]
        async with connect(
            f"ws://127.0.0.1:{port}/ws", subprotocols=offered, compression=None, max_size=None
        ) as client:
            yield client
    finally:
        await server.shutdown()


async def all_frames(client: ClientConnection) -> list[str | bytes]:
    """All frames until the server closes."""
    frames: list[str | bytes] = []
    with suppress(ConnectionClosed):
        async for frame in client:
            frames.append(frame)
    return frames


async def until_gone(received: Received) -> list[bytes]:
    """The messages that come until the socket ends."""
    heard = []
    while (message := await received.get()) is not None:
        heard.append(message)
    return heard


async def test_the_kernel_keeps_little_for_a_peer_that_does_not_read() -> None:
    sizes: list[int] = []

    async def serve(out: WebSocketProtocol, received: Received) -> None:
        raw = out.transport.get_extra_info("socket")
        sizes.append(raw.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF))
        await until_gone(received)

    async with served(serve):
        await until(lambda: sizes)
    assert 0 < sizes[0] <= 2 * SEND_BUFFER_BYTES  # Linux doubles what it is asked for


async def test_frames_arrive_in_order_and_whole() -> None:
    payloads = [b"a", b"b" * 200, b"c" * 100_000, b"d"]

    async def serve(out: WebSocketProtocol, received: Received) -> None:
        for payload in payloads:
            out.write_frame(data_frame(payload, Encoding.MSGPACK))
            out.write_frame(data_frame(payload, Encoding.JSON))
        await until_gone(received)

    async with served(serve) as client:
        for payload in payloads:
            assert await client.recv() == payload
            assert await client.recv() == payload.decode()


async def test_the_close_code_arrives_once_after_what_was_written_and_nothing_after_it() -> None:
    states: list[bool] = []

    async def serve(out: WebSocketProtocol, received: Received) -> None:
        states.append(out.open)
        out.write_frame(data_frame(b"last", Encoding.MSGPACK))
        out.close_with(4001, "slow", 5.0)
        out.close_with(4000, "again", 5.0)
        states.append(out.open)
        out.write_frame(data_frame(b"too late", Encoding.MSGPACK))
        await until_gone(received)

    async with served(serve) as client:
        assert await all_frames(client) == [b"last"]
        assert (client.close_code, client.close_reason) == (4001, "slow")
    assert states == [True, False]


async def test_the_close_code_arrives_at_a_peer_that_keeps_sending() -> None:
    async def serve(out: WebSocketProtocol, received: Received) -> None:
        await received.get()
        out.close_with(4101, "enough", 5.0)
        await until_gone(received)

    async with served(serve) as client:
        for _ in range(50):
            await client.send(b"x" * 1000)
        assert await all_frames(client) == []
        assert client.close_code == 4101


async def test_unsent_bytes_are_seen_and_a_peer_that_never_reads_is_cut_off() -> None:
    states: list[tuple[int, bool]] = []
    ended = asyncio.Event()

    async def serve(out: WebSocketProtocol, received: Received) -> None:
        for _ in range(200):
            out.write_frame(data_frame(b"x" * 50_000, Encoding.MSGPACK))
        states.append((out.unsent, out.open))
        out.close_with(4001, "slow", 0.05)
        await until_gone(received)
        await until(out.transport.is_closing)
        states.append((0, out.open))
        ended.set()

    async with served(serve) as client:
        client.transport.pause_reading()
        await asyncio.wait_for(ended.wait(), 60)
        client.transport.resume_reading()
        assert len(await all_frames(client)) < 200
    assert states[0][0] > 1_000_000
    assert states == [(states[0][0], True), (0, False)]


async def test_writing_to_a_peer_that_has_gone_is_harmless(caplog: pytest.LogCaptureFixture) -> None:
    ended = asyncio.Event()

    async def serve(out: WebSocketProtocol, received: Received) -> None:
        await until_gone(received)
        out.write_frame(data_frame(b"x", Encoding.MSGPACK))
        await asyncio.sleep(0)
        out.close_with(4000, "", 0.01)
        out.write_frame(data_frame(b"x", Encoding.MSGPACK))
        ended.set()

    async with served(serve) as client:
        await client.close()
        await asyncio.wait_for(ended.wait(), 60)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@asynccontextmanager
async def unread(client: ClientConnection, found: list[WebSocketProtocol]) -> AsyncIterator[socket.socket]:
    """Another client of the same server, which takes nothing of the much that it is sent."""
    known = len(found)
    with socket.socket() as peer:
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        peer.connect(client.remote_address)
        peer.sendall(UPGRADE)
        await until(lambda: len(found) > known and found[-1].unsent > 100_000)
        yield peer


CLOSE = b"\x88\x82\x00\x00\x00\x00\x03\xe8"


@pytest.mark.parametrize("end", ["close", "end of stream", "no frame"])
async def test_a_peer_that_ends_and_takes_nothing_is_cut_off(end: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_driver, "CLOSE_SECONDS", 0.05)
    found: list[WebSocketProtocol] = []

    async with served(lambda out, received: send_much(out, received, found)) as client:
        async with unread(client, found) as peer:
            if end == "end of stream":
                peer.shutdown(socket.SHUT_WR)
            else:
                peer.sendall(CLOSE if end == "close" else b"\x82\x01a")
            await until(lambda: gone(found[1]))
        assert not gone(found[0])


async def test_a_peer_that_has_closed_and_takes_nothing_does_not_keep_the_server_from_stopping() -> None:
    found: list[WebSocketProtocol] = []

    async with (
        served(lambda out, received: send_much(out, received, found)) as client,
        unread(client, found) as peer,
    ):
        peer.sendall(CLOSE)
        await until(found[1].transport.is_closing)
        found[1].shutdown()
        await until(lambda: gone(found[1]))


def gone(out: WebSocketProtocol) -> bool:
    """Whether a socket has ended: it waits for nothing any more."""
    return out._timer.cancelled()


async def send_much(out: WebSocketProtocol, received: Received, found: list[WebSocketProtocol]) -> None:
    """Serve by sending more than a kernel takes."""
    for _ in range(10):
        out.write_frame(data_frame(b"x" * 50_000, Encoding.MSGPACK))
    found.append(out)
    await until_gone(received)


# --- messages on their way in -----------------------------------------------------------------------------------


def frame(payload: bytes, opcode: int = 2, fin: bool = True) -> bytes:
    """A frame of a client, masked."""
    mask = b"\x01\x02\x03\x04"
    size = len(payload)
    head = bytes((fin << 7 | opcode, 0x80 | size)) if size < 126 else bytes((fin << 7 | opcode, 0xFE))
    head += b"" if size < 126 else size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


SENT = [
    (frame(b"short"), [b"short"]),
    (frame(b""), [b""]),
    (frame(b"p", 9), []),  # a ping
    (frame(b"x" * 125) + frame(b"y" * 126), [b"x" * 125, b"y" * 126]),
    (frame(b"be", fin=False) + frame(b"p", 9) + frame(b"gin", 0, fin=False) + frame(b"s", 0), [b"begins"]),
    (frame(b"z" * 16_000), [b"z" * 16_000]),
    (frame(b"last"), [b"last"]),
]
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Protocol: botyard.v1\r\n\r\n"
)


async def heard_of(pieces: list[bytes]) -> tuple[list[bytes], bytes]:
    """Send these pieces, with two pings in them; return the messages that the server received, and its pongs."""
    heard: list[bytes] = []

    async def serve(out: WebSocketProtocol, received: Received) -> None:
        while (message := await received.get()) is not None:
            heard.append(message)

    async with served(serve) as client:
        reader, writer = await asyncio.open_connection("127.0.0.1", client.remote_address[1])
        writer.write(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        await until(lambda: heard and heard[-1] == b"last")
        answered = await reader.readexactly(2 * 3)  # two pongs of two bytes of head and one of payload
        writer.close()
    return heard, answered


@pytest.mark.parametrize("size", [1, 3, 7, 1000, 100_000])
async def test_messages_are_the_same_however_their_bytes_are_cut(size: int) -> None:
    stream = b"".join(frames for frames, _ in SENT)
    short = stream if size > 7 else stream.replace(frame(b"z" * 16_000), frame(b"z" * 130))
    pieces = [short[start : start + size] for start in range(0, len(short), size)]
    heard, pongs = await heard_of(pieces)
    expected = [message for _, messages in SENT for message in messages]
    assert [message[:130] for message in heard] == [message[:130] for message in expected]
    assert pongs == b"\x8a\x01p" * 2


@pytest.mark.parametrize("wrong", [b"\x82\x01a", b"\xc2\x80abcd", b"\x83\x80abcd", b"\x82\xff" + b"\xff" * 8])
async def test_a_wrong_frame_ends_the_connection(wrong: bytes) -> None:
    heard: list[bytes] = []

    async def serve(out: WebSocketProtocol, received: Received) -> None:
        heard.extend(await until_gone(received))

    async with served(serve) as client:
        reader, writer = await asyncio.open_connection("127.0.0.1", client.remote_address[1])
        writer.write(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(b"first") + wrong + frame(b"never"))
        assert (await reader.read())[:1] == b"\x88"
        writer.close()
        await until(lambda: heard)
    assert heard == [b"first"]


async def test_pings_are_counted_and_answered_in_any_form_and_a_pong_is_no_message() -> None:
    unusual = frame(b"p", 9).replace(b"\x89\x81", b"\x89\xfe\x00\x01")  # its size in two bytes
    heard, pongs = await heard_of([unusual + frame(b"q", 10), frame(b"p", 9), frame(b"last")])
    assert heard == [b"last"]
    assert pongs == b"\x8a\x01p" * 2


async def test_a_flood_of_small_frames_costs_as_much_in_one_piece_as_in_many() -> None:
    """Else one peer holds up all the others, with as little as the kernel hands over at once."""
    heard: list[bytes] = []
    found: list[WebSocketProtocol] = []

    async def serve(out: WebSocketProtocol, received: Received) -> None:
        found.append(out)
        heard.extend(await until_gone(received))

    def seconds(pieces: int, size: int) -> float:
        began = time.process_time()
        for _ in range(pieces):
            found[0].data_received(frame(b"") * size)
        return time.process_time() - began

    async with served(serve):
        await until(lambda: found)
        assert seconds(1, 100_000) < 20 * seconds(100, 1_000)
    await until(lambda: heard)
    assert len(heard) == 200_000


@pytest.mark.parametrize("cut", [0, 3, 9, 11, 15, 20])
async def test_frames_sent_before_the_answer_to_the_handshake_arrive_wherever_they_are_cut(cut: int) -> None:
    stream = frame(b"first") + frame(b"last")
    heard: list[bytes] = []

    async def serve(out: WebSocketProtocol, received: Received) -> None:
        while (message := await received.get()) is not None:
            heard.append(message)

    async with served(serve) as client:
        reader, writer = await asyncio.open_connection("127.0.0.1", client.remote_address[1])
        writer.write(UPGRADE + stream[:cut])
        await reader.readuntil(b"\r\n\r\n")
        writer.write(stream[cut:])
        await until(lambda: heard and heard[-1] == b"last")
        writer.close()
    assert heard == [b"first", b"last"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
@pytest.mark.parametrize("encoding", list(Encoding))
def test_a_frame_is_read_as_it_was_made(size: int, encoding: Encoding) -> None:
    payload = b"x" * size
    frame = data_frame(payload, encoding)
    reader = StreamReader()
    reader.feed_data(frame)
    with pytest.raises(StopIteration) as parsed:
        next(Frame.parse(reader.read_exact, mask=False))
    assert parsed.value.value.data == payload
    assert parsed.value.value.fin
    opcode = Opcode.TEXT if encoding is Encoding.JSON else Opcode.BINARY
    assert parsed.value.value.opcode is opcode
    assert list(payloads_of(frame)) == [(opcode, payload)]
    assert list(payloads_of(frame + frame)) == [(opcode, payload)] * 2
