"""The puzzles of days over HTTP. An answer is checked by the rules: a claim to have solved one is not taken."""

from asyncio import to_thread
from functools import lru_cache
from typing import Any

import orjson
from starlette.responses import Response

from botyard.errors import Refused
from botyard.net.http.answers import JSON
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, number, operation
from botyard.net.http.practice import BODY_BYTES, REFUSALS, GameFile, computed, file_response, game_file
from botyard.net.transport.message_costs import PRACTICE
from botyard.practice import task
from botyard.texts import localized
from botyard_protocol.api_daily import DailyPuzzles, DailyResult
from botyard_protocol.api_practice import LessonStart, Practice
from botyard_protocol.codes import Code

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
    return await node.daily.note(call.identity_id, body.game, day, right=check["done"], number=number)


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
