"""Receivers of messages, which tests read: an SMTP server, a push service and a receiver of webhooks."""

import asyncio
import base64
import email
import json
import re
import secrets
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from functools import partial
from types import TracebackType
from typing import Any

import http_ece  # type: ignore[import-untyped]
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from joserfc import jwt
from joserfc.jwk import ECKey


class MailServer:
    """Serves SMTP on a port of this machine. `refused`: recipients that it does not take, each with the answer.

    `tls`: the context of TLS, which is then offered.
    """

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self._tls = tls
        self.got: list[EmailMessage] = []
        self.refused: dict[str, str] = {}

    async def __aenter__(self) -> "MailServer":
        loop = asyncio.get_running_loop()
        made = partial(SMTP, self, enable_SMTPUTF8=True, tls_context=self._tls)
        self._server = await loop.create_server(made, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        """Take or refuse a recipient."""
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        """Keep a mail."""
        got = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(got, EmailMessage)
        self.got.append(got)
        return "250 OK"

    def link(self, place: int = -1) -> str:
        """The first link in the text of a mail that was got."""
        body = self.got[place].get_body(("plain",))
        assert body is not None
        found = re.search(r"https?://\S+", body.get_content())
        assert found is not None
        return found[0]


@dataclass
class Browser:
    """A subscribed browser: its keys, its address, the notifications that it got, and the contacts of their sender.

    `status`: what the sender of a message to it is answered. While `hangs` is set, nothing is answered at all.
    """

    url: str
    status: int = 201
    retry_after: str = ""
    hangs: bool = False
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    got: list[dict[str, Any]] = field(default_factory=list)
    topics: list[str] = field(default_factory=list)
    contacts: list[str] = field(default_factory=list)
    requests: int = 0

    def subscription(self) -> dict[str, str]:
        """What the page sends to the service."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.url, "p256dh": encoded(point), "auth": encoded(self.auth)}


class PushService:
    """Serves browsers on a port of this machine. While `answers` is not set, it takes messages and answers none."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}

    async def __aenter__(self) -> "PushService":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self._hanging = asyncio.Event()
        self.answers = asyncio.Event()
        self.answers.set()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.let_go()
        self._server.close()
        await self._server.wait_closed()

    def browser(self, **about: Any) -> Browser:
        """A new browser."""
        path = f"/push/{secrets.token_hex(8)}"
        self.browsers[path] = Browser(f"http://127.0.0.1:{self.port}{path}", **about)
        return self.browsers[path]

    def let_go(self) -> None:
        """Close the connections of all browsers that hang, and answer those that do not any more."""
        self._hanging.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take the messages of a connection, and answer each as its browser's fields say."""
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                line, *rest = head.decode().split("\r\n")
                headers = dict(_header(one) for one in rest if one)
                body = await reader.readexactly(int(headers["content-length"]))
                browser = self.browsers[line.split(" ")[1]]
                browser.requests += 1
                if browser.hangs:
                    await self._hanging.wait()
                if browser.hangs:  # it still does: `let_go` closes the connection
                    break
                if browser.status < 300:
                    browser.got.append(self._opened(browser, headers, body))
                    browser.topics.append(headers["topic"])
                await self.answers.wait()
                again = f"Retry-After: {browser.retry_after}\r\n" if browser.retry_after else ""
                writer.write(f"HTTP/1.1 {browser.status} Answer\r\n{again}Content-Length: 0\r\n\r\n".encode())
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # the service has closed it
        finally:
            writer.close()

    def _opened(self, browser: Browser, headers: dict[str, str], body: bytes) -> dict[str, Any]:
        """Decrypt a message, and check the token of its sender (RFC 8292)."""
        token, key = headers["authorization"].removeprefix("vapid t=").split(", k=")
        x, y = decoded(key)[1:33], decoded(key)[33:]
        public = ECKey.import_key({"kty": "EC", "crv": "P-256", "x": encoded(x), "y": encoded(y)})
        claims = jwt.decode(token, public, algorithms=["ES256"]).claims
        assert claims["aud"] == f"http://127.0.0.1:{self.port}"
        browser.contacts.append(claims["sub"])
        assert headers["content-encoding"] == "aes128gcm"
        opened = http_ece.decrypt(body, private_key=browser.key, auth_secret=browser.auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(opened)
        assert message["web_push"] == 8030
        shown: dict[str, Any] = message["notification"]
        return shown


def encoded(data: bytes) -> str:
    """Bytes in base64 for URLs."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of base64 for URLs."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _header(line: str) -> tuple[str, str]:
    """The name of a header, in lower case, and its value."""
    name, value = line.split(": ", 1)
    return name.lower(), value


@dataclass
class Got:
    """A request: its path, its headers by lower-case names, and its body."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


@dataclass
class Answer:
    """What a path answers. `headers`: whole lines. `repeated`: how often the body is sent. `hangs`: no answer comes."""

    status: int = 204
    headers: list[str] = field(default_factory=list)
    body: bytes = b""
    repeated: int = 1
    hangs: bool = False


class Receiver:
    """Serves webhooks on a port of this machine. `answers`: by path; others get 204."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: dict[str, Answer] = {}

    async def __aenter__(self) -> "Receiver":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        self._hanging = asyncio.Event()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._hanging.set()
        self._server.close()
        await self._server.wait_closed()

    def at(self, path: str) -> list[Got]:
        """The requests to a path."""
        return [one for one in self.got if one.path == path]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Keep the one request of a connection, and answer it as `answers` says for its path."""
        try:
            line, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (one.partition(": ") for one in rest if one)}
            path = line.split(" ")[1]
            self.got.append(Got(path, headers, await reader.readexactly(int(headers["content-length"]))))
            answer = self.answers.get(path, Answer())
            if answer.hangs:
                await self._hanging.wait()
                return
            length = len(answer.body) * answer.repeated
            head = [
                f"HTTP/1.1 {answer.status} Answer",
                *answer.headers,
                f"Content-Length: {length}",
                "Connection: close",
            ]
            writer.write("\r\n".join((*head, "", "")).encode())
            for _ in range(answer.repeated):
                writer.write(answer.body)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # the service has closed it
        finally:
            writer.close()
