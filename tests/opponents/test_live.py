"""Matches of people and bots on real nodes, from the first message to the end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from protocol import messages as m
from protocol import twin_tin_bots as ttb
from protocol.messages import BotLevel
from server.client import Client, connect
from tests.net.table import FIRST, GAME, PASS
from tests.support.node import LiveNode

RANDOM, GREEDY, PLANNER = BotLevel
TURN_SECONDS = 20.0


@asynccontextmanager
async def person(node: LiveNode, name: str = "Ann") -> AsyncIterator[Client]:
    """Somebody new, welcomed."""
    async with connect(f"ws://{node.address}/ws", token=node.token(name)) as client:
        yield client


def answer_to(choice: ttb.Choice) -> ttb.Command:
    """The shortest of answers to any choice."""
    match choice:
        case ttb.ChooseFirst():
            return FIRST
        case ttb.ChooseProgram():
            return PASS
        case ttb.ChooseZapRobot():
            return ttb.ZapRobot(None)
        case ttb.ChooseZapBlob():
            return ttb.ZapBlob(None)
        case ttb.ChooseCrystalHex():
            return ttb.PlaceCrystal(choice.options[0])


async def against(host: Client, *bots: BotLevel, **more: Any) -> str:
    """A match that the host began with one message, entered."""
    room = await host.create(GAME, 1 + len(bots), bots=bots, **more)
    await host.watch(room)
    return room


async def play(host: Client, turns: int | None = None) -> int:
    """Answer for the person until the match is over, or so many times; how often that was."""
    done = 0
    while done != turns:
        async with asyncio.timeout(TURN_SECONDS):
            await host.until(lambda model: model.finished or bool(model.own_choices))
            if host.model.finished:
                break
            choice = host.model.own_choices[0]
            assert isinstance(await host.command(choice.seat, choice.id, answer_to(choice)), m.Accepted)
            await host.until(lambda model: choice not in model.choices)  # noqa: B023 - at once
            done += 1
    return done


async def test_a_person_and_three_bots_play_a_match_to_its_end(node: LiveNode) -> None:
    async with person(node) as ann:
        await against(ann, PLANNER, GREEDY, RANDOM, options=ttb.Options(stalled_after=30))
        assert ann.model.seating is not None
        seats = ann.model.seating.seats
        assert [occupant.bot for occupant in seats if occupant] == [None, PLANNER, GREEDY, RANDOM]
        assert await play(ann) > 3
        last = await ann.snapshot()
        assert last.room.status is m.Status.FINISHED
        assert last.view is not None
        assert all(seat.turns > 3 for seat in last.view.seats)
