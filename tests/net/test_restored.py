"""A store that is restored, torn or emptied under play.

The log that is there is not taken for the one that clients saw. In an emptied store, each client gets an answer, and no
lost room is listed.
"""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from botyard import store_basics
from botyard.lobby import room_list
from botyard.net.fanout import hubs
from botyard.rooms.record import Entry, load_entry
from botyard.store.data_format import FORMAT
from botyard.store.keys import FORMAT as FORMAT_KEY
from botyard.store.keys import SECRET, room_keys
from botyard.store.store import begin_new_epochs
from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close
from botyard_protocol.twin_tin_bots import RobotName
from tests.games.twin_tin_bots.players import NAME as GAME  # its fingerprints tell two histories apart
from tests.games.twin_tin_bots.players import shortest
from tests.net.fanout.test_delayed import start_delayed
from tests.net.table import Table, last_number, make_room, move, open_choice, start_match, watch
from tests.support.client import Client
from tests.support.default_game import ANSWER
from tests.support.default_game import GAME as TOY
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import until

TORN_BYTES = 30_000

Loss = Callable[[RedisProcess, Path], None]


def copied_back(redis: RedisProcess, copy: Path) -> None:
    redis.restore(copy)


def torn(redis: RedisProcess, copy: Path) -> None:
    redis.tear(TORN_BYTES)


LOSSES = pytest.mark.parametrize("lose", [copied_back, torn])


@pytest_asyncio.fixture
async def second_node(own_redis: RedisProcess) -> AsyncIterator[LiveNode]:
    """Another node on the Redis of `own_node`."""
    async with LiveNode(own_redis.url) as made:
        yield made


def cursor_of(guest: Client, audience: tuple[int, ...]) -> m.Cursor:
    """The cursor that a client takes from the newest events or snapshot."""
    last = next(one for one in reversed(guest.heard) if isinstance(one, m.EventFrame | m.Snapshot))
    return m.Cursor(last.epoch, last.number, audience, last.digest)


async def entries_of(node: LiveNode, room: str, last: int) -> list[Entry]:
    """The entries of a room's log up to the number `last`."""
    return [load_entry(data, GAME) for data in await node.store.rooms.entries(room_keys(room), 1, last)]


async def turns(players: dict[int, Client], count: int) -> int:
    """Play so many turns; the number of the last entry."""
    done = [await move(players, shortest) for _ in range(count)]
    return done[-1].number


async def turn_back(players: dict[int, Client]) -> m.Accepted:
    """Take a tile back with the seat whose turn it is. In the history that was lost it did not do so."""
    choice = open_choice(players[0])
    back = ttb.Remove(RobotName.A, 1)
    accepted = await players[choice.seat].ask(lambda id: m.Command(id, choice.seat, choice.id, back))
    assert isinstance(accepted, m.Accepted), accepted
    await until(lambda: all(last_number(player) >= accepted.number for player in players.values()))
    return accepted


async def are_back(guests: list[Client], number: int) -> None:
    """Check that all are notified of lost entries, and get the room as it was before entry `number`."""
    for guest in guests:
        entered = await guest.next(m.Entered, lambda one: one.lost)
        assert not entered.recovered
        snapshot = await guest.next(m.Snapshot)
        assert snapshot.number < number
        assert snapshot.digest is not None


async def return_to(guest: Client, room: str, cursor: m.Cursor) -> m.Entered:
    """Resume, and read all that follows."""
    entered = await guest.ask(lambda id: m.Resume(id, room, cursor))
    assert isinstance(entered, m.Entered), entered
    await guest.settled()
    return entered


