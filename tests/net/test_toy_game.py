"""A whole match of a game that the platform does not know, over sockets: both forms, bots, the file, the lobby.

Its refusals come in English, with what a page needs to say them in its language. Where the code of a game fails, its
rooms are refused with one clear answer, and all others go on.
"""

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from botyard import texts
from botyard.client import Client, Refused, connect
from botyard.errors import Unreadable
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
from botyard_protocol.codes import Close, Code
from botyard_protocol.messages import BotLevel, Status
from tests.games.twin_tin_bots import players as twin_tin_bots
from tests.net.table import Table, join, move, open_choice, snapshot_of, start_match, watch
from tests.support.client import Client as Guest
from tests.support.default_game import ANSWER
from tests.support.default_game import GAME as NAME
from tests.support.node import LiveNode
from tests.support.toy_game import GAME, Options, OptionsView, Say, ToyGame
from tests.support.waiting import lines


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


# --- code that fails --------------------------------------------------------------------------------------------


TOY, SOUND = "toy_game", twin_tin_bots.NAME
SHOWING = ("view", "choices")


class Broken(Exception):
    """An exception of the code of a broken game."""


def breaks(monkeypatch: pytest.MonkeyPatch, method: str, where: Callable[..., bool] = lambda *_: True) -> None:
    """Let a method of the toy game raise for arguments `where` this is true."""
    sound = getattr(ToyGame, method)

    def run(self: ToyGame, *arguments: Any) -> Any:
        if where(*arguments):
            raise Broken
        return sound(self, *arguments)

    monkeypatch.setattr(ToyGame, method, run)


def failures(caplog: pytest.LogCaptureFixture, event: str = "a game has failed") -> list[dict[str, Any]]:
    """The lines about failures of games."""
    return [line for line in lines(caplog) if line["event"] == event and line["level"] == "error"]


async def toy_match(host: Guest, guest: Guest) -> str:
    """A match of the toy game between two people."""
    room: str = (await host.ask(lambda id: m.CreateRoom(id, TOY, 2, "Toys"))).room
    await watch(host, room)
    await join(guest, room)
    for one in (host, guest):
        await one.next(m.Snapshot, lambda shown: shown.room.status is m.Status.PLAYING)
    return room


@pytest.mark.parametrize("method", SHOWING)
async def test_a_room_that_its_game_cannot_show_is_refused_once(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, method: str
) -> None:
    async with Table() as table:
        ann, ben, eve = [await table.guest(node, name) for name in ("Ann", "Ben", "Eve")]
        room = await toy_match(ann, ben)
        breaks(monkeypatch, method)
        for _ in range(3):
            answer = await eve.ask(lambda id: m.Watch(id, room))
            assert (type(answer), answer.code) == (m.Rejected, Code.INTERNAL_ERROR)
        served = await node.http("GET", f"/api/rooms/{room}")
        assert (served.status, served.json()["code"]) == (500, Code.INTERNAL_ERROR)
        other = await start_match(eve, await table.guest(node, "Dan"), game=SOUND)
        assert (await watch(eve, other)).room.status is m.Status.PLAYING
    (line,) = failures(caplog)
    assert (line["room"], line["game"], line["error"]) == (room, TOY, "Broken")
    assert any("test_toy_game.py" in place for place in line["trace"])


