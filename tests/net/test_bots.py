"""Matches of people and bots on a real node, from the first message to the end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from botyard.client import Client, connect
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.messages import BotLevel
from tests.games.players import tables_of
from tests.games.twin_tin_bots.players import NAME as GAME  # its bots are of three levels
from tests.live.players import against, asked, play
from tests.support.node import LiveNode

RANDOM, GREEDY, PLANNER = BotLevel


@asynccontextmanager
async def person(node: LiveNode, name: str = "Ann") -> AsyncIterator[Client]:
    """A welcomed client of a new guest."""
    async with connect(f"ws://{node.address}/ws", token=node.token(name)) as client:
        yield client


def levels(client: Client) -> list[BotLevel | None]:
    """Of the seats of the room entered."""
    assert client.model.seating is not None
    return [None if occupant is None else occupant.bot for occupant in client.model.seating.seats]


async def test_a_person_and_three_bots_play_a_match_to_its_end(node: LiveNode) -> None:
    async with person(node) as ann:
        room = await against(ann, PLANNER, GREEDY, RANDOM, options=ttb.Options(stalled_after=30))
        assert levels(ann) == [None, PLANNER, GREEDY, RANDOM]
        assert await play(ann) > 3
        last = await ann.snapshot()
        assert last.room.status is m.Status.FINISHED
        assert last.view is not None
        assert all(seat.turns > 3 for seat in last.view.seats)
        verdict = verify(read((await node.http("GET", f"/api/match/{room}")).body))
        assert (verdict.faults, verdict.entries) == ((), last.number)


async def test_every_variant_and_element_is_played_with_bots(node: LiveNode) -> None:
    async with person(node) as ann:
        for table in tables_of(GAME):
            await against(ann, *(RANDOM,) * (table.players - 1), options=table.options)
            assert sum(level is RANDOM for level in levels(ann)) == table.seats - len(ann.model.audience), table
            assert await play(ann, turns=2) == 2, table
            assert await asked(ann) or ann.model.finished, table


async def test_the_lobby_and_spectators_see_which_seats_are_bots(node: LiveNode) -> None:
    async with person(node) as ann, person(node, "Ben") as ben:
        await ben.lobby()
        room = await ann.create(GAME, 4, bots=(GREEDY,))
        await ann.watch(room)
        await ann.add_bot(PLANNER, 3)
        await ben.until(lambda model: room in model.rooms and model.rooms[room].bots[1:] == (GREEDY, None, PLANNER))
        await ann.remove_bot(1)
        await ben.watch(room)
        assert levels(ben) == [None, None, None, PLANNER]
        await ann.add_bot(RANDOM)
        await ben.until(lambda model: levels(ben) == [None, RANDOM, None, PLANNER])
        await ben.join(room, 2)
        await ben.until(lambda model: model.view is not None)
        assert levels(ben) == [None, RANDOM, None, PLANNER]
        await ben.until(lambda model: model.presence is not None and model.presence.seats == (True, False, True, False))


async def test_a_room_that_only_bots_are_left_in_is_listed_no_more(node: LiveNode) -> None:
    async with person(node) as ann:
        await ann.lobby()
        room = await ann.create(GAME, 3, bots=(GREEDY,))
        await ann.watch(room)
        await ann.until(lambda model: room in model.rooms)
        await ann.leave_seat(0)
        await ann.until(lambda model: room not in model.rooms)
        assert levels(ann) == [None, None, None]
