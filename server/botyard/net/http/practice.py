"""Practice over HTTP: positions that are played on by the rules, computed in a worker process and stored nowhere."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import msgspec
import orjson
from starlette.responses import Response

from botyard.accounts.network import network_of
from botyard.errors import GameFailed, Refused
from botyard.fair_turns import FairTurns
from botyard.net.actions.practice_starts import PracticeStarts
from botyard.net.http.encoded_files import accepted_encodings
from botyard.net.http.router import JSON, LINK, NO_STORE, Call, Later, Operation, TooFast
from botyard.net.transport.message_costs import PRACTICE
from botyard.net.transport.rate_limits import RateLimits
from botyard.practice import task
from botyard.practice.origins import Beginning, NewMatch, Step
from botyard.processes.process_pool import Busy, ProcessPool
from botyard.processes.worker_process import TaskFailed
from botyard.rooms.runtime.game_failures import log_failure
from botyard.texts import localized
from botyard_protocol.api_practice import (
    LessonStart,
    MatchStart,
    NewStart,
    Practice,
    PracticePreview,
    Practised,
    Suggestion,
)
from botyard_protocol.codes import Code
from botyard_protocol.messages import Previewed

BODY_BYTES = 64 * 1024
PATIENCE_SECONDS = 6.0
"""So long a request waits for its turn in the worker process, and for a worker that starts."""
RETRY_MS = 1000
MOST_WAITING = 60
"""So many requests of one address wait for the worker, and as many of its lessons: a school class fits."""
SEED_BYTES = 32

STARTING = (Code.NO_SUCH_ROOM, Code.NOT_WATCHED, Code.NO_SUCH_LINK, Code.NOT_FINISHED, Code.UNKNOWN_GAME)
REFUSALS = (*STARTING, Code.TOO_FAST, Code.BUSY, Code.BAD_OPTIONS, Code.WRONG_COMMAND, Code.CHOICE_CLOSED)


class PracticeOperations:
    """Serves positions of practice."""

    def __init__(self, starts: PracticeStarts, pool: ProcessPool, rate_limits: RateLimits) -> None:
        self._starts = starts
        self._pool = pool
        self._rate_limits = rate_limits
        self._turns = FairTurns()

    def operations(self) -> list[Operation]:
        """The operations, with their paths and types."""
        play = "The position of a practice, after all its moves and those of the others. Nothing is stored."
        ahead = "What changes would lead to in a practice: the answer of the message `preview`."
        advise = (
            "What the strongest bot of a game would do in a practice, and what else could be done; in no running match."
        )
        teach = "The lessons, puzzles and boards of the rules page of a game: positions and goals."
        path, lessons = "/api/practice", "/api/games/{game}/lessons"
        return [
            _post(path, "practise", play, self._practise, Practice, Practised),
            _post(f"{path}/preview", "previewPractice", ahead, self._preview, PracticePreview, Previewed),
            _post(f"{path}/suggest", "suggestPractice", advise, self._suggest, Practice, Suggestion),
            Operation(
                *("GET", lessons, "getLessons", teach, self._lessons),
                codes=(Code.UNKNOWN_GAME,),
                anonymous=True,
                file=JSON,
            ),
        ]

    async def _lessons(self, call: Call) -> Response:
        return _file_response(lessons_file(call.path("game")), call)

    async def _practise(self, call: Call) -> Response:
        ask = call.body
        assert isinstance(ask, Practice)
        return await self._run(call, ask, task.practise, ask)

    async def _preview(self, call: Call) -> Response:
        ask = call.body
        assert isinstance(ask, PracticePreview)
        return await self._run(call, ask.practice, task.preview, ask)

    async def _suggest(self, call: Call) -> Response:
        ask = call.body
        assert isinstance(ask, Practice)
        return await self._run(call, ask, task.suggest, ask)

    async def _run(
        self, call: Call, ask: Practice[Any, Any], function: Callable[..., task.Answer], body: Any
    ) -> Response:
        self._count(call)
        beginning = await self._beginning(call, ask)
        seed = token_bytes(SEED_BYTES) if ask.seed is None else bytes.fromhex(ask.seed)
        try:
            answer = await self._computed(_turn_key(call, ask), function, beginning, body, seed)
        except TaskFailed as error:
            log_failure("practice", ask.game, error)
            raise GameFailed from error
        except (Busy, TimeoutError) as error:
            raise Later(Code.BUSY, localized("busy-server_too_practice_try"), RETRY_MS) from error
        if answer.code:
            raise Refused(answer.code, answer.message)
        return Response(answer.body, 200, NO_STORE, JSON)

    async def _computed(self, key: str, function: Callable[..., task.Answer], *arguments: Any) -> task.Answer:
        """Compute an answer in the worker process. Raises `Busy`, `TimeoutError` and `TaskFailed`."""
        if self._turns.waiting(key) >= MOST_WAITING:
            raise Busy("too many of this address wait")
        async with asyncio.timeout(PATIENCE_SECONDS), self._turns.turn(key):
            return await self._pool.run_patiently(PATIENCE_SECONDS, function, *arguments)

    def _count(self, call: Call) -> None:
        identity = None if call.identity is None else call.identity.id
        if after := self._rate_limits.practice_request(identity, call.address, call.now):
            raise TooFast(localized("too_fast-lot_practice_wait_little"), after)

    async def _beginning(self, call: Call, ask: Practice[Any, Any]) -> Beginning:
        match ask.start:
            case MatchStart() as start:
                return await self._starts.find(start, call.identity, call.link)
            case NewStart() as start:
                return Beginning(NewMatch(start.players, start.options))
            case LessonStart() as start:
                return Beginning(Step(start.id))


def _turn_key(call: Call, ask: Practice[Any, Any]) -> str:
    """Who waits: an address, with its lessons and puzzles apart from positions in which bots play a lot."""
    who = network_of(call.address) or (f"of {call.identity.id}" if call.identity is not None else "local")
    return f"lessons {who}" if isinstance(ask.start, LessonStart) else who


@dataclass(frozen=True, slots=True)
class LessonsFile:
    """The lessons of a game as JSON, and compressed by gzip. `tag`: its ETag."""

    content: bytes
    compressed: bytes
    tag: str


@lru_cache(maxsize=64)
def lessons_file(game: str) -> LessonsFile | None:
    """Return the lessons of a game, computed once; None for a game without."""
    lessons = task.lessons(game)
    if lessons is None:
        return None
    content = orjson.dumps(lessons)
    return LessonsFile(content, gzip.compress(content, 9, mtime=0), f'"{sha256(content).hexdigest()[:20]}"')


def _file_response(file: LessonsFile | None, call: Call) -> Response:
    """The file, or 304 for a client that has it."""
    if file is None:
        raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-no_lessons"))
    request = call.request.headers
    headers = {"Cache-Control": "no-cache", "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in request.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in accepted_encodings(request):
        return Response(file.content, 200, headers, JSON)
    return Response(file.compressed, 200, headers | {"Content-Encoding": "gzip"}, JSON)


def _post(
    path: str,
    name: str,
    summary: str,
    handler: Callable[[Call], Awaitable[Response]],
    body: type[msgspec.Struct],
    answer: type[msgspec.Struct],
) -> Operation:
    return Operation(
        *("POST", path, name, summary, handler, body, answer, REFUSALS),
        anonymous=True,
        headers=LINK,
        price=PRACTICE,
        most_bytes=BODY_BYTES,
    )
