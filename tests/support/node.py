"""A node in this process, served by the real uvicorn on a free port."""

import asyncio
import json
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Any, Self

from botyard.accounts.identity import Signer, new_identity
from botyard.app import Node
from botyard.archive.archive import MatchArchive
from botyard.serve import Server, config_of
from botyard.settings import Limits, Settings
from botyard.startup import open_listener, read_signing_key
from botyard.store.store import Store
from botyard_protocol.codes import Code
from botyard_protocol.messages import Attendance
from tests.support.waiting import SECONDS, until

MANY_OPEN = Limits(guest_open_rooms=1_000, account_open_rooms=1_000, address_open_rooms=1_000)
"""The usual limits, but for rooms that wait for players: tests make many of them."""


_running: list["LiveNode"] = []
"""The nodes of this process that serve."""


async def known_everywhere() -> None:
    """Wait until each node of this process knows the people who are connected to another one of the same Redis.

    A match starts at once only with people who are known to be here, and what one node reports reaches another one
    when the machine finds the time.
    """
    for one in _running:
        for other in _running:
            if one is not other and one.redis == other.redis:
                await until(lambda: all(map(one.knows, other.people)))  # noqa: B023 - it is waited for here


class LiveNode:
    """One node. `port` is known once it has started. `archive`: of finished matches, started. `more`: settings."""

    def __init__(
        self,
        redis: str,
        limits: Limits | None = None,
        proxies: tuple[str, ...] = (),
        archive: MatchArchive | None = None,
        **more: Any,
    ) -> None:
        self._archive = archive
        made = Settings(port=0, redis_url=redis, limits=limits or MANY_OPEN, proxies=proxies, thinking=(0, 0))
        self._settings = replace(made, **more)
        self.redis = redis
        self.store = Store(redis)
        self.port = 0

    @property
    def address(self) -> str:
        """Host and port: what a browser sends as Host."""
        return f"127.0.0.1:{self.port}"

    async def __aenter__(self) -> Self:
        """Start; the node itself."""
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """End."""
        await self.end()

    async def start(self) -> None:
        """Start, and wait until it serves."""
        self.store.start()
        await until(lambda: self.store.run)
        key = await read_signing_key(self.store, self._settings)
        self.signer = Signer(key)
        self.node = Node(self.store, key, self._settings, self._archive)
        config = config_of(self.node)
        listener = open_listener(self._settings)
        self.port = listener.getsockname()[1]
        config.load()
        self._server = Server(self.node, config, self.address)
        self._server.lifespan = config.lifespan_class(config)
        await self._server.startup([listener])
        assert self._server.started
        _running.append(self)

    def _leave(self) -> None:
        if self in _running:
            _running.remove(self)

    @property
    def people(self) -> list[str]:
        """The identities that are connected to this node."""
        online = self.node.online
        return [identity for identity in online._own if identity not in online._leaving]

    def knows(self, identity: str) -> bool:
        """Whether this node knows that a user is connected to the service."""
        return self.node.online.state(identity) is not Attendance.OFFLINE

    async def stop(self) -> None:
        """Stop as SIGTERM does."""
        self._leave()
        await self._server.shutdown()
        await self.store.stop()

    async def end(self) -> None:
        """End it when no client waits for an answer: as `stop`, without the pauses for messages on their way."""
        self._leave()
        state = self._server.server_state
        for listener in self._server.servers:
            listener.close()
        for connection in list(state.connections):
            connection.shutdown()
        await until(lambda: not state.connections and not state.tasks)
        await self._server.lifespan.shutdown()
        await self.store.stop()

    def token(self, name: str) -> str:
        """The bearer token of a new guest."""
        return self.signer.proof(new_identity(name), "token")

    async def begin(self, method: str, path: str, **headers: str) -> asyncio.StreamWriter:
        """A socket on which the head of a request was sent, and nothing of its body."""
        _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        lines = [f"{name.replace('_', '-')}: {value}" for name, value in {"host": self.address, **headers}.items()]
        writer.write("\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode())
        return writer

    async def http(self, method: str, path: str, body: bytes = b"", **headers: str) -> "Answer":
        """One request, as `request` sends it."""
        return await request(self.port, method, path, body, None, **headers)


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to an HTTP request; names of headers are in lower case. `cookies`: those that it sets, by name."""

    status: int
    headers: dict[str, str]
    body: bytes
    cookies: dict[str, str]

    def json(self) -> Any:
        """The body, which is JSON."""
        return json.loads(self.body)


async def unless_busy(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """The answer to an HTTP request that is repeated, as clients do, while the service says that it is busy."""
    async with asyncio.timeout(SECONDS):
        while True:
            answer = await ask()
            if answer.status != HTTPStatus.SERVICE_UNAVAILABLE or answer.json()["code"] != Code.BUSY:
                return answer


async def request(
    port: int, method: str, path: str, body: bytes = b"", tls: ssl.SSLContext | None = None, **headers: str
) -> Answer:
    """One request to a port of this machine, the path as it is, underscores of header names turned into hyphens.

    `tls`: speaks TLS with the name in the header `host`.
    """
    sent = {"host": f"127.0.0.1:{port}", "content-length": str(len(body)), "connection": "close"}
    sent |= {name.replace("_", "-"): value for name, value in headers.items()}
    name = None if tls is None else sent["host"].partition(":")[0]
    reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=tls, server_hostname=name)
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
    writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
    raw = await asyncio.wait_for(reader.read(), 60)
    writer.close()
    await writer.wait_closed()
    return _answer(raw)


def _answer(raw: bytes) -> Answer:
    """Take a response apart."""
    head, _, body = raw.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]
    set_cookies = [value.partition(";")[0].partition("=") for name, value in pairs if name == "set-cookie"]
    cookies = {name: value for name, _, value in set_cookies}
    return Answer(int(first.split()[1]), dict(pairs), body, cookies)
