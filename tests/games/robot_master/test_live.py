"""Robot Master over sockets: players and a spectator, clocks, quick match, refusals, and its match file."""

import asyncio
from typing import Any

import pytest

from botyard.client import Client, Refused, connect
from botyard.games.rng import Rng
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Code
from botyard_protocol.robot_master import EndReason, Hand, Options, OptionsView
from tests.games.robot_master.scene import GAME
from tests.net.table import Table
from tests.support.node import LiveNode


async def play(client: Client) -> None:
    """Answer every choice of the client's seats until the match is over; never see a card of the other hand."""
    rng = Rng(bytes(32))
    async for choice in client.choices():
        view: Any = client.view
        assert view.hands[choice.seat].values
        assert view.hands[1 - choice.seat].values == ()
        commands = list(GAME.legal(view, choice))
        await client.command(choice.seat, choice.id, commands[rng.below(len(commands))])


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_two_players_and_a_spectator_play_best_of_3(node: LiveNode, encoding: Encoding) -> None:
    ws, options = f"ws://{node.address}/ws", Options(games=3)
    async with (
        connect(ws, token=node.token("Ann"), encoding=encoding) as ann,
        connect(ws, token=node.token("Ben"), encoding=encoding) as ben,
        connect(ws, token=node.token("Eve"), encoding=encoding) as eve,
    ):
        await eve.lobby()
        room = await ann.create(GAME.name, 2, "Cards", options)
        await eve.until(lambda model: room in model.rooms)
        assert eve.model.rooms[room].options == OptionsView(games=3)
        await ann.watch(room)
        await eve.watch(room)
        await ben.join(room)
        await ann.until(lambda model: model.view is not None)
        await asyncio.gather(play(ann), play(ben))
        for client in (ann, ben, eve):
            await client.until(lambda model: model.seating is not None and model.seating.status is m.Status.FINISHED)
            assert client.model.check.misfits == 0
            assert client.model.check.compared > 40
        view: Any = eve.view
        assert view.hands == (Hand(0, ()), Hand(0, ()))
        assert view.result.reason is EndReason.COMPLETE
        assert len(view.finished) in (2, 3)
        snapshot: Any = await eve.snapshot()
        assert snapshot.view == view
    answer = await node.http("GET", f"/api/match/{room}")
    assert verify(read(answer.body)).faults == ()


async def test_a_quick_match_of_two_begins(node: LiveNode) -> None:
    ws = f"ws://{node.address}/ws"
    async with connect(ws, token=node.token("Ann")) as ann, connect(ws, token=node.token("Ben")) as ben:
        room = await ann.quick_match(GAME.name, 2)
        assert await ben.quick_match(GAME.name, 2) == room
        with pytest.raises(Refused, match="for 2 players"):
            await ben.quick_match(GAME.name, 3)


async def test_a_room_that_cannot_exist_is_refused_with_a_reason(node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann", Encoding.MSGPACK)
        refused = await ann.ask(lambda id: m.CreateRoom(id, GAME.name, 2, options=Options(games=2)))
        assert (refused.code, refused.message) == (
            Code.BAD_OPTIONS,
            "games: a match is the best of 1, 3 or 5 games, not 2.",
        )
        refused = await ann.ask(lambda id: m.CreateRoom(id, GAME.name, 3))
        assert refused.code == Code.PLAYERS_OUT_OF_RANGE
        made = await ann.ask(lambda id: m.CreateRoom(id, GAME.name, 2, bots=(m.BotLevel.RANDOM,)))
        await ann.ask(lambda id: m.Watch(id, made.room))
        preset = await ann.ask(lambda id: m.SetStanding(id, None))
        assert preset.code == Code.WRONG_COMMAND
