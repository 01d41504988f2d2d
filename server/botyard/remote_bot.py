"""A bot from outside: it takes a seat of a room and plays to the end over the public protocol, as any program may."""

import argparse
import asyncio
import contextlib
import json
import os
import secrets
import sys
import urllib.error
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from botyard.bots.answer import answer
from botyard.client import Client, Disconnected, Refused, RoomAddress, ServerUnavailable, connect, guest_token
from botyard.games.registry import find_rules
from botyard_protocol import messages as m
from botyard_protocol.codes import Close, Code

FAILED, USAGE_ERROR, INTERRUPTED = 1, 2, 130
TOKEN = "BOTYARD_TOKEN"
SETTLED = frozenset((Code.CHOICE_CLOSED, Code.NOT_YOUR_TURN, Code.GAME_OVER))
"""The codes of refusals of a legal command: the clock, or a resignation, was faster."""


class CannotPlay(Exception):
    """The bot cannot play, or cannot go on. The message is a sentence that says why."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Where to play and how. `seat` None: any free one; `token` None: as a new guest called `name`.

    `nodes`: of a planner's search for each choice, None for as many as the service's own bots.
    """

    address: RoomAddress
    level: m.BotLevel
    name: str
    seat: int | None = None
    token: str | None = None
    nodes: int | None = None


def main(options: argparse.Namespace) -> int:
    """Run `botyard bot`, and return the exit status."""
    try:
        address = RoomAddress.of(options.room)
    except ValueError as error:
        print(f"botyard: {error}", file=sys.stderr)
        return USAGE_ERROR
    level = m.BotLevel[options.level.upper()]
    name = options.name or f"{level.wire.capitalize()} (bot)"
    token = options.token or os.environ.get(TOKEN)
    try:
        asyncio.run(play(Visit(address, level, name, options.seat, token, options.nodes), _say))
    except CannotPlay as error:
        print(f"botyard: {error}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _say(sentence: str) -> None:
    print(sentence, flush=True)


async def play(visit: Visit, say: Callable[[str], None]) -> None:
    """Sit down, or come back to the seats that the token holds, and play to the end of the match.

    `say` gets a sentence now and then. Raises `CannotPlay`.
    """
    token = visit.token or await _new_guest(visit)
    try:
        async with connect(visit.address.ws, token=token) as client:
            await _sit_down(client, visit)
            say(f"On seat {_seats(client)} of {visit.address.http}/room/{visit.address.room}.")
            async with _present(client):
                await _play(client, visit)
            say(_result(client))
    except Refused as error:
        raise CannotPlay(error.message) from error
    except Disconnected as error:
        raise CannotPlay(_why(visit, error)) from error


async def _new_guest(visit: Visit) -> str:
    """Make a guest on the server, and return its token. Raises `CannotPlay` with the reason."""
    try:
        return (await guest_token(visit.address.http, visit.name)).token
    except urllib.error.HTTPError as error:
        raise CannotPlay(f"The server makes no guest called '{visit.name}': {_sentence(error)}") from error
    except ServerUnavailable as error:
        raise CannotPlay(f"{visit.address.http} makes no guest for now: {error}") from error
    except OSError as error:
        reason = error.reason if isinstance(error, urllib.error.URLError) else error
        raise CannotPlay(f"{visit.address.http} cannot be reached: {reason}.") from error
    except ValueError as error:
        raise CannotPlay(f"{visit.address.http} answers, but not as Botyard does.") from error


def _sentence(error: urllib.error.HTTPError) -> str:
    """Return the sentence of the server's answer, else one with the status."""
    try:
        return str(json.load(error)["message"])
    except (ValueError, LookupError, TypeError):
        return f"{error}."


def _why(visit: Visit, lost: Disconnected) -> str:
    if lost.code == Close.FORBIDDEN:
        return "The server does not accept this token."
    return f"There is no connection to {visit.address.http}: {lost}."


async def _sit_down(client: Client, visit: Visit) -> None:
    """Take a seat of the room, unless the token holds it already. Raises `CannotPlay`."""
    await client.watch(visit.address.room)
    if not client.model.audience:
        await client.join(visit.address.room, visit.seat)
    elif visit.seat is not None and visit.seat not in client.model.audience:
        raise CannotPlay(f"This token already holds seat {_seats(client)}.")
    assert client.model.seating is not None
    room = client.model.seating
    if find_rules(room.game, room.rules_version) is None:
        raise CannotPlay(f"This program does not know {room.game} by its rules of version {room.rules_version}.")


def _seats(client: Client) -> str:
    return " and ".join(str(seat) for seat in client.model.audience)


async def _play(client: Client, visit: Visit) -> None:
    """Answer every choice of our seats until the match is over. Raises `CannotPlay` if an answer is refused."""
    seed = secrets.randbits(64)
    async for choice in client.choices():
        game, view = client.view.wire_name, client.view
        # in a thread, so that the server is heard meanwhile
        command = await asyncio.to_thread(answer, game, visit.level, view, choice, seed, visit.nodes)
        outcome = await client.command(choice.seat, choice.id, command)
        if isinstance(outcome, m.Rejected) and outcome.code not in SETTLED:
            raise CannotPlay(f"{command} was refused: {outcome.message}")


@contextlib.asynccontextmanager
async def _present(client: Client) -> AsyncIterator[None]:
    """During the block come back to our seats that are marked absent, and say that we are ready when asked."""
    returning = asyncio.create_task(_return(client))
    try:
        yield
    finally:
        returning.cancel()
        await asyncio.wait([returning])
    if not returning.cancelled():
        returning.result()


async def _return(client: Client) -> None:
    """For ever say that we are ready when a start waits for us, and come back to our seats that are marked absent."""
    while True:
        await client.until(lambda model: bool(model.absent) or model.is_awaited)
        if client.model.is_awaited:
            await _get_ready(client)
        else:
            await _come_back(client, client.model.absent[0])


async def _get_ready(client: Client) -> None:
    """Say that we are ready, and wait until the model knows it. Refusals that make it needless are no fault."""
    try:
        await client.ready()
    except Refused as error:
        if error.code not in (Code.NO_READY_CHECK, Code.ALREADY_STARTED, Code.NOT_SEATED):
            raise
    await client.until(lambda model: not model.is_awaited)


async def _come_back(client: Client, seat: int) -> None:
    """Take a seat back that is marked absent, and wait until the model knows it. To come too late is no fault."""
    try:
        await client.come_back(seat)
    except Refused as error:
        if error.code not in (Code.NOT_ABSENT, Code.GAME_OVER):
            raise
    await client.until(lambda model: seat not in model.absent)


def _result(client: Client) -> str:
    """Return a sentence about the places of our seats."""
    result = getattr(client.view, "result", None)
    if result is None:
        return "The match is over."
    scores = getattr(result, "scores", None)
    places = [
        f"seat {seat} is number {1 + place}" + (f" with {scores[seat]} points" if scores else "")
        for place, seats in enumerate(result.ranking)
        for seat in seats
        if seat in client.model.audience
    ]
    return f"The match is over: {', '.join(places)}."
