"""Many matches of a person against bots on one core: how soon a preview of each change of a draft is answered."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import islice

from bench.players import ENDLESS
from bench.processes import HOST, Meter, Node, node, redis, token
from bench.table import Row, quantile
from botyard.client import Client, connect
from botyard.games.registry import GAMES
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.messages import BotLevel

GAME = GAMES["twin_tin_bots"]
BOTS = (BotLevel.PLANNER,) * 3
GOAL = "p95 50 ms"
PAUSE_SECONDS = 0.5
"""Between the changes of a draft."""
DRAFTS = 4
"""Previews in a turn of a person."""


@dataclass(slots=True)
class Times:
    """The milliseconds from a request to its answer, by rounds ahead, while `counting`."""

    counting: bool = False
    found: dict[int, list[float]] = field(default_factory=lambda: {1: [], 3: []})


async def measure(short: bool) -> AsyncIterator[Row]:
    """All processes of the server share one core: the node, and the workers that compute the planners' turns.

    With the usual delay of bots, and with none, so that the workers are never idle.
    """
    rooms, seconds = (2, 1.5) if short else (50, 40.0)
    paces = {"0": "no time to think"} if short else {"500-3000": "0.5 to 3 s to think", "0": "no time to think"}
    for thinking, pace in paces.items():
        async with redis() as url, node(url, BOTYARD_BOT_THINKING=thinking) as server:
            times, busy = await _played(server, rooms, seconds)
        for ahead, found in times.found.items():
            p50, p95, p99 = (quantile(found, part) for part in (0.5, 0.95, 0.99))
            measured = f"{len(found) / seconds:.1f}/s, p50 / p95 / p99 {p50:.1f} / {p95:.1f} / {p99:.1f} ms"
            yield Row(f"{rooms} matches on one core, {pace}: previews of {ahead} round(s)", GOAL, measured, busy)


async def _played(server: Node, rooms: int, seconds: float) -> tuple[Times, float]:
    times = Times()
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        clients = [
            await stack.enter_async_context(connect(f"ws://{HOST}:{server.port}/ws", token=token(f"p{number}")))
            for number in range(rooms)
        ]
        people = [group.create_task(_play(client, times)) for client in clients]
        await asyncio.sleep(seconds / 4)  # until the first turns are over
        meter, times.counting = Meter(), True
        await asyncio.sleep(seconds)
        busy, times.counting = meter.share(), False
        for person in people:
            person.cancel()
    return times, busy


async def _play(person: Client, times: Times) -> None:
    """Change a draft several times in each turn, look ahead after each change, then play it; for ever."""
    await person.watch(await person.create(GAME.name, 1 + len(BOTS), options=ENDLESS, bots=BOTS))
    while True:
        await person.until(lambda model: bool(model.own_choices))
        choice = person.model.own_choices[0]
        drafts = list(islice(GAME.legal(person.model.view, choice), DRAFTS))
        if isinstance(choice, ttb.ChooseProgram | ttb.ChooseFirst):
            for number, draft in enumerate(drafts):
                await asyncio.sleep(PAUSE_SECONDS)
                await _look_ahead(person, choice.seat, _changes(draft), 1 if number % 2 else 3, times)
        await person.command(choice.seat, choice.id, drafts[-1])
        await person.until(lambda model: choice not in model.choices)  # noqa: B023 - awaited at once


async def _look_ahead(person: Client, seat: int, changes: Sequence[ttb.Change], rounds: int, times: Times) -> None:
    started = time.perf_counter()
    await person.preview(seat, changes, rounds, branches=True)
    if times.counting:
        times.found[rounds].append((time.perf_counter() - started) * 1000)


def _changes(command: ttb.Command) -> tuple[ttb.Change, ...]:
    match command:
        case ttb.First():
            return tuple(ttb.Place(one.robot, one.slot, one.tile) for one in command.places)
        case ttb.Double():
            return command.changes
        case ttb.Place() | ttb.Swap() | ttb.Remove() | ttb.Reset():
            return (command,)
    return ()
