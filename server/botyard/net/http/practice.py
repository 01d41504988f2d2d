"""Practice over HTTP: positions that are played on by the rules, computed in a worker process and stored nowhere.

The answer to the puzzle of a day is checked by the rules: a claim to have solved one is not taken.
"""

import gzip
from asyncio import to_thread
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import orjson
from starlette.responses import Response

from botyard.accounts.throttle import network_of
from botyard.errors import GameFailed, Refused
from botyard.net.http.answers import JSON, NO_STORE
from botyard.net.http.encoded_files import accepted_encodings
from botyard.net.http.node import Node
from botyard.net.http.operation import LINK, Call, Later, TooFast, number, operation
from botyard.net.transport.rate_limits import PRACTICE
from botyard.practice import task
from botyard.processes.process_pool import Busy
from botyard.processes.worker_process import TaskFailed
from botyard.rooms.runtime.game_failures import log_failure
from botyard.texts import localized
from botyard_protocol.api_daily import DailyPuzzles, DailyResult
from botyard_protocol.api_practice import LessonStart, NewStart, Practice, PracticePreview, Practised, Suggestion
from botyard_protocol.codes import Code
from botyard_protocol.messages import Previewed

BODY_BYTES = 64 * 1024
RETRY_MS = 1000
SEED_BYTES = 32

STARTING = (Code.NO_SUCH_ROOM, Code.NOT_WATCHED, Code.NO_SUCH_LINK, Code.NOT_FINISHED, Code.UNKNOWN_GAME)
REFUSALS = (*STARTING, Code.TOO_FAST, Code.BUSY, Code.BAD_OPTIONS, Code.WRONG_COMMAND, Code.CHOICE_CLOSED)


_post = partial(operation, "POST", codes=REFUSALS, anonymous=True, headers=LINK, price=PRACTICE, most_bytes=BODY_BYTES)


@_post("/api/practice", answer=Practised)
async def practise(node: Node, call: Call, body: Practice[Any, Any]) -> Response:
    """The position of a practice, after all its moves and those of the others. Nothing is stored."""
    return await _run(node, call, body, task.practise, body)


@_post("/api/practice/preview", answer=Previewed)
async def preview_practice(node: Node, call: Call, body: PracticePreview[Any, Any, Any]) -> Response:
    """What changes would lead to in a practice: the answer of the message `preview`."""
    return await _run(node, call, body.practice, task.preview, body)


@_post("/api/practice/suggest", answer=Suggestion)
async def suggest_practice(node: Node, call: Call, body: Practice[Any, Any]) -> Response:
    """What the strongest bot of a game would do in a practice, and what else could be done; in no running match."""
    return await _run(node, call, body, task.suggest, body)


@operation("GET", "/api/games/{game}/lessons", codes=(Code.UNKNOWN_GAME,), anonymous=True, file=JSON)
async def get_lessons(node: Node, call: Call) -> Response:
    """The lessons, puzzles and boards of the rules page of a game: positions and goals."""
    file = lessons_file(call.path("game"), call.path("game") in node.offered_games.names)
    if file is None:
        raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-no_lessons"))
    return file_response(file, call)


@operation("GET", "/api/games/{game}/recording", codes=(Code.UNKNOWN_GAME,), anonymous=True, file=JSON)
async def get_recording(node: Node, call: Call) -> Response:
    """A recorded match of bots of a game, as spectators see it: its start, and all that followed."""
    game = call.path("game")
    file = await to_thread(recording_file, game) if game in node.offered_games.names else None
    if file is None:
        raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-no_recording"))
    return file_response(file, call)


async def _run(
    node: Node, call: Call, practice: Practice[Any, Any], function: Callable[..., task.Answer], body: Any
) -> Response:
    """Run `function` as `computed` does, and send its answer."""
    answer = await computed(node, call, practice, function, body)
    return Response(answer.body, 200, NO_STORE, JSON)


async def computed(
    node: Node, call: Call, practice: Practice[Any, Any], function: Callable[..., task.Answer], body: Any
) -> task.Answer:
    """Run `function` with a beginning, `body` and a seed in another process, within the limits, and return its answer.

    Raises `TooFast`, `Refused`, `GameFailed` and `Later`.
    """
    if after := node.rate_limits.practice.take(call.identity_id or call.address, call.address, call.now):
        raise TooFast(localized("too_fast-lot_practice_wait_little"), after)
    if isinstance(practice.start, LessonStart | NewStart):
        node.offered_games.must_offer(practice.game)
    beginning = await node.practice.beginning(practice.start, call.identity, call.link)
    seed = token_bytes(SEED_BYTES) if practice.seed is None else bytes.fromhex(practice.seed)
    try:
        answer = await node.practice.run(_turn_key(call, practice), function, beginning, body, seed)
    except TaskFailed as error:
        log_failure("practice", practice.game, error)
        raise GameFailed from error
    except (Busy, TimeoutError) as error:
        raise Later(Code.BUSY, localized("busy-server_too_practice_try"), RETRY_MS) from error
    if answer.code:
        raise Refused(answer.code, answer.message)
    return answer


