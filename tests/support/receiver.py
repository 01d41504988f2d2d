"""A receiver of webhooks for tests: it keeps the requests that come over HTTP, and answers as a test says."""

import asyncio
import json
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any


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
