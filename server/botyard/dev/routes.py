"""What the page of `botyard dev` asks for: positions, slots, and what the last save led to. No other node serves it."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import orjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from botyard.dev import table
from botyard.net.http.answers import JSON, NO_STORE
from botyard.net.transport.authentication import origin_allowed
from botyard.processes.process_pool import Busy, ProcessPool
from botyard.processes.worker_process import TaskFailed
from botyard.settings import Development

POSITION_SECONDS = 4.0
WORKER_SECONDS = 60.0
"""How long a request waits for a worker, which imports the game after each change, with least priority."""
MOST_BYTES = 256 * 1024
"""The most bytes of a position that the page sends, or of a slot."""
_SLOT = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,59}")
SLOT_NAMES = "The name of a slot has 1 to 60 letters, digits, spaces, dots, hyphens and underscores."

Serve = Callable[[Request], Awaitable[Response]]


class Desk:
    """Answers the requests of an author's page. `run`: a text that differs for each start of the node.

    The page compares it, and so notices that the node was started again.
    """

    def __init__(self, development: Development, run: str) -> None:
        self._game, self._slots, self._report = development.game, development.slots, development.report
        self._run = run
        self._pool = ProcessPool(1, table.__name__, seconds=POSITION_SECONDS)
        self.stop = self._pool.stop

    def routes(self) -> list[Route]:
        """Return the paths that are served."""
        return [
            Route("/api/dev", self._status),
            Route("/api/dev/position", self._position, methods=["POST"]),
            Route("/api/dev/slots/{name}", self._slot, methods=["GET", "PUT", "DELETE"]),
        ]

    async def _status(self, request: Request) -> Response:
        """Say which game it is, which slots there are, and what the last save led to."""
        report = await asyncio.to_thread(_read_report, self._report)
        slots = await asyncio.to_thread(_slots_of, self._slots)
        return _answer({"game": self._game, "run": self._run, "slots": slots, **report})

    async def _position(self, request: Request) -> Response:
        """Answer with a position and what its author may see of it."""
        if (refused := _why_foreign(request)) is not None:
            return refused
        body = await request.body()
        if len(body) > MOST_BYTES:
            return _refusal(f"A position has at most {MOST_BYTES} bytes.", 413)
        try:
            looked = await self._pool.run(WORKER_SECONDS, table.look, self._game, body)
            return Response(looked, 200, NO_STORE, JSON)
        except Busy as error:
            sentence = f"The rules do not answer ({error}): look for a loop that never ends, and for what ends Python."
            return _answer({"practised": None, "problem": sentence, "played": 0})
        except TaskFailed as error:
            return _answer({"practised": None, "problem": f"The position can't be shown: {error}", "played": 0})

    async def _slot(self, request: Request) -> Response:
        """Read, write or delete a saved position."""
        name = request.path_params["name"]
        if not _SLOT.fullmatch(name):
            return _refusal(SLOT_NAMES, 400)
        if request.method != "GET" and (refused := _why_foreign(request)) is not None:
            return refused
        file = self._slots / f"{name}.json"
        try:
            if request.method == "PUT":
                body = await request.body()
                if len(body) > MOST_BYTES:
                    return _refusal(f"A slot has at most {MOST_BYTES} bytes.", 413)
                await asyncio.to_thread(_write, file, orjson.loads(body))
                return _answer({})
            if request.method == "DELETE":
                await asyncio.to_thread(file.unlink, missing_ok=True)
                return _answer({})
            return _answer(orjson.loads(await asyncio.to_thread(file.read_bytes)))
        except orjson.JSONDecodeError as error:
            return _refusal(f"The slot {file} is no JSON: {error}. Correct the file, or delete the slot.", 400)
        except OSError as error:
            return _refusal(f"The slot {file} can't be used: {error.strerror}.", 404)


def _write(file: Path, content: Any) -> None:
    """Write a slot so that a person can read and edit it. Raises `OSError`."""
    file.parent.mkdir(exist_ok=True)
    new = file.with_suffix(".new")
    try:
        new.write_text(json.dumps(content, indent=1) + "\n", "utf-8")
        new.replace(file)
    finally:  # the disk may be full
        new.unlink(missing_ok=True)


def _slots_of(folder: Path) -> list[str]:
    """Return the names of the saved positions, sorted."""
    return sorted(file.stem for file in folder.glob("*.json") if _SLOT.fullmatch(file.stem))


def _read_report(file: Path) -> dict[str, Any]:
    """Return what the watcher says of the last save."""
    found: dict[str, Any] = orjson.loads(file.read_bytes())
    return found


def _why_foreign(request: Request) -> Response | None:
    """Return a refusal of what may come from a page of another site, None for a request of our page.

    Such a page can't say that its body is JSON, and its browser names its origin.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        return _refusal("Send Content-Type: application/json.", 415)
    origin = request.headers.get("origin")
    if origin is not None and not origin_allowed(origin, request.headers.get("host", ""), frozenset()):
        return _refusal("Only the page of this service may change something.", 403)
    return None


def _answer(content: dict[str, Any]) -> Response:
    return Response(orjson.dumps(content), 200, NO_STORE, JSON)


def _refusal(sentence: str, status: int) -> Response:
    return Response(orjson.dumps({"code": "malformed", "message": sentence}), status, NO_STORE, JSON)
