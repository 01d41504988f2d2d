"""Many matches of a person against bots: whether their thinking holds up what everybody waits for."""

import asyncio
import math
import re
import urllib.request
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack

from bench.players import ENDLESS
from bench.processes import HOST, Meter, Node, node, redis, token
from bench.table import Row
from botyard.client import Client, connect
from botyard.games.registry import GAMES
from botyard_protocol.messages import BotLevel

GAME = GAMES["twin_tin_bots"]
BOTS = (BotLevel.PLANNER,) * 3
GOAL = "loop lag p99 20 ms, commits p99 50 ms"


async def measure(short: bool) -> AsyncIterator[Row]:
    """With the time to think that people are shown; and with none, so that the workers are never idle."""
    rooms, seconds = (2, 1.0) if short else (50, 30.0)
    paces = {"0": "no time to think"} if short else {"500-3000": "0.5 to 3 s to think", "0": "no time to think"}
    for thinking, pace in paces.items():
        async with redis(pin=False) as url, node(url, pin=False, BOTYARD_BOT_THINKING=thinking) as server:
            found, busy = await _played(server, rooms, seconds)
        yield Row(f"{rooms} matches of a person and three planners, {pace}", GOAL, found, busy)


async def _played(server: Node, rooms: int, seconds: float) -> tuple[str, float]:
    """What the server tells of so many seconds, and how busy this process was."""
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        people = [group.create_task(_play(await stack.enter_async_context(_person(server, n)))) for n in range(rooms)]
        while _answers(before := await _metrics(server)) < rooms:  # noqa: ASYNC110 - the workers start
            await asyncio.sleep(0.1)
        meter = Meter()
        await asyncio.sleep(seconds)
        busy, after = meter.share(), await _metrics(server)
        for person in people:
            person.cancel()
    lag, commits = (_quantiles(f"botyard_{name}_seconds", before, after) for name in ("loop_lag", "commit"))
    answers, failed = (_answers(after, outcome) - _answers(before, outcome) for outcome in ("accepted", "rules"))
    spent = f"{answers / seconds:.1f} bot answers/s, {failed:.0f} by the rules"
    return f"loop lag p50 / p99 {lag}, commits {commits}, {spent}", busy


def _person(server: Node, number: int) -> AbstractAsyncContextManager[Client]:
    return connect(f"ws://{HOST}:{server.port}/ws", token=token(f"p{number}"))


async def _play(person: Client) -> None:
    """Answer at once, with the first answer that the rules allow, for ever."""
    await person.watch(await person.create(GAME.name, 1 + len(BOTS), options=ENDLESS, bots=BOTS))
    while True:
        await person.until(lambda model: bool(model.own_choices))
        choice = person.model.own_choices[0]
        await person.command(choice.seat, choice.id, next(GAME.legal(person.model.view, choice)))
        await person.until(lambda model: choice not in model.choices)  # noqa: B023 - awaited at once


async def _metrics(server: Node) -> dict[str, float]:
    """All that the server has counted, by name and labels."""

    def read() -> str:
        with urllib.request.urlopen(f"http://{HOST}:{server.port}/metrics") as answer:
            text: str = answer.read().decode()
        return text

    found = re.findall(r"^([^# ]\S*) (\S+)$", await asyncio.to_thread(read), re.M)
    return {name: float(value) for name, value in found}


def _answers(metrics: dict[str, float], outcome: str = "accepted") -> float:
    return metrics[f'botyard_bot_answers_total{{level="planner",outcome="{outcome}"}}']


def _grown(name: str, before: dict[str, float], after: dict[str, float]) -> float:
    return after.get(name, 0.0) - before.get(name, 0.0)


def _quantiles(name: str, before: dict[str, float], after: dict[str, float]) -> str:
    """The median and p99 of a histogram in ms, not above what is told: the edge of the bucket that they are in."""
    head = f'{name}_bucket{{le="'
    edges = {float(key[len(head) : -2]): _grown(key, before, after) for key in after if key.startswith(head)}
    at = [next(edge for edge in sorted(edges) if edges[edge] >= edges[math.inf] * part) for part in (0.5, 0.99)]
    return " / ".join(f"{edge * 1000:g}" for edge in at) + " ms at most"