@LOSSES
async def test_a_cursor_of_a_lost_history_gets_a_snapshot_on_every_node(
    own_redis: RedisProcess, own_node: LiveNode, second_node: LiveNode, tmp_path: Path, lose: Loss
) -> None:
    encodings = {"Ann": Encoding.JSON, "Ben": Encoding.MSGPACK, "Wes": Encoding.JSON}
    async with Table() as table:
        tokens = {name: own_node.token(name) for name in encodings}
        ann, ben = [await table.again(own_node, tokens[name], encodings[name]) for name in ("Ann", "Ben")]
        room = await start_match(ann, ben, game=GAME)
        wes = await table.again(second_node, tokens["Wes"], encodings["Wes"])
        await watch(wes, room)
        players = {0: ann, 1: ben}
        await turns(players, 4)
        own_redis.copy(tmp_path / "copy")
        lost = await turns(players, 40)
        await until(lambda: last_number(wes) == lost)
        await ann.ask(lambda id: m.GetHistory(id, lost + 1, 100))
        seen = {"Ann": cursor_of(ann, (0,)), "Wes": cursor_of(wes, ())}
        assert seen["Ann"].digest == seen["Wes"].digest
        lose(own_redis, tmp_path / "copy")
        await are_back([ann, ben, wes], lost)
        await turn_back(players)
        reached = await turns(players, lost + 2 - last_number(ann))
        assert reached == lost + 2
        assert not [one for one in ann.all(m.EventFrame)[-3:] if one.digest == seen["Ann"].digest]
        for node, encoding in ((own_node, Encoding.MSGPACK), (second_node, Encoding.JSON)):
            for name, cursor in seen.items():
                back = await table.again(node, tokens[name], encoding)
                entered = await return_to(back, room, cursor)
                assert (entered.recovered, entered.lost) == (False, True)
                assert back.all(m.EventFrame) == []
                assert back.all(m.Snapshot)[-1].number == reached
        past = await ann.ask(lambda id: m.GetHistory(id, lost + 1, 100))
        log = await entries_of(own_node, room, lost)
        assert [one.digest for one in past.frames] == [one.digest for one in log]
        again = await table.again(second_node, tokens["Ann"])
        assert (await return_to(again, room, cursor_of(ann, (0,)))).recovered


@LOSSES
async def test_delayed_spectators_are_shown_the_history_that_is_there(
    own_redis: RedisProcess, own_node: LiveNode, second_node: LiveNode, tmp_path: Path, lose: Loss
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(own_node, "Ann"), await table.guest(second_node, "Ben")
        room = await start_delayed(m.RoomSettings(delay_turns=2), ann, ben, GAME)
        players = {0: ann, 1: ben}
        wes = await table.guest(second_node, "Wes")
        await watch(wes, room)
        await turns(players, 4)
        own_redis.copy(tmp_path / "copy")
        lost = await turns(players, 40)
        await until(lambda: last_number(wes) == lost - 2)
        gone = cursor_of(wes, ())
        lose(own_redis, tmp_path / "copy")
        await are_back([ann, ben, wes], lost)
        await turn_back(players)
        reached = await turns(players, lost + 4 - last_number(ann))
        await until(lambda: last_number(wes) == reached - 2)
        log = {entry.number: entry for entry in await entries_of(own_node, room, reached)}
        frames = wes.all(m.EventFrame)[-5:]
        assert [one.digest for one in frames] == [log[one.number].digest for one in frames]
        for node in (own_node, second_node):
            back = await table.guest(node, "Eve")
            assert (await return_to(back, room, gone)).lost
            assert back.all(m.Snapshot)[-1].number == reached - 2


async def test_a_client_that_returns_after_a_restore_learns_that_entries_may_be_missing(
    own_redis: RedisProcess, own_node: LiveNode, tmp_path: Path
) -> None:
    async with Table() as table:
        tokens = {name: own_node.token(name) for name in ("Ann", "Ben")}
        ann, ben = [await table.again(own_node, token) for token in tokens.values()]
        room = await start_match(ann, ben, game=GAME)
        await turns({0: ann, 1: ben}, 2)
        own_redis.copy(tmp_path / "copy")
        kept = cursor_of(ann, (0,))
        lost = await turns({0: ann, 1: ben}, 6)
        gone = cursor_of(ben, (1,))
        own_redis.restore(tmp_path / "copy")
        await are_back([ann, ben], lost)
        await begin_new_epochs(own_node.store)  # as `botyard restore` does
        for name, cursor, is_lost in (("Ann", kept, False), ("Ben", gone, True)):
            back = await table.again(own_node, tokens[name])
            assert (await return_to(back, room, cursor)).lost is is_lost


async def test_a_store_of_an_earlier_epoch_is_followed_by_nodes_that_run(
    own_redis: RedisProcess, own_node: LiveNode, second_node: LiveNode, tmp_path: Path
) -> None:
    async with Table() as table:
        ann, ben = await table.guest(own_node, "Ann"), await table.guest(second_node, "Ben")
        room = await start_match(ann, ben, game=GAME)
        wes = await table.guest(second_node, "Wes")
        await watch(wes, room)
        players = {0: ann, 1: ben}
        await turns(players, 2)
        own_redis.copy(tmp_path / "copy")
        await begin_new_epochs(own_node.store)
        lost = await turns(players, 10)
        await until(lambda: last_number(wes) == lost)
        assert wes.all(m.EventFrame)[-1].epoch == 2
        own_redis.restore(tmp_path / "copy")
        await are_back([ann, ben, wes], lost)
        eve = await table.guest(own_node, "Eve")
        await watch(eve, room)
        reached = await turns(players, 2)
        await until(lambda: last_number(wes) == last_number(eve) == reached)
        assert eve.all(m.EventFrame)[-1].epoch == 1


async def test_a_command_decided_by_a_lost_history_is_decided_anew(
    own_redis: RedisProcess, own_node: LiveNode, second_node: LiveNode, tmp_path: Path
) -> None:
    async with Table() as table:
        host, cleo = await table.guest(own_node, "Ann"), await table.guest(second_node, "Cleo")
        room = await make_room(host, 3, GAME)
        own_redis.copy(tmp_path / "copy")
        ben = await table.guest(own_node, "Ben")
        assert isinstance(await ben.ask(lambda id: m.Join(id, room, 1)), m.Accepted)
        own_redis.restore(tmp_path / "copy")
        await until(lambda: host.all(m.Entered)[-1].lost)
        since = len(host.heard)
        joined = await cleo.ask(lambda id: m.Join(id, room, 1))
        assert isinstance(joined, m.Accepted), joined
        assert joined.number == 2
        refused = await ben.ask(lambda id: m.LeaveSeat(id, 1))
        assert isinstance(refused, m.Rejected), refused
        received = m.EventFrame | m.Snapshot
        await until(lambda: any(isinstance(one, received) and one.number == 2 for one in host.heard[since:]))


# --- emptied ----------------------------------------------------------------------------------------------------


OUTDATED = "a newer release has stored data: start it in the place of this node"


@pytest.fixture
def compare_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_list, "COMPARE_SECONDS", 0.1)
    monkeypatch.setattr(store_basics, "CHECK_SECONDS", 0.1)


