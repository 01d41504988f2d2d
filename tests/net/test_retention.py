"""Packed and expired rooms, and matches in the archive, as people meet them: over real sockets and on two nodes."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from botyard.accounts.accounts import pseudonym_of
from botyard.archive.archive import MatchArchive
from botyard.archive.database import ArchiveUnavailable
from botyard.archive.queries import Filter
from botyard.archive.sqlite import SqliteDatabase
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard.rooms import commit_plan
from botyard.rooms.runtime import mover
from botyard.store.archived_room import ArchivedRoom
from botyard.store.keys import room_keys
from botyard.store.room_store import Head
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from botyard_protocol.codes import Close
from tests.net.table import Table, last_number, look_again, make_room, move, open_choice, start_match, watch
from tests.support.client import Client
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import SECONDS, until


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the time of rooms be over as soon as they may be packed or expire."""
    monkeypatch.setattr(commit_plan, "KEEP_MS", -60_000)
    monkeypatch.setattr(commit_plan, "EXPIRY_MS", -60_000)


async def played(table: Table, node: LiveNode, other: LiveNode) -> tuple[Client, Client, str]:
    """A match of two on two nodes, with some turns and its end."""
    ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
    room = await start_match(ann, ben)
    for _ in range(5):
        await move({0: ann, 1: ben})
    return ann, ben, room


async def finish(ann: Client, ben: Client) -> int:
    """Ann resigns; the number of the last entry, which both know."""
    number: int = (await ann.ask(lambda id: m.Resign(id, 0))).number
    for guest in (ann, ben):
        await guest.next(m.ChoiceFrame, lambda one: one.number == number)
    return number


async def pack(node: LiveNode, room: str) -> None:
    """Pack a room whose time is over, if the sweep of the node has not done so already."""
    await node.node.rooms.retention.archive(room)
    assert isinstance(await node.store.rooms.read(room_keys(room)), ArchivedRoom)


async def received(node: LiveNode, token: str, room: str, encoding: Encoding) -> list[bytes]:
    """All bytes that a client gets when it enters, reads the history, resumes and asks again."""
    async with Table() as table:
        guest = await table.again(node, token, encoding)
        await guest.send(m.Watch("w", room))
        audience = (await guest.next(m.Entered)).audience
        await guest.send(m.GetHistory("h", 99, 100))
        for number in (1, 4, 7, 8):
            await guest.send(m.Resume(f"r{number}", room, m.Cursor(1, number, audience)))
        await guest.settled()
        await look_again(guest)
        outside_the_log = m.Welcome | m.Presence | m.Onlookers | m.Heartbeat | m.Pong
        return [raw for one, raw in zip(guest.heard, guest.raw, strict=True) if not isinstance(one, outside_the_log)]


async def notice_nothing(ann: Client, ben: Client, snapshots: dict[Client, int]) -> None:
    """Check that two players see a spectator come, stay connected and get no other snapshot; their match is over."""
    for guest in (ann, ben):
        await guest.next(m.Presence, lambda one: one.spectators == 1)
        await guest.settled()
        assert (guest.closed, len(guest.all(m.Snapshot))) == (None, snapshots[guest])
    late = await ben.ask(lambda id: m.Resign(id, 1))
    assert late.code == "game_over"


