"""Where requests of the service go: to public addresses only, however they are spelt, and never for long.

And receivers of webhooks: those of the documents, run as they stand there.
"""

import asyncio
import os
import re
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_network
from pathlib import Path
from threading import Event

import httpcore
import pytest

from botyard.errors import Refused
from botyard.notifications import outbound as module
from botyard.notifications.channel import Notification
from botyard.notifications.hook_forms import SIGNATURE, TIME, request_of
from botyard.notifications.outbound import ANSWER_BYTES, NotPublic, Outbound
from botyard_protocol.api_notifications import HookForm, NotificationKind
from tests.live.processes import free_port
from tests.support.client import SECONDS
from tests.support.waiting import until

PRIVATE = [
    "https://127.0.0.1/",
    "https://127.1/",
    "https://127.0.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0x7f.0.0.1/",
    "https://0177.0.0.1/",
    "https://017700000001/",
    "https://0/",
    "https://0.0.0.0/",
    "https://10.0.0.7/",
    "https://10.1/",
    "https://172.16.0.1/",
    "https://172.31.255.255/",
    "https://192.168.1.1/",
    "https://192.168.257/",
    "https://169.254.169.254/latest/meta-data",
    "https://0xa9fea9fe/",
    "https://100.64.0.1/",
    "https://198.18.0.1/",
    "https://192.0.0.1/",
    "https://192.0.2.1/",
    "https://224.0.0.1/",
    "https://240.0.0.1/",
    "https://255.255.255.255/",
    "https://[::1]/",
    "https://[::]/",
    "https://[0:0:0:0:0:0:0:1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[::127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[64:ff9b:1::a00:1]/",
    "https://[::ffff:0:a00:1]/",
    "https://[fec0::1]/",
    "https://[2002:7f00:1::]/",
    "https://[fe80::1]/",
    "https://[fe80::1%25eth0]/",
    "https://[fc00::1]/",
    "https://[fd12:3456::1]/",
    "https://[ff02::1]/",
    "https://[2001:db8::1]/",
    "http://93.184.216.34/",
    "http://push.example/",
    "ftp://push.example/",
    "https://user:word@push.example/",
    "https://push.example:0/",
    "https://push.example:99999/",
    "https:///path",
    "https://push.example\\@127.0.0.1/",
    "https://push.example/a b",
    "https://push.example/\r\nX: y",
    "https://püsh.example/",
    "https://[::1/",
    "push.example",
    "",
]
"""Addresses that nothing is sent to, as far as their words show."""

PUBLIC = ["https://push.example/p/1", "https://93.184.216.34/", "https://[2606:2800:220:1:248:1893:25c8:1946]/"]


@pytest.mark.parametrize("url", PRIVATE)
def test_an_address_that_is_not_public_is_refused(url: str) -> None:
    with pytest.raises(Refused, match="public server"):
        Outbound().must_be_allowed(url, "endpoint")


@pytest.mark.parametrize("url", PUBLIC)
def test_a_public_address_is_taken(url: str) -> None:
    Outbound().must_be_allowed(url, "endpoint")


def test_an_operator_can_allow_a_network_also_without_https() -> None:
    outbound = Outbound((ip_network("10.0.0.0/8"),))
    outbound.must_be_allowed("http://10.0.0.7:8080/", "endpoint")
    with pytest.raises(Refused):
        outbound.must_be_allowed("http://127.0.0.1/", "endpoint")


@pytest.mark.parametrize(
    "addresses", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::1"], ["::ffff:192.168.0.1"], ["fe80::1%eth0"]]
)
async def test_a_name_that_leads_to_an_address_that_is_not_public_is_not_connected_to(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "addresses_of", lambda name: tuple(addresses))
    outbound = Outbound()
    with pytest.raises(NotPublic, match=r"rebound\.example leads to .*, which is no public address"):
        await outbound.post("https://rebound.example/", {}, b"")
    await outbound.stop()


async def test_names_whose_lookup_hangs_hold_up_no_other_name(monkeypatch: pytest.MonkeyPatch) -> None:
    let_go, asked = Event(), []

    def look_up(name: str) -> tuple[str, ...]:
        asked.append(name)
        if name in hanging:
            let_go.wait(60)
        return ("192.0.2.1",)

    monkeypatch.setattr(module, "addresses_of", look_up)
    monkeypatch.setattr(module, "SLOW_SECONDS", 0.0)
    made, hanging = module.Names(), {f"{number}.slow.example" for number in range(module.LOOKUPS - 1)}
    waiting = [asyncio.create_task(made.addresses(name)) for name in (*hanging, *hanging)]
    await until(lambda: len(asked) == len(hanging))
    assert await made.addresses("good.example") == ("192.0.2.1",)
    hanging.add("good.example")
    assert await made.addresses("good.example") == ("192.0.2.1",), "as it was a moment ago"
    assert await made.addresses("good.example") == ("192.0.2.1",)
    await until(lambda: len(asked) == len(hanging) + 1)  # its second lookup has begun in a thread
    with pytest.raises(OSError, match="too many names"):
        await made.addresses("another.example")
    assert sorted(asked) == sorted([*hanging, "good.example"]), "each is looked up once at the same time"
    let_go.set()
    assert set(await asyncio.gather(*waiting)) == {("192.0.2.1",)}
    assert await made.addresses("another.example") == ("192.0.2.1",)


