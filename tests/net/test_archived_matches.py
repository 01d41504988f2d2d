"""A match that leaves Redis for the archive, as people meet it, over real sockets and on two nodes."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from botyard.accounts.accounts import pseudonym_of
from botyard.archive.archive import MatchArchive
from botyard.archive.errors import ArchiveUnavailable
from botyard.archive.queries import Filter
from botyard.archive.sqlite import SqliteDatabase
from botyard.replay.file import read
from botyard.replay.verify import verify
from botyard.rooms import commit_plan
from botyard.rooms.runtime import mover
from botyard.store.keys import room_keys
from botyard.store.room_store import Head
from botyard_protocol import messages as m
from botyard_protocol.codec import Encoding
from tests.net.table import Table, move, start_match, watch
from tests.net.test_retention import finish, notice_nothing, pack, played, received
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess
from tests.support.waiting import SECONDS, until


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
