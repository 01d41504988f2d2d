"""File descriptors: never more connections than fit, and the others get a sentence."""

import asyncio
import json
import os
import resource
import sys
from pathlib import Path

import pytest

from botyard import descriptors
from botyard.accounts.identity import Identity, Signer
from botyard.descriptors import BACKLOG, OWN_FILES, REFUSED, SPARE, Sockets, allot_sockets, needed_files

REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
)
REQUEST += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: botyard.v1\r\n"
FILES = 256
AT_ONCE = 16
SECRET = "s" * 32
PATIENT = """
import sys
import botyard.net.transport.http_sockets as sockets
from botyard.cli import main

sockets.WAITED_SECONDS = 3_600.0
sys.exit(main())
"""
"""A server that closes no socket for another one, also if the machine stands still before it has read a request."""


def token(place: int) -> str:
    """One of three guests: an identity may have 100 connections."""
    return Signer(SECRET.encode()).proof(Identity(f"{place % 3:016x}", "Ann"), "token")


def test_an_allowed_number_of_sockets_is_taken_if_it_fits() -> None:
    assert allot_sockets(10_000, needed_files(10_000, 3), 3) == Sockets(10_000, SPARE, REFUSED, BACKLOG)
    assert allot_sockets(50, needed_files(50, 0), 0) == Sockets(50)


@pytest.mark.parametrize("files", [150, 256, 1_024, 4_096, 10_240, needed_files(10_000, 1) - 1])
@pytest.mark.parametrize("connections", [1, 50, 10_000])
def test_whatever_is_taken_fits(connections: int, files: int) -> None:
    sockets = allot_sockets(connections, files, 1)
    assert sockets is not None
    assert sockets.connections + sockets.spare + sockets.refused + sockets.backlog <= files - OWN_FILES
    assert 1 <= sockets.connections <= connections
    assert min(sockets.spare, sockets.refused, sockets.backlog) > 0


def test_a_limit_that_allows_no_connection_is_refused() -> None:
    assert allot_sockets(10_000, OWN_FILES + 10, 0) is None


def test_the_soft_limit_becomes_the_hard_one(monkeypatch: pytest.MonkeyPatch) -> None:
    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1_024, 4_096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: raised.append(limits))
    assert descriptors.raise_limit() == 4_096
    assert raised == [(4_096, 4_096)]


def test_a_limit_that_cannot_be_raised_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int, limits: tuple[int, int]) -> None:
        raise ValueError(limits)

    monkeypatch.setattr(resource, "getrlimit", lambda _: (1_024, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert descriptors.raise_limit() == 1_024


async def connection(port: int, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]:
    """A connection, left open, and the first line of its answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(REQUEST + f"Authorization: Bearer {token}\r\n\r\n".encode())
    return reader, writer, await reader.readline()


@pytest.mark.slow
async def test_under_a_low_limit_each_connection_that_does_not_fit_gets_a_sentence(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", PATIENT, "serve", "--port", "0", "--data", str(tmp_path)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={"PATH": os.environ["PATH"], "BOTYARD_BOT_WORKERS": "1", "BOTYARD_SECRET": SECRET},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES // 2, FILES)),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    made: list[tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]] = []
    try:
        ready = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        port = int(ready.rsplit(":", 1)[1].rstrip("/\n"))
        allowed = allot_sockets(10_000, FILES, 1)
        assert allowed is not None
        for first in range(0, FILES, AT_ONCE):  # of more a slow machine would keep some waiting, which are closed first
            some = range(first, first + AT_ONCE)
            made += await asyncio.gather(*(connection(port, token(place)) for place in some))
        lines = [line for _, _, line in made]
        served = [line for line in lines if b" 101 " in line]
        full = [line for line in lines if b" 503 " in line]
        assert len(served) == allowed.connections
        assert len(full) == FILES - allowed.connections, "none was cut without an answer"
        assert len(os.listdir(f"/proc/{process.pid}/fd")) < FILES
    finally:
        for _, writer, _ in made:
            writer.close()
        process.terminate()
        errors = (await process.stderr.read()).decode()
        await process.wait()
    logged = [json.loads(line) for line in errors.splitlines()]
    (warning,) = [line for line in logged if line["event"] == "fewer connections fit than are allowed"]
    assert (warning["count"], warning["allowed"]) == (allowed.connections, 10_000)
    assert f"only {FILES} files" in warning["reason"]