@asynccontextmanager
async def server(answer: bytes, more: bytes = b"", times: int = 0) -> AsyncIterator[tuple[str, list[str]]]:
    """A server that gives an answer to every request, and then more bytes many times. Yields its URL and requests."""
    asked: list[str] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            asked.append((await reader.readuntil(b"\r\n\r\n")).decode())
            writer.write(answer)
            for _ in range(times):
                writer.write(more)
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass  # the client has closed it
        finally:
            writer.close()

    made = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with made:
        yield f"http://127.0.0.1:{made.sockets[0].getsockname()[1]}/", asked


LOCAL = (ip_network("127.0.0.0/8"),)


async def test_of_a_long_answer_only_the_beginning_is_read() -> None:
    head = b"HTTP/1.1 200 OK\r\nContent-Length: 200000000\r\n\r\n"
    async with server(head, bytes(100_000), 2_000) as (url, _):
        outbound = Outbound(LOCAL)
        reply = await outbound.post(url, {}, b"")
        assert (reply.status, len(reply.body)) == (200, ANSWER_BYTES)
        await outbound.stop()


async def test_a_redirect_is_not_followed() -> None:
    async with server(b"", b"") as (target, asked):
        async with server(f"HTTP/1.1 301 Moved\r\nLocation: {target}\r\nContent-Length: 0\r\n\r\n".encode()) as (
            url,
            _,
        ):
            outbound = Outbound(LOCAL)
            assert (await outbound.post(url, {}, b"")).status == 301
            await outbound.stop()
        assert asked == []


@pytest.mark.parametrize("answer", [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n"])
async def test_a_missing_or_malformed_answer_is_an_error(answer: bytes) -> None:
    async with server(answer) as (url, _):
        outbound = Outbound(LOCAL)
        with pytest.raises(OSError, match=r"."):
            await outbound.post(url, {}, b"")
        await outbound.stop()


async def test_a_server_that_says_nothing_is_left_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS", 0.05)
    hanging = asyncio.Event()

    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await hanging.wait()
        writer.close()

    made = await asyncio.start_server(hang, "127.0.0.1", 0)
    async with made:
        outbound = Outbound(LOCAL)
        with pytest.raises(OSError, match="no answer within"):
            await outbound.post(f"http://127.0.0.1:{made.sockets[0].getsockname()[1]}/", {}, b"")
        hanging.set()
        await outbound.stop()


async def test_the_seconds_of_retry_after_are_read() -> None:
    async with server(b"HTTP/1.1 429 Slow\r\nRetry-After: 90\r\nContent-Length: 0\r\n\r\n") as (url, _):
        outbound = Outbound(LOCAL)
        assert (await outbound.post(url, {}, b"")).retry_after == 90
        await outbound.stop()


# --- the receivers of the documents -----------------------------------------------------------------------------


DOCUMENT = (Path(__file__).parents[2] / "docs" / "topics" / "messages.md").read_text()
SECRET = "word"


@pytest.mark.parametrize(("language", "command"), [("python", [sys.executable]), ("js", ["node"])])
async def test_a_receiver_of_the_documents_takes_what_is_signed(
    language: str, command: list[str], tmp_path: Path
) -> None:
    (found,) = re.findall(rf"```{language}\n(.*?)```", DOCUMENT, re.DOTALL)
    assert len(found.splitlines()) <= 10
    program = tmp_path / ("receiver.py" if language == "python" else "receiver.mjs")
    program.write_text(found)
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *command,
        str(program),
        env={"SECRET": SECRET, "PORT": str(port), "PATH": os.environ["PATH"]},
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        await _until_open(port)
        statuses = [await _status(port, *way) for way in (("", 0), ("x", 0), ("", 400))]
    finally:
        process.terminate()
        await process.wait()
    assert statuses == [204, 403, 403]


async def _status(port: int, wrong: str, age: int) -> int:
    """The answer to a request. `wrong`: changes the body after it was signed. `age`: in seconds."""
    notification = Notification("Toy Game: it’s your turn", "With Ben", "/", "", "", NotificationKind.TURN, "1")
    headers, body = request_of(HookForm.SIGNED, SECRET, notification, "https://x.example/", int(time.time()) - age)
    assert {TIME, SIGNATURE} < set(headers)
    async with httpcore.AsyncConnectionPool() as pool:
        url = f"http://127.0.0.1:{port}/"
        return (await pool.request("POST", url, headers=list(headers.items()), content=body + wrong.encode())).status


async def _until_open(port: int) -> None:
    """Wait until a port takes connections."""
    async with asyncio.timeout(SECONDS):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0)
                continue
            writer.close()
            return
