"""Browsers of people, for tests: they keep their cookies, ask over HTTP, and connect."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from botyard.accounts.browser_cookies import BROWSER_COOKIE, DEVICE_COOKIE
from botyard_protocol import messages as m
from botyard_protocol.codec import SERVER, Encoding, encode
from tests.support.default_game import GAME
from tests.support.node import Answer, LiveNode

PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@dataclass
class Browser:
    """A browser at a node: it keeps its cookies. `address`: where it is, as a proxy says."""

    node: LiveNode
    cookie: str = ""
    device: str = ""
    browser: str = ""
    address: str = ""

    async def ask(self, method: str, path: str, **body: object) -> Answer:
        """One request; `body` goes as JSON."""
        sent = json.dumps(body).encode() if body else b""
        where = {"x_forwarded_for": self.address} if self.address else {}
        cookies = "; ".join(one for one in (self.cookie, self.device, self.browser) if one)
        answer = await self.node.http(method, path, sent, cookie=cookies, user_agent=FIREFOX, **where)
        for name, value in answer.cookies.items():
            if name == DEVICE_COOKIE:
                self.device = f"{name}={value}"
            elif name == BROWSER_COOKIE:
                self.browser = f"{name}={value}"
            else:
                self.cookie = f"{name}={value}"
        return answer

    async def post(self, path: str, **body: object) -> Answer:
        """As `ask`, by POST."""
        return await self.ask("POST", path, **body)

    async def done(self, path: str, **body: object) -> dict[str, object]:
        """Send a POST that must succeed; return its answer."""
        answer = await self.post(path, **body)
        assert answer.status in {200, 204}, answer.body
        return dict(answer.json()) if answer.body else {}

    async def sessions(self) -> list[dict[str, object]]:
        """The sessions that are listed to this browser."""
        return list((await self.ask("GET", "/api/me/sessions")).json()["sessions"])

    def opened(self) -> connect:
        """A websocket of this browser, on which nothing was said."""
        url, encodings = f"ws://{self.node.address}/ws", [Subprotocol(Encoding.MSGPACK.value)]
        headers = {"Cookie": self.cookie, "Origin": f"http://{self.node.address}"}
        return connect(url, subprotocols=encodings, additional_headers=headers)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[ClientConnection]:
        """A websocket of this browser, welcomed."""
        async with self.opened() as socket:
            await socket.send(encode(m.Hello("test"), Encoding.MSGPACK))
            assert isinstance(await heard(socket), m.Welcome)
            yield socket


async def heard(socket: ClientConnection) -> object:
    """The next message on a socket."""
    data = await asyncio.wait_for(socket.recv(), 60)
    assert isinstance(data, bytes)
    return SERVER.decode(data, Encoding.MSGPACK, GAME)


async def end_of(socket: ClientConnection) -> int:
    """With which code a socket is closed, whatever comes before; 0 if it ends without one."""
    try:
        while True:
            await heard(socket)
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


async def guest(node: LiveNode, name: str) -> Browser:
    """The browser of a new guest."""
    browser = Browser(node)
    await browser.done("/api/guest", name=name)
    return browser


async def registered(node: LiveNode, name: str, address: str = "") -> Browser:
    """The browser of a user with an account."""
    browser = Browser(node, address=address)
    await browser.done("/api/guest", name=name)
    await browser.done("/api/me/register", name=name, password=PASSWORD)
    return browser


def behind_a_proxy(redis: str) -> LiveNode:
    """A node that believes what is said of addresses."""
    return LiveNode(redis, proxies=("127.0.0.1",))
