"""Answers of the HTTP API: structs of the protocol as JSON, and refusals with the status of their code."""

import msgspec
import orjson
from starlette.responses import Response

from botyard.texts import text_of
from botyard_protocol.api import Refusal
from botyard_protocol.codes import Code
from botyard_protocol.json_form import to_named

NO_STORE = {"Cache-Control": "no-store"}
JSON = "application/json"

STATUSES: dict[str, int] = {
    Code.MALFORMED: 400,
    Code.INVALID_FIELD: 400,
    Code.UNKNOWN_MESSAGE: 400,
    Code.NO_IDENTITY: 401,
    Code.LOGGED_OUT: 401,
    Code.WRONG_PASSWORD: 403,
    Code.PASSWORD_NEEDED: 403,
    Code.NO_SUCH_SESSION: 404,
    Code.FORBIDDEN_ORIGIN: 403,
    Code.NOT_HOST: 403,
    Code.NOT_YOUR_SEAT: 403,
    Code.NOT_WELCOME: 403,
    Code.INVITATION_NEEDED: 403,
    Code.YOURSELF: 400,
    Code.NO_INVITATION: 404,
    Code.NO_SUCH_PERSON: 404,
    Code.NOT_IN_CHAT: 403,
    Code.MUTED: 403,
    Code.BANNED: 403,
    Code.NOT_MODERATOR: 403,
    Code.NO_SUCH_REPORT: 404,
    Code.NOT_WATCHED: 403,
    Code.NO_SUCH_LINK: 404,
    Code.NO_SUCH_ROOM: 404,
    Code.NO_SUCH_LINE: 404,
    Code.NO_SUCH_SEAT: 404,
    Code.TOO_FAST: 429,
    Code.INTERNAL_ERROR: 500,
    Code.UNAVAILABLE: 503,
    Code.BUSY: 503,
    Code.STORE_FULL: 503,
}
"""The HTTP status of a refusal; 409 for others: the request is valid, but does not fit the present state."""


def answered(answer: msgspec.Struct, status: int = 200) -> Response:
    """A struct as the answer to a request."""
    return Response(orjson.dumps(to_named(answer)), status, NO_STORE, JSON)


def refusal(code: str, message: str, after_seconds: int | None = None, status: int | None = None) -> Response:
    """Make the answer to a request that is not served. `message`: for people.

    `after_seconds`: when to ask again, None if that does not help. `status`: None for that of the code.
    """
    response = answered(Refusal(code, str(message), *text_of(message)), status or STATUSES.get(code, 409))
    if after_seconds is not None:
        response.headers["Retry-After"] = str(after_seconds)
    return response
