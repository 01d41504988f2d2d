"""The table of `botyard dev`: a practice with all that the author of the game may see. It runs in a worker process.

The page keeps the position: how it began and all moves since. So it survives a change of the rules, as far as the
new rules still accept its moves.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

import msgspec
import orjson

from botyard.games.failure_words import in_words
from botyard.games.interface import Audience, Game, Illegal
from botyard.games.json_fields import Unusable
from botyard.games.registry import GAMES
from botyard.practice.origins import Beginning, Given, NewMatch
from botyard.practice.play import Played, answer_of, play_on, played, read_command
from botyard_protocol.api_practice import NewStart, Practice
from botyard_protocol.codec import DecodeError, from_object, pack
from botyard_protocol.json_form import SchemaMismatch, to_named

MOST_BOT_MOVES = 24
"""The most moves that bots make for one request."""
MOST_LEGAL = 60
"""The most legal answers of a choice that are listed."""

FAULTS = (Exception, SystemExit)
"""The exceptions that rules under development may raise: each of them is shown to the author."""
MOST_EXACT = 2**53
"""The page shows larger numbers of a state as text, since those of JavaScript are not exact."""


class Faulty(Exception):
    """The position can't be shown. The message is a sentence for the author."""


def look(game: str, body: bytes) -> bytes:
    """Return a position as JSON: what the page shows of it, and what only its author may see.

    `body`: `{"practice": PRACTICE, "position": POSITION}`; PRACTICE is a `Practice` of the wire that begins with a new
    match, POSITION null or one in the form of the game's lessons, with which it begins instead.

    The answer has `practised` (null if there is nothing to show), `problem` (a sentence or null), `played` (how many
    moves the rules accept), and, if there is a position, `state`, `views`, each with its size in a message (`bytes`),
    and `choices` with their legal answers.
    """
    try:
        asked = orjson.loads(body)
        rules, practice = GAMES[game], dict(asked["practice"])
        moves = list(practice.pop("moves", ()))
        return orjson.dumps(_look(rules, practice, moves, asked.get("position")))
    except Faulty as faulty:
        return orjson.dumps({"practised": None, "problem": str(faulty), "played": 0})
    except (orjson.JSONDecodeError, KeyError, TypeError, ValueError) as error:
        return orjson.dumps({"practised": None, "problem": f"The request can't be read: {error}.", "played": 0})


def _look(game: Game, practice: dict[str, Any], moves: list[Any], position: Any) -> dict[str, Any]:
    """Return the answer to a request. `moves`: in JSON form, since new rules may not know them. Raises `Faulty`."""
    try:
        asked: Practice[Any, Any] = from_object(Practice, {**practice, "game": game.name})
    except (DecodeError, SchemaMismatch) as error:
        raise Faulty(f"The options do not fit the game: {error}") from error
    start = asked.start
    if not isinstance(start, NewStart):
        raise Faulty("The start must be that of a new match.")
    origin = NewMatch(start.players, start.options) if position is None else Given(start.players, position)
    seed = bytes.fromhex(asked.seed or "00" * 32)
    made = _guarded("The match can't begin", lambda: played(Beginning(origin), asked, seed))
    problem = _play(made, moves)
    accepted = len(made.moves)
    if asked.advance and problem is None:
        problem = _play_bots(made, seed)
    shown = _guarded("The position can't be shown", lambda: play_on(made, Beginning(origin), seed, advance=False))
    seats = range(made.seats.count)
    return {
        "practised": to_named(shown),
        "problem": problem,
        "played": accepted,
        "state": in_fields(made.state),
        "views": [_view(made, audience) for audience in ((), *((seat,) for seat in seats))],
        "choices": [_choice(made, choice) for choice in game.choices(made.state)],
    }


def _play(made: Played, moves: list[Any]) -> str | None:
    """Play moves in JSON form until the rules refuse one, and return why they do; None if they accept all."""
    for number, move in enumerate(moves, 1):
        try:
            made.move(int(move["seat"]), int(move["choice"]), read_command(made.game, move["command"]))
        except FAULTS as error:
            return f"Move {number} of {len(moves)} is not possible: {_reason(error)}"
    return None


def _play_bots(made: Played, seed: bytes) -> str | None:
    """Let bots answer until a seat without one is asked, at most `MOST_BOT_MOVES` times; return what stops them."""
    for _ in range(MOST_BOT_MOVES):
        asked = next((choice for choice in made.game.choices(made.state) if choice.seat in made.seats.bots), None)
        if asked is None:
            return None
        level = made.seats.bots[asked.seat]
        try:
            made.move(asked.seat, asked.id, answer_of(made, asked, level, seed))
        except FAULTS as error:
            return f"The bot of seat {asked.seat + 1} fails: {_reason(error)}"
    return None


def _guarded(what: str, make: Callable[[], Any]) -> Any:
    """Return what `make` makes. Raises `Faulty` with a sentence that begins with `what`."""
    try:
        return make()
    except FAULTS as error:
        raise Faulty(f"{what}: {_reason(error)}") from error


def _reason(error: BaseException) -> str:
    """Return the sentence of a refusal, or type, text and place of any other exception."""
    if isinstance(error, Illegal):
        return str(error.message)
    if isinstance(error, Unusable | SchemaMismatch | DecodeError):
        return str(error).replace("$.moves[0].", "")  # `read_command` reads it as a part of a request
    return in_words(error)


def _view(made: Played, audience: Audience) -> dict[str, Any]:
    """Return what an audience sees, or why that is not known."""
    try:
        view = made.game.view(made.state, audience)
        return {"seats": audience, "view": to_named(view), "bytes": len(pack(view))}
    except FAULTS as error:
        return {"seats": audience, "problem": in_words(error)}


def _choice(made: Played, choice: Any) -> dict[str, Any]:
    """Return an open choice with its legal answers, or why they are not known."""
    found = {"seat": choice.seat, "choice": choice.id, "asks": to_named(choice)}
    try:
        view = made.game.view(made.state, (choice.seat,))
        answers = [to_named(one) for one, _ in zip(made.game.legal(view, choice), range(MOST_LEGAL), strict=False)]
    except FAULTS as error:
        return {**found, "answers": [], "problem": in_words(error)}
    return {**found, "answers": answers}


def in_fields(value: Any) -> Any:
    """Return a value of a state as JSON in which structs have the names of their fields; unknown types as `repr`."""
    if value is None or isinstance(value, bool | float | str):
        return value
    if isinstance(value, int):
        return value if abs(value) <= MOST_EXACT else str(value)
    if isinstance(value, msgspec.Struct):
        return {name: in_fields(getattr(value, name)) for name in value.__struct_fields__}
    if is_dataclass(value):
        return {field.name: in_fields(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): in_fields(one) for key, one in value.items()}
    if isinstance(value, tuple | list):
        return [in_fields(one) for one in value]
    if isinstance(value, set | frozenset):
        return sorted(map(in_fields, value), key=repr)
    return value.hex() if isinstance(value, bytes) else repr(value)
