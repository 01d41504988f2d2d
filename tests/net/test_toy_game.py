"""A whole match of a game that the platform does not know, over sockets: both forms, bots, the file, the lobby.

Its refusals come in English, with what a page needs to say them in its language.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from botyard import texts
from botyard.client import Client, Refused, connect
from botyard.games.interface import Illegal
from botyard.games.package_texts import refusals
from botyard.games.registry import GAMES
from botyard.games.rng import Rng
from botyard.net.fanout.hubs import Hubs
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard.store.error_classes import StoreUnavailable
from botyard.texts import localized
from botyard_protocol import messages as m
from botyard_protocol.base import TextArgument
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Code
from botyard_protocol.messages import BotLevel, Status
from tests.net.table import Table, open_choice, start_match
from tests.support.default_game import ANSWER
from tests.support.default_game import GAME as NAME
from tests.support.node import LiveNode
from tests.support.toy_game import GAME, Options, OptionsView, Say, ToyGame


async def play(client: Client) -> None:
    """Answer every choice of the client's seats until the match is over."""
    rng = Rng(bytes(32))
    async for choice in client.choices():
        commands = list(GAMES[NAME].legal(client.view, choice))
        await client.command(choice.seat, choice.id, commands[rng.below(len(commands))])


def views_differ(client: Client) -> bool:
    return any(number is not None for number in client.view.numbers)


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_people_and_a_bot_play_to_the_end(node: LiveNode, encoding: Encoding) -> None:
    ws = f"ws://{node.address}/ws"
    async with (
        connect(ws, token=node.token("Ann"), encoding=encoding) as ann,
        connect(ws, token=node.token("Ben"), encoding=encoding) as ben,
        connect(ws, token=node.token("Eve"), encoding=encoding) as eve,
    ):
        await eve.lobby()
        room = await ann.create(NAME, 3, "A toy", Options(3), bots=(BotLevel.GREEDY,))
        await eve.until(lambda model: room in model.rooms)
        assert eve.model.rooms[room].game == NAME
        assert eve.model.rooms[room].options == OptionsView(3)
        await ann.watch(room)
        await eve.watch(room)
        await ben.join(room)
        await ann.until(lambda model: model.view is not None)
        await asyncio.gather(play(ann), play(ben))
        for client in (ann, ben, eve):
            await client.until(lambda model: model.seating is not None and model.seating.status is Status.FINISHED)
        assert views_differ(ann)
        assert not views_differ(eve)
        assert ann.view.points == eve.view.points
        snapshot: Any = await eve.snapshot()
        assert snapshot.view == eve.view, "the client has folded every event"
    answer = await node.http("GET", f"/api/match/{room}")
    assert answer.status == 200
    assert verify(read(answer.body)).faults == ()


async def test_a_quick_match_of_the_game_has_a_pool_of_its_own(node: LiveNode) -> None:
    ws = f"ws://{node.address}/ws"
    async with connect(ws, token=node.token("Ann")) as ann, connect(ws, token=node.token("Ben")) as ben:
        room = await ann.quick_match(NAME, 2)
        assert await ben.quick_match("twin_tin_bots", 2) != room
        assert await ben.quick_match(NAME, 2) == room
        with pytest.raises(Refused, match="for 2 to 6 players"):
            await ben.quick_match(NAME, 7)
    listed = (await node.http("GET", "/api/games")).json()["games"]
    (toy,) = [game for game in listed if game["name"] == NAME]
    assert (toy["players"], toy["bots"], toy["client"]) == (list(GAME.game.players), ["random"], None)


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_a_feature_that_the_game_lacks_is_refused_with_a_reason(node: LiveNode, encoding: Encoding) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann", encoding)
        made = await ann.ask(lambda id: m.CreateRoom(id, NAME, 2, bots=(BotLevel.RANDOM,)))
        await ann.ask(lambda id: m.Watch(id, made.room))
        preview = await ann.ask(lambda id: m.Preview(id, 0, (Say(1),)))
        assert (preview.code, preview.message) == (Code.WRONG_COMMAND, "This game has no preview.")
        preset = await ann.ask(lambda id: m.SetStanding(id, Say(1)))
        assert preset.code == Code.WRONG_COMMAND


async def test_a_command_behind_a_failed_entrance_is_read_by_the_game_of_its_room(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        closed = m.RoomSettings(watching=m.Watching.NONE)
        made = await ben.ask(lambda id: m.CreateRoom(id, "twin_tin_bots", 2, settings=closed, bots=(BotLevel.RANDOM,)))
        room = await start_match(ann, await table.guest(node, "Dan"))
        cyd = await table.guest(node, "Cyd")
        refused = await cyd.ask(lambda id: m.Watch(id, made.room))
        assert isinstance(refused, m.Rejected)

        async def away(*_: object) -> None:
            raise StoreUnavailable("away")

        monkeypatch.setattr(Hubs, "open", away)
        assert isinstance(await cyd.ask(lambda id: m.Watch(id, room)), m.TryAgain)
        answer = await cyd.ask(lambda id: m.Command(id, 0, 1, ANSWER))
        assert isinstance(answer, m.Rejected)
        assert answer.code == Code.NOT_YOUR_SEAT


# --- refusals of games from outside -----------------------------------------------------------------------------


async def test_a_refusal_of_a_game_has_the_id_and_the_values_of_its_own_text(
    node: LiveNode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> Any:
        raise Illegal(Code.NOT_OFFERED, localized(f"{NAME}:refusal-taken", cell=1_000))

    (tmp_path / "en.ftl").write_text("# $cell (number)\nrefusal-taken = Cell { $cell } is taken.\n")
    texts.add(NAME, refusals(tmp_path))
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await start_match(ann, ben)
        monkeypatch.setattr(ToyGame, "apply", refuse)
        choice = open_choice(ann)
        refused = await ann.ask(lambda id: m.Command(id, choice.seat, choice.id, ANSWER))
        assert isinstance(refused, m.Rejected)
        assert (refused.code, refused.message) == (Code.NOT_OFFERED, "Cell 1,000 is taken.")
        assert refused.text == f"{NAME}:refusal-taken"
        assert refused.arguments == (TextArgument("cell", "1000"),)
