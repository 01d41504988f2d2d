"""Redis is emptied in the middle of a match: each client gets an answer, and no lost room is listed."""

import pytest

from botyard import store_basics
from botyard.lobby import room_list
from botyard.store.data_format import FORMAT
from botyard.store.keys import FORMAT as FORMAT_KEY
from botyard.store.keys import SECRET
from botyard_protocol import messages as m
from botyard_protocol.codes import Close
from tests.net.table import Table, make_room, open_choice, start_match, watch
from tests.support.default_game import ANSWER, GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

OUTDATED = "a newer release has stored data: start it in the place of this node"


@pytest.fixture(autouse=True)
def compare_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_list, "COMPARE_SECONDS", 0.1)
    monkeypatch.setattr(store_basics, "CHECK_SECONDS", 0.1)


async def test_all_members_of_a_room_that_is_gone_are_notified_and_can_begin_another(
    redis: RedisProcess, node: LiveNode, other: LiveNode
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(node, "Ben")
        wes = await table.guest(other, "Wes")
        room = await start_match(ann, ben)
        snapshot = await watch(wes, room)
        choice = open_choice(ann)
        redis.ask("FLUSHALL")
        player = (ann, ben)[choice.seat]
        refused = await player.ask(lambda id: m.Command(id, choice.seat, choice.id, ANSWER))
        assert (type(refused), refused.code) == (m.Rejected, "no_such_room")
        for guest in (ann, ben, wes):
            assert (await guest.end())[0] == Close.ROOM_GONE
        back = await table.guest(other, "Wes again")
        cursor = m.Cursor(snapshot.epoch, snapshot.number, ())
        gone = await back.ask(lambda id: m.Resume(id, room, cursor))
        assert (type(gone), gone.code) == (m.Rejected, "no_such_room")
        assert await make_room(back) != room


async def test_the_lobby_shows_nothing_that_is_not_there(redis: RedisProcess, node: LiveNode) -> None:
    async with Table() as table:
        ann, wes = await table.guest(node, "Ann"), await table.guest(node, "Wes")
        room = await make_room(ann)
        await node.node.lobby.update(room)
        assert [one.id for one in (await wes.ask(m.EnterLobby)).rooms] == [room]
        redis.ask("FLUSHALL")
        assert (await wes.next(m.LobbyRemoved)).room == room
        another = (await wes.ask(lambda id: m.CreateRoom(id, GAME, 2))).room
        assert (await wes.next(m.LobbyChanged)).room.id == another


async def test_a_node_that_starts_afterwards_knows_the_same_people(redis: RedisProcess, node: LiveNode) -> None:
    key = redis.ask("GET", SECRET)
    redis.ask("FLUSHALL")
    await until(lambda: redis.ask("GET", SECRET) == key)
    later = LiveNode(redis.url)
    await later.start()
    try:
        async with Table() as table:
            await table.again(later, node.token("Ann"))
    finally:
        await later.stop()


async def test_the_data_format_is_put_back(redis: RedisProcess, node: LiveNode) -> None:
    redis.ask("FLUSHALL")
    await until(lambda: redis.ask("GET", FORMAT_KEY) == b"$1\r\n%d\r\n" % FORMAT)


async def test_a_node_is_not_ready_while_a_newer_release_has_stored_data(
    redis: RedisProcess, node: LiveNode, caplog: pytest.LogCaptureFixture
) -> None:
    redis.ask("SET", FORMAT_KEY, str(FORMAT + 1))
    await until(lambda: node.node.readiness.outdated)
    answer = await node.http("GET", "/readyz")
    assert (answer.status, answer.json()["failing"]) == (503, ["format"])
    redis.ask("SET", FORMAT_KEY, str(FORMAT))
    await until(lambda: not node.node.readiness.outdated)
    assert (await node.http("GET", "/readyz")).status == 200
    assert [one.getMessage() for one in caplog.records].count(OUTDATED) == 1