@pytest.fixture
def compare_heads_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes that start afterwards look for lost rooms after a gap alone: no connection is closed before its answer."""
    monkeypatch.setattr(hubs, "COMPARE_SECONDS", 3_600.0)


@pytest.mark.usefixtures("compare_often", "compare_heads_when_asked")
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
        for one in (node, other):
            one.node.hubs.on_gap()
        for guest in (ann, ben, wes):
            assert (await guest.end())[0] == Close.ROOM_GONE
        back = await table.guest(other, "Wes again")
        cursor = m.Cursor(snapshot.epoch, snapshot.number, ())
        gone = await back.ask(lambda id: m.Resume(id, room, cursor))
        assert (type(gone), gone.code) == (m.Rejected, "no_such_room")
        assert await make_room(back) != room


@pytest.mark.usefixtures("compare_often")
async def test_the_lobby_shows_nothing_that_is_not_there(redis: RedisProcess, node: LiveNode) -> None:
    async with Table() as table:
        ann, wes = await table.guest(node, "Ann"), await table.guest(node, "Wes")
        room = await make_room(ann)
        await node.node.lobby.update(room)
        assert [one.id for one in (await wes.ask(m.EnterLobby)).rooms] == [room]
        redis.ask("FLUSHALL")
        assert (await wes.next(m.LobbyRemoved)).room == room
        another = (await wes.ask(lambda id: m.CreateRoom(id, TOY, 2))).room
        assert (await wes.next(m.LobbyChanged)).room.id == another


@pytest.mark.usefixtures("compare_often")
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


@pytest.mark.usefixtures("compare_often")
async def test_the_data_format_is_put_back(redis: RedisProcess, node: LiveNode) -> None:
    redis.ask("FLUSHALL")
    await until(lambda: redis.ask("GET", FORMAT_KEY) == b"$1\r\n%d\r\n" % FORMAT)


@pytest.mark.usefixtures("compare_often")
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