@pytest.mark.parametrize("encoding", list(Encoding))
async def test_all_readers_get_the_same_bytes_of_a_match_before_and_after_it_is_packed(
    node: LiveNode, other: LiveNode, encoding: Encoding, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So no audience gets more than it may know, either."""
    async with Table() as table:
        tokens = [node.token(name) for name in ("Ann", "Ben", "Wes")]
        ann, ben = await table.again(node, tokens[0]), await table.again(other, tokens[1])
        room = await start_match(ann, ben)
        for _ in range(5):
            await move({0: ann, 1: ben})
        await finish(ann, ben)
        live = [await received(node, token, room, encoding) for token in tokens]
        file = (await node.http("GET", f"/api/match/{room}")).body
        monkeypatch.setattr(commit_plan, "KEEP_MS", -60_000)
        await pack(other, room)
        for server in (node, other):
            assert [await received(server, token, room, encoding) for token in tokens] == live
            assert (await server.http("GET", f"/api/match/{room}")).body == file
        assert len({tuple(one) for one in live}) == 3
        assert verify(read(file)).faults == ()


@pytest.mark.usefixtures("at_once")
async def test_members_of_a_room_do_not_notice_that_it_is_packed(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben, room = await played(table, node, other)
        number = await finish(ann, ben)
        snapshots = {guest: len(guest.all(m.Snapshot)) for guest in (ann, ben)}
        await pack(node, room)
        for server in (node, other):
            server.node.hubs.on_gap()  # the heads are compared
        wes = await table.guest(other, "Wes")
        assert (await watch(wes, room)).number == number
        await notice_nothing(ann, ben, snapshots)


async def test_a_client_that_missed_the_end_of_a_packed_match_receives_it(
    node: LiveNode, other: LiveNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        ann, ben, room = await played(table, node, other)
        monkeypatch.setattr(other.node.subscriber, "_on_message", lambda *_: None)  # what is published gets lost
        seen = last_number(ben)
        number: int = (await ann.ask(lambda id: m.Resign(id, 0))).number
        monkeypatch.setattr(commit_plan, "KEEP_MS", -60_000)
        await pack(node, room)
        other.node.hubs.on_gap()
        await ben.next(m.ChoiceFrame, lambda one: one.number == number)
        assert [one.number for one in ben.all(m.EventFrame)][-1] == number
        assert number > seen


@pytest.mark.usefixtures("at_once")
async def test_an_accepted_command_sent_again_is_accepted_under_its_number(node: LiveNode, other: LiveNode) -> None:
    async with Table() as table:
        ann, ben = await table.guest(node, "Ann"), await table.guest(other, "Ben")
        room = await start_match(ann, ben)
        choice = open_choice(ann)
        own = (ann, ben)[choice.seat]
        await move({0: ann, 1: ben})
        command = next(one for one in own.all(m.Accepted) if one.number == 3)
        number = await finish(ann, ben)
        entry = (await node.node.rooms.entries(room, 3, 3))[0]
        await pack(node, room)
        assert isinstance(entry.command, m.Command)
        again = await own.ask(lambda _: entry.command, entry.id)
        assert again == command
        await own.settled()
        assert [one for one in own.all(m.Accepted) if one.id == entry.id] == [command, command]
        assert last_number(own) == number


# --- rooms that are gone ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lost", [False, True], ids=["published", "unpublished"])
async def test_members_of_a_room_that_expires_are_notified_on_every_node(
    node: LiveNode, other: LiveNode, lost: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Table() as table:
        ann, wes, eve = await table.guest(node, "Ann"), await table.guest(other, "Wes"), await table.guest(other, "Eve")
        room = await make_room(ann)
        await watch(wes, room)
        await eve.ask(m.EnterLobby)
        if lost:
            monkeypatch.setattr(other.node.subscriber, "_on_message", lambda *_: None)
            monkeypatch.setattr(node.node.subscriber, "_on_message", lambda *_: None)
        monkeypatch.setattr(commit_plan, "EXPIRY_MS", -60_000)
        await pack(node, room)
        for server in (node, other) if lost else ():
            server.node.hubs.on_gap()  # the heads are compared
        for guest in (ann, wes):
            assert (await guest.end())[0] == Close.ROOM_GONE
        back = await table.guest(node, "Ann")
        refused = await back.ask(lambda id: m.Resume(id, room, m.Cursor(1, 1, (0,))))
        assert (refused.code, refused.message.startswith("We couldn't find this table")) == ("no_such_room", True)
        assert (await back.ask(lambda id: m.Join(id, room))).code == "no_such_room"
        assert (await node.http("GET", f"/api/match/{room}")).status == 404
        if not lost:
            assert (await eve.next(m.LobbyRemoved)).room == room
        await until(lambda: node.node.hubs.open_rooms == other.node.hubs.open_rooms == 0)


async def test_members_of_a_room_that_redis_has_forgotten_are_notified(
    redis: RedisProcess, node: LiveNode, other: LiveNode
) -> None:
    async with Table() as table:
        ann, ben, _ = await played(table, node, other)
        redis.ask("FLUSHALL")
        for server in (node, other):
            server.node.hubs.on_gap()
        for guest in (ann, ben):
            assert (await guest.end())[0] == Close.ROOM_GONE


async def test_a_snapshot_of_a_room_that_is_gone_is_not_waited_for(redis: RedisProcess, node: LiveNode) -> None:
    async with Table() as table:
        ann = await table.guest(node, "Ann")
        await make_room(ann)
        redis.ask("FLUSHALL")
        await ann.send(m.GetSnapshot("s"))
        assert (await ann.end())[0] == Close.ROOM_GONE


# --- the archive ------------------------------------------------------------------------------------------------


async def opened(path: Path) -> MatchArchive:
    """The archive of one node."""
    made = MatchArchive(SqliteDatabase(path))
    await made.start()
    return made


@pytest_asyncio.fixture
async def nodes(
    redis: RedisProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[LiveNode, LiveNode]]:
    """Two nodes that share a Redis and an archive. Matches that are packed are moved at once."""
    monkeypatch.setattr(mover, "KEPT_MS", -60_000)
    monkeypatch.setattr(mover, "SWEEP_SECONDS", 0.02)
    archives = [await opened(tmp_path / "archive.sqlite") for _ in range(2)]
    made = [LiveNode(redis.url, archive=archive) for archive in archives]
    for one in made:
        await one.start()
    yield made[0], made[1]
    for one, archive in zip(made, archives, strict=True):
        await one.end()
        await archive.stop()


async def has_left(node: LiveNode, room: str) -> None:
    """Wait until Redis does not have a room any more."""
    gone: list[bool] = []

    while not gone or not gone[-1]:
        sweeping = node.node.mover
        assert sweeping is not None
        await sweeping.sweep()
        gone.append(await node.store.rooms.read(room_keys(room)) is None)


async def test_all_readers_get_the_same_bytes_of_a_match_before_and_after_it_has_moved(
    nodes: tuple[LiveNode, LiveNode], monkeypatch: pytest.MonkeyPatch
) -> None:
    node, other = nodes
    async with Table() as table:
        tokens = [node.token(name) for name in ("Ann", "Ben", "Wes")]
        ann, ben = await table.again(node, tokens[0]), await table.again(other, tokens[1])
        room = await start_match(ann, ben)
        for _ in range(5):
            await move({0: ann, 1: ben})
        await finish(ann, ben)
        paths = [f"/api/match/{room}", f"/api/match/{room}/statistics", f"/api/match/{room}/timeline"]
        live = [await received(node, token, room, Encoding.JSON) for token in tokens]
        shown = [await node.http("GET", path) for path in paths]
        assert [one.status for one in shown] == [200] * len(paths)
        answers = [one.body for one in shown]
        monkeypatch.setattr(commit_plan, "KEEP_MS", -60_000)
        await pack(node, room)
        await has_left(node, room)
        for server in nodes:
            assert [await received(server, token, room, Encoding.JSON) for token in tokens] == live
            assert [(await server.http("GET", path)).body for path in paths] == answers
        assert verify(read(answers[0])).faults == ()
        assert node.node.archive is not None
        assert [one.room for one in await node.node.archive.history(Filter(words=("ann",)))] == [room]


async def test_a_match_is_in_the_archive_as_soon_as_it_ends(nodes: tuple[LiveNode, LiveNode]) -> None:
    node, other = nodes
    archive = other.node.archive
    assert archive is not None
    async with Table() as table:
        ann, ben, room = await played(table, node, other)
        assert await archive.match(room) is None
        await finish(ann, ben)
        async with asyncio.timeout(SECONDS):
            while await archive.match(room) is None:  # noqa: ASYNC110 - the archive has no event
                await asyncio.sleep(0.01)
    assert isinstance(await node.store.rooms.read(room_keys(room)), Head)


async def test_members_of_a_room_do_not_notice_that_it_moves(
    nodes: tuple[LiveNode, LiveNode], monkeypatch: pytest.MonkeyPatch
) -> None:
    node, other = nodes
    async with Table() as table:
        ann, ben, room = await played(table, node, other)
        number = await finish(ann, ben)
        snapshots = {guest: len(guest.all(m.Snapshot)) for guest in (ann, ben)}
        monkeypatch.setattr(commit_plan, "KEEP_MS", -60_000)
        await pack(node, room)
        await has_left(other, room)
        for server in nodes:
            server.node.hubs.on_gap()  # the heads are compared
        wes = await table.guest(other, "Wes")
        assert (await watch(wes, room)).number == number
        await notice_nothing(ann, ben, snapshots)


async def test_a_node_whose_archive_is_away_serves_on_and_says_so(
    nodes: tuple[LiveNode, LiveNode], monkeypatch: pytest.MonkeyPatch
) -> None:
    node, other = nodes
    archive = node.node.archive
    assert archive is not None

    async def away(room: str) -> None:
        raise ArchiveUnavailable("no route")

    for server in nodes:
        monkeypatch.setattr(server.node.archive, "match", away)
    async with Table() as table:
        ann, ben, room = await played(table, node, other)
        await finish(ann, ben)
        monkeypatch.setattr(commit_plan, "KEEP_MS", -60_000)
        await pack(node, room)
        await until(lambda: node.node.mover is not None and node.node.mover.away)
        ready = await node.http("GET", "/readyz")
        assert (ready.status, ready.json()["warnings"]) == (200, ["archive"])
        assert verify(read((await node.http("GET", f"/api/match/{room}")).body)).faults == ()


async def test_a_deleted_user_has_a_pseudonym_in_the_archive_and_an_export_has_the_matches(
    nodes: tuple[LiveNode, LiveNode], monkeypatch: pytest.MonkeyPatch
) -> None:
    node, _ = nodes
    archive = node.node.archive
    assert archive is not None
    async with Table() as table:
        token = node.token("Ann")
        ann, ben = await table.again(node, token), await table.guest(node, "Ben")
        room = await start_match(ann, ben)
        await finish(ann, ben)
        monkeypatch.setattr(commit_plan, "KEEP_MS", -60_000)
        await pack(node, room)
        await has_left(node, room)
    personal = node.node.session_registry.personal
    (match,) = await archive.history(Filter())
    identity = match.seats[0].identity
    exported = await personal.export(identity)
    assert [one["room"] for one in exported["archived_matches"]] == [room]
    await personal.erase(identity)
    (match,) = await archive.history(Filter())
    assert [seat.name for seat in match.seats] == [pseudonym_of(identity), "Ben"]