@pytest.mark.parametrize("method", ["apply", "choices", "dump"])
async def test_a_command_at_which_the_game_fails_is_refused_and_changes_nothing(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, method: str
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await toy_match(ann, ben)
        number = (await watch(ann, room)).number
        say = m.Command("", 0, 16, Say(1))
        with monkeypatch.context() as broken:
            breaks(broken, method)
            for _ in range(2):
                answer = await ann.ask(lambda id: m.Command(id, say.seat, say.choice, say.command))
                assert (type(answer), answer.code) == (m.Rejected, Code.INTERNAL_ERROR)
        (line,) = failures(caplog)
        assert (line["room"], line["game"]) == (room, TOY)
        answer = await ann.ask(lambda id: m.Command(id, say.seat, say.choice, say.command))
        assert (type(answer), answer.number) == (m.Accepted, number + 1)


async def test_an_entry_that_the_game_cannot_redact_comes_as_a_snapshot(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await toy_match(ann, ben)
        breaks(monkeypatch, "redact")
        accepted = await ann.ask(lambda id: m.Command(id, 0, 16, Say(1)))
        for one in (ann, ben):
            shown = await snapshot_of(one, room)
            while shown.number < accepted.number:
                shown = await snapshot_of(one, room)
        accepted = await ben.ask(lambda id: m.Command(id, 1, 17, Say(2)))
        assert isinstance(accepted, m.Accepted)
        history = await ann.ask(lambda id: m.GetHistory(id, accepted.number + 1, 5))
        assert (type(history), history.code) == (m.Rejected, Code.INTERNAL_ERROR)
    assert [line["room"] for line in failures(caplog)] == [room]


async def test_a_game_that_fails_at_views_closes_its_room_and_no_other(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with Table() as table:
        ann, ben, eve, dan = [await table.guest(node, name) for name in ("Ann", "Ben", "Eve", "Dan")]
        room, other = await toy_match(ann, ben), await start_match(eve, dan, game=SOUND)
        breaks(monkeypatch, "redact")
        breaks(monkeypatch, "view", lambda state, audience: audience == (1,))
        assert isinstance(await ann.ask(lambda id: m.Command(id, 0, 16, Say(1))), m.Accepted)
        code, reason = await ben.end()
        assert code == Close.NOT_ADMITTED
        assert "failed" in reason
        back = await table.guest(node, "Cyd")
        assert (await watch(back, room)).room.status is m.Status.PLAYING
        await move({0: eve, 1: dan}, twin_tin_bots.shortest)
        assert (await watch(eve, other)).room.game == SOUND
    assert [line["room"] for line in failures(caplog)] == [room]


async def test_a_delayed_spectator_is_refused_a_room_that_its_game_cannot_show(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with Table() as table:
        ann, ben, eve = [await table.guest(node, name) for name in ("Ann", "Ben", "Eve")]
        late = m.RoomSettings(delay_turns=2)
        room = (await ann.ask(lambda id: m.CreateRoom(id, TOY, 2, "Toys", settings=late))).room
        await join(ben, room)
        await watch(eve, room)
        breaks(monkeypatch, "view")
        for _ in range(2):
            answer = await (await table.guest(node, "Dan")).ask(lambda id: m.Watch(id, room))
            assert (type(answer), answer.code) == (m.Rejected, Code.INTERNAL_ERROR)
        await eve.send(m.GetSnapshot("s"))
        assert (await eve.end())[0] == Close.NOT_ADMITTED
    assert [line["room"] for line in failures(caplog)] == [room]


async def test_a_state_that_its_game_cannot_load_is_a_room_that_cannot_be_read(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with Table() as table:
        ann, ben, eve = [await table.guest(node, name) for name in ("Ann", "Ben", "Eve")]
        room = await toy_match(ann, ben)
        breaks(monkeypatch, "load")
        breaks(monkeypatch, "new")  # else the log gives the state
        for _ in range(2):
            answer = await eve.ask(lambda id: m.Watch(id, room))
            assert (type(answer), answer.code) == (m.TryAgain, Code.UNAVAILABLE)
        served = await node.http("GET", f"/api/rooms/{room}")
        assert (served.status, served.json()["message"]) == (503, "This server cannot read the room: try another.")
        assert isinstance(await eve.ask(lambda id: m.CreateRoom(id, SOUND, 2, "Table")), m.Created)
    (line,) = failures(caplog, "a room cannot be read")
    assert line["game"] == TOY
    assert line["error"].endswith("Unreadable < Broken")


async def test_a_list_of_matches_leaves_out_one_at_which_its_game_fails(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        broken = await toy_match(ann, ben)
        other = await start_match(ann, ben, game=SOUND)
        breaks(monkeypatch, "choices")
        for room in (broken, other):
            await node.node.lobby.update(room)
        listed = await node.http("GET", "/api/me/matches", authorization=f"Bearer {token}")
    assert [match["room"]["id"] for match in listed.json()["matches"]] == [other]


async def test_a_request_at_which_the_server_fails_names_the_line_in_the_log(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: Any) -> None:
        raise Broken

    monkeypatch.setattr(node.node.room_list, "refresh", fails)
    answer = await node.http("GET", "/api/rooms")
    assert (answer.status, answer.json()["code"]) == (500, Code.INTERNAL_ERROR)
    (line,) = failures(caplog, "a request cannot be served")
    assert line["error"] == "Broken"
    assert line["request"] in answer.json()["message"]


async def test_a_match_whose_state_has_another_form_now_goes_on_by_its_log(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with Table() as table:
        tokens = [node.token(name) for name in ("Ann", "Ben")]
        ann, ben = [await table.again(node, token) for token in tokens]
        room = await toy_match(ann, ben)
        await move({0: ann, 1: ben})
        loaded = await node.node.rooms.load(room)
        assert loaded is not None
        stored = ToyGame().dump(loaded.room.state)
        breaks(monkeypatch, "load", lambda data: data == stored)  # as after a release with one more field
        made = await other.node.rooms.load(room)
        assert made is not None
        assert made.room == loaded.room
        assert [line["event"] for line in lines(caplog)].count("the state of a room is made anew from its log") == 1
        again = [await table.again(other, token) for token in tokens]
        for one in again:
            await watch(one, room)
        await move({0: again[0], 1: again[1]})


async def test_a_match_whose_log_does_not_lead_to_its_state_is_unreadable(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        room = await toy_match(ann, ben)
        breaks(monkeypatch, "load")
        breaks(monkeypatch, "apply")
        breaks(monkeypatch, "new")
        with pytest.raises(Unreadable):
            await other.node.rooms.load(room)


@pytest.mark.parametrize("error", [SystemExit("bye"), KeyboardInterrupt("stop"), BaseException("odd")])
async def test_a_game_that_ends_python_is_refused_and_the_node_goes_on(
    node: LiveNode, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: BaseException
) -> None:
    def end(*_: Any) -> Any:
        raise error

    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        await toy_match(ann, ben)
        former = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a node, which handles it itself
        try:
            with monkeypatch.context() as broken:
                broken.setattr(ToyGame, "apply", end)
                answer = await ann.ask(lambda id: m.Command(id, 0, 16, Say(1)))
        finally:
            signal.signal(signal.SIGINT, former)
        assert (type(answer), answer.code) == (m.Rejected, Code.INTERNAL_ERROR)
        assert isinstance(await ann.ask(lambda id: m.Command(id, 0, 16, Say(1))), m.Accepted)
    assert failures(caplog)[0]["error"] == "EndsPython"