def _turn_key(call: Call, practice: Practice[Any, Any]) -> str:
    """Return the key under which a caller waits for a turn, a network or an identity.

    Lessons and puzzles have keys of their own: other positions take long, since bots play in them.
    """
    who = network_of(call.address) or (f"of {call.identity_id}" if call.identity is not None else "local")
    return f"lessons {who}" if isinstance(practice.start, LessonStart) else who


@dataclass(frozen=True, slots=True)
class GameFile:
    """What is computed once of a game as JSON, and compressed by gzip. `tag`: its ETag."""

    content: bytes
    compressed: bytes
    tag: str


@lru_cache(maxsize=64)
def lessons_file(game: str, offered: bool) -> GameFile | None:
    """Return the lessons of a game, computed once; None for a game without.

    Of a game that is not `offered` only the boards of its rules page, which players of older rooms still read.
    """
    lessons = task.lessons(game)
    return game_file(lessons if offered or lessons is None else {**lessons, "lesson": [], "puzzles": []})


@lru_cache(maxsize=64)
def recording_file(game: str) -> GameFile | None:
    """Return the recorded match of a game, computed once; None for a game without."""
    return game_file(task.recording(game))


def game_file(content: dict[str, Any] | None) -> GameFile | None:
    """Encode and compress what is served of a game; None stays None."""
    if content is None:
        return None
    encoded = orjson.dumps(content)
    return GameFile(encoded, gzip.compress(encoded, 9, mtime=0), f'"{sha256(encoded).hexdigest()[:20]}"')


def file_response(file: GameFile, call: Call) -> Response:
    """Answer with the file in the coding that the client accepts, or with 304 if the client has it."""
    request = call.request.headers
    headers = {"Cache-Control": "no-cache", "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in request.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in accepted_encodings(request):
        return Response(file.content, 200, headers, JSON)
    return Response(file.compressed, 200, headers | {"Content-Encoding": "gzip"}, JSON)


NUMBER = number(
    "number",
    "For a caller without an identity: which answer of this browser to the puzzle this is, from 1 to its first right "
    "one. Without it the answer is not counted.",
    1,
    1000,
)


@operation("GET", "/api/daily", anonymous=True)
async def get_daily_puzzles(node: Node, call: Call) -> DailyPuzzles:
    """The puzzles of today and yesterday, how many have solved them, and the caller's streak."""
    return await node.daily.listed(call.identity_id)


@operation("POST", "/api/daily", query=(NUMBER,), codes=REFUSALS, anonymous=True, price=PRACTICE, most_bytes=BODY_BYTES)
async def answer_daily_puzzle(node: Node, call: Call, body: Practice[Any, Any]) -> DailyResult:
    """Check the caller's moves in the puzzle of a day, and count each person, and each browser without one, once.

    Of the request only the game, the id of the puzzle and the moves of the caller's seats matter.
    """
    if not isinstance(body.start, LessonStart):
        raise Refused(Code.INVALID_FIELD, localized("invalid_field-id_game_no_such"))
    node.offered_games.must_offer(body.game)
    number = call.number(NUMBER, 0)
    day = await node.daily.counted_day(body.game, body.start.id)  # before the time that the check takes
    check = orjson.loads((await computed(node, call, body, task.check_daily, body)).body)
    if call.identity is None and number and node.rate_limits.daily_answers.take(call.address, call.now):
        number = 0  # too many answers from this address: this one is not counted
    return await node.daily.record_answer(call.identity_id, body.game, day, right=check["done"], number=number)


@operation("GET", "/api/games/{game}/steps/{step}", codes=(Code.UNKNOWN_GAME,), anonymous=True, file=JSON)
async def get_step(node: Node, call: Call) -> Response:
    """A step of the lessons of a game, such as the puzzle of a day: its position and its goal."""
    game = call.path("game")
    file = await to_thread(step_file, game, call.path("step")) if game in node.offered_games.names else None
    if file is None:
        raise Refused(Code.UNKNOWN_GAME, localized("unknown_game-no_lessons"))
    return file_response(file, call)


@lru_cache(maxsize=256)
def step_file(game: str, step: str) -> GameFile | None:
    """Return a step of the lessons of a game, computed once; None if there is none."""
    return game_file(task.lesson_step(game, step))
