"""The client against a real server: every request that it can make is understood, in both forms."""

import asyncio
import urllib.error
from collections.abc import AsyncIterator

import msgspec
import pytest
import pytest_asyncio

from botyard.client import Client, Disconnected, Record, Refused, connect, guest_token
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import Encoding
from botyard_protocol.messages import Accepted, Cursor, Rejected, Status
from botyard_protocol.twin_tin_bots import Mode, Options, OptionsView, RobotName, Tile
from tests.live.processes import NodeProcess

FIRST = ttb.First((ttb.FirstPlace(RobotName.A, 1, Tile.FORWARD_1), ttb.FirstPlace(RobotName.B, 1, Tile.TURN_LEFT)))
PLACES = tuple(ttb.Place(one.robot, one.slot, one.tile) for one in FIRST.places)
TEAMS = Options(mode=Mode.TEAMS, rocks=1)

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def node(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[NodeProcess]:
    process = NodeProcess(tmp_path_factory.mktemp("node"), "node", None)
    await process.start()
    yield process
    await process.end()


async def token(node: NodeProcess, name: str) -> str:
    return (await guest_token(node.http, name)).token


async def test_a_guest_gets_a_name_or_a_reason(node: NodeProcess) -> None:
    guest = await guest_token(node.http + "/", "  Ann ")
    assert guest.name == "Ann"
    with pytest.raises(urllib.error.HTTPError, match="400"):
        await guest_token(node.http, "")


async def test_a_token_that_was_not_signed_is_refused_for_good(node: NodeProcess) -> None:
    with pytest.raises(Disconnected) as refused:
        async with connect(node.ws, token="v1.forged.QW5u.AAAA"):
            raise AssertionError("a forged token was welcomed")
    assert not refused.value.come_back


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_a_table_is_set_and_cleared(node: NodeProcess, encoding: Encoding) -> None:
    async with (
        connect(node.ws, token=await token(node, "Ann"), encoding=encoding) as ann,
        connect(node.ws, token=await token(node, "Ben"), encoding=encoding) as ben,
    ):
        await ben.lobby()
        room = await ann.create("twin_tin_bots", 3, "Table of three", TEAMS)
        await ben.until(lambda model: room in model.rooms)
        assert ben.model.rooms[room].options == OptionsView(**msgspec.structs.asdict(TEAMS))
        await ann.watch(room)
        assert ann.model.audience == (0,)
        assert isinstance(await ann.contribute(0, "0f" * 16), Accepted)
        with pytest.raises(Refused, match="already_contributed"):
            await ann.contribute(0, "f0" * 16)
        await ben.join(room, 2, contribution="a5" * 16)
        assert ben.model.audience == (2,)
        assert (await ben.snapshot()).room.contributed == (True, False, True)
        assert isinstance(await ben.leave_seat(2), Accepted)
        await ben.until(lambda model: model.audience == ())
        await ben.exit()
        await ben.leave_lobby()
        await ben.ping()
        with pytest.raises(Refused, match="not_enough_players"):
            await ann.start()
        with pytest.raises(Refused, match="no_such_room"):
            await ben.watch("nowhere")
        with pytest.raises(Refused, match="bad_options: mode"):
            await ben.create("twin_tin_bots", 2, "", TEAMS)


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_turns_are_played_across_cuts_and_all_clients_receive_the_same(
    node: NodeProcess, encoding: Encoding
) -> None:
    records = [Record(), Record(), Record()]
    async with (
        connect(node.ws, token=await token(node, "Ann"), encoding=encoding, record=records[0]) as ann,
        connect(node.ws, token=await token(node, "Ben"), encoding=encoding, record=records[1]) as ben,
        connect(node.ws, token=await token(node, "Sue"), encoding=encoding, record=records[2]) as sue,
    ):
        room = await ann.create("twin_tin_bots", 2)
        await sue.watch(room)
        await ben.join(room)
        await asyncio.gather(ann.watch(room), ben.until(lambda model: model.view is not None))
        await asyncio.gather(*(play_with_cuts(client, turns=6) for client in (ann, ben)))
        assert isinstance(await ann.resign(0), Accepted)
        await asyncio.gather(*(client.until(lambda model: model.finished) for client in (ann, ben, sue)))
        history = await sue.history(before=sue.model.number or 0, limit=3)
        assert [frame.number for frame in history.frames] == [number_of(sue) - 3 + i for i in range(3)]
        assert history.more
        assert (await sue.snapshot()).room.status is Status.FINISHED
    ends = [max(record.events) for record in records]
    assert len(set(ends)) == 1
    assert [record.contradictions for record in records] == [[], [], []]
    assert len(records[0].accepted) == 6 + 1  # the turns, and the end


async def play_with_cuts(client: Client, turns: int) -> None:
    """Play the first turns, breaking the connection while every answer is on its way."""
    done = 0
    async for choice in client.choices():
        command = FIRST if isinstance(choice, ttb.ChooseFirst) else ttb.Pass()
        asking = asyncio.create_task(client.command(choice.seat, choice.id, command))
        await asyncio.sleep(0)
        client.cut()
        assert isinstance(await asking, Accepted)
        done += 1
        if done == turns:
            return


async def test_a_command_that_is_asked_again_gets_its_old_answer(node: NodeProcess) -> None:
    async with (
        connect(node.ws, token=await token(node, "Ann")) as ann,
        connect(node.ws, token=await token(node, "Ben")) as ben,
    ):
        room = await ann.create("twin_tin_bots", 2)
        await ann.watch(room)
        await ben.join(room)
        await ann.until(lambda model: model.choices != ())
        (choice,) = ann.model.choices
        first = (ann, ben)[choice.seat]
        once = await first.command(choice.seat, choice.id, FIRST, id="same")
        assert isinstance(once, Accepted)
        assert await first.command(choice.seat, choice.id, FIRST, id="same") == once
        other = await first.command(choice.seat, choice.id, ttb.Pass(), id="same")
        assert isinstance(other, Rejected)
        assert other.code == "id_reused"


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_the_seat_that_programs_can_have_previews(node: NodeProcess, encoding: Encoding) -> None:
    async with (
        connect(node.ws, token=await token(node, "Ann"), encoding=encoding) as ann,
        connect(node.ws, token=await token(node, "Ben"), encoding=encoding) as ben,
    ):
        room = await ann.create("twin_tin_bots", 2)
        await ann.watch(room)
        await ben.join(room)
        await ann.until(lambda model: model.choices != ())
        (choice,) = ann.model.choices
        first = (ann, ben)[choice.seat]
        ahead = await first.preview(choice.seat, PLACES, rounds=2, branches=True)
        assert [type(event) for event in ahead.events[:2]] == [ttb.TilePlaced, ttb.TilePlaced]
        assert sum(isinstance(event, ttb.RobotMoved) for event in ahead.events) == 2
        with pytest.raises(Refused, match="one_tile_each"):
            await first.preview(choice.seat, PLACES[:1])
        assert ann.model.choices == (choice,)


async def test_a_cursor_of_another_epoch_is_answered_with_a_snapshot(node: NodeProcess) -> None:
    async with connect(node.ws, token=await token(node, "Ann")) as ann:
        room = await ann.create("twin_tin_bots", 2)
        await ann.watch(room)
        assert ann.model.cursor is not None
        assert (await ann.resume(room, ann.model.cursor)).recovered
        assert not (await ann.resume(room, Cursor(99, 1, (0,)))).recovered
        await ann.until(lambda model: model.number is not None)


def number_of(client: Client) -> int:
    assert client.model.number is not None
    return client.model.number
